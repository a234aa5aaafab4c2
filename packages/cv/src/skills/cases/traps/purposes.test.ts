import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("what others need a thing for is no skill of the writer", () => {
  test.each([
    "Time studies in sewing, cutting and packing.",
    "Opens letters of credit for yarn, dyes and spare parts.",
    "Kept 30 trucks for refrigerated transport and waste collection on the road.",
    "Estudio de tiempos en costura, troquelado y empaque.",
    "Zeitstudien in Näherei, Zuschnitt und Verpackung.",
    "Études de temps en couture, découpe et emballage.",
  ])("%s", (line) => {
    const found = inJob(line).filter((name) => !/time|letters? of credit|motion/i.test(name));
    expect(found).toEqual([]);
  });

  test.each([
    ["Wartung von 40 Zugmaschinen für Kühltransporte und Gefahrgut", "Kühltransporte"],
    ["Entretien de 12 camions pour le transport frigorifique", "Refrigerated transport"],
  ])("%s", (line, skill) => expect(inJob(line)).not.toContain(skill));
});

test("what is done for somebody stays", () => {
  expect(inJob("Sewing, cutting and packing for three shops.")).toEqual(
    expect.arrayContaining(["Sewing", "Packing"]),
  );
  expect(inJob("Time studies and line balancing in the sewing hall.")).toEqual(
    expect.arrayContaining(["Line balancing"]),
  );
});
