import { describe, expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readOk, readTexts } from "../../../../test-support/read.ts";
import { cutPage } from "./regions.ts";

const big = { size: 12, bold: true };
const order = (fragments: Parameters<typeof cutPage>[0]) => {
  const { above, left, right, below } = cutPage(fragments, 1);
  return [...above, ...left, ...right, ...below].map((region) => region.fragments.map((f) => f.text));
};
const column = (x: number, y: number, words: readonly string[]) =>
  words.map((word, i) => fragment(x, y + 14 * i, word));

describe("headings in the margin", () => {
  const body = [
    ...column(170, 100, [
      "Nurse with a calm hand at the bedside of her patients.",
      "Never leaves a handover undone.",
    ]),
    ...column(170, 150, [
      "Staff Nurse at the General Hospital of the province",
      "Wound care for 28 beds of the ward",
      "Two juniors taught",
    ]),
    ...column(170, 220, ["Diploma in General Nursing, with distinction"]),
  ];

  it("head what stands beside them, though their type is larger", () => {
    const margin = [
      fragment(40, 102, "Profile", big),
      fragment(40, 152, "Experience", big),
      fragment(40, 222, "Education", big),
    ];
    expect(order([...margin, ...body])).toEqual([
      ["Profile"],
      [body[0]?.text, body[1]?.text],
      ["Experience"],
      body.slice(2, 5).map((f) => f.text),
      ["Education"],
      [body[5]?.text],
    ]);
  });

  it("may run over two lines and stand below a line of another kind", () => {
    const margin = [
      fragment(40, 80, "Registered Nurse"),
      fragment(40, 102, "Profile", big),
      fragment(40, 152, "Work", big),
      fragment(40, 166, "Experience", big),
      fragment(40, 222, "Education", big),
    ];
    expect(order([...margin, ...body]).map((texts) => texts[0])).toEqual([
      "Registered Nurse",
      "Profile",
      body[0]?.text,
      "Work Experience",
      body[2]?.text,
      "Education",
      body[5]?.text,
    ]);
  });
});

describe("headings in the margin on the rows of their text", () => {
  it("are one cell of the first row, however many lines they take", async () => {
    const body = (y: number, words: readonly string[]) => lines(170, y, words, { leading: 14 });
    const bold = { font: "bold" } as const;
    const page = [
      ...[
        text(40, 100, "Career", bold),
        text(40, 114, "Summary", bold),
        ...body(100, ["A calm hand at the bedside of every patient.", "Teaches the juniors."]),
      ],
      ...[
        text(40, 150, "Work", bold),
        ...body(150, ["Staff Nurse, General Hospital of the province", "Wound care for 28 beds"]),
      ],
      ...[text(40, 200, "Languages", bold), ...body(200, ["Sinhala, English and a little Tamil"])],
    ];
    expect(await readTexts(pdf([page]))).toEqual([
      "Career Summary\tA calm hand at the bedside of every patient.",
      "Teaches the juniors.",
      "Work\tStaff Nurse, General Hospital of the province",
      "Wound care for 28 beds",
      "Languages\tSinhala, English and a little Tamil",
    ]);
  });
});

describe("pieces side by side under headings", () => {
  const cards = [
    fragment(40, 100, "Work", big),
    ...column(46, 124, ["Senior Nurse", "General Hospital", "2021 - 2024", "Turning charts"]),
    ...column(310, 124, ["Staff Nurse", "Base Hospital", "2017 - 2021", "Wound care"]),
    fragment(40, 200, "Studies", big),
    ...column(46, 224, ["Diploma in Nursing", "College of Nursing", "2014 - 2017"]),
    ...column(310, 224, ["Advanced Level", "Girls' College", "2013"]),
  ];

  it("are read under their own heading", () => {
    expect(order(cards).map((texts) => texts[0])).toEqual([
      "Work",
      "Senior Nurse",
      "Staff Nurse",
      "Studies",
      "Diploma in Nursing",
      "Advanced Level",
    ]);
  });

  it.each([
    [
      ["Ausbildung zur Fachkraft für", "Lagerlogistik", "Berufsschule Kiel", "2009 – 2012"],
      ["Realschulabschluss", "Nordschule Kiel", "2009"],
    ],
    [
      ["Mbo 4 Gespecialiseerd", "pedagogisch medewerker", "Nova College", "2013 – 2016"],
      ["Vmbo-t", "Hooft Lyceum", "2013"],
    ],
    [
      ["Curso técnico em Segurança", "do Trabalho", "Senac Campinas", "2011 – 2013"],
      ["Ensino médio", "Escola Estadual Tobias", "2010"],
    ],
  ])("keeps a title over two rows with its own piece: %j", (one, other) => {
    const card = (x: number, words: readonly string[], titleRows: number) =>
      words.map((word, i) => fragment(x, 224 + 13 * i, word, { bold: i < titleRows }));
    expect(order([...card(46, one, 2), ...card(310, other, 1)])).toEqual([one, other]);
  });

  it("leaves columns alone that have headings of their own", () => {
    const right = [
      fragment(310, 112, "Skills", big),
      ...column(310, 132, ["Wound care", "Cannulation", "Triage"]),
      fragment(310, 188, "Languages", big),
      ...column(310, 206, ["Sinhala", "English", "Tamil"]),
    ];
    const left = cards.filter((f) => f.left < 300);
    expect(order([...left, ...right]).map((texts) => texts[0])).toEqual(["Work", "Skills"]);
  });

  it("are one block of lines with it", async () => {
    const page = [
      text(40, 100, "Work", { size: 14, font: "bold" }),
      ...lines(46, 124, ["Senior Nurse", "General Hospital", "2021 - 2024", "Turning charts"], {
        leading: 14,
      }),
      ...lines(310, 124, ["Staff Nurse", "Base Hospital", "2017 - 2021", "Wound care"], { leading: 14 }),
      text(40, 200, "Studies", { size: 14, font: "bold" }),
      ...lines(46, 224, ["Diploma in Nursing", "College of Nursing", "2014 - 2017"], { leading: 14 }),
    ];
    const { lines: read } = await readOk(pdf([page]));
    const blocks = new Map(read.map((line) => [line.text, line.block]));
    expect(blocks.get("Staff Nurse")).toBe(blocks.get("Work"));
    expect(blocks.get("Studies")).not.toBe(blocks.get("Work"));
  });
});

describe("one column in several alignments", () => {
  it("is read from top to bottom, centred and right-aligned headings in their places", async () => {
    const section = (y: number, heading: string, words: readonly string[]) => [
      text(460, y, heading, { size: 12, font: "bold" }),
      ...lines(40, y + 22, words, { leading: 14 }),
    ];
    const page = [
      ...section(100, "Profile", ["A calm hand at the bedside of every patient."]),
      ...section(160, "Work", ["Staff Nurse, General Hospital", "Wound care for 28 beds"]),
      ...section(240, "Languages", ["Sinhala, English"]),
      ...section(300, "Interests", ["Chess, running and old radios"]),
    ];
    const read = await readTexts(pdf([page]));
    expect(read).toEqual([
      "Profile",
      "A calm hand at the bedside of every patient.",
      "Work",
      "Staff Nurse, General Hospital",
      "Wound care for 28 beds",
      "Languages",
      "Sinhala, English",
      "Interests",
      "Chess, running and old radios",
    ]);
  });
});

describe("leaders", () => {
  it("are no text, and what they lead to is a cell", async () => {
    const page = [
      text(40, 100, `Staff Nurse ${".".repeat(60)} 2017 - 2021`),
      text(40, 114, "Wait... there is more."),
    ];
    expect(await readTexts(pdf([page]))).toEqual(["Staff Nurse\t2017 - 2021", "Wait... there is more."]);
  });
});

describe("letters set wide apart", () => {
  it("are one heading, though other lines start where its letters stand", async () => {
    const page = ["WORK EXPERIENCE", "WORKING LANGUAGES", "WORKSHOPS GIVEN", "WORKS OF ART"].map(
      (heading, i) => text(40, 100 + 40 * i, heading, { spacing: 6 }),
    );
    expect(await readTexts(pdf([page]))).toEqual([
      "WORK EXPERIENCE",
      "WORKING LANGUAGES",
      "WORKSHOPS GIVEN",
      "WORKS OF ART",
    ]);
  });
});

describe("titles that run up the page", () => {
  const section = (y: number, words: readonly string[]) => lines(100, y, words, { leading: 14 });
  const title = (y: number, words: string) => text(70, y, words, { size: 11, font: "bold", angle: 270 });
  const body = [
    ...section(100, [
      "Nurse with a calm hand at the bedside of her patients.",
      "Never leaves a handover undone.",
      "Teaches the juniors.",
      "Likes the nights.",
    ]),
    ...section(200, [
      "Staff Nurse at the General Hospital of the province",
      "Wound care for 28 beds",
      "Two juniors taught",
      "Night duty, too",
    ]),
  ];

  it("stand above their sections", async () => {
    const read = await readTexts(
      pdf([[text(40, 60, "Jane Doe"), ...body, title(140, "Profile"), title(245, "Work")]]),
    );
    expect(read.slice(0, 3)).toEqual([
      "Jane Doe",
      "Profile",
      "Nurse with a calm hand at the bedside of her patients.",
    ]);
    expect(read.slice(6, 8)).toEqual(["Work", "Staff Nurse at the General Hospital of the province"]);
  });

  it("are left at the end when there is only one", async () => {
    const read = await readTexts(pdf([[text(40, 60, "Jane Doe"), ...body, title(245, "Curriculum Vitae")]]));
    expect(read.at(-1)).toBe("Curriculum Vitae");
  });
});

describe("grids beside headings in the margin", () => {
  it("are read section by section", () => {
    const head = { size: 16 };
    const name = { size: 13, bold: true };
    const margin = [
      fragment(40, 100, "Skills", head),
      fragment(40, 200, "Languages", head),
      fragment(40, 300, "Interests", head),
    ];
    const left = [
      fragment(170, 101, "Teaching", name),
      ...column(170, 118, ["Lesson planning", "Class management", "Fair tests"]),
      fragment(170, 201, "English", name),
      ...column(170, 218, ["Native"]),
      fragment(170, 301, "Choir", name),
      ...column(170, 318, ["Alto", "Old music"]),
    ];
    const right = [
      fragment(360, 101, "Technology", name),
      ...column(360, 118, ["GeoGebra", "Moodle"]),
      fragment(360, 201, "Irish", name),
      ...column(360, 218, ["Fluent"]),
      fragment(360, 301, "Swimming", name),
      ...column(360, 318, ["Cold water"]),
    ];
    const read = order([...margin, ...left, ...right]).flat();
    const between = (from: string, to: string) => read.slice(read.indexOf(from) + 1, read.indexOf(to));
    expect(between("Skills", "Languages").sort()).toEqual(
      [
        "Teaching",
        "Lesson planning",
        "Class management",
        "Fair tests",
        "Technology",
        "GeoGebra",
        "Moodle",
      ].sort(),
    );
    expect(between("Languages", "Interests").sort()).toEqual(["English", "Native", "Irish", "Fluent"].sort());
  });
});
