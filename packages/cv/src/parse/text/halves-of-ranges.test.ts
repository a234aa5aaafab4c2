import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const cvOf = (heading: string, ...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", `# ${heading}`, ...lines]), "2026-11-01");

test("the halves of a range on lines of their own are one, for a job and for a study", () => {
  const jobs = cvOf(
    "Experience",
    "Job Title: Stress Engineer",
    "Company: Calder Ltd",
    "From: 02/2011",
    "To: 08/2016",
    "Job Title: Graduate Engineer",
    "Company: Wharfe Ltd",
    "From: 09/2016",
    "To: Present",
  ).positions.map(({ position: { title, startDate, endDate, current } }) => [
    title,
    startDate,
    endDate,
    current,
  ]);
  expect(jobs).toEqual([
    ["Stress Engineer", "2011-02", "2016-08", false],
    ["Graduate Engineer", "2016-09", null, true],
  ]);
  const [study] = cvOf(
    "Education",
    "Education 1",
    "School or University: University of Leeds",
    "Degree: BSc",
    "Field of Study: Physics",
    "From: 09/2004",
    "To: 06/2008",
  ).education;
  expect(study).toMatchObject({
    degree: "BSc",
    field: "Physics",
    institution: "University of Leeds",
    year: 2008,
  });
});

test("a start without its end stays open, and two starts are two", () => {
  const lines = ["Job Title: Nurse", "Company: Calder Ltd", "From: 02/2011", "To whom it may concern."];
  expect(cvOf("Experience", ...lines).positions[0]?.position).toMatchObject({
    startDate: "2011-02",
    current: true,
  });
});

test("the employer of a German form is no signature", () => {
  const lines = ["Position: Einkäufer", "Firma: Hasetal GmbH", "Ort: Minden", "Von: 08/2015", "Bis: 04/2019"];
  expect(cvOf("Berufserfahrung", ...lines).positions[0]?.position).toMatchObject({
    title: "Einkäufer",
    company: "Hasetal GmbH",
    startDate: "2015-08",
    endDate: "2019-04",
  });
});
