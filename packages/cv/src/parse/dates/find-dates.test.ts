import { describe, expect, it } from "vitest";
import { tokenise } from "../text/tokens.ts";
import { findDates } from "./find-dates.ts";
import { formatPartialDate } from "./partial-date.ts";

const STYLE = { monthFirst: false, newestYear: 2034 };

function read(text: string, style = STYLE): string {
  return findDates(tokenise(text), style)
    .map((span) => {
      const start = span.start === null ? "" : formatPartialDate(span.start);
      const end = span.current ? "now" : span.end === null ? "" : formatPartialDate(span.end);
      return span.single ? start : `${start}..${end}`;
    })
    .join(" ");
}

describe("findDates", () => {
  it.each([
    ["Jan 2020 – Present", "2020-01..now"],
    ["Software Engineer Feb 2022 – Present", "2022-02..now"],
    ["01/2020 - 03/2022", "2020-01..2022-03"],
    ["2019–21", "2019..2021"],
    ["2019-2021", "2019..2021"],
    ["2010-12", "2010..2012"],
    ["2010-12 – 2012-03", "2010-12..2012-03"],
    ["2021-Mar - Present", "2021-03..now"],
    ["2017-Sep - 2021-Feb", "2017-09..2021-02"],
    ["2016/Jun – 2017/Aug", "2016-06..2017-08"],
    ["2018-May 2020", "2018..2020-05"],
    ["since 2018", "2018..now"],
    ["Level 3 – March 2024", "2024-03"],
    ["Class 2, March 2024", "2024-03"],
    ["12-March-2024", "2024-03"],
    ["Autumn 2019 – Spring '21", "2019..2021"],
    ["primavera – otoño 2024", "2024"],
    ["Fev. 2023 – até à data", "2023-02..now"],
    ["Mar. 2019 até ao presente", "2019-03..now"],
    ["de 2019 à 2021", "2019..2021"],
    ["फ़र 2018 – जुल 2021", "2018-02..2021-07"],
    ["மார் 2018 – செப்டெம்பர் 2021", "2018-03..2021-09"],
    ["gen 2020 – a tutt'oggi", "2020-01..now"],
    ["03/2018–alla data attuale", "2018-03..now"],
    ["ottobre 2018 - tutt'ora", "2018-10..now"],
    ["Oct 2018 - En la actualidad", "2018-10..now"],
    ["2018 – ajd", "2018..now"],
    ["Entrada: 06/2019 Saída: 08/2021", "2019-06..2021-08"],
    ["Fecha de ingreso: 06/2019 Fecha de salida: 08/2021", "2019-06..2021-08"],
    ["Admissão: 06/2019 - Atual", "2019-06..now"],
    ["Admissão: 06/2019", "2019-06"],
    ["sedert maart 2018", "2018-03..now"],
    ["Octub. 2016 – Novemb. 2018", "2016-10..2018-11"],
    ["Velora AG. 2019 – 2021", "2019..2021"],
    ["Okt. 2018 bis einschließlich Juni 2019", "2018-10..2019-06"],
    ["06.2019 – lfd.", "2019-06..now"],
    ["May 2019 – todate", "2019-05..now"],
    ["Since May 2021 Machine Learning Engineer", "2021-05..now"],
    ["Summer 2017", "2017"],
    ["2021 Mar Thoma School", "2021"],
    ["2019 – 2021 Set Designer", "2019..2021"],
    ["2019 May 2020", "2019..2020-05"],
    ["2020.05 - 2021.06", "2020-05..2021-06"],
    ["May '19 – Aug ’20", "2019-05..2020-08"],
    ["Q2 2020 – Q4 2021", "2020-04..2021-12"],
    ["2020-05-17 to 2021-03-01", "2020-05..2021-03"],
    ["17.05.2020 - 01.03.2021", "2020-05..2021-03"],
    ["5 January 2020 until 3 March 2021", "2020-01..2021-03"],
    ["January 5, 2020 - March 3, 2021", "2020-01..2021-03"],
    ["March 2020 to present", "2020-03..now"],
    ["01/2024 - now", "2024-01..now"],
    ["06/2020 – today", "2020-06..now"],
    ["04/2019 – 03/2018", "2019-04..2018-03"],
    ["Jan – Mar 2020", "2020-01..2020-03"],
    ["Jan 19 - Mar 21", "2019-01..2021-03"],
    ["08/19 – 03/21", "2019-08..2021-03"],
    ["Sept. 2019 — Oct. 2020", "2019-09..2020-10"],
    ["from 2015 to 2018", "2015..2018"],
    ["until 2019", "..2019"],
    ["(2016)", "2016"],
    ["Bachelor of Pharmacy, 2016", "2016"],
    ["2019 –", "2019..now"],
    ["2018 – date", "2018..now"],
    ["2021 – Present", "2021..now"],
    ["Nov 2015 – Mar 2018", "2015-11..2018-03"],
    ["2020年4月 – 2021年3月", "2020-04..2021-03"],
    ["2018م - 2020م", "2018..2020"],
    ["'19 – '21", "2019..2021"],
    ["2018 – onwards", "2018..now"],
    ["2019.3 – 2020.4", "2019-03..2020-04"],
    ["5/15 - 6/17", "2015-05..2017-06"],
    ["mid-2018 – early 2020", "2018..2020"],
    ["medio 2018 – eind 2020", "2018..2020"],
    ["WS 2018/19 – SS 2021", "2018..2021"],
    ["sept. 2018 - auj.", "2018-09..now"],
    ["Mar-19 to Jun-20", "2019-03..2020-06"],
    ["as of March 2021", "2021-03..now"],
    ["2019 සිට 2021 දක්වා", "2019..2021"],
    ["2019 முதல் 2021 வரை", "2019..2021"],
    ["अप्रैल २०१८ से अब तक", "2018-04..now"],
    ["من يناير ٢٠١٩ إلى الآن", "2019-01..now"],
    ["1 Sept. 2015–31 Aug. 2016", "2015-09..2016-08"],
  ])("reads %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    "Served 2000 patients with $2015 and 3,2019 items",
    "24/7 support, version 2.0.1, room 10/12",
    "+94 71 233 9087",
    "May I help you",
    "team of 12 in 3 weeks",
    "2562 – 2564 in the Thai calendar",
    "the '19 model",
    "now",
  ])("finds no range in %s", (text) => {
    const spans = findDates(tokenise(text), STYLE).filter((span) => !span.single);
    expect(spans).toEqual([]);
  });

  it("reads month first where the CV does", () => {
    expect(read("02/03/2020", { ...STYLE, monthFirst: true })).toBe("2020-02");
    expect(read("02/03/2020")).toBe("2020-03");
    expect(read("02/23/2020")).toBe("2020-02");
  });
});
