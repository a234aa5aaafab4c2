/** Jobs on one page of any list. */
export const PAGE_SIZE = 20;
/** The most that one call of the plain list returns. */
export const OWN_JOBS_CHUNK = 500;

const PAGES_PER_CHUNK = OWN_JOBS_CHUNK / PAGE_SIZE;

/** The call whose answer holds a page; both count from 1. */
export function chunkOfPage(page: number): number {
  return Math.ceil(page / PAGES_PER_CHUNK);
}

interface PageOfChunk<Item> {
  items: readonly Item[];
  page: number;
  pageCount: number;
}

/**
 * A page out of one call's answer. The plain list gives no total: while there is more, one page more
 * is known to follow. A page past the end (its last job was deleted) becomes the last one.
 */
export function pageOfChunk<Item>(
  items: readonly Item[],
  { page, hasMore }: { page: number; hasMore: boolean },
): PageOfChunk<Item> {
  const before = (chunkOfPage(page) - 1) * PAGES_PER_CHUNK;
  const inChunk = Math.ceil(items.length / PAGE_SIZE);
  const local = Math.min(page - before, Math.max(1, inChunk));
  const start = (local - 1) * PAGE_SIZE;
  return {
    items: items.slice(start, start + PAGE_SIZE),
    page: before + local,
    pageCount: before + inChunk + (hasMore ? 1 : 0),
  };
}
