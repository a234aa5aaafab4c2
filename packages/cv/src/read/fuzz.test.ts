import fc from "fast-check";
import { unzipSync, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { docx, p, table } from "../../test-support/docx.ts";
import { line, lines, link, pdf, rect, text } from "../../test-support/pdf.ts";
import { readDocument } from "./index.ts";

const pdfFile = pdf([
  [
    rect(30, 40, 500, 40, "#1e3a5f"),
    text(40, 60, "Jane Doe", { size: 20, font: "bold", colour: "#ffffff" }),
    ...lines(40, 120, ["Experience", "Engineer at Kelani Tyres", "Wrote the stock scanner"]),
    text(480, 134, "2019 - 2021"),
    line(40, 200, 500, 200),
    link(40, 120, 100, 12, "https://jane.example"),
  ],
  lines(40, 100, ["Education", "BSc in Computer Science"]),
]);
const docxFile = docx(p("Jane Doe") + table([[p("2019"), p("Engineer")]]) + p("Skills"), {
  styles: '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="heading 1"/></w:style>',
});

/** Bytes of a file with some of them changed, cut off, doubled or left out. */
function damaged(file: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat(file.length - 1);
  const flips = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 40 });
  return fc.oneof(
    flips.map((changes) => {
      const bytes = file.slice();
      for (const [at, value] of changes) bytes[at] = value;
      return bytes;
    }),
    place.map((end) => file.slice(0, end)),
    fc
      .tuple(place, fc.nat(200))
      .map(([at, count]) => Uint8Array.from([...file.slice(0, at), ...file.slice(at + count)])),
    fc
      .tuple(place, fc.nat(200))
      .map(([at, count]) => Uint8Array.from([...file.slice(0, at + count), ...file.slice(at)])),
  );
}

describe("damaged files", () => {
  it.each([
    ["PDF", pdfFile, 300],
    ["DOCX", docxFile, 300],
  ])(
    "of the kind %s are read or refused, never thrown over and never endless",
    async (_, file, runs) => {
      await fc.assert(
        fc.asyncProperty(damaged(file), async (bytes) => {
          const result = await readDocument(bytes);
          if (result.ok) {
            for (const [i, found] of result.document.lines.entries()) {
              expect(found.id).toBe(i);
              expect(found.text).not.toBe("");
            }
          } else {
            expect([
              "unsupported",
              "encrypted",
              "damaged",
              "no-text",
              "too-many-pages",
              "too-large",
            ]).toContain(result.problem);
          }
        }),
        { numRuns: runs, seed: 20_261_120 },
      );
    },
    60_000,
  );

  it("with parts of a DOCX lost, cut off or changed for one another are read or refused", async () => {
    const parts = unzipSync(docxFile);
    const names = Object.keys(parts);
    const name = fc.constantFrom(...names);
    const change = fc.oneof(
      name.map((lost) => (all: Zippable) => ({ ...all, [lost]: new Uint8Array() })),
      name.map(
        (lost) => (all: Zippable) => Object.fromEntries(Object.entries(all).filter(([own]) => own !== lost)),
      ),
      fc.tuple(name, fc.nat(400)).map(([cut, length]) => (all: Zippable) => ({
        ...all,
        [cut]: parts[cut]?.slice(0, length) ?? new Uint8Array(),
      })),
      fc.tuple(name, name).map(([a, b]) => (all: Zippable) => ({
        ...all,
        [a]: parts[b] ?? new Uint8Array(),
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const bytes = zipSync(changes.reduce<Zippable>((all, apply) => apply(all), parts));
        const result = await readDocument(bytes);
        if (!result.ok) expect(["unsupported", "damaged", "no-text"]).toContain(result.problem);
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  }, 60_000);

  it("of random bytes behind a true beginning are refused", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("%PDF-1.7\n", "PK\x03\x04"),
        fc.uint8Array({ maxLength: 2_000 }),
        async (head, tail) => {
          const bytes = Uint8Array.from([...new TextEncoder().encode(head), ...tail]);
          const result = await readDocument(bytes);
          expect(result.ok).toBe(false);
        },
      ),
      { numRuns: 100, seed: 20_261_120 },
    );
  }, 60_000);
});
