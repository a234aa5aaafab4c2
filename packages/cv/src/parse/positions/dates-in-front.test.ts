import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  [
    "the last line of a description above the dates of the next job is no firm of it",
    [
      "2022-2024\tTutor Informatik",
      "Hochschule Bielstadt",
      "Klausuren korrigiert, Fokus auf SQL und",
      "Data Science",
      "2018-2021\tVerschiedene Nebenjobs",
      "Bielstadt",
      "2016-2017\tLagerhelfer",
      "Spedition Kramer GmbH",
    ],
    [
      ["Tutor Informatik", "Hochschule Bielstadt", "2022", "2024"],
      ["Verschiedene Nebenjobs", "Bielstadt", "2018", "2021"],
      ["Lagerhelfer", "Spedition Kramer GmbH", "2016", "2017"],
    ],
  ],
  [
    "a firm above the dates of its job stays with it",
    [
      "Spedition Kramer GmbH",
      "2018-2021\tDisponent",
      "* Planung der Touren",
      "Autohaus Winter GmbH",
      "2016-2017\tVerkäufer",
      "* Beratung der Kunden",
    ],
    [
      ["Disponent", "Spedition Kramer GmbH", "2018", "2021"],
      ["Verkäufer", "Autohaus Winter GmbH", "2016", "2017"],
    ],
  ],
])("%s", (_, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});
