import { expect, test } from "vitest";
import type { Job, Person } from "../person.ts";
import { datesOf } from "./dates.ts";
import { drawHabits, type Habits } from "./habits.ts";
import { createRandom } from "./random.ts";
import { drawWording } from "./wording.ts";

type Writer = Pick<Person, "languageCode" | "country">;

const BRITON: Writer = { languageCode: "en", country: "GB" };

function printed(from: string, to: string | null, own: Partial<Habits>, writer = BRITON): string {
  const job: Job = { title: "Clerk", company: "Firm", dates: "", from, to };
  const habits: Habits = { ...drawHabits(createRandom(1)), duration: "none", ...own };
  const { range, length } = datesOf(job, habits, drawWording(writer, habits, createRandom(1)));
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

test.each([
  ["fr", "FR", "short-month", "févr 2019 – août 2021"],
  ["fr", "FR", "dotted-month", "févr. 2019 — août 2021"],
  ["fr", "FR", "iso", "2019-02 à 2021-08"],
  ["de", "AT", "words", "von Februar 2019 bis August 2021"],
  ["es", "MX", "full-month", "febrero de 2019 - agosto de 2021"],
  ["es", "MX", "comma", "Febrero 2019 a Agosto 2021"],
  ["pt", "BR", "caps", "FEV 2019 – AGO 2021"],
  ["si", "LK", "words", "2019 පෙබරවාරි සිට 2021 අගෝස්තු දක්වා"],
  ["ta", "LK", "full-month", "பெப்ரவரி 2019 - ஆகஸ்ட் 2021"],
  ["ta", "IN", "full-month", "பிப்ரவரி 2019 - ஆகஸ்ட் 2021"],
  ["ar", "JO", "words", "من شباط 2019 إلى آب 2021"],
  ["ar", "SA", "short-month", "فبراير 2019 – أغسطس 2021"],
] as const)("prints dates as %s is written in %s: %s", (languageCode, country, dates, expected) => {
  expect(printed("2019-02", "2021-08", { dates }, { languageCode, country })).toBe(expected);
});

test("tells how long a post took, and that it goes on, in the language of the page", () => {
  const italian = { languageCode: "it", country: "IT" };
  const own = { dates: "slash", duration: "brackets" } as const;
  expect(printed("2019-01", "2020-02", own, italian)).toBe("01/2019 - 02/2020 (1 anno 2 mesi)");
  expect(printed("2019-02", null, { dates: "iso" }, italian)).toBe("2019-02 a oggi");
  expect(printed("2019-02", null, { dates: "words" }, { languageCode: "hi", country: "IN" })).toBe(
    "फ़रवरी 2019 से",
  );
});
