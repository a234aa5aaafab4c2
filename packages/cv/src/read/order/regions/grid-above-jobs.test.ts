import { describe, expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";
import { centredHeadings, loneHeadings } from "./sections-of-cut.ts";

const heading = { size: 9, font: "bold" } as const;
const title = { size: 12, font: "bold" } as const;

/** A group of skills: its name, its level and two rows of chips. */
const group = (x: number, [name, level, ...chips]: readonly string[]) => [
  text(x, 120, name ?? "", { size: 11, font: "bold" }),
  text(x + 2, 138, level ?? "", { size: 10 }),
  ...lines(x + 5, 164, chips, { size: 8, leading: 18 }),
];

const job = (y: number, name: string, dates: string, story: string) => [
  text(40, y, name, title),
  text(555 - 4.6 * dates.length, y, dates, { size: 9 }),
  text(40, y + 20, story, { size: 10 }),
];

describe("a grid of skills above jobs", () => {
  it("ends at the heading below it, though the first dates keep out of its gutters", async () => {
    const page = [
      text(40, 100, "SKILLS", heading),
      ...group(40, ["Clinical care", "Expert", "Wound care", "Cannulation", "Drug rounds"]),
      ...group(200, ["Ward management", "Advanced", "Rostering", "Care planning"]),
      ...group(360, ["Software", "Intermediate", "SystmOne"]),
      text(40, 240, "WORK EXPERIENCE (2)", heading),
      ...job(264, "Staff Nurse at Ashdown Hospital", "Apr 2019 - Current", "Runs the day shift of a ward."),
      ...job(
        320,
        "Nurse at Millbrook House",
        "Feb 2013 - Mar 2019",
        "Cared for forty people, day and night.",
      ),
    ];
    const read = await readTexts(pdf([page]));
    expect(read.slice(read.indexOf("WORK EXPERIENCE (2)"))).toEqual([
      "WORK EXPERIENCE (2)",
      "Staff Nurse at Ashdown Hospital\tApr 2019 - Current",
      "Runs the day shift of a ward.",
      "Nurse at Millbrook House\tFeb 2013 - Mar 2019",
      "Cared for forty people, day and night.",
    ]);
    const ward = read.indexOf("Ward management");
    expect(read.slice(ward, ward + 4)).toEqual(["Ward management", "Advanced", "Rostering", "Care planning"]);
  });

  it("is no reason to cut a sidebar whose dates stand in its own column", async () => {
    const sidebar = [
      "Contact",
      "Leeds",
      "07700 900431",
      "Study",
      "2009 - 2012",
      "BSc Nursing",
      "Languages",
      "Polish",
    ];
    const story = (y: number, head: string, words: readonly string[]) => [
      text(220, y, head, { size: 13, font: "bold" }),
      ...lines(220, y + 18, words, { size: 10, leading: 14 }),
    ];
    const page = [
      ...lines(40, 100, sidebar, { size: 10, leading: 17 }),
      ...story(100, "Profile", ["Nurse with a calm hand at the bedside of her patients.", "Never late."]),
      ...story(164, "Work", ["Staff Nurse at Ashdown General Hospital", "Runs the day shift.", "Teaches."]),
    ];
    expect((await readTexts(pdf([page]))).slice(0, sidebar.length)).toEqual(sidebar);
  });
});

describe("a column of dates between the story and a ragged sidebar", () => {
  it("stays with the jobs", async () => {
    const large = { size: 14 } as const;
    const jobs = ["May 2020 - Present", "Mar 2016 - Apr 2020", "Sep 2012 - Jan 2016"].flatMap((dates, i) => [
      text(40, 126 + 80 * i, ["Team Leader", "Fitter", "Apprentice"][i] ?? "", { size: 10, font: "bold" }),
      text(330, 126 + 80 * i, dates, { size: 8 }),
      ...lines(
        40,
        138 + 80 * i,
        ["Packaging Works", "Keeps eleven machines in good order.", "Trained five."],
        {
          size: 8,
          leading: 14,
        },
      ),
    ]);
    const right = (y: number, word: string, size: number) =>
      text(560 - 0.55 * size * word.length, y, word, { size });
    const list = (y: number, [head = "", ...words]: readonly string[]) => [
      right(y, head, 14),
      ...words.map((word, i) => right(y + 26 + 11 * i, word, 8)),
    ];
    const page = [
      text(40, 100, "Experience", large),
      ...jobs,
      ...list(100, ["Skills", "Hydraulics", "Pneumatics", "Welding", "Turning", "Milling"]),
      ...list(210, ["Study", "Master of the craft", "Guild school", "Fitter", "Packaging Works"]),
      ...list(300, ["Languages", "German", "English"]),
    ];
    expect(await readTexts(pdf([page]))).toEqual(
      expect.arrayContaining(["Team Leader\tMay 2020 - Present", "Fitter\tMar 2016 - Apr 2020"]),
    );
  });
});

describe("centred headings", () => {
  const page = (axis: (words: string) => number) => {
    const heading = (y: number, words: string) => fragment(axis(words), y, words, { size: 12, bold: true });
    return [
      heading(80, "Certificates"),
      fragment(40, 100, "High voltage, level two"),
      fragment(40, 114, "Driving licence"),
      heading(150, "School"),
      fragment(60, 170, "Secondary school", { bold: true }),
      fragment(320, 170, "Westercelle High", { bold: true }),
      fragment(320, 184, "Good marks in physics"),
      heading(220, "Languages"),
      fragment(40, 240, "German, English"),
      heading(270, "Free time"),
      fragment(40, 290, "Karting and cooking"),
    ];
  };

  const found = (axis: (words: string) => number) =>
    [...centredHeadings(loneHeadings(page(axis)))].map((f) => f.text);

  it("end columns, though they keep out of the gutter", () => {
    expect(found((words) => 330 - 3 * words.length)).toEqual(["School", "Languages", "Free time"]);
  });

  it("are none where they share an edge", () => {
    expect(found(() => 320)).toEqual([]);
  });
});
