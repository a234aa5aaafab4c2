import { describe, expect, it } from "vitest";
import { isDrawnOrder, toTypedOrder } from "./visual-vowels.ts";

describe("toTypedOrder", () => {
  it.each([
    ["ெசல்வராணி", "செல்வராணி"],
    ["தற்ேபாது வைர", "தற்போது வரை"],
    ["ெகாண்ட", "கொண்ட"],
    ["இலங்ைக", "இலங்கை"],
    ["ෙලස", "ලෙස"],
    ["ෙස‍්වා", "සේවා"],
    ["පාසෙල‍්", "පාසලේ"],
    ["िहंदी", "हिंदी"],
    ["िस्थति".replace("ति", "ित"), "स्थिति"],
    ["Java", "Java"],
  ])("turns %j into %j", (drawn, typed) => {
    expect(toTypedOrder(drawn)).toBe(typed.normalize("NFC"));
  });
});

describe("isDrawnOrder", () => {
  it("is told by words that begin with a vowel sign", () => {
    expect(isDrawnOrder(["ெசல்வராணி நடராஜா", "ெகாண்ட ேதர்ச்சி"])).toBe(true);
  });

  it("is not claimed of typed text, nor for one slip", () => {
    expect(isDrawnOrder(["செல்வராணி நடராஜா", "கொண்ட தேர்ச்சி", "ලෙස සේවා", "हिंदी शिक्षिका"])).toBe(false);
    expect(isDrawnOrder(["ெசல்வராணி நடராஜா"])).toBe(false);
    expect(isDrawnOrder(["Java", "SQL"])).toBe(false);
  });
});
