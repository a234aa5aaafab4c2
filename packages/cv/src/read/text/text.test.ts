import { describe, expect, it } from "vitest";
import { isBullet, isItemNumber, isRating, stripBullet } from "./bullets.ts";
import { cleanText } from "./clean.ts";
import { isRightToLeft, toLogicalOrder } from "./logical-order.ts";
import { isPageNumber, stripPageNumber } from "./page-numbers.ts";

describe("cleanText", () => {
  it.each([
    ["oﬃce eﬀort ﬁnal ﬂow", "office effort final flow"],
    ["a\u00a0b\u2009c", "a b c"],
    ["com\u00adputer", "computer"],
    ["com\u00ad", "com-"],
    ["cafe\u0301", "café"],
    ["\u200bzero\u200d\ufeff", "zero\u200d"],
    ["\uf0e0 mail", " mail"],
    ["\uf0b7 item", "• item"],
    ["jane@mailbox\u2010lk.example", "jane@mailbox-lk.example"],
    ["Marsh Ltd \uff0d Salem", "Marsh Ltd - Salem"],
    ["lost\ufffd", "lost"],
  ])("turns %j into %j", (raw, clean) => expect(cleanText(raw)).toBe(clean));
});

describe("stripBullet", () => {
  it.each(["• one", "▪ one", "– one", "- one", "* one", "► one", "✓ one", "➤one", "o One"])(
    "takes the sign off %j",
    (line) => {
      expect(stripBullet(line)).toEqual({ text: line.endsWith("One") ? "One" : "one", bullet: true });
    },
  );

  it.each(["one", "-5 degrees", "o'Brien", "3D artist", "C# and F#"])("leaves %j alone", (line) => {
    expect(stripBullet(line)).toEqual({ text: line, bullet: false });
  });

  it("tells signs and ratings from words", () => {
    expect(isBullet("•")).toBe(true);
    expect(isBullet("a")).toBe(false);
    expect(["3.", "b)", "(iv)"].every(isItemNumber)).toBe(true);
    expect(["2019", "3.5", "No."].some(isItemNumber)).toBe(false);
    expect(isRating("●●●○○")).toBe(true);
    expect(isRating("4 of 5")).toBe(false);
  });
});

describe("page numbers", () => {
  it.each(["2", "- 2 -", "Page 2", "page 2 of 3", "2 / 3", "Seite 2 von 3", "Página 1 de 2", "Page # of #"])(
    "are %j",
    (line) => expect(isPageNumber(line)).toBe(true),
  );
  it.each(["2016", "Page turner", "2 years", "+94 77 123"])("are not %j", (line) =>
    expect(isPageNumber(line)).toBe(false),
  );
  it("come off a running line", () => {
    expect(stripPageNumber("Jane Doe | Page 2")).toBe("Jane Doe");
    expect(stripPageNumber("Page 1 / 2 · jane@example.com")).toBe("jane@example.com");
    expect(stripPageNumber("Jane Doe – CV – #/#")).toBe("Jane Doe – CV");
    expect(stripPageNumber("Jane Doe\t#")).toBe("Jane Doe");
    expect(stripPageNumber("Jane Doe, C and C#")).toBe("Jane Doe, C and C#");
    expect(stripPageNumber("Jane Doe")).toBe("Jane Doe");
  });
});

describe("toLogicalOrder", () => {
  const visual = (logical: string) => [...logical].reverse();

  it("turns Arabic round", () => {
    expect(toLogicalOrder(visual("مهندس برمجيات"), true)).toBe("مهندس برمجيات");
  });

  it("keeps numbers and Latin words in Arabic as they are", () => {
    const glyphs = [..."2019 ", ...visual("من"), ..." ", ..."ABC Ltd", ..." ", ...visual("شركة")];
    expect(toLogicalOrder(glyphs, true)).toBe("شركة ABC Ltd من 2019");
  });

  it("reads groups of figures from the right, and figures joined by a sign as one", () => {
    expect(toLogicalOrder([..."9281 733 100 20+"], true)).toBe("+20 100 733 9281");
    expect(toLogicalOrder([..."01/2019 ", ...visual("من")], true)).toBe("من 01/2019");
    expect(toLogicalOrder([..."Windows 11 ", ...visual("على")], true)).toBe("على Windows 11");
  });

  it("keeps a phone number that stands as it is dialled", () => {
    expect(toLogicalOrder([..."+20 100 733 9281"], true)).toBe("+20 100 733 9281");
    expect(toLogicalOrder([..."+20 (100) 733-9281 | ", ...visual("هاتف")], true)).toBe(
      "هاتف | +20 (100) 733-9281",
    );
    expect(toLogicalOrder([..."+20 100 733 9281 • jane@mail.example"], true)).toBe(
      "jane@mail.example • +20 100 733 9281",
    );
  });

  it("keeps a number without a country's, which begins with 0", () => {
    expect(toLogicalOrder([..."079 615 4408"], true)).toBe("079 615 4408");
    expect(toLogicalOrder([..."4408 615 079"], true)).toBe("079 615 4408");
    expect(toLogicalOrder([..."02-2022 ", ...visual("إلى"), ..." 05-2019"], true)).toBe(
      "05-2019 إلى 02-2022",
    );
  });

  it("turns ligatures whose first letter joins none", () => {
    expect(toLogicalOrder(["\u0649\u0644", "\u0625"], true)).toBe("إلى");
    expect(toLogicalOrder(["\u0627\u0644", "\u0645"], true)).toBe("ملا");
    expect(toLogicalOrder(["\u0647\u0644\u0644", "\u0627"], true)).toBe("الله");
    expect(toLogicalOrder(["\u0644\u0627", "\u0645"], true)).toBe("ملا");
  });

  it("turns brackets of one side where the line ends between them", () => {
    expect(toLogicalOrder(visual("الآن("), true)).toBe("الآن)");
    expect(toLogicalOrder(visual("الآن) ثم"), true)).toBe("الآن) ثم");
    expect(toLogicalOrder(visual("شركة (منذ"), true)).toBe("شركة (منذ");
    expect(toLogicalOrder(visual("شركة )منذ"), true)).toBe("شركة (منذ");
  });

  it("turns brackets only when they would close before they open", () => {
    expect(toLogicalOrder([..."(", ...visual("دبي"), ...")"], true)).toBe("(دبي)");
    expect(toLogicalOrder([...")", ...visual("دبي"), ..."("], true)).toBe("(دبي)");
  });

  it("keeps an Arabic word in a Latin line in place", () => {
    expect(toLogicalOrder([..."Dubai ", ...visual("دبي"), ..." UAE"], false)).toBe("Dubai دبي UAE");
  });

  it("sees which way a text runs", () => {
    expect(isRightToLeft("مهندس برمجيات Java")).toBe(true);
    expect(isRightToLeft("Software engineer (مهندس)")).toBe(false);
    expect(isRightToLeft("2019")).toBe(false);
  });
});
