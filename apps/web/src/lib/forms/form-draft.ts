import { fieldsOf, parseJson } from "../parse-json.ts";

/** What was typed into a form and not sent yet, kept over reloads and an ended session. */
export interface FormDraft<Values extends object> {
  /** The values laid over those the form opens with; undefined without a draft. */
  read: (opening: Values) => Values | undefined;
  /** Takes what has been changed. False when there is no room for it: then leaving the page loses it. */
  write: (changes: Partial<Values>) => boolean;
  clear: () => void;
}

interface DraftOptions {
  userId: string;
  /** Which form, and of what: "job:new". */
  form: string;
  /** What the draft was begun upon. A draft upon an older state is dropped: it would undo newer changes. */
  version?: string;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function createFormDraft<Values extends object>(
  storage: DraftStorage,
  { userId, form, version = "" }: DraftOptions,
): FormDraft<Values> {
  const key = `form-draft:${userId}:${form}`;
  return {
    read(opening) {
      const stored = parse(storage.getItem(key));
      if (stored === undefined) return undefined;
      if (stored.version === version) return overlay(opening, stored.values);
      storage.removeItem(key);
      return undefined;
    },
    write(changes) {
      try {
        storage.setItem(key, JSON.stringify({ version, values: changes }));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => storage.removeItem(key),
  };
}

function parse(text: string | null): { version: unknown; values: object } | undefined {
  const { version, values } = fieldsOf(parseJson(text));
  return typeof values === "object" && values !== null ? { version, values } : undefined;
}

/** The fields of `base`, each with the value laid over it where that is of the same type. */
function overlay<Values extends object>(base: Values, over: object): Values {
  const found = new Map<string, unknown>(Object.entries(over));
  const entries = Object.entries(base).map(([name, value]: [string, unknown]) => {
    const next = found.get(name);
    if (typeof next !== typeof value || next === null) return [name, value];
    return [name, isFields(value) && isFields(next) ? overlay(value, next) : next];
  });
  // biome-ignore lint/plugin/no-cast: every field of the base, with a value of its own type.
  return Object.fromEntries(entries) as Values;
}

function isFields(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
