import type { Baseline, SplitResult } from "../result.ts";
import { FIELDS, type Field } from "../score/score-file.ts";

/** Precision, recall and F1 per field, each with its difference to the committed result. */
export function totalsLines(title: string, now: SplitResult, before: SplitResult | undefined): string[] {
  if (now.files === 0) return [];
  const head = `${title}: ${now.files} files`;
  const rows = FIELDS.map((field) => row(field, now, before));
  return [
    head,
    `  ${"field".padEnd(16)}precision    recall        F1   change`,
    ...rows,
    ...(now.ranking === null ? [] : [wide("ranking", now.ranking, before?.ranking ?? undefined)]),
    ...BASELINES.flatMap((name) =>
      now.baselines === null
        ? []
        : [wide(`  ${BASELINE_LABELS[name]}`, now.baselines[name], before?.baselines?.[name])],
    ),
    wide("false alarms, files", now.falseAlarms, before?.falseAlarms),
    "",
  ];
}

export const BASELINES: readonly Baseline[] = ["tfIdf", "literalSkills"];

export const BASELINE_LABELS: Readonly<Record<Baseline, string>> = {
  tfIdf: "to compare: by TF-IDF cosine",
  literalSkills: "to compare: by literal skills",
};

function wide(label: string, now: number, before: number | undefined): string {
  return `  ${label.padEnd(36)}${percent(now)}${change(now, before)}`;
}

function row(field: Field, now: SplitResult, before: SplitResult | undefined): string {
  const { precision, recall, f1 } = now.fields[field];
  return `  ${field.padEnd(16)}${percent(precision)}${percent(recall)}${percent(f1)}${change(f1, before?.fields[field].f1)}`;
}

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`.padStart(10);
}

function change(now: number, before: number | undefined): string {
  if (before === undefined) return "      new";
  const points = (now - before) * 100;
  if (Math.abs(points) < 0.05) return "";
  return `${points > 0 ? "+" : ""}${points.toFixed(1)}`.padStart(9);
}
