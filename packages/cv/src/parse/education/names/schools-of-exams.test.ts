import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function studiesOf(...lines: readonly string[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test("a school over its examinations is that of each, up to the next school", () => {
  expect(
    studiesOf(
      "Marina Academy, Dubai",
      "IGCSE (Cambridge): Biology A*, Chemistry A, Mathematics A",
      "2019",
      "International Baccalaureate Diploma",
      "2021",
      "University of Leeds",
      "BSc Psychology, 2024",
    ),
  ).toEqual([
    ["IGCSE (Cambridge)", "Marina Academy", 2019],
    ["International Baccalaureate Diploma", "Marina Academy", 2021],
    ["BSc Psychology", "University of Leeds", 2024],
  ]);
});

test("a school alone over a line of two", () => {
  expect(studiesOf("Swarnapali Balika Vidyalaya", "O/L – 2005; A/L (Bio) – 2008")).toEqual([
    ["O/L", "Swarnapali Balika Vidyalaya", 2005],
    ["A/L (Bio)", "Swarnapali Balika Vidyalaya", 2008],
  ]);
});

test("the school attended ends the list of what was sat there", () => {
  expect(
    studiesOf(
      "G.C.E. (A/L) Examination – 2014",
      "Accounting\tB",
      "G.C.E. (O/L) Examination – 2011",
      "Mathematics\tA",
      "School Attended: Sri Sumangala Girls' School, Panadura",
    ),
  ).toEqual([
    ["G.C.E. (A/L) Examination", "Sri Sumangala Girls' School", 2014],
    ["G.C.E. (O/L) Examination", "Sri Sumangala Girls' School", 2011],
  ]);
});

test("an examination with its school says nothing of the next", () => {
  expect(studiesOf("G.C.E. A/L, Ananda College, 2009", "G.C.E. O/L, 2006")).toEqual([
    ["G.C.E. A/L", "Ananda College", 2009],
    ["G.C.E. O/L", null, 2006],
  ]);
});

test("the school attended among the personal data", () => {
  const { education } = parseDocument(
    cvDocument([
      "BIO – DATA",
      "Name in full\t: Dilshan Madusanka Perera",
      "School attended\t: Siyane Maha Vidyalaya, Gampaha",
      "# Educational Qualifications",
      "G.C.E. Ordinary Level Examination – 2023",
      "Diploma in Welding, 2025",
    ]),
    "2026-11-01",
  );
  expect(education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual([
    ["G.C.E. Ordinary Level Examination", "Siyane Maha Vidyalaya", 2023],
    ["Diploma in Welding", null, 2025],
  ]);
});
