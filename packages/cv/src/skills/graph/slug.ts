const WORDS: readonly (readonly [symbol: RegExp, word: string])[] = [
  [/\+/g, " plus"],
  [/#/g, " sharp"],
  [/&/g, " and "],
  [/^\./, "dot "],
];

/** Names of letters and figures with single separators, nearly all of them. */
const PLAIN = /^[a-z0-9]+(?:[ /-][a-z0-9]+)*$/i;

/** The stable id of a canonical name: "C++" → `c-plus-plus`, "Node.js" → `node-js`. */
export function slug(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  let text = name.toLowerCase().normalize("NFC");
  for (const [symbol, word] of WORDS) text = text.replace(symbol, word);
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/^-|-$/g, "");
}
