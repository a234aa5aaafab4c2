import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  ["Sold welding rods, tile cutters and spray-painting kits to small workshops.", []],
  ["Sold boots, then kept the books in Sage.", ["Sage"]],
  ["Selling cosmetics and doing spray painting at fairs.", ["Spray painting"]],
  ["Sold life insurance and pensions.", ["Life insurance"]],
])("whoever sells goods does not work with them: %s", (line, names) => {
  expect(inJob(line).filter((name) => /weld|tile|paint|sage|insurance/i.test(name))).toEqual(names);
});
