import type { Certification } from "../../types.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { type LineView, viewFrom, viewUpTo } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { joinLines } from "../text/paragraphs.ts";
import { hasCertificateWord } from "./certificate-words.ts";
import { OF_DRIVING } from "./of-driving.ts";
import { LONGEST, type ReadPapers } from "./read-papers.ts";

const LABEL = /(?:^|[|•·;.])\s*(?=\p{L})([^:\t|•·;.,]{2,40}?)(?:\s?[:：]\s|\t|\s[–—]\s)/gu;

const LICENCE = /(?<!\p{L})(?:licen[cs]e|permit|permis|lizenz|licencia|licença|licenza)\W*$/iu;

/** Words of a label that stand over nothing but papers: "Courses" and "Documents" may stand over anything. */
const OF_PAPERS =
  /certif|zertifi|attestat|atestad|licen[cs]es|lizenzen|licencias|habilita|accredit|tickets|scheine|nachweis|bescheinig/iu;

/** "Certificates | First aid, 2023; ADR, 2021" in a table of skills, "• Courses: Fire warden (2023)": rows with a label of their own. */
export function labelledPapers(lines: readonly LineView[], read: ReadPapers): readonly Certification[] {
  return lines.flatMap((view, index) =>
    labelsOf(view).flatMap(({ from, to }) => {
      const content = viewUpTo(viewFrom(view, from), to);
      if (content.words.length === 0 || !holdsPapers(view.text.slice(0, from), content)) return [];
      const rest = to < view.text.length ? [] : wrappedBelow(view, lines.slice(index + 1));
      return read([content, ...rest]).filter(({ name }) => !OF_DRIVING.test(name));
    }),
  );
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What stands behind the labels of papers on a line, each up to the next label. */
function labelsOf(view: LineView): readonly Stretch[] {
  if (view.tokens.length > LONGEST || !/[:：\t–—]/u.test(view.text)) return [];
  const labels = matchesOf(LABEL, view.text).flatMap((match) => {
    const end = match.index + match[0].length;
    const start = end - match[0].trimStart().length;
    const reading = readHeading(view.tokens.filter((token) => token.start >= start && token.end <= end));
    // "Memberships: RICS. Car: yes": whatever the second label says, the first ends there.
    return reading === null && !/^[|.]/.test(match[0])
      ? []
      : [{ at: match.index, end, label: match[1] ?? "", reading }];
  });
  return labels.flatMap(({ end, label, reading }, index) =>
    reading?.kind === "certifications" && reading.match !== "cue" && !OF_DRIVING.test(label)
      ? [{ from: end, to: labels[index + 1]?.at ?? view.text.length }]
      : [],
  );
}

function holdsPapers(label: string, { tokens, dates }: LineView): boolean {
  // "Licence: UAE light vehicle" is that of a driver.
  if (LICENCE.test(label)) return hasCertificateWord(tokens);
  return dates.length > 0 || OF_PAPERS.test(label) || hasCertificateWord(tokens);
}

/** The further lines of a row. */
function wrappedBelow(view: LineView, below: readonly LineView[]): readonly LineView[] {
  const more: LineView[] = [];
  for (const next of below) {
    if (next.text.includes("\t") || joinLines([view, ...more, next]).length > 1) break;
    more.push(next);
  }
  return more;
}
