import { describe, expect, it } from "vitest";
import { type Drawing, line, lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readOk, readTexts } from "../../../../test-support/read.ts";

describe("rows", () => {
  it("keeps a right-aligned date on the line of its title", async () => {
    const page = [
      text(40, 100, "Software Engineer", { font: "bold" }),
      text(480, 100, "2019 - 2021"),
      text(40, 114, "Built the ordering service for all branches of the company and its partners."),
    ];
    const document = await readOk(pdf([page]));
    expect(document.lines[0]).toMatchObject({
      text: "Software Engineer\t2019 - 2021",
      cells: ["Software Engineer", "2019 - 2021"],
      bold: true,
    });
    expect(document.lines[1]?.cells).toBeNull();
  });

  it("keeps a column of dates with the jobs beside it", async () => {
    const page = [
      text(40, 100, "2019 - 2021"),
      text(150, 100, "Engineer", { font: "bold" }),
      ...lines(150, 114, ["Kelani Tyres", "Wrote the stock scanner", "Trained the night shift"]),
      text(40, 170, "2016 - 2019"),
      text(150, 170, "Trainee", { font: "bold" }),
      ...lines(150, 184, ["Harbour Foods", "Counted tins"]),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "2019 - 2021\tEngineer",
      "Kelani Tyres",
      "Wrote the stock scanner",
      "Trained the night shift",
      "2016 - 2019\tTrainee",
      "Harbour Foods",
      "Counted tins",
    ]);
  });

  it("does so when the file draws all the dates first", async () => {
    const page = [
      text(40, 100, "2019 - 2021"),
      text(40, 170, "2016 - 2019"),
      text(150, 100, "Engineer", { font: "bold" }),
      ...lines(150, 114, ["Kelani Tyres", "Wrote the stock scanner"]),
      text(150, 170, "Trainee", { font: "bold" }),
      ...lines(150, 184, ["Harbour Foods", "Counted tins"]),
    ];
    expect((await readTexts(pdf([page])))[0]).toBe("2019 - 2021\tEngineer");
  });

  it("joins a date range that is broken over two lines of its cell", async () => {
    const page = [
      text(40, 100, "Sep 2023 \u2013"),
      text(150, 100, "Recruiter"),
      text(40, 112, "Present"),
      text(150, 112, "Coast Shipping"),
      text(40, 140, "Feb 2021 \u2013 Jul"),
      text(150, 140, "Intern"),
      text(40, 152, "2023"),
      text(150, 152, "Kilifi Salt"),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Sep 2023 \u2013 Present\tRecruiter",
      "Coast Shipping",
      "Feb 2021 \u2013 Jul 2023\tIntern",
      "Kilifi Salt",
    ]);
  });

  it("reads labels and values as rows", async () => {
    const rows = [
      ["Full name", "Tharindu Lakshan"],
      ["Date of birth", "14 May 1995"],
      ["Civil status", "Married"],
      ["Nationality", "Sri Lankan"],
    ] as const;
    const page = rows.flatMap(([label, value], i) => [
      text(40, 100 + 16 * i, label),
      text(200, 100 + 16 * i, value),
    ]);
    expect(await readTexts(pdf([page]))).toEqual(rows.map((row) => row.join("\t")));
  });

  it("sets a colon between label and value to the label", async () => {
    const page = ["Name", "Age", "City"].flatMap((label, i) => [
      text(40, 100 + 16 * i, label),
      text(120, 100 + 16 * i, ":"),
      text(140, 100 + 16 * i, `value ${i}`),
    ]);
    expect(await readTexts(pdf([page]))).toEqual(["Name:\tvalue 0", "Age:\tvalue 1", "City:\tvalue 2"]);
  });

  it("finds cells that stand close together by the edge they share", async () => {
    const rows = [
      ["2019", "Kelani Tyres"],
      ["2017", "Harbour Foods"],
      ["2015", "Malwatte Motors"],
    ] as const;
    const page = rows.flatMap(([year, name], i) => [
      text(60, 100 + 20 * i, year),
      text(90, 100 + 20 * i, name),
    ]);
    expect(await readTexts(pdf([page]))).toEqual(rows.map((row) => row.join("\t")));
  });

  it("reads a framed table cell by cell", async () => {
    const xs = [40, 140, 260, 500];
    const ys = [90, 110, 140, 170];
    const frame: Drawing[] = [...xs.map((x) => line(x, 90, x, 170)), ...ys.map((y) => line(40, y, 500, y))];
    const cells = [
      text(45, 104, "Period"),
      text(145, 104, "Employer"),
      text(265, 104, "Duties"),
      text(45, 122, "01-Jan-2019 to"),
      text(45, 134, "31-Dec-2021"),
      text(145, 122, "Ravi Infrastructure"),
      text(145, 134, "(Pvt.) Ltd., Lahore"),
      text(265, 122, "Site supervision of road works"),
      text(45, 152, "2016 to 2018"),
      text(145, 152, "Indus Consultants"),
      text(265, 152, "Drawings"),
    ];
    const document = await readOk(pdf([[...frame, ...cells]]));
    expect(document.lines.map((l) => l.cells)).toEqual([
      ["Period", "Employer", "Duties"],
      [
        "01-Jan-2019 to 31-Dec-2021",
        "Ravi Infrastructure (Pvt.) Ltd., Lahore",
        "Site supervision of road works",
      ],
      ["2016 to 2018", "Indus Consultants", "Drawings"],
    ]);
    expect(document.layout.tables).toBe(1);
  });

  it("sets raised marks in their line", async () => {
    const page = [
      text(40, 100, "My 1"),
      text(62, 96.5, "st", { size: 6 }),
      text(70, 100, "job at Acme"),
      text(122.3, 96.5, "2", { size: 6 }),
    ];
    expect(await readTexts(pdf([page]))).toEqual(["My 1st job at Acme²"]);
  });
});

describe("a name in large type", () => {
  it("is a line of its own, whatever stands beside it", async () => {
    const page = [
      text(40, 100, "Colombo 5"),
      text(200, 100, "Jane Doe", { size: 26 }),
      text(40, 114, "077 123 4567"),
    ];
    expect(await readTexts(pdf([page]))).toEqual(["Jane Doe", "Colombo 5", "077 123 4567"]);
  });
});

describe("a telephone number beside a name in large type", () => {
  it("is no date that hangs from its top, though a part of it looks like a year", async () => {
    const page = [
      ...lines(40, 100, ["WELLINGTON", "PRATES"], { size: 30, leading: 40 }),
      ...lines(380, 76, ["Contagem", "(31) 98844-2014", "w.prates@mail.example"], { leading: 12 }),
    ];
    const read = await readTexts(pdf([page]));
    expect(read).toContain("(31) 98844-2014");
    expect(read).toContain("w.prates@mail.example");
  });
});

describe("a shadow below a list", () => {
  it("is not read, and neither takes its lines away", async () => {
    const item = (x: number, y: number, colour: string) => [
      text(x, y, "\u2022", { colour, size: 6 }),
      text(x + 16, y, "English (fluent)", { colour }),
    ];
    const page = [text(40, 86, "Languages"), ...item(41, 101.5, "#cccccc"), ...item(40, 100, "#000000")];
    expect(await readTexts(pdf([page]))).toEqual(["Languages", "English (fluent)"]);
  });
});

describe("a list sign in small type", () => {
  it("opens its item all the same", async () => {
    const page = [text(40, 100, "*", { size: 5 }), text(60, 100, "Supervised 19 students", { size: 10 })];
    expect((await readOk(pdf([page]))).lines[0]).toMatchObject({
      text: "Supervised 19 students",
      bullet: true,
    });
  });
});

describe("narrow justified columns", () => {
  /** Words of 5 points a letter, spread from 40 to 136. */
  const spread = (y: number, words: readonly string[]): Drawing[] => {
    const widths = words.map((word) => 5.56 * word.length);
    const gap = (96 - widths.reduce((a, b) => a + b, 0)) / (words.length - 1);
    let x = 40;
    return words.map((word, i) => {
      const drawn = text(x, y, word);
      x += (widths[i] ?? 0) + gap;
      return drawn;
    });
  };
  // Figures and these letters are equally wide in Helvetica.
  const sentences = [
    ["nabe", "dupo", "hean"],
    ["beda", "goen"],
    ["ahna", "oebd", "node"],
    ["pao", "badd", "ego"],
  ];

  it("are read as sentences, however wide their gaps", async () => {
    const page = sentences.flatMap((words, i) => spread(100 + 14 * i, words));
    expect(await readTexts(pdf([[...page, text(40, 156, "unda.")]]))).toEqual([
      ...sentences.map((words) => words.join(" ")),
      "unda.",
    ]);
  });

  it("are told from the cells of a table", async () => {
    const page = [0, 1, 2, 3].flatMap((i) => [
      text(40, 100 + 14 * i, "Java"),
      text(120, 100 + 14 * i, "good"),
      text(200, 100 + 14 * i, "2019"),
    ]);
    expect(await readTexts(pdf([page]))).toEqual(Array.from({ length: 4 }, () => "Java\tgood\t2019"));
  });
});
