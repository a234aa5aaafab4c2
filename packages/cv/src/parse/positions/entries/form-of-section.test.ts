import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

function namesOf(lines: readonly string[]): readonly (readonly (string | null)[])[] {
  return jobsOf(lines).map(([title = null, company = null]) => [title, company]);
}

test("what hangs on a title is part of it where the firms stand on rows of their own", () => {
  const lines = [
    "Principal, Acoustics",
    "Orvald & Linch, 2019 – 2023",
    "* Measured halls.",
    "Process Operator – Still House",
    "Ansgar Fasteners, 2010 – 2018",
    "* Ran the still.",
    "Lead Piping Designer",
    "Sabin Gulf JV, 2005 – 2009",
    "* Drew pipes.",
  ];
  expect(namesOf(lines)).toEqual([
    ["Principal, Acoustics", "Orvald & Linch"],
    ["Process Operator – Still House", "Ansgar Fasteners"],
    ["Lead Piping Designer", "Sabin Gulf JV"],
  ]);
});

test("a name where other jobs have a known town is a town", () => {
  const lines = [
    "Orvald & Linch, 2019 – 2023",
    "Contact Centre TL, Ostrow",
    "* Took calls.",
    "Pellworth Holdings, 2015 – 2017",
    "Filing Clerk, Leeds",
    "* Filed deeds.",
  ];
  expect(namesOf(lines)).toEqual([
    ["Contact Centre TL", "Orvald & Linch"],
    ["Filing Clerk", "Pellworth Holdings"],
  ]);
});

test("the word that joins post and firm in the other headers joins them in all", () => {
  const lines = [
    "Shift Supt. with Vihara Apparel, 2019 – 2023",
    "* Led fourteen people.",
    "Sewing Operator Gr. A with Airyhill Mitchel, 2010 – 2018",
    "* Stitched collars.",
    "Moulding Hand with brokk, 2005 – 2009",
  ];
  expect(namesOf(lines)).toEqual([
    ["Shift Supt.", "Vihara Apparel"],
    ["Sewing Operator Gr. A", "Airyhill Mitchel"],
    ["Moulding Hand", "brokk"],
  ]);
});

test("brackets hold the firm in all headers where they surely do in most", () => {
  const lines = [
    "Wellsite Geologist (Orvald Medupi)   2019 – 2023",
    "Treatment Plant Op. I (Konkova North)   2015 – 2018",
    "Compliance Officer (Hidroeléctrica Babar)   2012 – 2014",
    "Control Room Operator (Ansgar)   2005 – 2011",
  ];
  expect(namesOf(lines)).toEqual([
    ["Wellsite Geologist", "Orvald Medupi"],
    ["Treatment Plant Op. I", "Konkova North"],
    ["Compliance Officer", "Hidroeléctrica Babar"],
    ["Control Room Operator", "Ansgar"],
  ]);
});

test("cut words of a post end no sentence", () => {
  expect(namesOf(["Pharm. Tech.", "Orvald Hospital, 2011 – 2012"])).toEqual([
    ["Pharm. Tech", "Orvald Hospital"],
  ]);
});
