import { expect, test } from "vitest";
import { scoreCertifications, scoreLanguages } from "./score-names.ts";

test("languages go by name or alias", () => {
  const expected = [
    { name: "Xhosa", aliases: ["isiXhosa"] },
    { name: "English", aliases: [] },
  ];
  expect(scoreLanguages(expected, ["isixhosa", "Zulu"])).toEqual({
    right: 1,
    invented: ["Zulu"],
    missed: ["English"],
  });
});

test("a certificate may come with its code, issuer and year around it", () => {
  const expected = [{ name: "Certified Kubernetes Administrator", aliases: ["CKA"] }];
  expect(
    scoreCertifications(expected, [], ["Certified Kubernetes Administrator (CKA), CNCF, 2021"]).right,
  ).toBe(1);
  expect(scoreCertifications(expected, [], ["CKA"]).right).toBe(1);
  expect(scoreCertifications(expected, [], ["Kubernetes"])).toEqual({
    right: 0,
    invented: ["Kubernetes"],
    missed: ["Certified Kubernetes Administrator"],
  });
});

test("an optional certificate is neither right nor wrong", () => {
  expect(scoreCertifications([], [{ name: "TWIC card", aliases: [] }], ["TWIC card"])).toEqual({
    right: 0,
    invented: [],
    missed: [],
  });
});
