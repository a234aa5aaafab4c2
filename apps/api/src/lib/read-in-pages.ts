const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * All rows of a table, page after page by their ids. A statement of its own for each: one for all is open for
 * as long as the reader takes, and is ended when that is longer than a statement may.
 */
export async function* readInPages<Row>(
  size: number,
  readPage: (after: string, limit: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  let after = FIRST_ID;
  for (;;) {
    const rows = await readPage(after, size);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < size) return;
    after = idOf(last);
  }
}
