import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readOk, readTexts } from "../../../../test-support/read.ts";
import { sidebar, story } from "../../../../test-support/sample-columns.ts";

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

  it("keeps a sidebar apart that is small print and one heading on the rows of the story", async () => {
    const contact = ["Benin City", "+234 803 555 0164", "osagie@mail.example"];
    const heading = { size: 8.6, font: "bold" } as const;
    const page = [
      text(40, 60, "Osagie Ehigiator", { size: 24 }),
      ...lines(380, 56, contact, { size: 8, leading: 11 }),
      text(40, 120, "PROFILE", heading),
      ...lines(40, 136, ["Writes PHP for banks,", "shops and schools."], { size: 10, leading: 13 }),
      text(40, 170, "EXPERIENCE", heading),
      ...lines(40, 186, ["Backend Developer, Ugbowo Pay", "Owns the ledgers."], { size: 10, leading: 13 }),
      text(380, 120, "LANGUAGES", heading),
      text(380, 136, "English and Edo", { size: 10 }),
    ];
    const read = await readTexts(pdf([page]));
    expect(read.slice(-2)).toEqual(["LANGUAGES", "English and Edo"]);
    expect(read).toContain("Writes PHP for banks,");
  });

  it("keeps a sidebar of the contact data apart whose rows are level with the dates of the story", async () => {
    const side: readonly (readonly [number, string])[] = [
      [32, "Kalgoorlie WA 6430"],
      [47, "0491 570 156"],
      [61, "darko@mail.example"],
      [91, "TICKETS"],
      [107, "Shotfirer's permit; HR"],
      [122, "licence; First Aid (exp"],
      [136, "03/2027)"],
      [152, "Surface supervisor"],
      [168, "(Section 44)"],
    ];
    const jobs: readonly (readonly [number, string])[] = [
      [54, "EMPLOYMENT"],
      [75, "Shift Supervisor, Golden Ridge Mining"],
      [91, "Feb 2018 to date"],
      [107, "Run a crew of 24 underground"],
      [122, "Cut re-entry time after firing"],
      [136, "Pre-starts and incident reports"],
      [152, "Jumbo Operator, Barkly Mining"],
      [168, "Jul 2011 to Jan 2018"],
      [184, "Bored development headings"],
      [200, "Bogger Operator, Barkly Mining"],
      [216, "2009 to 2011"],
    ];
    const column = (x: number, rows: readonly (readonly [number, string])[]) =>
      rows.map(([y, words]) => text(x, y, words, { size: 10 }));
    const read = await readTexts(pdf([[...column(12, side), ...column(191, jobs)]]));
    expect(read).toEqual([...side, ...jobs].map(([, words]) => words));
  });

  it("keeps dates that stand on the right of a story, off its baselines, with what they date", async () => {
    const heading = { size: 11, font: "bold" } as const;
    const job = (y: number, company: string, dates: string, points: readonly string[]) => [
      text(220, y, company, heading),
      text(480, y - 2.4, dates, { size: 8 }),
      ...lines(220, y + 13, points, { size: 9, leading: 12 }),
    ];
    const page = [
      ...lines(40, 100, sidebar, { leading: 15 }),
      ...job(100, "Northmoor Payments", "03/2021 - Present", ["Senior Engineer", "Settles card payments."]),
      ...job(150, "Halden Freight", "09/2017 - 02/2021", ["Engineer", "Prices pallets.", "Tracks them."]),
      ...job(212, "Brackenfield Software", "06/2016 - 08/2017", ["Developer", "Web shop."]),
    ];
    const read = await readTexts(pdf([page]));
    expect(read.filter((line) => line.includes("20"))).toEqual([
      "Northmoor Payments\t03/2021 - Present",
      "Halden Freight\t09/2017 - 02/2021",
      "Brackenfield Software\t06/2016 - 08/2017",
    ]);
  });

  it("takes the sidebar for the column where dates stand between it and the story", async () => {
    const job = (y: number, title: string, dates: string) => [
      text(40, y, title, { font: "bold" }),
      text(270, y, dates, { size: 9 }),
      ...lines(40, y + 14, ["For the whole of the north", "of the island, every week"], {
        size: 9,
        leading: 12,
      }),
    ];
    const side = ["Skills", "SAP", "Excel", "Education", "BSc, Leeds", "Languages", "English", "Welsh"];
    const page = [
      text(40, 70, "Experience", { size: 14 }),
      ...job(100, "Accountant", "Oct 2018 - Present"),
      ...job(150, "Clerk", "Mar 2013 - Sep 2018"),
      ...job(200, "Trainee", "Jan 2012 - Feb 2013"),
      ...side.map((word, i) => text(400 + 3 * (12 - word.length), 70 + 21 * i, word)),
    ];
    const read = await readTexts(pdf([page]));
    expect(read).toContain("Accountant\tOct 2018 - Present");
    expect(read).toContain("Trainee\tJan 2012 - Feb 2013");
    expect(read.slice(-side.length)).toEqual(side);
  });

  it("takes the even words of a typewriter for no cells", async () => {
    const words = [
      "Clean reports every month closed",
      "Clerk wrote     every tenth month",
      "Cases sorted    every week at ten",
      "Claim papers    every year or two",
      "Cargo bills and every fifth entry",
    ];
    const read = await readTexts(
      pdf([
        lines(
          40,
          100,
          words.map((w) => w.replace(/ +/g, " ")),
          { font: "mono" },
        ),
      ]),
    );
    expect(read).toEqual(words.map((w) => w.replace(/ +/g, " ")));
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
