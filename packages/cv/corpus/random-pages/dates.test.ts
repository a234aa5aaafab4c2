import { expect, test } from "vitest";
import type { Job } from "../person.ts";
import { datesOf } from "./dates.ts";
import { drawHabits, type Habits } from "./habits.ts";
import { createRandom } from "./random.ts";

function printed(from: string, to: string | null, own: Partial<Habits>): string {
  const job: Job = { title: "Clerk", company: "Firm", dates: "", from, to };
  const { range, length } = datesOf(job, { ...drawHabits(createRandom(1)), duration: "none", ...own });
  return length === "" ? range : `${range} ${length}`;
}

test("prints what the dates mean in the form of the page", () => {
  expect(printed("2019-02", "2021-11", { dates: "short-month" })).toBe("Feb 2019 – Nov 2021");
  expect(printed("2019-02", null, { dates: "apostrophe" })).toBe("Feb ’19 – now");
  expect(printed("2019-02", "2021-11", { dates: "iso" })).toBe("2019-02 to 2021-11");
  expect(printed("2019-02", "2021-11", { dates: "short-year" })).toBe("2/19–11/21");
  expect(printed("2019-02", "2021-11", { dates: "words" })).toBe("from February 2019 until November 2021");
  expect(printed("2019-02", null, { dates: "words" })).toBe("since February 2019");
});

test("a bare year stays one, and has no length", () => {
  expect(printed("2012", "2015", { dates: "comma", duration: "brackets" })).toBe("2012 to 2015");
});

test("tells how long a post took, its last month included", () => {
  const own = { dates: "slash", duration: "brackets" } as const;
  expect(printed("2019-02", "2021-03", own)).toBe("02/2019 - 03/2021 (2 yrs 2 mos)");
  expect(printed("2019-01", "2020-12", own)).toBe("01/2019 - 12/2020 (2 yrs)");
  expect(printed("2019-01", "2020-01", { ...own, duration: "dot" })).toBe("01/2019 - 01/2020 · 1 yr 1 mo");
  expect(printed("2019-01", "2019-06", own)).toBe("01/2019 - 06/2019");
});
