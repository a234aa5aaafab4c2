import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function studiesOf(lines: readonly string[]): readonly (readonly (string | number | null)[])[] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return cv.education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test.each([
  [
    "each line has its range at the same edge",
    [
      "* 2001-2005: Burgerlijk Ingenieur, Universiteit Gent",
      "* 1997-2001: Industriële Wetenschappen, Don Bosco",
      "* 1995-1997: Moderne Talen, Sint-Jozefscollege",
    ],
    [
      ["Burgerlijk Ingenieur", "Universiteit Gent", 2005],
      ["Industriële Wetenschappen", "Don Bosco", 2001],
      ["Moderne Talen", "Sint-Jozefscollege", 1997],
    ],
  ],
  [
    "each line has one dash, and a paper among them is no study",
    [
      "Project Management Professional (PMP) – PMI",
      "MBA (En curso) – ENEB",
      "Especialización en Inteligencia Artificial – ENEB",
      "Especialista en Gerencia de Proyectos – Universidad El Roble",
    ],
    [
      ["MBA (En curso)", "ENEB", null],
      ["Especialización en Inteligencia Artificial", "ENEB", null],
      ["Especialista en Gerencia de Proyectos", "Universidad El Roble", null],
    ],
  ],
  [
    "each entry ends in its year",
    [
      "Competenze digitali",
      "Infolinea Srl",
      "2026 — in corso",
      "Corso di Decorazione",
      "Accademia delle Belle Arti di Venezia",
      "2021",
      "Maturità artistica",
      "Liceo Artistico Fanoli",
      "2019",
    ],
    [
      ["Competenze digitali", "Infolinea Srl", null],
      ["Corso di Decorazione", "Accademia delle Belle Arti di Venezia", 2021],
      ["Maturità artistica", "Liceo Artistico Fanoli", 2019],
    ],
  ],
  [
    "two entries alike, and what an item tells is none",
    [
      "Análise de Sistemas",
      "Faculdade Pacta",
      "01/2020 – 12/2021",
      "* Formação com base em gestão de projetos",
      "Letras",
      "Universidade Evangélica",
      "01/2016 – 12/2019",
    ],
    [
      ["Análise de Sistemas", "Faculdade Pacta", 2021],
      ["Letras", "Universidade Evangélica", 2019],
    ],
  ],
  [
    "a full stop behind a study with its range says nothing",
    [
      "2013 – 2014\tMaster, Université de Savoie, Systèmes électroniques et systèmes informatiques, Chambéry, France.",
      "2002 – 2005\tTécnico en Electrónica, E.E.T Nº 6, Buenos Aires, Argentina.",
    ],
    [
      ["Master", "Université de Savoie", 2014],
      ["Técnico en Electrónica", "E.E.T Nº 6", 2005],
    ],
  ],
  [
    "details below a study stay details",
    ["BSc Zoology, University of Leeds, 2010 – 2013", "Thesis – Snails of the moors", "Prize – Best poster"],
    [["BSc Zoology", "University of Leeds", 2013]],
  ],
])("%s", (_, lines, studies) => {
  expect(studiesOf(lines)).toEqual(studies);
});

test("a link that is one with the degree ends before the subject", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Formação",
      "Bacharelado em Ciência da Computação, Universidade de Lisboa, 2012",
    ]),
    "2026-11-01",
  );
  expect(cv.education[0]?.field).toBe("Ciência da Computação");
});
