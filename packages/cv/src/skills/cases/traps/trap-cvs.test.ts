import { describe, expect, test } from "vitest";
import { analyseDocument } from "../../../analyse.ts";
import type { SkillFact } from "../../../types.ts";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { type MarkedLine, markedCvs } from "../../testing/mark-cv.ts";
import ASIDES from "./cvs/asides.ts";
import ASIDES_FOUR from "./cvs/asides-four.ts";
import ASIDES_THREE from "./cvs/asides-three.ts";
import ASIDES_TWO from "./cvs/asides-two.ts";
import CLIENTS from "./cvs/clients-and-goods.ts";
import CONTRASTS from "./cvs/contrasts.ts";
import CROWDED from "./cvs/crowded-pages.ts";
import CROWDED_TWO from "./cvs/crowded-pages-two.ts";
import DENSE from "./cvs/dense-pages.ts";
import DUTIES from "./cvs/duties-of-the-day.ts";
import EVERYDAY_IN_SIX from "./cvs/everyday-in-six.ts";
import EVERYDAY from "./cvs/everyday-pages.ts";
import EVERYDAY_THREE from "./cvs/everyday-pages-three.ts";
import EVERYDAY_TWO from "./cvs/everyday-pages-two.ts";
import IN_LATIN_LETTERS from "./cvs/in-latin-letters.ts";
import IN_OTHER_LETTERS from "./cvs/in-other-letters.ts";
import LYING_ABOUT from "./cvs/lying-about.ts";
import LYING_IN_SIX from "./cvs/lying-about-in-six.ts";
import NARROW from "./cvs/narrow-trades.ts";
import NARROW_TWO from "./cvs/narrow-trades-two.ts";
import NEIGHBOURS from "./cvs/neighbours.ts";
import AT_WORK from "./cvs/others-at-work.ts";
import IN_SIX from "./cvs/others-in-six-languages.ts";
import PAPERS from "./cvs/papers-and-people.ts";
import PARTNERS from "./cvs/partners.ts";
import PLACES from "./cvs/places-and-people.ts";
import SITES from "./cvs/sites-and-guests.ts";
import TRADES from "./cvs/trades-and-offices.ts";
import WHOSE_TOOLS from "./cvs/whose-tools.ts";
import WHOSE_TOOLS_THREE from "./cvs/whose-tools-three.ts";
import WHOSE_TOOLS_TWO from "./cvs/whose-tools-two.ts";

const CVS = markedCvs(
  [
    TRADES,
    PAPERS,
    SITES,
    PLACES,
    PARTNERS,
    LYING_ABOUT,
    LYING_IN_SIX,
    CLIENTS,
    CONTRASTS,
    DUTIES,
    AT_WORK,
    NEIGHBOURS,
    IN_SIX,
    IN_LATIN_LETTERS,
    IN_OTHER_LETTERS,
    NARROW,
    NARROW_TWO,
    ASIDES,
    ASIDES_TWO,
    ASIDES_THREE,
    ASIDES_FOUR,
    EVERYDAY,
    EVERYDAY_TWO,
    EVERYDAY_THREE,
    EVERYDAY_IN_SIX,
    DENSE,
    CROWDED,
    CROWDED_TWO,
    WHOSE_TOOLS,
    WHOSE_TOOLS_TWO,
    WHOSE_TOOLS_THREE,
  ].join("\n"),
);

describe.each(CVS)("$title", ({ lines, document }) => {
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
