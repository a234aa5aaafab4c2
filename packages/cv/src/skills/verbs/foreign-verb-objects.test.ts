import { expect, test } from "vitest";
import { inJob, inList } from "../testing/build-cv.ts";

test.each([
  ["Pose de chaudières et réparation de pompes.", ["Boiler installation", "Pump repair"]],
  [
    "Kessel montieren, Fenster und Türen einbauen.",
    ["Boiler installation", "Window installation", "Door installation"],
  ],
  ["Zubereitung von warmen und kalten Speisen.", ["Food preparation"]],
  ["Mantenimiento de ascensores y reparación de bombas.", ["Lift maintenance", "Pump repair"]],
  ["पंप और इंजन की मरम्मत", ["Pump repair", "Engine repair"]],
])("%s", (line, expected) => expect(inJob(line)).toEqual(expect.arrayContaining(expected)));

test("a compound of German is read like its parts", () =>
  expect(inList("Pumpenreparatur, Kesselmontage")).toEqual(["Pump repair", "Boiler installation"]));

test.each([
  "Verantwortlich für die Küche und das Lager.",
  "Travail avec les clients et les machines.",
  "Ponerse en contacto con la caldera del barrio.",
])("objects without a verb say nothing: %s", (line) => expect(inJob(line)).toEqual([]));
