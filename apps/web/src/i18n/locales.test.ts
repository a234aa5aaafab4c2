import { expect, test } from "vitest";
import { directionOf, formattingLocale, pickLocale } from "./locales.ts";

test("takes the first language that has a catalogue, else English", () => {
  expect(pickLocale(["si-LK", "en-GB"])).toBe("en");
  expect(pickLocale(["ta"])).toBe("en");
  expect(pickLocale([])).toBe("en");
});

test("formats in the reader's own variant of the language", () => {
  expect(formattingLocale("en", ["de-DE", "en-LK", "en-US"])).toBe("en-LK");
  expect(formattingLocale("en", ["de-DE"])).toBe("en");
});

test("a tag that Intl would refuse is passed over", () => {
  expect(formattingLocale("en", ["en-US@posix", "en-GB"])).toBe("en-GB");
  expect(formattingLocale("en", ["en-US@posix"])).toBe("en");
});

test("knows which languages are written from right to left", () => {
  expect(directionOf("si")).toBe("ltr");
  expect(directionOf("ar-EG")).toBe("rtl");
});
