import { describe, expect, test } from "vitest";
import { namesIn } from "../../../testing/build-cv.ts";

/** Sentences beside a list of the person's own, with all that they must and need not name. */
const JOBS: readonly (readonly [list: string, sentence: string, names: readonly string[]])[] = [
  [
    "Google Analytics, Canva, Copywriting, Brand management",
    "Ran email marketing for a chain of nine gyms; landing pages and A/B tests with the agency.",
    ["Email marketing", "Landing pages", "A/B testing"],
  ],
  [
    "QGIS, Leapfrog, Core logging, Petrography",
    "Borehole siting for 30 farms and pumping tests with the drillers.",
    ["Borehole siting", "Pumping tests"],
  ],
  [
    "SAP, Excel, IFRS, Month-end close",
    "Petty cash, bank reconciliation and supplier payments for two sites.",
    ["Petty cash", "Bank reconciliation", "Supplier payments"],
  ],
  [
    "Wound care, IV cannulation, Triage, BLS",
    "Medical ward of 28 beds: medication rounds, blood transfusions, discharge planning.",
    ["Medication rounds", "Blood transfusions", "Discharge planning"],
  ],
  [
    "Tax planning, Transfer pricing, IFRS, Excel",
    "Corporate tax returns and VAT returns for 38 clients on iTax.",
    ["Corporate tax returns", "VAT returns", "iTax"],
  ],
  [
    "Planting, Retaining walls, Chainsaw, Plant identification",
    "Paving, dry stone walls, decking and irrigation from the plan to the broom.",
    ["Paving", "Dry stone walls", "Decking", "Irrigation"],
  ],
  [
    "Front desk, Opera PMS, Upselling, Reservations",
    "Handled group bookings and complaints from three tour operators.",
    ["Group bookings", "Complaints"],
  ],
  [
    "Dispensing, Inventory management, Patient counselling, Vaccination",
    "Controlled drugs register, expiry checks and blister packs for two care homes.",
    ["Controlled drugs register", "Expiry checks", "Blister packs"],
  ],
];

describe("beside a list of their own, sentences of everyday jobs name more", () => {
  test.each(JOBS)("%s: %s", (list, sentence, names) => {
    const listed = namesIn([{ kind: "skills", lines: [list] }]);
    const found = namesIn([
      { kind: "skills", lines: [list] },
      { kind: "experience", lines: [sentence] },
    ]);
    expect(new Set(found)).toEqual(new Set([...listed, ...names]));
  });
});

/** The plain words of a CV in each language, and what they are called in English. */
const FOREIGN: readonly (readonly [list: string, sentence: string, names: readonly string[]])[] = [
  [
    "Farmacovigilancia, Excel, Control de inventario, Dispensación",
    "Nutrición parenteral y unidosis; validación de recetas y custodia de psicotrópicos.",
    ["Parenteral nutrition", "Unit dose dispensing", "Prescription review", "Controlled drugs"],
  ],
  [
    "HACCP, Excel, LIMS, HPLC",
    "Amostragem nos barcos, análises microbiológicas, ações corretivas e auditorias internas.",
    ["Sampling", "Microbiology", "Corrective actions", "Internal audit"],
  ],
  [
    "SQL, Power BI, Excel, ITIL",
    "Functioneel beheer, incidentbeheer en wijzigingsbeheer; elke versie een gebruikersacceptatietest.",
    ["Application management", "Incident management", "Change management", "User acceptance testing"],
  ],
  [
    "Soins palliatifs, Excel, Word, Premiers secours",
    "Transferts au lève-personne, prévention des escarres et bionettoyage des chambres.",
    ["Patient transfer", "Pressure ulcer prevention", "Hospital cleaning"],
  ],
  [
    "SPS, Hydraulik, Schweißen, Excel",
    "Vorbeugende Wartung, Störungssuche und Rückverfolgbarkeit an acht Pressen.",
    ["Preventive maintenance", "Fault finding", "Traceability"],
  ],
  [
    "Excel, Word, Zucchetti, Normativa del lavoro",
    "Rilevazione presenze, assunzioni e cessazioni, gestione fornitori per tre aziende.",
    ["Time and attendance", "Employee registration", "Supplier management"],
  ],
];

describe("what everyday jobs are called in other languages", () => {
  test.each(FOREIGN)("%s: %s", (list, sentence, names) => {
    const found = namesIn([
      { kind: "skills", lines: [list] },
      { kind: "experience", lines: [sentence] },
    ]);
    expect(found).toEqual(expect.arrayContaining([...names]));
  });
});

test("a list after the sentences leaves the other name of a skill that they gave", () => {
  const found = namesIn([
    { kind: "experience", lines: ["Core logging, geological mapping and soil sampling on three licences."] },
    { kind: "skills", lines: ["Structural geology, Soil sampling, QGIS, Leapfrog"] },
  ]);
  expect(found).toEqual([
    "Core logging",
    "Geological mapping",
    "Soil sampling",
    "Structural geology",
    "QGIS",
    "Leapfrog",
  ]);
});

test("what stands beside the work of everyday jobs is no skill", () => {
  const found = (sentence: string) =>
    namesIn([
      { kind: "skills", lines: ["Google Analytics, Canva, Copywriting, Brand management"] },
      { kind: "experience", lines: [sentence] },
    ]).slice(4);
  expect(found("A trade fair next door kept the coffee shop busy.")).toEqual([]);
  expect(found("Moved with the team to the business park.")).toEqual([]);
});
