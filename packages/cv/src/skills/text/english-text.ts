import type { CvRead } from "../names/cv-read.ts";
import { type Hit, keepHits, type ReadRun } from "../names/read-run.ts";
import { smallWords } from "../others/line-language.ts";
import { dropCognates } from "../verbs/foreign-cognates.ts";

const MIN_WORDS = 3;

/**
 * In an English CV a single word is not taken for that of another language: "a school extension" is no "extensions de
 * cheveux"; in a CV of another language it is the other way round (`dropCognates`). Lists of skills are left alone, people write them in two languages.
 */
export function dropForeignWords(reads: readonly CvRead[]): readonly CvRead[] {
  if (isOtherLanguage(reads)) return dropCognates(reads);
  const words = countWords(reads);
  if (!isMostly(words.english, words.other)) return reads;
  return keepHits(reads, (hit, read) => isListed(hit, read) || !isForeignWord(hit, read));
}

/** True where the words say that the CV is in another language of Latin letters. */
export function isOtherLanguage(reads: readonly ReadRun[]): boolean {
  const words = countWords(reads);
  return isMostly(words.other, words.english);
}

function countWords(reads: readonly ReadRun[]): { english: number; other: number } {
  let english = 0;
  let other = 0;
  for (const { run } of reads) {
    const words = smallWords(run.text);
    english += words.english;
    other += words.foreign;
  }
  return { english, other };
}

function isMostly(these: number, those: number): boolean {
  return these >= MIN_WORDS && these > 2 * those;
}

/**
 * A row of duties among the sentences of a job is no list of skills ("Tool changes, coolant top-ups"), nor is one that a
 * program made of the CV's words; and in a list a word beside English ones is English ("ASME standards").
 */
function isListed(hit: Hit, { run, hits }: CvRead): boolean {
  if (run.style !== "listing" || run.generated) return false;
  if (run.group.section === "experience" && hit.skill.class !== "soft") return false;
  const item = run.items.find(({ start, end }) => hit.start >= start && hit.end <= end);
  return !hits.some(
    (other) =>
      other !== hit && !other.alias.foreign && item && other.start >= item.start && other.end <= item.end,
  );
}

function isForeignWord({ alias, from, to, start, end }: Hit, { run }: ReadRun): boolean {
  return alias.foreign === true && to - from === 1 && /^[a-z]+$/i.test(run.text.slice(start, end));
}
