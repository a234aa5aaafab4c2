import { useCallback, useState } from "react";

export interface Selection {
  has: (id: string) => boolean;
  size: number;
  /** The same function as long as the list is shown. */
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

/** The ids that are ticked, in a list that may change underneath. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((changed: readonly string[], selected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) {
        if (selected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  return { has: (id) => ids.has(id), size: ids.size, set, clear: () => setIds(new Set()) };
}
