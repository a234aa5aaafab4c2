import type { ToldTrait } from "./told-traits.ts";

/** What leads to traits in a sentence about oneself: "meine Stärken sind", "me caracterizo por", "أبرز ما يميزني". */
const LEADS =
  /(?:\b(?:puntos fuertes|fortalezas|pontos fortes|punti (?:di )?forza|punti forti|(?:meine )?stärken|atouts?|(?:mes|mi|meus|mie|mijn) (?:qualités|cualidades|qualidades|qualità|sterke punten|kwaliteiten)|sterke punten|me caracteriz[ao]n?(?: por)?|me define[n]?|aport(?:ar|o|ando)|aportare|apporter|contribuir com|destac[ao] por|conhecid[oa] (?:pel[oa]|por)|conocid[oa] por|not[oa] per|conosciut[oa] per|(?:re)?connue? pour|bekannt für|zeichne[nt]? mich|überzeuge (?:ich )?durch|bekend om|opvalt door)|يميّ?زني|أتميّ?ز ب|أتمتّ?ع ب|نقاط قوتي)[^.;!?]*$/iu;
/** What stands behind them, in languages that end with it and in German: "… sind meine Stärken", "für … bekannt". */
const ENDS =
  /^[^.;!?।]{0,80}?(?:ශක්තිය|ශක්තීන්|මගේ හැකියා|என் பலம்|எனது பலம்|பலங்கள்|मेरी (?:ताकत|ताक़त|खूबी|ख़ूबी|विशेषता)|से काम कर|\b(?:sind|gehören zu) meine[nr]? stärken|\bbekannt\b|\bgeschätzt\b)/iu;

/** Up to a trait only short pieces of the sentence: "Magasinier depuis 2013, ponctuel, …". */
const ONLY_PIECES =
  /(?:^|[.;:!?]\s+)(?:[^\s.;:!?,]+(?: [^\s.;:!?,]+){0,4}, |[^\s.;:!?,]+ (?:und|et|y|e|en|and) )*$/u;
/** The piece ends behind it, or goes on about where it shows: "flexible sur les horaires". */
const PIECE_ENDS =
  /^(?:[,.;:!]|\s*$|,? (?:und|et|y|e|en|ed|and|mais|mas|pero|ma|maar|aber|sur|con|com|avec|mit|met|im|in|ante|face|sans|sem|sin|senza|ohne|zonder|أ?و|සහ|மற்றும்|और) )/u;

/** Behind what announces strengths, and as a piece of its own: "Rigoureux, habitué aux délais", "Geduldig, betrokken en …". */
export function isToldInOtherLanguage({ before, behind }: ToldTrait): boolean {
  if (LEADS.test(before)) return true;
  return (PIECE_ENDS.test(behind) && ONLY_PIECES.test(before)) || ENDS.test(behind);
}
