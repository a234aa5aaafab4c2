import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { SINGLE_PAGES } from "../../corpus/load-people.ts";
import { splitOf } from "../../corpus/split.ts";
import type { Case } from "./case.ts";
import { readForeignTruth } from "./foreign-truth.ts";

/** Foreign CVs: `x.pdf` and `x.docx` beside the `x.json` that says what is in them. */
export function folderCases(folder: string): Case[] {
  return readdirSync(folder)
    .filter((name) => extname(name) === ".json")
    .sort()
    .flatMap((name) => {
      const truth = readForeignTruth(JSON.parse(readFileSync(join(folder, name), "utf8")), name);
      const base = name.slice(0, -".json".length);
      return [".pdf", ".docx"]
        .map((extension) => `${base}${extension}`)
        .filter((file) => existsSync(join(folder, file)))
        .map((file) => ({
          path: join(folder, file),
          file,
          truth,
          layout: extname(file).slice(1),
          producer: "foreign",
          split: "train" as const,
          graded: false,
        }));
    });
}

/** The corpus' pages by many hands, with the split that they belong to. */
export function singlePageCases(): Case[] {
  return folderCases(SINGLE_PAGES).map((item) => ({
    ...item,
    layout: "single-page",
    producer: item.layout === "docx" ? "word-processor" : "mixed",
    split: splitOf(item.truth.id),
  }));
}
