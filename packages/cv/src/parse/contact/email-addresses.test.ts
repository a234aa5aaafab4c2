import { expect, test } from "vitest";
import { findAddresses, findSpeltAddresses } from "./email-addresses.ts";

test.each([
  ["Mail: ada.byron+cv@mail.example, Leeds", ["ada.byron+cv@mail.example"]],
  ["ada @ mail.example", ["ada@mail.example"]],
  ["a@b.co / c_@d-e.org.uk.", ["a@b.co", "c_@d-e.org.uk"]],
  ["(ada@mail.example)", ["ada@mail.example"]],
  ["@handle and nobody@nowhere", []],
  ["Nurse @ Cedar Clinic. Leeds", []],
])("%s", (text, expected) => {
  expect(findAddresses(text).map(({ address }) => address)).toEqual(expected);
});

test.each([
  ["ada (at) mail (dot) example", "ada@mail.example"],
  ["E-mail: ada.byron [at] mail.example", "ada.byron@mail.example"],
])("%s", (text, address) => {
  expect(findSpeltAddresses(text)[0]?.address).toBe(address);
});
