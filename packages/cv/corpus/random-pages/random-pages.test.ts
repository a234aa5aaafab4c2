import { describe, expect, test } from "vitest";
import type { Person } from "../person.ts";
import { arrange } from "./arrange.ts";
import { drawPage } from "./draw-page.ts";
import { drawHabits, HABITS, type Habits } from "./habits.ts";
import { LANGUAGE_CODES } from "./languages/languages.ts";
import { habitValues } from "./options.ts";
import { pageHtml } from "./page.ts";
import { type DrawPerson, peopleOf } from "./people.ts";
import { createRandom } from "./random.ts";
import { factsOf, folded, PERSON, POST, SECTIONS } from "./sample-person.ts";
import { drawWording } from "./wording.ts";

const CORPUS = await peopleOf("corpus");

const VALUES = habitValues(HABITS).flatMap(([habit, values]) =>
  values.map((value) => [habit, value] as const),
);

function htmlOf(person: Person, habits: Habits): string {
  const random = createRandom(1);
  const arranged = arrange(person, habits, random);
  return pageHtml(person, habits, arranged, drawWording(person, habits, random));
}

/** What a reader sees, in one case and without spaces: words are set apart, in capitals or over two lines. */
function seen(html: string): string {
  const text = html.replace(/<style>.*<\/style>/s, "").replace(/<[^>]*>/g, "");
  const entities = { "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
  const words = Object.entries(entities).reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text);
  return folded(words);
}

describe.each(VALUES)("%s=%s", (habit, value) => {
  const habits = drawHabits(createRandom(7), new Map([[habit, value]]));

  test("is drawn when asked for", () => {
    expect(Object.entries(habits)).toContainEqual([habit, value]);
  });

  test("shows every fact of the person, once it is read as HTML", () => {
    const text = seen(htmlOf(PERSON, habits));
    expect(factsOf(PERSON).filter((fact) => !text.includes(folded(fact)))).toEqual([]);
  });

  test("lets nothing that is written through as a tag", () => {
    const known =
      /^\/?(?:html|head|meta|title|style|body|header|footer|main|aside|section|div|span|bdi|p|ul|li|a|b|i|br|table|tr|td|th|svg|g|rect|circle|ellipse|clipPath)$/;
    const tags = [...htmlOf(PERSON, habits).matchAll(/<(?!!doctype)([^\s>]*)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(tags.filter((name) => !known.test(name))).toEqual([]);
  });
});

test("the same seed gives the same pages, however many are drawn; another gives others", () => {
  const pages = (seed: number, numbers: readonly number[]) =>
    numbers.map((number) => drawPage(CORPUS, seed, number).html);
  const [, , third] = pages(3, [0, 1, 2]);
  expect(pages(3, [2])).toEqual([third]);
  expect(pages(4, [2])).not.toEqual([third]);
  expect(new Set(pages(3, [0, 1, 2, 3, 4])).size).toBe(5);
});

function lostFacts(people: DrawPerson): string[] {
  const pages = Array.from({ length: 60 }, (_, number) => drawPage(people, 11, number));
  return pages.flatMap(({ id, person, html }) => {
    const text = seen(html);
    return factsOf(person)
      .filter((fact) => !text.includes(folded(fact)))
      .map((fact) => `${id}: ${fact}`);
  });
}

test.each(LANGUAGE_CODES)("real people show every fact on pages of all kinds: %s", async (languageCode) => {
  expect(lostFacts(await peopleOf("corpus", [languageCode]))).toEqual([]);
});

test("strangers show every fact on pages of all kinds", async () => {
  expect(lostFacts(await peopleOf("strangers"))).toEqual([]);
});

test("habits that nobody combines are refused", () => {
  const fixed = new Map([
    ["columns", "sidebar-left"],
    ["headingPlace", "margin"],
  ]);
  expect(() => drawHabits(createRandom(1), fixed)).toThrow("Nobody prints a page with columns=sidebar-left");
});

test("usual headings stand over one section of a kind, so that two sections stay two", () => {
  const person = { ...PERSON, sections: [...SECTIONS, { heading: "Early days", jobs: [POST] }] };
  const habits = drawHabits(
    createRandom(1),
    new Map([
      ["headingWords", "usual"],
      ["order", "own"],
    ]),
  );
  const headings = arrange(person, habits, createRandom(1)).map(({ heading }) => heading);
  expect(headings.at(-1)).toBe("Early days");
  expect(headings[1]).not.toBe("Posts & <such>");
});

test("nobody is clerk at self-employed", () => {
  const text = seen(htmlOf(PERSON, drawHabits(createRandom(1), new Map([["post", "at"]]))));
  expect(text).toContain(folded("Clerk <A&B> at Smith"));
  expect(text).toContain(folded("Clerk <A&B>, Self-employed"));
});

test("page two begins within the last post that has several points, and only there", () => {
  const broken = (pageBreak: string) => [
    ...htmlOf(PERSON, drawHabits(createRandom(1), new Map([["pageBreak", pageBreak]]))).matchAll(
      /class="next-page"/g,
    ),
  ];
  expect(broken("in-post")).toHaveLength(1);
  expect(broken("natural")).toHaveLength(0);
});
