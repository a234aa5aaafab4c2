import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

/** The keys of what a bullet shows of the names given. */
function shown(line: string, names: readonly string[]): string[] {
  const keys = new Set(skillKeys(names));
  return skillKeys(inJob(line)).filter((key) => keys.has(key));
}

describe("what the writer says they do not do themselves is no skill of theirs", () => {
  test.each([
    ["Set up the shop drawings; I do not weld or do plumbing.", ["Welding", "Plumbing"]],
    ["Runs the front desk, I don't do payroll.", ["Payroll"]],
    ["Sold the kitchens; I have never fitted kitchens or done plumbing.", ["Kitchen fitting", "Plumbing"]],
    ["Arranged the crew, but plastering I never did myself.", ["Plastering"]],
    ["Payroll: I sat next to it and would like to learn it.", ["Payroll"]],
    ["Aufmaß und Angebote, selbst geschweißt habe ich nie.", ["Welding"]],
    ["Termine für die Praxis; Blutentnahme mache ich nicht selbst.", ["Phlebotomy"]],
    ["Dossiers voor de praktijk, niet zelf triëren.", ["Triage"]],
    ["Planning van de ploeg; lassen doe ik niet zelf.", ["Welding"]],
    ["Devis et relances ; la soudure, je ne la fais pas moi-même.", ["Welding"]],
    ["Llevaba la agenda; la soldadura no la hago yo.", ["Welding"]],
    ["Agenda da oficina; soldagem não faço eu.", ["Welding"]],
    ["Preventivi per l'officina; la saldatura non la faccio io.", ["Welding"]],
    ["Recognise an emergency and fetch the nurse, no triage myself.", ["Triage"]],
    ["Kotlin noch nicht eingesetzt.", ["Kotlin"]],
    ["Kotlin ist mir neu.", ["Kotlin"]],
    ["Kotlin : pas encore.", ["Kotlin"]],
    ["No he usado Kotlin.", ["Kotlin"]],
    ["Ainda não trabalhei com Kotlin.", ["Kotlin"]],
    ["Kotlin non ancora.", ["Kotlin"]],
    ["Nog niet met Kotlin gewerkt.", ["Kotlin"]],
    ["Laid bricks; did not do plastering or plumbing.", ["Plastering", "Plumbing"]],
    ["Did no welding.", ["Welding"]],
    ["Plumbing I did not do.", ["Plumbing"]],
    ["Have not touched Kotlin.", ["Kotlin"]],
    ["Kotlin: not yet.", ["Kotlin"]],
    ["Kotlin is new to me.", ["Kotlin"]],
    ["Not my field: Kotlin.", ["Kotlin"]],
    ["Neither Kotlin nor Swift.", ["Kotlin", "Swift"]],
    ["Without Kotlin knowledge.", ["Kotlin"]],
    ["New to Tableau, yet to learn Power BI.", ["Tableau", "Power BI"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["I do not only weld but also do plumbing.", ["Plumbing"]],
    ["I have never missed a payroll run in nine years of payroll processing.", ["Payroll"]],
    ["I do not stop before the plastering is smooth; plastering of stairwells.", ["Plastering"]],
    ["Plumbing and tiling, all of it done myself.", ["Plumbing", "Tiling"]],
    ["Ich habe nicht nur Rohre verlegt, sondern auch die Lohnbuchhaltung gemacht.", ["Payroll"]],
    ["Lassen van frames en voorraadbeheer, zelf gedaan en niet uitbesteed.", ["Welding"]],
    ["Welding of frames; I do not mind the heat.", ["Welding"]],
    ["Payroll processing for 80, never late.", ["Payroll"]],
    ["Have not missed a release in four years of Kotlin.", ["Kotlin"]],
    ["Kotlin eingesetzt, als es noch nicht üblich war.", ["Kotlin"]],
    ["No he fallado ninguna entrega con Kotlin.", ["Kotlin"]],
    ["Kotlin en production quand d'autres n'y étaient pas encore.", ["Kotlin"]],
    ["Did not only write Kotlin but tested it.", ["Kotlin"]],
    ["Services new to the team, all in Kotlin.", ["Kotlin"]],
    ["Taught people without Kotlin knowledge how to read it.", ["Kotlin"]],
    ["Kotlin services do not use more than 200 MB.", ["Kotlin"]],
    ["Did no harm in ten years of welding.", ["Welding"]],
  ])("but what they do is: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});

describe("those to whom people are sent, or whose desk it is, do their own work", () => {
  test.each([
    [
      "Reception for cardiology, dermatology and radiology; bookings in Epic.",
      ["Cardiology", "Dermatology", "Radiology"],
    ],
    ["Front desk for physiotherapy and dentistry.", ["Physiotherapy", "Dentistry"]],
    [
      "Referred walk-ins to phlebotomy, physiotherapy or pharmacy.",
      ["Phlebotomy", "Physiotherapy", "Pharmacy"],
    ],
    ["Directed visitors to radiology, oncology and dialysis.", ["Radiology", "Oncology", "Dialysis"]],
    ["Empfang für Kardiologie, Radiologie und Dermatologie.", ["Cardiology", "Radiology", "Dermatology"]],
    ["Weiterleitung der Patienten an Radiologie und Physiotherapie.", ["Radiology", "Physiotherapy"]],
    [
      "Accueil pour la cardiologie et la dermatologie, orientation vers la radiologie.",
      ["Cardiology", "Dermatology", "Radiology"],
    ],
    [
      "Derivar a los pacientes a cardiología, radiología o fisioterapia.",
      ["Cardiology", "Radiology", "Physiotherapy"],
    ],
    [
      "Encaminhar utentes para cardiologia, radiologia e fisioterapia.",
      ["Cardiology", "Radiology", "Physiotherapy"],
    ],
    [
      "Indirizzare i pazienti a cardiologia, radiologia e fisioterapia.",
      ["Cardiology", "Radiology", "Physiotherapy"],
    ],
    ["Receptie voor fysiotherapie, radiologie en cardiologie.", ["Physiotherapy", "Radiology", "Cardiology"]],
    [
      "Doorverwijzen naar fysiotherapie, bloedprikken en apotheek.",
      ["Physiotherapy", "Phlebotomy", "Pharmacy"],
    ],
    [
      "Trades on the site whom I only telephone: scaffolding, plastering, the joiners' workshop.",
      ["Scaffolding", "Plastering"],
    ],
    [
      "The desks I just forward calls to: payroll, bookkeeping and procurement.",
      ["Payroll", "Bookkeeping", "Procurement"],
    ],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["Reception, phlebotomy and ECG recording at a small practice.", ["Phlebotomy"]],
    ["Triage of walk-ins, whom two practices refer.", ["Triage"]],
    ["Referred complex cases onwards and kept up bookkeeping for the practice.", ["Bookkeeping"]],
    ["Receptie, boekhouding en facturatie van een hotel.", ["Accounting", "Invoicing"]],
    ["Empfang, Buchhaltung und Rechnungsstellung in einem Hotel.", ["Accounting", "Invoicing"]],
    ["Phlebotomy for cardiology and dialysis patients.", ["Phlebotomy"]],
  ])("but their own work counts: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});

describe("animals, boats and children have names", () => {
  test.each([
    ["Garde d'un chat nommé Python.", "Python"],
    ["Ein Hund namens Django im Büro.", "Django"],
    ["Een kat genaamd Python op kantoor.", "Python"],
    ["Un perro llamado Docker en el taller.", "Docker"],
    ["Um gato chamado Python no escritório.", "Python"],
    ["Un gatto di nome Python in ufficio.", "Python"],
  ])("%s", (line, name) => {
    expect(inJob(line)).not.toContain(name);
  });
});

test.each([
  ["Claims and judgments with the solr.", "Apache Solr"],
  ["Tickets and Jira boards; parked behind the docker.", "Docker"],
])("a tool in small letters behind an article is something else: %s", (line, name) => {
  expect(inJob(line)).not.toContain(name);
});

test("a tool in small letters beside others is the tool", () => {
  expect(inJob("Search in the solr cluster with python and docker.")).toEqual(
    expect.arrayContaining(["Apache Solr", "Python", "Docker"]),
  );
});
