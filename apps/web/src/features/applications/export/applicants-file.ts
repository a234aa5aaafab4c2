import type { Application } from "@rolecall/contracts/applications/schemas";
import { type CsvCell, type DecimalSign, toCsv } from "../../../lib/files/csv.ts";

/** What is written in the reader's way. */
export interface FileWords {
  readonly decimal: DecimalSign;
  /** One for each cell of a row. */
  readonly columns: readonly string[];
  readonly stage: (stage: Application["stage"]) => string;
  /** What the app says of an applicant beside all figures, as sentences or less. */
  readonly remarks: (application: Application) => readonly string[];
  /** The whole address of an applicant in the app. */
  readonly address: (application: Application) => string;
}

/** The applicants as a table, in the order in which they are given. Everything in it is shown in the app, too. */
export function toApplicantsCsv(applications: readonly Application[], words: FileWords): string {
  return toCsv([words.columns, ...applications.map((one) => toRow(one, words))], words.decimal);
}

function toRow(application: Application, words: FileWords): readonly CsvCell[] {
  const { candidate, stage, createdAt, stageChangedAt } = application;
  return [
    candidate.name,
    candidate.email,
    words.stage(stage),
    ...toAnalysisCells(application),
    toLocalTime(createdAt),
    stageChangedAt === null ? null : toLocalTime(stageChangedAt),
    words.remarks(application).join("; ") || null,
    words.address(application),
  ];
}

/** Score, years, level, and the skills: found, missing, nice to have, all. */
function toAnalysisCells({ analysisStatus, analysis }: Application): readonly CsvCell[] {
  if (analysisStatus !== "done") return [null, null, null, null, null, null, null];
  return [
    analysis.overallScore,
    // None that is dated is not known to be none.
    analysis.candidateYears === 0 ? null : Math.round(analysis.candidateYears * 10) / 10,
    analysis.aiSummary.experienceLevel,
    ...[
      analysis.matchingSkills,
      analysis.missingSkills,
      analysis.matchingNiceToHaveSkills ?? [],
      analysis.extractedSkills,
    ].map((skills) => skills.join("; ") || null),
  ];
}

/** 2026-11-20 14:30 by the reader's clock: the one way to write it that spreadsheets of every country take for a time. */
function toLocalTime(instant: string): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${toLocalDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** 2026-11-20 by the reader's clock. */
export function toLocalDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const MOST_OF_TITLE = 60;

/** A title as part of a file's name on any system: no signs that one of them forbids, nor any that turn its order round. */
export function titleInFileName(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replace(/[\\/:*?"<>|]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, MOST_OF_TITLE).join("").trim();
}
