import { describe, expect, it } from "vitest";
import { findWordLines, markQuotes } from "./mark-quotes.ts";

const marked = (text: string, quotes: string[]) =>
  markQuotes(text, quotes)
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join("");

describe("markQuotes", () => {
  it("marks a quote where it stands, whatever its case", () => {
    expect(marked("Skills: React, CSS", ["react"])).toBe("Skills: [React], CSS");
  });

  it("leaves a line without quotes whole", () => {
    expect(markQuotes("Profile", [])).toEqual([{ text: "Profile", marked: false }]);
  });

  it("merges quotes that overlap and keeps those apart that do not", () => {
    expect(marked("Node.js and React Native", ["React Native", "React", "Node.js"])).toBe(
      "[Node.js] and [React Native]",
    );
  });

  it("takes signs of a quote literally and blanks as any blank", () => {
    expect(marked("C++ (11  to 17)", ["C++", "(11 to"])).toBe("[C++] [(11  to] 17)");
  });

  it("marks the whole line when the quote goes beyond it", () => {
    expect(marked("Cut the time", ["Cut the time by half"])).toBe("[Cut the time]");
  });

  it("never loses or repeats a character", () => {
    const text = "Led İzmir team, led again";
    for (const quotes of [["led"], ["İzmir", "team, led"], ["x"], [""]]) {
      expect(
        markQuotes(text, quotes)
          .map((segment) => segment.text)
          .join(""),
      ).toBe(text);
    }
  });
});

describe("findWordLines", () => {
  const lines = [
    { line: 3, text: "Java and C# at work" },
    { line: 4, text: "JavaScript, c++" },
  ];
  it("finds whole words only", () => {
    expect(findWordLines(lines, "java")).toEqual([{ line: 3, quote: "Java" }]);
    expect(findWordLines(lines, "C")).toEqual([]);
    expect(findWordLines(lines, "C++")).toEqual([{ line: 4, quote: "c++" }]);
  });
  it("finds nothing for nothing", () => {
    expect(findWordLines(lines, "  ")).toEqual([]);
  });
});
