import { expect, test } from "vitest";
import { splitRunTogether } from "./run-together.ts";
import { tokenise } from "./tokens.ts";

test.each([
  ["ABOUTME", "about me"],
  ["WORKEXPERIENCE", "work experience"],
  ["MYPROFILE", "my profile"],
  ["FAMILYCARE", "family care"],
  ["PERSÖNLICHEDATEN", "persönliche daten"],
])("%s is %s", (text, expected) => {
  const tokens = splitRunTogether(tokenise(text));
  expect(tokens?.map((token) => token.text).join(" ")).toBe(
    tokenise(expected)
      .map((token) => token.text)
      .join(" "),
  );
  expect(tokens?.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
});

test.each(["EDUCATION", "JAVASCRIPT", "SKILLS", "HOSPITAL", "CURRICULUM VITAE", "LANGUAGES"])(
  "%s stays as it is",
  (text) => {
    expect(splitRunTogether(tokenise(text))).toBeNull();
  },
);
