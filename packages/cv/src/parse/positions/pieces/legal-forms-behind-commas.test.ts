import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

const DATES = "2019 – 2021";

test.each([
  ["Contador, Cementos Alba, SA", "Cementos Alba, SA"],
  ["Auxiliar contable, Textiles del Valle, S.A. de C.V.", "Textiles del Valle, S.A. de C.V."],
  ["Asesor, Caja Norte, S.A.C., Lima", "Caja Norte, S.A.C."],
  ["Verkäuferin, Rhein Möbel, GmbH & Co. KG, Bonn", "Rhein Möbel, GmbH & Co. KG"],
  ["Sekretärin, Kanzlei Wolf, PartG mbB", "Kanzlei Wolf, PartG mbB"],
  ["Merchandiser, Indus Textiles, Pvt (Ltd)", "Indus Textiles, Pvt (Ltd)"],
  ["Boilermaker, Umhlanga Steel, (Pty) Ltd", "Umhlanga Steel, (Pty) Ltd"],
  ["Empregada de mesa, Restaurantes Tejo, Lda., Lisboa", "Restaurantes Tejo, Lda."],
  ["Commessa, Moda Italia, SpA", "Moda Italia, SpA"],
  ["Monteur, Waal Techniek, B.V.", "Waal Techniek, B.V."],
  ["Driver, Kuala Foods, Sdn Bhd", "Kuala Foods, Sdn Bhd"],
  ["Clerk, Gulf Trading, FZE, Dubai", "Gulf Trading, FZE"],
  ["Storekeeper, Al Noor Marine, LLC", "Al Noor Marine, LLC"],
  ["Welder, Zulu Engineering, Ltd., Durban", "Zulu Engineering, Ltd."],
])("%s", (header, company) => {
  expect(jobsOf([header, DATES])[0]?.[1]).toBe(company);
});

test("a state behind a town is no legal form", () => {
  expect(jobsOf(["Ticket Clerk, Coast Lines, Adelaide, SA", DATES])[0]?.[1]).toBe("Coast Lines");
});
