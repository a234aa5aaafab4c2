import type { Habits } from "./habits.ts";

type Rule = (habits: Habits) => boolean;

/** What a narrow column has room for; all other contact data stand in a line of the header. */
const SIDEBAR_CONTACTS: readonly Habits["contact"][] = ["lines", "labels", "icons", "stacked"];
const TABLES: readonly Habits["post"][] = ["table", "table-duties"];
const DATES_LEFT: readonly Habits["post"][] = ["dates-left", "dates-left-place", "dates-narrow"];
/** Headings that are a strip or a frame across the column want to stay one line. */
const TWO_LINE_LOOKS: readonly Habits["headingLook"][] = ["big", "bold", "small-colour", "light"];

export function contactInSidebar({ columns, contact }: Habits): boolean {
  return columns !== "one" && SIDEBAR_CONTACTS.includes(contact);
}

/** Pages that nobody would print. */
const REFUSED: readonly Rule[] = [
  // A column of headings takes the room that a second column or dates on the left want.
  (habits) => habits.headingPlace !== "above" && habits.columns !== "one",
  (habits) => habits.headingPlace !== "above" && (isLeft(habits) || TABLES.includes(habits.post)),
  (habits) => habits.headingPlace !== "above" && habits.headingLook === "centred",
  (habits) => habits.headingPlace === "label-column" && habits.card !== "none",
  (habits) => habits.headingLines === "two" && !TWO_LINE_LOOKS.includes(habits.headingLook),
  // In a column of text, a heading of two lines is a large one.
  (habits) => habits.headingLines === "two" && habits.headingPlace === "above" && !isLarge(habits),
  // Letters set apart by hand are capitals in a line of their own.
  (habits) => habits.headingCase === "spaced" && habits.headingPlace !== "above",
  (habits) => habits.headingPlace !== "above" && habits.headingCase === "tracked-caps" && isWide(habits),
  // Tables of posts want the width of the page, and are frames themselves.
  (habits) => TABLES.includes(habits.post) && (habits.columns !== "one" || habits.card !== "none"),
  (habits) => habits.study === "table" && (habits.columns !== "one" || habits.card !== "none"),
  (habits) => isLeft(habits) && habits.columns !== "one" && habits.size === "12pt",
  // A name in the sidebar takes the contact data along.
  (habits) => habits.name === "small" && habits.columns !== "one" && !contactInSidebar(habits),
  (habits) => habits.photo !== "none" && (habits.name === "centred" || habits.name === "right"),
  // Words around the dates are a sentence's, not a chart's.
  (habits) => habits.dates === "words" && habits.duration === "dot",
  (habits) => habits.post === "sentence" && (habits.duration !== "none" || habits.dateLook === "pill"),
  // A shape is what the columns of a page are, and wants its headings above.
  (habits) => habits.shape !== "plain" && (habits.columns !== "one" || habits.headingPlace !== "above"),
  (habits) => habits.shape === "three-columns" && (isWideForThree(habits) || isLeft(habits)),
  (habits) => (habits.shape === "three-columns" || habits.shape === "half-sidebar") && holdsTable(habits),
  (habits) => habits.shape === "foot-band" && habits.contact === "footer",
  // What runs up the page is short, of one line and no strip.
  (habits) => habits.turned === "headings" && !isTurnable(habits),
  (habits) =>
    habits.lettering === "small-caps" && (habits.headingCase !== "as-is" || habits.name === "spaced"),
  (habits) => habits.lettering === "dark" && isPaleOnly(habits),
  (habits) => habits.pointColumns === "two" && (habits.columns !== "one" || habits.shape !== "plain"),
  (habits) => habits.pointColumns === "two" && habits.bullets !== "list",
];

function isWideForThree({ size, post }: Habits): boolean {
  return !["9pt", "10pt"].includes(size) || post === "form";
}

function holdsTable({ post, study }: Pick<Habits, "post" | "study">): boolean {
  return TABLES.includes(post) || study === "table";
}

function isTurnable({
  columns,
  shape,
  headingPlace,
  headingLook,
  headingCase,
  headingLines,
  headingWords,
}: Habits): boolean {
  const isPlain = columns === "one" && shape === "plain" && headingPlace === "above";
  const isBare = headingLook === "bold" || headingLook === "small-colour" || headingLook === "light";
  return isPlain && isBare && headingCase !== "spaced" && headingLines === "one" && headingWords === "usual";
}

/** Grounds and inks that a dark page has none of. */
function isPaleOnly({ columns, card, headingLook, name, post, study }: Habits): boolean {
  const isOnPale = headingLook === "bar" || headingLook === "light" || name === "band";
  return (
    columns === "sidebar-dark" ||
    isOnPale ||
    !["none", "timeline", "box"].includes(card) ||
    holdsTable({ post, study })
  );
}

function isWide({ font, size }: Habits): boolean {
  return font === "DejaVu Sans" || size === "12pt";
}

function isLarge({ headingLook }: Habits): boolean {
  return headingLook === "big" || headingLook === "light";
}

function isLeft({ post, study }: Habits): boolean {
  return DATES_LEFT.includes(post) || study === "dates-left";
}

export function suits(habits: Habits): boolean {
  return !REFUSED.some((refuses) => refuses(habits));
}
