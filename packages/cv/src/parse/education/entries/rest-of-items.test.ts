import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

test("a list of courses that goes on below its item names no school", () => {
  const [study, ...others] = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Education",
      { text: "Harlow University\tMarch 2020 - December 2024", bold: true, size: 11 },
      { text: "Bachelor of Science in Computing\tLeeds", bold: true, size: 11 },
      "* Courses: Data Structures, Discrete Mathematics,",
      "Computer Networks, Databases, Institute Projects",
    ]),
    "2026-11-01",
  ).education;
  expect(others).toEqual([]);
  expect(study?.institution).toBe("Harlow University");
  expect(study?.field).toBe("Computing");
});
