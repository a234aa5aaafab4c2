import { cx } from "./cx.tsx";

const grounds = [
  "bg-accent-soft text-accent-strong",
  "bg-plum-soft text-plum",
  "bg-warning-soft text-warning",
  "bg-info-soft text-info",
  "bg-success-soft text-success",
] as const;

/** "Dr.", "Prof.", but no initial such as "J.". */
const TITLES = /^(?:\p{L}{2,}\.\s+)+/u;

/** What stands before the first letter or digit of a word: all of an emoji, a bracket. */
const NO_LETTERS = /^[^\p{L}\p{N}]+/u;

/** First letters of the first and the last word, without titles; whole characters also outside the Latin script. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .replace(TITLES, "")
    .split(/\s+/)
    .map((word) => word.replace(NO_LETTERS, ""))
    .filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return ends
    .map(
      (word) =>
        segments
          .segment(word ?? "")
          [Symbol.iterator]()
          .next().value?.segment ?? "",
    )
    .join("")
    .toLocaleUpperCase();
}

/** The same name always gets the same ground. */
function groundOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return grounds[sum % grounds.length] ?? grounds[0];
}

const sizes = { sm: "size-8 text-xs", md: "size-10 text-sm", lg: "size-14 text-lg" } as const;

/** Decorative: the name itself must stand beside it. */
export function Avatar({ name, size = "md" }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden
      className={cx(
        "grid shrink-0 place-items-center rounded-full font-semibold select-none",
        sizes[size],
        groundOf(name),
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
