import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Grundpflege, Wundversorgung, Medikamentengabe, Pflegeplanung, Mobilisation, Lagerung, Sterbebegleitung",
    [
      "Personal care",
      "Wound care",
      "Medication administration",
      "Care planning",
      "Patient mobility",
      "Patient positioning",
      "End-of-life care",
    ],
  ],
  [
    "Menüplanung, Speisenzubereitung, Wareneinkauf, Saucenherstellung, Fleischzerlegung, Patisserie, Hygienevorschriften",
    ["Menu planning", "Food preparation", "Purchasing", "Sauces", "Butchery", "Patisserie", "Food hygiene"],
  ],
  [
    "Kommissionierung, Staplerfahren, Wareneingang, Warenausgang, Inventur, Verpackung, Ladungssicherung",
    [
      "Order picking",
      "Forklift operation",
      "Goods receiving",
      "Goods dispatch",
      "Stocktaking",
      "Packing",
      "Load securing",
    ],
  ],
  [
    "Kinderbetreuung, Elterngespräche, Eingewöhnung, Kreatives Gestalten, Musikalische Früherziehung, Vorschularbeit, Aufsicht",
    [
      "Childcare",
      "Parent communication",
      "Settling-in",
      "Arts and crafts",
      "Music education",
      "Preschool education",
      "Supervision",
    ],
  ],
  [
    "Haarschnitt, Colorationen, Dauerwelle, Bartpflege, Haarverlängerung, Maniküre, Make-up",
    ["Haircutting", "Hair colouring", "Perming", "Beard trimming", "Hair extensions", "Manicure", "Make-up"],
  ],
  [
    "Webentwicklung, Datenbankentwurf, Agile Methoden, Versionskontrolle, Schnittstellenentwicklung, Objektorientierte Programmierung, Anforderungsanalyse",
    [
      "Web development",
      "Database design",
      "Agile",
      "Version control",
      "API development",
      "Object-oriented programming",
      "Requirements analysis",
    ],
  ],
  [
    "Check-in und Check-out, Reservierungen, Gästebetreuung, Zimmerreinigung, Frühstücksservice, Bankettservice, Opera",
    [
      "Check-in",
      "Reservations",
      "Guest relations",
      "Room cleaning",
      "Breakfast service",
      "Banqueting",
      "Opera PMS",
    ],
  ],
  [
    "Personalbeschaffung, Bewerbungsgespräche, Arbeitsrecht, Zeiterfassung, Onboarding, Entgeltabrechnung, Personalplanung",
    [
      "Recruitment",
      "Interviewing",
      "Labour law",
      "Time and attendance",
      "Onboarding",
      "Payroll",
      "Workforce planning",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["Durchführung der Grund- und Behandlungspflege", ["Personal care"]],
  ["Wartung und Instandsetzung elektrischer Anlagen", ["Electrical maintenance"]],
  ["Verlegung von Leitungen und Anschluss von Verteilern", ["Cable laying"]],
  ["Zubereitung von warmen und kalten Speisen", ["Food preparation"]],
  ["Einhaltung der HACCP-Richtlinien und Reinigung der Küche", ["HACCP", "Kitchen cleaning"]],
  [
    "Verbuchung der Eingangsrechnungen und Abstimmung der Konten",
    ["Invoice processing", "Account reconciliation"],
  ],
  ["Kommissionieren von Aufträgen mit dem Handscanner", ["Order picking"]],
  ["Auslesen des Fehlerspeichers und Einstellen des Fahrwerks", ["Vehicle diagnostics", "Wheel alignment"]],
  ["Führen von Entwicklungs- und Elterngesprächen", ["Parent communication"]],
  ["Betreuung von Kindern unter drei Jahren", ["Childcare"]],
  [
    "Koordination von Terminen und Organisation von Dienstreisen",
    ["Appointment scheduling", "Travel arrangements"],
  ],
  ["Erledigung der Korrespondenz auf Deutsch und Englisch", ["Correspondence"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
