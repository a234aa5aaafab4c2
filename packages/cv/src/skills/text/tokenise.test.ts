import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseToken } from "./normalise-token.ts";
import { tokenise } from "./tokenise.ts";

const words = (text: string) => tokenise(text).map((token) => token.norm);

test.each([
  ["problem-solving", ["problem", "solving"]],
  ["C++, C# & .NET", ["c", "+", "+", ",", "c", "#", "&", ".", "net"]],
  ["Node.js/Express", ["node", ".", "js", "/", "express"]],
  ["2019-2022", ["2019", "-", "2022"]],
  ["driver’s licence", ["driver", "'", "s", "license"]],
  ["සන්නිවේදනය, කණ්ඩායම්", ["සන්නිවේදනය", ",", "කණ්ඩායම්"]],
])("cuts %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test.each([
  ["organisation", "organization"],
  ["Haematology", "hematology"],
  ["behaviour", "behavior"],
  ["centres", "center"],
  ["modelling", "modeling"],
  ["programmes", "program"],
  ["réclamations", "reclamation"],
  ["APIs", "api"],
  ["policies", "policy"],
  ["processes", "process"],
  ["التواصل", "تواصل"],
  ["වෙල්ඩිං", "වෙල්ඩින්"],
  ["ක්‍රේන්", "ක්රේන්"],
])("%s and %s are one word", (left, right) => {
  expect(normaliseToken(left)).toBe(normaliseToken(right));
});

test.each([["IFRS"], ["SSRS"], ["CSS"], ["analysis"], ["status"], ["business"]])("%s keeps its s", (word) => {
  expect(normaliseToken(word)).toBe(word.toLowerCase());
});

test("tokens stand where they say, in any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let reached = 0;
      for (const token of tokenise(text)) {
        expect(token.start).toBeGreaterThanOrEqual(reached);
        expect(token.end).toBeGreaterThan(token.start);
        reached = token.end;
      }
      expect(reached).toBeLessThanOrEqual(text.length);
    }),
  );
});
