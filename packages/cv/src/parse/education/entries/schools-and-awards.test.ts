import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function read(...lines: readonly string[]) {
  const { education, certifications } = parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01");
  return {
    studies: education.map(({ degree, institution, year }) => [degree, institution, year]),
    papers: certifications.map(({ name }) => name),
  };
}

test("schools in one list and what was obtained in another, by their years", () => {
  const schools = [
    "# INSTITUTIONS ATTENDED WITH DATES",
    "Lagos State University, Ojo\t2010 – 2014",
    "Baptist Boys' High School, Abeokuta\t2003 – 2009",
    "Corona Nursery & Primary School\t1997 – 2003",
  ];
  const awards = [
    "# QUALIFICATIONS OBTAINED WITH DATES",
    "B.Sc. Economics (Second Class Upper)\t2014",
    "NYSC Discharge Certificate\t2015",
    "Senior School Certificate\t2009",
  ];
  const expected = {
    studies: [
      ["B.Sc. Economics", "Lagos State University", 2014],
      ["Senior School Certificate", "Baptist Boys' High School", 2009],
    ],
    papers: ["NYSC Discharge Certificate"],
  };
  expect(read(...schools, ...awards)).toEqual(expected);
  expect(read(...awards, ...schools)).toEqual(expected);
});

test("awards under a heading of certificates, and one that names its kind in letters with stops", () => {
  expect(
    read(
      "# SCHOOLS ATTENDED",
      "University of Calabar 2006-2010",
      "Holy Child Secondary School, Marian Hill 1999-2005",
      "# CERTIFICATES OBTAINED",
      "B.A. Linguistics 2010",
      "W.A.S.S.C.E 2006",
    ),
  ).toEqual({
    studies: [
      ["B.A. Linguistics", "University of Calabar", 2010],
      ["W.A.S.S.C.E", "Holy Child Secondary School", 2006],
    ],
    papers: [],
  });
});

test("two awards of the one polytechnic that was attended", () => {
  expect(
    read(
      "# Schools attended",
      "Kwara State Polytechnic, Ilorin | 2009 - 2014",
      "# Qualifications",
      "HND Accountancy | 2014",
      "OND Accountancy | 2011",
    ).studies,
  ).toEqual([
    ["HND Accountancy", "Kwara State Polytechnic", 2014],
    ["OND Accountancy", "Kwara State Polytechnic", 2011],
  ]);
});

test("an award of another time stays without a school", () => {
  expect(
    read(
      "# Schools attended",
      "University of Calabar, 1999 - 2003",
      "Hope Waddell High School, 1990 - 1996",
      "# Qualifications",
      "B.A. Linguistics, 2003",
      "Diploma in Nursing, 2015",
    ).studies,
  ).toEqual([
    ["B.A. Linguistics", "University of Calabar", 2003],
    ["Diploma in Nursing", null, 2015],
    [null, "Hope Waddell High School", 1996],
  ]);
});

test("a list of certificates below a school with its degree stays one of certificates", () => {
  expect(
    read("# Education", "BSc Botany, University of Leeds, 2012", "# Certificates", "First Aid at Work, 2019"),
  ).toEqual({ studies: [["BSc Botany", "University of Leeds", 2012]], papers: ["First Aid at Work"] });
});
