import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  [
    "a post told behind the one before it",
    ["Before that I was a receptionist at Kendwa Sands Hotel from 2018 to 2021."],
    [["receptionist", "Kendwa Sands Hotel", "2018", "2021"]],
  ],
  [
    "the same hotel as above",
    ["Floor Supervisor, Hotel Donaupark", "2020 – 2024", "Room Attendant, same hotel", "2016 – 2020"],
    [
      ["Floor Supervisor", "Hotel Donaupark", "2020", "2024"],
      ["Room Attendant", "Hotel Donaupark", "2016", "2020"],
    ],
  ],
  [
    "a time for the family between two posts",
    [
      "Pflegehelferin, Haus am Park gGmbH",
      "2019 – 2022",
      "Familienphase (zwei Kinder)",
      "2014 – 2019",
      "Verkäuferin, Bäckerei Blum",
      "2009 – 2014",
    ],
    [
      ["Pflegehelferin", "Haus am Park gGmbH", "2019", "2022"],
      ["Verkäuferin", "Bäckerei Blum", "2009", "2014"],
    ],
  ],
])("%s", (_, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});
