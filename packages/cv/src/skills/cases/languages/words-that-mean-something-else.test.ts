import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  ["Calme la nuit, bavard à la relève.", "Measured surveys"],
  ["Étiquetage des allergènes, relevés HACCP.", "Measured surveys"],
  ["Affiches, badges, accueil des journalistes.", "Reception"],
  ["Vente de gâteaux pour la kermesse de l'école.", "Sales"],
  ["Manutenção preventiva de prensas e tornos.", "Turning"],
  ["Küchen und Einbauschränke vom Aufmaß bis zur Montage.", "Quantity surveying"],
  ["بناء قواعد المصطلحات وذاكرات الترجمة.", "Masonry"],
  ["हर संगीत कार्यक्रम के बाद कुर्सियाँ रखीं।", "Music theory"],
  ["Water samples from a canoe, labelled and driven home.", "Vector CANoe"],
  ["Amendment fees came down after a check sheet of my own.", "A-checks"],
])("an everyday word is no skill: %s", (line, not) => {
  expect(inJob(line)).not.toContain(not);
});
