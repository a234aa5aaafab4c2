import type { Hit, ReadRun } from "./read-run.ts";

/** Small words that only English has. */
const ENGLISH: ReadonlySet<string> = new Set("the and of for with to from by our my that which".split(" "));
/** Small words of the other languages in Latin script that English lacks. */
const OTHER: ReadonlySet<string> = new Set(
  (
    "de du des la le les et une pour dans avec der die das und mit für im von el los las y con para por del o os e da " +
    "dos em il di della per nel het een van en voor bij"
  ).split(" "),
);
const MIN_ENGLISH = 3;

/**
 * In an English CV a single word is not taken for that of another language: "a school extension" is no "extensions de
 * cheveux". Lists of skills are left alone, people write them in two languages.
 */
export function dropForeignWords(reads: readonly ReadRun[]): ReadRun[] {
  if (!isEnglish(reads)) return [...reads];
  return reads.map((read) => ({
    ...read,
    hits: read.run.style === "listing" ? read.hits : read.hits.filter((hit) => !isForeignWord(hit, read)),
  }));
}

function isEnglish(reads: readonly ReadRun[]): boolean {
  let english = 0;
  let other = 0;
  for (const { tokens } of reads) {
    for (const { norm } of tokens) {
      if (ENGLISH.has(norm)) english += 1;
      else if (OTHER.has(norm)) other += 1;
    }
  }
  return english >= MIN_ENGLISH && english > 2 * other;
}

function isForeignWord({ alias, from, to, start, end }: Hit, { run }: ReadRun): boolean {
  return alias.foreign === true && to - from === 1 && /^[a-z]+$/i.test(run.text.slice(start, end));
}
