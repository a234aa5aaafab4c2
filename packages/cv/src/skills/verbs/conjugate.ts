/** Endings of what people write of their work, by the ending of the infinitive: "prepara-r" gives "preparava". */
const ENDINGS: Readonly<Record<string, readonly (readonly [infinitive: string, finite: string])[]>> = {
  fr: [
    ["er", "e ais ait ant ons"],
    ["ir", "is it issais issait issant"],
    ["re", "s ais ait ant u"],
  ],
  es: [
    ["ar", "o a aba ando e"],
    ["er", "o e ia iendo i"],
    ["ir", "o e ia iendo i"],
  ],
  pt: [
    ["ar", "o a ava ando ei amos"],
    ["er", "o e ia endo i"],
    ["ir", "o e ia indo i"],
  ],
  it: [
    ["are", "o a avo ava ando"],
    ["ere", "o e evo eva endo"],
    ["ire", "o isco e ivo iva endo"],
  ],
};
/** Shorter stems are those of irregular verbs, or of everyday nouns. */
const MIN_STEM = 3;

/** The forms of a regular verb that a sentence about one's own work has; none for other words. */
export function conjugated(language: string, infinitive: string): string[] {
  for (const [ending, finite] of ENDINGS[language] ?? []) {
    const stem = infinitive.slice(0, -ending.length);
    if (infinitive.endsWith(ending) && stem.length >= MIN_STEM)
      return finite.split(" ").map((form) => stem + form);
  }
  return [];
}
