import { expect, test } from "vitest";
import { runningText, textBlocks } from "./text-blocks.ts";

const paragraph = (text: string) => ({ kind: "paragraph", text });
const list = (...items: string[]) => ({ kind: "list", items });

test("blank lines part paragraphs, line breaks stay", () => {
  expect(textBlocks("First.\nStill the first.\n\nSecond.\r\n \r\n\r\nThird.")).toEqual([
    paragraph("First.\nStill the first."),
    paragraph("Second."),
    paragraph("Third."),
  ]);
});

test("lines behind dashes and dots are a list, with or without a blank line around it", () => {
  expect(
    textBlocks("We offer:\n- Health insurance\n  - Two days from home\r\n- A bus\nThat is all.\nBye."),
  ).toEqual([
    paragraph("We offer:"),
    list("Health insurance", "Two days from home", "A bus"),
    paragraph("That is all.\nBye."),
  ]);
  expect(textBlocks("• One\n• Two\n\n* Three\n* Four")).toEqual([list("One", "Two"), list("Three", "Four")]);
});

test.each([
  "The pay:\n- none",
  "-5 to -20 °C\n-30 °C at times",
  "**Baker**\n**in Kandy**",
  "-\n-",
  "Open 9-5\nMon-Fri",
])("%j has no list", (text) => {
  expect(textBlocks(text)).toEqual([paragraph(text.trim())]);
});

test("nothing but white space is no paragraph", () => {
  expect(textBlocks(" \n\n ")).toEqual([]);
});

test("where a text runs on, its lists are rows; all else stays", () => {
  expect(runningText("We offer:\n- A bus\n- Lunch\n\nThat is all.")).toBe(
    "We offer:\n\nA bus\u00a0· Lunch\n\nThat is all.",
  );
  expect(runningText("The pay:\n- none")).toBe("The pay:\n- none");
});
