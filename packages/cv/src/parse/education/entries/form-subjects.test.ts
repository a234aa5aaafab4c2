import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function studies(...lines: readonly string[]): readonly (string | number | null)[][] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Formação", ...lines]), "2026-06-15");
  return cv.education.map(({ degree, field, institution, year }) => [degree, field, institution, year]);
}

describe("studies of one form", () => {
  it("what was read above each school", () => {
    expect(
      studies(
        "Análise e Desenvolvimento de Sistemas",
        "Faculdade Pacta de Tecnologia",
        "01/2020 – 12/2021",
        "* Formação com base em engenharia de software e gestão de projetos",
        "Letras",
        "Universidade Evangélica de São Paulo",
        "01/2016 – 12/2019",
      ),
    ).toEqual([
      [
        "Análise e Desenvolvimento de Sistemas",
        "Análise e Desenvolvimento de Sistemas",
        "Faculdade Pacta de Tecnologia",
        2021,
      ],
      ["Letras", "Letras", "Universidade Evangélica de São Paulo", 2019],
    ]);
  });

  it("the subject above and the degree below each school", () => {
    expect(
      studies(
        "Linguistica Computazionale",
        "Università degli Studi di Puglia",
        "Laurea triennale",
        "Bari, 2018 - 2021",
        "Lingue per il Turismo",
        "Università di Valdarno",
        "Laurea triennale",
        "Arezzo, 2015 - 2018",
      ),
    ).toEqual([
      ["Laurea triennale", "Linguistica Computazionale", "Università degli Studi di Puglia", 2021],
      ["Laurea triennale", "Lingue per il Turismo", "Università di Valdarno", 2018],
    ]);
  });

  it("the subject as the first item below each school", () => {
    expect(
      studies(
        "2001-2008 Radboud Universiteit Nijmegen",
        "* Informatica",
        "* Afgestudeerd: 2008",
        "1997-2001 Avans Hogeschool",
        "* Hogere Informatica (Telematica)",
      ),
    ).toMatchObject([
      ["Informatica", "Informatica", "Radboud Universiteit Nijmegen", 2008],
      ["Hogere Informatica (Telematica)", expect.anything(), "Avans Hogeschool", 2001],
    ]);
  });

  it("what stands between schools that open their studies is above none of them", () => {
    expect(
      studies(
        "Universidade de Lagoa, 2012 – 2016",
        "Bacharelado em Direito",
        "Colégio Estadual Aurora, 2008 – 2011",
        "Ensino Médio",
      ),
    ).toMatchObject([
      ["Bacharelado em Direito", "Direito", "Universidade de Lagoa", 2016],
      ["Ensino Médio", null, "Colégio Estadual Aurora", 2011],
    ]);
  });

  it("items with their range in front, of which one goes on below", () => {
    expect(
      studies(
        "* 2020/2022 : Cycle préparatoire - Institut Mines Nord",
        "* 2019/2020 : Baccalauréat S, mention Très",
        "Bien - Lycée Villaret, Guyancourt",
      ),
    ).toMatchObject([
      ["Cycle préparatoire", null, "Institut Mines Nord", 2022],
      [expect.stringMatching(/^Baccalauréat/u), expect.anything(), "Lycée Villaret", 2020],
    ]);
  });

  it("a licence behind which a subject stands is a degree, one to drive is none", () => {
    expect(studies("* Licence : Physique", "Université de Nice (2011 - 2014)")).toEqual([
      ["Licence : Physique", "Physique", "Université de Nice", 2014],
    ]);
    expect(studies("Licence: Class C", "2014")).toEqual([]);
  });
});
