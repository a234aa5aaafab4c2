import { expect, test } from "vitest";
import { OCCUPATION_DATA } from "./data/index.ts";
import { formsOf, OccupationNames } from "./occupation-names.ts";
import { parseOccupations } from "./parse-occupations.ts";

const written = OCCUPATION_DATA.flatMap(parseOccupations).flatMap(({ names, sector }, occupation) => [
  ...names.map((text) => ({ text, occupation, sector: false })),
  ...sector.map((text) => ({ text, occupation, sector: true })),
]);
const filed = () => {
  const names = new OccupationNames();
  for (const { text, occupation, sector } of written) names.add(text, occupation, sector);
  return names;
};

test("every name of the data is found by its first word, in each of its forms", () => {
  const names = filed();
  const lost = written.flatMap((one) =>
    formsOf(one).filter((form) => {
      const [first] = form.words;
      const word = first?.ending === true ? `x${first.text}` : (first?.text ?? "");
      return !names.at(word).some((name) => JSON.stringify(name) === JSON.stringify(form));
    }),
  );
  expect(lost).toEqual([]);
});

test("names are found by the beginning or the end of a word where they are open, and no others", () => {
  const names = new OccupationNames();
  for (const [occupation, text] of ["schweiss* meister", "*fahrer", "fahrer", "fahrlehrer"].entries())
    names.add(text, occupation, false);
  const at = (word: string) => names.at(word).map(({ occupation }) => occupation);
  expect(at("schweissfach")).toEqual([0]);
  expect(at("busfahrer")).toEqual([1]);
  expect(at("fahrer")).toEqual([2]);
  expect(at("fahr")).toEqual([]);
  expect(at("")).toEqual([]);
});

test("a name is found whatever its normalisation changes in its first letters", () => {
  const names = new OccupationNames();
  for (const [occupation, text] of [
    "tyre fitter",
    "kerb layer",
    "المحاسب",
    "haematolog*",
    "jefe de obra",
  ].entries())
    names.add(text, occupation, false);
  const at = (word: string) => names.at(word).map(({ occupation }) => occupation);
  expect(["tire", "curb", "محاسب", "hematology", "jefa"].map(at)).toEqual([[0], [1], [2], [3], [4]]);
});
