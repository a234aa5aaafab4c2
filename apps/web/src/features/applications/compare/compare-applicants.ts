import type { ScorePart } from "@rolecall/contracts/applications/match";
import type { ApplicationEvidence, FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { evidenceOfPoint } from "../evidence-of-point.ts";
import { groupParts, kindOf, type PartGroup } from "../group-parts.ts";
import { BACKGROUND } from "./background-facts.ts";
import { differ } from "./cell-sameness.ts";
import type { Cell, Fact, Row, Section, Subject } from "./comparison.ts";
import { skillStanding } from "./skill-standing.ts";

/** What is known of one person; nothing while their CV is being read, or when it could not be. */
export type Reading =
  | { readonly analysis: FinishedAnalysis; readonly evidence: ApplicationEvidence }
  | undefined;

/** The skills of a job as it stands now; an analysis may have been made for what it asked for before. */
export interface AskedSkills {
  readonly required: readonly string[];
  readonly niceToHave: readonly string[];
}

const GROUPS: readonly PartGroup["kind"][] = ["skill", "experience", "title", "nice-to-have", "other"];

/** What is known of several applicants, subject by subject; subjects of which nothing is known are left out. */
export function compareApplicants(readings: readonly Reading[], asked: AskedSkills): readonly Section[] {
  const row = (
    key: string,
    name: Row["name"],
    cellOf: (reading: NonNullable<Reading>) => Cell | undefined,
  ) => {
    const cells = readings.map((reading) => reading && cellOf(reading));
    return cells.some(Boolean) ? [{ key, name, cells, differs: differ(cells) }] : [];
  };
  const skills = (kind: "skill" | "nice-to-have", inAd: readonly string[]): readonly Row[] =>
    phrasesOf(readings, kind, inAd).flatMap((phrase) =>
      row(`${kind} ${phrase}`, { kind: "phrase", phrase }, (reading) => skillCell(reading, kind, phrase)),
    );
  const about = (subject: Subject, cellOf: (reading: NonNullable<Reading>) => Cell) =>
    row(subject, { kind: "subject", subject }, cellOf);
  const facts = (subject: keyof typeof BACKGROUND) =>
    about(subject, ({ evidence }) => ({ kind: "facts", facts: BACKGROUND[subject](evidence.facts) }));
  const sentences = (subject: "strengths" | "weaknesses") =>
    about(subject, (reading) => ({ kind: "sentences", sentences: sentencesOf(reading, subject) }));

  const sections: readonly Section[] = [
    {
      key: "score",
      rows: GROUPS.flatMap((kind) =>
        row(kind, { kind: "group", group: kind }, ({ evidence }) => {
          const group = groupParts(evidence.parts).find((one) => one.kind === kind);
          return group && { kind: "points", group };
        }),
      ),
    },
    { key: "required", rows: skills("skill", asked.required) },
    { key: "niceToHave", rows: skills("nice-to-have", asked.niceToHave) },
    {
      key: "experience",
      rows: [
        ...about("years", ({ analysis, evidence }) => ({
          kind: "years",
          years: analysis.candidateYears,
          part: evidence.parts.find((part) => kindOf(part) === "experience"),
        })),
        ...about("level", ({ analysis }) => ({
          kind: "facts",
          facts: [{ text: analysis.aiSummary.experienceLevel, evidence: [] }],
        })),
      ],
    },
    {
      key: "background",
      rows: [...facts("education"), ...facts("certifications"), ...facts("languages"), ...facts("location")],
    },
    { key: "points", rows: [...sentences("strengths"), ...sentences("weaknesses")] },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Those of the ad in its order, then others that an analysis knows of, each in the spelling that comes first. */
function phrasesOf(
  readings: readonly Reading[],
  kind: "skill" | "nice-to-have",
  inAd: readonly string[],
): readonly string[] {
  const known = readings.flatMap((reading) =>
    (reading?.evidence.parts ?? []).filter((part) => kindOf(part) === kind).map((part) => part.jobPhrase),
  );
  const bySpelling = new Map<string, string>();
  for (const phrase of [...inAd, ...known]) {
    const spelling = phrase.toLowerCase();
    if (!bySpelling.has(spelling)) bySpelling.set(spelling, phrase);
  }
  return [...bySpelling.values()];
}

function skillCell(
  { analysis, evidence }: NonNullable<Reading>,
  kind: "skill" | "nice-to-have",
  phrase: string,
): Cell | undefined {
  const isIt = (part: ScorePart) =>
    kindOf(part) === kind && part.jobPhrase.toLowerCase() === phrase.toLowerCase();
  const part = evidence.parts.find(isIt);
  const matching = kind === "skill" ? analysis.matchingSkills : (analysis.matchingNiceToHaveSkills ?? []);
  return part && { kind: "skill", standing: skillStanding(part, matching), part };
}

function sentencesOf(
  { analysis, evidence }: NonNullable<Reading>,
  word: "strengths" | "weaknesses",
): readonly Fact[] {
  return analysis.aiSummary[word].map((text) => ({ text, evidence: evidenceOfPoint(text, evidence.parts) }));
}
