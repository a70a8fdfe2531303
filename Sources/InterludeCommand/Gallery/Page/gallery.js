{
  const find = id => document.getElementById(id);
  const search = find("search");
  const isShown = card => !card.element.hidden;
  const viewer = new Viewer(() => cards.filter(isShown).map(card => card.entry));
  const cards = makeShelves(entry => {
    for (const card of cards) card.stop();
    viewer.open(entry);
  });

  const frames = catalogue.entries.flatMap(entry => entry.choices).reduce((sum, choice) => sum + choice.order.length, 0);
  const total = catalogue.entries.length;
  const scenes = catalogue.entries.filter(entry => entry.group === "scenes").length;
  const number = new Intl.NumberFormat("en");
  find("totals").innerHTML = `<b>${total - scenes}</b> transitions<br><b>${scenes}</b> scenes<br>`
    + `<b>${number.format(frames)}</b> frames, without loss`;
  find("made").textContent = `Made by interlude ${catalogue.version}: interlude gallery -o gallery`;

  /** Shows the entries that have all words that are looked for. */
  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of cards) card.element.hidden = !words.every(word => card.words.includes(word));
    for (const section of document.querySelectorAll("main section")) {
      const count = section.querySelectorAll("li:not([hidden])").length;
      section.hidden = count === 0;
      section.querySelector("h2 span").textContent = count;
    }
    const count = cards.filter(isShown).length;
    find("found").textContent = words.length > 0 ? `${count} of ${total}` : "";
    find("nothing").hidden = count > 0;
  }

  function clear() {
    search.value = "";
    filter();
  }

  search.addEventListener("input", filter);
  find("clear").addEventListener("click", () => { clear(); search.focus(); });
  document.addEventListener("keydown", event => {
    if (find("viewer").open || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && search.value !== "") {
      event.preventDefault();
      clear();
    }
  });

  function nameTheme() {
    find("theme").setAttribute("aria-label", theme.isDark ? "Light colours" : "Dark colours");
  }
  find("theme").addEventListener("click", () => { theme.toggle(); nameTheme(); });
  theme.system.addEventListener("change", () => { theme.paint(); nameTheme(); });
  nameTheme();

  /** Opens what the address names: #cube, #cube/left or #cube/left@0.5. */
  function follow() {
    const [, id, way, moment] = location.hash.match(/^#([^/@]+)(?:\/([^@]*))?(?:@([\d.]+))?$/) ?? [];
    const entry = catalogue.entries.find(entry => entry.id === id);
    if (entry) viewer.open(entry, way, moment === undefined ? undefined : Math.min(Number(moment), 1));
  }
  addEventListener("hashchange", follow);
  follow();
}
