import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const JOB = [
  "# Experience",
  "Shop Assistant\tMarch 2020 – Present",
  "Delta Works Ltd",
  "* Kept the shelves full.",
];

test.each([
  [
    "a label whose rows go on below",
    [
      "# Personal skills",
      "Mother tongue(s)\tRomanian",
      "Other language(s)\tEnglish – C1 (understanding) C1 (speaking) B2 (writing)",
      "Hungarian – A2 A2 A1",
      "Social skills\tPatient with Italian clients",
    ],
    "Romanian, English, Hungarian",
  ],
  [
    "a label over its rows",
    [
      "# Personal skills",
      "Other languages",
      "Danish: B1 B1 A2",
      "Greek: A2 A1 A1",
      "Social skills\tPatience",
    ],
    "Danish, Greek",
  ],
  [
    "a label that says what is done with them",
    ["# Personal Details", "Languages to read, write & speak : English, Hindi"],
    "English, Hindi",
  ],
  [
    "languages of West Africa as French spells them",
    ["# Langues", "Diola : langue maternelle / Sonrhaï : bien / Malinké : un peu"],
    "Jola, Songhai, Maninka",
  ],
  [
    "near relatives",
    ["# Languages", "Runyankole, Rukiga, Rutooro, Runyoro"],
    "Runyankole, Rukiga, Rutooro, Runyoro",
  ],
  ["bars", ["# Languages", "English – fluent | Sinhala – native | Tamil – basic"], "English, Sinhala, Tamil"],
  [
    "a table of three abilities",
    [
      "# Language Proficiency",
      "Language\tSpeaking\tReading\tWriting",
      "Sinhala\tExcellent\tExcellent\tExcellent",
      "English\tGood\tGood\tFair",
    ],
    "Sinhala, English",
  ],
  [
    "full stops",
    ["# Idiomas", "Español nativo. Inglés C1. Catalán nivel medio."],
    "Spanish, English, Catalan",
  ],
  [
    "a label among personal data",
    ["# Personal details", "Mother tongue: Tamil", "Other languages: English, Sinhala"],
    "Tamil, English, Sinhala",
  ],
  [
    "a sentence",
    ["# Languages", "I speak Kinyarwanda and Swahili at home, French and English at work."],
    "Kinyarwanda, Swahili, French, English",
  ],
  [
    "a row in Dutch",
    ["# Talen", "Nederlands · Berbers (Tarifit) · Thais B1 · Hindoestaans"],
    "Dutch, Berber, Thai, Sarnami",
  ],
  ["stars in front", ["# Languages", "★★★★★ English", "★★★☆☆ Arabic"], "English, Arabic"],
  [
    "one level for two",
    ["# Profile", "Bilingual in English and Welsh, with twelve years in schools."],
    "English, Welsh",
  ],
  ["a sign language", ["# Languages", "English, some Auslan"], "English, Auslan"],
  ["short names", ["# Languages", "English, Twi, Ga", "Edo – mother tongue"], "English, Twi, Ga, Edo"],
  ["names of people", ["# Languages", "Karen | Burmese | Thai"], "Karen, Burmese, Thai"],
  [
    "languages of a region",
    ["# Languages", "Nzema, Urhobo, Soninke, Maranao, Acehnese, Chittagonian"],
    "Nzema, Urhobo, Soninke, Maranao, Acehnese, Chittagonian",
  ],
  [
    "languages of Rajasthan",
    ["# भाषाएँ", "हिंदी, मारवाड़ी", "Marwari (native), Rajasthani, Gujarati"],
    "Hindi, Marwari, Rajasthani, Gujarati",
  ],
  [
    "signs by their country",
    ["# Langues", "français, langue des signes (LSF)"],
    "French, French Sign Language",
  ],
  [
    "a state and small words",
    ["# Languages", "English, Spanish, Atlanta, GA", "Ik ga Frans leren"],
    "English, Spanish, French",
  ],
  [
    "names of people, places and programs outside a list of languages",
    ["# Profile", "Karen is fluent in Maya and lived in Edo; native of Atlanta, GA."],
    "",
  ],
  [
    "data of the person one behind the other",
    ["# Personal details", "Born: 12 May 1990 • Languages: Gujarati & English (good) • Likes: French cinema"],
    "Gujarati, English",
  ],
  [
    "Dutch",
    ["# Talen", "Nederlands: moedertaal", "Engels: goed", "Papiaments: goed"],
    "Dutch, English, Papiamento",
  ],
])("%s", (_, lines, expected) => {
  const cv = parseDocument(cvDocument(["! Ada Byron", "ada@byron.example", ...JOB, ...lines]), "2026-11-01");
  expect(cv.languages.map(({ name }) => name).join(", ")).toBe(expected);
});

test("all words of a level in front of its language", () => {
  const { languages } = parseDocument(
    cvDocument(["! Ada Byron", "# Languages", "Very good French", "Mother tongue Tamil"]),
    "2026-11-01",
  );
  expect(languages).toMatchObject([
    { name: "French", level: "Very good" },
    { name: "Tamil", level: "Mother tongue" },
  ]);
});
