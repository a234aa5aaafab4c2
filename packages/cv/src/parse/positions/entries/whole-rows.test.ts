import { describe, expect, it } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

describe("dated rows that name a job by themselves", () => {
  it("a line that reads like a firm below them is what was done", () => {
    expect(
      jobsOf([
        "2013–2017\tDéveloppeur embarqué, GEO, Meylan",
        "Étude et conception de cartes électroniques",
        "1998–2013\tConcepteur électronique, GEO, Meylan",
        "Étude des équipements industriels",
        "1995–1998\tSupport technique, EDL, Clamart",
        "Rédaction des procédures",
      ]),
    ).toEqual([
      ["Développeur embarqué", "GEO", "2013", "2017"],
      ["Concepteur électronique", "GEO", "1998", "2013"],
      ["Support technique", "EDL", "1995", "1998"],
    ]);
  });

  it("a firm on the line below stays one where the rows name a ward and a town", () => {
    expect(
      jobsOf([
        "2013–2017\tStaff Nurse, Ward 4, Galle",
        "Lakeside Hospital Ltd",
        "1998–2013\tStaff Nurse, Ward 2, Matara",
        "Hillside Hospital Ltd",
        "1995–1998\tTrainee Nurse, Ward 7, Matara",
        "Hillside Hospital Ltd",
      ]).map(([, company]) => company),
    ).toEqual(["Lakeside Hospital Ltd", "Hillside Hospital Ltd", "Hillside Hospital Ltd"]);
  });

  it("the town behind the range ends a header, also in a list", () => {
    expect(
      jobsOf([
        "* Texter und Konzepter: wort-werk gmbh, Mai 2012 – Mai 2013, Luzern",
        "* Redaktor: Zurbriggen Druck, Mai 2010 – November 2010, Visp, VS",
        "* Praktikant: Radio Gletsch, August 2009 – September 2009, Zürich",
      ]),
    ).toEqual([
      ["Texter und Konzepter", "wort-werk gmbh", "2012-05", "2013-05"],
      ["Redaktor", "Zurbriggen Druck", "2010-05", "2010-11"],
      ["Praktikant", "Radio Gletsch", "2009-08", "2009-09"],
    ]);
  });

  it("signs in front of the firms in bold are no items", () => {
    expect(
      jobsOf([
        { text: "Fundo Azul", bold: true, bullet: true },
        "(2016 - Atual) - Analista de Dados",
        "Atua em projetos de monitoramento.",
        { text: "Kepler Engenharia", bold: true, bullet: true },
        "(2015 - 2016) - Analista de Geoprocessamento",
      ]),
    ).toEqual([
      ["Analista de Dados", "Fundo Azul", "2016", "now"],
      ["Analista de Geoprocessamento", "Kepler Engenharia", "2015", "2016"],
    ]);
  });

  it("what a preposition leads to is a part of the firm on another line", () => {
    expect(
      jobsOf([
        "2013 – 2016\tWissenschaftlicher Mitarbeiter am Fachgebiet für Statik",
        "Technische Universität Darmstadt",
      ]),
    ).toEqual([
      [
        "Wissenschaftlicher Mitarbeiter am Fachgebiet für Statik",
        "Technische Universität Darmstadt",
        "2013",
        "2016",
      ],
    ]);
  });

  it("a line in brackets tells, and a date that a preposition leads to opens no job", () => {
    expect(
      jobsOf([
        "Head of Data, Norvale Ltd, 2021 – 2024",
        "(Founded in 2019 • at work from 2021 on with a partner, a manager)",
        "Promoted from Backend Developer in Sep 2022",
      ]),
    ).toEqual([["Head of Data", "Norvale Ltd", "2021", "2024"]]);
  });
});

describe("dates in a narrow column", () => {
  it("ranges in words, with how long it was behind them", () => {
    expect(
      jobsOf([
        "desde setembro de\tContador",
        "2009\tPrefeitura de Candelária",
        "entre junho de 2006 e\tConsultor",
        "maio de 2008 (1 ano)\tAlibom Alimentos S.A.",
      ]),
    ).toEqual([
      ["Contador", "Prefeitura de Candelária", "2009-09", "now"],
      ["Consultor", "Alibom Alimentos S.A.", "2006-06", "2008-05"],
    ]);
  });

  it("years and seasons of two jobs are no range", () => {
    expect(
      jobsOf(["Été 2010\tCharpentier, CMI Jannet", "Été 2011\tReleveur, ERDX"]).map(([, , from, to]) => [
        from,
        to,
      ]),
    ).toEqual([
      ["2010", "2010"],
      ["2011", "2011"],
    ]);
    expect(jobsOf(["2014\tStage: Télécom Armor", "2013\tStage: SNCV"])).toEqual([
      ["Stage", "Télécom Armor", "2014", "2014"],
      ["Stage", "SNCV", "2013", "2013"],
    ]);
  });
});
