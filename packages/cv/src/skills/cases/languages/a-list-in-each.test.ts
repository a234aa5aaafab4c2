import { expect, test } from "vitest";
import { findSkills } from "../../find-skills.ts";
import { buildCv } from "../../testing/build-cv.ts";

const idsOf = (kind: "skills" | "experience", line: string) =>
  findSkills(buildCv([{ kind, lines: [line] }])).map((skill) => skill.name);

test.each([
  [
    "de",
    "Kundenbetreuung, Buchhaltung, Teamfähigkeit, CNC-Programmierung",
    ["Customer service", "Accounting", "Teamwork", "CNC programming"],
  ],
  [
    "fr",
    "Relation client, Gestion des réclamations, Écoute, Travail en équipe",
    ["Customer service", "Complaint handling", "Active listening", "Teamwork"],
  ],
  [
    "es",
    "Contabilidad, Trabajo en equipo, Cuentas por pagar, Diseño gráfico",
    ["Accounting", "Teamwork", "Accounts payable", "Graphic design"],
  ],
  [
    "pt",
    "Soldagem MIG, Manutenção preventiva, Trabalho em equipe",
    ["MIG welding", "Preventive maintenance", "Teamwork"],
  ],
  [
    "it",
    "Servizio ai tavoli, Lavoro di squadra, Sicurezza alimentare",
    ["Waiting tables", "Teamwork", "Food safety"],
  ],
  ["nl", "Wondverzorging, Samenwerken, Voorraadbeheer", ["Wound care", "Teamwork", "Inventory management"]],
  ["si", "රිය පැදවීම, වගකීම, ගබඩා කළමනාකරණය", ["Driving", "Responsibility", "Warehouse management"]],
  ["ta", "கற்பித்தல், குழுப்பணி, பொறுமை", ["Teaching", "Teamwork", "Patience"]],
  ["hi", "वेल्डिंग, ग्राहक सेवा, टीम वर्क", ["Welding", "Customer service", "Teamwork"]],
  ["ar", "خدمة العملاء، العمل الجماعي، المحاسبة", ["Customer service", "Teamwork", "Accounting"]],
])("a list in %s", (_, line, expected) => {
  expect(idsOf("skills", line)).toEqual(expected);
});

test.each([
  ["de", "Leitung der Finanzbuchhaltung mit SAP und DATEV.", ["Accounting", "SAP", "DATEV"]],
  ["fr", "Suivi des dossiers dans Zendesk, gestion des réclamations.", ["Zendesk", "Complaint handling"]],
  [
    "es",
    "Conciliaciones bancarias y nóminas en Excel.",
    ["Bank reconciliation", "Payroll", "Microsoft Excel"],
  ],
  ["fr", "Vue d'ensemble du marché et mise en vue des produits.", []],
])("a sentence in %s: %s", (_, line, expected) => {
  expect(idsOf("experience", line)).toEqual(expected);
});
