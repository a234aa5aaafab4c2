const WORDS: readonly (readonly [symbol: RegExp, word: string])[] = [
  [/\+/g, " plus"],
  [/#/g, " sharp"],
  [/&/g, " and "],
  [/^\./, "dot "],
];

/** The stable id of a canonical name: "C++" → `c-plus-plus`, "Node.js" → `node-js`. */
export function slug(name: string): string {
  let text = name.toLowerCase().normalize("NFC");
  for (const [symbol, word] of WORDS) text = text.replace(symbol, word);
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/^-|-$/g, "");
}
