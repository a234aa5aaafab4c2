import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

function sectionsOf(...lines: Parameters<typeof cvDocument>[0]) {
  return findSections(prepareText(cvDocument(lines), "2026-11-01"));
}

/** The kind of the section below a heading that only its looks tell, on a page of known ones. */
function kindUnder(heading: string, ...lines: readonly string[]): string | undefined {
  const sections = sectionsOf(
    "! Helen Rothwell",
    "# Employment",
    "Teacher, Beck Lane School, 2019 – present",
    "# Courses",
    "* Paediatric First Aid, 2025",
    `# ${heading}`,
    ...lines,
    "# Referees",
    "Mrs A. Khalid, Headteacher",
  );
  return sections.find((section) => section.heading === heading)?.kind;
}

test.each([
  "What I would bring to your school",
  "What you would see in my room",
  "How I run a kitchen",
  "What you get with me",
])("a phrase in the look of the headings opens what the writer offers: %s", (heading) => {
  expect(kindUnder(heading, "* Lesson planning that suits everybody in the room", "* Patience")).toBe(
    "skills",
  );
});

test.each(["What I am looking for next", "What I would not do again", "What I want to learn next"])(
  "a wish is no offer: %s",
  (heading) => {
    expect(kindUnder(heading, "I hope for a small school near the sea, with a garden.")).toBe("summary");
  },
);

test.each([
  "Away from the truck",
  "Beyond the grid",
  "When I'm not welding",
  "When not welding",
  "Outside of the kitchen",
])("where somebody is when not at work: %s", (heading) => {
  expect(kindUnder(heading, "Volunteer surf lifeguard at Piha since 2014, waka ama, two kids.")).toBe(
    "interests",
  );
});

test.each([
  ["For fun", "Bouldering, sourdough, sewing", "interests"],
  ["The other me", "Welding sculptures, choir", "interests"],
  ["When the shift ends", "Pottery, dominoes, gardening", "interests"],
  ["Names to ring", "Gina Docherty, Copper & Comb", "references"],
  ["Get hold of me", "Dennistoun, Glasgow", "personal"],
  ["Kit I know", "Forklift, pallet truck", "skills"],
  ["Can do", "Long seams. Brazing, and thin sheet.", "skills"],
  ["Can't do", "Photoshop. Mornings before coffee.", "interests"],
  ["Not good at", "Excel, small talk, ladders", "interests"],
  ["Bits of paper", "Food hygiene certificate", "certifications"],
  ["Good to know", "Two weeks' notice", "other"],
])("what people say for the headings of others: %s", (heading, line, kind) => {
  expect(kindUnder(heading, line)).toBe(kind);
});

test("what they say makes no heading of a line", () => {
  expect(
    sectionsOf("! Ada Obi", "# Skills", { text: "For fun", bold: true }, "Welding", "# Hobbies", "Chess").map(
      ({ kind }) => kind,
    ),
  ).toEqual(["personal", "skills", "interests"]);
});

test("a heading may list: it is set as the others", () => {
  expect(kindUnder("Stack, daily", "Python, FastAPI", "Docker")).toBe("skills");
});

test("a sentence with dates in that look is none", () => {
  expect(kindUnder("Why no job from April 2020 to September 2021", "We were all at home.")).toBeUndefined();
});

test("the name below the title of the page is none, whatever word of a heading stands in it", () => {
  const sections = sectionsOf(
    { text: "RESUME", size: 13, bold: true },
    { text: "LAVANYA SUNDARESAN, CPC", size: 13, bold: true },
    "Cell : 98402 71836",
    "Mail : lavanya@adyarmail.example",
    "# OBJECTIVE",
    "To get a good position in a hospital that is known for its care.",
    "# SKILLS",
    "Coding, audits",
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["personal", "summary", "skills"]);
});

test("rows of dates in the bold type of the headings are none, and speak against none", () => {
  const bold = { bold: true };
  const sections = sectionsOf(
    { ...bold, text: "Professional career" },
    {
      ...bold,
      text: "2014 – 2019\tOerli Messtechnik AG, Winterthur",
      cells: ["2014 – 2019", "Oerli Messtechnik AG"],
    },
    "Business Controller. Product costing, margin analysis.",
    { ...bold, text: "Education" },
    "2010\tMaster of Science in Accounting, University of St. Gallen",
    { ...bold, text: "Languages" },
    "Italian, German",
    { ...bold, text: "Varia" },
    "Treasurer of the parents' council",
  );
  expect(sections.map(({ heading }) => heading)).toContain("Varia");
  expect(sections).toHaveLength(4);
});
