import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** What a screen shows, by the selectors of what to wait for. */
export interface Marks {
  readonly heading: string;
  /** What somebody has come for: a list, a form that can be filled in. */
  readonly content: string;
}

export const KINDS = ["page", "script", "style", "font", "data", "other"] as const;
export type Kind = (typeof KINDS)[number];

interface Asked {
  readonly kind: Kind;
  readonly bytes: number;
  readonly endedMs: number;
}

export interface Visit {
  readonly headingMs: number;
  readonly contentMs: number;
  /** How far what is shown has moved by itself (CLS). */
  readonly layoutShift: number;
  /** Over the network until the content was there, what the cache had left out. */
  readonly asked: readonly Asked[];
}

const WAIT_MS = 60_000;
/** After the content: what moves by then, has moved. */
const SETTLE_MS = 1_500;
const LOOK_MS = 100;

/** In the page, from its first moment: looks in each frame for what is waited for. */
function watching({ heading, content }: Marks): string {
  return `(() => {
    const wanted = ${JSON.stringify({ heading, content })};
    const visit = (window.visit = { layoutShift: 0 });
    const isSeen = (selector) => {
      for (const element of document.querySelectorAll(selector)) {
        const { width, height, top } = element.getBoundingClientRect();
        const words = element.matches("input") ? "typed" : element.textContent;
        if (width > 1 && height > 1 && top < innerHeight && words.trim() !== "" && element.checkVisibility())
          return true;
      }
      return false;
    };
    const look = () => {
      for (const [name, selector] of Object.entries(wanted))
        if (visit[name] === undefined && isSeen(selector)) visit[name] = performance.now();
      if (visit.content === undefined || visit.heading === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) visit.layoutShift += value;
    }).observe({ type: "layout-shift", buffered: true });
  })()`;
}

const SEEN = "window.visit?.heading !== undefined && window.visit.content !== undefined";

const READ = `(() => {
  const { heading, content, layoutShift } = window.visit;
  const kindOf = ({ entryType, initiatorType, name }) => {
    if (entryType === "navigation") return "page";
    const { pathname } = new URL(name);
    if (pathname.endsWith(".js")) return "script";
    if (pathname.endsWith(".css")) return "style";
    if (pathname.endsWith(".woff2")) return "font";
    return initiatorType === "fetch" ? "data" : "other";
  };
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const asked = entries
    .filter(({ transferSize, responseEnd }) => transferSize > 0 && responseEnd <= content)
    .map((entry) => ({ kind: kindOf(entry), bytes: entry.transferSize, endedMs: entry.responseEnd }));
  return { headingMs: heading, contentMs: content, layoutShift, asked };
})()`;

/** Asked from outside: the page's own policy forbids the expressions that the library would look with. */
async function untilSeen(page: Page): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await page.evaluate<boolean>(SEEN))) {
    if (Date.now() > deadline) throw new Error(`${page.url()} does not show what is waited for.`);
    await sleep(LOOK_MS);
  }
}

/** Opens an address and waits for what it shows. */
export async function visit(page: Page, address: string, marks: Marks): Promise<Visit> {
  await page.addInitScript({ content: watching(marks) });
  await page.goto(address, { waitUntil: "commit", timeout: WAIT_MS });
  await untilSeen(page);
  await sleep(SETTLE_MS);
  return page.evaluate<Visit>(READ);
}
