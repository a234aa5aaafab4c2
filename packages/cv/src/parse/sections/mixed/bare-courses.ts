import { findDegree, findInstitution } from "../../education/pieces/education-words.ts";
import type { LineView } from "../../text/cv-text.ts";

/** Tests of languages and of admission. */
const TEST =
  /^\W*(?:IELTS|TOEFL|TOEIC|GRE|GMAT|DELF|DALF|DELE|TestDaF|JLPT|HSK|TOPIK|CELI|CILS|PTE|OET|Goethe-Zertifikat)(?![\p{L}-])/u;

/** Who holds courses on the net, for everybody. */
const PLATFORM =
  /(?<!\p{L})(?:udemy|coursera|edx|udacity|linkedin learning|pluralsight|freecodecamp|codecademy|datacamp|skillshare|domestika|platzi|futurelearn|openlearn|khan academy|simplilearn|google digital garage|openclassrooms|great learning)(?!\p{L})/iu;

const OF_UNIVERSITY = /(?<!\p{L})(?:bachelor|master|bsc|msc|mba|b\.?a\.|phd)(?!\p{L})/iu;

/** "Curso de primeros auxilios, 20 h": a course that took no longer. */
const OF_HOURS =
  /^\W*(?:curso|corso|cours|taller|stage|seminario|oficina|cursus)\s[^.;]{3,60}(?<![\p{L}\p{Nd}])\p{Nd}{1,3} ?(?:hours?|hrs?|h|days?|heures|jours?|horas|d[ií]as|ore|giorni|uur|dagen)(?!\p{L})/iu;

const MOST_WORDS = 14;

/** Among studies a test of a language, a course on the net, or one of hours: a paper, and no study. */
export function isBareCourse({ text, tokens, words, dates }: LineView): boolean {
  if (words.length > MOST_WORDS || dates.some(({ single, start }) => !single && start !== null)) return false;
  if (PLATFORM.test(text)) return !OF_UNIVERSITY.test(text);
  if (TEST.test(text)) return findDegree(tokens, text) === null;
  return OF_HOURS.test(text) && findInstitution(tokens) === null;
}
