import { expect, test } from "vitest";
import { readDateText } from "./date-text.ts";

test.each([
  ["2023", "2023"],
  [" 2023-12 ", "2023-12"],
  ["2023-4", "2023-04"],
  ["04/2023", "2023-04"],
  ["4.2023", "2023-04"],
  ["April 2023", "2023-04"],
  ["Sept. 2023", "2023-09"],
  ["2023, may", "2023-05"],
  ["  ", null],
  ["2023-13", undefined],
  ["0/2023", undefined],
  ["23", undefined],
  ["1850", undefined],
  ["Ma 2023", undefined],
  ["spring 2023", undefined],
  ["1 April 2023", undefined],
  ["2023 2024", undefined],
])("%j is %j", (text, date) => {
  expect(readDateText(text)).toBe(date);
});
