import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const said = (title: string, line: string) =>
  namesIn([{ kind: "experience", lines: [line], position: { title } }]);

test.each([
  ["Accountant", "VAT returns every quarter.", "VAT returns"],
  ["Accounts Executive", "Filed VAT returns every month.", "VAT returns"],
  ["Storekeeper", "Cycle counts on Thursdays.", "Cycle counts"],
  ["Storekeeper", "Carried out cycle counts with two helpers.", "Cycle counts"],
  ["Primary School Teacher", "Phonics in small groups.", "Phonics"],
  ["Primary School Teacher", "Phonics catch-up for nine pupils.", "Phonics"],
  ["Warehouse Operative", "Ninety parcels a day using a handheld scanner.", "Handheld scanner"],
  ["Midwife", "Followed the first stage of labour by partograph.", "Partograph"],
])("what a %s does needs nothing else to vouch for it: %s", (title, line, skill) => {
  expect(said(title, line)).toEqual([skill]);
});

test.each([
  ["Gardener", "VAT returns every quarter."],
  ["Waiter", "Cycle counts on Thursdays."],
  ["Reporter", "Rang the press offices of the police and the port."],
  ["Security Guard", "Stood at a fashion show and a boxing match."],
  ["Primary School Teacher", "Phonics went up by a fifth."],
  ["Midwife", "Ordered the partograph forms."],
  ["Swimming Teacher", "In the same building: squash, judo and a café."],
])("not of other work, nor what a %s only comes upon: %s", (title, line) => {
  expect(said(title, line)).toEqual([]);
});
