import { expect, test } from "vitest";
import { inList, namesIn } from "../../testing/build-cv.ts";

// Under "Skills" some people write sentences: what those say counts, and they do not stand for a list that is whole.
test("traits and deeds in the sentences of a section of skills count", () => {
  const skills = "Basic welding. I repair brakes and change clutches on lorries. Hard working and punctual.";
  expect(namesIn([{ kind: "skills", lines: [skills] }])).toEqual(
    expect.arrayContaining(["Welding", "Brake repair", "Hardworking", "Punctuality"]),
  );
});

test("sentences under skills leave room for what the jobs name", () => {
  const job = { title: "Trainee mechanic" };
  const found = namesIn([
    { kind: "experience", lines: ["Wheel alignment, filter changing and battery checking."], position: job },
    {
      kind: "skills",
      lines: ["Basic welding, and I drive vans. Hard working and punctual, always on time."],
    },
  ]);
  expect(found).toEqual(expect.arrayContaining(["Wheel alignment", "Filter changing", "Battery checking"]));
});

test("grades in the cells of a table of school results are no languages for programs", () => {
  const row = (text: string) => ({ text, cells: text.split("\t") });
  expect(
    namesIn([
      {
        kind: "education",
        lines: [
          "Buddhism\tA\tMathematics\tC",
          "Design & Mechanical Technology\tA\tEastern Music\tC",
          "ICT\tC",
        ].map(row),
      },
      { kind: "skills", lines: ["Java, SQL, C, Linux"] },
    ]),
  ).toEqual(["Java", "SQL", "C", "Linux"]);
  expect(namesIn([{ kind: "education", lines: [row("Science\tC")] }])).toEqual([]);
});

test("the product Teams is not read where a list says team", () => {
  expect(inList("Word, Excel, Team, Zoom")).toEqual(["Microsoft Word", "Microsoft Excel", "Zoom"]);
  expect(inList("Word, Excel, Teams, Zoom")).toContain("Microsoft Teams");
});

test("what one can do, in pieces between commas, is a sentence", () => {
  expect(inList("Can read drawings and bar bending schedules, take levels, write method statements")).toEqual(
    ["Blueprint reading", "Bar bending schedules", "Level taking", "Method statements"],
  );
  expect(inList("Can read wiring diagrams, solder, crimp")).not.toContain("CAN");
  expect(inList("CAN, LIN, FlexRay")).toContain("CAN");
});
