import { markQuotes } from "./mark-quotes.ts";

/** A line of a CV with its quotes marked. */
export function MarkedLine({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return markQuotes(text, quotes).map((segment, index) =>
    segment.marked ? (
      <mark key={index} className="rounded-xs bg-warning-line px-0.5 text-ink">
        {segment.text}
      </mark>
    ) : (
      <span key={index}>{segment.text}</span>
    ),
  );
}
