import { describe, expect, it } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const bold = (text: string) => ({ text, bold: true, size: 11 });

describe("towns that no list knows", () => {
  it("stand beside the dates, where the post and the firm have a row of their own", () => {
    expect(
      jobsOf([
        "01/2018 – 03/2021 – Vetuna",
        bold("JEFE DE COCINA – HERTENS"),
        "* Atención a clientes",
        "08/2016 – 12/2017 – Solmar",
        bold("CAMARERO – BRANDAL"),
        "* Atención a clientes",
      ]).map(([, company]) => company),
    ).toEqual(["HERTENS", "BRANDAL"]);
  });

  it("but a firm in front of its dates is one, with the town behind the post", () => {
    expect(
      jobsOf([
        bold("Hertens – 01/2018 – 03/2021"),
        "Técnico de laboratório, Lisboa",
        "* Análise de amostras",
        bold("Brandal – 08/2016 – 12/2017"),
        "Balconista, Porto",
        "* Atendimento",
      ]).map(([, company]) => company),
    ).toEqual(["Hertens", "Brandal"]);
  });

  it("stand where other jobs have known ones", () => {
    expect(
      jobsOf([
        "2018 – 2021\tKoch, Hertens, Berlin",
        "2016 – 2018\tKoch, Brandel, Hamburg",
        "2014 – 2016\tAushilfskoch, Velora, Krautingen",
      ]).map(([, company]) => company),
    ).toEqual(["Hertens", "Brandel", "Velora"]);
  });
});

describe("kinds of post as the post", () => {
  it("where the header names no other", () => {
    expect(jobsOf(["Praktikum\t06/2018 – 08/2018", "Delmar Bremen"])).toEqual([
      ["Praktikum", "Delmar Bremen", "2018-06", "2018-08"],
    ]);
    expect(jobsOf(["Delmar Brest", "Stage (juin - août 2018)"])).toEqual([
      ["Stage", "Delmar Brest", "2018-06", "2018-08"],
    ]);
    expect(jobsOf(["* zomer 2018: stage bij Delmar: onderzoek naar sensoren"])).toEqual([
      ["stage", "Delmar", "2018", "2018"],
    ]);
  });

  it("beside another they tell how it was held", () => {
    expect(jobsOf(["Laborantin, Praktikum\t06/2018 – 08/2018", "Delmar GmbH"])[0]?.[0]).toMatch(
      /^Laborantin/,
    );
  });
});

it("a month that its language writes small opens a row as a year does", () => {
  expect(jobsOf(["zomer 2018\tKassamedewerker", "Delmar"])).toEqual([
    ["Kassamedewerker", "Delmar", "2018", "2018"],
  ]);
});

it("the post that opens a sentence below the firm with its dates", () => {
  expect(
    jobsOf([
      bold("Prefeitura Municipal de Candelária (RS) – desde setembro de 2009"),
      "Contador, responsável pelo serviço de contabilidade e de seus fundos.",
    ]).map(([title, , start]) => [title, start]),
  ).toEqual([["Contador", "2009-09"]]);
});

it("a verb that ends like the names of works names no firm", () => {
  expect(
    jobsOf(["2018 – 2021\tLaborant", "Hertens", "Verwerken van bestellingen"]).map(([, company]) => company),
  ).toEqual(["Hertens"]);
});
