/** Whether people have asked for less motion. */
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The value of a curve, given by values that are evenly spread, at a part of the time. */
function valueAt(values, time) {
  if (!values) return time;
  const place = Math.min(Math.max(time, 0), 1) * (values.length - 1);
  const index = Math.min(Math.floor(place), values.length - 2);
  return values[index] + (values[index + 1] - values[index]) * (place - index);
}

/** The part of the time at which a curve that only rises has a value. */
function timeOf(values, value) {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(values, middle) < value) low = middle; else high = middle;
  }
  return value >= 1 ? 1 : value <= 0 ? 0 : (low + high) / 2;
}

/** Lets time pass over the frames of a film. */
class Player {
  /** `show` is told the frame and the part of the time. */
  constructor(show) {
    Object.assign(this, { show, count: 1, duration: 1, values: null, speed: 1, loops: true, hold: 0.6 });
    this.time = 0;
    this.handle = 0;
  }

  get isPlaying() { return this.handle !== 0; }
  get part() { return Math.min(Math.max(this.time / this.duration, 0), 1); }
  get frame() { return Math.round(valueAt(this.values, this.part) * (this.count - 1)); }

  /** Goes to a frame. */
  seek(frame) {
    const wanted = Math.min(Math.max(frame, 0), this.count - 1);
    this.time = this.duration * timeOf(this.values, this.count > 1 ? wanted / (this.count - 1) : 0);
    this.show(wanted, this.part);
  }

  play() {
    if (this.isPlaying) return;
    if (this.time >= this.duration) this.time = -this.hold / 2;
    let last = null;
    const step = now => {
      this.handle = requestAnimationFrame(step);
      this.time += last === null ? 0 : (now - last) / 1000 * this.speed;
      last = now;
      if (this.time >= this.duration && !this.loops) {
        this.time = this.duration;
        this.pause();
      } else if (this.time >= this.duration + this.hold * this.speed) {
        this.time = -this.hold / 2 * this.speed;
      }
      this.show(this.frame, this.part);
    };
    this.handle = requestAnimationFrame(step);
  }

  pause() {
    cancelAnimationFrame(this.handle);
    this.handle = 0;
  }
}
