import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

test("employers in the type of the headings, whatever the sentence below their dates speaks of", () => {
  const large = (text: string) => ({ text, size: 18 });
  const bold = (text: string) => ({ text, bold: true });
  const { positions, education } = parseDocument(
    cvDocument([
      "! Niamh Quill",
      large("Work Experience"),
      large("Lee Valley Community College"),
      bold("Head of Mathematics"),
      "2021 - Present",
      "Leads a department of nine.",
      large("Lee Valley Community College"),
      bold("Mathematics Teacher"),
      "2016 - 2021",
      "Mathematics and physics to leaving certificate.",
      large("Scoil Naomh Fionn"),
      bold("Physics Teacher"),
      "2013 - 2016",
      "Built a laboratory in the last year of her degree.",
      large("Logan Laboratory Services"),
      bold("Laboratory Technician"),
      "2010 - 2013",
      "Three-year apprenticeship.",
      large("Education"),
      large("University of Shandon"),
      "Education, Master of Education",
      "2018 - 2020",
      large("Skills"),
      "* Lesson planning",
    ]),
    "2026-11-01",
  );
  expect(positions.map(({ position: { title, company } }) => [title, company])).toEqual([
    ["Head of Mathematics", "Lee Valley Community College"],
    ["Mathematics Teacher", "Lee Valley Community College"],
    ["Physics Teacher", "Scoil Naomh Fionn"],
    ["Laboratory Technician", "Logan Laboratory Services"],
  ]);
  expect(education.map(({ institution }) => institution)).toEqual(["University of Shandon"]);
});
