import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Drawing, line, lines, pdf, rect, text } from "../../../test-support/pdf.ts";
import { readOk, readTexts } from "../../../test-support/read.ts";

const story = [
  "Experience",
  "Senior Engineer at Harbour Foods, building the ordering",
  "service and the team around it for four years now.",
  "Moved the warehouse to a new system in eleven months.",
  "Engineer at Kelani Tyres, where the stock counts were",
  "done by hand until a scanner was written for them.",
];
const sidebar = [
  "Contact",
  "Colombo, Sri Lanka",
  "+94 77 123 4567",
  "jane@example.com",
  "Skills",
  "SQL",
  "Python",
];

describe("columns", () => {
  it("reads a sidebar on the left before the story beside it", async () => {
    const page = [...lines(40, 100, sidebar, { leading: 15 }), ...lines(220, 100, story, { leading: 17 })];
    expect(await readTexts(pdf([page]))).toEqual([...sidebar, ...story]);
  });

  it("does so whichever the file draws first", async () => {
    const page = [...lines(220, 100, story, { leading: 17 }), ...lines(40, 100, sidebar, { leading: 15 })];
    expect(await readTexts(pdf([page]))).toEqual([...sidebar, ...story]);
  });

  it("reads a short sidebar on the right after the story", async () => {
    const page = [...lines(40, 100, story, { leading: 17 }), ...lines(400, 100, sidebar, { leading: 13 })];
    expect(await readTexts(pdf([page]))).toEqual([...story, ...sidebar]);
  });

  it("keeps columns apart that share every baseline", async () => {
    const left = ["Skills", "SQL and Python", "Java and Kotlin", "Docker", "Tools", "Jira", "Confluence"];
    const right = [
      "Languages",
      "English, fluent",
      "Sinhala, native",
      "Tamil, basic",
      "Interests",
      "Chess",
      "Running",
    ];
    const bold = new Set(["Skills", "Tools", "Languages", "Interests"]);
    const column = (x: number, words: readonly string[]) =>
      words.map((word, i) => text(x, 100 + 14 * i, word, { font: bold.has(word) ? "bold" : "regular" }));
    expect(await readTexts(pdf([[...column(40, left), ...column(300, right)]]))).toEqual([...left, ...right]);
  });

  it("reads a header across the columns first and what follows them last", async () => {
    const wide = "A closing paragraph that runs across the whole page, from one margin to the other margin.";
    const page = [
      text(40, 60, "Jane Doe, an engineer whose name and title stand above everything else on this page", {
        size: 12,
      }),
      ...lines(40, 100, sidebar, { leading: 15 }),
      ...lines(220, 100, story, { leading: 17 }),
      text(40, 260, wide),
    ];
    const read = await readTexts(pdf([page]));
    expect(read[0]).toMatch(/^Jane Doe/);
    expect(read.slice(1)).toEqual([...sidebar, ...story, wide]);
  });

  it("reads three columns of unequal width", async () => {
    const columns = [
      ["Alpha one", "Alpha two", "Alpha three", "Alpha four"],
      ["Beta one is a longer line", "Beta two is a longer line", "Beta three is a longer line", "Beta four"],
      ["Gamma one", "Gamma two", "Gamma three", "Gamma four"],
    ] as const;
    const page = [
      ...lines(40, 100, columns[0], { leading: 13 }),
      ...lines(150, 104, columns[1], { leading: 15 }),
      ...lines(400, 98, columns[2], { leading: 17 }),
    ];
    const document = await readOk(pdf([page]));
    expect(document.lines.map((l) => l.text)).toEqual(columns.flat());
    expect(document.layout.columns).toBe(3);
    expect(new Set(document.lines.map((l) => l.block)).size).toBe(3);
  });

  it("finds a column of centred lines", async () => {
    const centred = sidebar.map((line, i) => text(480 - 2.4 * line.length, 100 + 15 * i, line));
    const page = [...lines(40, 100, story, { leading: 17 }), ...centred];
    expect(await readTexts(pdf([page]))).toEqual([...story, ...sidebar]);
  });

  it("is not fooled by gaps of running text that line up", async () => {
    const words = [
      "one two three four five six seven",
      "ten two three nine five six eleven",
      "red two three blue five six orange",
    ];
    const page = words.flatMap((row, i) =>
      row.split(" ").map((word, k) => text(40 + 60 * k, 100 + 14 * i, word)),
    );
    const read = await readTexts(pdf([page]));
    expect(read.map((l) => l.replaceAll("\t", " "))).toEqual(words);
  });

  it("follows a column over the pages", async () => {
    const first = [...lines(40, 100, sidebar, { leading: 15 }), ...lines(220, 100, story, { leading: 17 })];
    const more = ["Referees", "Dr. Silva", "Ms. Perera"];
    const rest = [
      "Education",
      "BSc in Computer Science at the University of Kelaniya",
      "Second upper, with a thesis on",
      "how columns are read",
    ];
    const second = [...lines(40, 100, more, { leading: 15 }), ...lines(220, 100, rest, { leading: 17 })];
    expect(await readTexts(pdf([first, second]))).toEqual([...sidebar, ...more, ...story, ...rest]);
  });
});

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

  it("joins letter-spaced headings into words", async () => {
    const page = [
      text(40, 100, "WORK EXPERIENCE", { spacing: 6 }),
      text(40, 130, "E D U C A T I O N"),
      text(40, 160, "Plain text keeps its words apart."),
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "WORK EXPERIENCE",
      "EDUCATION",
      "Plain text keeps its words apart.",
    ]);
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

describe("the order of drawing", () => {
  const header = text(40, 60, "Jane Doe, engineer, whose name and title stand above all else on the page", {
    size: 12,
  });
  const dated = [
    text(40, 100, "2019 - 2021"),
    text(150, 100, "Engineer", { font: "bold" }),
    ...lines(150, 114, ["Kelani Tyres", "Wrote the stock scanner", "Trained the night shift"]),
    text(40, 170, "2016 - 2019"),
    text(150, 170, "Trainee", { font: "bold" }),
    ...lines(150, 184, ["Harbour Foods", "Counted tins"]),
  ];

  it.each([
    [
      "columns",
      [header, ...lines(40, 100, sidebar, { leading: 15 }), ...lines(220, 100, story, { leading: 17 })],
    ],
    ["dates beside jobs", dated],
  ])("does not change what is read of %s", async (_, page) => {
    const expected = await readTexts(pdf([page]));
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(page, { minLength: page.length }), async (shuffled) => {
        expect(await readTexts(pdf([shuffled]))).toEqual(expected);
      }),
      { numRuns: 50, seed: 20_261_120 },
    );
  });
});

describe("running lines", () => {
  const pages = ["first", "second", "third"].map((name, i) => [
    text(40, 30, "Jane Doe, Curriculum Vitae"),
    ...lines(40, 200, [`The ${name} page has a text`, `of its own, the ${name} one`]),
    text(280, 820, `Page ${i + 1} of 3`),
    text(40, 820, "jane@example.com"),
  ]);

  it("reads headers and footers once and page numbers never", async () => {
    const read = await readTexts(pdf(pages));
    expect(read.filter((t) => t.startsWith("Jane Doe"))).toHaveLength(1);
    expect(read.filter((t) => t === "jane@example.com")).toHaveLength(1);
    expect(read.at(-1)).toBe("jane@example.com");
    expect(read.join("\n")).not.toMatch(/Page|of 3/);
  });

  it("drops the number of a single page, but no other number", async () => {
    const page = [text(40, 100, "Born in 1990"), text(290, 820, "1")];
    expect(await readTexts(pdf([page]))).toEqual(["Born in 1990"]);
    const years = [text(40, 100, "Diploma"), text(40, 820, "2016")];
    expect(await readTexts(pdf([years]))).toEqual(["Diploma", "2016"]);
  });
});
