import { describe, expect, it } from "vitest";
import { lines, pdf, rect, text } from "../../../../test-support/pdf.ts";
import { readOk, readTexts } from "../../../../test-support/read.ts";
import { story } from "../../../../test-support/sample-columns.ts";

describe("lines", () => {
  it("recognises written and drawn list signs", async () => {
    const page = [
      text(40, 100, "\u2022 Written sign"),
      text(40, 114, "- Hyphen"),
      text(40, 128, "\u2022"),
      text(60, 128, "Sign apart"),
      rect(40, 138, 3, 3, "#000000"),
      text(50, 142, "Drawn sign"),
      text(40, 156, "No sign"),
    ];
    const document = await readOk(pdf([page]));
    expect(document.lines.map(({ text: t, bullet }) => [t, bullet])).toEqual([
      ["Written sign", true],
      ["Hyphen", true],
      ["Sign apart", true],
      ["Drawn sign", true],
      ["No sign", false],
    ]);
  });

  it("keeps the numeral of a heading with it, however far apart", async () => {
    const page = [
      text(40, 100, "III."),
      text(66, 100, "Appointments"),
      text(40, 114, "iii."),
      text(66, 114, "Item"),
    ];
    const document = await readOk(pdf([page]));
    expect(document.lines.map(({ text: t, bullet }) => [t, bullet])).toEqual([
      ["III. Appointments", false],
      ["Item", true],
    ]);
  });

  it("joins letter-spaced headings into words", async () => {
    const page = [
      text(40, 100, "WORK EXPERIENCE", { spacing: 6 }),
      text(40, 130, "E D U C A T I O N"),
      text(40, 145, "T R A I N I N G    A N D    W O R K"),
      text(40, 160, "Plain text keeps its words apart."),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "WORK EXPERIENCE",
      "EDUCATION",
      "TRAINING AND WORK",
      "Plain text keeps its words apart.",
    ]);
  });

  it("looks like its title, however long the dates beside it", async () => {
    const page = [
      text(40, 100, "Glazier", { font: "bold" }),
      text(250, 100, "from September 2009 until February 2015 (5 years 6 months)"),
      text(40, 130, "Fitted shop fronts.", {}),
    ];
    expect((await readOk(pdf([page]))).lines.map(({ bold }) => bold)).toEqual([true, false]);
  });

  it("tells size, weight, slant, colour and place", async () => {
    const page = [
      text(40, 100, "Jane Doe", { size: 20, font: "bold", colour: "#9c4a00" }),
      text(40, 130, "Engineer", { font: "italic" }),
    ];
    const [name, title] = (await readOk(pdf([page]))).lines;
    expect(name).toMatchObject({ size: 20, bold: true, italic: false, colour: "#9c4a00", page: 1 });
    expect(title).toMatchObject({ size: 10, bold: false, italic: true, colour: "#000000" });
    expect(name?.box?.x).toBeCloseTo(40, 0);
    expect(name?.box?.y).toBeCloseTo(84.4, 0);
  });

  it("reads text drawn twice for weight once", async () => {
    const page = [text(40, 100, "Jane Doe"), text(40.3, 100, "Jane Doe")];
    expect(await readTexts(pdf([page]))).toEqual(["Jane Doe"]);
  });

  it("reads a turned page and turned text", async () => {
    const landscape = { drawings: lines(40, 100, story, {}), rotate: 90 };
    const read = await readTexts(pdf([landscape]));
    expect(read).toEqual(story);
    const page = [...lines(100, 100, story), text(40, 400, "CURRICULUM", { angle: 270 })];
    expect(await readTexts(pdf([page]))).toEqual([...story, "CURRICULUM"]);
  });
});
