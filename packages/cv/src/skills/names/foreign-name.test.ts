import { expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";

test.each([
  ["a department", "تسليم التقارير لقسم المبيعات وإدارة الصيانة"],
  ["a department in Hindi", "आयकर विभाग और प्रशासन के पत्र सफाई विभाग को दिए"],
  ["a counter in Tamil", "வரவேற்பு மேசையில் இருந்தேன், பராமரிப்பு பிரிவுக்குச் சென்றேன்"],
  ["an office in Sinhala", "බදු කාර්යාලයට ගියෙමි, නඩත්තුව සඳහා ඉල්ලීමක් යැව්වෙමි"],
  ["what is cut is no hair", "Taglio di salumi e formaggi al banco"],
  ["an audit by others", "Apoyo en la revisión de cuentas antes de la auditoría"],
])("a word of the everyday names no skill: %s", (_, line) => expect(inJob(line)).toEqual([]));

test.each([
  ["التنظيف والتعقيم بعد كل جلسة", ["Cleaning", "Sterilisation"]],
  ["घर और दफ़्तर की सफाई करना", ["Cleaning"]],
  ["Realização de curativos no domicílio", ["Wound care"]],
  ["Verkauf von Backwaren", ["Sales"]],
])("as what was done it does: %s", (line, names) => expect(inJob(line)).toEqual(names));

test("English nouns that French has too are French in a French CV", () =>
  expect(
    namesIn([
      {
        kind: "experience",
        lines: [
          "Correction du livret avec les équipes et surveillance de la cour",
          "Participation à l'animation du réseau pour la direction de l'instruction",
        ],
      },
    ]),
  ).toEqual([]));
