import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

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
  [
    "names above dates that stand alone over sentences belong to them, whether or not a table knows the first",
    [
      "Loft Foreperson, Bay Canvas & Sails",
      "Jan 2019 – Present",
      "Cut and sewed mains for boats up to twelve metres, from measuring to the last ring.",
      "Sailmaker, Hauraki Performance Sails",
      "Feb 2012 – Mar 2018",
      "Sewed spinnakers and code zeros for the keelboats of the whole harbour.",
    ],
    [
      ["Loft Foreperson", "Bay Canvas & Sails", "2019-01", "now"],
      ["Sailmaker", "Hauraki Performance Sails", "2012-02", "2018-03"],
    ],
  ],
])("%s", (_, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});

test.each([
  ["03/2019–05/2021Storekeeper, Volta Cables Ltd", ["Storekeeper", "Volta Cables Ltd", "2019-03", "2021-05"]],
  [
    "06/2021 – PresentStores Supervisor, Volta Cables Ltd",
    ["Stores Supervisor", "Volta Cables Ltd", "2021-06", "now"],
  ],
  [
    "2016-2019Ayudante de cocina, Hotel Marina S.L.",
    ["Ayudante de cocina", "Hotel Marina S.L.", "2016", "2019"],
  ],
  ["04/2018–heuteKöchin, Gasthof Adler GmbH", ["Köchin", "Gasthof Adler GmbH", "2018-04", "now"]],
  ["2019-hedenMonteur, Waal Techniek B.V.", ["Monteur", "Waal Techniek B.V.", "2019", "now"]],
  ["2015–2019HR Manager, Cedar Hotel Ltd", ["HR Manager", "Cedar Hotel Ltd", "2015", "2019"]],
  ["Storekeeper03/2012–05/2016, Volta Cables Ltd", ["Storekeeper", "Volta Cables Ltd", "2012-03", "2016-05"]],
])("the cell of the dates touches the next one: %s", (line, expected) => {
  expect(jobsOf([line])).toEqual([expected]);
});

test("a year inside a name is no date", () => {
  expect(jobsOf(["2015–2019\tOperator, Windows2012Server House Ltd"])).toEqual([
    ["Operator", "Windows2012Server House Ltd", "2015", "2019"],
  ]);
});
