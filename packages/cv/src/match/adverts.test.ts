import { expect, test } from "vitest";
import type { JobRequirements } from "../types.ts";
import { compileJob } from "./job/compile-job.ts";
import { compileProfile } from "./profile/compile-profile.ts";
import { scoreOnly } from "./score.ts";
import { PEOPLE, type Person } from "./testing/people-of-trades.ts";

/** Adverts as employers write them; who comes first, who must come next in any order, before everyone else. */
const ADVERTS: readonly [JobRequirements, Person, readonly Person[]][] = [
  [
    {
      title: "Registered Nurse – Surgical Ward (Nights)",
      description:
        "We are a 120-bed private hospital looking for a kind and thorough nurse to join our surgical ward. You will look after post-operative patients, give medication, dress wounds and hand over to the day team. Three 12-hour shifts a week. A valid licence is a must; good spoken English; you stay calm when it gets busy.",
      requiredSkills: [],
      requiredYears: 0,
    },
    "nurse",
    ["carer", "midwife", "doctor"],
  ],
  [
    {
      title: "Live-in Carer for an elderly gentleman",
      description:
        "Our father (84, early dementia) needs help with washing, dressing and meals, and some company. Light housework. Driving licence welcome. References will be asked for.",
      requiredSkills: [],
      requiredYears: 0,
    },
    "carer",
    ["nurse"],
  ],
  [
    {
      title: "Frontend Engineer (m/f/d), remote within Europe",
      description:
        "You will own our booking flow. Our stack: React, TypeScript, GraphQL, Playwright. We care about accessibility and speed. You write clearly, review kindly and enjoy working with designers. Excel or Photoshop are not needed.",
      requiredSkills: ["React", "TypeScript", "GraphQL", "Communication skills"],
      requiredYears: 3,
    },
    "frontend",
    ["backend"],
  ],
  [
    {
      title: "Assistant Accountant",
      description:
        "A family-run wholesaler seeks an assistant accountant: supplier invoices, bank reconciliation, VAT returns, month-end. Part-qualified (ACCA, CIMA or AAT). Good Excel. Team player with an eye for detail.",
      requiredSkills: ["Bank reconciliation", "VAT", "Microsoft Excel", "Attention to detail"],
      requiredYears: 2,
    },
    "accountant",
    ["auditor"],
  ],
  [
    {
      title: "Guest Relations Officer",
      description:
        "Beach resort, 86 rooms. Welcome guests on arrival, handle reservations and complaints, keep the lobby running. Opera experience preferred. Good English, any other language is a bonus. Smart appearance, flexible with shifts.",
      requiredSkills: ["Customer service", "Communication", "English"],
      requiredYears: 1,
    },
    "receptionist",
    [],
  ],
  [
    {
      title: "Warehouse Team Leader – Goods In",
      description:
        "Lead eight people on the early shift. Plan the unloading, check deliveries against orders, keep stock figures right in SAP, coach new starters. Forklift licence useful. Must be able to work at a steady pace.",
      requiredSkills: ["Inventory management", "SAP", "Leadership", "Driving licence"],
      requiredYears: 3,
    },
    "warehouse",
    ["planner"],
  ],
  [
    {
      title: "Buchhalter (m/w/d) in Teilzeit",
      description:
        "Für unser Büro in Kassel suchen wir eine zuverlässige Kraft für die Kreditoren- und Debitorenbuchhaltung, den Monatsabschluss und die Umsatzsteuervoranmeldung. DATEV und Excel setzen wir voraus. Sie arbeiten sorgfältig und sind teamfähig.",
      requiredSkills: [],
      requiredYears: 0,
    },
    "accountant",
    ["auditor"],
  ],
  [
    {
      title: "Elektroniker für Energie- und Gebäudetechnik (m/w/d)",
      description:
        "Installation und Wartung elektrischer Anlagen in Wohn- und Gewerbebauten, Fehlersuche, Prüfung nach VDE. Führerschein Klasse B. Abgeschlossene Ausbildung, gerne auch Berufsanfänger.",
      requiredSkills: ["Elektroinstallation", "Fehlersuche", "Führerschein", "Teamfähigkeit"],
      requiredYears: 0,
    },
    "electrician",
    ["hvac"],
  ],
  [
    {
      title: "Camarero/a para restaurante en el centro",
      description:
        "Buscamos camarero o camarera con experiencia en sala, servicio de mesa y vinos. Trato agradable con el cliente, trabajo en equipo e inglés básico. Contrato indefinido, dos días libres seguidos.",
      requiredSkills: [],
      requiredYears: 0,
    },
    "waiter",
    ["receptionist", "chef", "shop"],
  ],
  [
    {
      title: "Maestra/o de educación primaria",
      description:
        "Colegio concertado precisa docente de primaria para una sustitución de nueve meses. Programación de aula, tutoría y atención a las familias. Imprescindible titulación de Magisterio.",
      requiredSkills: ["Gestión del aula", "Comunicación", "Trabajo en equipo"],
      requiredYears: 2,
    },
    "teacher",
    ["preschool"],
  ],
];

test.each(ADVERTS)("$title", (advert, first, next) => {
  const compiled = compileJob(advert);
  const ranking = Object.entries(PEOPLE)
    .map(([name, candidate]) => ({ name, score: scoreOnly(compileProfile(candidate), compiled) }))
    .sort((a, b) => b.score - a.score);
  const shown = ranking.slice(0, 8).map(({ name, score }) => `${name} ${score}`);
  const [best, ...others] = ranking;
  expect(best?.name, shown.join(", ")).toBe(first);
  const nextScores = others.filter(({ name }) => next.some((one) => one === name)).map(({ score }) => score);
  const rest = others.filter(({ name }) => !next.some((one) => one === name));
  expect(best?.score, shown.join(", ")).toBeGreaterThan(Math.max(...others.map(({ score }) => score)));
  expect(Math.max(...rest.map(({ score }) => score)), shown.join(", ")).toBeLessThan(
    Math.min(101, ...nextScores),
  );
});
