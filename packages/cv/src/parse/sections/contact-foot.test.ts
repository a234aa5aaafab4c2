import { expect, test } from "vitest";
import { cvDocument } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findContactFoot } from "./contact-foot.ts";

const footOf = (y: number, ...foot: readonly string[]) => {
  const lines = ["Ada Byron", "Certificates", "First Aid, 2020", ...foot].map((text, index) => ({
    text,
    box: { x: 50, y: index < 3 ? 40 + index * 14 : y + index * 14, width: 100, height: 12 },
  }));
  return [...findContactFoot(prepareText(cvDocument(lines), "2026-11-01"))].sort();
};

test("an address at the foot of the page, apart from the last section", () => {
  expect(footOf(700, "Leeds", "ada@mail.example")).toEqual([3, 4]);
});

test("none right below the section, and none without an address", () => {
  expect(footOf(40, "Leeds", "ada@mail.example")).toEqual([]);
  expect(footOf(700, "Leeds", "References on request")).toEqual([]);
});
