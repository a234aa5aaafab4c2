import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  "2019 – 2020: At home with my newborn",
  "2021/02 to 2022/03 – Family responsibilities",
  "2019 – 2020\tTime out to repair our house",
  "2019 – 2020: Preparation for the bar exam",
  "2019 – 2020 Accompanying my husband abroad",
  "01/2019 – 03/2020\tErziehungsurlaub",
  "2018 – 2020 Mutterschaft und Kinderzeit",
  "2018 – 2020 Mère au foyer",
  "2018 – 2020 Preparación de oposiciones",
  "2018 – 2020 A casa con i figli",
  "2018 – 2020 Huisvrouw",
])("a time away among the posts is none: %s", (away) => {
  const jobs = [away, "* Nothing else.", "Clerk, Cedar Pumps Ltd\t2012 – 2015", "* Kept the books."];
  expect(jobsOf(jobs).map(([title]) => title)).toEqual(["Clerk"]);
});

test.each([
  "(the works closed; then ill for a year, fully recovered)",
  "(part-time while studying for my degree)",
  "(parental leave from March 2017 until May 2018)",
])("a remark behind the dates takes no post away: %s", (remark) => {
  const post = ["Clerk", "Cedar Pumps Ltd", "2015", "2019"];
  expect(jobsOf([`Clerk, Cedar Pumps Ltd\t2015 – 2019 ${remark}`, "* Kept the books."])).toEqual([post]);
  expect(jobsOf(["Clerk, Cedar Pumps Ltd", `2015 – 2019 ${remark}`, "* Kept the books."])).toEqual([post]);
});

test("a firm in the bracket is the firm", () => {
  expect(jobsOf(["Nurse\t2012 – 2015 (Hill Hospital)", "* Dressings."])[0]?.[1]).toBe("Hill Hospital");
});
