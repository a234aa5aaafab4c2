import { useLocation } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";

export interface Selection {
  has: (id: string) => boolean;
  size: number;
  /** The same function as long as the list is shown. */
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

/** What was ticked when a list was left, by its entry in the history of this visit. */
const left = new Map<string, ReadonlySet<string>>();

/** The ids that are ticked, in a list that may change underneath. Whoever goes back to the list finds them so. */
export function useSelection(): Selection {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const [ids, setIds] = useState<ReadonlySet<string>>(() => left.get(entry ?? "") ?? new Set());
  useEffect(() => {
    if (entry === undefined) return;
    if (ids.size > 0) left.set(entry, ids);
    else left.delete(entry);
  }, [entry, ids]);
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
