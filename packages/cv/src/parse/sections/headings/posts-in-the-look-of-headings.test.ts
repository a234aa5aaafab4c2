import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

function kindsOf(...lines: readonly string[]): readonly string[] {
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  return sections.map(({ kind, lines: own }) => `${kind} ${own.length}`);
}

test("posts in the look of the headings stay with the jobs, firms and dates being below them", () => {
  expect(
    kindsOf(
      "! Shona Gilfillan",
      "# Work history",
      "# Senior Stylist",
      "Copper & Comb, Aug 2021 – now",
      "Full column, four days a week.",
      "# Stylist",
      "The Cutting Yard, Jan 2018 – Jul 2021",
      "# Education",
      "SVQ Level 3 Hairdressing, City of Glasgow College, 2018",
    ),
  ).toEqual(["personal 1", "experience 5", "education 1"]);
});

test("a heading that names no post ends them", () => {
  expect(
    kindsOf(
      "! Shona Gilfillan",
      "# Work history",
      "Stylist, The Cutting Yard, Jan 2018 – Jul 2021",
      "# Hair and colour",
      "Balayage, foils, perms, updos",
      "# Education",
      "SVQ Level 3 Hairdressing, City of Glasgow College, 2018",
    ),
  ).toEqual(["personal 1", "experience 1", "skills 1", "education 1"]);
});

test("what somebody talks is no talk", () => {
  expect(
    kindsOf("! Shona Gilfillan", "Talks:", "English, Gaelic", "School:", "City College, 2018"),
  ).toContain("languages 1");
});

test("headings in one's own voice may be longer than most where most are not", () => {
  expect(
    kindsOf(
      "! Shona Gilfillan",
      "# Where my scissors went",
      "Stylist, The Cutting Yard, Jan 2018 – Jul 2021",
      "# How a good day at the salon looks",
      "Balayage, foils, perms, updos",
      "# Hours not on the floor",
      "Roller derby, a greyhound, and bread that takes two days.",
      "# Seen by others",
      "Straight with folk, punctual, patient.",
    ),
  ).toHaveLength(5);
});

test("service beside teaching is no employment", () => {
  expect(
    kindsOf(
      "! Shona Gilfillan",
      "# Work history",
      "Lecturer, City College, Jan 2018 – Jul 2021",
      "# Service and teaching",
      "2021 – 2023 Member of the examination board, City College",
    ),
  ).toEqual(["personal 1", "experience 1", "other 1"]);
});
