import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

test.each([
  [
    "the level of a trade and the trade, behind a dash",
    [
      "NVQ Level 4 – Refrigeration and Air Conditioning Technician\t2018",
      "Vocational Training Authority, Panadura",
    ],
    [["NVQ Level 4 – Refrigeration and Air Conditioning Technician", "Vocational Training Authority", 2018]],
  ],
  [
    "a list of what was sat in an examination that the line above names",
    [
      "CAPE and CSEC, Hill Road High School, 2022",
      "CSEC: 9 subjects incl. Physics (II), Technical Drawing",
      "(II), Spanish (III)",
    ],
    [["CAPE and CSEC", "Hill Road High School", 2022]],
  ],
  [
    "the country behind an award, and its examiner",
    ["Bachillerato (Rumanía), Liceul Teoretic Nr. 3 Iași, 2002", "IGCSE (Cambridge), Marina Academy, 2019"],
    [
      ["Bachillerato", "Liceul Teoretic Nr. 3 Iași", 2002],
      ["IGCSE (Cambridge)", "Marina Academy", 2019],
    ],
  ],
  [
    "a kind of school with its class in a bracket",
    ["Secondary school (12º ano), Escola Baltasar Lopes, Mindelo, 2006"],
    [["Secondary school (12º ano)", "Escola Baltasar Lopes", 2006]],
  ],
  [
    "dates and towns over awards and schools",
    [
      "2013 – 2014 Lisboa",
      "CURSO DE COZINHA (NÍVEL 2)",
      "IEFP – Centro de Formação Profissional do Setor Têxtil",
      "2004 Assomada, Cabo Verde",
      "10.º ANO DE ESCOLARIDADE",
      "Liceu Domingos Ramos",
    ],
    [
      ["CURSO DE COZINHA (NÍVEL 2)", "IEFP – Centro de Formação Profissional do Setor Têxtil", 2014],
      ["10.º ANO DE ESCOLARIDADE", "Liceu Domingos Ramos", 2004],
    ],
  ],
  [
    "a college of a university",
    ["Bachelor of Arts, Art History — Hunter College, City University of New York, 2005"],
    [["Bachelor of Arts, Art History", "Hunter College, City University of New York", 2005]],
  ],
  [
    "subjects in small letters behind what one leaves school with",
    ["Bagrut, physics + computers 5 units", "Ironi Gimel, Tel Aviv, 2017"],
    [["Bagrut", "Ironi Gimel", 2017]],
  ],
  [
    "the marks of all subjects behind an examination",
    ["9 GCSEs, grades 6–9\t2023", "Belle Vue Academy"],
    [["9 GCSEs, grades 6–9", "Belle Vue Academy", 2023]],
  ],
  [
    "the letters of a diploma that are a month elsewhere",
    ["DEC, Sciences informatiques et mathématiques, Cégep Ahuntsic\t2018"],
    [["DEC, Sciences informatiques et mathématiques", "Cégep Ahuntsic", 2018]],
  ],
  [
    "a technologist of Brazil",
    ["Tecnologia em Análise de Sistemas – UTFPR – concluída em 2016"],
    [["Tecnologia em Análise de Sistemas", "UTFPR", 2016]],
  ],
  [
    "items of a form with labels in Italian",
    [
      "* Date\t2001 – 2003",
      "* Nome istituto\tGovernment Senior Secondary School, Hoshiarpur (India)",
      "* Qualifica conseguita\tDiploma di scuola superiore",
      "* Date\t2011",
      "* Nome istituto\tCPIA Padova",
      "* Qualifica conseguita\tLicenza media",
    ],
    [
      ["Diploma di scuola superiore", "Government Senior Secondary School", 2003],
      ["Licenza media", "CPIA Padova", 2011],
    ],
  ],
  [
    "examinations of the one college over them",
    [
      "Tangaroa Ridge College, 2022–2026",
      "NCEA Level 3\tsitting now (English, Drama)\t2026",
      "NCEA Level 2\tMerit endorsed\t2025",
    ],
    [
      ["NCEA Level 3", "Tangaroa Ridge College", 2026],
      ["NCEA Level 2", "Tangaroa Ridge College", 2025],
    ],
  ],
  [
    "a level of school that is also a word of dates",
    ["Ensino Médio\t2018", "Escola Estadual Otacílio Nunes"],
    [["Ensino Médio", "Escola Estadual Otacílio Nunes", 2018]],
  ],
  [
    "a training for teachers of a kind of school",
    ["1998 – 2003\tLehramt Realschule, Katholische Universität Eichstätt"],
    [["Lehramt Realschule", "Katholische Universität Eichstätt", 2003]],
  ],
  [
    "labels",
    ["Institution: Makerere", "Qualification: BSc in Sociology", "Year: 2011"],
    [["BSc in Sociology", "Makerere", 2011]],
  ],
  [
    "how an apprenticeship ended",
    ["09/2013 – 07/2016\tAusbildung zum Tischler, Holzbau Aalen AG", "Abschluss: Gesellenbrief, Note 1,9"],
    [["Ausbildung zum Tischler", "Holzbau Aalen AG", 2016]],
  ],
  [
    "a subject behind the comma, the school behind a dash",
    ["PhD, Computer Science — Université de Montréal, 2020. Thesis: Sparse attention for moving pictures."],
    [["PhD, Computer Science", "Université de Montréal", 2020]],
  ],
  [
    "the school first",
    ["Cracow University of Economics — Licencjat, Management — 2016–2019"],
    [["Licencjat, Management", "Cracow University of Economics", 2019]],
  ],
  [
    "a subject behind a colon",
    ["National Diploma: Clinical Technology, Durban University of Technology, 2018"],
    [["National Diploma: Clinical Technology", "Durban University of Technology", 2018]],
  ],
  [
    "marks are no subject",
    ["A Level: Accounts B, Business Studies C, Seke 1 High School, 2011"],
    [["A Level", "Seke 1 High School", 2011]],
  ],
  [
    "a class of honours",
    ["BSc in Surveying (Second Class Upper), Sabaragamuwa University, 2015"],
    [["BSc in Surveying", "Sabaragamuwa University", 2015]],
  ],
  [
    "an expected end",
    ["2022 – present: Bachelor of Nursing, Cedar University (expected 2027)"],
    [["Bachelor of Nursing", "Cedar University", 2027]],
  ],
  [
    "faculties below their university",
    [
      "Kyoto University",
      "Graduate School of Engineering, M.Eng. (Urban Management), March 2016",
      "Faculty of Engineering, B.Eng. (Civil), March 2014",
    ],
    [
      ["M.Eng. (Urban Management)", "Kyoto University", 2016],
      ["B.Eng. (Civil)", "Kyoto University", 2014],
    ],
  ],
  [
    "sentences",
    ["* Followed a Diploma in Human Resource Management at CIPM Sri Lanka (2020)"],
    [["Diploma in Human Resource Management", "CIPM Sri Lanka", 2020]],
  ],
  [
    "a school whose name begins small",
    [
      "Mbo 4 Doktersassistent",
      "mboRijnland, Leiden",
      "2013 – 2016",
      "Bachelor of Design",
      "eduCampus, Bozen",
      "2009 – 2012",
    ],
    [
      ["Mbo 4 Doktersassistent", "mboRijnland", 2016],
      ["Bachelor of Design", "eduCampus", 2012],
    ],
  ],
  [
    "a date in front of every entry",
    ["2020 – 2021\tICT-Assistentin SIZ, Klubschule Bern", "2007 – 2010\tLehre als Kauffrau EFZ, Migros Aare"],
    [
      ["ICT-Assistentin SIZ", "Klubschule Bern", 2021],
      ["Lehre als Kauffrau EFZ", "Migros Aare", 2010],
    ],
  ],
  [
    "a state behind a school below the degree taken there",
    [
      "B.A. Sociology 2011",
      "Calder University Eastern Shore, MD",
      "M.Ed. Leadership 2015",
      "Concord University, OR",
    ],
    [
      ["B.A. Sociology", "Calder University Eastern Shore", 2011],
      ["M.Ed. Leadership", "Concord University", 2015],
    ],
  ],
])("%s", (_, lines, expected) => {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  expect(cv.education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual(expected);
});
