import { expect, test } from "vitest";
import { inList } from "../testing/build-cv.ts";

test.each([
  ["Harp stringing specialist", "Harp stringing"],
  ["Sundial engraving expertise", "Sundial engraving"],
  ["Kite plan fluency", "Kite plan"],
])("%s names what is done", (item, name) => expect(inList(`Python, ${item}`)).toContain(name));

test.each([
  "International experience",
  "Energetic work attitude",
  "Quick kite learner",
  "Superb kite skills",
  "Top sales performer",
  "Multidisciplinary exposure",
])("%s is praise", (item) => expect(inList(`Python, ${item}`)).toEqual(["Python"]));

test.each(["Fluent in Spanish", "Bilingual French and Creole", "Conversational German"])(
  "%s is no skill of the trade",
  (item) => expect(inList(`Python, ${item}`)).toEqual(["Python"]),
);

test("two words for one trait are that trait, and what was once done is no skill", () => {
  expect(inList("Meticulous attention to detail, Professional and mature, Resourceful")).toEqual([
    "Attention to detail",
    "Resourcefulness",
  ]);
  expect(inList("* Glazing\n* Mentored numerous new glaziers").length).toBe(1);
  expect(inList("Glazing, Guided kite tours")).toContain("Guided kite tours");
  expect(inList("Glazing, Type 60 wpm")).toEqual(["Glazing"]);
});
