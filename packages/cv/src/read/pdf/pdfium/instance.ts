import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { ReadFailure } from "../../read-failure.ts";

/** PDFium compiled to WebAssembly, with a scratch area for what its functions return through pointers. */
export interface Pdfium {
  readonly api: WrappedPdfiumModule;
  /** The functions that are called for every character or shape, without the checks of the wrapped ones. */
  readonly raw: RawFunctions;
  /** Address of the scratch area. */
  readonly scratch: number;
  /** What stands there. */
  readonly results: Results;
  /** True once a file has asked for more memory than any may have. */
  readonly exhausted: () => boolean;
}

const RAW = [
  "FPDFText_GetTextObject",
  "FPDFText_GetUnicode",
  "FPDFText_GetCharOrigin",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetCharBox",
  "FPDFText_GetMatrix",
  "FPDFText_HasUnicodeMapError",
  "FPDFPageObj_GetFillColor",
  "FPDFPageObj_GetStrokeColor",
  "FPDFPageObj_GetBounds",
  "FPDFPageObj_GetMatrix",
  "FPDFPageObj_HasTransparency",
  "FPDFPathSegment_GetPoint",
  "FPDFPath_GetDrawMode",
  "FPDFFont_GetGlyphWidth",
  "FPDFPage_GetObject",
  "FPDFFormObj_GetObject",
  "FPDFPageObj_GetType",
  "FPDFText_GetFontSize",
  "FPDFTextObj_GetFont",
  "FPDFTextObj_GetTextRenderMode",
  "FPDFPageObj_GetMarkedContentID",
  "FPDFPageObj_CountMarks",
  "FPDFPageObj_GetMark",
  "FPDFPageObj_GetClipPath",
  "FPDFClipPath_CountPaths",
  "FPDFClipPath_CountPathSegments",
  "FPDFClipPath_GetPathSegment",
  "FPDFPath_CountSegments",
  "FPDFPath_GetPathSegment",
  "FPDFPathSegment_GetType",
] as const;

type RawFunctions = Readonly<Record<(typeof RAW)[number], (...args: number[]) => number>>;

/** WebAssembly memory never shrinks: an instance that a large file blew up beyond this is not kept. */
const KEPT_MEMORY = 192 * 1024 * 1024;
/**
 * No instance grows beyond this. Every page object takes memory, so this also ends files that are made to
 * draw without end: forms that draw forms that draw forms. A dense page takes under a megabyte.
 */
const MAX_MEMORY = 384 * 1024 * 1024;
const SCRATCH_BYTES = 512;

/** Names of the errors that end WebAssembly code in the middle of its work. */
const TRAPS = new Set(["RuntimeError", "RangeError"]);

let kept: Promise<Pdfium> | null = null;

/**
 * Runs work on the process' PDFium instance, which is made when first needed. After a trap (out of memory,
 * a defect in PDFium) its memory cannot be trusted, so the next caller gets a new one. Work must not await:
 * an instance serves one document at a time.
 */
export async function withPdfium<T>(work: (pdfium: Pdfium) => T): Promise<T> {
  kept ??= start();
  const pdfium = await kept;
  try {
    return work(pdfium);
  } catch (error) {
    if (!(error instanceof Error) || !TRAPS.has(error.name)) throw error;
    kept = null;
    throw pdfium.exhausted() ? new ReadFailure("too-large", error) : error;
  } finally {
    if (memory(pdfium).byteLength > KEPT_MEMORY) kept = null;
  }
}

async function start(): Promise<Pdfium> {
  const wasm = await readFile(findWasm());
  // The module would otherwise fetch its code from a public network address, and write to the console.
  const quiet = { print: () => {}, printErr: () => {} };
  const api = await init({ wasmBinary: new Uint8Array(wasm).buffer, ...quiet });
  const exhausted = limitMemory(api);
  api.PDFiumExt_Init();
  const scratch = api.pdfium.wasmExports.malloc(SCRATCH_BYTES);
  return { api, raw: rawFunctions(api), scratch, results: new Results(api, scratch), exhausted };
}

/** From this package's own dependencies, wherever this code has been bundled to. */
function findWasm(): string {
  const home = createRequire(import.meta.url).resolve("@rolecall/cv/package.json");
  return createRequire(home).resolve("@embedpdf/pdfium/pdfium.wasm");
}

/** Refuses growth beyond the limit; the answer tells whether that has happened. */
function limitMemory(api: WrappedPdfiumModule): () => boolean {
  const memoryObject: unknown = Reflect.get(api.pdfium.wasmExports, "memory");
  if (typeof memoryObject !== "object" || memoryObject === null)
    throw new TypeError("PDFium exports no memory.");
  const grow: unknown = Reflect.get(memoryObject, "grow");
  if (typeof grow !== "function") throw new TypeError("PDFium's memory cannot grow.");
  let refused = false;
  Reflect.set(memoryObject, "grow", (pages: number): unknown => {
    const buffer: unknown = Reflect.get(memoryObject, "buffer");
    const bytes = buffer instanceof ArrayBuffer ? buffer.byteLength : 0;
    if (bytes + pages * WASM_PAGE > MAX_MEMORY) {
      refused = true;
      throw new RangeError("PDFium may not take more memory.");
    }
    return Reflect.apply(grow, memoryObject, [pages]);
  });
  return () => refused;
}

const WASM_PAGE = 64 * 1024;

/** The exports of the WebAssembly module themselves; a missing one ends the start. */
function rawFunctions(api: WrappedPdfiumModule): RawFunctions {
  const found = RAW.map((name) => {
    const value: unknown = Reflect.get(api.pdfium.wasmExports, name);
    if (typeof value !== "function") throw new TypeError(`PDFium has no ${name}.`);
    return [name, value];
  });
  // biome-ignore lint/plugin/no-cast: the wrapped functions have these names, and signatures of numbers alone.
  return Object.fromEntries(found) as RawFunctions;
}

/** The current memory; growing it makes a new one, so it must not be held across calls. */
export function memory({ api }: Pick<Pdfium, "api">): ArrayBufferLike {
  return heap(api).buffer;
}

/** The scratch area as numbers. The views are kept, since some are read for every character. */
class Results {
  readonly #api: WrappedPdfiumModule;
  readonly #address: number;
  #floats: Float32Array = new Float32Array(0);
  #doubles: Float64Array = new Float64Array(0);
  #integers: Uint32Array = new Uint32Array(0);

  constructor(api: WrappedPdfiumModule, address: number) {
    this.#api = api;
    this.#address = address;
  }

  get floats(): Float32Array {
    if (this.#floats.length === 0) this.#renew();
    return this.#floats;
  }

  get doubles(): Float64Array {
    if (this.#doubles.length === 0) this.#renew();
    return this.#doubles;
  }

  get integers(): Uint32Array {
    if (this.#integers.length === 0) this.#renew();
    return this.#integers;
  }

  /** One number, for what is asked for every character: to take a view apart as a list goes through an iterator. */
  float(index: number): number {
    return this.floats[index] ?? 0;
  }

  double(index: number): number {
    return this.doubles[index] ?? 0;
  }

  integer(index: number): number {
    return this.integers[index] ?? 0;
  }

  /** Views of a memory that has grown since are empty. */
  #renew(): void {
    const { buffer } = heap(this.#api);
    this.#floats = new Float32Array(buffer, this.#address, SCRATCH_BYTES / 4);
    this.#doubles = new Float64Array(buffer, this.#address, SCRATCH_BYTES / 8);
    this.#integers = new Uint32Array(buffer, this.#address, SCRATCH_BYTES / 4);
  }
}

/** Copies bytes into PDFium's memory; the caller frees the address. */
export function copyIn(pdfium: Pdfium, bytes: Uint8Array): number {
  const address = pdfium.api.pdfium.wasmExports.malloc(bytes.length);
  heap(pdfium.api).set(bytes, address);
  return address;
}

/** Emscripten's view of the whole memory, which the package's types leave out. */
function heap(api: WrappedPdfiumModule): Uint8Array {
  const view: unknown = Reflect.get(api.pdfium, "HEAPU8");
  if (view instanceof Uint8Array) return view;
  throw new TypeError("PDFium's memory is not where Emscripten puts it.");
}

/** Text of a PDFium function that fills a buffer: `fill(address, bytes)` answers the bytes it needs. */
export function readText(
  pdfium: Pdfium,
  encoding: "utf-8" | "utf-16le",
  fill: (address: number, bytes: number) => number,
): string {
  const needed = fill(0, 0);
  if (needed <= 0 || needed > MAX_TEXT_BYTES) return "";
  const address = pdfium.api.pdfium.wasmExports.malloc(needed);
  try {
    const written = Math.min(fill(address, needed), needed);
    const bytes = new Uint8Array(memory(pdfium), address, written);
    return new TextDecoder(encoding).decode(bytes).replace(/\0+$/, "");
  } finally {
    pdfium.api.pdfium.wasmExports.free(address);
  }
}

const MAX_TEXT_BYTES = 64 * 1024;
