import type { WholeCv } from "./whole-cv.ts";

/** Records of service, items as posts, sentences and tables. */
export const RECORDS_AND_TABLES: readonly WholeCv[] = [
  {
    shape: "roles as items under a company with its own dates at the right",
    text: `! Ciarán Mac Suibhne
Galway · ciaran.macs@mail.example · 091 555 017
# Career
Atlantic Seafoods DAC, Killybegs\tSept 2011 – present
* Plant Manager, Jan 2020 – present: 140 staff, two shifts, BRC grade AA+
* Production Supervisor, Mar 2015 – Dec 2019: filleting line; yield up 3.5 points in two seasons
* General Operative, Sept 2011 – Feb 2015
# Education
Higher Certificate in Food Science, ATU Letterkenny, 2014 (part-time)
Leaving Certificate, Coláiste Chiaráin, 2010
# Languages
Irish (native), English (native)`,
    name: "Ciarán Mac Suibhne",
    email: "ciaran.macs@mail.example",
    phone: "091 555 017",
    jobs: [
      ["Plant Manager", "Atlantic Seafoods DAC", "2020-01", "now"],
      ["Production Supervisor", "Atlantic Seafoods DAC", "2015-03", "2019-12"],
      ["General Operative", "Atlantic Seafoods DAC", "2011-09", "2015-02"],
    ],
    studies: [
      ["Higher Certificate in Food Science", "ATU Letterkenny", 2014],
      ["Leaving Certificate", "Coláiste Chiaráin", 2010],
    ],
    certificates: [],
    languages: ["Irish", "English"],
    results: ["filleting line; yield up 3.5 points in two seasons"],
    flaws: [],
  },
  {
    shape: "a stated total that is right, and an internship that is none of it",
    text: `! Hasini Abeywardena
Colombo 06 | hasini.abey@mail.example | +94 (0)71 255 5014
# Summary
QA engineer with 5+ years of experience in web and mobile testing.
# Experience
Senior QA Engineer — Serendib Softworks — Colombo — 2024 Jan – Present
QA Engineer — Serendib Softworks — Colombo — 2021 Jun – 2023 Dec
Intern QA — Lanka Bytes — Colombo — 2020 Nov – 2021 May
# Education
BSc (Hons) Software Engineering — University of Kelaniya — 2021
# Certifications
ISTQB Certified Tester Foundation Level — 2022`,
    name: "Hasini Abeywardena",
    email: "hasini.abey@mail.example",
    phone: "+94 (0)71 255 5014",
    jobs: [
      ["Senior QA Engineer", "Serendib Softworks", "2024-01", "now"],
      ["QA Engineer", "Serendib Softworks", "2021-06", "2023-12"],
      ["Intern QA", "Lanka Bytes", "2020-11", "2021-05"],
    ],
    studies: [["BSc (Hons) Software Engineering", "University of Kelaniya", 2021]],
    certificates: ["ISTQB Certified Tester Foundation Level"],
    languages: [],
    results: [],
    flaws: [],
  },
  {
    shape: "a chef with ships, hotels and seasons",
    text: `! Chef Nimal Jayakody
Wadduwa, Sri Lanka / 076 555 3019 / nimal.jayakody@mail.example
# CAREER PATH
Mar 2023 – till now\tSous Chef\tAzure Lagoon Resort, Bentota
Oct 2019 – Jan 2023\tChef de Partie\tMaldives Coral Island Resort, Baa Atoll
Contracts 2016 – 2019\tCommis I\tOceanic Cruise Lines, MV Horizon and MV Meridian
2014 – 2016\tCommis III\tHotel Sagara, Wadduwa
# TRAINING
NVQ Level 4 Professional Cookery, Sri Lanka Institute of Tourism & Hotel Management, 2014
HACCP Level 3, 2021
# LANGUAGES
Sinhala, English`,
    name: "Nimal Jayakody",
    email: "nimal.jayakody@mail.example",
    phone: "076 555 3019",
    jobs: [
      ["Sous Chef", "Azure Lagoon Resort", "2023-03", "now"],
      ["Chef de Partie", "Maldives Coral Island Resort", "2019-10", "2023-01"],
      ["Commis I", "Oceanic Cruise Lines", "2016", "2019"],
      ["Commis III", "Hotel Sagara", "2014", "2016"],
    ],
    studies: [
      ["NVQ Level 4 Professional Cookery", "Sri Lanka Institute of Tourism & Hotel Management", 2014],
    ],
    certificates: ["HACCP Level 3"],
    languages: ["Sinhala", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "a sentence for each job",
    text: `! Bongani Khumalo
Soweto, Johannesburg. Cell 073 555 0126. bongani.k@mail.example
# Work experience
I have been a Code 14 driver at Rand Bulk Carriers since June 2018.
From February 2013 to May 2018 I worked as a general worker at Tembisa Brickworks.
# Education
Grade 12 (Matric), Orlando High School, 2011
# Licences
Code 14 (EC) with PrDP
Forklift F2, 2019
# Languages
Zulu, Sotho, English`,
    name: "Bongani Khumalo",
    email: "bongani.k@mail.example",
    phone: "073 555 0126",
    jobs: [
      ["Code 14 driver", "Rand Bulk Carriers", "2018-06", "now"],
      ["general worker", "Tembisa Brickworks", "2013-02", "2018-05"],
    ],
    studies: [["Grade 12 (Matric)", "Orlando High School", 2011]],
    certificates: ["Code 14 (EC) with PrDP", "Forklift F2"],
    languages: ["Zulu", "Sotho", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "a scientist with a fellowship, visiting posts and a table of grants",
    text: `! Prof. Dr. Wanjiku Kamande, PhD
Department of Zoology, Maseno University, Kenya — w.kamande@uni.example — +254 722 555 019
# Positions
Associate Professor, Maseno University (2020–present)
Lecturer, Maseno University (2014–2020)
Visiting Scholar, University of Gothenburg (Jan–Jun 2018)
# Degrees
PhD Zoology, University of Cape Town (2014)
MSc Zoology, University of Nairobi (2009)
BSc Biology, Egerton University (2006)
# Selected publications
Kamande W. (2022) Cichlids of the Nyanza Gulf. Lake Studies 8: 44–61.
Kamande W., Otieno P. (2019) Fish markets and women. Rivers 3: 1–15.
# Funding
2021–2024  Lake Victoria Basin Fund, USD 240,000
# Supervision
Four PhD students (two completed), nine MSc students
# Languages
Kikuyu, Swahili, English, Swedish (beginner)`,
    name: "Wanjiku Kamande",
    email: "w.kamande@uni.example",
    phone: "+254 722 555 019",
    jobs: [
      ["Associate Professor", "Maseno University", "2020", "now"],
      ["Lecturer", "Maseno University", "2014", "2020"],
      ["Visiting Scholar", "University of Gothenburg", "2018-01", "2018-06"],
    ],
    studies: [
      ["PhD Zoology", "University of Cape Town", 2014],
      ["MSc Zoology", "University of Nairobi", 2009],
      ["BSc Biology", "Egerton University", 2006],
    ],
    certificates: [],
    languages: ["Kikuyu", "Swahili", "English", "Swedish"],
    results: [],
    flaws: [],
  },
  {
    shape: "a plumber on his own account, before that employed, dates behind in brackets",
    text: `! Steve Ogden
07700 900588
ogdenplumbing@mail.example
Rochdale
# What I do
Bathrooms, boilers, landlord certificates.
# Work
Self-employed plumber and heating engineer (April 2017 to now)
Plumber with Pennine Homes Ltd (2009 to March 2017)
Apprentice, Hargreaves & Son (2005 to 2009)
# Tickets
Gas Safe registered 555012
Unvented hot water (G3)
# School
St Cuthbert's RC High School, left 2005`,
    name: "Steve Ogden",
    email: "ogdenplumbing@mail.example",
    phone: "07700 900588",
    jobs: [
      ["Self-employed plumber and heating engineer", null, "2017-04", "now"],
      ["Plumber", "Pennine Homes Ltd", "2009", "2017-03"],
      ["Apprentice", "Hargreaves & Son", "2005", "2009"],
    ],
    studies: [[null, "St Cuthbert's RC High School", 2005]],
    certificates: ["Gas Safe registered 555012", "Unvented hot water (G3)"],
    languages: [],
    results: [],
    flaws: [],
  },
  {
    shape: "government service with grades and transfers",
    text: `! S. M. Anura Bandara
"Sisira", Mahawela Road, Matale | 066 222 5103 | anura.bandara@mail.example
# EMPLOYMENT RECORD
Designation\tInstitution\tFrom\tTo
Administrative Officer (Supra)\tDivisional Secretariat, Ukuwela\t2017/03/01\tTo date
Chief Clerk\tDepartment of Agriculture, Peradeniya\t2008/08/15\t2017/02/28
Management Assistant (Class II)\tDepartment of Agriculture, Peradeniya\t1999/11/01\t2008/08/14
# ACADEMIC QUALIFICATIONS
BA (General), University of Peradeniya, 1998
# PROFESSIONAL QUALIFICATIONS
Efficiency Bar Examination, Grade I, 2010
Diploma in Public Management, SLIDA, 2015
# LANGUAGES
Sinhala (mother tongue), English (good), Tamil (basic)`,
    name: "S. M. Anura Bandara",
    email: "anura.bandara@mail.example",
    phone: "066 222 5103",
    jobs: [
      ["Administrative Officer (Supra)", "Divisional Secretariat", "2017-03", "now"],
      ["Chief Clerk", "Department of Agriculture", "2008-08", "2017-02"],
      ["Management Assistant (Class II)", "Department of Agriculture", "1999-11", "2008-08"],
    ],
    studies: [["BA (General)", "University of Peradeniya", 1998]],
    certificates: ["Efficiency Bar Examination", "Diploma in Public Management"],
    languages: ["Sinhala", "English", "Tamil"],
    results: [],
    flaws: [],
  },
];
