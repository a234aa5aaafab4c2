import { expect, test } from "vitest";
import { conjugated } from "./conjugate.ts";

test("the forms of a regular verb", () => {
  expect(conjugated("pt", "preparar")).toContain("preparava");
  expect(conjugated("es", "atender")).toContain("atendia");
  expect(conjugated("it", "pulire")).toContain("pulisco");
  expect(conjugated("fr", "encadrer")).toContain("encadrais");
});

test.each([
  ["de", "reparieren"],
  ["fr", "pose"],
  ["es", "ir"],
])("no verb of the tables: %s %s", (language, word) => {
  expect(conjugated(language, word)).toEqual([]);
});
