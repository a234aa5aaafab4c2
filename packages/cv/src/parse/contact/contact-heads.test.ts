import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { CONTACT_HEADS } from "../testing/contact-heads.data.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

const REST: readonly TestLine[] = [
  "# Profile",
  "Careful, practical and quick to learn; has worked with people of all ages in many different places.",
  "# Experience",
  "Shop Assistant\tMarch 2015 – Present",
  "Delta Works Ltd",
  "* Kept the shelves full and the customers in a good mood, whatever the weather did.",
];

const digitsOf = (text: string | null | undefined): string =>
  (text ?? "").replace(/\D/g, "").replace(/^0+/, "");

test.each(CONTACT_HEADS)("$name", ({ text, name, email, phone, place }) => {
  const lines = text.split("\n");
  // The name is in large type, unless it stands behind a label or a title of the document.
  const at = /^curriculum/i.test(lines[0] ?? "") ? 1 : 0;
  const head = lines.map(
    (line, index): TestLine =>
      index === at && !line.includes(":") ? { text: line, size: 18, bold: true } : line,
  );
  const { contact } = parseDocument(cvDocument([...head, ...REST]), "2026-11-01");
  expect(contact.name?.value).toBe(name);
  expect(contact.email?.value).toBe(email);
  expect([digitsOf(contact.phone?.value), digitsOf(contact.phone?.international)]).toContain(phone);
  expect(contact.location?.value).toContain(place);
});

test("an e-mail address right behind the name, over the town", () => {
  const { contact } = parseDocument(
    cvDocument([
      "+33 6 39 98 12 47",
      "Aurélie Castelnau aurelie.castelnau@boite.example",
      "Toulouse, Occitanie, FR",
      { text: "Responsable comptable", size: 21 },
    ]),
    "2026-11-01",
  );
  expect(contact.name?.value).toBe("Aurélie Castelnau");
  expect(contact.location?.value).toBe("Toulouse, Occitanie, FR");
});

test("an address whose town stands above its code", () => {
  const locationOf = (...address: string[]) =>
    parseDocument(cvDocument(["! Ada Byron", "Electrician", ...address, "ada@mail.example"]), "2026-11-01")
      .contact.location?.value;
  expect(locationOf("27 Wattle Street", "Brisbane Queensland", "QLD 4101 AU")).toBe(
    "Brisbane Queensland, QLD 4101 AU",
  );
  expect(locationOf("Rue de la Paix 4", "Toulouse", "31000 FR")).toBe("Toulouse");
  // What stands above such a line is no town where it is known as none.
  expect(locationOf("Shift Leader", "QLD 4101 AU")).toBe("QLD 4101 AU");
});

test.each(["⌂ Malé, Maldives", "📍 Malé, Maldives", "🏠\uFE0F Malé, Maldives"])(
  "a sign in front of a town is none of its name: %s",
  (place) => {
    const { contact } = parseDocument(
      cvDocument(["! Ada Byron", `☎ 778 3351\t✉ ada@mail.example\t${place}`, "Receptionist"]),
      "2026-11-01",
    );
    expect(contact.location?.value).toBe("Malé, Maldives");
  },
);
