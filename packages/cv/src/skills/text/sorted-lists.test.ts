import { describe, expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";
import { isKeyword } from "./sorted-lists.ts";

const SORTED = [
  "agency, banners, basic, benefits, catalogs, client, Customer Service, direction, Excel, filing cabinets, forms,",
  "legal, market, meetings, office, policies, PRINCE2, process safety, progress, quality, Sales Manager, soldering",
];

describe("a list in the order of the alphabet", () => {
  const names = namesIn([{ kind: "skills", lines: SORTED }]);

  test("shows the skills of the graph, and names of several words", () => {
    expect(names).toEqual(
      expect.arrayContaining([
        "Customer service",
        "Microsoft Excel",
        "PRINCE2",
        "Process safety",
        "Soldering",
      ]),
    );
  });

  test.each(["Agency", "Basic", "Direction", "Meetings", "Office", "Progress", "Quality"])(
    "made of the CV's words, shows no plain noun: %s",
    (noun) => expect(names).not.toContain(noun),
  );

  test("shows no product that a plain noun is spelt like, and no post", () => {
    expect(names).not.toContain("Ellucian Banner");
    expect(names).not.toContain("Sales Manager");
  });

  test("leaves the sentences to be read: nobody chose what it says", () => {
    const jobs = [
      {
        kind: "experience" as const,
        lines: ["Changed clutches and brake pads on vans."],
        position: { title: "Mechanic" },
      },
    ];
    const own = namesIn([{ kind: "skills", lines: SORTED }, ...jobs]);
    expect(own).toEqual(expect.arrayContaining(namesIn(jobs)));
  });
});

test("a letter and words of the CV's sentences are no tools there, and no words of another language", () => {
  const list =
    "blueprints, C, charts, Excel, money, Next, office, painting, reports, shipping, transmissions, welding";
  const jobs = {
    kind: "experience" as const,
    lines: ["Painted the hulls of the boats and kept the records for the yard of the firm."],
  };
  const names = namesIn([{ kind: "skills", lines: [list] }, jobs]);
  for (const name of ["C", "Next.js", "Shift handover"]) expect(names).not.toContain(name);
  expect(names).toEqual(expect.arrayContaining(["Microsoft Excel", "Welding"]));
  expect(namesIn([{ kind: "skills", lines: [`${list}, C++, React`] }])).toEqual(
    expect.arrayContaining(["C", "Next.js"]),
  );
});

test("a list that somebody wrote keeps words that the graph does not know", () => {
  const list =
    "Python, quilling, Excel, basketry, Welding, tatting, Patience, felting, Photoshop, batik, Docker";
  expect(namesIn([{ kind: "skills", lines: [list] }])).toEqual(
    expect.arrayContaining(["Quilling", "Tatting"]),
  );
});

test.each([
  "Assist patients",
  "Analyzing market",
  "Process invoices",
  "Senior management",
  "Team lead",
  "CLIENTS",
  "oral",
])("pieces of sentences are no keywords: %s", (piece) => expect(isKeyword(piece)).toBe(false));

test.each([
  "Process analysis",
  "Process safety",
  "Management accounting",
  "CMMI",
  "PL/SQL",
  "ISO 9001",
  "SAP Solution Manager",
])("names are: %s", (name) => expect(isKeyword(name)).toBe(true));
