"use strict";

const catalogue = JSON.parse(document.getElementById("catalogue").textContent);
for (const curve of catalogue.entries.flatMap(entry => entry.curves)) curve.values = catalogue.tables[curve.table];

/** The strips of frames, decoded when they are asked for. The last few stay; each takes some megabytes. */
const strips = {
  kept: new Map(),
  limit: 10,
  waiting: [],
  running: 0,

  /** The frames of a choice: its own strip, and the one that all share. */
  get(choice) {
    let film = this.kept.get(choice.strip);
    this.kept.delete(choice.strip);
    film ??= this.inTurn(async () => {
      this.shared ??= this.decode(0);
      const isOwn = choice.order.some(index => index >= 0);
      return { choice, own: isOwn ? await this.decode(choice.strip) : null, shared: await this.shared };
    });
    this.kept.set(choice.strip, film);
    if (this.kept.size > this.limit) this.kept.delete(this.kept.keys().next().value);
    return film;
  },

  /** Does a few jobs at a time, the latest first: what was scrolled past can wait. */
  inTurn(job) {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => job().then(resolve, reject).finally(() => { this.running -= 1; this.proceed(); }));
      this.proceed();
    });
  },

  proceed() {
    while (this.running < 2 && this.waiting.length > 0) {
      this.running += 1;
      this.waiting.pop()();
    }
  },

  decode(number) {
    const text = atob(document.getElementById(`strip-${number}`).textContent);
    const bytes = Uint8Array.from(text, character => character.charCodeAt(0));
    // No conversion of any kind, so that what is drawn is what was encoded, bit by bit.
    return createImageBitmap(
      new Blob([bytes], { type: "image/webp" }), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  },
};

/** A canvas's context for frames: opaque, and in memory, where strips of any length can be drawn from. */
function frameContext(canvas) {
  canvas.width = catalogue.width;
  canvas.height = catalogue.height;
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  // Black until its first frame is there, but for this.
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--well").trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

/** Draws a frame of a film into a rectangle. */
function drawFrame(context, film, frame, x = 0, y = 0, width = catalogue.width, height = catalogue.height) {
  const index = film.choice.order[frame];
  const [picture, place, rows] = index < 0 ? [film.shared, -1 - index, 2] : [film.own, index, film.choice.rows];
  context.drawImage(
    picture, Math.floor(place / rows) * catalogue.width, place % rows * catalogue.height,
    catalogue.width, catalogue.height, x, y, width, height);
}
