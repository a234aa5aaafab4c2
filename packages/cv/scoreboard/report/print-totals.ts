import type { Result, SplitResult } from "../result.ts";
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
    wide("false alarms, files", now.falseAlarms, before?.falseAlarms),
    "",
  ];
}

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

/** The table of the README: train and held-out side by side. */
export function markdownTable(result: Result): string {
  const { train, "held-out": heldOut } = result.splits;
  const cells = (values: readonly string[]) => `| ${values.join(" | ")} |`;
  const rows = FIELDS.map((field) => {
    const unseen = heldOut.fields[field];
    return cells([
      LABELS[field],
      ...[unseen.precision, unseen.recall, unseen.f1, train.fields[field].f1].map(short),
    ]);
  });
  return [
    cells([
      "field",
      `precision (held out, ${heldOut.files} files)`,
      "recall",
      "F1",
      `F1 (train, ${train.files} files)`,
    ]),
    cells(["---", "---:", "---:", "---:", "---:"]),
    ...rows,
    cells(["ranking, nDCG@10", "", "", short(heldOut.ranking ?? 0), short(train.ranking ?? 0)]),
    cells(["CVs with a false alarm", "", "", short(heldOut.falseAlarms), short(train.falseAlarms)]),
  ].join("\n");
}

function short(value: number): string {
  return value.toFixed(3);
}

const LABELS: Readonly<Record<Field, string>> = {
  name: "name",
  email: "e-mail",
  phone: "phone, by digits",
  location: "location",
  skills: "skills",
  skillKinds: "technical or soft",
  traps: "traps left alone",
  positions: "positions, title and company",
  positionDates: "positions with both dates to the month",
  totalYears: "total years, ± 0.5",
  level: "experience level",
  education: "education: degree, school, year",
  certifications: "certifications",
  languages: "human languages",
  achievements: "achievements",
  inconsistencies: "inconsistencies",
  languageCode: "language of the text",
};
