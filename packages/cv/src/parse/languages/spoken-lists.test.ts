import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const JOB = [
  "# Experience",
  "Shop Assistant\tMarch 2020 – Present",
  "Delta Works Ltd",
  "* Kept the shelves full.",
];

function languagesOf(lines: readonly string[]): string {
  const cv = parseDocument(cvDocument(["! Ada Byron", "ada@byron.example", ...JOB, ...lines]), "2026-11-01");
  return cv.languages.map(({ name, level }) => (level === null ? name : `${name} (${level})`)).join(", ");
}

test.each([
  [
    "# Compétences",
    "Anglais : bon niveau, pour accueillir un client. Breton : je comprends.",
    "English (bon niveau), Breton",
  ],
  ["# Skills", "English: native. Dutch: I get by.", "English (native), Dutch"],
  ["# Other", "Fluent Cantonese", "Cantonese (Fluent)"],
  ["# Tools", "English, Afrikaans, and isiXhosa enough to ask the way.", "English, Afrikaans, Xhosa"],
  ["# Skills", "German, French and Italian cooking, pastry", ""],
  ["# Interests", "Rowing on the river. Reading knowledge of German.", "German (Reading knowledge)"],
  ["# Interests", "Thai food, Spanish guitar, good Italian coffee", ""],
  ["# Languages & interests", "English, Dholuo. Thai boxing, growing sukuma wiki.", "English, Luo"],
  [
    "# Other",
    "Clean driving licence. Dutch, English, a bit of German. Long walks.",
    "Dutch, English, German",
  ],
  ["# Interests", "Chess, sailing. English and Swahili.", "English, Swahili"],
  ["# Bits and pieces", "English (native) / French (enough to order lunch).", "English (native), French"],
  ["# Skills", "Hausa (mother tongue), English (at work). Football.", "Hausa (mother tongue), English"],
  ["# Personal", "Married, two children. Twi, Ga and English.", "Twi, Ga, English"],
  ["# Profile", "I speak Dutch, English and some German.", "Dutch, English, German (some)"],
  ["# Other", "I can also speak and write English, Sinhala.", "English, Sinhala"],
  ["# Other", "Bilingual (English and Welsh). Non-smoker.", "English (Bilingual), Welsh (Bilingual)"],
  [
    "# Sonstiges",
    "Führerschein B. Deutsch (Muttersprache), Englisch, Spanisch (Urlaub).",
    "German (Muttersprache), English, Spanish",
  ],
  [
    "# Divers",
    "Permis B. Français, anglais courant, un peu d'allemand.",
    "French, English (courant), German (un peu)",
  ],
  ["# Overig", "Rijbewijs B. Nederlands, Engels, een beetje Duits. Voetbal.", "Dutch, English, German"],
  ["# Otros", "Carnet B. Español, inglés e italiano. Senderismo.", "Spanish, English, Italian"],
  [
    "# Other skill",
    "Sinhala mother language. English can understand little. Tamil can speak with the workers. No computer.",
    "Sinhala (mother language), English, Tamil",
  ],
  ["# Other", "English knowledge: good. German knowledge: A2.", "English (good), German (A2)"],
  ["# Reo", "English. Te reo Māori (conversational, at night class).", "English, Maori (conversational)"],
  [
    "# Talking",
    "Dutch (of course), English good on the work, German enough.",
    "Dutch, English (good), German",
  ],
  ["# How I talk", "Twi at home, English at work, a bit of Hausa.", "Twi, English, Hausa"],
  ["# Skills", "Excel, driving. Languages - Malay, English and Mandarin.", "Malay, English, Mandarin"],
  ["# Other", "I can understand Tamil.", "Tamil"],
  ["# Languages", "Efik, Kalabari, svensk (no French)", "Efik, Kalabari, Swedish"],
])("%s: %s", (heading, line, expected) => {
  expect(languagesOf([heading, line])).toBe(expected);
});

test.each([
  ["what is cooked", ["# Skills", "Thai, Italian, French"]],
  ["what is read", ["# Interests", "English and Tamil novels."]],
  ["where somebody belongs", ["# Personal details", "Nationality: German, Turkish"]],
  ["what others speak", ["# Profile", "I help families who speak Somali and Arabic."]],
  ["what is cooked and drunk", ["# Free time", "Thai cooking, Italian wine, French cinema"]],
  ["what is taught", ["# Profile", "English is the language of the office. Tamil is taught here."]],
  ["what is not spoken", ["# Other", "I speak no German."]],
  ["one alone", ["# Interests", "English. Cricket."]],
])("%s is no language of the person", (_, lines) => {
  expect(languagesOf(lines)).toBe("");
});
