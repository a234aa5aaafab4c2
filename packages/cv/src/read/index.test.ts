import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { docx, p } from "../../test-support/docx.ts";
import { encryptedPdf } from "../../test-support/encrypted-pdf.ts";
import { image, pdf, text } from "../../test-support/pdf.ts";
import { defaultReadLimits, readDocument } from "./index.ts";

const hello = [text(50, 100, "Curriculum vitae of Jane Doe")];

async function problemOf(bytes: Uint8Array, limits = defaultReadLimits) {
  const result = await readDocument(bytes, limits);
  return result.ok ? null : result.problem;
}

describe("readDocument", () => {
  it("reads a PDF and a DOCX by their content", async () => {
    expect(await readDocument(pdf([hello]))).toMatchObject({
      ok: true,
      document: { format: "pdf", pages: 1 },
    });
    expect(await readDocument(docx(p("Jane Doe")))).toMatchObject({ ok: true, document: { format: "docx" } });
  });

  it("reads a PDF with rubbish before its header", async () => {
    const bytes = pdf([hello]);
    const mailed = Uint8Array.from([...new TextEncoder().encode("--boundary\r\n"), ...bytes]);
    expect(await problemOf(mailed)).toBeNull();
  });

  it("leaves the given bytes as they are", async () => {
    const bytes = pdf([hello]);
    const before = bytes.slice();
    await readDocument(bytes);
    expect(bytes).toEqual(before);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["plain text", new TextEncoder().encode("Jane Doe, engineer")],
    ["text in UTF-16", Uint8Array.from(Buffer.from("\ufeff%PDF-1.7 is how my other file begins", "utf16le"))],
    ["rich text", new TextEncoder().encode(String.raw`{\rtf1\ansi Jane Doe}`)],
    ["a page of the web", new TextEncoder().encode("<!doctype html><title>Jane Doe</title>")],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["some other archive", zipSync({ "notes.txt": strToU8("Jane") })],
    [
      "a spreadsheet",
      docx("", { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml" }),
    ],
    [
      "a document of another office",
      zipSync({ mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }] }),
    ],
    [
      "a Word file with macros",
      docx(p("Jane"), { type: "application/vnd.ms-word.document.macroEnabled.main+xml" }),
    ],
    ["an empty archive", zipSync({})],
    ["an old Word file", oleFile("WordDocument")],
  ])("finds %s unsupported", async (_, bytes) => {
    expect(await problemOf(bytes)).toBe("unsupported");
  });

  it("tells a PDF that asks for a password from one that only restricts printing", async () => {
    expect(await problemOf(encryptedPdf(hello, "secret"))).toBe("encrypted");
    const restricted = await readDocument(encryptedPdf(hello, ""));
    expect(restricted).toMatchObject({
      ok: true,
      document: { lines: [{ text: "Curriculum vitae of Jane Doe" }] },
    });
  });

  it("finds an encrypted office document", async () => {
    expect(await problemOf(oleFile("EncryptedPackage"))).toBe("encrypted");
  });

  it("finds damaged files", async () => {
    expect(await problemOf(new TextEncoder().encode("%PDF-1.7\nrubbish"))).toBe("damaged");
    const whole = docx(p("Jane Doe"));
    expect(await problemOf(whole.subarray(0, whole.length - 60))).toBe("damaged");
    expect(await problemOf(docx("", { document: "" }))).toBe("damaged");
    expect(await problemOf(docx("", { document: '<!DOCTYPE d [<!ENTITY a "aaaa">]><d>&a;</d>' }))).toBe(
      "damaged",
    );
  });

  it.each([
    ["its main part", "word/document.xml"],
    ["its list of parts", "[Content_Types].xml"],
  ])("finds a DOCX without %s damaged", async (_, name) => {
    const { [name]: lost, ...rest } = unzipSync(docx(p("Jane Doe")));
    expect(lost).toBeDefined();
    expect(await problemOf(zipSync(rest))).toBe("damaged");
  });

  it("reads a DOCX without its styles, settings and relations", async () => {
    const { "word/_rels/document.xml.rels": lost, ...rest } = unzipSync(
      docx(p("Jane Doe"), { styles: "", numbering: "" }),
    );
    expect(lost).toBeDefined();
    expect(await problemOf(zipSync(rest))).toBeNull();
  });

  it("finds a PDF without pages damaged, and one with hundreds too long", async () => {
    expect(await problemOf(pdf([]))).toBe("damaged");
    expect(await problemOf(pdf(Array.from({ length: 500 }, () => hello)))).toBe("too-many-pages");
    expect(await problemOf(pdf(Array.from({ length: 60 }, () => hello)))).toBeNull();
  });

  it("finds files without text", async () => {
    expect(await problemOf(pdf([[image(0, 0, 595, 842)]]))).toBe("no-text");
    expect(await problemOf(pdf([[]]))).toBe("no-text");
    expect(await problemOf(docx("<w:p/>"))).toBe("no-text");
  });

  it("stops at its limits", async () => {
    const pages = Array.from({ length: 3 }, () => hello);
    expect(await problemOf(pdf(pages), { ...defaultReadLimits, maxPages: 2 })).toBe("too-many-pages");
    expect(await problemOf(pdf(pages), { ...defaultReadLimits, maxBytes: 100 })).toBe("too-large");
    expect(await problemOf(pdf(pages), { ...defaultReadLimits, maxGlyphs: 30 })).toBe("too-large");
  });
});

/** The head of a compound file with one stream's name in its directory. */
function oleFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [i, c] of [...stream].entries()) bytes[1024 + 2 * i] = c.charCodeAt(0);
  return bytes;
}
