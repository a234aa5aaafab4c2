import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const large = (text: string) => ({ text, bold: true, size: 16 });
const post = (text: string) => ({ text, size: 13 });

test("a firm in larger type over several posts, though no table knows its name", () => {
  expect(
    jobsOf([
      large("Resident Manager"),
      "Fort Galle Residence",
      "Jun 2014 – Dec 2018",
      "* Opened the house and hired all who work in it.",
      large("Meridien Palms"),
      post("Front Office Manager"),
      "Mar 2009 – May 2014",
      "* Ran the desk of a house of 300 rooms.",
      post("Receptionist"),
      "Aug 2004 – Feb 2009",
    ]),
  ).toEqual([
    ["Resident Manager", "Fort Galle Residence", "2014-06", "2018-12"],
    ["Front Office Manager", "Meridien Palms", "2009-03", "2014-05"],
    ["Receptionist", "Meridien Palms", "2004-08", "2009-02"],
  ]);
});
