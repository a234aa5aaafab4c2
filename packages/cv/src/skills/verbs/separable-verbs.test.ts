import { expect, test } from "vitest";
import { tokenise } from "../text/tokenise.ts";
import { separableAt } from "./separable-verbs.ts";

/** The infinitive of the verb that the text begins with. */
function infinitiveOf(text: string): string | null {
  return separableAt(tokenise(text), 0)?.infinitive.norm ?? null;
}

test.each([
  ["Baute Fenster und Türen ein.", "einbauen"],
  ["Stellte Bestellungen zusammen und packte sie ein", "zusammenstellen"],
  ["Sloot ketels aan; legde leidingen.", "aansluiten"],
])("%s", (text, infinitive) => {
  expect(infinitiveOf(text)).toBe(infinitive);
});

test.each([
  "Baute Fenster.",
  "Führte Besucher durch die Ausstellung.",
  "Baute Fenster. Stellte Leute ein.",
  "Schrieb Berichte auf.",
])("no particle that ends the clause of a verb that takes one: %s", (text) => {
  expect(infinitiveOf(text)).toBeNull();
});
