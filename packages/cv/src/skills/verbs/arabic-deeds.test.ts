import { expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";
import { tokenise } from "../text/tokenise.ts";
import { nounsOf } from "./arabic-deeds.ts";

const norm = (word: string) => tokenise(word)[0]?.norm ?? "";

test.each([
  ["أدير", "إدارة"],
  ["أنظم", "تنظيم"],
  ["نظمت", "تنظيم"],
  ["راجعت", "مراجعة"],
  ["أصرف", "صرف"],
  ["حسبت", "حساب"],
  ["وأعد", "إعداد"],
])("%s is of %s", (verb, noun) => expect(nounsOf(norm(verb))).toContain(norm(noun)));

test.each([["أدير المخزون وأعد التقارير.", ["Inventory management", "Reporting"]]])(
  "a verb with its object: %s",
  (line, names) => expect(inJob(line)).toEqual(names),
);

test("the object of no verb, and another object, show nothing", () => {
  expect(inJob("أحب المخزون الجميل.")).toEqual([]);
});
