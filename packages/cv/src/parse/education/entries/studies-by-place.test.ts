import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

function studiesOf(lines: readonly TestLine[]): readonly (readonly (string | number | null)[])[] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return cv.education.map(({ degree, institution, year }) => [degree, institution, year]);
}

describe("what was read, told by where it stands", () => {
  it("a name on the row of the dates, and not the town behind the school", () => {
    expect(
      studiesOf([
        "Università della Calabria\tArcavia, CS",
        "Ingegneria informatica\t2011 – 2016",
        "Liceo Scientifico Filolao\tCrotonia, KR",
        "Scienze\t2006 – 2011",
      ]),
    ).toEqual([
      ["Ingegneria informatica", "Università della Calabria", 2016],
      ["Scienze", "Liceo Scientifico Filolao", 2011],
    ]);
    expect(studiesOf(["1988–1990", "Lycée Mariette, Brume sur mer", "Math Spé"])).toEqual([
      ["Math Spé", "Lycée Mariette", 1990],
    ]);
  });

  it("a name in front of the school on its line, and not what is told below", () => {
    expect(
      studiesOf([
        "2019–2021\tHonoursprogramma Colleges, Universiteit Gent",
        "Extracurriculair programma met lezingen",
      ]),
    ).toEqual([["Honoursprogramma Colleges", "Universiteit Gent", 2021]]);
  });

  it("a subject behind the comma of its university, where nothing else is named", () => {
    expect(studiesOf(["2008 – 2012\tUniversity of Leeds, Marine Geology"])).toEqual([
      ["Marine Geology", "University of Leeds", 2012],
    ]);
  });

  it("lines with one year each at the same edge, whose schools stand in the same place", () => {
    expect(
      studiesOf([
        "* Inleiding tot de Psychologie | Open Universiteit | 2012",
        "* Professionele Bachelor in de Informatica | GOCO Aarschot | 2001",
        "* Kandidatuur Filosofie | Katholieke Universiteit Leuven | 1993 – 1994",
        "* Wetenschappen-Wiskunde | Sint-Jozefinstituut Lennik | 1993",
      ]),
    ).toEqual([
      ["Inleiding tot de Psychologie", "Open Universiteit", 2012],
      ["Professionele Bachelor in de Informatica", "GOCO Aarschot", 2001],
      ["Kandidatuur Filosofie", "Katholieke Universiteit Leuven", 1994],
      ["Wetenschappen-Wiskunde", "Sint-Jozefinstituut Lennik", 1993],
    ]);
  });

  it("years on lines of their own open the studies below them", () => {
    const bold = (text: string): TestLine => ({ text, bold: true });
    expect(
      studiesOf([
        "2012",
        bold("INLEIDING PSYCHOLOGIE – OPEN UNIVERSITEIT"),
        "2001",
        bold("BACHELOR INFORMATICA – GOCO AARSCHOT"),
        "1994",
        bold("KANDIDATUUR FILOSOFIE – UNIVERSITEIT LEUVEN"),
      ]).map(([, , year]) => year),
    ).toEqual([2012, 2001, 1994]);
  });
});

describe("schools that no table knows", () => {
  it("stand where the others of the section do", () => {
    expect(
      studiesOf([
        "Universidad de Oviedo (2018 – 2020)",
        "Gestión Cultural",
        "UNED (2012 – 2017)",
        "Filología Hispánica",
        "Universidad de La Laguna (2008 – 2010)",
        "Economía",
      ]),
    ).toEqual([
      ["Gestión Cultural", "Universidad de Oviedo", 2020],
      ["Filología Hispánica", "UNED", 2017],
      ["Economía", "Universidad de La Laguna", 2010],
    ]);
  });

  it("a school with its short name behind or in front of it has one name", () => {
    expect(
      studiesOf([
        "2017 – 2019\tMestrado em Geografia",
        "Universidade Federal Fluminense - UFF (CAPES 6)",
        "2009 – 2013\tLetras",
        "UMESP – Universidade Metodista de São Paulo",
      ]),
    ).toEqual([
      ["Mestrado em Geografia", "Universidade Federal Fluminense", 2019],
      ["Letras", "Universidade Metodista de São Paulo", 2013],
    ]);
  });

  it("letters that are no short name of the school are what was read", () => {
    expect(studiesOf(["MPC – Narayana Junior College, 2012"])[0]?.[0]).toBe("MPC");
  });

  it("long items below them tell what was done", () => {
    expect(
      studiesOf([
        "Análise de Sistemas",
        "Faculdade Impulso de São Paulo",
        "01/2020 – 12/2021",
        "* Formação com base em engenharia de software e gestão de projetos ágeis.",
      ]),
    ).toEqual([["Análise de Sistemas", "Faculdade Impulso de São Paulo", 2021]]);
  });
});

describe("forms", () => {
  it("labels that a narrow column breaks, and labels of other words", () => {
    expect(
      studiesOf([
        "Datum\t2012 – 2016",
        "Bezeichnung der erworbenen\tDiplom Geologie",
        "Qualifikation",
        "Name und Art der\tUniversität Ulm",
        "Bildungseinrichtung",
      ]),
    ).toEqual([["Diplom Geologie", "Universität Ulm", 2016]]);
    expect(
      studiesOf([
        "Datum\t1996 – 2001",
        "Bezeichnung der erworbenen\tDiplom Geologie",
        "Qualifikation",
        "Name und Art der\tUniversität Ulm",
        "Bildungs- oder",
        "Ausbildungseinrichtung",
      ]),
    ).toEqual([["Diplom Geologie", "Universität Ulm", 2001]]);
    expect(
      studiesOf([
        "Data\tsep 2003 – mei 2009",
        "Behaald certificaat of diploma\tAtheneum Economie",
        "Naam en type onderwijs- of opleidingsinstelling\tPleincollege Bakkers",
      ]),
    ).toEqual([["Atheneum Economie", "Pleincollege Bakkers", 2009]]);
  });

  it("a row of two cells that is no form", () => {
    expect(
      studiesOf(["Name of the award winner\tAda Byron", "BSc Geology, University of Leeds, 2012"]),
    ).toEqual([["BSc Geology", "University of Leeds", 2012]]);
  });
});

describe("names on two rows", () => {
  const row = (text: string, width: number, y: number, bold = true): TestLine => ({
    text,
    bold,
    box: { x: 50, y, width, height: 12 },
  });

  it("a full bold line goes on below, whatever its rest is like", () => {
    expect(
      studiesOf([
        row("2012 - 2013", 60, 60, false),
        row("BACHELOR EN INFORMATIQUE, MAJEURE EN JEUX – UNIVERSITÉ DU QUÉBEC", 470, 74),
        row("À CHICOUTIMI", 90, 88),
        row("2007 - 2010", 60, 102, false),
        row("BACCALAURÉAT EN SCIENCES ET TECHNIQUES – LYCÉE FERDINAND BRISSON", 478, 116),
      ]),
    ).toEqual([
      ["BACHELOR EN INFORMATIQUE, MAJEURE EN JEUX", "UNIVERSITÉ DU QUÉBEC À CHICOUTIMI", 2013],
      ["BACCALAURÉAT EN SCIENCES ET TECHNIQUES", "LYCÉE FERDINAND BRISSON", 2010],
    ]);
  });

  it("below a short line it is a name of its own", () => {
    expect(
      studiesOf([
        row("BACHELOR EN INFORMATIQUE", 190, 60),
        row("UNIVERSITÉ DU QUÉBEC", 160, 74),
        row("2012 - 2013", 60, 88, false),
      ]),
    ).toEqual([["BACHELOR EN INFORMATIQUE", "UNIVERSITÉ DU QUÉBEC", 2013]]);
  });
});
