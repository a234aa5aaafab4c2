import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyseDocument } from "../../../analyse.ts";
import type { SkillFact } from "../../../types.ts";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { type MarkedLine, markedCvs } from "../../testing/mark-cv.ts";

const FOLDER = join(import.meta.dirname, "cvs");

/** One file per writer, in a folder for what lies in the way. */
const CVS = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".txt"))
  .toSorted()
  .flatMap((file) => markedCvs(readFileSync(join(FOLDER, file), "utf8")).map((cv) => ({ file, ...cv })));

test("there are CVs with traps", () => expect(CVS.length).toBeGreaterThan(300));

describe.each(CVS)("$file: $title", ({ lines, document }) => {
  const { skills } = analyseDocument(document, { asOf: "2026-11-01" });

  test.each(lines.filter(({ isTrap }) => isTrap))("is no skill: $text", (line) => {
    const taken = skills.filter((skill) => skill.mentions.some((mention) => mention.line === line.id));
    expect(taken.filter((skill) => !isMarked(skill, line)).map(({ name }) => name)).toEqual([]);
  });

  test.each(lines.filter(({ wanted }) => wanted.length > 0))("is one: $text", (line) => {
    const found = new Set(skills.flatMap(({ name, id }) => [keyOf(name), id]));
    expect(line.wanted.filter((names) => !names.some((name) => found.has(keyOf(name))))).toEqual([]);
  });
});

function isMarked({ name, id }: SkillFact, { wanted, optional }: MarkedLine): boolean {
  return [...wanted, ...optional].flat().some((marked) => [keyOf(name), id].includes(keyOf(marked)));
}

function keyOf(name: string): string {
  return canonicalSkill(name)?.id ?? name.toLowerCase();
}
