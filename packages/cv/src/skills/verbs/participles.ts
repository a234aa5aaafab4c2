import { STRONG } from "./participles.data.ts";

/** Particles that stand before the "ge": "eingebaut", "afgewerkt". */
const PARTICLE =
  "(?:ab|an|auf|aus|bei|durch|ein|fest|frei|fort|her|hin|heraus|instand|los|mit|nach|nieder|um|vor|weg|weiter|zu|zurecht|zuruck|zusammen|aan|af|bij|dicht|door|in|klaar|mee|na|om|op|open|over|samen|schoon|toe|uit|vast|voor)";
const WITH_GE = new RegExp(`^(${PARTICLE})?ge([a-z]{2,}?)(?:e?[td]|en)$`);
const WITHOUT_GE = new RegExp(
  `^(${PARTICLE})?((?:be|er|ent|ver|zer|uber|unter|wieder|her|ont|over|onder)[a-z]{2,}?|[a-z]{2,}ier|[a-z]{2,}eer)e?[td]$`,
);
const INFINITIVE = /^([a-z]{3,}?)e?n$/;

const strong = new Map<string, string>();
for (const [infinitive, participles] of Object.entries(STRONG))
  for (const participle of participles.split(" ")) strong.set(participle, infinitive);

/** The stem of a German or Dutch infinitive, in normalised letters; null for other words. */
export function stemOfInfinitive(word: string): string | null {
  const stem = INFINITIVE.exec(word)?.[1];
  return stem === undefined ? null : plain(stem);
}

/** The same stem of its participle: "eingebaut" and "einbauen", "geschilderd" and "schilderen"; null for other words. */
export function stemOfParticiple(word: string): string | null {
  if (!/(?:[td]|en)$/.test(word)) return null;
  const withGe = WITH_GE.exec(word);
  const [, particle = "", root = ""] = withGe ?? WITHOUT_GE.exec(word) ?? [];
  const ge = word.slice(particle.length);
  const infinitive = strong.get(ge);
  if (infinitive !== undefined) return stemOfInfinitive(particle + infinitive);
  return root === "" ? strongWithParticle(word) : plain(particle + root);
}

/** "Ontworpen", "verkocht": no ending tells them. */
function strongWithParticle(word: string): string | null {
  const infinitive = strong.get(word);
  return infinitive === undefined ? null : stemOfInfinitive(infinitive);
}

/** Whether the word says that what the infinitive names was done. */
export function isParticipleOf(infinitive: string, word: string): boolean {
  if (!infinitive.endsWith("n")) return false;
  const stem = stemOfParticiple(word);
  return stem !== null && stem === stemOfInfinitive(infinitive);
}

/** Dutch writes a vowel or consonant once or twice by its syllable, and v and z as f and s at the end of one. */
export function plain(stem: string): string {
  return stem
    .replace(/([aeou])\1(?=[b-df-hj-np-tv-z]$)/, "$1")
    .replace(/([b-df-hj-np-tv-z])\1$/, "$1")
    .replace(/f$/, "v")
    .replace(/s$/, "z");
}
