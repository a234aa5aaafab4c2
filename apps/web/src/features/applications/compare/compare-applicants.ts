import type { ApplicationEvidence, FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { evidenceOfPoint } from "../evidence-of-point.ts";
import { groupParts, kindOf, type PartGroup } from "../group-parts.ts";
import { type SkillKeyOf, skillKeyOf } from "../skills/skill-keys.ts";
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

type SkillKind = "skill" | "nice-to-have";

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
  const keyOf = skillKeyOf(readings.flatMap((reading) => (reading ? [reading.analysis] : [])));
  const skills = (kind: SkillKind, inAd: readonly string[]): readonly Row[] =>
    [...phrasesOf(readings, { kind, inAd, keyOf })].flatMap(([key, phrase]) =>
      row(`${kind} ${phrase}`, { kind: "phrase", phrase }, (reading) =>
        skillCell(reading, kind, (one) => keyOf(one) === key),
      ),
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

/** Those of the ad in its order, then others that an analysis knows of, by their keys, as who comes first writes them. */
function phrasesOf(
  readings: readonly Reading[],
  { kind, inAd, keyOf }: { kind: SkillKind; inAd: readonly string[]; keyOf: SkillKeyOf },
): ReadonlyMap<string, string> {
  const known = readings.flatMap((reading) =>
    (reading?.evidence.parts ?? []).filter((part) => kindOf(part) === kind).map((part) => part.jobPhrase),
  );
  const byKey = new Map<string, string>();
  for (const phrase of [...inAd, ...known]) {
    const key = keyOf(phrase);
    if (!byKey.has(key)) byKey.set(key, phrase);
  }
  return byKey;
}

function skillCell(
  { analysis, evidence }: NonNullable<Reading>,
  kind: SkillKind,
  isIt: (phrase: string) => boolean,
): Cell | undefined {
  const part = evidence.parts.find((one) => kindOf(one) === kind && isIt(one.jobPhrase));
  const matching = kind === "skill" ? analysis.matchingSkills : (analysis.matchingNiceToHaveSkills ?? []);
  return part && { kind: "skill", standing: skillStanding(part, matching), part };
}

function sentencesOf(
  { analysis, evidence }: NonNullable<Reading>,
  word: "strengths" | "weaknesses",
): readonly Fact[] {
  return analysis.aiSummary[word].map((text) => ({ text, evidence: evidenceOfPoint(text, evidence.parts) }));
}
