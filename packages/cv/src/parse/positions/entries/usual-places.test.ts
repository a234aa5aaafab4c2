import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("one job that is sure tells which of two rows names the firm in the others", () => {
  const lines = [
    "lindenhaus, 2021 – 2024",
    "Office Jr, Ostrow",
    "* Sorted the post.",
    "Adu & Adu Chambers, 2018 – 2020",
    "Contact Centre TL, Ostrow",
    "* Took calls.",
    "Pellworth Holdings, 2015 – 2017",
    "Filing Clerk, Leeds",
    "* Filed deeds.",
  ];
  expect(jobsOf(lines).map(([title, company]) => [title, company])).toEqual([
    ["Office Jr", "lindenhaus"],
    ["Contact Centre TL", "Adu & Adu Chambers"],
    ["Filing Clerk", "Pellworth Holdings"],
  ]);
});

test("posts in their short forms are told from the firms in front of them", () => {
  const lines = [
    "Rundu Corner — Store Mgr, 07/2022 – 01/2025",
    "Vinyl Attic — Sales Asst, 05/2015 – 03/2019",
    "Lindqvist Bridges — Site Engr, 02/2011 – 03/2014",
  ];
  expect(jobsOf(lines).map(([title, company]) => [title, company])).toEqual([
    ["Store Mgr", "Rundu Corner"],
    ["Sales Asst", "Vinyl Attic"],
    ["Site Engr", "Lindqvist Bridges"],
  ]);
});
