import type { Token } from "../text/tokens.ts";

/** False for the year digits inside amounts, decimals, codes and phone numbers. */
export function standsAlone(tokens: readonly Token[], at: number): boolean {
  return startsAlone(tokens, at) && endsAlone(tokens, at);
}

/** False when the token continues what stands before it: a code ("v2019"), an amount ("$2019"), a decimal ("3.2019"). */
export function startsAlone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || before.end !== token.start) return true;
  if (before.kind === "word")
    return (
      /^(?:fy|en|in|ab)$/.test(before.text) || (before.text.length >= LONG_WORD && isMonthOfYear(tokens, at))
    );
  if (/^[$€£¥₹#+@_&=]$/.test(before.text)) return false;
  // "ISO 9001:2015" is a norm.
  return !(
    /^[.,:]$/.test(before.text) &&
    tokens[at - 2]?.kind === "number" &&
    tokens[at - 2]?.end === before.start
  );
}

/** No code begins with so many letters: "Storekeeper03/2012". */
const LONG_WORD = 5;

function isMonthOfYear(tokens: readonly Token[], at: number): boolean {
  const [month, mark, year] = tokens.slice(at, at + 3);
  return (
    month?.text.length === 2 && /^[/.]$/.test(mark?.text ?? "") && /^(?:19|20)\d\d$/.test(year?.text ?? "")
  );
}

/** False when what follows continues the token: "2019%", "2019.5". */
export function endsAlone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (token === undefined || after === undefined || after.start !== token.end) return true;
  if (after.kind === "word") return after.glued === true || /^(?:年|년|г|a|м)/.test(after.text);
  if (/^[%€$£°@_=&+]$/.test(after.text)) return false;
  return !(
    /^[.,]$/.test(after.text) &&
    tokens[at + 2]?.kind === "number" &&
    tokens[at + 2]?.start === after.end
  );
}
