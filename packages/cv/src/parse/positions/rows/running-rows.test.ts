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
