import { describe, expect, test } from "vitest";
import { besideList } from "../../testing/beside-list.ts";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

const SOFTWARE = "Java, Spring Boot, Docker, PostgreSQL, Kubernetes";

describe("a clause whose subject is somebody else names no skill of the writer", () => {
  test.each([
    "Autoren schreiben bei uns in Word, Manuskripte kommen per Express",
    "Statiker rechnen in RFEM",
    "Lieferanten melden ihre Mengen in SAP",
    "Schweißarbeiten übernahm eine Fremdfirma",
    "Die Grafik lieferte eine Agentur in Photoshop und Illustrator",
    "Um die Buchhaltung kümmert sich meine Kollegin",
    "Kollegen aus der IT programmieren in Java",
    "Die Website wurde von einer Agentur in WordPress erstellt",
    "Der Server wird vom Systemhaus unter Linux betreut",
    "Lohn und Gehalt macht das Mutterhaus in Workday",
    "Die Lohnabrechnung läuft über DATEV beim Steuerberater",
    "Nachfolger arbeitet mit Python",
    "Backup und Firewall: Systemhaus",
    "Schweißen nur durch den Techniker",
    "Ontwikkelaars bouwen het daarna in Swift en Go",
    "Teksten en fotografie leverde de klant",
    "Het dossiersysteem HiX wordt beheerd door de IT-afdeling",
    "De website werd gebouwd door een bureau in WordPress",
    "Salarissen verwerkt het hoofdkantoor in AFAS",
    "Marketing en sociale media deed mijn baas",
    "Constructeurs tekenen in SolidWorks",
    "Lassen mocht alleen de ploegbaas",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["Aufbau von Schaltschränken (EPLAN-Zeichnungen kamen aus der Konstruktion)", "EPLAN"],
    ["Betrieb übernimmt ein Dienstleister mit Puppet, wir liefern Docker-Images", "Puppet"],
    ["Migration des Rechners von COBOL (Altteam) zu Kotlin und Spring Boot", "COBOL"],
    ["Konstrukteure arbeiten in CATIA, wir fertigen in SolidWorks", "CATIA"],
    ["Collega's programmeren in Java, ik test met Selenium", "Java"],
  ])("only the rest of %s is the writer's", (line, not) => {
    expect(inJob(line)).not.toContain(not);
    expect(inJob(line)).not.toEqual([]);
  });
});

describe("plans, what was called off and what is done without show none", () => {
  test.each([
    "Umstellung auf SAP war für das Folgejahr geplant",
    "Umstieg auf S/4HANA kam erst nach meinem Ausscheiden",
    "Schulung in CATIA wurde abgesagt",
    "SPS-Kurs fiel wegen Corona aus",
    "Lehrgang WIG-Schweißen nicht angetreten",
    "Würde gern Kubernetes lernen",
    "Will mich in die Hydraulik einarbeiten",
    "Kein Python, kein Java",
    "Außer Polstern alles gemacht",
    "Der Kater heißt Python",
    "Produkte: Kugellager, Hydraulik, Dichtungen",
    "Verkauft wurden auch Drehmaschinen und Hydraulik",
    "Overstap naar SAP stond gepland na mijn vertrek",
    "Opleiding CATIA ging niet door",
    "Invoering van Salesforce uitgesteld",
    "Cursus stukadoren nooit afgemaakt",
    "Ik wil ooit Python leren",
    "Alles behalve dakwerken",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});

describe("nor does what is nearby, served, read of or still to come", () => {
  test.each([
    "Neben uns saß die Konstruktion mit ihren CAD-Plätzen",
    "Lohnabrechnung gehörte nicht zu meinen Aufgaben",
    "Post für Buchhaltung, Einkauf und Marketing verteilt",
    "Theaterstück über Buchhaltung gesehen",
    "Kurs in Massage geplant, Termin offen",
    "Demnächst CNC-Kurs",
    "Angemeldet zum Kurs Fußpflege",
    "Fortbildung in Wundmanagement beginnt im März",
    "Naast ons zat de tekenkamer met AutoCAD",
    "Boekhouding was niet mijn taak",
    "Boek over Photoshop gelezen",
    "Binnenkort cursus CNC",
    "Bijscholing wondzorg start in maart",
    "Die Tischlerei für Ladenbau und Messebau ging insolvent",
    "Bedrijf in standenbouw en winkelinrichting",
    "Kunden aus Möbelbau und Messebau",
    "Bauherren sind meist Arztpraxen und Hotels",
    "Die Kanzlei vertritt Reedereien im Seerecht",
    "Belieferung von Tischlereien, Gärtnereien und Schlossereien",
    "Aufträge aus Maschinenbau, Schiffbau und Medizintechnik",
    "Lieblingsfach war Chemie, auch Physik",
    "Suche nach Schweißern, Elektrikern und Köchen",
    "Beim Schweißen nur zugesehen",
    "Mijn vader was smid, mijn moeder kokkin",
    "Bij het lassen alleen toegekeken",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["Geen Python, wel R", "R"],
    ["Fortbildung in Wundmanagement geplant und gehalten, Wundversorgung", "Wound care"],
    ["Betrieb im Tal, Möbelbau und Messebau", "Stand building"],
    ["Post bearbeitet, Buchhaltung vorbereitet", "Accounting"],
  ])("but %s does", (line, name) => expect(inJob(line)).toContain(name));
});

describe("beside a list of one's own, too", () => {
  test.each([
    [SOFTWARE, "Produkt für Logistiker: Tourenplanung und Lagerverwaltung"],
    [SOFTWARE, "Frontend in Angular baut ein Team in Krakau"],
    [SOFTWARE, "Kunden buchen damit Massagen, Yoga und Friseurtermine"],
    [SOFTWARE, "Betrieb auf OpenShift liegt bei der Konzern-IT"],
    ["Figma, Wireframes, Prototyping, Nutzerforschung", "Entwickler setzen in React und Swift um"],
    ["Wundversorgung, Medikamentengabe, Katheterpflege", "Physiotherapie und Fußpflege kommen ins Haus"],
    ["Buchhaltung, DATEV, Jahresabschluss, Excel", "Lohn macht das Nachbarbüro mit Lexware"],
    ["Gartenpflege, Heckenschnitt, Baumschnitt", "Pläne zeichnet die Architektin in Vectorworks"],
    ["Lagerverwaltung, Staplerfahren, Inventur", "Umstellung auf SAP EWM läuft ohne mich an"],
  ])("%s: %s", (list, line) => expect(besideList(list, line)).toEqual([]));

  test("but not what the writer's team does", () =>
    expect(besideList(SOFTWARE, "In Angular entwickelt unser Team das Frontend")).toContain("angular"));
});

test.each(["Lieferung per Express, Spring-Brunnen gewartet", "Lager mit Go-Karts und Oracle-Brille"])(
  "goods are no tools: %s",
  (line) => expect(besideList(SOFTWARE, line)).toEqual([]),
);

describe("the like that tell of the writer", () => {
  test.each([
    ["Umstieg auf SAP geplant und umgesetzt", ["SAP"]],
    ["Die Umstellung auf Kubernetes habe ich geplant", ["Kubernetes"]],
    ["Kunden wurden in SAP angelegt", ["SAP"]],
    ["Für den Steuerberater die Buchhaltung vorbereitet", ["Accounting"]],
    ["Hauptaufgabe war die Buchhaltung", ["Accounting"]],
    ["App in React Native, die von 20.000 Kunden genutzt wird", ["React Native"]],
    ["Mit den Entwicklern arbeite ich in Jira", ["Jira"]],
    ["Betreute die Kunden in Salesforce", ["Customer care", "Salesforce"]],
    ["Nebenbei betreute ich den Server unter Linux", ["Linux"]],
    ["Python-Skripte für Kollegen", ["Python"]],
    ["Übernahm die Buchhaltung vom Vorgänger", ["Accounting"]],
    ["Reporting in Power BI für die Geschäftsleitung", ["Power BI"]],
    ["Mein Team und ich entwickeln in Kotlin", ["Kotlin"]],
    ["Website gebouwd in WordPress voor klanten", ["WordPress"]],
    ["Wordt door 500 klanten gebruikt, gemaakt in Vue", ["Vue.js"]],
    ["Ik werk met ontwikkelaars in Jira", ["Jira"]],
    ["Collega's opgeleid in Excel", ["Microsoft Excel"]],
    ["Stond in voor boekhouding en lonen", ["Accounting"]],
    ["Spring-Anwendungen in Docker-Containern", ["Spring", "Docker"]],
  ])("%s", (line, names) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(names)));
  });
});
