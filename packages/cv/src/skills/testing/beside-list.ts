import { inList, namesIn } from "./build-cv.ts";
import { skillKeys } from "./skill-keys.ts";

/** The keys of what a bullet of a job adds to the person's own list. */
export function besideList(list: string, line: string): string[] {
  const own = new Set(skillKeys(inList(list)));
  const found = namesIn([
    { kind: "skills", lines: [list] },
    { kind: "experience", lines: [line] },
  ]);
  return skillKeys(found).filter((key) => !own.has(key));
}
