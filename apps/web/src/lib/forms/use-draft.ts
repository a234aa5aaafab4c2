import { useCallback, useMemo, useRef, useState } from "react";
import { useActor } from "../session/use-actor.ts";
import { createFormDraft } from "./form-draft.ts";

interface DraftOptions<Values extends object> {
  /** Which form, and of what: "interview:new". */
  form: string;
  /** What the form opens with while nothing has been typed. */
  opening: Values;
  /** The state that is edited; a draft upon an older one is dropped. */
  version?: string | undefined;
  /** Makes sense of values that were stored by an earlier version of the form, or too long ago. */
  tidy?: (values: Values) => Values;
}

export interface Draft<Values extends object> {
  /** What the form shows: the draft, else what it opens with. */
  values: Values;
  /** Something has been typed that is not what the form opens with. */
  unsaved: boolean;
  /** The values were brought back from this device. */
  restored: boolean;
  /** Stays the same function while what the form opens with does. */
  change: (changed: Partial<Values>) => void;
  /** Back to what the form opens with; the returned function undoes it. */
  discard: () => () => void;
  /** `unsaved` as it is now, for who asks between two renderings. */
  isUnsaved: () => boolean;
  /** There was room for it on the device: a reload loses nothing. */
  isKept: () => boolean;
}

/** The values of a form, kept on this device over reloads and an ended session until `discard`. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const { userId } = useActor();
  return useStoredDraft({ ...options, storage: localStorage, userId });
}

/**
 * The same for a form in a dialog, with the way out of it: whoever closes it lets go of what was typed; a reload or
 * the end of the session does not.
 */
export function useDialogDraft<Values extends object>(
  options: DraftOptions<Values>,
  onClose: () => void,
): Draft<Values> & { close: () => void } {
  const draft = useDraft(options);
  return {
    ...draft,
    close: () => {
      draft.discard();
      onClose();
    },
  };
}

/** The same as `useDraft` for who is not logged in yet: kept as long as the tab is open, for others may sit down here. */
export function useGuestDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  return useStoredDraft({ ...options, storage: sessionStorage, userId: "guest" });
}

interface StoredDraftOptions<Values extends object> extends DraftOptions<Values> {
  storage: Storage;
  userId: string;
}

function useStoredDraft<Values extends object>(options: StoredDraftOptions<Values>): Draft<Values> {
  const { storage, userId, form, opening, version, tidy = (values) => values } = options;
  const store = useMemo(
    () => createFormDraft<Values>(storage, { userId, form, ...(version !== undefined && { version }) }),
    [storage, userId, form, version],
  );
  const [first] = useState((): Partial<Values> => {
    const stored = store.read(opening);
    return stored ? changesIn(tidy(stored), opening) : {};
  });
  // Only what has been changed: the rest follows what the form opens with, which may be saved elsewhere meanwhile.
  const [changes, show] = useState(first);
  const [restored, setRestored] = useState(isAny(first));
  // Two changes within one event build upon each other.
  const latest = useRef(first);
  const kept = useRef(true);

  const set = useCallback(
    (next: Partial<Values>) => {
      latest.current = next;
      show(next);
      if (isAny(next)) kept.current = store.write(next);
      else store.clear();
    },
    [store],
  );
  const change = useCallback(
    (changed: Partial<Values>) => set(changesIn({ ...latest.current, ...changed }, opening)),
    [set, opening],
  );
  return {
    values: { ...opening, ...changes },
    unsaved: isAny(changesIn(changes, opening)),
    restored,
    change,
    discard: () => {
      const before = latest.current;
      set({});
      setRestored(false);
      return () => set(before);
    },
    isUnsaved: () => isAny(changesIn(latest.current, opening)),
    isKept: () => kept.current,
  };
}

/** Those of the values that are not what the form opens with. */
function changesIn<Values extends object>(values: Partial<Values>, opening: Values): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(opening));
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  // biome-ignore lint/plugin/no-cast: some of the values, each under its own name.
  return Object.fromEntries(changed) as Partial<Values>;
}

function isAny(changes: object): boolean {
  return Object.keys(changes).length > 0;
}
