import { expect, test } from "vitest";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

/** The kind of the section under the heading, between a job and what somebody studied. */
function kindUnder(own: TestLine, ...lines: readonly string[]): string | undefined {
  const heading = typeof own === "string" ? own : own.text;
  const text = prepareText(
    cvDocument([
      "! Ines Kowal",
      "# Work",
      "Shop assistant\tMar 2021 – now",
      "Corner Stores",
      typeof own === "string" ? `# ${own}` : own,
      ...lines,
      "# Languages",
      "English, Polish",
      "# Education",
      "Certificate in Retail\t2019 – 2021",
      "Marsh College",
    ]),
    "2026-11-01",
  );
  return findSections(text).find((section) => section.heading === heading)?.kind;
}

const OWN_LIST = "Till work, stock counts, window displays";

test.each([
  "Good at",
  "Things I'm good at",
  "Stuff I'm good at",
  "What I bring",
  "What I can offer",
  "I can",
  "Workbench",
  "Was ich mitbringe",
  "Darin bin ich gut",
  "Je sais faire",
  "Ce que j'apporte",
  "Sé hacer",
  "Lo que se me da bien",
  "Sei fazer",
  "O que trago",
  "Dit kan ik",
  "Goed in",
  "What I can do for you",
  "Ask me about",
  "Was ich für Sie tun kann",
  "Ce que je peux faire pour vous",
  "Lo que puedo hacer por usted",
  "O que posso fazer por você",
  "Cosa posso fare per voi",
  "Vraag me naar",
  "Saper fare",
])("somebody's own words for what they can do head skills: %s", (heading) => {
  expect(kindUnder(heading, OWN_LIST)).toBe("skills");
});

test.each([
  "Technical",
  "Technisches",
  "Technisch",
  "Côté technique",
  "क्या-क्या आता है",
  "मुझे क्या आता है",
  "मैं क्या कर सकती हूँ",
])("they do in the type of the jobs too: %s", (heading) => {
  expect(kindUnder({ text: heading, bold: true }, OWN_LIST)).toBe("skills");
});

test.each([
  ["Professional", "Graduate Chemist, Institute of Chemistry Ceylon, 2017", "ISO 17025 Awareness, 2023"],
  [
    "Letters",
    "Member of the Guild of Bell Founders, by examination, 2011",
    "Enhanced DBS for the schools, 2025",
  ],
  ["Was an der Wand hängt", "Schweißerpass 135, TÜV Nord, 2019", "Erste Hilfe im Betrieb, 2024"],
  ["Dans le portefeuille", "CACES R489, 2022", "Habilitation électrique B1V, 2021"],
])("short items with a year of which some are papers are papers: %s", (heading, ...items) => {
  expect(kindUnder(heading, ...items.map((item) => `* ${item}`))).toBe("certifications");
});

test.each([
  ["On the shelf", "Second prize, county fair, 2015", "Best pumpkin of the village, 2019"],
  ["Back then", "Member of the Students' Association, 2012", "Class representative, 2011"],
  ["Nel mezzo", "2016: arrivo in Italia, corso di italiano"],
  ["Wandernd", "Jakobsweg bis Burgos, 2016", "Alpenüberquerung, 2021"],
])("short items with a year alone, and a year alone, are none: %s", (heading, ...items) => {
  expect(kindUnder(heading, ...items.map((item) => (items.length > 1 ? `* ${item}` : item)))).not.toBe(
    "certifications",
  );
});

test.each([
  [
    "Where I stood",
    "till work, counting the stock, dressing two windows, opening the shop by myself, closing it",
  ],
  [
    "From Monday to Friday",
    "greeting, serving, wrapping parcels, ringing up, sweeping, asking after the grandchildren",
  ],
])("a row of short pieces is a list, however long its line: %s", (heading, line) => {
  expect(kindUnder(heading, line)).toBe("skills");
});

test.each([
  ["In one breath", "I have stood behind the counter of the same shop for five years, and I still like it."],
  [
    "Why this shop",
    "Because the street knows me, the owner is fair, and the bus stops in front of it on time.",
  ],
])("sentences under such a heading are none: %s", (heading, line) => {
  expect(kindUnder(heading, line)).toBe("summary");
});

test.each([
  ["Not at work", "Netball, old films, an allotment"],
  ["Languages", "English, Polish"],
])("what has another heading keeps it: %s", (heading, line) => {
  expect(kindUnder(heading, line)).not.toBe("skills");
});

test.each([
  [
    [
      "Wat ik doe",
      "Ik giet klokken en stem ze, en dat doe ik graag, ook als het in de hal veertig graden is.",
    ],
    ["De hal", "Lasser, Koninklijke Vos, Asten", "maart 2012 – heden"],
    ["Geleerd", "Mbo 3 Metaalgieten, Summa College, Eindhoven (2008)"],
    ["Op zak", "* VCA-VOL, 2021", "* Heftruckcertificaat, 2019"],
    ["Spreekt", "Nederlands, Duits, Frans"],
  ],
  [
    [
      "Wer da schreibt",
      "Ich blase Glas seit sechzehn Jahren, am liebsten klein und dünn, und ich lese gern vor.",
    ],
    ["Am Brenner", "Glasbläserin, Thermometerwerk Geraberg GmbH", "08/2010 – 03/2019"],
    ["Woher", "Ausbildung zur Glasbläserin, Berufsfachschule Lauscha, 2010"],
    ["In der Mappe", "* Ausbildereignung, IHK Erfurt, 2014", "* Staplerschein, 2021"],
    ["Geredet wird", "Deutsch, Englisch, Polnisch"],
  ],
  [
    [
      "Cuatro líneas",
      "Acompaño a las familias antes, durante y después del parto, y escribo con letra que se entiende.",
    ],
    ["Mi camino", "Matrona, Hospital de Donostia", "junio 2018 – hoy"],
    ["De dónde vengo", "Grado en Enfermería, UPV/EHU, 2007"],
    ["Titulitos", "* Certificado de soporte vital, 2022", "* Manipulador de alimentos, 2017"],
    ["Hablo", "euskera, castellano, inglés"],
  ],
])("a page all of whose headings are somebody's own words: %j", (...sections) => {
  const lines = sections.flatMap(([heading, ...rest]) => [`# ${heading}`, ...rest]);
  const found = findSections(
    prepareText(cvDocument(["! Ines Kowal", "ines@kowal.example", ...lines]), "2026-11-01"),
  );
  expect(found.map(({ kind }) => kind)).toEqual([
    "personal",
    "summary",
    "experience",
    "education",
    "certifications",
    "languages",
  ]);
});

test("larger bold titles over their companies are no headings where headings are known", () => {
  const jobs = ["Harbour Works", "Cedar Stores", "North Quay", "Marsh Lane"].flatMap((company, index) => [
    { text: company, bold: true, size: 12 },
    `Shop assistant\t${2010 + 3 * index} – ${2012 + 3 * index}`,
  ]);
  const found = findSections(
    prepareText(
      cvDocument([
        "! Ines Kowal",
        "# Experience",
        ...jobs,
        "# Languages",
        "English, Polish",
        "# Skills",
        OWN_LIST,
      ]),
      "2026-11-01",
    ),
  );
  expect(found.map(({ kind }) => kind)).toEqual(["personal", "experience", "languages", "skills"]);
});

test.each([
  ["Qualification", "BSc in Zoology, University of Ruhuna, 2014", "education"],
  ["Other Qualification", "HND in Tailoring, ATI Galle, 2009", "education"],
  ["Technical Qualification", "Diploma in Tailoring, TEVTA Sialkot, 2009", "certifications"],
])("one qualification is as good as several: %s", (heading, line, kind) => {
  expect(kindUnder(heading, line)).toBe(kind);
});

test.each([
  "Neben der Arbeit",
  "En dehors du travail",
  "Et à côté",
  "Fuera del trabajo",
  "Nas horas vagas",
  "Fuori dal lavoro",
  "Buiten het werk",
  "Besides work",
])("what is done away from work shows no skill: %s", (heading) => {
  expect(kindUnder(heading, "Chess, cycling, choir on Sundays")).toBe("interests");
});
