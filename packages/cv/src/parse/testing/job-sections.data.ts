/** A section of jobs as people write it; `B ` marks a bold line, `* ` an item. */
export interface JobSection {
  readonly shape: string;
  readonly text: string;
  readonly jobs: readonly (readonly [title: string, company: string | null, start: string, end: string])[];
}

export const JOB_SECTIONS: readonly JobSection[] = [
  {
    shape: "three spaces pdfkit",
    text: `# Experience
B Store Manager
Delta Foods, Leeds   Jan 2018 – Present
* Runs a shop of 20 staff and orders the stock.
B Shop Assistant
Cedar Mart, York   Mar 2014 – Dec 2017
* Worked the till and the shelves.`,
    jobs: [
      ["Store Manager", "Delta Foods", "2018-01", "now"],
      ["Shop Assistant", "Cedar Mart", "2014-03", "2017-12"],
    ],
  },
  {
    shape: "company bar title",
    text: `# Employment
Harbour Bank PLC | Senior Teller | 02/2016 – 07/2021
* Served customers and balanced the till.
Cedar Bank PLC | Teller | 01/2013 – 01/2016
* Served customers.`,
    jobs: [
      ["Senior Teller", "Harbour Bank PLC", "2016-02", "2021-07"],
      ["Teller", "Cedar Bank PLC", "2013-01", "2016-01"],
    ],
  },
  {
    shape: "title comma company comma town",
    text: `# Experience
Nurse, Lakeside Hospital, Kandy (2012–2016)
Senior Nurse, Hill Clinic, Matale (2016–present)`,
    jobs: [
      ["Nurse", "Lakeside Hospital", "2012", "2016"],
      ["Senior Nurse", "Hill Clinic", "2016", "now"],
    ],
  },
  {
    shape: "dates first with tabs",
    text: `# Beruflicher Werdegang
04/2018 – heute\tLogistikleiter
\tSpedition Nordwind GmbH, Bremen
\t* Leitung des Lagers
09/2013 – 03/2018\tDisponent
\tHansa Transport AG, Hamburg`,
    jobs: [
      ["Logistikleiter", "Spedition Nordwind GmbH", "2018-04", "now"],
      ["Disponent", "Hansa Transport AG", "2013-09", "2018-03"],
    ],
  },
  {
    shape: "promotions below one company",
    text: `# Experience
Delta Insurance Ltd, Lagos
Claims Manager\tJan 2020 – Present
* Settles large losses.
Claims Officer\tMar 2016 – Dec 2019
* Checked claims.`,
    jobs: [
      ["Claims Manager", "Delta Insurance Ltd", "2020-01", "now"],
      ["Claims Officer", "Delta Insurance Ltd", "2016-03", "2019-12"],
    ],
  },
  {
    shape: "present written as till date",
    text: `# Working Experience
Organization: Gulf Star Contracting LLC, Dubai
Designation: MEP Engineer
Duration: March 2019 – Till date
Organization: Ceylon Cooling (Pvt) Ltd
Designation: Site Engineer
Duration: Feb 2015 – Feb 2019`,
    jobs: [
      ["MEP Engineer", "Gulf Star Contracting LLC", "2019-03", "now"],
      ["Site Engineer", "Ceylon Cooling (Pvt) Ltd", "2015-02", "2019-02"],
    ],
  },
  {
    shape: "sentence style",
    text: `# Employment history
From May 2014 to June 2018 I worked as a cook at the Cedar Hotel in Galle.
Since July 2018 I have been head cook at Blue Lagoon Resort in Mirissa.`,
    jobs: [
      ["cook", "Cedar Hotel", "2014-05", "2018-06"],
      ["head cook", "Blue Lagoon Resort", "2018-07", "now"],
    ],
  },
  {
    shape: "short years",
    text: `# Experience
Electrician – Delta Works – Jan'15 to Mar'19
Senior Electrician – Cedar Power – Apr'19 to date`,
    jobs: [
      ["Electrician", "Delta Works", "2015-01", "2019-03"],
      ["Senior Electrician", "Cedar Power", "2019-04", "now"],
    ],
  },
  {
    shape: "french",
    text: `# Expériences professionnelles
Depuis septembre 2019 : Responsable de rayon, Hyper Delta, Nantes
De mars 2015 à août 2019 : Vendeuse, Boutique Lila, Angers`,
    jobs: [
      ["Responsable de rayon", "Hyper Delta", "2019-09", "now"],
      ["Vendeuse", "Boutique Lila", "2015-03", "2019-08"],
    ],
  },
  {
    shape: "spanish",
    text: `# Experiencia laboral
Administrativa. Gestoría Prados, Sevilla. Marzo 2016 - Actualmente.
Recepcionista. Hotel Giralda, Sevilla. 2012 - 2016.`,
    jobs: [
      ["Administrativa", "Gestoría Prados", "2016-03", "now"],
      ["Recepcionista", "Hotel Giralda", "2012", "2016"],
    ],
  },
  {
    shape: "wrapped bullet with year",
    text: `# Experience
B Sales Lead
Delta Motors, Lagos
Jan 2018 – Dec 2022
* Took the branch from last to first place in the country by
2021: 212 cars against a plan of 150
* Trained four juniors.`,
    jobs: [["Sales Lead", "Delta Motors", "2018-01", "2022-12"]],
  },
  {
    shape: "temp agencies",
    text: `# Experience
Warehouse Operative (via Apex Staffing), Cedar Logistics, Derby, 2019 – 2021`,
    jobs: [["Warehouse Operative", "Cedar Logistics", "2019", "2021"]],
  },
  {
    shape: "linkedin",
    text: `# Experience
Delta Soft
6 years 3 months
Senior Engineer
January 2022 - Present (1 year 10 months)
Colombo, Sri Lanka
Engineer
September 2020 - December 2021 (1 year 4 months)`,
    jobs: [
      ["Senior Engineer", "Delta Soft", "2022-01", "now"],
      ["Engineer", "Delta Soft", "2020-09", "2021-12"],
    ],
  },
  {
    shape: "teacher with grades",
    text: `# Teaching Experience
Jan 2023 – Present
ICT Teacher, Grades 6–11, Lagoon Gate College, Negombo
* Python in Grades 10 and 11.
Feb 2021 – Dec 2022
Relief Teacher, Maris International School, Wennappuwa
* Mathematics and ICT.`,
    jobs: [
      ["ICT Teacher, Grades 6–11", "Lagoon Gate College", "2023-01", "now"],
      ["Relief Teacher", "Maris International School", "2021-02", "2022-12"],
    ],
  },
  {
    shape: "italian form",
    text: `# Esperienza lavorativa
Periodo: 10/2008 – 03/2010
Mansione: Addetta alla reception
Datore di lavoro: Palestra Olimpia, Brescia`,
    jobs: [["Addetta alla reception", "Palestra Olimpia", "2008-10", "2010-03"]],
  },
  {
    shape: "portuguese",
    text: `# Experiência profissional
Auxiliar de Cozinha na Cantina da Nona (Campinas) – fev/2017 a nov/2020
Cozinheira no Restaurante Bom Prato – desde dez/2020`,
    jobs: [
      ["Auxiliar de Cozinha", "Cantina da Nona", "2017-02", "2020-11"],
      ["Cozinheira", "Restaurante Bom Prato", "2020-12", "now"],
    ],
  },
  {
    shape: "government lk",
    text: `# Professional Experience
Management Service Officer – Divisional Secretariat, Akurana\t2014.05.12 to date
Trainee Clerk – People's Bank, Kandy\t2012.01.02 – 2014.05.10`,
    jobs: [
      ["Management Service Officer", "Divisional Secretariat", "2014-05", "now"],
      ["Trainee Clerk", "People's Bank", "2012-01", "2014-05"],
    ],
  },
  {
    shape: "table",
    text: `# Employment
Period\tEmployer\tPosition
2019 – Present\tApex Hospital, Lagos\tRadiographer
2015 – 2019\tCity Scan Centre, Abuja\tAssistant Radiographer`,
    jobs: [
      ["Radiographer", "Apex Hospital", "2019", "now"],
      ["Assistant Radiographer", "City Scan Centre", "2015", "2019"],
    ],
  },
];
