import { expect, test } from "vitest";
import { sensibleCase } from "./name-case.ts";

test.each([
  ["MARÍA DE LA CRUZ", "María de la Cruz"],
  ["NGUYỄN THỊ HỒNG", "Nguyễn Thị Hồng"],
  ["ÅSA BJÖRK", "Åsa Björk"],
  ["KMS FERNANDO", "KMS Fernando"],
  ["J.R. O'NEILL", "J.R. O'Neill"],
  ["ANNE-MARIE MCKENNA", "Anne-Marie McKenna"],
  ["Ana LIMA", "Ana LIMA"],
])("a name in capitals as it is spoken of: %s", (written, name) => {
  expect(sensibleCase(written)).toBe(name);
});
