import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

/** What was done, with its object before the participle. */
test.each([
  [
    "Wände gestrichen, Böden verlegt, Türen eingebaut",
    ["Wall painting", "Floor laying", "Door installation"],
  ],
  ["Habe Bäder gefliest und Küchen montiert", ["Bathroom tiling", "Kitchen fitting"]],
  [
    "Rechnungen geprüft und verbucht, Konten abgestimmt",
    ["Invoice checking", "Invoice processing", "Account reconciliation"],
  ],
  [
    "Hecken geschnitten, Rasen gemäht und Bäume gepflanzt",
    ["Hedge trimming", "Lawn mowing", "Tree planting"],
  ],
  [
    "Reifen gewechselt, Bremsen erneuert, Öl gewechselt",
    ["Tyre replacement", "Brake repair", "Oil changing"],
  ],
  [
    "Schnittstellen entwickelt, Datenbanken entworfen, Tests geschrieben",
    ["API development", "Database design"],
  ],
  [
    "Bloed geprikt, patiënten ontvangen, afspraken gemaakt",
    ["Phlebotomy", "Patient reception", "Appointment scheduling"],
  ],
  ["Facturen gecontroleerd, rekeningen afgestemd", ["Invoice checking", "Account reconciliation"]],
  ["Hagen geknipt, gras gemaaid, bomen gesnoeid", ["Hedge trimming", "Lawn mowing", "Tree pruning"]],
  ["Banden gewisseld, remmen vernieuwd, olie ververst", ["Tyre fitting", "Brake repair", "Oil change"]],
  [
    "Muren geschilderd, vloeren gelegd, deuren geplaatst",
    ["House painting", "Floor laying", "Door installation"],
  ],
])("%s", (line, names) => expect(inJob(line)).toEqual(names));

test.each([
  [
    "Aufbau von Schaltschränken, Tausch von Frequenzumrichtern",
    ["Panel wiring", "Variable frequency drives"],
  ],
  [
    "Satz und Umschlaggestaltung von Sachbüchern, Reinzeichnung",
    ["Typesetting", "Book cover design", "Final artwork"],
  ],
  ["Abrechnung nach RVG, Zwangsvollstreckung", ["Legal fee billing", "Debt enforcement"]],
  ["Beurkundung von Geburten und Sterbefällen, Trauungen", ["Civil registration", "Wedding ceremonies"]],
  [
    "Möbelbau auf Maß, Messebau und Innenausbau",
    ["Furniture making", "Stand building", "Interior finishing"],
  ],
  ["Opbouw van een designsystem, wireframes", ["Design systems", "Wireframing"]],
  ["Warmtepompen plaatsen en dakgoten plaatsen", ["Heat pump installation", "Gutter installation"]],
])("%s", (line, names) => expect(inJob(line)).toEqual(expect.arrayContaining(names)));

test.each([
  ["Berate Kunden", "Customer advice"],
  ["Kunden beraten", "Customer advice"],
  ["Repariere Pumpen", "Pump repair"],
  ["Reifen gewechselt", "Tyre replacement"],
  ["Bomen gesnoeid", "Tree pruning"],
])("so short that no small word tells the language: %s", (line, name) => expect(inJob(line)).toContain(name));

test.each(["Das Haus wurde 1990 gebaut.", "Gelernt habe ich dort viel.", "De winkel is in 2019 verkocht."])(
  "names no skill: %s",
  (line) => expect(inJob(line)).toEqual([]),
);
