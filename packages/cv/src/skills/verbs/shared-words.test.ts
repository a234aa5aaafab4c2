import { expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";

test.each([
  ["Boiler installation and servicing for landlords.", ["Boiler installation", "Boiler servicing"]],
  ["Brake and clutch repair of buses.", ["Brake repair", "Clutch repair"]],
  ["Two years in manual and automation testing of web shops.", ["Manual testing", "Automation testing"]],
])("names that share a word: %s", (line, expected) => {
  expect(inJob(line)).toEqual(expect.arrayContaining(expected));
});

test.each(["Meetings and outings, good and bad building.", "Time and again, day and night."])(
  "nothing is made up: %s",
  (line) => {
    expect(inJob(line)).toEqual([]);
  },
);
