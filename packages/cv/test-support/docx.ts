import { strToU8, type Zippable, zipSync } from "fflate";

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const NAMESPACES = [
  `xmlns:w="${W}"`,
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(" ");
const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export interface DocxParts {
  /** Content of `w:styles`. */
  readonly styles?: string;
  /** Content of `w:numbering`. */
  readonly numbering?: string;
  readonly header?: string;
  readonly footer?: string;
  /** Content of `w:footnotes`. */
  readonly footnotes?: string;
  /** External links by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  /** Content type of the main part. */
  readonly type?: string;
  /** Content of the main part in place of the usual document around the body. */
  readonly document?: string;
  /** Further entries of the archive. */
  readonly extra?: Zippable;
}

/** The bytes of a DOCX with this body. */
export function docx(body: string, parts: DocxParts = {}): Uint8Array {
  const related = (["styles", "numbering", "header", "footer", "footnotes"] as const).filter(
    (kind) => parts[kind] !== undefined,
  );
  const links = Object.entries(parts.links ?? {}).map(
    ([id, url]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/hyperlink" Target="${url}" TargetMode="External"/>`,
  );
  const relations = related.map(
    (kind) => `<Relationship Id="rel-${kind}" Type="${RELATIONS}/${kind}" Target="${kind}.xml"/>`,
  );
  const roots = {
    styles: "styles",
    numbering: "numbering",
    header: "hdr",
    footer: "ftr",
    footnotes: "footnotes",
  };
  const files: Zippable = {
    "[Content_Types].xml": strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${parts.type ?? MAIN}"/></Types>`,
    ),
    "word/document.xml": strToU8(
      parts.document ??
        `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ),
    "word/_rels/document.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...relations, ...links].join("")}</Relationships>`,
    ),
    ...parts.extra,
  };
  for (const kind of related) {
    files[`word/${kind}.xml`] = strToU8(`<w:${roots[kind]} ${NAMESPACES}>${parts[kind]}</w:${roots[kind]}>`);
  }
  return zipSync(files);
}

/** A paragraph of one run. `properties` go into `w:pPr`, `look` into `w:rPr`. */
export function p(
  words: string,
  { properties = "", look = "" }: { properties?: string; look?: string } = {},
): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${r(words, look)}</w:p>`;
}

export function r(words: string, look = ""): string {
  return `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
}

/** A table of rows of cells; a cell is its paragraphs. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join("");
  return `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}
