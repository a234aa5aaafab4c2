import { describe, expect, it } from "vitest";
import { blend, looksSame } from "./colour.ts";

describe("looksSame", () => {
  it.each([
    ["#ffffff", "#ffffff"],
    ["#fafafa", "#ffffff"],
    ["#000000", "#0a0a0a"],
    ["#1e3a5f", "#203c60"],
  ])("cannot tell %s from %s", (a, b) => expect(looksSame(a, b)).toBe(true));

  it.each([
    ["#cccccc", "#ffffff"],
    ["#ff0000", "#00ff00"],
    ["#ffffff", "#1e3a5f"],
    ["#ffff00", "#ffffff"],
  ])("tells %s from %s", (a, b) => expect(looksSame(a, b)).toBe(false));
});

describe("blend", () => {
  it("mixes by opacity", () => {
    expect(blend("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(blend("#123456", "#ffffff", 1)).toBe("#123456");
    expect(blend("#123456", "#ffffff", 0)).toBe("#ffffff");
  });
});
