import { describe, expect, test } from "vitest";
import { inJob, inList, namesIn } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

describe("what the writer does not do, leaves out or only planned is no skill, in the Latin languages", () => {
  test.each([
    "Version d'iPhone confiée dehors ; jamais touché à Objective-C",
    "Je ne soude pas et ne fais pas de plomberie",
    "Ni soudure ni plomberie",
    "Cours de comptabilité reporté à l'an prochain",
    "Passage à SAP prévu pour 2027",
    "Projet de passer à Kubernetes",
    "Inscrit à une formation de plomberie",
    "Versión de iPhone encargada fuera; nunca toqué Objective-C",
    "No toqué la contabilidad",
    "No llevo nóminas ni contabilidad",
    "Sin soldadura ni fontanería",
    "Curso de contabilidad aplazado",
    "Paso a SAP previsto para 2027",
    "Me gustaría aprender fontanería",
    "Versão de iPhone feita fora; nunca mexi em Objective-C",
    "Não tratava da folha de pagamento",
    "Sem soldadura nem canalização",
    "Passagem a SAP prevista para 2027",
    "Versione iPhone data fuori; mai toccato Objective-C",
    "Passaggio a SAP previsto per il 2027",
    "Corso di contabilità rinviato",
    "Né contabilità né idraulica",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["Toda a gestão exceto folha de pagamento", "Payroll"],
    ["Gestión del taller excepto contabilidad", "Accounting"],
    ["Gestion complète sauf la comptabilité", "Accounting"],
  ])("%s", (line, not) => expect(skillKeys(inJob(line))).not.toContain(skillKeys([not])[0]));

  test.each([
    ["Je ne fais pas que la soudure, aussi la plomberie", ["Plumbing"]],
    ["Je n'ai jamais raté une clôture : comptabilité générale", ["General accounting"]],
    ["Bases de données non relationnelles, MongoDB", ["MongoDB"]],
    ["Contrôle non destructif par ultrasons et soudure TIG", ["TIG welding"]],
    ["Soudure TIG sans défaut", ["TIG welding"]],
    ["Sans encadrement, soudure TIG et plomberie", ["TIG welding", "Plumbing"]],
    ["Nunca falté un día; soldadura TIG", ["TIG welding"]],
    ["Sin supervisión: soldadura TIG", ["TIG welding"]],
    ["Residuos no peligrosos y soldadura TIG", ["TIG welding"]],
    ["Proyecto de migración a Kubernetes terminado en 2022", ["Kubernetes"]],
    ["Formation des utilisateurs à SAP prévue chaque mois", ["SAP"]],
    ["Não só soldadura TIG", ["TIG welding"]],
    ["Saldatura TIG senza difetti né ritardi", ["TIG welding"]],
  ])("but the work is: %s", (line, wanted) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(wanted)));
  });
});

test.each([
  ["Me encargo de las nóminas de 40 empleados", ["Payroll"]],
  ["Encargada de la limpieza del local", ["Cleaning"]],
  ["Chargé du recrutement", ["Recruitment"]],
  ["Je m'occupe de la paie de 40 salariés", ["Payroll"]],
])("who is in charge of it does it: %s", (line, wanted) => {
  expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(wanted)));
});

describe("what a list says its writer has not is no skill of it", () => {
  test.each([
    ["Kotlin, no React Native, Hilt, Retrofit", ["Kotlin", "Hilt", "Retrofit"]],
    ["Kotlin, Hilt, Retrofit. No Flutter, no React Native.", ["Kotlin", "Hilt", "Retrofit"]],
    ["Go, PHP, and please, no Java :)", ["Go", "PHP"]],
    ["MS Office, Debugging (no ABAP development)", ["Microsoft Office", "Debugging"]],
    [
      "Formwork, site safety, little Excel. AutoCAD no knowledge.",
      ["Formwork", "Site safety", "Microsoft Excel"],
    ],
    ["Python, FastAPI, Go. Read Java, never wrote it in anger.", ["Python", "FastAPI", "Go"]],
  ])("%s", (line, wanted) => expect(inList(line)).toEqual(wanted));

  test.each([
    ["Teaching, learning support, Excel", "Learning support"],
    ["NoSQL, no-code tools, Excel", "NoSQL"],
    ["Statistics, deep learning with PyTorch", "Deep learning"],
  ])("but %s", (line, wanted) => expect(inList(line)).toContain(wanted));

  test("nor where it says so apart", () => {
    expect(namesIn([{ kind: "other", lines: ["No Android and no Flutter. I have", "tried."] }])).toEqual([]);
  });
});
