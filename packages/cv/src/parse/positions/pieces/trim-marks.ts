import type { Token } from "../../text/tokens.ts";

/** The tokens without the marks around them; quotes, and brackets that belong to them, stay. */
export function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && !/^["'“„«]$/.test(tokens[first]?.text ?? ""))
    first++;
  while (
    last > first &&
    tokens[last - 1]?.kind === "mark" &&
    !/^["”'»+#)]$/.test(tokens[last - 1]?.text ?? "")
  )
    last--;
  if (tokens[last - 1]?.text === ")" && !tokens.slice(first, last).some(({ text }) => text === "(")) last--;
  return tokens.slice(first, last);
}
