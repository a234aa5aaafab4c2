import { describe, expect, test } from "vitest";
import { onDemand } from "./on-demand.ts";

describe("onDemand", () => {
  test("nothing is opened before it is asked for", async () => {
    let opened = 0;
    const part = onDemand(async () => {
      opened += 1;
      return "open";
    });
    expect(await part.ifOpen()).toBeUndefined();
    expect(opened).toBe(0);
  });

  test("those who ask at the same time and later share one", async () => {
    let opened = 0;
    const part = onDemand(async () => {
      opened += 1;
      return { number: opened };
    });
    const [first, second] = await Promise.all([part.open(), part.open()]);
    expect(second).toBe(first);
    expect(await part.open()).toBe(first);
    expect(await part.ifOpen()).toBe(first);
    expect(opened).toBe(1);
  });

  test("a failure is told to whoever asked, and the next one tries again", async () => {
    let attempts = 0;
    const part = onDemand(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("The disk is away.");
      return "open";
    });
    const failed = part.open();
    expect(await part.ifOpen()).toBeUndefined();
    await expect(failed).rejects.toThrow("The disk is away.");
    expect(await part.open()).toBe("open");
  });

  test("what was forgotten is opened anew", async () => {
    let opened = 0;
    const part = onDemand(async () => {
      opened += 1;
      return opened;
    });
    expect(await part.open()).toBe(1);
    part.forget();
    expect(await part.ifOpen()).toBeUndefined();
    expect(await part.open()).toBe(2);
  });
});
