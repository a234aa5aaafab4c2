import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("the range that ends a header goes on in a line of its own", () => {
  const lines = [
    "Técnico de Manutenção Júnior, Oficina Ribeira Ltda., Contagem – MG (fev/2018 –",
    "fev/2020)",
    "Troca de rolamentos e correias.",
    "Almoxarife, Construtora Vale Verde, Contagem – MG (jun/2014 – jan/2016)",
    "Controle de estoque.",
  ];
  expect(jobsOf(lines).map(([, , start, end]) => [start, end])).toEqual([
    ["2018-02", "2020-02"],
    ["2014-06", "2016-01"],
  ]);
});

test.each([
  ["Storekeeper, Kibo Millers Ltd, Arusha. May 2019", "to date.", ["2019-05", "now"]],
  ["Storekeeper, Kibo Millers Ltd, Arusha (March 2014 to", "June 2017)", ["2014-03", "2017-06"]],
  ["Storekeeper, Kibo Millers Ltd, Arusha (March 2014 to June", "2017)", ["2014-03", "2017-06"]],
  ["Storekeeper, Kibo Millers Ltd, Arusha, March", "2014 to June 2017", ["2014-03", "2017-06"]],
  ["Lagerist, Ahlers Logistik GmbH, Bremen, März 2014", "bis Juni 2017", ["2014-03", "2017-06"]],
  ["Magasinier, Roux SARL, Lille, mars 2014 à", "juin 2017", ["2014-03", "2017-06"]],
])("%s / %s", (header, rest, dates) => {
  const lines = [header, rest, "Counting of stock every month.", "Clerk, Kibo Millers Ltd, 2010 – 2013"];
  const found = jobsOf(lines).map(([title, , ...own]) => ({ title, own }));
  expect(found[0]).toEqual({ title: header.split(",")[0], own: dates });
});

test("two dates that nothing joins are no range", () => {
  const lines = ["Clerk, Kibo Millers Ltd, May 2012", "June 2017", "Filing."];
  expect(jobsOf(lines).map(([, , ...dates]) => dates)).not.toContainEqual(["2012-05", "2017-06"]);
});

test("a header that ends open stays open over a line that is no date", () => {
  const lines = ["Técnico, Oficina Ribeira Ltda. (mar/2020 –", "Troca de 12 correias por mês."];
  expect(jobsOf(lines)[0]?.slice(2)).toEqual(["2020-03", "now"]);
});

test("headers in words that no list knows stand over their dates", () => {
  const lines = [
    "ஸெர்மன் — கொம்பு வேலைகள், திருப்பூர்",
    "ஜூன் 2021 – இன்று வரை",
    "* துணி வாங்குதல்.",
    "பெர்மன் — அம்மன் வேலைகள், அவிநாசி",
    "ஆகஸ்ட் 2017 – மே 2021",
    "* அளவு பார்த்தல்.",
  ];
  expect(jobsOf(lines).map(([title]) => title)).toEqual(["ஸெர்மன்", "பெர்மன்"]);
});

test("months of two words that a file has set without their space", () => {
  const lines = ["صيدلانية", "مستشفى سهول, الرمثا", "تموز 2018 –كانونالأول 2020", "* تركيب المراهم"];
  expect(jobsOf(lines)[0]?.slice(2)).toEqual(["2018-07", "2020-12"]);
});

test("an arrow below the post, which reads like the mark of a list, leads to the end of the range", () => {
  const lines = [
    "2022-04 → now",
    "Senior Engineer @ Fahrland GmbH, Berlin",
    "2020-01",
    "Python Developer @ Kontur AG, Berlin",
    { text: "2022-03", bullet: true },
    { text: "invoices in Django", bullet: true },
  ];
  expect(jobsOf(lines)).toEqual([
    ["Senior Engineer", "Fahrland GmbH", "2022-04", "now"],
    ["Python Developer", "Kontur AG", "2020-01", "2022-03"],
  ]);
});
