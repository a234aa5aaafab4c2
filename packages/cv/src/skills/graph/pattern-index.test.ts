import { expect, test } from "vitest";
import { GROUP_FILES } from "../data/index.ts";
import { FOREIGN_FILES } from "../data/translations/foreign.ts";
import { tokenise } from "../text/tokenise.ts";
import { parseGroup } from "./parse-data.ts";
import { parseForeign } from "./parse-foreign.ts";
import { candidatesAt } from "./pattern-index.ts";
import { skillById, skillGraph } from "./skill-graph.ts";
import { slug } from "./slug.ts";

const groups = GROUP_FILES.map(parseGroup);
const skills = groups.flatMap((group) => group.skills);
const ids = new Set(skills.map((skill) => slug(skill.name)));

test("every name of the data is found by its own words, with its mark", () => {
  const { index } = skillGraph();
  const foreign = parseForeign(FOREIGN_FILES);
  const lost = skills.flatMap((skill) =>
    [...skill.aliases, ...(foreign.get(skill.name) ?? [])].filter((alias) => {
      const tokens = tokenise(alias.text);
      const whole = candidatesAt(index, tokens, 0).find((candidate) => candidate.to === tokens.length);
      return !whole?.patterns.some(
        (pattern) => pattern.skill?.name === skill.name && pattern.alias.use === alias.use,
      );
    }),
  );
  expect(lost).toEqual([]);
});

test("every skill is read as the data has it", () => {
  for (const raw of skills) {
    expect(skillById(slug(raw.name))).toMatchObject({
      name: raw.name,
      kind: raw.kind,
      class: raw.class,
      group: raw.group,
      implies: raw.implies.map(slug).filter((id) => ids.has(id)),
      notBefore: raw.notBefore,
      notAfter: raw.notAfter,
      cues: raw.cues,
    });
  }
});

test("neighbours count both ways", () => {
  for (const raw of skills) {
    for (const name of raw.related) {
      expect(skillById(slug(raw.name))?.related).toContain(slug(name));
      expect(skillById(slug(name))?.related).toContain(slug(raw.name));
    }
  }
});

test("groups have the size of their data", () => {
  for (const group of groups) {
    expect(skillGraph().groups.get(group.id)).toEqual({
      id: group.id,
      title: group.title,
      field: group.field,
      narrow: group.narrow,
      size: skills.filter((skill) => skill.group === group.id).length,
    });
  }
});
