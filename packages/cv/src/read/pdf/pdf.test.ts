import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { field, link, pdf, text } from "../../../test-support/pdf.ts";
import { readOk } from "../../../test-support/read.ts";
import { readDocument } from "../index.ts";
import { defaultReadLimits } from "../limits.ts";
import { assembleDocument } from "../order/assemble-document.ts";
import { checkStreams } from "./check-streams.ts";
import { readFontName } from "./font-names.ts";
import { mayHoldForms } from "./forms.ts";
import { mentionsLayers } from "./layers.ts";
import { unswapLigature } from "./ligatures.ts";
import { readWithPdfium } from "./pdfium/read-with-pdfium.ts";
import { readWithPdfjs } from "./pdfjs/read-with-pdfjs.ts";
import { textSymbol } from "./text-symbols.ts";

describe("links", () => {
  it("are found on the line they cover", async () => {
    const page = [
      text(40, 100, "Jane Doe"),
      text(40, 120, "Write to me"),
      link(40, 110, 60, 12, "mailto:jane@example.com"),
      text(40, 140, "My work"),
      link(40, 130, 50, 12, "https://jane.example/work"),
      link(400, 700, 50, 12, "tel:+94771234567"),
      link(40, 90, 50, 12, "javascript:alert(1)"),
    ];
    const { links } = await readOk(pdf([page]));
    expect(links).toEqual([
      { url: "mailto:jane@example.com", text: "Write to me", line: 1 },
      { url: "https://jane.example/work", text: "My work", line: 2 },
      { url: "tel:+94771234567", text: "", line: null },
    ]);
  });
});

describe("form fields", () => {
  it("are read as they look", async () => {
    const content = "BT /F0 10 Tf 2 4 Td (Colombo, Sri Lanka) Tj ET";
    const fonts = "/Resources <</Font <</F0 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>";
    const appearance = `<</Type /XObject /Subtype /Form /BBox [0 0 200 16] ${fonts} /Length ${content.length}>>\nstream\n${content}\nendstream`;
    const page = [text(40, 100, "City"), field(150, 90, 200, 16, "100 0 R"), text(40, 130, "Country")];
    const bytes = pdf([page], { objects: [appearance], catalog: "/AcroForm <</Fields []>>" });
    expect((await readOk(bytes)).lines.map((l) => l.text)).toEqual(["City\tColombo, Sri Lanka", "Country"]);
  });
});

describe("form fields that limit their drawing to a box of their own", () => {
  it("are read wherever they stand", async () => {
    const field = (x: number, y: number, object: string) => ({
      operators: "",
      annotation: `<</Type /Annot /Subtype /Widget /FT /Tx /F 4 /Rect [${x} ${842 - y - 16} ${x + 200} ${842 - y}] /AP <</N ${object}>>>>`,
    });
    const appearance = (words: string) => {
      const content = `/Tx BMC q 1 1 198 14 re W n BT /F0 10 Tf 2 4 Td (${words}) Tj ET Q EMC`;
      const fonts = "/Resources <</Font <</F0 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>";
      return `<</Type /XObject /Subtype /Form /BBox [0 0 200 16] ${fonts} /Length ${content.length}>>\nstream\n${content}\nendstream`;
    };
    const page = [field(40, 90, "100 0 R"), field(300, 90, "101 0 R"), field(40, 400, "102 0 R")];
    const objects = ["Jane Doe", "Colombo", "Nurse"].map(appearance);
    const document = await readOk(pdf([page], { objects, catalog: "/AcroForm <</Fields []>>" }));
    expect(document.lines.map((line) => line.text)).toEqual(["Jane Doe\tColombo", "Nurse"]);
    expect(document.hidden).toEqual([]);
  });
});

describe("unswapLigature", () => {
  it.each([
    ["琀椀", "ti"],
    ["昀昀椀", "ffi"],
    ["ti", "ti"],
    ["職歴", "職歴"],
    ["一", "一"],
  ])("reads %j as %j", (text, letters) => {
    expect(unswapLigature(text)).toBe(letters);
  });
});

describe("what glyphs mean", () => {
  it("is told by ActualText, once for all its glyphs", async () => {
    const tamil = "<FEFF0BAE0BCA0BB40BBF>";
    const span = `/Span <</ActualText ${tamil}>> BDC BT /F0 10 Tf 40 742 Td (ab) Tj ET BT /F0 10 Tf 51.2 742 Td (c) Tj ET EMC`;
    expect((await readOk(pdf([[{ operators: span }, text(60, 100, "Java")]]))).lines[0]?.text).toMatch(
      /^மொழி\s?Java$/,
    );
  });

  it("is told by ActualText with its marks, wherever on the line PDFium tells them", async () => {
    const letter = (x: number, meant: string) =>
      `/Span <</ActualText <FEFF${meant}>>> BDC BT /F0 10 Tf ${x} 742 Td (a) Tj ET EMC`;
    const word = ["0639", "06450651", "0627", "0646"].map((meant, i) => letter(80 - 6 * i, meant)).join(" ");
    const { lines } = await readOk(pdf([[text(90, 100, "jane@example.com"), { operators: word }]]));
    expect(lines[0]?.text).toContain("عمّان");
  });

  it("is told by ActualText at its place in a form, too", async () => {
    const fonts = "/Resources <</Font <</F0 <</Type /Font /Subtype /Type1 /BaseFont /Courier>>>>>>";
    // Every letter of Courier is six points wide in this size.
    const part = (x: number, words: string) => `BT /F0 10 Tf ${x} 5 Td (${words}) Tj ET`;
    const content = `${part(0, "Wake")} /Span <</ActualText (fi)>> BDC ${part(24, "F")} EMC ${part(30, "eld")}`;
    const form = `<</Type /XObject /Subtype /Form /BBox [0 0 200 16] ${fonts} /Length ${content.length}>>\nstream\n${content}\nendstream`;
    const drawn = { operators: "q 2 0 0 2 100 300 cm /Form Do Q" };
    const { lines } = await readOk(pdf([[text(40, 100, "Jane Doe"), drawn]], { objects: [form] }));
    expect(lines.map((line) => line.text)).toEqual(["Jane Doe", "Wakefield"]);
  });

  it("may be unknown: then the text is not complete", async () => {
    const font =
      "/F9 <</Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Nameless /FirstChar 65 /LastChar 67 /Widths [600 600 600] " +
      "/Encoding <</Type /Encoding /Differences [65 /g1 /g2 /g3]>> /FontDescriptor <</Type /FontDescriptor /FontName /ABCDEF+Nameless /Flags 4 /FontBBox [0 0 600 800] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 700 /StemV 80>>>>";
    const strange = { operators: "BT /F9 10 Tf 40 700 Td (ABCABC) Tj ET" };
    const read = await readOk(pdf([[text(40, 100, "Jane Doe"), strange]], { fonts: font }));
    expect(read.unicodeComplete).toBe(false);
    expect((await readOk(pdf([[text(40, 100, "Jane Doe")]]))).unicodeComplete).toBe(true);
  });
});

describe("heading tags", () => {
  it("give lines their level", async () => {
    const tagged = (tag: string, id: number, y: number, words: string) => ({
      operators: `/${tag} <</MCID ${id}>> BDC ${text(40, y, words).operators} EMC`,
    });
    const { lines } = await readOk(pdf([[tagged("H2", 0, 100, "Education"), tagged("P", 1, 120, "BSc")]]));
    expect(lines.map((l) => l.headingLevel)).toEqual([2, null]);
  });
});

describe("bookmarks", () => {
  const outline = {
    catalog: "/Outlines 100 0 R",
    objects: [
      "<</Type /Outlines /First 101 0 R /Last 101 0 R /Count 1>>",
      "<</Title (Education) /Parent 100 0 R /First 102 0 R /Last 102 0 R>>",
      "<</Title (Higher studies) /Parent 101 0 R /Next 101 0 R>>",
    ],
  };

  it("give the lines they name their level, and may be broken", async () => {
    const page = [text(40, 100, "EDUCATION"), text(40, 120, "Higher Studies"), text(40, 140, "BSc")];
    const { lines } = await readOk(pdf([page], outline));
    expect(lines.map((l) => l.headingLevel)).toEqual([1, 2, null]);
  });
});

describe("readFontName", () => {
  it("knows weight, slant and kind by the name", () => {
    expect(readFontName("ABCDEF+Lato-BoldItalic")).toMatchObject({
      name: "Lato-BoldItalic",
      bold: true,
      italic: true,
    });
    expect(readFontName("CMBX10")).toMatchObject({ bold: true });
    expect(readFontName("Helvetica")).toMatchObject({
      bold: false,
      italic: false,
      icons: false,
      legacy: false,
    });
    expect(readFontName("FontAwesome5Free-Solid").icons).toBe(true);
    expect(readFontName("Wingdings-Regular").ornaments).toBe(true);
    expect(readFontName("FMAbhaya").legacy).toBe(true);
  });
});

describe("the two PDF libraries", () => {
  it("tell the same of a plain page", async () => {
    const page = [
      text(40, 60, "Jane Doe", { size: 20, font: "bold" }),
      text(40, 100, "Engineer"),
      text(480, 100, "2019 - 2021"),
      text(40, 120, "Hidden", { colour: "#ffffff" }),
    ];
    const bytes = pdf([page]);
    const [a, b] = await Promise.all([
      readWithPdfium(bytes, defaultReadLimits),
      readWithPdfjs(bytes, defaultReadLimits),
    ]);
    const [one, other] = [a, b].map(assembleDocument);
    expect(one?.lines.map(({ text: t, bold, colour }) => [t, bold, colour])).toEqual(
      other?.lines.map(({ text: t, bold, colour }) => [t, bold, colour]),
    );
    expect(one?.hidden.map((l) => l.text)).toEqual(["Hidden"]);
    expect(other?.hidden.map((l) => l.text)).toEqual(["Hidden"]);
  });
});

describe("mentionsLayers", () => {
  it("looks into compressed object streams", () => {
    const packed = deflateSync(Buffer.from("1 0 <</Type /Catalog /OCProperties 5 0 R>>"));
    const file = Buffer.concat([
      Buffer.from(`5 0 obj <</Type /ObjStm /Filter /FlateDecode /Length ${packed.length}>> stream\n`),
      packed,
      Buffer.from("\nendstream endobj"),
    ]);
    expect(mentionsLayers(file)).toBe(true);
    expect(mentionsLayers(Buffer.from("/OCProperties"))).toBe(true);
    expect(mentionsLayers(pdf([[text(40, 100, "Jane")]]))).toBe(false);
  });
});

describe("textSymbol", () => {
  it("knows TeX's signs", () => {
    expect([0x88, 0xa3, 0xbf, 0x41].map(textSymbol)).toEqual(["•", "£", "€", null]);
  });
});

describe("forms that draw forms", () => {
  /** Each of the forms draws the next one ten times. */
  const nested = (depth: number) => {
    const form = (next: string, content: string) =>
      `<</Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources <<${next} /Font <</F0 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>> ` +
      `/Length ${content.length}>>\nstream\n${content}\nendstream`;
    const forms = Array.from({ length: depth }, (_, i) =>
      form(`/XObject <</X ${101 + i} 0 R>>`, "/X Do ".repeat(10)),
    );
    return pdf([[text(40, 100, "Jane Doe"), { operators: "/Form Do" }]], {
      objects: [...forms, form("", "BT /F0 9 Tf 40 500 Td (again) Tj ET")],
    });
  };

  it("are read, up to what a page may take", async () => {
    expect((await readOk(nested(2))).lines.map((l) => l.text)).toEqual(["Jane Doe", "again"]);
    expect(await readDocument(nested(12))).toEqual({ ok: false, problem: "too-large" });
    expect((await readOk(nested(1))).lines).toHaveLength(2);
  });
});

describe("mayHoldForms", () => {
  it("sees them also under an escaped name", () => {
    expect(mayHoldForms(Buffer.from("<</Subtype /Form>>"))).toBe(true);
    expect(mayHoldForms(Buffer.from("<</Subtype /F#6frm>>"))).toBe(true);
    expect(mayHoldForms(Buffer.from("<</Subtype /Image>> #12"))).toBe(false);
  });
});

describe("checkStreams", () => {
  const bomb = (dictionary: string) => {
    const packed = deflateSync(Buffer.alloc(20_000_000));
    return Buffer.concat([
      Buffer.from(`7 0 obj <<${dictionary} /Filter /FlateDecode /Length ${packed.length}>> stream\n`),
      packed,
      Buffer.from("\nendstream endobj"),
    ]);
  };

  it("refuses what unpacks beyond the limit", () => {
    expect(() => checkStreams(bomb(""), 10_000_000)).toThrow("too-large");
    expect(() => checkStreams(bomb(""), 30_000_000)).not.toThrow();
    expect(() => checkStreams(Buffer.concat([bomb(""), bomb("")]), 30_000_000)).toThrow("too-large");
  });

  it("lets pictures be, which are never unpacked", () => {
    expect(() => checkStreams(bomb("/Type /XObject /Subtype /Image"), 10_000_000)).not.toThrow();
  });
});
