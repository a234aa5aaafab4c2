import { describe, expect, it } from "vitest";
import { docx, p, r } from "../../../../test-support/docx.ts";
import { pdf, text } from "../../../../test-support/pdf.ts";
import { readOk } from "../../../../test-support/read.ts";
import { analyseDocument } from "../../../analyse.ts";
import { decodeLegacy } from "./decode-legacy.ts";
import { encodingOfFont, type LegacyEncoding } from "./encoding-of-font.ts";

describe("the text that a font of the time before Unicode shows", () => {
  const shown: readonly (readonly [LegacyEncoding, codes: string, shown: string])[] = [
    // A vowel sign is typed before its letter, also before joined ones, and in two parts around it.
    ["fm-abhaya", "fiajd", "සේවා"],
    ["fm-abhaya", "iïfma%IKh", "සම්ප්‍රේෂණය"],
    ["fm-abhaya", "fN!;sl úoHdj", "භෞතික විද්‍යාව"],
    ["fm-abhaya", "wOHdmkh", "අධ්‍යාපනය"],
    ["fm-abhaya", "fY%a‚h", "ශ්‍රේණිය"],
    ["fm-abhaya", "wd¾:sl", "ආර්ථික"],
    ["fm-abhaya", "udrej ^2019&'", "මාරුව (2019)."],
    ["fm-abhaya", "g_", "ර්\u200dට"],
    ["dl-manel", "mÍÌK", "පරීක්ෂණ"],
    ["bamini", "njhopy; mDgtk;", "தொழில் அனுபவம்"],
    ["bamini", "nfhOk;G> aho;g;ghzk;", "கொழும்பு, யாழ்ப்பாணம்"],
    ["bamini", "thpirahf", "வரிசையாக"],
    ["bamini", "G+", "பூ"],
    ["kruti-dev", "f'k{kk", "शिक्षा"],
    ["kruti-dev", "fLFkfr", "स्थिति"],
    ["kruti-dev", "/kkfeZd dk;Z", "धार्मिक कार्य"],
    ["kruti-dev", "[kkst vkSj ,sfPNd", "खोज और ऐच्छिक"],
    ["kruti-dev", "iM+kslh", "पड़ोसी"],
  ];
  it.each(shown)("%s: %s", (encoding, codes, expected) => {
    expect(decodeLegacy(codes, encoding)).toBe(expected.normalize("NFC"));
  });

  it("is the same where the file has the codes of a symbol font or bytes of Windows-1252", () => {
    expect(decodeLegacy("\uf06b\uf068", "bamini")).toBe(decodeLegacy("kh", "bamini"));
    expect(decodeLegacy("\u0082", "fm-abhaya")).toBe("ණි");
  });

  it("keeps figures, and what is Unicode already", () => {
    expect(decodeLegacy("2015 සේවා", "fm-abhaya")).toBe("2015 සේවා");
  });
});

describe("fonts", () => {
  it("are known by their names, however these are written", () => {
    expect(encodingOfFont("FMAbhaya")).toBe("fm-abhaya");
    expect(encodingOfFont("FM Malithi")).toBe("fm-abhaya");
    expect(encodingOfFont("Kruti Dev 010")).toBe("kruti-dev");
    expect(encodingOfFont("Baamini")).toBe("bamini");
  });

  it("of today are none of them", () => {
    for (const name of ["Iskoola Pota", "Latha", "Mangal", "FMBolyarPro-700", "DLFeldman", ""])
      expect(encodingOfFont(name)).toBeNull();
  });
});

describe("a page in such a font", () => {
  const fonts = "/F9 <</Type /Font /Subtype /Type1 /BaseFont /FMAbhaya /Encoding /WinAnsiEncoding>>";

  it("is read as it looks, beside words in Latin letters", async () => {
    const operators = "BT /F9 12 Tf 40 700 Td (wOHdmkh ) Tj /F1 12 Tf (Excel) Tj ET";
    const read = await readOk(pdf([[text(40, 100, "Nimal"), { operators }]], { fonts }));
    expect(read.lines.map((line) => line.text)).toEqual(["Nimal", "අධ්‍යාපනය Excel"]);
    expect(read.unicodeComplete).toBe(false);
  });

  it.each(["Preeti", "PCS NEPALI", "Kantipur", "SutonnyMJ", "Shree-Dev-0714"])(
    "is told where nobody knows what it draws: %s",
    async (font) => {
      const look = `<w:rFonts w:ascii="${font}"/>`;
      const read = await readOk(docx(p("gfd M xl/ yfkf", { look })));
      const { quality } = analyseDocument(read, { asOf: "2026-11-01" });
      const said = quality.findings.find(({ rule }) => rule === "characters");
      expect(said?.points).toBeLessThan(said?.maxPoints ?? 0);
      expect(said?.sentence).toMatch(/Nepali.*Unicode/u);
    },
  );

  it("is read in a word processor's file, also where a word is parted into runs", async () => {
    const look = '<w:rFonts w:ascii="FMAbhaya"/>';
    const read = await readOk(docx(`<w:p>${r("f", look)}${r("iajd ", look)}${r("2019")}</w:p>${p("Excel")}`));
    expect(read.lines.map((line) => line.text)).toEqual(["සේවා 2019", "Excel"]);
  });

  it("is understood as any other", async () => {
    const look = '<w:rFonts w:ascii="Bamini"/>';
    const typed = (words: string) => p(words, { look });
    const lines = [
      p("Kavitha Selvan"),
      typed("njhopy; mDgtk;"),
      typed("fzf;fhsu;"),
      p("Lanka Traders  2015 - 2019"),
    ];
    const { language, positions } = analyseDocument(await readOk(docx(lines.join(""))), {
      asOf: "2026-11-22",
    });
    expect(language.code).toBe("ta");
    expect(positions).toMatchObject([{ title: "கணக்காளர்", company: "Lanka Traders", startDate: "2015" }]);
  });
});
