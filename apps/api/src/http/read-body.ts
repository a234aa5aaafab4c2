import { AppError, invalidInput } from "../errors/app-error.ts";

/**
 * So many values in one JSON text, far more than any input has: with all lists full the largest has some thousand.
 * Nobody is answered while a text is parsed, which takes 30 ms for as many and seconds for what fits into 10 MB.
 */
export const MAX_JSON_VALUES = 50_000;
/** So many parts in one form, which has a file and a few fields; as with the values of JSON. */
export const MAX_FORM_PARTS = 100;

/**
 * `JSON.parse` for what comes from a client.
 * @throws {AppError} INVALID_INPUT when it is no JSON, or too much of it.
 */
export function parseJson(text: string): unknown {
  if (hasTooManyValues(text)) throw invalidInput("", "The request has too many values.");
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("INVALID_INPUT", "The request is not valid JSON.");
  }
}

/** How the parts of a form are divided; undefined when it is none. */
function boundaryOf(type: string): string | undefined {
  return /^multipart\/form-data;.*boundary="?(?<boundary>[^";\s]+)/is.exec(type)?.groups?.boundary;
}

/** Whether a body of this content type could be read as the form of an upload. */
export function isForm(type: string): boolean {
  return boundaryOf(type) !== undefined;
}

/**
 * The form of an upload; an empty one when it cannot be read.
 * @throws {AppError} INVALID_INPUT when it has too many parts.
 */
export async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const boundary = boundaryOf(type);
  if (boundary === undefined) return new FormData();
  if (hasTooManyParts(bytes, `--${boundary}`)) throw invalidInput("", "The form has too many fields.");
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch {
    return new FormData();
  }
}

/** The same request, whose JSON is read within these limits, and its body by who reads texts and forms. */
export function limitBody(
  request: Request,
  { readText, readForm }: { readText: () => Promise<string>; readForm: () => Promise<FormData> },
): Request {
  return Object.defineProperties(request, {
    json: { value: async () => parseJson(await readText()) },
    formData: { value: readForm },
  });
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
const COMMA = ",".charCodeAt(0);
const LIST = "[".charCodeAt(0);
const OBJECT = "{".charCodeAt(0);

function hasTooManyValues(text: string): boolean {
  if (text.length <= MAX_JSON_VALUES) return false;
  let values = 0;
  for (let at = 0; at < text.length && values <= MAX_JSON_VALUES; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA || code === LIST || code === OBJECT) values += 1;
  }
  return values > MAX_JSON_VALUES;
}

/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start; ; ) {
    at = text.indexOf('"', at + 1);
    if (at === -1) return text.length;
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
}

function hasTooManyParts(bytes: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    if (parts > MAX_FORM_PARTS) return true;
  }
  return false;
}
