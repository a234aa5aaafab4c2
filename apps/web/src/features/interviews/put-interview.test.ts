import { expect, test } from "vitest";
import { putInterview } from "./put-interview.ts";

const at = (_id: string, day: string) => ({ _id, scheduledDate: `2026-11-${day}T09:00:00.000Z` });
const list = [at("a", "20"), at("b", "22")];

test("a new one is put where its time is", () => {
  expect(putInterview(list, at("c", "21"))).toEqual([at("a", "20"), at("c", "21"), at("b", "22")]);
});

test("one that has moved is there once, at its new time", () => {
  expect(putInterview(list, at("a", "24"))).toEqual([at("b", "22"), at("a", "24")]);
});
