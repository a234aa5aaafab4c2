import { expect, test } from "vitest";
import { inList } from "../testing/build-cv.ts";
import { beforeNext } from "./close-hyphen.ts";

test.each([
  ["TeamCity, Fast-", "lane, Gradle", "TeamCity, Fastlane, Gradle"],
  ["Behavior-", "driven development", "Behavior-driven development"],
  ["Front-", "and back-end", "Front- and back-end"],
  ["Kotlin -", "since 2019", "Kotlin - since 2019"],
  ["Android", "Studio", "Android Studio"],
])("%s over %s", (row, next, whole) => {
  expect(beforeNext(row, next) + next).toBe(whole);
});

test("a name that the line broke is one skill", () => {
  expect(inList("Kotlin, TeamCity, Kuber-", "netes, Gradle")).toEqual([
    "Kotlin",
    "TeamCity",
    "Kubernetes",
    "Gradle",
  ]);
});
