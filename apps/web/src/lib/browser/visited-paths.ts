/** Where this tab has been, as far as this visit knows: the path of each entry of its history. */
export interface VisitedPaths {
  /** `index` counts the entries of the history. */
  visit: (index: number, path: string) => void;
  /** The path of the entry before; undefined when it was before this visit. */
  before: (index: number) => string | undefined;
}

export function createVisitedPaths(): VisitedPaths {
  const paths = new Map<number, string>();
  return {
    visit(index, path) {
      paths.set(index, path);
      // What lay ahead is gone once a new way is taken, and what is stale must not be taken for a way back.
      for (const known of paths.keys()) if (known > index) paths.delete(known);
    },
    before: (index) => paths.get(index - 1),
  };
}
