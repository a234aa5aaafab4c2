import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

test.each([
  ["J'ai posé des chaudières et négocié les contrats.", ["Boiler installation", "Contract negotiation"]],
  [
    "Je réponds au téléphone et je prends les rendez-vous.",
    ["Telephone answering", "Appointment scheduling"],
  ],
  ["Inspection quotidienne du véhicule.", ["Vehicle inspection"]],
  ["Preparava refeições e cuidava da limpeza da cozinha.", ["Meal preparation", "Kitchen cleaning"]],
  ["Resolvia reclamações de clientes.", ["Complaint handling"]],
  ["Faço a inspeção diária do veículo.", ["Vehicle inspection"]],
  ["Treinei cinco novos funcionários.", ["Staff training"]],
  ["Cuidaba de niños y ancianos.", ["Childcare", "Elderly care"]],
  ["Reparaba motores y cambiaba frenos.", ["Engine repair", "Brake replacement"]],
  ["Atiendo el teléfono y archivo los documentos.", ["Telephone answering", "Filing"]],
  ["Rispondevo al telefono e fissavo appuntamenti.", ["Telephone answering", "Appointment scheduling"]],
  ["Gestisco i reclami dei clienti.", ["Complaint handling"]],
  ["Ich repariere Motoren und wechsle Bremsen.", ["Engine repair", "Brake replacement"]],
  ["Baute Fenster und Türen ein.", ["Window installation", "Door installation"]],
  [
    "Wechselte Bremsen und Kupplungen aus; räumte Regale ein.",
    ["Brake replacement", "Clutch replacement", "Shelf stocking"],
  ],
  ["Nahm Reklamationen entgegen und rechnete die Kasse ab.", ["Complaint handling", "Cash reconciliation"]],
  ["Diende medicatie toe en sloot cv-ketels aan.", ["Medication administration", "Boiler installation"]],
])("a sentence that tells what somebody does: %s", (line, expected) => {
  expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
});

test.each([
  ["En primavera, la feria; en verano, la playa."],
  ["Am Montag die Werkstatt, in der Motoren repariert werden."],
  ["Le cuisinier prépare les repas dans l'école qui forme des apprentis."],
])("a sentence about others or about the seasons: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
