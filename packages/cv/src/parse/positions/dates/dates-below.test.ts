import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const bold = (text: string) => ({ text, bold: true });

const OTHERS = [
  bold("2017 – 2020\tSenior Accountant at Harlan Ltd"),
  "General ledger.",
  bold("2015 – 2017\tStaff Accountant at Pike Ltd"),
  "Tax returns.",
];

test("the first dates stand a row lower where the heading took their place", () => {
  const lines = [
    bold("Finance Manager at Copperleaf Ltd"),
    "2020 – Present\tMonthly close and budgets.",
    ...OTHERS,
  ];
  expect(jobsOf(lines)[0]).toEqual(["Finance Manager", "Copperleaf Ltd", "2020", "now"]);
});

test("dates in front of every text are those of the texts", () => {
  const lines = [bold("Copperleaf Ltd"), "2020 – 2022\tFinance Manager", "2017 – 2020\tAccountant"];
  expect(jobsOf(lines).map(([title]) => title)).toEqual(["Finance Manager", "Accountant"]);
});
