import { expect, test } from "vitest";
import { tokenise } from "../text/tokens.ts";
import { findDates } from "./find-dates.ts";
import { formatPartialDate } from "./partial-date.ts";

const style = { monthFirst: false, newestYear: 2034 };

function readAll(text: string): readonly string[] {
  return findDates(tokenise(text), style).map(({ start, end, current }) =>
    [start, end].map((date) => (date === null ? (current ? "now" : "?") : formatPartialDate(date))).join("/"),
  );
}

test.each([
  ["B.E. 2562 – present", "2019/now"],
  ["B.E. 2558 – 2562", "2015/2019"],
  ["พ.ศ. 2562", "2019/2019"],
  ["1440 AH – present", "2018/now"],
  ["1436 – 1440 AH", "2014/2018"],
  ["2058 B.S.", "2001/2001"],
  ["2070 – 2074 BS", "2013/2017"],
  ["květen 2021 – dosud", "2021-05/now"],
  ["Haz 2018 – Kas 2021", "2018-06/2021-11"],
  ["styczeń 2019 – obecnie", "2019-01/now"],
  ["2017–03/2022", "2017/2022-03"],
])("%s", (text, expected) => {
  expect(readAll(text)).toEqual([expected]);
});

test("a Bachelor of Science behind a common year is no era", () => {
  expect(readAll("2012 BS Computer Science")).toEqual(["2012/2012"]);
});

test.each(["order 2562 units", "room 1440", "2562", "1440 ahead"])("%s is no date", (text) => {
  expect(readAll(text)).toEqual([]);
});
