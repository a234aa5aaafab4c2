import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { contactOf } from "../testing/contact-of.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

test.each([
  ["a British postal code", ["14 Railway Terrace, Llanfair CW2 7QR"], "14 Railway Terrace, Llanfair CW2 7QR"],
  ["a country behind the last dash", ["Via Roma 12 – 09124 Cagliari – Italy"], "09124 Cagliari – Italy"],
  [
    "the present address goes before the permanent one",
    ["Permanent address: 18 Station Road, Vavuniya", "Present address: 5/1 Boteju Lane, Colombo 04"],
    "5/1 Boteju Lane, Colombo 04",
  ],
  [
    "a street with its name in front, and much behind",
    [
      "Calle Alcanfores 345 int. 6, Col. Vistahermosa, Alcaldía Álvaro Obregón, C.P. 01480, Ciudad de México",
      "Cel. 55 5550 2093 Correo: ada@byron.example",
    ],
    "Calle Alcanfores 345 int. 6, Col. Vistahermosa, Alcaldía Álvaro Obregón, C.P. 01480, Ciudad de México",
  ],
  ["a region no list knows", ["Hualpén, Región del Biobío"], "Hualpén, Región del Biobío"],
  [
    "where one lives and where one was born",
    ["Nata a Prato il 3/5/1991 · residente a Sesto Fiorentino (FI) · ada@byron.example"],
    "Sesto Fiorentino (FI)",
  ],
  [
    "a town that begins as a label does",
    ["Bornova, İzmir | +90 232 555 04 17 | ada@byron.example"],
    "Bornova, İzmir",
  ],
  ["a degree and where it was taken", ["Cook | BSc (Coventry)", "Headingley, Leeds"], "Headingley, Leeds"],
  [
    "an address that goes on behind its comma",
    ["Contact Address:\t14 Market Street, Ife,", "Osun State, Nigeria", "Telephone:\t+234 803 555 2260"],
    "14 Market Street, Ife, Osun State, Nigeria",
  ],
  [
    "an address that opens behind the other data",
    ["ada@byron.example, +44 7700 900123, 14/2 Mill Road,", "Leeds"],
    "14/2 Mill Road, Leeds",
  ],
  ["two towns", ["ada@byron.example", "Leeds / York, England"], "Leeds / York, England"],
  [
    "a village behind a number and a comma",
    ["ada@byron.example, +44 7700 900123, Netherwick, Wessex"],
    "Netherwick, Wessex",
  ],
  ["a box and its code", ["Address: P.O. Box 40417 – 00100, Nairobi"], "P.O. Box 40417 – 00100, Nairobi"],
  ["a number of North America", ["East Regina SK 306 555 0187 ada@byron.example"], "East Regina SK"],
  [
    "a short label of the number",
    ["17 Tower Road, Temuka, Canterbury. Ph 027 555 8842."],
    "17 Tower Road, Temuka, Canterbury",
  ],
  ["another one", ["Webster, NY | +1 585 555 0123 | ada@byron.example"], "Webster, NY"],
  [
    "a town no list knows behind a number that commas set apart",
    ["ada@byron.example, +33 6 44 10 27 85, Kerlavel"],
    "Kerlavel",
  ],
  ["letters behind a name are no town", ["Dipl.-Wirt.-Inf. · Walldorf · ada@byron.example"], "Walldorf"],
  [
    "a tilde between the parts",
    ["+30 694 555 0123 ~ ada@byron.example ~ Heraklion, Crete"],
    "Heraklion, Crete",
  ],
  [
    "many parts and a full stop",
    ["No. 5, Hospital Road, Point Pedro, Northern Province, Sri Lanka."],
    "No. 5, Hospital Road, Point Pedro, Northern Province, Sri Lanka",
  ],
  [
    "a town no list knows before a number that no mark parts",
    ["Portmadoc, Gwynedd 07700 900 312"],
    "Portmadoc, Gwynedd",
  ],
  ["the same before number and address", ["Tréguidel 06 39 98 11 20 ada@byron.example"], "Tréguidel"],
  [
    "a street beside its town",
    ["Deichweg 3 | 26721 Emden | Mobil 0171 5550923 | ada@byron.example"],
    "26721 Emden",
  ],
  ["the same in Austria", ["Zwettl-Rosenau 0660 555 0133 ada@byron.example"], "Zwettl-Rosenau"],
  ["labels over their values", ["Email", "ada@byron.example", "Phone", "+44 20 7946 0812", "Leeds"], "Leeds"],
  [
    "a labelled street over its town",
    ["Location\tCalle Olmo 8", "Zaragoza, Aragón 50001", "Phone: +34 612 345 678"],
    "Calle Olmo 8, Zaragoza, Aragón 50001",
  ],
])("%s", (_, lines, location) => {
  expect(contactOf("! Ada Byron", ...lines).location?.value.replace(/\.$/, "")).toBe(location);
});

test.each([
  ["Mei-Ling Tan (陈美玲)", "Mei-Ling Tan"],
  ["Fiadh Delaney, CEng MIChemE", "Fiadh Delaney"],
  ["Ananya Rao MBBS MRCP(UK)", "Ananya Rao"],
  ["Harriet Boateng BA PGCE", "Harriet Boateng"],
  ["TATENDA MOYO (ACCA Affiliate)", "Tatenda Moyo"],
  ["Jean-Luc MBALLA", "Jean-Luc MBALLA"],
])("%s is %s", (line, name) => {
  expect(contactOf(`! ${line}`, "Leeds | name@mail.example").name?.value).toBe(name);
});

test("labels and pictures are no towns", () => {
  expect(
    contactOf("! Ada Byron", "64x64", "Email", "ada@byron.example", "Phone", "+44 20 7946 0812").location,
  ).toBe(null);
});

test.each([
  ["Rowena Tasker, Senior Backend Engineer", "Rowena Tasker"],
  ["Hello, I'm Rowena Tasker.", "Rowena Tasker"],
])("%s: the name alone", (line, name) => {
  expect(contactOf(`! ${line}`, "Leeds | name@mail.example").name?.value).toBe(name);
});

test("a name over two lines with smaller contact data beside it", () => {
  const at = (text: string, x: number, y: number, size: number): TestLine => ({
    text,
    size,
    box: { x, y, width: text.length * size * 0.5, height: size },
  });
  const contact = contactOf(
    at("Kandy, Central Province, Sri", 400, 40, 10),
    at("Dilani", 50, 48, 36),
    at("Lanka", 400, 54, 10),
    at("dilani.w@mail.example", 400, 68, 10),
    at("Weerasekara", 50, 90, 36),
    at("+94 77 123 4567", 400, 92, 10),
  );
  expect(contact.name?.value).toBe("Dilani Weerasekara");
});

test("an address in capitals by the look of the page is written small", () => {
  expect(contactOf("! ADA BYRON", "LEEDS", "ADA.B@MAIL.EXAMPLE").email?.value).toBe("ada.b@mail.example");
  expect(contactOf("! ADA BYRON", "LEEDS", "Ada.B@mail.example").email?.value).toBe("Ada.B@mail.example");
});

test("a long name over three lines, one of which may be a town", () => {
  expect(contactOf("! María del", "! Carmen Quispe", "! Huamán", "Lima | mc@mail.example").name?.value).toBe(
    "María del Carmen Quispe Huamán",
  );
  expect(contactOf("! Edson dos Santos", "! Pereira", "Lima | edson@mail.example").name?.value).toBe(
    "Edson dos Santos Pereira",
  );
});

test("contact data under a heading that no table knows", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Profile",
      "Likes numbers and the machines that work on them.",
      "# Skills",
      "Chess, Tea",
      "# Bzzt",
      "Dakar, Senegal",
      "ada@byron.example",
    ]),
    "2026-11-01",
  );
  expect(cv.contact.location?.value).toBe("Dakar, Senegal");
});

test.each([
  ["ada.byron@mail.exam", "ple"],
  ["ada.byron@mail.ex", "ample"],
  ["ada.byron@mail.co", "m"],
])("%s over %s is one address", (above, below) => {
  const address = contactOf("! Ada Byron", above, below).email;
  expect(address?.value).toBe(above + below);
  expect(address?.evidence).toHaveLength(2);
});

test("an address that ends in a country is whole", () => {
  expect(contactOf("! Ada Byron", "ada.byron@mail.lk", "leeds").email?.value).toBe("ada.byron@mail.lk");
});

test.each([
  ["LUTHIÈRE-ARCHETIÈRE", "Mirecourt"],
  ["BUCHBINDERIN UND VERGOLDERIN", "Weimar-Ehringsdorf"],
  ["ENCUADERNADORA ARTESANA", "Almagro"],
])(
  "%s over the page is no town where the contact data stand apart in a block of their own",
  (calling, town) => {
    const { location } = contactOf(
      { text: "ADA BYRON", size: 20, bold: true, block: 1 },
      { text: calling, block: 1 },
      { text: "Contact", size: 13, bold: true },
      town,
      "06 39 98 21 74",
      "ada@byron.example",
    );
    expect(location?.value).toBe(town);
  },
);

test("a phone in the digits of Arabic", () => {
  expect(contactOf("! Ada Byron", "+٩٤ ٧٧ ١٢٣ ٤٥٦٧").phone).toMatchObject({
    value: "+٩٤ ٧٧ ١٢٣ ٤٥٦٧",
    international: "+94771234567",
  });
});

test.each([
  ["RONALD MCDONALD", "Ronald McDonald"],
  ["R K NARAYAN", "R K Narayan"],
])("%s in capitals is %s", (printed, name) => {
  expect(contactOf(`! ${printed}`).name?.value).toBe(name);
});

test("the town under the name goes before the street in a form of personal data", () => {
  const { location } = contactOf(
    "! Zenobia Prates",
    "Contagem – MG · (31) 98844-2071 · zenobia@prates.example",
    "# Dados pessoais",
    "Endereço: R. das Jabuticabeiras, 118, Eldorado",
    "CNH: categoria B",
  );
  expect(location?.value).toBe("Contagem");
});

test("a name that runs over the pages is no town", () => {
  const { location } = contactOf(
    "Zenobia Prates · 912 604 377 · zenobia@prates.example",
    "! Zenobia Prates",
    "Cabeleireira",
    "Setúbal",
  );
  expect(location?.value).toBe("Setúbal");
});
