import { expect, it } from "vitest";
import { isolate } from "./isolate.ts";

it("holds a name together that is written from right to left, and leaves others alone", () => {
  expect(isolate("محمد الحسيني")).toBe("\u2068محمد الحسيني\u2069");
  expect(isolate("דנה כהן (Dana)")).toBe("\u2068דנה כהן (Dana)\u2069");
  for (const name of ["Ruwani Jayasekara", "සුනිල් ශාන්ත", "தமிழ்", "Nguyễn Hoàng Minh", ""]) {
    expect(isolate(name)).toBe(name);
  }
});
