import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const namesOf = (...lines: readonly string[]): readonly string[] =>
  parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01").certifications.map(({ name }) => name);

test.each([
  [
    "dots between dated entries",
    ["# Certifications", "NEBOSH Certificate (2016) · IOSH Managing Safely (2015) · First Aid Level 3"],
    ["NEBOSH Certificate", "IOSH Managing Safely", "First Aid Level 3"],
  ],
  [
    "all small",
    ["# certifications", "google analytics certificate, 2021", "semrush toolkit course"],
    ["google analytics certificate", "semrush toolkit course"],
  ],
  [
    "what one can do beside them",
    ["# Certifications", "* Food Safety Manager", "* Knowledge of menu planning", "* Focused and calm"],
    ["Food Safety Manager"],
  ],
  ["classes of a licence in Dutch", ["# Overig", "Rijbewijs: B en BE"], []],
  [
    "classes of a licence in Spanish",
    ["# Certificados", "* Curso de carretillero, 2018", "# Permiso de conducir", "clase B, vehículo propio"],
    ["Curso de carretillero"],
  ],
  [
    "classes of a licence in Portuguese",
    ["# Certificados", "* Carta de condução B", "# Carta de condução", "categorias B e D"],
    ["Carta de condução B"],
  ],
  ["classes of a licence in German", ["# Führerschein", "Klassen B, BE und C1"], []],
  ["the country of a licence in personal details", ["# Personal details", "Driving licence : Saudi"], []],
  [
    "a class that its paper names",
    ["# Certificazioni", "* Patente B", "* Patente di guida C"],
    ["Patente B", "Patente di guida C"],
  ],
  [
    "one in progress beside one that is held",
    ["# Certificações", "MTCNA (MikroTik), 2023; CCNA em curso"],
    ["MTCNA"],
  ],
  [
    "one in progress in brackets beside one that is held",
    ["# Certifications", "First Aid, 2023; Forklift Licence (in progress)"],
    ["First Aid"],
  ],
  [
    "what is only said of the one above",
    ["# Certifications", "* Forklift Licence, in progress", "* First Aid, 2023"],
    ["First Aid"],
  ],
  [
    "how long the course took in words, and that one is instructed anew",
    [
      "# Certificates",
      "* First Aid, St. John (2024, six months)",
      "* Staplerschein, Unterweisung gültig bis 03/2027",
    ],
    ["First Aid", "Staplerschein"],
  ],
  [
    "that it has run out",
    ["# Certificates", "* APICS CPIM, 2016, expired 2021", "* First Aid at Work, lapsed 2024"],
    ["APICS CPIM", "First Aid at Work"],
  ],
  ["the class of a licence in a word", ["# Carta de condução", "ligeiros"], []],
  [
    "how a body grades its members",
    ["# Certificates", "WSET Level 4 Diploma (2020)", "Court of Master Sommeliers, Certified"],
    ["WSET Level 4 Diploma", "Court of Master Sommeliers – Certified"],
  ],
  ["a number in the name", ["# Cursos", "* NR-12, 2023, validade 2027"], ["NR-12"]],
  [
    "a member's number",
    ["# Memberships", "Institute of Supplies Management – Member No. 55123"],
    ["Institute of Supplies Management"],
  ],
  [
    "what runs out below a certificate",
    ["# Certificates", "Advanced Craft Certificate, 2009", "Safe Pass (exp. Aug 2028)"],
    ["Advanced Craft Certificate", "Safe Pass"],
  ],
  [
    "a tradesman's papers",
    ["# Papers", "* CSCS card – expires 05/2028", "* Driving licence"],
    ["CSCS card", "Driving licence"],
  ],
  ["two by their letters", ["# Licences", "BLS and ACLS (valid until 2027)"], ["BLS", "ACLS"]],
  [
    "below the studies of a page without headings",
    [
      "leeds@byron.example",
      "Kitchen Porter",
      "The Tern Inn, Whitby",
      "june 2020 to aug 2024",
      "* pot wash, floors",
      "Level 2 Diploma in Bricklaying, Derwent College (2023)",
      "GCSEs, Hill School (2021) – 7 of them",
      "* CSCS green card, 2025",
      "* Manual handling 2024",
      "* Asbestos awareness, since march 2025",
    ],
    ["CSCS green card", "Manual handling", "Asbestos awareness"],
  ],
  [
    "below the studies of a French page without headings",
    [
      "ada@byron.example",
      "Cuisinière",
      "Hôtel du Port, Brest",
      "mars 2017 – juin 2024",
      "* cartes de saison, commandes",
      "CAP Cuisine, CFA de Rouen (2016)",
      "* Formation HACCP, 2019",
      "* SST, 2022",
    ],
    ["Formation HACCP", "SST"],
  ],
  [
    "below the studies of a German page without headings",
    [
      "ada@byron.example",
      "Lagerist",
      "Nordmarkt GmbH, Kiel",
      "03/2013 – 06/2024",
      "* Wareneingang, Inventur",
      "Ausbildung zum Fachlageristen, Berufsschule Kiel (2012)",
      "* Staplerschein, 2018",
      "* Ersthelfer im Betrieb, 2023",
    ],
    ["Staplerschein", "Ersthelfer im Betrieb"],
  ],
  [
    "items below a study that are none",
    [
      "ada@byron.example",
      "Kitchen Porter",
      "The Tern Inn, Whitby",
      "june 2020 to aug 2024",
      "BSc in Geology, University of Leeds (2023)",
      "* Dissertation on the chalk of the Wolds, 2023",
      "* Second prize of the faculty, 2022",
    ],
    [],
  ],
  [
    "groups of skills hold none",
    [
      "# Core Competencies",
      "Systems: Hydraulics, Landing gear",
      "Documents: AMOS, Technical log",
      "People: Shift handovers, Teamwork",
    ],
    [],
  ],
])("%s", (_, lines, expected) => {
  expect(namesOf(...lines)).toEqual(expected);
});
