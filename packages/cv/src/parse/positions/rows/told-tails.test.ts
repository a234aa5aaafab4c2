import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const jobsOf = (heading: string, ...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", `# ${heading}`, ...lines]), "2026-11-01").positions.map(
    ({ position }) => [position.title, position.company, position.startDate],
  );

test("what was done stands behind the dash of the post, and is no firm", () => {
  const lines = [
    "* Education Specialist — work on didactic materials, management of projects and analysis of indicators (2021–present)",
    "* Author of Physics Content — writing of mock exams, assessment tools and teaching material (2019–present)",
  ];
  expect(jobsOf("Experience", ...lines)).toEqual([
    ["Education Specialist", null, "2021"],
    ["Author of Physics Content", null, "2019"],
  ]);
});

test("a firm behind the dash stays one", () => {
  const lines = ["* Education Specialist — Harlow School (2021–present)", "* Author — brill.io (2019–2021)"];
  expect(jobsOf("Experience", ...lines).map(([, company]) => company)).toEqual(["Harlow School", "brill.io"]);
});

test("languages and frameworks below a header are no firm", () => {
  const lines = [
    "2023 Vier weken\tFirmware engineer stage, Sensorus.",
    "C, Embedded software, Zephyr RTOS",
    "2021 Vijf weken\tStudentenjob softwareontwikkeling, MEETDAT.",
    "Python (flask), JavaScript",
  ];
  expect(jobsOf("Ervaring", ...lines)).toEqual([
    ["Firmware engineer stage", "Sensorus", "2023"],
    ["Studentenjob softwareontwikkeling", "MEETDAT", "2021"],
  ]);
});

test("a sentence behind the form of a firm is no part of its name", () => {
  const lines = [
    "2022 – 2024\tData Scientist, Neckartal GmbH. Trains failure models in Python",
    "2020 – 2022\tAnalyst, Filder AG",
  ];
  expect(jobsOf("Experience", ...lines)).toEqual([
    ["Data Scientist", "Neckartal GmbH", "2022"],
    ["Analyst", "Filder AG", "2020"],
  ]);
  expect(jobsOf("Experience", "2022 – 2024\tAnalyst, Harlan Pvt. Ltd. Leeds")[0]?.[1]).toMatch(
    /^Harlan Pvt\. Ltd/u,
  );
});
