import { describe, expect, it } from "vitest";
import { InkSamples } from "./ink-samples.ts";

function samples(fonts: readonly (readonly [number, string, number])[]): InkSamples {
  const ink = new InkSamples();
  for (const [font, name, weight] of fonts) {
    for (const letter of ["a", "e", "o"])
      ink.add(font, name, { letter, width: 0.4 + weight, height: 0.44 + weight });
  }
  return ink;
}

describe("InkSamples", () => {
  it("finds the heavier of two fonts of one name", () => {
    expect([
      ...samples([
        [1, "Garamond", 0],
        [2, "Garamond", 0.03],
      ]).bold(),
    ]).toEqual([2]);
  });

  it("finds none among fonts of one weight or of different names", () => {
    expect(
      samples([
        [1, "Garamond", 0],
        [2, "Garamond", 0.005],
      ]).bold().size,
    ).toBe(0);
    expect(
      samples([
        [1, "Garamond", 0],
        [2, "Other", 0.03],
      ]).bold().size,
    ).toBe(0);
  });

  it("wants each small letter once", () => {
    const ink = samples([[1, "Garamond", 0]]);
    expect([
      ink.wants(1, "a"),
      ink.wants(1, "b"),
      ink.wants(2, "a"),
      ink.wants(1, "A"),
      ink.wants(1, "ab"),
    ]).toEqual([false, true, true, false, false]);
  });
});
