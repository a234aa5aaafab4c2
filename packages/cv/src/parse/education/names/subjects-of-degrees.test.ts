import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const studiesOf = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01").education.map(
    ({ degree, field, year }) => [degree, field, year],
  );

test.each([
  [
    "behind a dash",
    ["B.Tech – Computer Science", "Leeds College, 2022"],
    ["B.Tech", "Computer Science", 2022],
  ],
  [
    "behind a comma",
    ["BSc(Hons), Marine Biology, University of Leeds, 2019"],
    ["BSc(Hons)", "Marine Biology", 2019],
  ],
  [
    "behind a label, where the degree names the faculty",
    ["University of Leeds", "B.Sc. (Hons) in Engineering (2014 - 2019)", "* GPA: 3.4", "* Major: Physics"],
    ["B.Sc. (Hons) in Engineering", "Physics", 2019],
  ],
  ["no subject but a class", ["MSc – Distinction, University of Leeds, 2014"], ["MSc", null, 2014]],
  ["no subject but a town", ["MBA, London, 2016"], ["MBA", null, 2016]],
])("%s", (_, lines, study) => {
  expect(studiesOf(...lines)).toEqual([study]);
});
