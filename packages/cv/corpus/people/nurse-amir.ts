import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-amir",
  family: "nursing",
  country: "AT",
  languageCode: "de",
  name: "Amir Haidari",
  headline: "Diplomierter Gesundheits- und Krankenpfleger",
  email: "amir.haidari@donaumail.example",
  phone: "+43 660 771 4098",
  location: "Linz, Österreich",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Wohnort" },
  sections: [
    {
      heading: "Praxis",
      jobs: [
        { title: "Krankenpfleger Unfallchirurgie", company: "Klinikum Pöstlingberg", place: "Linz", dates: "Seit März 2023", from: "2023-03", to: null, points: ["{Wundversorgung=Wound care|Wundversorgung|Wound management}, {Schmerztherapie=Pain management|Schmerztherapie}, {Mobilisation=Patient mobilisation|Mobilisation|Patient mobilization} nach Operationen.", "[[Neue Übergabeliste eingeführt: Rückfragen der Nachtschicht um die Hälfte gesunken.]]"] },
        { title: "Pflegehelfer", company: "Seniorenheim Traunblick", place: "Wels", dates: "Okt. 2018 – Aug. 2020", from: "2018-10", to: "2020-08", points: ["{Grundpflege=Basic nursing care|Grundpflege|Personal care|Basic care} und Essensausgabe."] },
      ],
    },
    { heading: "Stärken", tags: ["{Medikamentengabe=Medication administration|Medikamentengabe}", "{Pflegedokumentation=Nursing documentation|Pflegedokumentation|Clinical documentation}", "{Reanimation=CPR|Reanimation|Resuscitation|Cardiopulmonary resuscitation}", "{~Einfühlungsvermögen=Empathy|Einfühlungsvermögen}", "{~Belastbarkeit=Resilience|Belastbarkeit|Stress tolerance|Stress resistance}"] },
    { heading: "Bildungsweg", studies: [{ degree: "Diplom Gesundheits- und Krankenpflege", institution: "Schule für Gesundheitsberufe Linz", dates: "09/2020 – 02/2023", year: 2023 }] },
    { heading: "Sprachen", languages: ["{Dari} (Muttersprache)", "{Deutsch=German} (C1)", "{Englisch=English} (B1)"] },
  ],
  optional: ["Nursing", "Elderly care", "Patient care", "Post-operative care", "Surgical nursing", "Shift handover"],
  totalYears: 5.6,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["two-columns", "docx-textbox@libreoffice"],
};
