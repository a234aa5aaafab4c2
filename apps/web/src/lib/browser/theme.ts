/** The key is also read by public/first-paint.js before the first paint. */
const THEME_KEY = "theme";

export type Theme = "light" | "dark";

/** What is shown now: the stored choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemTheme();
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Choosing what the system shows anyway forgets the choice, so that the page follows the system again. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  try {
    if (theme === systemTheme()) {
      delete root.dataset.theme;
      localStorage.removeItem(THEME_KEY);
    } else {
      root.dataset.theme = theme;
      localStorage.setItem(THEME_KEY, theme);
    }
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}
