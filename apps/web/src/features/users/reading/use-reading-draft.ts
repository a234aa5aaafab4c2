import { type Draft, useDraft } from "../../../lib/forms/use-draft.ts";

export type ReadingDraft = Pick<Draft<object>, "unsaved" | "restored" | "discard">;

/** What is being corrected of one part of the reading. A draft upon other facts than today's is dropped. */
export function useReadingDraft<Values extends object>(part: string, opening: Values): Draft<Values> {
  return useDraft({ form: `reading:${part}`, opening, version: JSON.stringify(opening) });
}
