import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

type Study = readonly (string | number | null)[];

function studiesOf(lines: readonly TestLine[]): Study[] {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, field, institution, year }) => [degree, field, institution, year]);
}

test.each<[string, TestLine[], Study[]]>([
  [
    "subjects with their marks, over the school",
    ["A-levels: Drama A, French B, Latin C\t2021", "Oakmoor Sixth Form, Derby"],
    [["A-levels", "Drama, French, Latin", "Oakmoor Sixth Form", 2021]],
  ],
  [
    "subjects in a bracket, beside the school",
    ["GCSEs (Art, Biology and Maths), Oakmoor Academy, 2019"],
    [["GCSEs (Art, Biology and Maths)", "Art, Biology and Maths", "Oakmoor Academy", 2019]],
  ],
  [
    "subjects among results",
    ["6 CXC passes incl. Food and Nutrition, Morant Ridge Secondary, Kingston, 2014"],
    [["6 CXC passes", "Food and Nutrition", "Morant Ridge Secondary", 2014]],
  ],
  [
    "a mean grade on the line of the examination",
    ["KCSE, mean grade C+\t2012", "Ol Kalou Ridge Secondary, Nyahururu"],
    [["KCSE, mean grade C+", null, "Ol Kalou Ridge Secondary", 2012]],
  ],
  [
    "a share of marks behind a dash",
    ["HSC – 74%\t2015", "Sharada College, Nashik"],
    [["HSC – 74%", null, "Sharada College", 2015]],
  ],
  [
    "no mark beside the school",
    ["HSC, 74%, Sharada College, Nashik, 2015"],
    [["HSC", null, "Sharada College", 2015]],
  ],
  [
    "how many subjects, behind a name in quotes",
    ['"O" Level, six subjects\t2009', "Mutasa High School, Mutare"],
    [['"O" Level, six subjects', null, "Mutasa High School", 2009]],
  ],
  [
    "a class",
    ["2010\tGrade 11", "Umzimkulu Secondary School, Kokstad"],
    [["Grade 11", null, "Umzimkulu Secondary School", 2010]],
  ],
  [
    "a class at the start of its line",
    ["Class Eight\t2007", "Barura Girls' High School, Cumilla"],
    [["Class Eight", null, "Barura Girls' High School", 2007]],
  ],
  [
    "a class in short",
    ["Std. 10, Sri Gnana Vidyalaya, Salem, 2011"],
    [["Std. 10", null, "Sri Gnana Vidyalaya", 2011]],
  ],
  [
    "a form in Roman figures",
    ["Form IV", "Lake Bunyoni Boys, Kabale", "2003 – 2006"],
    [["Form IV", null, "Lake Bunyoni Boys", 2006]],
  ],
  [
    "no class where a mark stands below a degree",
    ["BSc Chemistry, University of Leeds, 2015", "Grade: First"],
    [["BSc Chemistry", "Chemistry", "University of Leeds", 2015]],
  ],
  [
    "results over subjects, which open no study",
    [
      "G.C.E. Advanced Level\t2021",
      "Maris College, Galle",
      "A/L results (2021)",
      "Combined Mathematics B, Physics C",
    ],
    [["G.C.E. Advanced Level", null, "Maris College", 2021]],
  ],
])("%s", (_, lines, studies) => {
  expect(studiesOf(lines)).toEqual(studies);
});
