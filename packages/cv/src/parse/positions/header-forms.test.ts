import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  [
    "a department behind the dash, the company on a line of its own",
    ["Senior Executive – Sea Freight", "Harbour Logistics Ltd | Galle", "Apr 2021 – Present"],
    [["Senior Executive – Sea Freight", "Harbour Logistics Ltd", "2021-04", "now"]],
  ],
  [
    "an office behind the dash of its organisation",
    ["Surveyor, Survey Department of Sri Lanka – Kandy District Office, Nov 2018 – Mar 2020"],
    [["Surveyor", "Survey Department of Sri Lanka", "2018-11", "2020-03"]],
  ],
  [
    "titles no table knows before firms of two names",
    [
      "Brodeuse confirmée, Lesage & Fils, Paris",
      "février 2019 – juin 2024",
      "Fumista artigiana, Rossi & Figli, Biella",
      "marzo 2014 – gennaio 2019",
      "Dorure Senior, Atelier Blanc & Noir, Lyon",
      "mai 2010 – février 2014",
    ],
    [
      ["Brodeuse confirmée", "Lesage & Fils", "2019-02", "2024-06"],
      ["Fumista artigiana", "Rossi & Figli", "2014-03", "2019-01"],
      ["Dorure Senior", "Atelier Blanc & Noir", "2010-05", "2014-02"],
    ],
  ],
  [
    "own work below a company in front of the dash",
    [
      "Cathedral Stone Ltd, Elgin — Banker Mason — 04/2014 to date",
      "Self-employed drystone dyker, 2009 – 2013",
      "Kachelwerk GmbH, Celle — Geselle — 04/2007 – 12/2008",
      "Selbstständiger Ofensetzer, 2005 – 2006",
      "Editorial Cauce SL, Burgos — Correctora — 04/2002 – 12/2004",
      "Traductora autónoma, 1999 – 2001",
    ],
    [
      ["Banker Mason", "Cathedral Stone Ltd", "2014-04", "now"],
      ["Self-employed drystone dyker", null, "2009", "2013"],
      ["Geselle", "Kachelwerk GmbH", "2007-04", "2008-12"],
      ["Selbstständiger Ofensetzer", null, "2005", "2006"],
      ["Correctora", "Editorial Cauce SL", "2002-04", "2004-12"],
      ["Traductora autónoma", null, "1999", "2001"],
    ],
  ],
  [
    "partners on both sides of a comma",
    ["Associate, Balogun, Musa & Partners, Lagos", "May 2012 – June 2016"],
    [["Associate", "Balogun, Musa & Partners", "2012-05", "2016-06"]],
  ],
  [
    "a field behind the comma of a title, the company on a line of its own",
    [
      "Paralegal, Residential Property\t02/2022 - Present",
      "Avon Gorge Solicitors, Bristol",
      "Engineer, Water Networks\t03/2019 - 01/2022",
      "Severn Utilities, Gloucester",
    ],
    [
      ["Paralegal, Residential Property", "Avon Gorge Solicitors", "2022-02", "now"],
      ["Engineer, Water Networks", "Severn Utilities", "2019-03", "2022-01"],
    ],
  ],
  [
    "a function between a title and a firm on one line",
    [
      "Senior Associate, Fund Accounting, Harbourline Fund Services, Colombo 02\t02/2022 - Present",
      "Analyst, Credit Risk, Delta Bank\t03/2019 - 01/2022",
    ],
    [
      ["Senior Associate, Fund Accounting", "Harbourline Fund Services", "2022-02", "now"],
      ["Analyst, Credit Risk", "Delta Bank", "2019-03", "2022-01"],
    ],
  ],
  [
    "a firm behind the comma of a title, with its town below",
    [
      "Field Technician, Delta Networks\t02/2022 - Present",
      "Leeds, United Kingdom",
      "Nurse, Cedar Home Care\t03/2019 - 01/2022",
      "York, United Kingdom",
    ],
    [
      ["Field Technician", "Delta Networks", "2022-02", "now"],
      ["Nurse", "Cedar Home Care", "2019-03", "2022-01"],
    ],
  ],
  [
    "regiments and brigades with their units",
    [
      "Nepal Army, Engineer Regiment – Pokhara, Nepal",
      "Rifleman (01/2012 - 12/2016)",
      "Ghana National Fire Brigade, Training School – Accra",
      "Recruit Fireman (September 2017 – January 2019)",
    ],
    [
      ["Rifleman", "Nepal Army, Engineer Regiment", "2012-01", "2016-12"],
      ["Recruit Fireman", "Ghana National Fire Brigade, Training School", "2017-09", "2019-01"],
    ],
  ],
  [
    "a department alone is no company",
    ["Cedar Analytics, Leeds", "Data Engineer\tMay 2023 – Present", "Intern – Data\tJan 2022 – Jul 2022"],
    [
      ["Data Engineer", "Cedar Analytics", "2023-05", "now"],
      ["Intern – Data", "Cedar Analytics", "2022-01", "2022-07"],
    ],
  ],
  [
    "the page of the company beside it, below it and behind the title",
    [
      "Northmoor Payments",
      "Backend Engineer\t2021-03-01 - Present\thttps://northmoor.example",
      "Moved 22 services to another cluster.",
      "Halden Freight",
      "Junior Engineer https://halden.example\t2017-09-01 - 2021-02-28",
      "Prices of pallets.",
    ],
    [
      ["Backend Engineer", "Northmoor Payments", "2021-03", "now"],
      ["Junior Engineer", "Halden Freight", "2017-09", "2021-02"],
    ],
  ],
  [
    "a ward in front of its hospital",
    ["Senior Nursing Officer, ICU, Hillview Hospital", "Jan 2022 - Present"],
    [["Senior Nursing Officer, ICU", "Hillview Hospital", "2022-01", "now"]],
  ],
  [
    "the client below a job that names its employer",
    [
      "Senior Developer | Sahyadri Infotech Pvt. Ltd. | Jul 2022 – Till date",
      "Client: general insurance company, UK",
      "* Designed the claims console.",
    ],
    [["Senior Developer", "Sahyadri Infotech Pvt. Ltd.", "2022-07", "now"]],
  ],
  [
    "icons in front of company, dates and place",
    [
      "Accountant",
      "* Conservas del Ebro",
      "* Oct 2018 – Present",
      "* Zaragoza, Spain",
      "Closes the books of two plants in five days.",
      "Clerk",
      "* Pardo Advisers",
      "* Mar 2013 – Sep 2018",
      "* Huesca, Spain",
      "Pay slips for 35 clients.",
    ],
    [
      ["Accountant", "Conservas del Ebro", "2018-10", "now"],
      ["Clerk", "Pardo Advisers", "2013-03", "2018-09"],
    ],
  ],
  [
    "the clients of a freelancer",
    ["2016 – present\tFreelance Translator", "Clients: Cedar Law, Red Cross, City Hospital"],
    [["Freelance Translator", null, "2016", "now"]],
  ],
  [
    "two clients of a freelancer",
    ["2018 – present\tFreelance illustrator", "Clients: Heron Books, The Observer"],
    [["Freelance illustrator", null, "2018", "now"]],
  ],
  [
    "what a sole trader does",
    ["Sole trader, houses and small workshops around Cork, 2015 – 2020"],
    [["Sole trader", null, "2015", "2020"]],
  ],
  [
    "hours in a bracket behind the company",
    ["Sept 2023 – present", "Cashier, Hartog Supermarket (12 hours per week)"],
    [["Cashier", "Hartog Supermarket", "2023-09", "now"]],
  ],
  [
    "an agency in a bracket behind the company",
    ["Welder, Delta Shipyards (via Adecco), Mar 2018 – Dec 2021"],
    [["Welder", "Delta Shipyards", "2018-03", "2021-12"]],
  ],
  [
    "company as post",
    ["Jun'18 – Jun'21: City Bank, Nashik as Personal Banker"],
    [["Personal Banker", "City Bank", "2018-06", "2021-06"]],
  ],
  [
    "sentences of service",
    ["Worked as a Bus Driver at Galle Road Depot from 2012 to 2019"],
    [["Bus Driver", "Galle Road Depot", "2012", "2019"]],
  ],
  [
    "a long line with every part parted by dashes",
    [
      "Head of Collections, Conservation and Access (job share, 0.6 FTE) – Leeds City Museums & Galleries – April 2019 – Present",
    ],
    [
      [
        "Head of Collections, Conservation and Access (job share, 0.6 FTE)",
        "Leeds City Museums & Galleries",
        "2019-04",
        "now",
      ],
    ],
  ],
  [
    "half a range inside and the whole one at the end",
    ["Curator, acting head from 2016 – Bankfield Museum – Oct 2013 to Mar 2019"],
    [["Curator, acting head from 2016", "Bankfield Museum", "2013-10", "2019-03"]],
  ],
  [
    "a range left open in its cell",
    ["3/2016 –\tBeekeeper, Cedar Apiary", "6/2011 – 2/2016\tAgronomist, Delta Seeds Ltd"],
    [
      ["Beekeeper", "Cedar Apiary", "2016-03", "now"],
      ["Agronomist", "Delta Seeds Ltd", "2011-06", "2016-02"],
    ],
  ],
  [
    "remarks behind a semicolon in the bracket of the dates",
    ["Project Assistant, Harbour Foundation (Jan 2022 – Dec 2024; contract ended)"],
    [["Project Assistant", "Harbour Foundation", "2022-01", "2024-12"]],
  ],
  [
    "tools below a job are no section",
    [
      "2019-08-01 – 2026-06-30 Developer, Delta Systems Ltd",
      "Tools: Kotlin, Postgres, Kubernetes",
      "2016-01-11 – 2019-07-31 Tester, Cedar Systems Ltd",
    ],
    [
      ["Developer", "Delta Systems Ltd", "2019-08", "2026-06"],
      ["Tester", "Cedar Systems Ltd", "2016-01", "2019-07"],
    ],
  ],
  [
    "time away among the jobs",
    [
      "Nurse, Harbour Clinic, 2020 – 2022",
      "Gap year: travel in South America, 2019",
      "Carer, my grandmother, 2018 – 2019",
      "Live-in Caregiver, household of a mother of three, 2016 – 2018",
    ],
    [
      ["Nurse", "Harbour Clinic", "2020", "2022"],
      ["Live-in Caregiver", "household of a mother of three", "2016", "2018"],
    ],
  ],
  [
    "a title that ends as firms do, where the titles of the others stand",
    [
      "01/2010 to date",
      "Sales Manager",
      "Delmore Equipment - Camden, NJ",
      "07/2007 to 01/2010",
      "Road Service Technician",
      "Tarrow Tire - Camden, NJ",
      "03/2005 to 07/2007",
      "Wholesale Food Supplier",
      "Garden Meats - Camden, NJ",
    ],
    [
      ["Sales Manager", "Delmore Equipment", "2010-01", "now"],
      ["Road Service Technician", "Tarrow Tire", "2007-07", "2010-01"],
      ["Wholesale Food Supplier", "Garden Meats", "2005-03", "2007-07"],
    ],
  ],
])("%s", (_, lines, expected) => {
  expect(jobsOf(lines)).toEqual(expected);
});

test("the post of today under a heading of its own", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Present appointment",
      "Registrar, Harbour Hospital, August 2024 to date",
      "# Previous appointments",
      "House Officer, Cedar Hospital, Aug 2020 – Aug 2022",
    ]),
    "2026-11-01",
  );
  expect(cv.positions.map(({ position }) => position.company)).toEqual([
    "Harbour Hospital",
    "Cedar Hospital",
  ]);
});
