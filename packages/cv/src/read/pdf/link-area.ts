import type { Rect } from "../page-model.ts";

/** A place on a page that opens an address when clicked. */
export interface LinkArea {
  readonly url: string;
  /** From 1. */
  readonly page: number;
  readonly box: Rect;
}

export const MAX_LINKS_PER_PAGE = 500;
