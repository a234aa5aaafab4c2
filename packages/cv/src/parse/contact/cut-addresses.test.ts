import { expect, test } from "vitest";
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
