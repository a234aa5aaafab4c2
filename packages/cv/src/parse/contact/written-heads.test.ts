import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { contactOf } from "../testing/contact-of.ts";
import { cvDocument } from "../testing/cv-document.ts";

test.each([
  ["! Ada Byron (b. 1990)", "Ada Byron"],
  ["! Ada Byron, 32", "Ada Byron"],
  ["! Ada Byron, Leeds", "Ada Byron"],
  ["! Ada Byron (née King)", "Ada Byron"],
  ["! Ada Byron née King", "Ada Byron"],
  ["! Ada Byron (Staff Nurse)", "Ada Byron"],
  ["! Ada Byron: Registered Nurse", "Ada Byron"],
  ["! ADA MARY BYRON Registered Nurse", "Ada Mary Byron"],
  ["! Ada Byron's CV", "Ada Byron"],
  ["! I am Ada Byron and I cook.", "Ada Byron"],
  ["! Meet Ada Byron", "Ada Byron"],
  ["Ada Byron, 14 Hope St., Portland, ME 04101, 207-555-0143, ada@mail.example", "Ada Byron"],
  ["! van der Merwe, Florence", "Florence van der Merwe"],
  ["! Femke van 't Hof-de Boer", "Femke van 't Hof-de Boer"],
  ["! DELA CRUZ, VICTORIA", "Victoria Dela Cruz"],
])("%s is %s", (line, name) => {
  expect(contactOf(line, "post@mail.example").name?.value).toBe(name);
});

test.each([
  [["Surname: BYRON", "First name: Ada"], "Ada Byron"],
  [["1. First Name\t: Ada", "2. Last Name\t: Byron"], "Ada Byron"],
  [["Last Name: DELA CRUZ", "First Name: JUAN MIGUEL", "Middle Name: REYES"], "Juan Miguel Reyes Dela Cruz"],
  [["Nom : BYRON", "Prénom : Ada"], "Ada Byron"],
])("a form with a row for each part of the name: %s", (rows, name) => {
  const { contact } = parseDocument(
    cvDocument([{ text: "BIO-DATA", bold: true }, ...rows, "E-mail: post@mail.example"]),
    "2026-11-01",
  );
  expect(contact.name?.value).toBe(name);
  expect(contact.name?.evidence).toHaveLength(rows.length);
});

test.each([
  ["12 Heol Fawr, Whitchurch, Cardiff CF14 / 07700 900 463 / ada@mail.example", "07700 900 463"],
  ["Colombo 07 / 077 555 0143 / ada@mail.example", "077 555 0143"],
  ["7/14 Smith St Brunswick VIC 3056 0418 556 902 ada@mail.example", "0418 556 902"],
  ["Tel. 0171 / 5550923", "0171 / 5550923"],
  ["Phone 412 07 863 (+47)", "412 07 863 (+47)"],
])("the number in %s", (line, number) => {
  expect(contactOf("! Mei Tanaka", line).phone?.value).toBe(number);
});

test("the code of the country behind the number makes it international", () => {
  expect(contactOf("! Mei Tanaka", "Phone 412 07 863 (+47)").phone?.international).toBe("+4741207863");
});

test.each([
  ["12, Gandhi Nagar, Tiruppur - 641 603, Tamil Nadu", "12, Gandhi Nagar, Tiruppur - 641 603, Tamil Nadu"],
  ["No.14/3, Koil Street, Chennai – 600 080.", "No.14/3, Koil Street, Chennai – 600 080"],
  ["Vill. Rampur, Dist. Cachar, Assam, PIN – 788119", "Vill. Rampur, Dist. Cachar, Assam, PIN – 788119"],
  ["Painter of signs\tCarrum Downs VIC 3201", "Carrum Downs VIC 3201"],
  ["Xenia OH 45385", "Xenia OH 45385"],
  [
    "No. 14 Wokoma Close, off Bola George Road, Port Harcourt, Rivers State.",
    "No. 14 Wokoma Close, off Bola George Road, Port Harcourt, Rivers State",
  ],
  ["I live in Swansea with my two cats", "Swansea"],
  ["Swansea-based", "Swansea"],
  ["Where I am: Swansea", "Swansea"],
  ["Chicago, IL (open to relocation)", "Chicago, IL"],
  ["Lagos (remote, UTC+1)", "Lagos (remote, UTC+1)"],
  ["Kandy – 2019", "Kandy"],
])("the place in %s", (line, place) => {
  expect(contactOf("! Mei Tanaka", line, "mei@mail.example").location?.value).toBe(place);
});
