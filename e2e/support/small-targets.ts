import type { Page } from "@playwright/test";

/** What a finger needs (WCAG 2.5.5), less what browsers round away. */
const LEAST_PX = 43.5;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
}

/** What is used here of an element of the page. */
interface Thing {
  readonly tagName: string;
  readonly textContent: string;
  readonly labels?: Iterable<Thing> | null;
  readonly type?: string;
  getAttribute: (name: string) => string | null;
  getBoundingClientRect: () => Box;
  closest: (selector: string) => unknown;
}

/**
 * The links and controls in view that are too small for a finger. The whole of a card is the target of the
 * link in its title or of the box on it, another box shares its target with its label, and a link of one
 * short word in a sentence may be narrow.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const dialogs = page.getByRole("dialog");
  const root = (await dialogs.count()) > 0 ? dialogs.first() : page.locator("body");
  return root.locator("a, button, input, select, textarea, summary").evaluateAll((things: Thing[], least) => {
    return things.flatMap((thing) => {
      const own = thing.getBoundingClientRect();
      const unseen = own.width <= 1 || own.height <= 1 || thing.closest(".sr-only") !== null;
      if (unseen || thing.closest("article h2, article h3, .choice-card") !== null) return [];
      const labels = /checkbox|radio/.test(thing.type ?? "") ? [...(thing.labels ?? [])] : [];
      const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const height = Math.max(...boxes.map((box) => box.height));
      if (height >= least && (width >= least || thing.tagName === "A")) return [];
      const name = thing.getAttribute("aria-label") ?? thing.textContent.trim().slice(0, 40);
      return [`${thing.tagName} "${name}": ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, LEAST_PX);
}
