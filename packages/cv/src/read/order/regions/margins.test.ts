import { describe, expect, it } from "vitest";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";

const heading = { size: 14, font: "bold" } as const;

describe("what stands in a margin and side by side", () => {
  it("keeps dates with their towns below them beside the jobs, under headings at their own edge", async () => {
    const job = (y: number, dates: string, town: string, story: readonly string[]) => [
      ...lines(28, y, [dates, town], { size: 9, leading: 11 }),
      text(145, y + 1.5, story[0] ?? "", { size: 11, font: "bold" }),
      ...lines(145, y + 15, story.slice(1), { size: 10, leading: 13 }),
    ];
    const page = [
      text(28, 100, "Work Experience", heading),
      ...job(120, "Jan 2021 - Present", "Galle", ["Nursing Officer", "South Coast Hospital", "Renal care."]),
      ...job(175, "Mar 2018 - Nov 2020", "Muscat", ["Staff Nurse", "Al Waha Clinic", "Triage and tests."]),
      text(28, 240, "Education", heading),
      ...job(260, "2013 - 2016", "Galle", ["Diploma in Nursing", "Hillside School of Nursing"]),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Work Experience",
      "Jan 2021 - Present\tNursing Officer",
      "Galle",
      "South Coast Hospital",
      "Renal care.",
      "Mar 2018 - Nov 2020\tStaff Nurse",
      "Muscat",
      "Al Waha Clinic",
      "Triage and tests.",
      "Education",
      "2013 - 2016\tDiploma in Nursing",
      "Galle",
      "Hillside School of Nursing",
    ]);
  });

  it("reads short lists apart that stand side by side under headings of their own", async () => {
    const list = (x: number, head: string, items: readonly string[]) => [
      text(x, 100, head, heading),
      ...lines(x, 120, items, { size: 10, leading: 13 }),
    ];
    const page = [
      ...list(40, "Languages", ["Sinhala, native", "English, fluent"]),
      ...list(300, "Certificates", ["Basic Life Support, 2023", "Renal Nursing, 2020"]),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Languages",
      "Sinhala, native",
      "English, fluent",
      "Certificates",
      "Basic Life Support, 2023",
      "Renal Nursing, 2020",
    ]);
  });

  it("does so where the headings are bold and hardly larger than a list of one row", async () => {
    const list = (x: number, head: string, items: readonly string[]) => [
      text(x, 100, head, { size: 11, font: "bold" }),
      ...lines(x, 115, items, { size: 10, leading: 13 }),
    ];
    const page = [
      ...list(40, "rather not", ["roofing, plastering, tiles"]),
      ...list(300, "school", ["City & Guilds in joinery", "Elm Road College", "2016"]),
      text(300, 158, "i speak", { size: 11, font: "bold" }),
      text(300, 173, "welsh", { size: 10 }),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "rather not",
      "roofing, plastering, tiles",
      "school",
      "City & Guilds in joinery",
      "Elm Road College",
      "2016",
      "i speak",
      "welsh",
    ]);
  });

  it("is so below a grid whose cells keep out of the same gutter", async () => {
    const heading = (x: number, y: number, words: string) => text(x, y, words, { size: 13, font: "bold" });
    const skills = ["Joinery", "Turning", "Gluing", "Planing"].flatMap((left, i) => {
      const y = 120 + 14 * i;
      const right = ["Sharpening", "Carving", "Veneering", "Inlay"][i] ?? "";
      return [text(40, y, left), text(200, y, "ooooo"), text(300, y, right), text(460, y, "ooooo")];
    });
    const foot = [
      heading(48, 200, "Education"),
      ...lines(40, 215, ["Diploma in Cabinet Making", "Elm Road College", "2016"], { leading: 13 }),
      text(40, 268, "Courses", { font: "bold" }),
      ...lines(40, 281, ["First Aid", "Forklift"], { leading: 13 }),
      heading(308, 200, "Languages"),
      ...lines(300, 215, ["Welsh", "English", "French"], { leading: 13 }),
      heading(308, 268, "Pastimes"),
      text(300, 283, "Cricket"),
    ];
    expect((await readTexts(pdf([[heading(48, 100, "Skills"), ...skills, ...foot]]))).slice(-13)).toEqual([
      "Education",
      "Diploma in Cabinet Making",
      "Elm Road College",
      "2016",
      "Courses",
      "First Aid",
      "Forklift",
      "Languages",
      "Welsh",
      "English",
      "French",
      "Pastimes",
      "Cricket",
    ]);
  });

  it("and goes on across the page below the next heading of their look", async () => {
    const heading = (x: number, y: number, words: string) => text(x, y, words, { size: 13, font: "bold" });
    const page = [
      heading(40, 100, "Papers"),
      ...lines(40, 115, ["First Aid, 2024", "Forklift, 2023", "Working at Height"], { leading: 13 }),
      heading(300, 100, "School"),
      ...lines(300, 115, ["Joinery, Elm Road College – 2016", "A levels, Elm Road School"], { leading: 13 }),
      heading(40, 175, "Besides"),
      ...lines(40, 190, [
        "Own van, own tools, and a dog that sleeps under the bench while the machines are on.",
      ]),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Papers",
      "First Aid, 2024",
      "Forklift, 2023",
      "Working at Height",
      "School",
      "Joinery, Elm Road College – 2016",
      "A levels, Elm Road School",
      "Besides",
      "Own van, own tools, and a dog that sleeps under the bench while the machines are on.",
    ]);
  });

  it("as do three side by side over a grid at the same edges", async () => {
    const heading = (x: number, y: number, words: string) => text(x, y, words, { size: 13, font: "bold" });
    const column = (x: number, head: string, own: readonly string[]) => [
      heading(x, 100, head),
      ...lines(x, 115, own, { leading: 13 }),
    ];
    const page = [
      text(
        40,
        60,
        "Joiner with ten years in workshops and on sites, calm in peak weeks and fond of good wood.",
      ),
      ...column(40, "School", ["Diploma in Joinery", "Elm Road College, 2016"]),
      ...column(220, "Languages", ["Welsh (native)", "English (fluent)"]),
      ...column(400, "Contact", ["01632 960 555", "ann@mail.example", "Leeds"]),
      heading(40, 170, "Skills"),
      ...["Gluing", "Inlay", "Turning", "Planing", "Carving", "Sawing"].map((word, i) =>
        text(40 + 180 * (i % 3), 185 + 13 * Math.floor(i / 3), word),
      ),
    ];
    expect((await readTexts(pdf([page]))).slice(1)).toEqual([
      "School",
      "Diploma in Joinery",
      "Elm Road College, 2016",
      "Languages",
      "Welsh (native)",
      "English (fluent)",
      "Contact",
      "01632 960 555",
      "ann@mail.example",
      "Leeds",
      "Skills",
      "Gluing\tInlay\tTurning",
      "Planing\tCarving\tSawing",
    ]);
  });

  it("reads headings in the margin on the right before what stands beside them", async () => {
    const part = (y: number, head: string, own: readonly string[]) => [
      text(460, y + 2.4, head, { size: 13, font: "bold" }),
      ...lines(40, y, own, { leading: 13 }),
    ];
    const jobs = [
      "Joiner, Brightwell Stairs, since 2020",
      "Plans, planes and glues stairs of oak and ash.",
      "Taught two trainees.",
      "Turner, Calder Woodworks, 2016 to 2020",
      "Turned bowls, banisters and legs of chairs.",
    ];
    const parts = [
      ["Profile", "Joiner with ten years in workshops and on sites.", "Calm in peak weeks."],
      ["Work", ...jobs],
      ["Skills", "Gluing", "Inlay", "Turning", "Veneering"],
      ["Languages", "Welsh (native)", "English (fluent)"],
    ];
    const page = parts.flatMap(([head = "", ...own], i) => part([100, 150, 240, 320][i] ?? 0, head, own));
    expect(await readTexts(pdf([page]))).toEqual(parts.flat());
  });

  it("leaves towns in the margin on the right beside their posts", async () => {
    const job = (y: number, title: string, town: string) => [
      text(40, y, title, { font: "bold" }),
      text(500, y, town),
      ...lines(40, y + 13, ["Planed and glued doors and stairs.", "Taught two trainees."], { leading: 13 }),
    ];
    const page = [
      ...job(100, "Joiner", "Leeds"),
      ...job(150, "Turner", "York"),
      ...job(200, "Carver", "Hull"),
    ];
    expect((await readTexts(pdf([page]))).filter((line) => /Leeds|York|Hull/.test(line))).toEqual([
      "Joiner\tLeeds",
      "Turner\tYork",
      "Carver\tHull",
    ]);
  });
});
