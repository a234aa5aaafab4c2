import { expect, test } from "vitest";
import { chunkOfPage, OWN_JOBS_CHUNK, pageOfChunk } from "./own-jobs-page.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test("pages of 20 out of one answer", () => {
  const second = pageOfChunk(numbers(45), { page: 2, hasMore: false });
  expect(second).toMatchObject({ page: 2, pageCount: 3 });
  expect(second.items).toEqual(numbers(45).slice(20, 40));
});

test("a page past the end becomes the last one", () => {
  expect(pageOfChunk(numbers(21), { page: 9, hasMore: false })).toEqual({
    items: [20],
    page: 2,
    pageCount: 2,
  });
});

test("without jobs there are no pages", () => {
  expect(pageOfChunk([], { page: 1, hasMore: false })).toEqual({ items: [], page: 1, pageCount: 0 });
});

test("page 26 is the first of the second answer", () => {
  expect(chunkOfPage(25)).toBe(1);
  expect(chunkOfPage(26)).toBe(2);
  const page = pageOfChunk(numbers(30), { page: 26, hasMore: false });
  expect(page).toMatchObject({ page: 26, pageCount: 27 });
  expect(page.items).toEqual(numbers(20));
});

test("while there is more, a page follows", () => {
  expect(pageOfChunk(numbers(OWN_JOBS_CHUNK), { page: 25, hasMore: true }).pageCount).toBe(26);
});
