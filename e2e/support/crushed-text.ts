import type { Page } from "@playwright/test";

/** Text of at least this many characters ought to have room for a few of them on a line. */
const LONG_TEXT = 8;
/** In the text's own size: narrower than this it runs down the screen letter by letter. */
const LEAST_EMS = 2.5;

/** What is used here of an element of the page. */
interface Thing {
  readonly textContent: string;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string | null }>;
  readonly ownerDocument: {
    readonly defaultView: { getComputedStyle: (of: unknown) => { fontSize: string; position: string } };
  };
  getBoundingClientRect: () => { readonly width: number; readonly height: number };
  closest: (selector: string) => unknown;
}

/** The texts in view whose column is too narrow to be read. */
export function findCrushedText(page: Page): Promise<string[]> {
  return page.locator("body :visible").evaluateAll(
    (things: Thing[], { long, ems }) =>
      things.flatMap((thing) => {
        const own = [...thing.childNodes].filter(({ nodeType }) => nodeType === 3);
        const text = own.map(({ textContent }) => textContent ?? "").join("");
        if (text.trim().length < long || thing.closest(".sr-only, svg, option, textarea") !== null) return [];
        const { width, height } = thing.getBoundingClientRect();
        const size = Number.parseFloat(thing.ownerDocument.defaultView.getComputedStyle(thing).fontSize);
        if (width <= 1 || height <= 1 || width >= ems * size) return [];
        return [`"${text.trim().slice(0, 40)}": ${Math.round(width)} px wide`];
      }),
    { long: LONG_TEXT, ems: LEAST_EMS },
  );
}
