import type { Result, SplitResult } from "../result.ts";
import { FIELDS, type Field } from "../score/score-file.ts";
import { BASELINE_LABELS, BASELINES } from "./print-totals.ts";

/** The table of the README: train and held-out side by side. */
export function markdownTable(result: Result): string {
  const { train, "held-out": heldOut } = result.splits;
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
    ...BASELINES.map((name) =>
      cells([
        BASELINE_LABELS[name],
        "",
        "",
        short(heldOut.baselines?.[name] ?? 0),
        short(train.baselines?.[name] ?? 0),
      ]),
    ),
    cells(["CVs with a false alarm", "", "", short(heldOut.falseAlarms), short(train.falseAlarms)]),
  ].join("\n");
}

/** The same for some people; `rankingRows` go on with it. */
export function peopleTable(people: number, now: SplitResult): string {
  return [
    cells([`field (${people} people, ${now.files} files)`, "precision", "recall", "F1"]),
    cells(["---", "---:", "---:", "---:"]),
    ...FIELDS.map((field) => {
      const { precision, recall, f1 } = now.fields[field];
      return cells([LABELS[field], ...[precision, recall, f1].map(short)]);
    }),
    cells(["CVs with a false alarm", "", "", short(now.falseAlarms)]),
  ].join("\n");
}

/** Rows for how some people rank among themselves. */
export function rankingRows({ ranking, baselines }: SplitResult): readonly string[] {
  return [
    cells(["ranking, nDCG@10", "", "", short(ranking ?? 0)]),
    ...BASELINES.map((name) => cells([BASELINE_LABELS[name], "", "", short(baselines?.[name] ?? 0)])),
  ];
}

function cells(values: readonly string[]): string {
  return `| ${values.join(" | ")} |`;
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
