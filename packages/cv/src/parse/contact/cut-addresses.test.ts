import { describe, expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

/** The address found where a line shows one and the link on it leads to another. */
function emailOf(shown: string, link: string): string | undefined {
  const document = cvDocument(["! Ada Byron", shown, "# Experience", "Nurse, Cedar Clinic, 2019 – 2021"]);
  const links = [{ url: `mailto:${link}`, text: shown, line: 1 }];
  return parseDocument({ ...document, links }, "2026-11-01").contact.email?.value;
}

test("an address that the column cuts off is whole in its link", () => {
  expect(emailOf("yron.lovelace@brightmail.exa", "ada.byron.lovelace@brightmail.example")).toBe(
    "ada.byron.lovelace@brightmail.example",
  );
});

test("an address that the link does not hold is what the page shows", () => {
  expect(emailOf("ada.byron@mail.example", "office@mail.example")).toBe("ada.byron@mail.example");
});

const contactOf = (...lines: string[]) =>
  parseDocument(
    cvDocument([
      "! Nadia Rahman",
      "Contact",
      ...lines,
      "# Experience",
      "Planner, Cedar Freight, 2019 – 2021",
    ]),
    "2026-11-01",
  ).contact;

describe("an address that a narrow column breaks is read over both lines", () => {
  test.each([
    [["nadia.rahman.", "planning@mail.example"], "nadia.rahman.planning@mail.example"],
    [["nadia-", "rahman@mail.example"], "nadia-rahman@mail.example"],
    [["nadia_", "r@mail.example"], "nadia_r@mail.example"],
    [["nadia@freight-", "house.example"], "nadia@freight-house.example"],
    [["nadia.rahman", "@mail.example"], "nadia.rahman@mail.example"],
    [["nadia.rahman@mail.exampl", "e / +880 1711 000123"], "nadia.rahman@mail.example"],
  ])("%s", (lines, address) => {
    const { email, links } = contactOf(...lines);
    expect(email?.value).toBe(address);
    expect(email?.evidence).toHaveLength(2);
    expect(links).toEqual([]);
  });

  test.each([
    [["linkedin.com/in/nadia-", "rahman"], "linkedin.com/in/nadia-rahman"],
    [["github.com/", "nadia-rahman"], "github.com/nadia-rahman"],
    [["https://www.", "nadiarahman.example/work"], "https://www.nadiarahman.example/work"],
    [["www.nadiarahman.", "example"], "www.nadiarahman.example"],
  ])("%s", (lines, link) => {
    const { links } = contactOf(...lines);
    expect(links.map(({ value }) => value)).toEqual([link]);
    expect(links[0]?.evidence.map(({ quote }) => quote)).toEqual(lines);
  });

  test.each([
    [["linkedin.com/in/nadia/", "Dhaka"], "linkedin.com/in/nadia"],
    [["I write at nadiarahman.example.", "Dhaka"], "nadiarahman.example"],
    [["nadiarahman.example", "dhaka"], "nadiarahman.example"],
  ])("%s is whole", (lines, link) => {
    expect(contactOf(...lines).links.map(({ value }) => value)).toEqual([link]);
  });

  test("a word with a full stop above an address is no part of it", () => {
    expect(contactOf("Write to me.", "nadia@mail.example").email?.value).toBe("nadia@mail.example");
  });
});

test.each([
  [["nadia@mail.example | +94 71 305 8842 | Kandy, Sri", "Lanka | nadia.example"], "Kandy, Sri Lanka"],
  [["nadia@mail.example | Dubai, United", "Arab Emirates"], "Dubai, United Arab Emirates"],
  [["nadia@mail.example | Kandy", "Lanka | nadia.example"], "Kandy"],
])("the name of a country over two lines: %s", (lines, place) => {
  expect(contactOf(...lines).location?.value).toBe(place);
});
