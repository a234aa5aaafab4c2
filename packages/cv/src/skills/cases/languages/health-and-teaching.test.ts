import { expect, test } from "vitest";
import { inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Anamneseerhebung, Blutentnahme, Wundversorgung, Hausbesuche, Stillberatung",
    ["History taking", "Phlebotomy", "Wound care", "Home visits", "Breastfeeding support"],
  ],
  [
    "anamnèse, soins de plaies, sondage vésical, préparation de cours, sous-titrage",
    ["History taking", "Wound care", "Urinary catheterisation", "Lesson planning", "Subtitling"],
  ],
  [
    "anamnesis, exploración física, endodoncia, terapia manual, planificación de clases",
    ["History taking", "Physical examination", "Root canal treatment", "Manual therapy", "Lesson planning"],
  ],
  [
    "anamnese clínica, coleta de sangue, tratamento de canal, planos de aula",
    ["History taking", "Phlebotomy", "Root canal treatment", "Lesson planning"],
  ],
  [
    "anamnesi, medicazioni, cure canalari, preparazione delle lezioni, contenzioso",
    ["History taking", "Wound care", "Root canal treatment", "Lesson planning", "Litigation"],
  ],
  [
    "anamnese afnemen, wondzorg, lesvoorbereiding, gebitsreiniging, huisbezoeken",
    ["History taking", "Wound care", "Lesson planning", "Dental prophylaxis", "Home visits"],
  ],
])("a list of care and classes in its own language: %s", (line, names) => {
  expect(inList(line)).toEqual(names);
});
