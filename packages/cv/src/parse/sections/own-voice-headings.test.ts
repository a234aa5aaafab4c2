import { expect, test } from "vitest";
import { cvDocument } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";

/** The kind of the section under the heading, between a job and what somebody studied. */
function kindUnder(heading: string, ...lines: readonly string[]): string | undefined {
  const text = prepareText(
    cvDocument([
      "! Ines Kowal",
      "# Work",
      "Shop assistant\tMar 2021 – now",
      "Corner Stores",
      `# ${heading}`,
      ...lines,
      "# Languages",
      "English, Polish",
      "# Education",
      "Certificate in Retail\t2019 – 2021",
      "Marsh College",
    ]),
    "2026-11-01",
  );
  return findSections(text).find((section) => section.heading === heading)?.kind;
}

const OWN_LIST = "Till work, stock counts, window displays";

test.each([
  "Good at",
  "Things I'm good at",
  "What I bring",
  "What I can offer",
  "I can",
  "Workbench",
  "Was ich mitbringe",
  "Darin bin ich gut",
  "Je sais faire",
  "Ce que j'apporte",
  "Sé hacer",
  "Lo que se me da bien",
  "Sei fazer",
  "O que trago",
  "Dit kan ik",
  "Goed in",
  "Saper fare",
])("somebody's own words for what they can do head skills: %s", (heading) => {
  expect(kindUnder(heading, OWN_LIST)).toBe("skills");
});

test.each([
  [
    "Where I stood",
    "till work, counting the stock, dressing two windows, opening the shop by myself, closing it",
  ],
  [
    "From Monday to Friday",
    "greeting, serving, wrapping parcels, ringing up, sweeping, asking after the grandchildren",
  ],
])("a row of short pieces is a list, however long its line: %s", (heading, line) => {
  expect(kindUnder(heading, line)).toBe("skills");
});

test.each([
  ["In one breath", "I have stood behind the counter of the same shop for five years, and I still like it."],
  [
    "Why this shop",
    "Because the street knows me, the owner is fair, and the bus stops in front of it on time.",
  ],
])("sentences under such a heading are none: %s", (heading, line) => {
  expect(kindUnder(heading, line)).toBe("summary");
});

test.each([
  ["Not at work", "Netball, old films, an allotment"],
  ["Languages", "English, Polish"],
])("what has another heading keeps it: %s", (heading, line) => {
  expect(kindUnder(heading, line)).not.toBe("skills");
});
