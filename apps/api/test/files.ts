import { readFile } from "node:fs/promises";
import { zipSync } from "fflate";

/** A CV that reads well, as a PDF. */
export async function sampleCv(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL("../assets/sample-cv.pdf", import.meta.url)));
}

const text = new TextEncoder();

/** A Word document with one paragraph per line, and with a picture that is not on the page if its bytes are given. */
export function docxOf(lines: readonly string[], picture?: Uint8Array): Uint8Array<ArrayBuffer> {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("");
  return new Uint8Array(
    zipSync({
      "[Content_Types].xml": text.encode(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      "_rels/.rels": text.encode(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      "word/document.xml": text.encode(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
      ),
      ...(picture === undefined ? {} : { "word/media/image1.png": picture }),
    }),
  );
}

/** A one-page PDF with a rectangle and no text, like a scan without its picture. */
export function pdfWithoutText(): Uint8Array<ArrayBuffer> {
  return pdfOf("0.5 g 72 72 400 600 re f");
}

/** A PDF that asks for a password (RC4, 40 bit): its contents cannot be decrypted with the empty one. */
export function encryptedPdf(): Uint8Array<ArrayBuffer> {
  const key = "<0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef>";
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>]`;
  return pdfOf("BT /F1 12 Tf 72 700 Td (Secret) Tj ET", encrypt);
}

function pdfOf(content: string, trailer = ""): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  body += `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return text.encode(body);
}

export function formOf(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  fields: Record<string, string> = {},
  name = "cv.pdf",
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (bytes !== undefined) form.set("cvFile", new File([bytes], name));
  return form;
}
