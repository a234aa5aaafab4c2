import { serialize } from "node:v8";
import { expect, test } from "vitest";
import { narrow } from "./narrow.ts";

/** As V8 keeps it: two bytes a letter begin with "c", one byte with a quotation mark. */
function isWide(text: string): boolean {
  return /^\0?c/.test(serialize(text).toString("latin1", 2));
}

test("keeps what is cut from a wide text in one byte a letter", () => {
  const cut = "• Café in São Paulo, Zürich ÿ".slice(2);
  expect(isWide(cut)).toBe(true);
  expect(narrow(cut)).toBe("Café in São Paulo, Zürich ÿ");
  expect(isWide(narrow(cut))).toBe(false);
});

test("leaves a text alone that needs more", () => {
  for (const text of ["2019 – 2021", "l’été", "Łódź", "கணக்கு", "\ud83d", ""]) expect(narrow(text)).toBe(text);
});
