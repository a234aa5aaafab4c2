import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

test.each([
  ["Transport de bétail et de machines agricoles", "Agricultural machinery"],
  ["Vente de logiciels de comptabilité", "Accounting"],
  ["Standard d'une clinique de radiologie", "Radiology"],
  ["Gardien d'un musée de la photographie", "Photography"],
  ["Cabinet de droit du travail", "Employment law"],
  ["Entreprise de maçonnerie et de charpente", "Masonry"],
  ["Startup spécialisée en intelligence artificielle", "Artificial intelligence"],
  ["Venta de programas de contabilidad", "Accounting"],
  ["Vigilante de un museo de fotografía", "Photography"],
  ["Bufete de derecho laboral y fiscal", "Employment law"],
  ["Pantallas en Flutter para pedidos de sidra", "SIDRA"],
  ["Escritório de direito do trabalho", "Employment law"],
  ["Agent immobilier agréé IPI", "IPI"],
])("the business of a house and what is sold or carried is no skill: %s", (line, not) => {
  expect(skillKeys(inJob(line))).not.toContain(skillKeys([not])[0]);
});

test.each([
  ["Vente de pain et encaissement", "Cash handling"],
  ["Livraison de colis et préparation de commandes", "Order picking"],
  ["Comptabilité d'une entreprise de peinture et déclarations de TVA", "VAT returns"],
  ["Venta de entradas y facturación", "Invoicing"],
  ["Transporte de mercancías y carga de camiones", "Truck loading"],
  ["Empresa de limpieza: abrillantado de suelos y limpieza de cristales", "Window cleaning"],
  ["Vendita al banco e gestione della cassa", "Cash handling"],
])("but the deed behind them is: %s", (line, wanted) => {
  expect(skillKeys(inJob(line))).toContain(skillKeys([wanted])[0]);
});
