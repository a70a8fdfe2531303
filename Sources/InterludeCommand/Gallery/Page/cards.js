/** What each group is called, and what it is. */
const groups = {
  library: ["Interlude", "Ready transitions as values, for pushes, tabs, modal screens, children and views; each has its way back."],
  presentations: ["Presentations", "Screens over other screens, as values of the same kind."],
  coreAnimation: ["Core Animation", "The types of CATransition: the four that are public, and those that Apple keeps private."],
  views: ["UIView", "What UIView.transition(from:to:duration:options:) does."],
  scenes: ["Scenes", "Small apps, each played by its script of touches."],
};

/** The arrow that stands for a direction. */
const arrows = {
  left: "←", right: "→", up: "↑", down: "↓",
  fromRight: "←", fromLeft: "→", fromBottom: "↑", fromTop: "↓",
};

/** The frame that stands for an entry: one from its middle. */
function posterFrame(entry) {
  const count = entry.choices[0].order.length;
  return Math.round((count - 1) * (posters[entry.id] ?? 0.45));
}

/** Where another moment says more. */
const posters = {
  flip: 0.36, "ca-oglFlip": 0.36, "view-transitionFlip": 0.36, "fade-through-black": 0.25, drop: 0.2, swing: 0.07,
  bubble: 0.35, sheet: 0.75, sideMenu: 0.8, dialog: 0.3, grow: 0.1,
};

/** A card: an entry's picture, which plays while it is pointed at or has the focus. */
class Card {
  constructor(entry, open) {
    this.entry = entry;
    this.choice = entry.choices[0];
    this.element = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "card";
    button.id = `card-${entry.id}`;
    const [canvas, name, ways, summary] = ["canvas", "span", "span", "span"].map(tag => document.createElement(tag));
    canvas.setAttribute("aria-hidden", "true");
    canvas.className = "phone";
    [name.className, ways.className, summary.className] = ["name", "ways", "summary"];
    // A long name breaks between its words.
    name.append(...entry.name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word, index) =>
      index > 0 ? [document.createElement("wbr"), word] : [word]));
    ways.textContent = entry.choices.map(choice => arrows[choice.name] ?? "").join("");
    ways.setAttribute("aria-hidden", "true");
    summary.textContent = entry.summary;
    const caption = document.createElement("span");
    caption.className = "caption";
    caption.append(name, ways);
    button.append(canvas, caption, summary);
    this.element.append(button);
    this.words = [entry.name, entry.summary, groups[entry.group][0], ...entry.choices.map(choice => choice.code)]
      .join(" ").toLowerCase();

    this.canvas = canvas;
    this.context = frameContext(canvas);
    this.player = new Player(frame => this.draw(frame));
    const curve = entry.curves[0];
    Object.assign(this.player, {
      count: this.choice.order.length, duration: entry.duration, values: curve?.values ?? null,
    });
    button.addEventListener("click", () => open(entry));
    for (const type of ["pointerenter", "focus"]) button.addEventListener(type, event => this.start(event));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => this.leave());
  }

  /** Shows the poster, as soon as it is decoded. */
  async showPoster() {
    this.film = await strips.get(this.choice);
    if (!this.player.isPlaying) this.draw(posterFrame(this.entry));
    if (!this.isWanted) this.film = null;
  }

  async start(event) {
    if (lessMotion.matches || event.pointerType === "touch") return;
    this.isWanted = true;
    const film = await strips.get(this.choice);
    if (!this.isWanted) return;
    this.film = film;
    this.player.time = -0.15;
    this.player.play();
  }

  /** Stops, unless it is still pointed at or has the focus. */
  leave() { if (!this.element.firstChild.matches(":hover, :focus-visible")) this.stop(); }

  stop() {
    if (!this.isWanted) return;
    this.isWanted = false;
    this.player.pause();
    if (this.film) this.draw(posterFrame(this.entry));
    this.film = null;
  }

  draw(frame) {
    drawFrame(this.context, this.film, frame);
    this.canvas.dataset.frame = frame;
  }
}

/** Puts a card of each entry on the page, under its group. */
function makeShelves(open) {
  const cards = catalogue.entries.map(entry => new Card(entry, open));
  const observer = new IntersectionObserver(changes => {
    for (const change of changes.filter(change => change.isIntersecting)) {
      observer.unobserve(change.target);
      cards.find(card => card.element === change.target).showPoster();
    }
  }, { rootMargin: "200px" });
  for (const [group, [title, text]] of Object.entries(groups)) {
    const members = cards.filter(card => card.entry.group === group);
    if (members.length === 0) continue;
    const section = document.createElement("section");
    section.id = `group-${group}`;
    section.setAttribute("aria-labelledby", `title-${group}`);
    const [heading, count, words, list] = ["h2", "span", "p", "ul"].map(tag => document.createElement(tag));
    heading.id = `title-${group}`;
    heading.textContent = title;
    count.textContent = members.length;
    heading.append(" ", count);
    words.textContent = text;
    list.className = "shelf";
    list.append(...members.map(card => card.element));
    section.append(heading, words, list);
    document.getElementById("shelves").append(section);
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `#group-${group}`;
    link.textContent = title;
    item.append(link);
    document.getElementById("groups").append(item);
    for (const card of members) observer.observe(card.element);
  }
  return cards;
}
