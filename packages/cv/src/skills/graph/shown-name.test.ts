import { expect, test } from "vitest";
import { inJob, inList } from "../testing/build-cv.ts";

test("a name of which another says a part and not all is a skill of its own", () => {
  const found = inJob("Order picking in the cold store.", "Voice picking on nights.");
  expect(found).toEqual(["Order picking", "Voice picking"]);
});

test("a name that says more than the first, or less, is the same", () => {
  const found = inJob("Land surveying for roads.", "Surveying of plots.");
  expect(found).toEqual(["Land surveying"]);
});

test("one of a pair stands by its own name", () => {
  expect(inList("LAN, printers")).toContain("LAN");
});
