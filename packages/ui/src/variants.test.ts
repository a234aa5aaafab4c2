import { expect, test } from "vitest";
import { tv } from "./variants.ts";

const styles = tv({
  base: "box",
  variants: {
    tone: { plain: "grey", loud: "red" },
    size: { sm: "small", md: "medium" },
    block: { true: "wide" },
  },
  defaultVariants: { tone: "plain" },
});

test("the base, what is chosen or usual of each variant, and what the place adds", () => {
  expect(styles()).toBe("box grey");
  expect(styles({ tone: "loud", size: "sm", block: true, className: "mt-2" })).toBe(
    "box red small wide mt-2",
  );
});

test("what is left open, or is not so, adds nothing", () => {
  expect(styles({ tone: undefined, size: undefined, block: false, className: undefined })).toBe("box grey");
});
