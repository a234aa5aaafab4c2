import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("verbs that tell of a subject of their own, in other languages", () => {
  test.each([
    "Geometri e architetti disegnano in AutoCAD.",
    "Os despachantes usam Excel e os contadores, SAP.",
    "Despachantes usam o SAP na alfândega.",
    "Agricultores vecinos cultivan el viñedo.",
    "Contabilidad pide los albaranes cada viernes.",
    "Marketing quiere pasarse a HubSpot el año que viene.",
    "La web la hizo en WordPress un sobrino del dueño.",
    "Il sito in WordPress l'ha curato una ditta esterna.",
    "De la contabilidad se ocupa mi jefa.",
    "Trockenbau und Malerarbeiten erledigten andere Gewerke.",
    "Der Vertrieb kalkuliert in SAP.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["As minhas tarefas incluíam folha de pagamento no SAP.", "SAP"],
    ["La web la hice en WordPress.", "WordPress"],
    ["Der tägliche Umgang mit SAP und Excel.", "SAP"],
    ["Montaggio di impianti e disegno in AutoCAD.", "AutoCAD"],
    ["Facturas y pedidos en SAP.", "SAP"],
    ["Containers lossen en retouren verwerken in SAP.", "SAP"],
  ])("but the writer's own counts: %s", (line, name) => expect(inJob(line)).toContain(name));
});
