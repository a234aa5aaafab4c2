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

interface Target {
  readonly tag: string;
  readonly name: string;
  readonly seen: boolean;
  /** With its label. */
  readonly width: number;
  readonly height: number;
}

/**
 * The links and controls in view that are too small for a finger. The whole of a card is the target of the
 * link in its title or of the box on it, another box shares its target with its label, and a link of one
 * short word in a sentence may be narrow.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const dialogs = page.getByRole("dialog");
  const root = (await dialogs.count()) > 0 ? dialogs.first() : page.locator("body");
  const targets = await root
    .locator("a, button, input, select, textarea, summary")
    .evaluateAll((things: Thing[]) =>
      things
        .filter((thing) => thing.closest(".sr-only, article h2, article h3, .choice-card") === null)
        .map((thing): Target => {
          const own = thing.getBoundingClientRect();
          const labels = /checkbox|radio/.test(thing.type ?? "") ? [...(thing.labels ?? [])] : [];
          const boxes = [own, ...labels.map((label) => label.getBoundingClientRect())];
          return {
            tag: thing.tagName,
            name: thing.getAttribute("aria-label") ?? thing.textContent.trim().slice(0, 40),
            seen: own.width > 1 && own.height > 1,
            width: Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
            height: Math.max(...boxes.map((box) => box.height)),
          };
        }),
    );
  return targets
    .filter(isTooSmall)
    .map(({ tag, name, width, height }) => `${tag} "${name}": ${Math.round(width)} × ${Math.round(height)}`);
}

function isTooSmall({ tag, seen, width, height }: Target): boolean {
  return seen && (height < LEAST_PX || (width < LEAST_PX && tag !== "A"));
}
