import { describe, expect, test } from "vitest";
import { findSkills } from "../find-skills.ts";
import { buildCv, inJob, namesIn } from "../testing/build-cv.ts";

/** Makes the CV one of that language, and shows no skill. */
const AROUND = {
  de: "Mit Sorgfalt für die Gäste und das Haus im Dorf.",
  fr: "Dans une équipe de dix pour les familles et le quartier.",
  es: "Con los vecinos y para las familias del barrio.",
  pt: "Com os vizinhos do bairro e para os dias de festa.",
  it: "Per le famiglie del paese e con gli amici di sempre.",
  nl: "Voor het dorp en met een van de buren.",
} as const;

function read(language: keyof typeof AROUND, line: string): string[] {
  return inJob(AROUND[language], line);
}

describe("activities of other languages that the graph does not know", () => {
  test.each([
    ["de", "Kleben von Drachenleinen, Kinderlaternenbeschichtung.", "Kleben von Drachenleinen"],
    ["de", "Kleben von Drachenleinen, Laternenbeschichtung.", "Laternenbeschichtung"],
    ["de", "Drachenleinen spleißen, Biegen von Laternenstäben.", "Drachenleinen spleißen"],
    ["fr", "Collage de lanternes, épissage des cordes de harpe.", "Collage de lanternes"],
    ["es", "Trenzado de mimbres, coloración de farolillos.", "Trenzado de mimbres"],
    ["pt", "Colagem de lanternas, tingimento de fitas.", "Colagem de lanternas"],
    ["it", "Incollaggio di lanterne, piegatura degli aquiloni.", "Piegatura degli aquiloni"],
    ["nl", "Lijmen van lampions, vliegertouwen splitsen.", "Vliegertouwen splitsen"],
  ] as const)("%s: %s", (language, line, expected) => {
    expect(read(language, line)).toContain(expected);
  });

  test("have an id of their own", () => {
    const lines = [AROUND.fr, "Collage de lanternes, épissage des cordes de harpe."];
    const found = findSkills(buildCv([{ kind: "experience", lines }]));
    expect(found.find((skill) => skill.name === "Collage de lanternes")).toMatchObject({
      id: "other:collage-de-lanternes",
      kind: "technical",
      group: "other",
    });
  });

  test("need another one beside them", () => {
    expect(read("fr", "Collage de lanternes, et bien des rires.")).toEqual([]);
    expect(read("de", "Laternenbeschichtung, viele Gespräche.")).toEqual([]);
  });

  test.each([
    ["fr", "Augmentation du chiffre, participation aux salons, connaissance des quartiers."],
    ["fr", "Département de la Drôme, village de montagne, garage de mon oncle."],
    ["es", "Encargado de noche, resultado de meses, mercado de flores."],
    ["pt", "Garagem do vizinho, viagem de comboio, imagem da marca."],
    ["it", "Villaggio del nonno, viaggio di ritorno, struttura di montagna."],
    ["nl", "Klanten van vroeger, landen van herkomst, mooie lampionnen."],
    ["de", "Kunden der Region, Leitung der Abteilung, schöne Laternen."],
    ["de", "Verbesserung der Abläufe, Erhöhung des Umsatzes, Einhaltung der Fristen."],
  ] as const)("not from everyday speech: %s: %s", (language, line) => {
    expect(read(language, line)).toEqual([]);
  });

  test("are read from work only, and not in English", () => {
    const line = "Collage de lanternes, épissage des cordes de harpe.";
    expect(namesIn([{ kind: "summary", lines: [AROUND.fr, line] }])).not.toContain("Collage de lanternes");
    expect(inJob("With the team for the firm of my uncle and the town.", line)).not.toContain(
      "Collage de lanternes",
    );
  });
});
