import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test.each([
  ["Fitter, Ambika Pumps Pvt Ltd, Guindy Industrial Estate, 2015 to 2019", "Ambika Pumps Pvt Ltd"],
  ["Schlosser, Ahlers Maschinenbau GmbH, Gewerbepark Nord, 2015 bis 2019", "Ahlers Maschinenbau GmbH"],
  ["Packer, Horizon Garments Ltd, Free Trade Zone, 2015 to 2019", "Horizon Garments Ltd"],
  ["Field Officer, Kisima Trust (non-profit organisation), Moshi, 2015 to 2019", "Kisima Trust"],
  ["Clerk, Kisima Trust (KT), Moshi, 2015 to 2019", "Kisima Trust (KT)"],
  ["Lecturer, Department of Botany, Lakeside University, Jinja, 2015 to 2019", "Lakeside University"],
  ["Lecturer, Faculty of Law, Lakeside Polytechnic, Jinja, 2015 to 2019", "Lakeside Polytechnic"],
  ["Inspector, Department of Fisheries, Jinja, 2015 to 2019", "Department of Fisheries"],
  ["Porter, Guindy Business Park, 2015 to 2019", "Guindy Business Park"],
])("%s", (header, company) => {
  expect(jobsOf([header, "* Kept the records."]).map(([, own]) => own)).toEqual([company]);
});

test("what the writer tells below a header is no firm, though it names schools", () => {
  const lines = [
    { text: "Forester, Kilima Growers (community-based organisation),", bold: true },
    { text: "Iringa. May 2014 to June 2018.", bold: true },
    "I ran farmer field schools in nine villages on pruning, grafting and",
    "the care of seedlings.",
    { text: "Ranger, Forest Office, Njombe. March 2010", bold: true },
    { text: "to April 2014.", bold: true },
    "I walked the boundary.",
  ];
  expect(jobsOf(lines)).toEqual([
    ["Forester", "Kilima Growers", "2014-05", "2018-06"],
    ["Ranger", "Forest Office", "2010-03", "2014-04"],
  ]);
});
