import { describe, expect, test } from "vitest";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { namesIn } from "../../testing/build-cv.ts";
import { OF_OTHERS_IN_ENGLISH } from "./others-english.data.ts";
import { OF_OTHERS_IN_OTHER_LANGUAGES } from "./others-languages.data.ts";
import { LEFT_OR_TO_COME } from "./others-left.data.ts";
import { OWN_IN_ENGLISH } from "./own-english.data.ts";
import { OWN_IN_OTHER_LANGUAGES } from "./own-languages.data.ts";
import { KEPT_AND_DONE } from "./own-left.data.ts";
import { type SentenceCase, sentencesOf } from "./sentence-table.ts";

const OWN = sentencesOf(`${OWN_IN_ENGLISH}${OWN_IN_OTHER_LANGUAGES}${KEPT_AND_DONE}`);
const OF_OTHERS = sentencesOf(`${OF_OTHERS_IN_ENGLISH}${OF_OTHERS_IN_OTHER_LANGUAGES}${LEFT_OR_TO_COME}`);

const keyOf = (name: string) => canonicalSkill(name)?.id ?? name;

/** Which of its skills a sentence shows, when it stands alone in a job. */
function shownBy({ title, sentence, skills }: SentenceCase): string[] {
  const found = namesIn([{ kind: "experience", lines: [sentence], position: { title } }]).map(keyOf);
  return skills.filter((name) => found.includes(keyOf(name)));
}

const wrongAsOwn = (row: SentenceCase) => {
  const shown = shownBy(row);
  return row.skills.filter((name) => !shown.includes(name));
};

/** The lines of a table that come out differently from what it says of them, all at once. */
function surprises(
  rows: readonly SentenceCase[],
  wrongIn: (row: SentenceCase) => readonly string[],
): string[] {
  return rows.flatMap((row) => {
    const wrong = wrongIn(row);
    if (wrong.length > 0 === (row.fails !== null)) return [];
    return row.fails === null ? `${row.sentence} [${wrong}]` : `${row.sentence} [no longer fails]`;
  });
}

describe("what a sentence tells of its writer, and what of others", () => {
  test("what must not be read is a skill that could be", () => {
    const unknown = OF_OTHERS.flatMap(({ skills }) => skills).filter((name) => !canonicalSkill(name));
    expect(unknown).toEqual([]);
  });

  test("the writer's own work is read", () => expect(surprises(OWN, wrongAsOwn)).toEqual([]));

  test("what others do is not", () => expect(surprises(OF_OTHERS, shownBy)).toEqual([]));

  test("the tables are long, and few of their lines fail", () => {
    const failing = (rows: readonly SentenceCase[]) => rows.filter(({ fails }) => fails !== null).length;
    expect(OWN.length).toBeGreaterThanOrEqual(300);
    expect(OF_OTHERS.length).toBeGreaterThanOrEqual(150);
    expect(failing(OWN) / OWN.length).toBeLessThan(0.05);
    expect(failing(OF_OTHERS) / OF_OTHERS.length).toBeLessThan(0.02);
  });
});
