import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test.each([
  [
    "what the person did, behind a label on the line of the header",
    [
      "sep 2016 – heden",
      "Kwaliteitsmedewerker | Filmer Diagnostiek (FD). Taken: metingen uitvoeren en rapporteren",
      "jan 2016 – mei 2016",
      "Studentconsultant bij Natuurhuis | Taken: uitwerken van een meting",
    ],
    [
      ["Kwaliteitsmedewerker", "Filmer Diagnostiek (FD)", "2016-09", "now"],
      ["Studentconsultant", "Natuurhuis", "2016-01", "2016-05"],
    ],
  ],
  [
    "rows of sentences that go on",
    [
      "2014–2019\tSenior Biostatistician, Penrose Therapeutics, Salem, MA",
      "Analyzed heart trials with survival methods and mixed models in SAS, to",
      "the standards of the house.",
      "2012–2014\tResearch Fellow, Bay School of Public Health",
      "Multiple imputation for repeated measures with dropout.",
    ],
    [
      ["Senior Biostatistician", "Penrose Therapeutics", "2014", "2019"],
      ["Research Fellow", "Bay School of Public Health", "2012", "2014"],
    ],
  ],
  [
    "a post behind its dates, and the work behind the firm",
    [
      "2012 til now - Self employed plasterer, Leeds and surrounding area. One off houses, extensions, insurance jobs.",
      "2003 til 2012 - Plasterer with Moran Bros, Naas. Housing estates first. Foreman of 6 from 2007.",
      "1998 til 2003 - Apprentice then plasterer, Tom Burke & Son, Naas. Lime plaster and cornices.",
    ],
    [
      ["Self employed plasterer", null, "2012", "now"],
      ["Plasterer", "Moran Bros", "2003", "2012"],
      ["Apprentice then plasterer", "Tom Burke & Son", "1998", "2003"],
    ],
  ],
  [
    "terms in brackets between the dates and the work",
    [
      "CAMARERA. Hotel Playa Lunes ****, Salou. De 03/2021 a actualidad (fija discontinua). Limpieza de veinte habitaciones al día.",
      "LIMPIADORA. Apartamentos Sol, Salou. De 05/2018 a 02/2021. Lavandería y plancha.",
    ],
    [
      ["CAMARERA", "Hotel Playa Lunes", "2021-03", "now"],
      ["LIMPIADORA", "Apartamentos Sol", "2018-05", "2021-02"],
    ],
  ],
  [
    "clients below a post and its firm",
    [
      "Kovai Infotech, Chennai\tAug 2020 – Mar 2023",
      "Data Engineer",
      "Client: Deccan Gramin Bank. Project: Regulatory Reporting",
      "* Built pipelines.",
    ],
    [["Data Engineer", "Kovai Infotech", "2020-08", "2023-03"]],
  ],
  [
    "a bracket that goes on in the second row of a header",
    [
      "Sales Manager, Puri Melati Resort & Spa, Nusa Dua (5*, 214",
      "rooms)",
      "Jul'23 – Now",
      "* Corporate segment.",
      "Sales Executive, Hotel Segara, Sanur",
      "Mar'17 – Jun'23 (unpaid leave by rotation in 2020)",
      "* Sales calls.",
    ],
    [
      ["Sales Manager", "Puri Melati Resort & Spa", "2023-07", "now"],
      ["Sales Executive", "Hotel Segara", "2017-03", "2023-06"],
    ],
  ],
  [
    "an item with dates in front that tells in small letters",
    [
      "Network Operator",
      "Harbour Networks Ltd",
      "08.2017 – 04.2020",
      "* Routers and radio links.",
      "Commander of 5 soldiers in the last year",
      "* 05.2020 – 01.2021: trip planned to Peru, in fact studied at home",
    ],
    [["Network Operator", "Harbour Networks Ltd", "2017-08", "2020-04"]],
  ],
  [
    "dates with the dots of ordinals, and a slash between months",
    [
      "01.03.2012. – 31.12.2018.\tFitter, Metalform D.O.O., Nis",
      "2010.03. – 2012.02.\tFitter, Acél Kft., Pécs",
      "2008-09 / 2010-02\tApprentice, Tolland Works Ltd, Hull",
    ],
    [
      ["Fitter", "Metalform D.O.O.", "2012-03", "2018-12"],
      ["Fitter", "Acél Kft.", "2010-03", "2012-02"],
      ["Apprentice", "Tolland Works Ltd", "2008-09", "2010-02"],
    ],
  ],
  [
    "houses by their article, and the end of a year",
    [
      "Bar manager, The Anchor, Whitby, mid 2019 – end 2022",
      "Sous chef, The Swan, Henley, spring 2016 to the end of 2018",
    ],
    [
      ["Bar manager", "The Anchor", "2019", "2022"],
      ["Sous chef", "The Swan", "2016", "2018"],
    ],
  ],
  [
    "a firm by its Indian title in a sentence",
    ["Worked with M/s Sai Constructions, Vijayawada as Site Supervisor from Jan 2014 to March 2017."],
    [["Site Supervisor", "M/s Sai Constructions", "2014-01", "2017-03"]],
  ],
  [
    "a sentence behind the town",
    [
      "03/2020 – 06/2020\tPraktikantin Chirurgie, Klinikum am See, Lindau. Station für Bauchchirurgie",
      "11/2019 – 03/2020\tPraktikantin Psychiatrie, Klinikum am Wald, Lindau. Station für Psychosen",
    ],
    [
      ["Praktikantin Chirurgie", "Klinikum am See", "2020-03", "2020-06"],
      ["Praktikantin Psychiatrie", "Klinikum am Wald", "2019-11", "2020-03"],
    ],
  ],
  [
    "how long it was behind a year",
    ["Ingénieur d'études – Groupe Hélios, Guyancourt (2019 - 5 mois)", "* Analyse d'incidents"],
    [["Ingénieur d'études", "Groupe Hélios", "2019", "2019"]],
  ],
  [
    "items that end in their range on a second line, and one that only tells",
    [
      "* Especialista Educacional — atuação em materiais didáticos e análise de",
      "indicadores (2021–presente)",
      "* Autora de Conteúdos — elaboração de simulados e materiais",
      "pedagógicos (2019–2021)",
      "* Revisão de textos",
    ],
    [
      ["Especialista Educacional", null, "2021", "now"],
      ["Autora de Conteúdos", null, "2019", "2021"],
    ],
  ],
  [
    "a level behind the post",
    ["Shifton — Full Stack Web Developer Pleno — jul/2021–jul/2022 (1 ano 1 mês)", "* Evolução do sistema"],
    [["Full Stack Web Developer Pleno", "Shifton", "2021-07", "2022-07"]],
  ],
  [
    "a length in words behind the year",
    [
      "Pixel & Palm Studio\tKandy",
      "Junior Web Developer\tFeb 2020 – 02/2023",
      "* Small business sites",
      "Harbour Digital Hub",
      "Web Intern\t2019, four months",
    ],
    [
      ["Junior Web Developer", "Pixel & Palm Studio", "2020-02", "2023-02"],
      ["Web Intern", "Harbour Digital Hub", "2019", "2019"],
    ],
  ],
  [
    "a firm behind a bracket, its town on the next row",
    [
      "Summer 2021 – Dec 2023",
      "Sales Assistant (weekends) at Brindle & Dove,",
      "Bullring, Birmingham",
      "* Till",
    ],
    [["Sales Assistant (weekends)", "Brindle & Dove", "2021", "2023-12"]],
  ],
  [
    "a full stop inside a name ends no header",
    ["03/2020 – 06/2020\tAssistante, Ets. Martin Frères, Lyon"],
    [["Assistante", "Ets. Martin Frères", "2020-03", "2020-06"]],
  ],
])("%s", (_, lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});
