"use strict";

/** Light or dark: what was chosen, or else what the system says. Before anything is drawn. */
const theme = {
  system: matchMedia("(prefers-color-scheme: dark)"),
  chosen: null,

  get isDark() { return document.documentElement.dataset.theme === "dark"; },

  paint() { document.documentElement.dataset.theme = this.chosen ?? (this.system.matches ? "dark" : "light"); },

  toggle() {
    this.chosen = this.isDark ? "light" : "dark";
    try { localStorage.setItem("theme", this.chosen); } catch { /* It holds for this visit. */ }
    this.paint();
  },
};
try { theme.chosen = localStorage.getItem("theme"); } catch { /* There is nothing to remember it in. */ }
theme.paint();
