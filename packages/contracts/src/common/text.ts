import { z } from "zod";

/** Postgres cannot store U+0000, and no person means to write it. */
function hasNoNul(value: string): boolean {
  return !value.includes("\0");
}
const NUL_MESSAGE = "Remove the unreadable character.";

/** Half a surrogate pair is what is left of a character that was cut: Postgres refuses it inside JSON. */
function toWellFormed(value: string): string {
  return value.toWellFormed();
}

/** Made when somebody reads it: the first number that is spelt out loads the language data of the runtime. */
function useAtMost(max: number): string {
  return `Use at most ${max.toLocaleString("en")} characters.`;
}

/** Text as it was typed, up to `max` characters. */
export function text(max: number) {
  return z
    .string()
    .overwrite(toWellFormed)
    .max(max, { error: () => useAtMost(max) })
    .refine(hasNoNul, NUL_MESSAGE);
}

/** Text without surrounding white space, `min` to `max` characters after trimming. */
export function trimmedText({ min = 0, max }: { min?: number; max: number }) {
  const required = min === 1 ? "Fill in this field." : `Use at least ${min} characters.`;
  return z
    .string()
    .trim()
    .overwrite(toWellFormed)
    .min(min, required)
    .max(max, { error: () => useAtMost(max) })
    .refine(hasNoNul, NUL_MESSAGE);
}

/**
 * A list of short texts. Items are trimmed, empty ones dropped, and repeats dropped without regard to
 * case (the first spelling stays) before the number of items is checked (wire.md, General).
 */
export function textList({ maxItems, maxLength }: { maxItems: number; maxLength: number }) {
  return z
    .array(z.string())
    .transform(dropRepeats)
    .pipe(z.array(trimmedText({ min: 1, max: maxLength })).max(maxItems, `Use at most ${maxItems} entries.`));
}

function dropRepeats(items: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const item of items) {
    const trimmed = item.trim();
    const key = trimmed.toLocaleLowerCase("en");
    if (trimmed !== "" && !seen.has(key)) seen.set(key, trimmed);
  }
  return [...seen.values()];
}
