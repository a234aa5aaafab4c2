import { describe, expect, test } from "vitest";
import { text, textList, trimmedText } from "./text.ts";

describe("text", () => {
  test("stays as it was typed, up to its limit", () => {
    expect(text(5).parse(" ab  ")).toBe(" ab  ");
    expect(text(5).safeParse("abcdef").error?.issues[0]?.message).toBe("Use at most 5 characters.");
  });

  test("loses half a character and is refused with a NUL: the database takes neither", () => {
    expect(text(5).parse("a\ud83d")).toBe("a\ufffd");
    expect(text(5).safeParse("a\0").error?.issues[0]?.message).toBe("Remove the unreadable character.");
    expect(trimmedText({ max: 5 }).safeParse("a\0").success).toBe(false);
  });

  test("is measured once it is trimmed", () => {
    const schema = trimmedText({ min: 1, max: 3 });
    expect(schema.parse("  abc ")).toBe("abc");
    expect(schema.safeParse("abcd").success).toBe(false);
    expect(schema.safeParse("   ").error?.issues[0]?.message).toBe("Fill in this field.");
  });
});

describe("a list of texts", () => {
  const schema = textList({ maxItems: 2, maxLength: 5 });

  test("has each item once, in its first spelling, and none that is blank", () => {
    expect(schema.parse(["Go", " go ", "", "  ", "Rust"])).toEqual(["Go", "Rust"]);
  });

  test("is counted after that, and its items are measured", () => {
    expect(schema.safeParse(["a", "b", "c"]).error?.issues[0]?.message).toBe("Use at most 2 entries.");
    expect(schema.safeParse(["a", "abcdef"]).error?.issues[0]?.path).toEqual([1]);
  });
});
