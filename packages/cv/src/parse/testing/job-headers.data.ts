import type { JobSection } from "./job-sections.data.ts";

/** Headers of jobs in further orders: dates in the middle, sentences, items, clients in brackets. */
export const JOB_HEADERS: readonly JobSection[] = [
  {
    shape: "company, then dates below, then title",
    text: `# Professional Experience
B HATTON VALLEY TEAS (PVT) LTD
03/2018 to 06/2023
Assistant Tea Taster
* Tasted 200 cups a day.
B NORTH EXPORTS (PVT) LTD
07/2015 to 02/2018
Trainee Taster
* Prepared samples.`,
    jobs: [
      ["Assistant Tea Taster", "HATTON VALLEY TEAS (PVT) LTD", "2018-03", "2023-06"],
      ["Trainee Taster", "NORTH EXPORTS (PVT) LTD", "2015-07", "2018-02"],
    ],
  },
  {
    shape: "numbered jobs",
    text: `# Work Experience
1. Data Entry Operator – Delta Insurance PLC (2014 June – 2016 May)
2. Accounts Clerk – Ruwan Motors (2016 June – to date)`,
    jobs: [
      ["Data Entry Operator", "Delta Insurance PLC", "2014-06", "2016-05"],
      ["Accounts Clerk", "Ruwan Motors", "2016-06", "now"],
    ],
  },
  {
    shape: "title in capitals, bar",
    text: `# EXPERIENCE
SENIOR QUANTITY SURVEYOR | AL NOOR CONTRACTING, MUSCAT | OCT 2018 – PRESENT
* Valuations and final accounts.
QUANTITY SURVEYOR | LANKA BUILDERS, COLOMBO | MAY 2014 – SEP 2018
* Taking off.`,
    jobs: [
      ["SENIOR QUANTITY SURVEYOR", "AL NOOR CONTRACTING", "2018-10", "now"],
      ["QUANTITY SURVEYOR", "LANKA BUILDERS", "2014-05", "2018-09"],
    ],
  },
  {
    shape: "worked as sentences",
    text: `# Employment
Worked as a Receptionist at Sun Beach Hotel from January 2017 to March 2019.
Worked as a Guest Relations Officer at Pearl Hotel from April 2019 up to now.`,
    jobs: [
      ["Receptionist", "Sun Beach Hotel", "2017-01", "2019-03"],
      ["Guest Relations Officer", "Pearl Hotel", "2019-04", "now"],
    ],
  },
  {
    shape: "bullets as jobs",
    text: `# Work history
* 2019–now: Baker, Brot & Korn, Graz
* 2014–2019: Baker's assistant, Bäckerei Huber, Graz`,
    jobs: [
      ["Baker", "Brot & Korn", "2019", "now"],
      ["Baker's assistant", "Bäckerei Huber", "2014", "2019"],
    ],
  },
  {
    shape: "month in other language",
    text: `# Erfahrung
Okt. 2019 – Feb. 2022, Servicekraft, Café Linde, Mainz
März 2022 – heute, Schichtleiterin, Café Linde, Mainz`,
    jobs: [
      ["Servicekraft", "Café Linde", "2019-10", "2022-02"],
      ["Schichtleiterin", "Café Linde", "2022-03", "now"],
    ],
  },
  {
    shape: "consultant at client",
    text: `# Experience
Software Consultant, Nordsoft AB (client: Baltic Rail), Stockholm
2020-03 – 2023-08
* Wrote services in Java.`,
    jobs: [["Software Consultant", "Nordsoft AB", "2020-03", "2023-08"]],
  },
  {
    shape: "two titles",
    text: `# Experience
Pharmacist / Branch Manager — City Pharmacy, Accra — 2016 to date
Locum Pharmacist — various pharmacies — 2014–2016`,
    jobs: [
      ["Pharmacist / Branch Manager", "City Pharmacy", "2016", "now"],
      ["Locum Pharmacist", "various pharmacies", "2014", "2016"],
    ],
  },
  {
    shape: "dash dates full days",
    text: `# Experience
Cashier, Keells Super, Moratuwa
01.02.2019 – 31.08.2021
Stock Keeper, Arpico, Panadura
15.09.2021 – present`,
    jobs: [
      ["Cashier", "Keells Super", "2019-02", "2021-08"],
      ["Stock Keeper", "Arpico", "2021-09", "now"],
    ],
  },
  {
    shape: "army",
    text: `# Service
Sri Lanka Army – Corporal (Driver) – 2005 to 2017
Delta Logistics – Transport Supervisor – 2017 to present`,
    jobs: [
      ["Corporal (Driver)", "Sri Lanka Army", "2005", "2017"],
      ["Transport Supervisor", "Delta Logistics", "2017", "now"],
    ],
  },
  {
    shape: "ph list",
    text: `# WORK EXPERIENCES
Production Operator
Cavite Electronics Philippines, Inc.
Rosario, Cavite
June 2016 – January 2019
Duties:
* Assembled boards and ran tests.
Service Crew
Jolly Chicken, Imus
2014 – 2016`,
    jobs: [
      ["Production Operator", "Cavite Electronics Philippines, Inc.", "2016-06", "2019-01"],
      ["Service Crew", "Jolly Chicken", "2014", "2016"],
    ],
  },
  {
    shape: "fr employer first",
    text: `# Parcours professionnel
Mairie de Lorient — Agent d'accueil
Janvier 2018 à aujourd'hui
* Accueil du public.
Clinique du Ter — Standardiste
2013 à 2017`,
    jobs: [
      ["Agent d'accueil", "Mairie de Lorient", "2018-01", "now"],
      ["Standardiste", "Clinique du Ter", "2013", "2017"],
    ],
  },
  {
    shape: "es con guiones",
    text: `# Experiencia
Camarero - Restaurante La Ola (Gijón) - jun. 2019 / oct. 2022
Ayudante de cocina - Sidrería Tino - 2017 / 2019`,
    jobs: [
      ["Camarero", "Restaurante La Ola", "2019-06", "2022-10"],
      ["Ayudante de cocina", "Sidrería Tino", "2017", "2019"],
    ],
  },
  {
    shape: "contract gap with leave",
    text: `# Experience
Analyst, Delta Bank, Nairobi, Feb 2020 – present (maternity leave Mar 2022 – Sep 2022)`,
    jobs: [["Analyst", "Delta Bank", "2020-02", "now"]],
  },
  {
    shape: "bank since",
    text: `# Career
Since 2021 Branch Manager at Harbour Bank, Jaffna branch
2016–2021 Loans Officer at Harbour Bank, Vavuniya branch`,
    jobs: [
      ["Branch Manager", "Harbour Bank", "2021", "now"],
      ["Loans Officer", "Harbour Bank", "2016", "2021"],
    ],
  },
];
