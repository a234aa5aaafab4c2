import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of second posts of clinics, homes, pools, kitchens and newsrooms, with all that they name", () => {
  test.each([
    [
      "Ligature checks, seclusion reviews, Section 17 leave escorts.",
      ["Ligature checks", "Seclusion reviews", "Section 17 leave"],
    ],
    [
      "Caseload of 32: crisis plans, family work, relapse signatures.",
      ["Crisis plans", "Family work", "Relapse signatures"],
    ],
    [
      "Student nurse mentoring, caseload management, off-duty rotas.",
      ["Student nurse mentoring", "Caseload management", "Off-duty rotas"],
    ],
    [
      "Catheter changes, bowel care, syringe drivers, anticipatory medicines.",
      ["Catheter changes", "Bowel care", "Syringe drivers", "Anticipatory medicines"],
    ],
    [
      "Probe disinfection, image archiving, peer audits.",
      ["Probe disinfection", "Image archiving", "Peer audits"],
    ],
    ["Carotid Doppler, DVT scans, renal ultrasound.", ["Carotid Doppler", "DVT scans", "Renal ultrasound"]],
    [
      "Recovery care: pain scoring, airway support, PONV management.",
      ["Pain scoring", "PONV management", "Recovery care", "Airway support"],
    ],
    [
      "Cardiopulmonary bypass, cell salvage, ECMO transport.",
      ["Cardiopulmonary bypass", "Cell salvage", "ECMO"],
    ],
    [
      "Range of motion exercises, ambulation, wheelchair assistance.",
      ["Range of motion exercises", "Ambulation", "Wheelchair assistance"],
    ],
    [
      "BP monitoring, medication reminders, doctor appointments.",
      ["BP monitoring", "Medication reminders", "Doctor appointments"],
    ],
    [
      "Toileting programmes, feeding protocols, token boards.",
      ["Toileting programmes", "Feeding protocols", "Token boards"],
    ],
    [
      "Discrete trial training and natural environment teaching; data in CentralReach.",
      ["Discrete trial training", "Natural environment teaching", "CentralReach"],
    ],
    [
      "Supervised MSc students; ethics applications, lab inductions.",
      ["Ethics applications", "Lab inductions"],
    ],
    [
      "CRISPR knockouts, cell culture, confocal microscopy; figures in GraphPad Prism.",
      ["CRISPR", "Cell culture", "Confocal microscopy", "GraphPad Prism"],
    ],
    [
      "Restorative practice, gang mediation, one-to-one mentoring.",
      ["Restorative practice", "Gang mediation", "One-to-one mentoring"],
    ],
    ["Youth councils, funding bids, peer mentoring.", ["Youth councils", "Funding bids", "Peer mentoring"]],
    ["Pool rescue tests, lane supervision, aquafit.", ["Pool rescue", "Lane supervision", "Aquafit"]],
    ["Chair yoga in care homes, prenatal yoga, breathwork.", ["Chair yoga", "Prenatal yoga", "Breathwork"]],
    [
      "Chocolate tempering, sugar work, wedding cakes.",
      ["Chocolate tempering", "Sugar work", "Wedding cakes"],
    ],
    [
      "ROC filings, share allotments, statutory registers.",
      ["ROC filings", "Share allotments", "Statutory registers"],
    ],
    [
      "Running orders, guest booking, script writing for a daily show.",
      ["Running orders", "Guest booking", "Scriptwriting"],
    ],
    [
      "Transition planning, toilet training, feeding skills.",
      ["Transition planning", "Toilet training", "Feeding"],
    ],
    ["Perkins brailler, tactile books, cane skills.", ["Perkins brailler", "Tactile books", "Cane skills"]],
    [
      "Otoscopy, hearing screening, battery replacement.",
      ["Otoscopy", "Hearing screening", "Battery replacement"],
    ],
    [
      "Sample labelling, centrifuging, courier packing.",
      ["Sample labelling", "Centrifuging", "Courier packing"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Service users paint, bake and garden.",
  "Patients live on farms and boats.",
  "The consultant fitted stents next door.",
  "Surgeons repaired hernias and hips.",
  "Her son is a pilot and flies cargo.",
  "Kids love trains, slime and magnets.",
  "The institute hosts a choir and a crèche.",
  "Young people rap, box and skate.",
  "Guests drink tea and eat dal.",
  "Guests order lamb, duck and cheese.",
  "Plants make tyres, tubes and belts.",
  "Guests were surgeons, brewers and poets.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
