import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const bullet = (text: string) => ({ text, bullet: true });
const jobs = (text: string) =>
  jobsOf([
    "Lavorante parrucchiera",
    "Salone Nuova Immagine di Privitera",
    "10/2007 – 04/2013",
    bullet("Permanenti, extension"),
    bullet(text),
    "Apprendista",
    "Salone Aurora",
    "09/2004 – 09/2007",
    bullet("Shampoo, scopa e caffè"),
  ]);

test.each([
  "Dal 2010 responsabile del colore e delle due apprendiste",
  "From 2010 manager of the colour bar",
  "Ab 2011 verantwortliche Coloristin der Filiale",
  "Desde 2012 encargada del color",
  "Safeguarding lead's deputy from 2010",
])("what somebody came to be within a job is a part of it: %s", (text) => {
  expect(jobs(text).map(([, company]) => company)).toEqual([
    "Salone Nuova Immagine di Privitera",
    "Salone Aurora",
  ]);
});

test("a firm or another time makes it a job", () => {
  expect(jobs("Dal 2010 responsabile del colore presso Salone Etna")).toHaveLength(3);
  expect(jobs("Dal 2015 responsabile del colore")).toHaveLength(3);
  expect(jobs("Manager at Corner Salon since 2010")).toHaveLength(3);
});

test("bullets that are the jobs themselves stay so", () => {
  expect(
    jobsOf([bullet("Desde 2018 encargada de tienda"), bullet("2012 – 2018 dependienta, Zapatos Luna")]),
  ).toHaveLength(2);
});
