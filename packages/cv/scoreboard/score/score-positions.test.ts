import { expect, test } from "vitest";
import type { TruePosition } from "../../corpus/truth.ts";
import { type FoundPosition, scorePositions } from "./score-positions.ts";

const POST: TruePosition = {
  title: "Ward Nurse",
  titleAlso: ["Nurse"],
  company: "Hill Hospital",
  companyAlso: [],
  start: "2019-03",
  end: "2021-07",
  current: false,
};
const FOUND: FoundPosition = {
  title: "Ward nurse",
  company: "Hill Hospital",
  startDate: "2019-03",
  endDate: "2021-07",
  current: false,
};

test("title and company make the position, both dates to the month make it dated", () => {
  expect(scorePositions([POST], [], [FOUND]).dated.right).toBe(1);
  const { positions, dated } = scorePositions([POST], [], [{ ...FOUND, endDate: "2021-08" }]);
  expect(positions.right).toBe(1);
  expect(dated).toMatchObject({ right: 0, missed: ["Ward Nurse @ Hill Hospital 2019-03–2021-07"] });
});

test("where the CV gives only a year, the year is enough", () => {
  const yearly = { ...POST, start: "2019", end: "2021" };
  expect(scorePositions([yearly], [], [{ ...FOUND, startDate: "2019", endDate: "2021" }]).dated.right).toBe(
    1,
  );
  expect(scorePositions([POST], [], [{ ...FOUND, startDate: "2019" }]).dated.right).toBe(0);
});

test("the present is an end of its own", () => {
  const current = { ...POST, end: null, current: true };
  expect(scorePositions([current], [], [{ ...FOUND, endDate: null, current: true }]).dated.right).toBe(1);
  expect(scorePositions([current], [], [{ ...FOUND, endDate: null, current: false }]).dated.right).toBe(0);
});

test("two terms at one post are told apart by their dates, each found once", () => {
  const second = { ...POST, start: "2022-01", end: null, current: true };
  const found = [{ ...FOUND, startDate: "2022-01", endDate: null, current: true }, FOUND];
  expect(scorePositions([POST, second], [], found).dated.right).toBe(2);
  expect(scorePositions([POST, second], [], [FOUND]).positions).toMatchObject({
    right: 1,
    missed: [expect.stringContaining("2022-01")],
  });
});

test("other titles and companies are inventions, volunteering is not judged", () => {
  const other = { ...FOUND, company: "Lake Clinic" };
  expect(scorePositions([POST], [], [other]).positions.invented).toEqual([
    "Ward nurse @ Lake Clinic 2019-03–2021-07",
  ]);
  expect(scorePositions([], [{ ...POST, company: "Lake Clinic" }], [other]).positions.invented).toEqual([]);
});

test("one's own business may stand without a company", () => {
  const own = { ...POST, company: "Self-employed" };
  expect(scorePositions([own], [], [{ ...FOUND, company: null }]).positions.right).toBe(1);
  expect(scorePositions([POST], [], [{ ...FOUND, company: null }]).positions.right).toBe(0);
});
