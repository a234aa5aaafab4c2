import { entriesOf, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill, isTaken } from "./composed-hits.ts";
import { longestForeign } from "./foreign-words.ts";

const ARABIC = /[\u0600-\u06ff]/;
/** "I …" and "and I …" now, and what I did. */
const NOW = /^و?ا([\u0621-\u064a]{3,})$/;
const THEN = /^و?([\u0621-\u064a]{3,})ت$/;
/** What no pattern leads to, in normalised letters: "I manage", "I prepare", "I supervise", "I take over". */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["دير", "اداره"],
  ["دار", "اداره"],
  ["عد", "اعداد"],
  ["شرف", "اشراف"],
  ["شارك", "مشاركه"],
  ["بيع", "بيع"],
  ["بع", "بيع"],
  ["قود", "قياده"],
  ["كتب", "كتابه"],
  ["قرا", "قراءه"],
  ["خيط", "خياطه"],
  ["طبخ", "طبخ"],
  ["عالج", "علاج"],
]);

/**
 * "أدير المخزون", "راجعت الحسابات": a verb of the first person with the object of which the graph names the deed,
 * "إدارة المخزون". The noun is made by the patterns of the verb's letters.
 */
export function arabicDeeds(
  index: PatternIndex,
  text: string,
  tokens: readonly Token[],
  taken: readonly Hit[],
): Hit[] {
  if (!ARABIC.test(text)) return [];
  const hits: Hit[] = [];
  for (const [at, token] of tokens.entries()) {
    for (const noun of nounsOf(token.norm)) {
      const deeds = entriesOf(index, noun).filter(
        ({ words, pattern }) =>
          words.length > 1 && pattern.alias.foreign && pattern.skill?.class === "domain",
      );
      const found = longestForeign(deeds, tokens, at);
      if (found === null) continue;
      const { skill, alias } = found.name.pattern;
      const place = { from: at, to: found.to };
      if (!isNewSkill(skill, taken, hits) || isTaken(taken, place)) continue;
      hits.push({ ...composedHit({ skill, alias }, tokens, place), deed: "close" });
    }
  }
  return hits;
}

/** The nouns that the verb may have: "صرف", "تنظيم", "مراجعة", "حساب", "تدريس". */
export function nounsOf(word: string): readonly string[] {
  const stems = [NOW, THEN].flatMap((form) => form.exec(word)?.[1] ?? []);
  const short = /^و?ا(عد|دير)$/.exec(word)?.[1];
  if (short !== undefined) stems.push(short);
  return stems.flatMap((stem) => {
    const known = IRREGULAR.get(stem);
    if (known !== undefined) return [known];
    const [first = "", second = "", third = ""] = stem;
    if (stem.length === 3)
      return [
        stem,
        `ت${first}${second}ي${third}`,
        `${first}${second}ا${third}`,
        `${stem}ه`,
        `${first}${second}ا${third}ه`,
      ];
    if (stem.length === 4 && second === "ا") return [`م${stem}ه`];
    return [];
  });
}
