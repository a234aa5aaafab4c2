import { expect, test } from "vitest";
import { inJob, inList } from "../testing/build-cv.ts";

test("posts among the items of a list are no skills", () => {
  const names = inList(
    "Phlebotomy, Medical Assistant, Inspector, Store Manager, Team leader, Glass staining",
  );
  expect(names).toEqual(["Phlebotomy", "Glass staining"]);
});

test("what a post does is one", () => {
  expect(inList("Welding, Kiln operator training, Teacher mentoring, Glass staining")).toEqual(
    expect.arrayContaining(["Welding", "Kiln operator training", "Glass staining"]),
  );
});

test("a program named like a post is one", () => {
  expect(inList("Glazing, QRV Solution Manager, Quote writing")).toContain("QRV Solution Manager");
});

test("praise alone is none, and great skills are those of the graph", () => {
  expect(inList("* Great communication skills")).toEqual(["Communication"]);
  expect(inList("Glazing, Advanced knowledge and skill")).toEqual(["Glazing"]);
});

test("a preposition that ends as activities do names nothing", () => {
  const names = inJob("Sorted deliveries, counted stock and cleaned the equipment according to policy.");
  expect(names.filter((name) => /according/i.test(name))).toEqual([]);
});

test("who writes, sings or researches is a post, what they do is a skill", () => {
  expect(inList("Glazing, Writer, Journalist, Business strategist, Singer")).toEqual(["Glazing"]);
  expect(inList("Glazing, Kite journalism")).toContain("Kite journalism");
});
