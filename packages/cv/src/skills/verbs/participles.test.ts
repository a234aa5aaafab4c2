import { expect, test } from "vitest";
import { isParticipleOf } from "./participles.ts";

test.each([
  ["wechseln", "gewechselt"],
  ["montieren", "montiert"],
  ["einbauen", "eingebaut"],
  ["verputzen", "verputzt"],
  ["bearbeiten", "bearbeitet"],
  ["backen", "gebacken"],
  ["streichen", "gestrichen"],
  ["abnehmen", "abgenommen"],
  ["schilderen", "geschilderd"],
  ["leggen", "gelegd"],
  ["maken", "gemaakt"],
  ["verven", "geverfd"],
  ["inpakken", "ingepakt"],
  ["snijden", "gesneden"],
  ["inkopen", "ingekocht"],
  ["ontwerpen", "ontworpen"],
  ["solderen", "gesoldeerd"],
])("%s: %s", (infinitive, participle) => expect(isParticipleOf(infinitive, participle)).toBe(true));

test.each([
  ["wechseln", "gewachst"],
  ["backen", "gepackt"],
  ["garten", "gart"],
  ["bauten", "gebaut"],
  ["fenster", "gefenstert"],
])("%s: not %s", (infinitive, participle) => expect(isParticipleOf(infinitive, participle)).toBe(false));
