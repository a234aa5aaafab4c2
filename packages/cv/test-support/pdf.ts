/**
 * A PDF writer of its own for tests: places text, shapes and pictures exactly, and says nothing that it
 * was not told. Coordinates are points from the top left corner, as in the reader's page space.
 */
export type FontName = "regular" | "bold" | "italic" | "symbol" | "mono";

export interface TextOptions {
  readonly size?: number;
  readonly font?: FontName;
  /** `#rrggbb` */
  readonly colour?: string;
  /** PDF text render mode. */
  readonly mode?: number;
  /** 0 to 1. */
  readonly opacity?: number;
  /** Extra space after each letter. */
  readonly spacing?: number;
  /** Degrees clockwise. */
  readonly angle?: number;
}

/** Something that a page draws. */
export interface Drawing {
  readonly operators: string;
  /** Dictionary of an annotation of the page. */
  readonly annotation?: string;
}

export interface TestPage {
  readonly drawings: readonly Drawing[];
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  /** Left, top, right, bottom of the part that is shown. */
  readonly crop?: readonly [number, number, number, number];
}

const HEIGHT = 842;
const FONTS: Readonly<Record<FontName, string>> = {
  regular: "Helvetica",
  bold: "Helvetica-Bold",
  italic: "Helvetica-Oblique",
  symbol: "Symbol",
  mono: "Courier",
};
const FONT_NAMES: readonly FontName[] = ["regular", "bold", "italic", "symbol", "mono"];

/** Text whose baseline starts at (x, y). */
export function text(x: number, y: number, words: string, options: TextOptions = {}): Drawing {
  const {
    size = 10,
    font = "regular",
    colour = "#000000",
    mode = 0,
    opacity = 1,
    spacing = 0,
    angle = 0,
  } = options;
  const turn = (-angle * Math.PI) / 180;
  const matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, HEIGHT - y];
  const state = opacity < 1 ? `/A${Math.round(opacity * 100)} gs ` : "";
  return {
    operators:
      `q ${state}${rgb(colour)} rg BT /F${FONT_NAMES.indexOf(font)} ${size} Tf ${mode} Tr ${spacing} Tc ` +
      `${matrix.map((n) => n.toFixed(4)).join(" ")} Tm (${toPdfString(words)}) Tj ET Q`,
  };
}

/** Lines of text one under the other. */
export function lines(
  x: number,
  y: number,
  words: readonly string[],
  options: TextOptions & { leading?: number } = {},
): Drawing[] {
  const { leading = 14, ...rest } = options;
  return words.map((line, i) => text(x, y + i * leading, line, rest));
}

export function rect(x: number, y: number, width: number, height: number, colour: string): Drawing {
  return { operators: `q ${rgb(colour)} rg ${x} ${HEIGHT - y - height} ${width} ${height} re f Q` };
}

export function line(x0: number, y0: number, x1: number, y1: number): Drawing {
  return { operators: `q 0.5 w ${x0} ${HEIGHT - y0} m ${x1} ${HEIGHT - y1} l S Q` };
}

/** A box in a gradient from one grey to another: `Night` runs from black to a dark grey, `Day` from white to nearly white. */
export function gradient(
  name: "Night" | "Day",
  [x, y, width, height]: readonly [number, number, number, number],
): Drawing {
  return { operators: `q /Pattern cs /${name} scn ${x} ${HEIGHT - y - height} ${width} ${height} re f Q` };
}

/** Text whose letters are filled with a gradient. */
export function gradientText(x: number, y: number, words: string, name: "Night" | "Day"): Drawing {
  const { operators } = text(x, y, words);
  return { operators: operators.replace(/[\d. ]+ rg/, ` /Pattern cs /${name} scn`) };
}

/** A picture of one grey pixel, `#808080`. */
export function image(x: number, y: number, width: number, height: number): Drawing {
  return { operators: `q ${width} 0 0 ${height} ${x} ${HEIGHT - y - height} cm /Im Do Q` };
}

export function link(x: number, y: number, width: number, height: number, url: string): Drawing {
  const target = `/A <</S /URI /URI (${url})>>`;
  return {
    operators: "",
    annotation: `<</Type /Annot /Subtype /Link /Rect ${rectangle(x, y, width, height)} ${target}>>`,
  };
}

/** A form field whose appearance is the given object. */
export function field(x: number, y: number, width: number, height: number, appearance: string): Drawing {
  const rect = `/Rect ${rectangle(x, y, width, height)} /F 4`;
  return {
    operators: "",
    annotation: `<</Type /Annot /Subtype /Widget /FT /Tx /T (f) ${rect} /AP <</N ${appearance}>>>>`,
  };
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `[${x} ${HEIGHT - y - height} ${x + width} ${HEIGHT - y}]`;
}

/** Content between two operators, e.g. a clip or a layer: `wrap("q 0 0 9 9 re W n", drawings, "Q")`. */
export function wrap(before: string, inside: readonly Drawing[], after: string): Drawing {
  return { operators: [before, ...inside.map((d) => d.operators), after].join("\n") };
}

function rgb(colour: string): string {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255].map((c) => (c / 255).toFixed(3)).join(" ");
}

/** WinAnsi text as a PDF string. */
function toPdfString(words: string): string {
  return [...words]
    .map((c) => WIN_ANSI[c] ?? c)
    .join("")
    .replace(/[\\()]/g, "\\$&");
}

const WIN_ANSI: Readonly<Record<string, string>> = {
  "•": "\x95",
  "–": "\x96",
  "—": "\x97",
  "’": "\x92",
  "€": "\x80",
};

export interface PdfOptions {
  /** Entries of the catalog besides its pages. */
  readonly catalog?: string;
  /** Whole objects to add, numbered from 100. */
  readonly objects?: readonly string[];
  /** Entries of the pages' font resources besides the standard fonts. */
  readonly fonts?: string;
  /** Entries of the trailer. */
  readonly trailer?: string;
  /** Changes the bytes of each stream, given its object number. */
  readonly encrypt?: (object: number, data: string) => string;
}

/** The bytes of a PDF with these pages. */
export function pdf(pages: readonly (TestPage | readonly Drawing[])[], options: PdfOptions = {}): Uint8Array {
  const objects = new Map<number, string>();
  const all = pages.map((page): TestPage => ("drawings" in page ? page : { drawings: page }));
  objects.set(1, `<</Type /Catalog /Pages 2 0 R ${options.catalog ?? ""}>>`);
  objects.set(3, resources(options.fonts ?? ""));
  objects.set(
    4,
    stream(
      "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
      "\x80",
    ),
  );
  for (const [i, object] of (options.objects ?? []).entries()) objects.set(100 + i, object);
  const kids = all.map((page, i) => addPage(objects, page, 200 + 10 * i, options));
  objects.set(2, `<</Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length}>>`);
  return write(objects, options.trailer ?? "");
}

function resources(more: string): string {
  const fonts = FONT_NAMES.map((name, i) => {
    const encoding = name === "symbol" ? "" : " /Encoding /WinAnsiEncoding";
    return `/F${i} <</Type /Font /Subtype /Type1 /BaseFont /${FONTS[name]}${encoding}>>`;
  });
  const opacities = [1, 2, 5, 30, 50].map((percent) => `/A${percent} <</ca ${percent / 100}>>`);
  const gradients = [gradientPattern("Night", 0, 0.2), gradientPattern("Day", 1, 0.99)].join(" ");
  return `<</Pattern <<${gradients}>> /Font <<${fonts.join(" ")} ${more}>> /ExtGState <<${opacities.join(" ")}>> /XObject <</Im 4 0 R /Form 100 0 R>> /Properties <</Off 100 0 R /On 101 0 R>>>>`;
}

function gradientPattern(name: string, from: number, to: number): string {
  const shading = `/ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 0] /Extend [true true]`;
  const steps = `/Function <</FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}]>>`;
  return `/${name} <</PatternType 2 /Shading <<${shading} ${steps}>>>>`;
}

function addPage(
  objects: Map<number, string>,
  page: TestPage,
  first: number,
  { encrypt }: PdfOptions,
): string {
  const { drawings, width = 595, height = HEIGHT, rotate = 0, crop } = page;
  const content = drawings.map((d) => d.operators).join("\n");
  objects.set(first + 1, stream("", encrypt ? encrypt(first + 1, content) : content));
  const annotations = drawings.flatMap((d) => (d.annotation === undefined ? [] : [d.annotation]));
  const box = crop ? `/CropBox [${crop[0]} ${height - crop[3]} ${crop[2]} ${height - crop[1]}]` : "";
  objects.set(
    first,
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${box} /Rotate ${rotate} /Resources 3 0 R ` +
      `/Contents ${first + 1} 0 R /Annots [${annotations.join(" ")}]>>`,
  );
  return `${first} 0 R`;
}

function stream(dictionary: string, data: string): string {
  return `<<${dictionary} /Length ${data.length}>>\nstream\n${data}\nendstream`;
}

function write(objects: ReadonlyMap<number, string>, trailer: string): Uint8Array {
  let file = "%PDF-1.7\n";
  const offsets = new Map<number, number>();
  for (const [number, object] of objects) {
    offsets.set(number, file.length);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const table = Array.from({ length: size }, (_, i) => {
    const offset = offsets.get(i);
    return offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const xref = file.length;
  file += `xref\n0 ${size}\n${table.join("")}trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${xref}\n%%EOF\n`;
  return Uint8Array.from(file, (c) => c.charCodeAt(0) & 255);
}
