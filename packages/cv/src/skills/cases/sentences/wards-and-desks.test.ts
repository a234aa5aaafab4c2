import { expect, test } from "vitest";
import { inJob, namesIn } from "../../testing/build-cv.ts";

test.each([
  [
    "Advertised posts, shortlisted, arranged interviews, did the induction.",
    ["Job advertising", "Shortlisting", "Interview scheduling", "Onboarding"],
  ],
  [
    "Greeted visitors, booked the rooms and signed for parcels.",
    ["Greeting visitors", "Room bookings", "Mail handling"],
  ],
  ["Typed up referrals from tape and minuted the planning committee.", ["Audio typing", "Minute taking"]],
  ["Wrote the newsletter and briefed the designers.", ["Newsletter writing", "Creative briefs"]],
  ["Counted the tins, banked, claimed the Gift Aid.", ["Gift Aid"]],
  ["Made up standards and calibrated the balances.", ["Standard preparation", "Calibration"]],
  ["Put up dosettes and date-checked the shelves.", ["Dosette boxes", "Date checks"]],
  ["Mentor to two trainees.", ["Mentoring"]],
  ["Ran the Friday back class.", ["Group exercise"]],
])("what people of wards and desks did: %s", (line, names) => {
  expect(inJob(line)).toEqual(expect.arrayContaining(names));
});

test.each([
  "Shortlisted for a national prize.",
  "Opened the gate for lorries.",
  "Got up at four and drank tea.",
  "Cut ribbons and hosted parties.",
  "Hoisted the flag.",
  "Filled forty vacancies of others.",
])("nothing: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});

const inJobOf = (title: string, text: string) =>
  namesIn([{ kind: "experience", lines: [`${title}, Acme`, text], position: { title, company: "Acme" } }]);

test("a row of which most is the work of the calling is that work", () => {
  const line = "Looked after 8 patients a shift: meds, dressings, handover.";
  expect(inJobOf("Staff Nurse", line)).toEqual(expect.arrayContaining(["Meds", "Handover"]));
  expect(inJobOf("Bookkeeper", line)).not.toContain("Meds");
});
