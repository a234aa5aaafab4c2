import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseFileName } from "../../corpus/file-names.ts";
import { FILES, loadPeople } from "../../corpus/load-people.ts";
import { splitOf } from "../../corpus/split.ts";
import { truthOf } from "../../corpus/truth.ts";
import type { Case } from "./case.ts";

/** Every rendered file of the corpus. */
export async function corpusCases(): Promise<Case[]> {
  const truths = new Map((await loadPeople()).map((person) => [person.id, truthOf(person)]));
  return readdirSync(FILES)
    .sort()
    .flatMap((name) => {
      const file = parseFileName(name);
      const truth = truths.get(file?.person ?? "");
      if (file === null || truth === undefined) return [];
      return [
        {
          path: join(FILES, name),
          file: name,
          truth,
          layout: file.layout,
          producer: file.producer,
          split: splitOf(truth.id),
          graded: true,
        },
      ];
    });
}
