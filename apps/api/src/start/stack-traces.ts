import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** The place of a frame: file, line and column, both counted from 1. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/**
 * Makes stack traces of the bundle name files and lines of the sources. Node's own switch reads every
 * source map at the start, which takes a third of its time; here one is read when an error needs it.
 */
export function showSourcesInStackTraces(): void {
  const maps = new Map<string, SourceMap | undefined>();
  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  }
  function toSource(place: string, file: string, line: string, column: string): string {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !("originalSource" in found)) return place;
    const source = new URL(found.originalSource, file).href;
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  }
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => `\n    at ${String(frame).replace(PLACE, toSource)}`);
    return `${Error.prototype.toString.call(error)}${lines.join("")}`;
  };
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, "utf8")));
  } catch {
    // Nothing of ours: the place stays as it is.
    return undefined;
  }
}
