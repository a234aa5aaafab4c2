import { expect, test } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

test.each([
  ["Lohnbuchhalter", "Baulohn und Pfändungen für 20 Betriebe", ["Construction payroll"]],
  ["Personalreferentin", "Erstellung von Arbeitszeugnissen", ["Employment references"]],
  ["Pflegefachmann", "Pflegeprozess und postoperative Pflege", ["Nursing process"]],
  ["Pflegefachfrau", "Anleitung von Lernenden, Kinästhetik", ["Student supervision", "Kinaesthetics"]],
  ["Verzorgende", "Stagiairs begeleiden op de afdeling", ["Student supervision"]],
  ["Geometra", "Accatastamenti e frazionamenti", ["Cadastral surveys"]],
  ["Topógrafa", "Levantamientos con estación total", ["Total station"]],
  ["Conducteur de travaux", "Assainissement, enrobés", ["Sewerage", "Paving"]],
  ["Técnica de segurança", "Treinamento de integração e controle de EPI", ["Safety training"]],
  ["Cabeleireira", "Penteados de noiva, alisamento com queratina", ["Bridal hairstyling"]],
  ["Magasinière", "Planification des quais, scan RF", ["Dock scheduling"]],
  ["Addetta vendite", "Riassortimento degli scaffali, resi", ["Replenishment"]],
  ["Automonteur", "Klein onderhoud, airco bijvullen", ["Air conditioning service"]],
  ["सीएनसी ऑपरेटर", "टूल सेटिंग, ऑफसेट देना", ["Tool setting", "Tool offsets"]],
  ["صيدلاني", "تركيب المراهم، التحضيرات الوريدية", ["Compounding", "IV admixture"]],
])("%s: %s", (title, line, skills) => {
  expect(namesIn([{ kind: "experience", lines: [line], position: { title } }])).toEqual(
    expect.arrayContaining(skills),
  );
});

test.each([
  ["Bürokauffrau", "Die Firma legt auf Belastbarkeit der Böden Wert."],
  ["Pizzaiolo", "Il quartiere ha le fognature vecchie."],
])("%s, who has nothing to do with it: %s", (title, line) => {
  expect(namesIn([{ kind: "experience", lines: [line], position: { title } }])).toEqual([]);
});
