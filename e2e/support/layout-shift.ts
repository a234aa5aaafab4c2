import type { Page } from "@playwright/test";

/** Adds up by how much what is shown moves without anybody having done anything (CLS). */
const WATCH = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: "layout-shift", buffered: true });`;

/** After the next two frames, in which what has just changed is drawn. */
const READ = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift)));
})`;

/** From the next page on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate<number>(READ);
}
