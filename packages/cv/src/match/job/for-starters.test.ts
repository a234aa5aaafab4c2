import { expect, test } from "vitest";
import { job } from "../testing/build-profile.ts";
import { isForStarters } from "./for-starters.ts";

test.each([
  ["Trainee Nurse", ""],
  ["Carer", "No experience needed: kindness is."],
  ["Carer", "Full training given."],
  ["Cook", "First job in a kitchen or second."],
  ["Pharmacy Assistant", "A trained beginner is welcome."],
  ["Elektroniker", "Gerne auch Berufsanfänger."],
  ["Verkäufer", "Gern auch Quereinsteiger."],
  ["Serveur", "Débutants acceptés."],
  ["Camarero", "No se requiere experiencia."],
  ["Atendente", "Vaga para primeiro emprego."],
  ["Commesso", "Anche senza esperienza."],
  ["Verkoper", "Geen ervaring nodig."],
])("%s: %s", (title, description) => {
  expect(isForStarters(job([], { title, description }))).toBe(true);
});

test.each([
  ["Nurse", "Experience is a must.", 0],
  ["Internal Auditor", "", 0],
  ["Sales Trainer", "You plan training; your first week is with us.", 0],
  ["Carer", "No experience needed.", 2],
])("not %s: %s", (title, description, requiredYears) => {
  expect(isForStarters(job([], { title, description, requiredYears }))).toBe(false);
});
