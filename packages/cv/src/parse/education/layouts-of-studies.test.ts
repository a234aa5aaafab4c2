import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

function studiesOf(...lines: readonly TestLine[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, field, institution, year }) => [degree, field, institution, year]);
}

const bold = (text: string): TestLine => ({ text, bold: true });

test.each<[string, TestLine[], (string | number | null)[]]>([
  [
    "in the cell between the degree and the school",
    ["MBA\tFinance\tKaveri School of Management\t2015\tFirst Class"],
    ["MBA", "Finance", "Kaveri School of Management", 2015],
  ],
  [
    "on a line between them",
    [bold("BA (Hons)"), "Marketing", "University of Hull", "2019"],
    ["BA (Hons)", "Marketing", "University of Hull", 2019],
  ],
  [
    "on a line below a degree of any letters",
    [bold("B.Com"), "Accounting and Finance", "Sunrise College for Women", "2011"],
    ["B.Com", "Accounting and Finance", "Sunrise College for Women", 2011],
  ],
  [
    "below the cells of the degree and the school, and no town there",
    [bold("MSc Degree\t2017 – 2020\tUniversity of Calderdale"), "Nursing Studies"],
    ["MSc", "Nursing Studies", "University of Calderdale", 2020],
  ],
  [
    "no town below the cells",
    [bold("MSc Degree\t2017 – 2020\tUniversity of Calderdale"), "Rawdon"],
    ["MSc", null, "University of Calderdale", 2020],
  ],
  [
    "in front of the degree",
    ["Statistics, BSc, University of Hull, 2019"],
    ["BSc", "Statistics", "University of Hull", 2019],
  ],
  [
    "on a line between the school and the degree",
    [bold("University of Hull"), "Human Resource Management", "BSc", "2016 – 2019"],
    ["BSc", "Human Resource Management", "University of Hull", 2019],
  ],
  [
    "below the degree below the school",
    [bold("University of Hull\t2016 – 2019"), "Professional Diploma", "Legal Practice"],
    ["Professional Diploma", "Legal Practice", "University of Hull", 2019],
  ],
  [
    "no town in front of the degree",
    ["Beverley, BSc, University of Hull, 2019"],
    ["BSc", null, "University of Hull", 2019],
  ],
  [
    'in front of "at", behind a comma',
    [bold("Diploma, HVAC Technology at Central Hill College\t2015 – 2017")],
    ["Diploma, HVAC Technology", "HVAC Technology", "Central Hill College", 2017],
  ],
  [
    "and a school over two rows beside its dates",
    [bold("MSc Physics at KTH Royal\t2013 – 2018"), bold("Institute of Technology")],
    ["MSc Physics", "Physics", "KTH Royal Institute of Technology", 2018],
  ],
  [
    "and a school over two rows behind a link",
    [bold("MSc Physics at University of\t2013 – 2018"), "Dhaka"],
    ["MSc Physics", "Physics", "University of Dhaka", 2018],
  ],
  [
    "and a bold school over the two rows of its years",
    [bold("2015\tUniversity of Sri"), bold("2019\tJayewardenepura"), "BSc", "Accounting"],
    ["BSc", "Accounting", "University of Sri Jayewardenepura", 2019],
  ],
  [
    "not the department of the school",
    [bold("BA (Hons)"), "Faculty of Humanities", "University of Hull", "2019"],
    ["BA (Hons)", null, "Faculty of Humanities", 2019],
  ],
  [
    "behind the kind of degree",
    ["Associate of Occupational Studies in Culinary Arts", "Denver College", "2015"],
    ["Associate of Occupational Studies in Culinary Arts", "Culinary Arts", "Denver College", 2015],
  ],
  [
    "behind the wide one, as a major",
    ["BS in Business Administration major in Marketing", "Cebu College", "2015"],
    ["BS in Business Administration major in Marketing", "Marketing", "Cebu College", 2015],
  ],
  [
    "none where the bracket names who examined",
    ["Betriebswirt (IHK)", "IHK-Akademie Emsland", "2018"],
    ["Betriebswirt (IHK)", null, "IHK-Akademie Emsland", 2018],
  ],
  [
    "none in the rest of the award's name",
    ["BTEC Level 3 Extended Diploma", "Carrick College", "2018"],
    ["BTEC Level 3 Extended Diploma", null, "Carrick College", 2018],
  ],
  [
    "no mark behind a full stop",
    ["Sunrise College for Women", "B.Com, Accounting. 82%", "2011"],
    ["B.Com, Accounting", "Accounting", "Sunrise College for Women", 2011],
  ],
])("the subject: %s", (_, lines, study) => {
  expect(studiesOf(...lines)).toEqual([study]);
});

test("a subject goes on below its item, behind a broken word, and in another slant where it had no room", () => {
  expect(
    studiesOf("University of Leeds\t2010", "* MEng (Hons) in Mechanical", {
      text: "Engineering",
      box: { x: 60, y: 96, width: 60, height: 12 },
    }),
  ).toEqual([
    ["MEng (Hons) in Mechanical Engineering", "Mechanical Engineering", "University of Leeds", 2010],
  ]);
  expect(studiesOf("BSc in Business Admin-", "istration", "University of Leeds", "2010")).toEqual([
    ["BSc in Business Administration", "Business Administration", "University of Leeds", 2010],
  ]);
});

test("the level of a study gives way to its degree, and stands where there is none", () => {
  expect(
    studiesOf(
      "TERTIARY\tCebu College",
      "BS Nursing",
      "2013 – 2017",
      "SECONDARY\tBalayan High School",
      "2009 – 2013",
    ),
  ).toEqual([
    ["BS Nursing", "Nursing", "Cebu College", 2017],
    ["SECONDARY", null, "Balayan High School", 2013],
  ]);
});

test("a firm opens an entry where every entry begins with a name and its dates", () => {
  expect(
    studiesOf(
      "Akademie Emsland\t2016 – 2018",
      "Betriebswirt",
      "Teuto Armaturen KG\t2010 – 2013",
      "Ausbildung zum Industriekaufmann",
      "Berufskolleg Ravensberg\t2008 – 2010",
      "Fachhochschulreife",
    ).map(([degree, , school, year]) => [degree, school, year]),
  ).toEqual([
    ["Betriebswirt", "Akademie Emsland", 2018],
    ["Ausbildung zum Industriekaufmann", "Teuto Armaturen KG", 2013],
    ["Fachhochschulreife", "Berufskolleg Ravensberg", 2010],
  ]);
});

test("a semester abroad belongs to the degree above, and with years of its own it is a study", () => {
  const degree = ["Hochschule Ulm", "B.Sc. Physik", "2014 – 2018"];
  expect(studiesOf(...degree, "Exchange semester at Linnaean Institute of Technology, Sweden")).toHaveLength(
    1,
  );
  expect(studiesOf(...degree, "Erasmus, Linnaean Institute of Technology, 2016")).toHaveLength(2);
});

test("the kind of school alone has its town, any other school none", () => {
  expect(studiesOf("HND Accountancy, The Polytechnic, Ibadan, 2014")[0]?.[2]).toBe("The Polytechnic, Ibadan");
  expect(studiesOf("BSc Botany, Cedar Hill College, Ibadan, 2014")[0]?.[2]).toBe("Cedar Hill College");
});

test("a name on two rows is one school, in front of its degree and behind it", () => {
  const rows = [
    bold("MILE HIGH CULINARY"),
    bold("INSTITUTE"),
    "Diploma in Baking",
    "2014 – 2015",
    bold("ARAPAHOE ADULT"),
    bold("EDUCATION CENTER"),
    "GED",
    "2013",
  ];
  expect(studiesOf(...rows).map(([degree, , school]) => [degree, school])).toEqual([
    ["Diploma in Baking", "MILE HIGH CULINARY INSTITUTE"],
    ["GED", "ARAPAHOE ADULT EDUCATION CENTER"],
  ]);
  expect(
    studiesOf("2022 – 2026", "BSc in Computer Science, Rio Verde State", "University, Las Cruces").map(
      ([degree, , school]) => [degree, school],
    ),
  ).toEqual([["BSc in Computer Science", "Rio Verde State University"]]);
});

test("a project below a study opens no section where another study follows", () => {
  expect(
    studiesOf(
      "2018 – 2022\tB.Tech in Computer Science",
      "Godavari Institute of Technology",
      "Final Year Project: Crop disease detection",
      "2016 – 2018\tClass XII (CBSE)",
      "Kendriya Vidyalaya Ambernath",
    ).map(([degree]) => degree),
  ).toEqual(["B.Tech in Computer Science", "Class XII (CBSE)"]);
});

test("a dash in the cell behind a year is an empty cell", () => {
  expect(studiesOf("High School Diploma\tOrgan Peak High School\t2022\t-")[0]?.[3]).toBe(2022);
  expect(studiesOf("BSc Physics\tUniversity of Leeds\t2022 -")[0]?.[3]).toBe(null);
});

test("a firm in bold below what was learnt there is where, and no rest of its name", () => {
  expect(
    studiesOf(bold("Ausbildung zum Industriekaufmann"), bold("Teuto Armaturen KG"), "2010 – 2013").map(
      ([degree, , school]) => [degree, school],
    ),
  ).toEqual([["Ausbildung zum Industriekaufmann", "Teuto Armaturen KG"]]);
});

test("what a chamber has examined, above the chamber itself", () => {
  expect(studiesOf("01/2010\tIndustriekauffrau (IHK)", "IHK Osnabrück")).toEqual([
    ["Industriekauffrau (IHK)", null, "IHK Osnabrück", 2010],
  ]);
});

test("schools in front of Belgian awards", () => {
  expect(
    studiesOf(
      "Haute École de la Meuse — Bachelier en commerce",
      "2010 – 2012",
      "Athénée royal de Seraing — CESS",
      "2010",
    ),
  ).toEqual([
    ["Bachelier en commerce", "commerce", "Haute École de la Meuse", 2012],
    ["CESS", null, "Athénée royal de Seraing", 2010],
  ]);
});
