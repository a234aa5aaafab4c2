import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

test.each([
  ["Estimation d'appartements et visites de biens", ["Property valuation", "Property viewings"]],
  ["Prospection de quartier et rédaction de mandats", ["Prospecting"]],
  ["Coupe femme, tresses africaines et lissage brésilien", ["Haircutting", "Braiding", "Hair straightening"]],
  [
    "Plan de culture, rotations culturales et récolte des légumes",
    ["Crop planning", "Crop rotation", "Harvesting"],
  ],
  [
    "Contrôle des titres de transport et information des voyageurs",
    ["Ticket inspection", "Passenger assistance"],
  ],
  ["Variateurs de vitesse et schémas unifilaires", ["Variable frequency drives", "Single-line diagrams"]],
  ["Restauration de tableaux et constats d'état", ["Painting restoration", "Condition reports"]],
  ["Ajuste de variadores y centros de transformación", ["Variable frequency drives", "Substations"]],
  ["Corte de pelo, trenzas africanas y tintes y mechas", ["Haircutting", "Braiding", "Hair colouring"]],
  ["Rotación de cultivos y recolección de fruta", ["Crop rotation", "Harvesting"]],
  ["Cirugía de tejidos blandos y control reproductivo", ["Veterinary surgery", "Bovine reproduction"]],
  ["Curas complejas y extracciones de sangre", ["Wound care", "Phlebotomy"]],
  ["Período de adaptación y reuniones con las familias", ["Settling-in", "Parent meetings"]],
  ["Corte feminino, tranças nagô e coloração sem amônia", ["Haircutting", "Braiding", "Hair colouring"]],
  ["Rotação de culturas e apanha de fruta", ["Crop rotation", "Harvesting"]],
  ["Curativos complexos e coleta de sangue", ["Wound care", "Phlebotomy"]],
  ["Controllo dei biglietti e assistenza ai viaggiatori", ["Ticket inspection", "Passenger assistance"]],
  [
    "Rilievo di incidenti stradali e controlli edilizi",
    ["Traffic accident investigation", "Building inspections"],
  ],
  ["Reintegrazione pittorica e schede conservative", ["Inpainting", "Condition reports"]],
  ["Changement de draps et tri du courrier", ["Bed making", "Mail handling"]],
  ["Fregado de platos y desatasco de tuberías", ["Dishwashing", "Drain unblocking"]],
  ["Troca de lençóis e reboco de paredes", ["Bed making", "Plastering"]],
  ["Cambio lenzuola e posa di controsoffitti", ["Bed making", "Ceiling installation"]],
  ["Medicazioni complesse e prelievi venosi", ["Wound care", "Phlebotomy"]],
])("deeds of everyday trades: %s", (line, wanted) => {
  expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(wanted)));
});

test.each([
  ["Coupe du monde de football", "Haircutting"],
  ["Corte de corriente en la nave", "Haircutting"],
  ["Rotación de personal alta", "Crop rotation"],
  ["Adaptation au poste en deux semaines", "Settling-in"],
  ["Visites de clients chaque mois", "Property viewings"],
  ["Creo en el juego libre y en las familias", "Creo"],
])("words that begin alike: %s", (line, not) => {
  expect(skillKeys(inJob(line))).not.toContain(skillKeys([not])[0]);
});
