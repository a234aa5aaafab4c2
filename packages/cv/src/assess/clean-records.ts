import { anyCase } from "../parse/text/patterns/any-case.ts";
import type { Hinted } from "./hinted.ts";
import { SMALL, SPAN } from "./then-and-now.ts";

const THE =
  "(?:(?:the|my|our|more than|over|den|meinen|les|mes|los|las|mis|meus|minhas|i|miei|de|mijn) ){0,2}";

/** What did not happen in a time that is named: "zero accidents in 8 years", "keine Reklamation in zwei Jahren". */
const CLEAN = anyCase(
  new RegExp(
    String.raw`(?<![\p{L}\p{Nd}.,])(?:(?:zero|nul|no|not (?:a|one)(?: single)?|keine?n?|kein(?:e|en|er)? einzige[rn]?|zéro|aucune?|cero|ning[uú]n[a]?|nenhuma?|nessuna?|nessun|geen(?: enkele?)?|0)\s[\p{L} -]{4,36}\s(?:in|since|for|over|during|seit|en|depuis|pendant|desde|em|n[oa]s|n(?:ei|elle|egli)|durante|da|sinds|per|across|bei|sur|su|tra|op)\s(?:${THE}(?:past |last |letzten )?${SMALL}|(?:19|20)\p{Nd}{2})|(?:without a single|sin un solo|sin una sola|sans un seul|sans une seule|ohne einen einzigen|ohne eine einzige|senza un solo|senza una sola|sem um único|sem uma única|zonder [eé]{2}n enkele?)\s\p{L}{4,}|(?:since|seit|depuis|desde|dal|sinds)\s(?:(?:19|20)\p{Nd}{2}|${SMALL}\s\p{L}{3,9})\s(?:no|not (?:a|one)(?: single)?|keine?n?|kein(?:e|en|er)? einzige[rn]?|aucune?|ning[uú]n[a]?|nenhuma?|nessuna?|nessun|geen(?: enkele?)?)\s\p{L}{4,}|(?<!(?:that|which|who|dass|que|che|qui|dat)\s)(?:nobody|no one|niemand|personne n['’]|nadie|nessuno|ninguém)[^.;]{3,48}?\s(?:in|since|for|over|seit|en|depuis|desde|em|da|sinds)\s(?:${SMALL}\s(?:years|months|seasons|jahren|monaten|ans|mois|años|meses|anos|anni|mesi|jaar|maanden)|(?:19|20)\p{Nd}{2}|(?<=since )[^.;]{2,40}?(?:19|20)\p{Nd}{2})|(?:not one|none|keine?[rs]?|keine einzige|aucune?|ningun[oa]|nenhum[a]?|nessun[oa]?|geen) (?:of|der|von|de|des|d[eo]s|dei|delle|degli|van)\s(?:(?:my|our|the|meinen|unseren|mes|nos|mis|los|las|meus|minhas|miei|mie|mijn|de) )?\p{Nd}{1,6} [^.;]{8,60}|(?:no|zero|not a single)\s[\p{L} -]{4,36}\ssince\s[^.;]{2,40}?(?:19|20)\p{Nd}{2}|without (?:a|an|any|a single) (?!job|work|break|permit|contract|post|home)\p{L}{4,} (?:for|in) (?:the (?:past|last) )?${SMALL}\s${SPAN}|(?<!\p{L})(?:in|en|em)\s(?:\p{L}+\s)?${SMALL}\s(?:years|months|seasons|jahren|monaten|ans|mois|años|meses|anos|anni|mesi|jaar|maanden)\s(?:not (?:a|one)|no|keine?n?|kein(?:en|e) einzige[rn]?|aucune?|ning[uú]n[a]?|nenhuma?|nessuna?|nessun|geen(?: enkele?)?)\s\p{L}{4,}|(?:has|have|had)(?:n['’]t| not| never)\s(?:once\s)?(?:failed|crashed|broken|missed|lost|recurred|happened|stopped)[^.;]{0,16}?\ssince\s(?:\p{L}+\s)?(?:19|20)\p{Nd}{2}|(?:unfallfrei|accident-free|incident-free|reklamationsfrei|ongevalvrij)[^.;]{0,24}\p{Nd}|(?:(?:error|fault|defect)-free|faultless|fehlerfrei|fehlerlos|foutlo[oz])\p{L}{0,3}\s[^.;]{0,40}?\sall(?:er?n?)?\s(?:the |my |our )?\p{Nd})`,
    "giu",
  ),
);

/** The same in the languages that deny with the verb; the time stands before or behind. */
const DENIED: readonly RegExp[] = [
  /(?:साल|वर्ष|वर्षों|सालों|महीने|महीनों)\s(?:में|से|तक)[^।.]{0,30}?(?:एक भी|कोई(?: भी)?)\s[^।.]{3,40}?नहीं/gu,
  /(?:एक भी|कोई(?: भी)?)\s[^।.]{3,40}?नहीं[^।.]{0,12}\s(?:साल|वर्ष|महीन)/gu,
  /(?:වසර|අවුරුදු|මාස)[^.]{1,40}?(?:එක|එකදු|කිසිදු|කිසිම)\s[^.]{2,40}?(?:නොවී|නොවු|නැත|නැහැ|නොමැත|නොමැති)/gu,
  /(?:ஆண்டு|வருட|மாத)[^.]{1,30}?(?:ஒரு|எந்த(?:வொரு)?)\s[^.]{2,30}?(?:ும்|கூட)\s[^.]{0,24}?(?:வில்லை|இல்லை|இன்றி|இல்லாமல்)/gu,
  /لم\s[\p{L}\p{M}]{3,}\s(?:أي|أية)\s[^.،]{3,40}?(?:خلال|منذ|طوال|على مدى)\s[\p{L}\p{M}\p{Nd}]+/gu,
  /(?:خلال|منذ|طوال|على مدى)\s[^.،]{3,30}?\sلم\s[\p{L}\p{M}]{3,}\s(?:أي|أية)\s[\p{L}\p{M}]{3,}/gu,
  /(?:دون|بدون|بلا|صفر)\s(?:أي |أية )?(?:حادث|حوادث|إصاب|شكو|شكاو|خطأ|أخطاء|توقف|تأخير|خسائر)[^.،]{0,24}?(?:خلال|منذ|طوال|على مدى|لمدة)\s[\p{L}\p{M}\p{Nd}]+/gu,
];

const MAY_DENY = /नहीं|නො|නැ|வில்லை|இல்லை|இன்றி|இல்லாமல்|لم\s|دون\s|بلا\s|صفر\s/;

/** Whether a sentence may deny something in a script of its own, with or without a figure. */
export function mayDeny(sentence: string): boolean {
  return MAY_DENY.test(sentence);
}

/** Some word that denies, in the languages of `CLEAN`. */
const DENIES =
  /zero|zéro|\b0\b|nul|\bno(?:t|ne|body)?\b|ning|nenhum|ness|kein|aucun|cero|geen|without|ohne|sans|sin |senza|sem |zonder|niemand|nadie|personne|n['’]t|never|free|frei|vrij|fault|fehler|fout/i;

/** Times in which nothing went wrong. */
export const CLEAN_RECORDS: readonly Hinted[] = [
  [CLEAN, DENIES],
  [DENIED, MAY_DENY],
];
