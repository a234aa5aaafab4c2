import { tokenise } from "../../skills/text/tokenise.ts";

/** Rank and form of employment: they do not say what the work is. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  `senior sr junior jr lead leading principal trainee intern internship apprentice chief head deputy vice graduate entry mid level experienced
  full part time remote hybrid onsite freelance contract permanent temporary a an the of and or for in at to with m f d w i ii iii iv
  wanted needed vacancy job position role urgent new our we hiring qualified skilled certified registered`.split(
    /\s+/,
  ),
);

/** What half of all titles end with: it tells little without the word before it. */
const GENERIC: ReadonlySet<string> = new Set(
  `manag engin offic assist execut special coordin consult supervis administr analy technic operat work represent associat develop direct
  clerk agent advis staff memb team planner partn`.split(/\s+/),
);
/** Whole numbers: sums of them are the same in any order. */
export const TELLING_WEIGHT = 20;
const GENERIC_WEIGHT = 7;

/** Words whose stem is that of another trade: no nurse works in the nursery, no accountant manages accounts. */
const UNLIKE: ReadonlyMap<string, string> = new Map([
  ["account", "client"],
  ["market", "stall"],
  ["nursery", "kindergarten"],
  ["reporter", "journ"],
]);

/** Different words for one job, as whole words or as stems. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["counsell", "counsel"],
  ["cook", "chef"],
  ["commi", "chef"],
  ["programm", "develop"],
  ["program", "develop"],
  ["coder", "develop"],
  ["waitress", "wait"],
  ["server", "wait"],
  ["steward", "wait"],
  ["care", "caregiv"],
  ["carer", "caregiv"],
  ["lorry", "truck"],
  ["hgv", "truck"],
  ["lectur", "teach"],
  ["tutor", "teach"],
  ["physician", "doctor"],
  ["attorney", "lawyer"],
  ["solicitor", "lawyer"],
  ["talent", "recruit"],
  ["hr", "human"],
  ["frontend", "front"],
  ["backend", "back"],
  ["janitor", "clean"],
  ["shop", "retail"],
  ["store", "retail"],
  ["guard", "secur"],
  ["security", "secur"],
  ["hairdress", "hair"],
  ["stylist", "hair"],
  ["barber", "hair"],
]);

const SUFFIXES = [
  "ation",
  "ment",
  "ism",
  "ing",
  "ery",
  "ist",
  "ian",
  "ant",
  "ive",
  "al",
  "or",
  "er",
  "e",
  "y",
] as const;
const MIN_STEM = 3;

export interface TitleWord {
  readonly stem: string;
  readonly weight: number;
}

/** The words of a title that say what the work is, as stems: "Senior Accountant" and "Accounting" meet. */
export function titleWords(title: string): TitleWord[] {
  const words = new Map<string, TitleWord>();
  for (const token of tokenise(title)) {
    if (token.symbol || LEFT_OUT.has(token.norm)) continue;
    const plain = UNLIKE.get(token.norm) ?? SYNONYMS.get(token.norm) ?? stem(token.norm);
    const name = SYNONYMS.get(plain) ?? plain;
    words.set(name, { stem: name, weight: GENERIC.has(name) ? GENERIC_WEIGHT : TELLING_WEIGHT });
  }
  return [...words.values()];
}

function stem(word: string): string {
  return shorten(shorten(word));
}

function shorten(word: string): string {
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM);
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}
