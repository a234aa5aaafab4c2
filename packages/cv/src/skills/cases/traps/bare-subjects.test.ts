import { describe, expect, test } from "vitest";
import { besideList } from "../../testing/beside-list.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

const CRAFT = "Plumbing, Tiling, Carpentry, Plastering, AutoCAD";
const WARD = "Wound care, IV therapy, Catheter care, Medication administration";
const BOOKS = "Bank reconciliation, Accounts payable, Month-end closing, Payroll";

describe("a sentence whose subject is somebody else names no skill of the writer", () => {
  test.each([
    [CRAFT, "Contractors carried out welding and scaffolding."],
    [CRAFT, "Subcontractors handled waterproofing and painting."],
    [CRAFT, "The architect draws in Revit and SketchUp."],
    [CRAFT, "Electricians from the next village handle wiring."],
    [WARD, "Students from the college practise suctioning on a dummy."],
    [WARD, "Radiology and the laboratory send blood cultures at noon."],
    [BOOKS, "Marketing, merchandising and logistics read the reports."],
    [BOOKS, "The controllers model in Power BI, I check the totals."],
    [BOOKS, "Budgeting belongs to the head office."],
  ])("%s: %s", (list, line) => {
    expect(besideList(list, line)).toEqual([]);
  });
});

describe("what somebody only saw, heard of or stood beside names none", () => {
  test.each([
    [BOOKS, "Exposure to IFRS 9 and Basel III."],
    [BOOKS, "Rotation through treasury, trade finance and card operations."],
    [BOOKS, "Interested in blockchain and machine learning."],
    [BOOKS, "Shadowed the underwriting desk for a month."],
    [CRAFT, "Learned about masonry and roofing at a fair."],
    [CRAFT, "A hospital with radiology, dialysis and a laundry."],
    [CRAFT, "Clients: a brewery, two driving schools, a bakery."],
    [BOOKS, "Job descriptions for irrigation and packing."],
  ])("%s: %s", (list, line) => {
    expect(besideList(list, line)).toEqual([]);
  });
});

describe("nor does what is others' and was only helped with, in English and next to it", () => {
  test.each([
    [WARD, "Assists the nephrologist in catheter insertion."],
    [WARD, "Refers to the dietitian, social worker and physiotherapy."],
    [BOOKS, "Helped the clerks to move their QuickBooks files."],
    [CRAFT, "Helped the washing and ironing section when a machine stopped."],
    [CRAFT, "Fetched tools for welding and roofing."],
    [BOOKS, "Salesforce customers call at night."],
    ["Buchhaltung, Lohnabrechnung, DATEV, Excel", "Einblick in Wirtschaftsprüfung und Controlling."],
    [
      "Sage, Excel, Facturation, Rapprochement bancaire",
      "Découverte du contrôle de gestion pendant deux mois.",
    ],
    ["Curas, Triaje, Higiene, Administración de medicación", "Interés por la acupuntura y la nutrición."],
    ["Inventario, Ricevimento merci, Imballaggio, Excel", "Passione per la saldatura e la fotografia."],
  ])("%s: %s", (list, line) => {
    expect(besideList(list, line)).toEqual([]);
  });
});

describe("labels of the firm are the firm's", () => {
  test.each([
    [WARD, "Department: Procurement and Logistics"],
    [WARD, "Industry: Banking and insurance"],
    [BOOKS, "Sector: Construction"],
    [BOOKS, "Part of the Nordic Fisheries Group (fishing, processing, export)."],
    [BOOKS, "Awarded best employee for customer service, 2021."],
    ["Buchhaltung, Lohnabrechnung, DATEV, Excel", "Branche: Gastronomie und Hotellerie"],
    ["Sage, Excel, Facturation, Rapprochement bancaire", "Secteur : assurance et immobilier"],
  ])("%s: %s", (list, line) => {
    expect(besideList(list, line)).toEqual([]);
  });

  test("but what one did there is one's own", () => {
    expect(besideList(WARD, "Department: palliative care at home; suctioning by night.")).toContain(
      "suctioning",
    );
    expect(besideList(BOOKS, "Part of the group audit: VAT returns in SAP.")).toContain("sap");
  });
});

describe("the like that tell of the writer", () => {
  test.each([
    [CRAFT, "Apprentices trained in underfloor heating.", ["Underfloor heating"]],
    [CRAFT, "Contractors managed on two sites; underfloor heating in flats.", ["Underfloor heating"]],
    [CRAFT, "Electrical work and underfloor heating in hotels.", ["Underfloor heating"]],
    [WARD, "Students supervised by day, suctioning by night.", ["Suctioning"]],
    [WARD, "Sits with families in the evening; palliative care at home.", ["Palliative care"]],
    [BOOKS, "Calls with suppliers, VAT returns in SAP.", ["VAT returns", "SAP"]],
    [WARD, "Assists residents in the bath; palliative care at home.", ["Palliative care"]],
    [BOOKS, "Trained clerks in SAP; their queries, VAT returns.", ["SAP", "VAT returns"]],
    [CRAFT, "Drawings for churches in AutoCAD (2D), underfloor heating.", ["Underfloor heating"]],
    [
      "Service en salle, Vin, Cocktails, Anglais, Bar",
      "Accueil des clients, encaissement.",
      ["Cash handling"],
    ],
    [BOOKS, "Customers invoiced, VAT returns filed.", ["VAT returns"]],
    [BOOKS, "Budgeting and forecasting for two plants in SAP.", ["Budgeting and forecasting", "SAP"]],
  ])("%s: %s", (list, line, names) => {
    expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(names)));
  });
});
