import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Wondzorg, Medicatie toedienen, Bloedafname, Infuus inbrengen, Vitale functies meten, Verpleegplannen, Palliatieve zorg",
    [
      "Wound care",
      "Medication administration",
      "Phlebotomy",
      "IV cannulation",
      "Vital signs",
      "Care planning",
      "Palliative care",
    ],
  ],
  [
    "Menu's samenstellen, Mise en place, Bakken, Grillen, Voedselveiligheid, Inkoop, Saus bereiden",
    ["Menu planning", "Mise en place", "Baking", "Grilling", "Food safety", "Purchasing", "Sauces"],
  ],
  [
    "Debiteurenbeheer, Crediteurenadministratie, Btw-aangifte, Salarisadministratie, Facturatie, Grootboek, Bankafschriften verwerken",
    [
      "Accounts receivable",
      "Accounts payable",
      "VAT returns",
      "Payroll",
      "Invoicing",
      "General ledger",
      "Bank reconciliation",
    ],
  ],
  [
    "Knippen, Kleuren, Föhnen, Permanenten, Baard trimmen, Highlights, Kleuradvies",
    [
      "Haircutting",
      "Hair colouring",
      "Blow-drying",
      "Perming",
      "Beard trimming",
      "Highlights",
      "Colour consultation",
    ],
  ],
  [
    "Kinderopvang, Voorlezen, Oudergesprekken, Luiers verschonen, EHBO, Knutselen",
    ["Childcare", "Storytelling", "Parent communication", "Nappy changing", "First aid", "Arts and crafts"],
  ],
  [
    "Webontwikkeling, Databases ontwerpen, Geautomatiseerd testen, Versiebeheer, Scrum, Softwarearchitectuur, Gebruikersonderzoek",
    [
      "Web development",
      "Database design",
      "Test automation",
      "Version control",
      "Scrum",
      "Software architecture",
      "User research",
    ],
  ],
  [
    "Reserveringen, In- en uitchecken, Telefoon aannemen, Klachten behandelen, Facturatie, Agendabeheer, Opera",
    [
      "Reservations",
      "Check-in",
      "Telephone answering",
      "Complaint handling",
      "Invoicing",
      "Diary management",
      "Opera PMS",
    ],
  ],
  [
    "Sanitair plaatsen, Cv-ketels onderhouden, Lekkages opsporen, Gasleidingen, Vloerverwarming, Warmtepompen, Ontstoppen",
    [
      "Sanitary installation",
      "Boiler maintenance",
      "Leak detection",
      "Gas installation",
      "Underfloor heating",
      "Heat pumps",
      "Drain unblocking",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["Toedienen van medicatie en verzorgen van wonden", ["Medication administration", "Wound care"]],
  ["Meten van bloeddruk en bloedsuiker", ["Blood pressure monitoring"]],
  ["Laden en lossen van vrachtwagens", ["Loading and unloading"]],
  ["Bereiden van warme en koude gerechten", ["Food preparation"]],
  ["Aansturen van een keukenploeg van vijf", ["Kitchen management"]],
  ["Leggen van houten vloeren en monteren van keukens", ["Floor laying", "Kitchen installation"]],
  ["Storten van beton en maken van bekistingen", ["Concreting", "Formwork"]],
  ["Verzorgen van de btw-aangiften", ["VAT returns"]],
  ["Bezorgen van pakketten bij klanten thuis", ["Parcel delivery"]],
  ["Knippen en kleuren van haar", ["Haircutting", "Hair colouring"]],
  ["Adviseren van klanten over verzorging", ["Customer advice"]],
  ["Onderhoud aan elektrische installaties", ["Electrical maintenance"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
