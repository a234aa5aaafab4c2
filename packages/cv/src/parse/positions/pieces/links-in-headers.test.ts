import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("the page of an employer between its name and the dates parts no header", () => {
  expect(
    jobsOf([
      "Banksia Electrical Pty Ltd\tBrisbane",
      "https://www.banksia.example",
      "July 2020 – Present",
      "Electrical Supervisor",
      "Runs crews of up to 14.",
      "Sunharvest Energy\tIpswich",
      "www.sunharvest.example/team",
      "February 2014 – June 2020",
      "Solar Installer",
      "Rooftop systems.",
    ]),
  ).toEqual([
    ["Electrical Supervisor", "Banksia Electrical Pty Ltd", "2020-07", "now"],
    ["Solar Installer", "Sunharvest Energy", "2014-02", "2020-06"],
  ]);
});
