import { readdir, readFile } from "node:fs/promises";
import { analyse } from "@rolecall/cv";
import { extractText, getDocumentProxy } from "unpdf";
import { median, nowMs, percentile } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";

export const question =
  "How long does a whole CV analysis take, against plain text extraction by unpdf? [files, default 40]";

const FILES = new URL("../packages/cv/corpus/files/", import.meta.url);
const ROUNDS = 3;
const AS_OF = "2026-01-01";

async function readPdfs(count: number): Promise<Uint8Array[]> {
  const names = (await readdir(FILES)).filter((name) => name.endsWith(".pdf")).sort();
  const step = Math.max(1, Math.floor(names.length / count));
  const picked = names.filter((_, index) => index % step === 0).slice(0, count);
  return Promise.all(picked.map(async (name) => new Uint8Array(await readFile(new URL(name, FILES)))));
}

/** On one thread; each takes a copy, since pdf.js empties the buffer that it is given. */
const DESIGNS: Record<string, (bytes: Uint8Array) => Promise<unknown>> = {
  "unpdf, text only": async (bytes) => extractText(await getDocumentProxy(bytes.slice())),
  "Rolecall, whole analysis": (bytes) => analyse(bytes.slice(), { asOf: AS_OF }),
};

export async function run([count = "40"]: readonly string[]): Promise<void> {
  const files = await readPdfs(Number(count));
  const times = new Map<string, number[]>(Object.keys(DESIGNS).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const bytes of files) {
      for (const [name, design] of Object.entries(DESIGNS)) {
        const started = nowMs();
        await design(bytes);
        // The first round only warms up.
        if (round >= 0) times.get(name)?.push(nowMs() - started);
      }
    }
  }
  const base = median(times.get("unpdf, text only") ?? []);
  printTable(
    [`${files.length} PDFs, one thread`, "p50 ms", "p95 ms", "p50 to unpdf"],
    [...times].map(([name, all]) => [name, median(all), percentile(all, 0.95), ratio(median(all), base)]),
  );
}
