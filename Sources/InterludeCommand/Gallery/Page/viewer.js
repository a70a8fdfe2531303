/** The large view of an entry. */
class Viewer {
  /** `neighbours` gives the entries to go through. */
  constructor(neighbours) {
    this.neighbours = neighbours;
    const find = id => document.getElementById(id);
    this.parts = Object.fromEntries(
      ["viewer", "screen", "filmstrip", "scrub", "play", "position", "loop", "speed", "directions", "curves", "graph",
        "note", "code", "copy", "previous", "next", "close"].map(id => [id, find(id)]));
    this.names = ["viewer-name", "viewer-summary", "viewer-group"].map(find);
    this.context = frameContext(this.parts.screen);
    this.player = new Player((frame, part) => this.show(frame, part));
    const { viewer, scrub, play, loop, speed, copy, previous, next, close } = this.parts;
    scrub.addEventListener("input", () => { this.pause(); this.player.seek(Number(scrub.value)); this.link(); });
    play.addEventListener("click", () => this.toggle());
    loop.addEventListener("change", () => { this.player.loops = loop.checked; });
    speed.addEventListener("change", () => { this.player.speed = Number(speed.value); });
    copy.addEventListener("click", () => this.copy());
    previous.addEventListener("click", () => this.go(-1));
    next.addEventListener("click", () => this.go(1));
    close.addEventListener("click", () => viewer.close());
    // A click beside the dialog is a click on the dialog itself: its contents cover the rest.
    viewer.addEventListener("click", event => { if (event.target === viewer) viewer.close(); });
    viewer.addEventListener("close", () => this.closed());
    viewer.addEventListener("keydown", event => this.key(event));
    new ResizeObserver(() => this.drawFilmstrip()).observe(this.parts.filmstrip);
  }

  /** Opens an entry, at a choice and a moment if they are given; plays it otherwise. */
  async open(entry, choiceName, moment) {
    const token = this.token = Symbol();
    this.pause();
    this.entry = entry;
    this.choice = entry.choices.find(choice => choice.name === choiceName) ?? entry.choices[0];
    this.curve = entry.curves[0];
    this.fillIn();
    if (!this.parts.viewer.open) {
      this.parts.viewer.showModal();
      document.documentElement.classList.add("is-viewing");
    }
    this.parts.scrub.focus();
    await this.load();
    if (token !== this.token) return;
    const last = this.choice.order.length - 1;
    this.player.seek(moment === undefined ? 0 : Math.round(moment * last));
    if (moment === undefined && !lessMotion.matches) this.play();
    this.link();
  }

  /** Writes what does not change while the entry is open. */
  fillIn() {
    const { entry, parts } = this;
    const [name, summary, group] = this.names;
    [name.textContent, summary.textContent, group.textContent] = [entry.name, entry.summary, groups[entry.group][0]];
    parts.screen.setAttribute("aria-label", `${entry.name}: ${entry.summary}`);
    this.fillSegments(parts.directions, entry.choices, this.choice, choice => {
      const arrow = arrows[choice.name];
      return arrow ? `${arrow} ${choice.name}` : choice.name;
    }, choice => this.choose(choice));
    this.fillSegments(parts.curves, entry.curves, this.curve, curve => curve.name, curve => {
      const frame = this.player.frame;
      this.curve = curve;
      this.player.values = curve.values;
      this.drawCurve();
      if (!this.player.isPlaying) this.player.seek(frame);
    });
    parts.note.textContent = entry.group === "scenes"
      ? `The frames are moments of a film of ${seconds(entry.duration)}.`
      : entry.curves.length > 0
        ? `The frames are even parts of the way; the pace says when each is shown in the ${seconds(entry.duration)}.`
        : `Its spring swings beyond the end, so its frames are even moments of its ${seconds(entry.duration)}.`;
    parts.note.hidden = false;
    this.drawCurve();
  }

  /** Fills a field with a radio button for each of some values; hides it when there is nothing to choose. */
  fillSegments(field, values, chosen, title, choose) {
    field.hidden = values.length < 2;
    const list = values.map((value, index) => {
      const label = document.createElement("label");
      const input = document.createElement("input");
      Object.assign(input, { type: "radio", name: field.id, value: value.name, checked: value === chosen });
      input.addEventListener("change", () => choose(values[index]));
      const text = document.createElement("span");
      text.textContent = title(value);
      label.append(input, text);
      return label;
    });
    field.querySelector(".segments").replaceChildren(...list);
  }

  /** Takes another direction, at the same frame. */
  async choose(choice) {
    const token = this.token = Symbol();
    const [frame, wasPlaying] = [this.player.frame, this.player.isPlaying];
    this.pause();
    this.choice = choice;
    this.drawCurve();
    await this.load();
    if (token !== this.token) return;
    if (wasPlaying) this.play(); else this.player.seek(frame);
    this.link();
  }

  /** Decodes the choice's frames. */
  async load() {
    const { player, choice, entry, parts } = this;
    const film = await strips.get(choice);
    if (choice !== this.choice) return;
    this.film = film;
    const isScene = entry.group === "scenes";
    Object.assign(player, {
      count: choice.order.length, duration: entry.duration, values: this.curve?.values ?? null,
      hold: isScene ? 1 : 0.6,
    });
    parts.scrub.max = choice.order.length - 1;
    this.drawFilmstrip();
  }

  /** Shows a frame and where it is. */
  show(frame, part) {
    const { parts, choice } = this;
    drawFrame(this.context, this.film, frame);
    parts.scrub.value = frame;
    const last = choice.order.length - 1;
    const percent = Math.round(100 * frame / last);
    parts.position.textContent = `frame ${frame} of ${last} · ${percent} %`;
    parts.scrub.setAttribute("aria-valuetext", `frame ${frame} of ${last}, ${percent} percent`);
    if (this.curve) {
      const dot = parts.graph.querySelector("circle");
      dot.setAttribute("cx", 120 * part);
      dot.setAttribute("cy", 80 - 80 * valueAt(this.curve.values, part));
    }
    Object.assign(parts.screen.dataset, { strip: choice.strip, frame });
  }

  /** Draws the chosen curve, and the Swift for it. */
  drawCurve() {
    const { curve, choice, parts } = this;
    parts.code.textContent = choice.code.replace("{curve}", curve?.code ?? "");
    parts.copy.textContent = "Copy";
    if (!curve) return;
    const points = curve.values.map((value, index) => `${120 * index / (curve.values.length - 1)} ${80 - 80 * value}`);
    parts.graph.querySelector(".curve").setAttribute("d", `M${points.join("L")}`);
  }

  /** Draws some frames side by side under the scrubber. */
  drawFilmstrip() {
    const { filmstrip } = this.parts;
    if (!this.film || filmstrip.clientWidth === 0) return;
    const ratio = devicePixelRatio || 1;
    const [width, height] = [filmstrip.clientWidth * ratio, filmstrip.clientHeight * ratio].map(Math.round);
    [filmstrip.width, filmstrip.height] = [width, height];
    const context = filmstrip.getContext("2d", { alpha: false });
    context.imageSmoothingQuality = "high";
    const count = Math.max(Math.round(width / (height * catalogue.width / catalogue.height)), 2);
    for (let index = 0; index < count; index += 1) {
      const frame = Math.round((this.choice.order.length - 1) * index / (count - 1));
      drawFrame(context, this.film, frame, width * index / count, 0, width / count, height);
    }
  }

  /** Keeps the address the one of what is shown. */
  link() {
    const last = this.choice.order.length - 1;
    const moment = this.player.isPlaying ? "" : `@${Number((this.player.frame / last).toFixed(4))}`;
    const way = this.choice.name ? `/${this.choice.name}` : "";
    history.replaceState(null, "", `#${this.entry.id}${way}${moment}`);
  }

  toggle() { if (this.player.isPlaying) this.pause(); else this.play(); this.link(); }

  play() {
    this.player.play();
    this.parts.play.classList.add("is-playing");
    this.parts.play.setAttribute("aria-label", "Pause");
  }

  pause() {
    this.player.pause();
    this.parts.play.classList.remove("is-playing");
    this.parts.play.setAttribute("aria-label", "Play");
  }

  /** Goes to the entry before or after. */
  go(step) {
    const entries = this.neighbours();
    const index = entries.indexOf(this.entry);
    if (entries.length > 0) this.open(entries[(index + step + entries.length) % entries.length]);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRadio = event.target.type === "radio";
    const actions = { "[": () => this.go(-1), "]": () => this.go(1) };
    if (!["BUTTON", "SELECT"].includes(event.target.tagName) && event.target.type !== "checkbox" && !isRadio) {
      actions[" "] = () => this.toggle();
    }
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }

  async copy() {
    const { copy, code } = this.parts;
    try {
      await navigator.clipboard.writeText(code.textContent);
      copy.textContent = "Copied";
    } catch {
      // Without the right to write to the clipboard, the text is selected, ready to be copied.
      getSelection().selectAllChildren(code);
      copy.textContent = "Selected";
    }
  }

  closed() {
    this.token = null;
    this.pause();
    this.film = null;
    document.documentElement.classList.remove("is-viewing");
    history.replaceState(null, "", location.pathname + location.search);
    document.getElementById(`card-${this.entry.id}`)?.focus();
  }
}

/** A length of time for reading. */
function seconds(value) { return `${Number(value.toFixed(2))} s`; }
