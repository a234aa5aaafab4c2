import { describe, expect, test } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import type { Paint, Rect } from "../../page-model.ts";
import { rulesOf } from "../../pdf/rules.ts";
import { findCards, readCards } from "./cards.ts";

const PAGE = { width: 595, height: 842, rules: [] };

function box(left: number, top: number, right: number, bottom: number): Rect {
  return { left, top, right, bottom };
}

function paint(own: Rect, opacity = 1): Paint {
  return { layer: 0, box: own, outline: null, colour: "#ffffff", opacity, image: false };
}

/** Rows of text from the top left corner of a card on. */
function textOn({ left, top }: Rect, ...rows: readonly string[]) {
  return rows.map((row, index) => fragment(left + 10, top + 20 + index * 14, row));
}

const [profile, contact] = [box(30, 30, 380, 110), box(395, 30, 565, 110)];
const [job, craft] = [box(30, 120, 380, 200), box(395, 120, 565, 200)];
const [tools, second] = [box(30, 210, 180, 290), box(195, 210, 565, 290)];
const CARDS = [profile, contact, job, craft, tools, second];
const TEXT = [
  ...textOn(profile, "Anvita", "Designer"),
  ...textOn(contact, "Say hello", "a@b.example"),
  ...textOn(job, "Senior designer", "Loomcart", "Redesign"),
  ...textOn(craft, "Craft", "Research", "Systems"),
  ...textOn(tools, "Tools", "Figma", "Maze"),
  ...textOn(second, "Designer", "Paisa Patti", "Onboarding"),
];

function reading(
  text = TEXT,
  shapes: readonly Paint[] = CARDS.map((card) => paint(card)),
  rules: readonly Rect[] = [],
): string[] | null {
  const cards = findCards({ ...PAGE, paints: shapes, rules }, text);
  if (cards.length === 0) return null;
  return readCards(text, cards).map(
    ({ fragments, goesOn }) => `${goesOn ? "> " : ""}${fragments.map((one) => one.text).join(" / ")}`,
  );
}

const ORDER = [
  "Anvita / Designer",
  "Say hello / a@b.example",
  "Senior designer / Loomcart / Redesign",
  "Craft / Research / Systems",
  "Tools / Figma / Maze",
  "Designer / Paisa Patti / Onboarding",
];

describe("a page of cards", () => {
  test("is read card by card, whatever columns its rows have", () => {
    expect(reading()).toEqual(ORDER);
  });

  test("with shadows, ornaments behind the text, tags on the cards and a ground below them", () => {
    const shapes = [
      paint(box(0, 0, 595, 842)),
      paint(box(300, 60, 480, 240)),
      ...CARDS.map(({ left, top, right, bottom }) =>
        paint(box(left - 8, top - 8, right + 8, bottom + 8), 0.07),
      ),
      ...CARDS.map((card) => paint(card)),
      paint(box(400, 130, 480, 145)),
    ];
    expect(reading(TEXT, shapes)).toEqual(ORDER);
  });

  test("in frames", () => {
    expect(
      reading(
        TEXT,
        [],
        CARDS.flatMap((card) => rulesOf(card, true)),
      ),
    ).toEqual(ORDER);
    expect(
      reading(
        TEXT,
        [],
        CARDS.flatMap((card) => rulesOf(card, true).slice(1)),
      ),
    ).toBeNull();
  });

  test("has text between its cards", () => {
    expect(reading([...TEXT, fragment(30, 308, "Made in Bengaluru")])).toEqual([
      ...ORDER,
      "Made in Bengaluru",
    ]);
  });

  test("goes on below the heading over a row of cards", () => {
    const row = [box(30, 330, 290, 380), box(310, 330, 565, 380)];
    const text = [
      ...TEXT,
      fragment(30, 318, "Studies"),
      ...row.flatMap((card) => textOn(card, "B.Des", "NID")),
    ];
    expect(
      reading(
        text,
        [...CARDS, ...row].map((card) => paint(card)),
      ),
    ).toEqual([...ORDER, "Studies", "> B.Des / NID", "> B.Des / NID"]);
  });

  test("reads columns of cards that no row parts one below the other", () => {
    const tall = box(30, 30, 280, 300);
    const [upper, lower] = [box(300, 30, 565, 140), box(300, 150, 565, 300)];
    const wide = box(30, 310, 565, 380);
    const text = [
      ...textOn(tall, "Jobs", "Designer"),
      ...textOn(upper, "Skills", "Figma"),
      ...textOn(lower, "Languages", "Hindi"),
      ...textOn(wide, "Interests", "Violin"),
    ];
    const shapes = [wide, lower, upper, tall].map((card) => paint(card));
    expect(reading(text, shapes)).toEqual([
      "Jobs / Designer",
      "Skills / Figma",
      "Languages / Hindi",
      "Interests / Violin",
    ]);
  });
});

describe("no page of cards", () => {
  test.each<readonly [string, typeof TEXT, readonly Paint[]]>([
    ["a sidebar", TEXT, [paint(box(0, 0, 190, 842))]],
    ["boxes one below the other", TEXT, CARDS.map(({ top, bottom }) => paint(box(20, top, 570, bottom)))],
    [
      "cells that touch",
      TEXT,
      CARDS.map(({ left, top, right, bottom }) => paint(box(left, top, right + 15, bottom))),
    ],
    ["text beside the cards", [...TEXT, fragment(575, 60, "x")], CARDS.map((card) => paint(card))],
    [
      "text mostly off the cards",
      [
        ...TEXT,
        ...Array.from({ length: 30 }, (_, row) => fragment(30, 320 + row * 14, "A story that goes on")),
      ],
      CARDS.map((card) => paint(card)),
    ],
  ])("%s", (_, text, shapes) => {
    expect(reading(text, shapes)).toBeNull();
  });
});
