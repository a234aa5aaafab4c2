import { expect, test } from "vitest";
import { inJob, inList } from "../testing/build-cv.ts";

test.each([
  ["Xero, Purchase & sales ledger, VAT returns", ["Purchase ledger", "Sales ledger"]],
  ["First & second fix, Roofing, Door hanging", ["First fix", "Second fix"]],
  ["Zendesk, Email and chat support, Upselling", ["Email support", "Chat support"]],
  ["Menu planning, Hot/cold kitchen, Butchery", ["Hot kitchen", "Cold kitchen"]],
  ["Earthing, Single & three phase wiring", ["Single-phase wiring", "Three-phase wiring"]],
])("a list: %s", (list, expected) => {
  expect(inList(list)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["Excel & chat support, Upselling", "Excel support"],
  ["Stock audit, external audit", "Stock external audit"],
  ["Patience, kindness & sales ledger", "Kindness ledger"],
])("a neighbour that stands for itself borrows nothing: %s", (list, name) => {
  expect(inList(list)).not.toContain(name);
});

test("a sentence lends no word of a list", () => {
  expect(inJob("Met the purchase and sales ledger staff.")).not.toContain("Purchase ledger");
});
