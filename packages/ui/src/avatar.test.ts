import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test.each([
  ["Nimali Perera", "NP"],
  ["  kasun  ", "K"],
  ["Anna Maria de Silva", "AS"],
  ["நிமலி பெரேரா", "நிபெ"],
  ["Dr. Anura Weerakoon", "AW"],
  ["Prof. Dr. Ingrid Müller", "IM"],
  ["J. Edgar", "JE"],
  ["Dr.", "D"],
  ["Yasmin Farook 👩‍🍳", "YF"],
  ["Robert (Bob) (Jr.)", "RJ"],
  ["👩‍🍳", ""],
  ["", ""],
])("%s → %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
