import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("what was only watched, printed, sold or handed on shows no skill", () => {
  test.each([
    "Printers, CCTV sets and UPS over the counter; fitting was by the technicians.",
    "Welding sets across the counter.",
    "CCTV cameras and UPS on the shelves.",
    "Dental chairs and X-ray machines for clinics, selling only.",
    "Screen replacement I only watched.",
    "AutoCAD drawings I only printed.",
    "Payroll I only handed the timesheets for.",
    "Photoshop layouts were printed by us, never made.",
    "The shop used Magento until 2019 and left it.",
    "Cijfers voor de boekhouding zet ik klaar in een map, meer doe ik daar niet mee.",
    "Celular ia para a bancada do dono: solda e troca de tela eu só olhava.",
    "Loodgieterij en laswerk keek ik alleen naar.",
    "La soudure, je regardais seulement.",
    "La soldadura yo solo la miraba.",
    "La saldatura la guardavo soltanto.",
    "Beim Schweißen habe ich nur zugesehen.",
    "Lassen heb ik alleen gezien.",
    "AutoCAD-Pläne habe ich nur gedruckt.",
    "Les plans AutoCAD, je les imprimais seulement.",
    "Los planos de AutoCAD solo los imprimía.",
    "Os desenhos de AutoCAD só imprimia.",
    "I disegni AutoCAD li stampavo soltanto.",
    "AutoCAD-tekeningen druk ik alleen af.",
    "De la comptabilité je ne fais rien de plus.",
    "Für die Buchhaltung lege ich die Belege bereit, mehr mache ich damit nicht.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});

test.each([
  ["Wrote the price list in Excel and sold over the counter.", ["Microsoft Excel"]],
  ["Repaired laptops and phones over the counter in Zendesk.", ["Zendesk"]],
  ["I only print the AutoCAD drawings after my own check; plans in AutoCAD.", ["AutoCAD"]],
  [
    "Alleen met Excel werk ik dagelijks; cijfers zet ik klaar in Excel, meer doe ik daar niet mee.",
    ["Microsoft Excel"],
  ],
  ["Só com AutoCAD fazia os desenhos.", ["AutoCAD"]],
  ["Solo con SAP registraba los pedidos.", ["SAP"]],
  ["Pläne in AutoCAD gezeichnet und ausgedruckt.", ["AutoCAD"]],
  ["Les plans AutoCAD, je les dessinais et imprimais.", ["AutoCAD"]],
  ["Disegnavo in AutoCAD e stampavo le tavole.", ["AutoCAD"]],
  ["Ich habe nicht nur gedruckt, sondern auch in Photoshop gestaltet.", ["Adobe Photoshop"]],
])("the writer's own: %s", (line, names) => expect(inJob(line)).toEqual(expect.arrayContaining(names)));
