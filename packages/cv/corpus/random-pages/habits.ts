import { DESIGN, drawDesign, isDesigned, PLAIN_DESIGN } from "./design.ts";
import { type Fixed, valueDrawer } from "./draw-value.ts";
import { drawPaging, PAGING } from "./paging.ts";
import type { Random } from "./random.ts";
import { suits } from "./suits.ts";
import { suitsLanguage } from "./suits-language.ts";

/** What writers and designers of CVs do in one way or another. A value that stands twice is drawn twice as often. */
export const HABITS = {
  columns: ["one", "one", "one", "one", "sidebar-left", "sidebar-right", "sidebar-dark", "sidebar-table"],
  paper: ["A4", "Letter"],
  margin: ["14mm", "18mm", "22mm"],
  pageBreak: ["natural", "natural", "natural", "in-post"],
  font: ["Lato", "Open Sans", "Liberation Serif", "Carlito", "Noto Serif", "Liberation Sans", "DejaVu Sans"],
  size: ["9pt", "10pt", "10.5pt", "11pt", "12pt"],
  lineHeight: ["1.2", "1.35", "1.55"],
  colour: ["#1a4f8a", "#8a1a3c", "#2b7a4b", "#444444", "#b3541e"],
  order: ["own", "skills-first", "studies-first", "any"],
  name: ["big", "caps", "spaced", "two-lines", "centred", "right", "band", "small", "light"],
  photo: ["none", "none", "none", "none", "circle", "square"],
  contact: ["pipes", "dots", "commas", "lines", "labels", "icons", "stacked", "table", "footer"],
  headingWords: ["own", "usual"],
  headingCase: ["as-is", "upper", "lower", "spaced", "tracked-caps"],
  headingLook: [
    "big",
    "bold",
    "small-colour",
    "rule",
    "bar",
    "ribbon",
    "underline",
    "centred",
    "icon",
    "boxed",
    "light",
  ],
  headingPlace: ["above", "above", "above", "above", "margin", "margin-right", "label-column"],
  headingLines: ["one", "one", "one", "two"],
  post: [
    "title-date-right",
    "company-date-right",
    "comma-dates-below",
    "company-dash-title",
    "company-place-dash-title",
    "dates-above",
    "dates-above-caps",
    "dates-between",
    "dates-colon",
    "dates-left",
    "dates-left-place",
    "dates-narrow",
    "at",
    "sentence",
    "company-colon",
    "company-brackets",
    "company-dot-dates",
    "company-then-title",
    "title-comma-company",
    "title-caps",
    "stacked",
    "pipes",
    "form",
    "table",
    "table-duties",
  ],
  dates: [
    "short-month",
    "full-month",
    "slash",
    "iso",
    "apostrophe",
    "dot",
    "dotted-month",
    "caps",
    "comma",
    "arrow",
    "short-year",
    "words",
  ],
  duration: ["none", "none", "none", "brackets", "dot"],
  bullets: ["list", "dash", "arrow", "check", "indented", "paragraph", "paragraphs"],
  study: [
    "commas",
    "degree-date-right",
    "school-date-right",
    "school-year-degree",
    "dash-brackets",
    "year-colon",
    "dates-left",
    "stacked",
    "pipes",
    "table",
  ],
  skills: ["commas", "chips", "list", "list-columns", "dots", "bars", "slashes", "lines"],
  card: ["none", "none", "none", "none", "box", "fill", "timeline", "tint"],
  titleLook: ["bold", "bold", "italic", "plain", "colour", "larger"],
  dateLook: ["same", "grey", "small", "italic", "pill"],
  ...PAGING,
  ...DESIGN,
} as const;

export type Habits = { readonly [K in keyof typeof HABITS]: (typeof HABITS)[K][number] };

/** Draws anew until somebody could print the page; of fixed habits that nobody combines, few draws tell. */
const MAX_DRAWS = 500;

/** Later habits are drawn apart, so that the pages of a seed keep those that they have. */
const PAGING_BRANCH = 1;
const DESIGN_BRANCH = 3;

export function drawHabits(random: Random, fixed: Fixed = new Map(), languageCode = "en"): Habits {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const habits = drawOnce(random, fixed);
    const isPrinted = (own: Habits) => suits(own) && suitsLanguage(own, languageCode);
    if (isPrinted(habits)) return habits;
    // The pages of a seed keep what they had before there were designs.
    const plain = { ...habits, ...PLAIN_DESIGN };
    if (!isDesigned(fixed) && isPrinted(plain)) return plain;
  }
  const asked = [...fixed].map(([habit, value]) => `${habit}=${value}`).join(",");
  throw new RangeError(`Nobody prints a page with ${asked}: see random-pages/suits.ts.`);
}

function drawOnce(random: Random, fixed: Fixed): Habits {
  const draw = valueDrawer(random, fixed);
  return {
    columns: draw("columns", HABITS.columns),
    paper: draw("paper", HABITS.paper),
    margin: draw("margin", HABITS.margin),
    pageBreak: draw("pageBreak", HABITS.pageBreak),
    font: draw("font", HABITS.font),
    size: draw("size", HABITS.size),
    lineHeight: draw("lineHeight", HABITS.lineHeight),
    colour: draw("colour", HABITS.colour),
    order: draw("order", HABITS.order),
    name: draw("name", HABITS.name),
    photo: draw("photo", HABITS.photo),
    contact: draw("contact", HABITS.contact),
    headingWords: draw("headingWords", HABITS.headingWords),
    headingCase: draw("headingCase", HABITS.headingCase),
    headingLook: draw("headingLook", HABITS.headingLook),
    headingPlace: draw("headingPlace", HABITS.headingPlace),
    headingLines: draw("headingLines", HABITS.headingLines),
    post: draw("post", HABITS.post),
    dates: draw("dates", HABITS.dates),
    duration: draw("duration", HABITS.duration),
    bullets: draw("bullets", HABITS.bullets),
    study: draw("study", HABITS.study),
    skills: draw("skills", HABITS.skills),
    card: draw("card", HABITS.card),
    titleLook: draw("titleLook", HABITS.titleLook),
    dateLook: draw("dateLook", HABITS.dateLook),
    ...drawPaging(random.branch(PAGING_BRANCH), fixed),
    ...drawDesign(random.branch(DESIGN_BRANCH), fixed),
  };
}
