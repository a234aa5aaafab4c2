import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

function kindsOf(...lines: Parameters<typeof cvDocument>[0]): readonly (readonly [string, number])[] {
  return findSections(prepareText(cvDocument(lines), "2026-11-01")).map(
    ({ kind, lines: own }) => [kind, own.length] as const,
  );
}

/** A line of a card of its own. */
function on(block: number, text: string, own: object = {}) {
  return { text, block, ...own };
}

const HEADING = { bold: true, size: 13 };

test("a card that begins with a job is none of the list on the card before it", () => {
  expect(
    kindsOf(
      on(0, "Anvita Raghunandan", { bold: true, size: 20 }),
      on(1, "Tools", HEADING),
      on(1, "Figma, Framer, Maze"),
      on(2, "Aug 2020 – May 2023"),
      on(2, "Product Designer", { bold: true }),
      on(2, "Paisa Patti · savings app"),
      on(2, "Designed the onboarding for first-time savers."),
      on(3, "Languages", HEADING),
      on(3, "English, Kannada"),
    ),
  ).toEqual([
    ["personal", 1],
    ["skills", 1],
    ["experience", 4],
    ["languages", 1],
  ]);
});

test("whatever stands between its dates and its title", () => {
  expect(
    kindsOf(
      on(0, "// hi", HEADING),
      on(0, "i build places you want to get lost in, mostly stylised outdoor worlds."),
      on(1, "// 2022.05 → now", { bold: true }),
      on(1, "PALE LANTERN GAMES", { bold: true }),
      on(1, "environment artist (console adventure)"),
      on(1, "own the harbour district from greybox to final."),
      on(2, "// tools", HEADING),
      on(2, "blender, maya, zbrush"),
    ),
  ).toEqual([
    ["summary", 1],
    ["experience", 4],
    ["skills", 1],
  ]);
});

test("a card that goes on with the list is of it", () => {
  expect(
    kindsOf(
      on(0, "Tools", HEADING),
      on(0, "Figma, Framer, Maze"),
      on(1, "Adobe Illustrator since 2019"),
      on(1, "HTML and CSS"),
      on(1, "Mixpanel"),
    ),
  ).toEqual([["skills", 4]]);
});

test("short items under how somebody works are skills", () => {
  expect(
    kindsOf(
      on(0, "How I work", HEADING),
      on(0, "Storytelling"),
      on(0, "Workshop facilitation"),
      on(0, "Stakeholder management"),
      on(0, "Languages", HEADING),
      on(0, "English, Kannada"),
      on(0, "Education", HEADING),
      on(0, "B.Des, National Institute of Design, 2020"),
    )[0],
  ).toEqual(["skills", 3]);
});
