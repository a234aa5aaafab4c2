import { matchesOf } from "../../parse/text/matches.ts";

/** By the rules of which languages a text is judged. */
export interface JudgedBy {
  readonly english: boolean;
  /** French, German, Spanish, Portuguese, Italian and Dutch. */
  readonly latin: boolean;
  /** The clauses of German and Dutch. */
  readonly germanic: boolean;
  /** Sinhala, Tamil, Hindi and Arabic. */
  readonly scripts: boolean;
  /** Small words tell that it is English, or nothing tells of another language. */
  readonly isSurelyEnglish: boolean;
}

/** Letters and small words of the other languages, and those of English: the rules of one do not look at the other. */
const FOREIGN =
  /[À-ɏ]|\b(?:de|la|le|les|un|une|una|des|du|der|die|das|ein|eine|und|mit|el|los|las|con|en|il|di|het|een|van|da|do|os|gli|nel|nella|notre|sur|avec|dans|chez|für|von|nos|mes|mis|uns|unsere|ihre|mia|mio|na|um|uma|em|com|meu|mon|ma|mi|mein|mijn|binnenkort|cursus|opleiding|bijscholing|gelezen|geplant|gepland|kurs|schulung|fortbildung|alles|nooit|produkte|producten|aus|wegen|beim|bei|auf|nach|vom|zum|zur|kein|keine|keinen|nicht|ohne|wurden?|naar|niet|geen|voor|wordt|werd|kunden|clienti|usan?|utilizan?|faz|fazem|hacen?|fait|macht|kommt|gebruikt|schrijven|maakt|doet|tekent|voert|bij|loisirs|para|alla|par|por|pel[oa]s?|dal|dall|dai|dagli|dalle|et|y|dei|delle|dell|del|ni|ne|non|nem|não|nunca|jamais|mai|sin|sem|sans|senza|anche|también|também|aussi|auch|ook|vorrei|quiero|quisiera|quero|gostaria|cargo|otr[oa]s?|outr[oa]s?|altr[oaie]|ich|ik|soltanto)\b| e |externalis|\bl['’]/gi;
/** How many small words tell that a text is in another language of Latin letters, and how many that it is English. */
export function smallWords(text: string): { readonly foreign: number; readonly english: number } {
  // A letter with an accent alone is in names, too.
  const foreign = matchesOf(FOREIGN, text).filter(([word]) => word.length > 1).length;
  return { foreign, english: matchesOf(SURELY_ENGLISH, text).length };
}

const ENGLISH = /\b(?:the|a|an|and|of|to|with|for|by|from|my|our|at|on|in|is|are|was)\b/i;
/** "A", "do" and "on" are words of other languages too. */
const SURELY_ENGLISH = /\b(?:the|and|of|with|for|by|from|our|is|are|was|were)\b/gi;
/** "Statiker rechnen in RFEM" has no small word that tells the language; those of English tell that it is not German. */
const PLAIN_ENGLISH = /\b(?:the|and|to|with|for|by|from|my|our|on)\b/i;
const OTHER_SCRIPT = /[\u0600-\u06ff\u0900-\u0dff]/;

const OF_LATIN: ReadonlySet<string> = new Set(["de", "fr", "es", "pt", "it", "nl"]);
const IN_SCRIPTS: JudgedBy = {
  english: false,
  latin: false,
  germanic: false,
  scripts: true,
  isSurelyEnglish: false,
};

/**
 * The languages of a line, by its small words. Where they tell nothing, or of two languages, the language of the CV (an
 * ISO code) decides.
 */
export function judgedBy(text: string, ofCv: string | null): JudgedBy {
  if (OTHER_SCRIPT.test(text)) return IN_SCRIPTS;
  const foreign = matchesOf(FOREIGN, text).length;
  const surely = matchesOf(SURELY_ENGLISH, text).length;
  if (ofCv === "en") return judgedInEnglishCv(text, foreign, surely);
  const isLatinCv = ofCv !== null && OF_LATIN.has(ofCv);
  if (isLatinCv && surely === 0) return inLatin();
  if (foreign === 0) return inEnglish(!PLAIN_ENGLISH.test(text));
  return isLatinCv || ENGLISH.test(text) ? inEither(surely > 0) : inLatin();
}

/** By the numbers of small words that are foreign and that are surely English. */
function judgedInEnglishCv(text: string, foreign: number, surely: number): JudgedBy {
  if (foreign === 0 || surely > foreign) return inEnglish(false);
  // "Chef de partie, garde-manger"
  return foreign === 1 || ENGLISH.test(text) ? inEither(surely > 0) : inLatin();
}

const inEnglish = (germanic: boolean): JudgedBy => ({
  english: true,
  latin: false,
  germanic,
  scripts: false,
  isSurelyEnglish: true,
});
const inLatin = (): JudgedBy => ({
  english: false,
  latin: true,
  germanic: true,
  scripts: false,
  isSurelyEnglish: false,
});
const inEither = (isSurelyEnglish: boolean): JudgedBy => ({
  english: true,
  latin: true,
  germanic: true,
  scripts: false,
  isSurelyEnglish,
});
