import { describe, expect, it } from "vitest";
import { parseDocument } from "./parse-document.ts";
import { cvDocument, type TestLine } from "./testing/cv-document.ts";

const read = (lines: readonly TestLine[]) => parseDocument(cvDocument(lines), "2026-11-01");

describe("facts as templates print them", () => {
  it("a name in two weights over two lines, with the calling behind a bar", () => {
    const large = { size: 24 };
    const cv = read([
      { text: "Inés Carrasco", bold: true, ...large },
      { text: "Villalba | Responsable de", ...large },
      { text: "contabilidad", ...large },
      "ines.carrasco@correo.example",
      "# Experiencia profesional",
      "Contable, Bodegas Norte S.L. (2019 – 2024)",
    ]);
    expect(cv.contact.name?.value).toBe("Inés Carrasco Villalba");
  });

  it("a name in the second half of a form's row", () => {
    const cv = read([
      "SEAFARER'S APPLICATION FORM",
      "Rank applied for\tChief Officer\tName\tJoel Ramos",
      "Mobile\t+63 917 555 0182\tE-mail\tjoel.ramos@sea.example",
      "# Travel Documents",
      "Document\tNumber\tIssued\tExpiry",
      "Passport\tP1234567A\t11-Jan-2020\t10-Jan-2030",
      "Seaman's Book\tC0998877\t05-Mar-2021\t04-Mar-2031",
      "# Sea Service",
      "Vessel\tRank\tCompany\tSign on\tSign off",
      "MV Tern\tChief Officer\tNorth Shipping AS\tMay 2022\tTo date",
    ]);
    expect(cv.contact.name?.value).toBe("Joel Ramos");
    expect(cv.positions.map(({ position }) => position.title)).toEqual(["Chief Officer"]);
  });

  it("a rank in front of the name", () => {
    expect(read(["! Captain Joel Ramos", "joel.ramos@sea.example"]).contact.name?.value).toBe("Joel Ramos");
  });

  it("names that a hyphen at the end of the line divides", () => {
    const large = { size: 22 };
    const cv = read([
      { text: "Inés Carrasco Vil-", ...large },
      { text: "lalba", ...large },
      "# Formación",
      { text: "Grado en Administración y Di-", bold: true },
      { text: "rección de Empresas", bold: true },
      "Universidad de Zaragoza, 2012",
    ]);
    expect(cv.contact.name?.value).toBe("Inés Carrasco Villalba");
    expect(cv.education[0]?.degree).toBe("Grado en Administración y Dirección de Empresas");
  });

  it("a postal code and a town no list knows, above the country", () => {
    const cv = read([
      "Via dei Mulini 18",
      "38068 Lizzanella",
      "! Lorenzo Zani",
      "Italia",
      "+39 347 123 4567",
    ]);
    expect(cv.contact.location?.value).toContain("Lizzanella");
  });

  it("years of a study one above the other in the margin", () => {
    const cv = read([
      "# Education",
      { text: "2013\tDiploma in Nursing", bold: true },
      "2016",
      "Hillside School of Nursing",
      { text: "2010\tG.C.E. Advanced Level", bold: true },
      "2012",
      "Harbour College",
    ]);
    expect(cv.education.map(({ institution, year }) => [institution, year])).toEqual([
      ["Hillside School of Nursing", 2016],
      ["Harbour College", 2012],
    ]);
  });

  it("a British postcode that looks like a degree, and honours in Latin", () => {
    const cv = read([
      "# Education",
      "2014\tMSc Biology, University of Amsterdam. cum laude",
      "8 Kiln Row",
      "BS1 4TR Bristol",
    ]);
    expect(cv.education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ["MSc Biology", "University of Amsterdam"],
    ]);
  });
});
