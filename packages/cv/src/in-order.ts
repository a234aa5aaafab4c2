/** The items in order, by a comparison as `sort` takes it; the list itself where they stand so already, as those of a page do. */
export function inOrder<T>(items: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  let before: T | undefined;
  for (const item of items) {
    if (before !== undefined && compare(before, item) > 0) return items.toSorted(compare);
    before = item;
  }
  return items;
}
