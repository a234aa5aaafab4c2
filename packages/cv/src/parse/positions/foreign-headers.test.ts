import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  [
    "the post on a line of its own behind 'als'",
    [
      "09/2021 – heute\tKramer Markt, Köln",
      "als Filialleiterin",
      "06/2019 – 08/2021\tBäckerei Morl, Köln",
      "als Verkäuferin",
    ],
    [
      ["Filialleiterin", "Kramer Markt", "2021-09", "now"],
      ["Verkäuferin", "Bäckerei Morl", "2019-06", "2021-08"],
    ],
  ],
  [
    "an internship in front of the colon of its firm",
    ["10/2018 – 12/2018\tPraktikum: Siemers AG, München", "07/2017 – 08/2017\tPraktikum: Kramer GmbH, Köln"],
    [
      ["Praktikum", "Siemers AG", "2018-10", "2018-12"],
      ["Praktikum", "Kramer GmbH", "2017-07", "2017-08"],
    ],
  ],
  [
    "the article of the firm behind 'presso', and one that is part of a name",
    [
      "Luglio 2015 – Marzo 2016: tirocinio presso lo Studio Legale Ferri",
      "Aprile 2016 – Maggio 2018: commessa presso La Bottega S.r.l.",
    ],
    [
      ["tirocinio", "Studio Legale Ferri", "2015-07", "2016-03"],
      ["commessa", "La Bottega S.r.l.", "2016-04", "2018-05"],
    ],
  ],
  [
    "a firm of names behind a small word for 'at'",
    [
      "Auxiliar de produção na Conservas Vila Nova (02/2012 – 06/2016)",
      "Técnico em Segurança do Trabalho na Plásticos Moreira (03/2017 – 05/2019)",
    ],
    [
      ["Auxiliar de produção", "Conservas Vila Nova", "2012-02", "2016-06"],
      ["Técnico em Segurança do Trabalho", "Plásticos Moreira", "2017-03", "2019-05"],
    ],
  ],
  [
    "entry and exit",
    [
      "PADARIA MOREIRA LTDA",
      "Função: Balconista",
      "Admissão: 06/2019 – Demissão: 08/2021",
      "MERCADO AURORA LTDA",
      "Função: Repositor",
      "Entrada: 03/2016 Saída: 05/2019",
    ],
    [
      ["Balconista", "PADARIA MOREIRA LTDA", "2019-06", "2021-08"],
      ["Repositor", "MERCADO AURORA LTDA", "2016-03", "2019-05"],
    ],
  ],
  [
    "a legal form at the end, behind 'en'; a field behind 'en' is none of a firm",
    [
      "Auxiliar administrativa en Muebles Roble S.L. (2016 – 2018)",
      "Técnica en electrónica, Talleres Soria S.A. (2014 – 2016)",
    ],
    [
      ["Auxiliar administrativa", "Muebles Roble S.L.", "2016", "2018"],
      ["Técnica en electrónica", "Talleres Soria S.A.", "2014", "2016"],
    ],
  ],
])("%s", (_, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});
