/** Fonts of the time before Unicode share these layouts, whoever drew them. */
export type LegacyEncoding = "fm-abhaya" | "dl-manel" | "bamini" | "kruti-dev";

const FONTS: readonly (readonly [RegExp, LegacyEncoding])[] = [
  [
    /^FM-?(?:Abhaya|Abhassara|Arjun|Basuru|Bindumathi|Deepa|Derana|Ekel|Emanee|Ganganee|Gangani|Malithi|Rajantha|Ravi|Samantha|Sandhyanee|Sulakna|Supun)/i,
    "fm-abhaya",
  ],
  [/^DL-?(?:Araliya|Lihini|Manel|Paras)/i, "dl-manel"],
  [/^Baa?mini/i, "bamini"],
  [/^(?:Kruti-?Dev|DevLys)/i, "kruti-dev"],
];

/** Such fonts of which only the name is known: what their letters stand for is not. */
const UNKNOWN = new RegExp(
  `^(?:${[
    // Sinhala
    "Kaputa|Thibus|Sandaya|Amalee",
    // Tamil
    "Kalaham|Mylai|TSC-?|TAB-?|TAM-?|SaiIndira|Vanavil|Elango|Senthamil",
    // Hindi and Marathi
    "Chanakya|Shivaji|Walkman-?Chanakya|Shree-?Dev|ShreeLipi|APS-?DV|DVB?W?-?TT",
    // Nepali
    "Preeti|Kantipur|Sagarmatha|PCS-?_?Nepali|Himalb|Himali|Fontasy_?-?Himali|Ganess|Navjeevan|Aakriti",
    // Bengali and Punjabi
    "SutonnyMJ|AnmolLipi|GurbaniAkhar",
  ].join("|")})`,
  "i",
);

/** How a font with this name draws Latin codes as Sinhala, Tamil or Devanagari; null for other fonts. */
export function encodingOfFont(name: string): LegacyEncoding | null {
  const plain = name.replaceAll(" ", "");
  return FONTS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** True when the letters of a file in this font are not those that the page shows. */
export function isLegacyFont(name: string): boolean {
  return encodingOfFont(name) !== null || UNKNOWN.test(name.replaceAll(" ", ""));
}
