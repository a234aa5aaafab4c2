import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { arrange } from "../arrange.ts";
import { type DrawnPage, drawPage } from "../draw-page.ts";
import type { Fixed } from "../draw-value.ts";
import { drawHabits } from "../habits.ts";
import { habitValues } from "../options.ts";
import { peopleOf } from "../people.ts";
import { createRandom } from "../random.ts";
import { factsOf, folded, PERSON } from "../sample-person.ts";
import { drawWording } from "../wording.ts";
import { wordFile } from "./document.ts";
import { drawWordHabits } from "./word-habits.ts";

const PEOPLE = await peopleOf("corpus");
const VALUES = habitValues().flatMap(([habit, values]) => values.map((value) => [habit, value] as const));

function pageOf(fixed: Fixed): DrawnPage {
  const habits = drawHabits(createRandom(7), fixed);
  const arranged = arrange(PERSON, habits, createRandom(1));
  const wording = drawWording(PERSON, habits, createRandom(1));
  const word = drawWordHabits(createRandom(7), fixed);
  return { id: "7-0", person: PERSON, habits, arranged, wording, html: "", word };
}

/** The XML of the body, the heads and the feet. */
async function xmlOf(page: DrawnPage): Promise<string> {
  const parts = Object.entries(unzipSync(await wordFile(page)));
  return parts
    .filter(([name]) => /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join("\n");
}

function seen(xml: string): string {
  const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
  const text = xml.replace(/<[^>]*>/g, "");
  return folded(Object.entries(entities).reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text));
}

const shown = async (...fixed: readonly (readonly [habit: string, value: string])[]) =>
  xmlOf(pageOf(new Map(fixed)));

describe.each(VALUES)("%s=%s", (habit, value) => {
  test("shows every fact of the person", async () => {
    const text = seen(await shown([habit, value]));
    expect(factsOf(PERSON).filter((fact) => !text.includes(folded(fact)))).toEqual([]);
  });
});

test("real people show every fact in files of all kinds", async () => {
  const lost: string[] = [];
  for (let number = 0; number < 40; number++) {
    const page = drawPage(PEOPLE, 11, number);
    const text = seen(await xmlOf(page));
    const facts = factsOf(page.person).filter((fact) => !text.includes(folded(fact)));
    lost.push(...facts.map((fact) => `${page.id}: ${fact}`));
  }
  expect(lost).toEqual([]);
});

test("the same page gives the same words, in runs cut or whole", async () => {
  const [whole, split] = [await shown(["runs", "whole"]), await shown(["runs", "split"])];
  expect(seen(split)).toBe(seen(whole));
  expect(split.split("<w:r>").length).toBeGreaterThan(whole.split("<w:r>").length);
});

test("dates on the right stand behind a tab stop, tabs, spaces or in a table", async () => {
  const post = ["post", "title-date-right"] as const;
  expect(await shown(post, ["right", "tab-stop"])).toContain('<w:tab w:val="right"');
  expect(await shown(post, ["right", "tabs"])).toContain("<w:tab/></w:r><w:r><w:tab/>");
  expect(await shown(post, ["right", "spaces"])).toMatch(/ {4}/);
  expect(await shown(post, ["right", "table"])).toContain("<w:tbl>");
});

test("what is formatted is not typed", async () => {
  const fixed = [
    ["headingCase", "upper"],
    ["headingWords", "own"],
    ["headings", "direct"],
  ] as const;
  expect(await shown(...fixed, ["caps", "formatted"])).toMatch(/<w:caps\/>.*&lt;Studies&gt;/);
  expect(await shown(...fixed, ["caps", "typed"])).toContain("&lt;STUDIES&gt;");
});

test("contact data stand in the head, a box or the foot", async () => {
  const lines = ["contact", "lines"] as const;
  const one = ["columns", "one"] as const;
  expect(await shown(lines, one, ["top", "header"])).toMatch(/<w:hdr.*ann@/s);
  expect(await shown(lines, one, ["top", "shape"])).toMatch(/<w:txbxContent>.*ann@/s);
  expect(await shown(["contact", "footer"])).toMatch(/<w:ftr.*ann@/s);
});

test("pages count themselves in the head or the foot", async () => {
  const words = ["runningWords", "name-cv-of"] as const;
  expect(await shown(words, ["running", "foot"])).toMatch(/<w:ftr.*NUMPAGES/s);
  expect(await shown(words, ["running", "none"])).not.toContain("NUMPAGES");
});
