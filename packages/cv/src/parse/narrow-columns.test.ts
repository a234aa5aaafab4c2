import { expect, test } from "vitest";
import { parseDocument } from "./parse-document.ts";
import { cvDocument, type TestLine } from "./testing/cv-document.ts";

const bold = (text: string): TestLine => ({ text, bold: true });
const AS_OF = "2026-11-01";

test("the name of a study goes on over the rows of a narrow column", () => {
  const { education } = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# SCHULE",
      bold("Meisterprüfung im"),
      bold("Installateur- und"),
      bold("Heizungsbauerhandwerk"),
      "Handwerkskammer Flensburg",
      "2022",
      bold("Ausbildung zum"),
      bold("Anlagenmechaniker"),
      "Haustechnik Brodersen",
      "2010 – 2014",
    ]),
    AS_OF,
  );
  expect(education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual([
    ["Meisterprüfung im Installateur- und Heizungsbauerhandwerk", "Handwerkskammer Flensburg", 2022],
    ["Ausbildung zum Anlagenmechaniker", "Haustechnik Brodersen", 2014],
  ]);
});

test("the last row of a study is no heading", () => {
  const { education } = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# EXPERIENCE",
      bold("Teacher"),
      "Cedar School",
      "2019 – 2021",
      "# QUALIFICATIONS",
      bold("Diploma in Montessori"),
      bold("Education"),
      "Lotus Training Centre",
      "2018",
      "# LANGUAGES",
      "English (fluent)",
    ]),
    AS_OF,
  );
  expect(education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual([
    ["Diploma in Montessori Education", "Lotus Training Centre", 2018],
  ]);
});

test("a heading in the margin goes on beside the second row", () => {
  const margin = (text: string): TestLine => ({ text, box: { x: 90, y: 0, width: 300, height: 12 } });
  const body = (text: string): TestLine => ({ text, box: { x: 200, y: 0, width: 200, height: 12 } });
  const cv = parseDocument(
    cvDocument([
      "! Solène Kervella",
      margin("Coordonnées\t24937 Plouzané"),
      body("06 55 50 18 72"),
      body("solene@merbox.example"),
      margin("Expériences\tConductrice de travaux"),
      margin("professionnelles\tArmor Bâtiment, Brest"),
      body("Depuis mars 2021"),
      body("Aide conductrice de travaux"),
      body("Constructions Le Bihan, Quimper"),
      body("sept. 2018 à févr. 2021"),
      margin("Formation\tDUT Génie civil"),
      body("IUT de Nantes"),
      body("2015 – 2017"),
      margin("Langues\tFrançais : langue maternelle, Anglais : B2"),
    ]),
    AS_OF,
  );
  expect(cv.positions.map(({ position: { title, company } }) => [title, company])).toEqual([
    ["Conductrice de travaux", "Armor Bâtiment"],
    ["Aide conductrice de travaux", "Constructions Le Bihan"],
  ]);
  expect(cv.contact.location?.value).toBe("24937 Plouzané");
});

test("a double name is broken at its hyphen", () => {
  const { contact } = parseDocument(
    cvDocument([
      "! Jörn Ahlers-",
      "! Petersen",
      "j.ahlers@post.example",
      "# Experience",
      "Fitter, Cedar GmbH, 2019 – 2021",
    ]),
    AS_OF,
  );
  expect(contact.name?.value).toBe("Jörn Ahlers-Petersen");
});
