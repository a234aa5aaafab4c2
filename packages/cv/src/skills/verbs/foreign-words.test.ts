import { expect, test } from "vitest";
import { tokenise } from "../text/tokenise.ts";
import { contentWords, endOfForeign, isSameWord, stemOf } from "./foreign-words.ts";

test.each([
  ["instalación", "instalaciones"],
  ["instalação", "instalações"],
  ["installazione", "installazioni"],
  ["installé", "installées"],
  ["elektrische", "elektrischen"],
  ["festival", "festivaux"],
  ["காயங்கள்", "காயங்களை"],
  ["मरीज", "मरीजों"],
  ["مرضى", "المرضى"],
])("%s and %s are one word", (one, other) => {
  const [first, second] = [one, other].map((word) => tokenise(word)[0]?.norm ?? "");
  expect(isSameWord(first ?? "", second ?? "")).toBe(true);
});

test.each([
  ["montage", "montant"],
  ["kasse", "kassel"],
  ["समय", "समाज"],
])("%s and %s are two", (one, other) => expect(isSameWord(one, other)).toBe(false));

test("short words have no stem", () => expect(stemOf("pose")).toBe("pose"));

test("articles and prepositions are no content, but for a name of one word", () => {
  expect(contentWords(tokenise("gestion de la caisse"))).toEqual(["gestion", "caisse"]);
  expect(contentWords(tokenise("die Pflege"))).toEqual(["die", "pflege"]);
});

test.each([
  ["gestion de stock", "gestion des stocks du dépôt", 3],
  ["rédaction de contrats", "rédaction d'un contrat", 5],
  ["gestione magazzino", "gestione del magazzino", 3],
  ["gestion de stock", "gestion et stock", null],
  ["gestion de stock", "gestion des équipes", null],
])("%s in %s ends at %s", (name, text, end) => {
  expect(endOfForeign(contentWords(tokenise(name)), tokenise(text), 0)).toBe(end);
});
