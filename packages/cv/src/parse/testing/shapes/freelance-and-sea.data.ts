import type { WholeCv } from "./whole-cv.ts";

/** People with many employers: at sea, as freelancers, by agencies, side by side. */
export const FREELANCE_AND_SEA: readonly WholeCv[] = [
  {
    shape: "a table of sea service",
    text: `! JOSELITO R. MAGBANUA
Rank applied for: Second Engineer
Brgy. San Isidro, Iloilo City, Philippines | +63 917 555 0188 | j.magbanua@mail.example
# CERTIFICATES OF COMPETENCY AND TRAINING
Third Engineer Officer CoC, MARINA, issued 2018
Basic Safety Training (STCW VI/1), valid until 2028
Advanced Fire Fighting
# SEA SERVICE
Vessel\tType\tGRT\tRank\tCompany\tSign on\tSign off
MV Coral Trader\tBulk carrier\t32,415\t3rd Engineer\tPacific Manning Corp.\t14-Feb-2025\t20-Nov-2025
MV Amber Wave\tContainer\t41,200\t3rd Engineer\tPacific Manning Corp.\t03-Mar-2023\t12-Jan-2024
MT Sulu Star\tOil tanker\t28,050\t4th Engineer\tVisayan Crew Mgt. Inc.\t11-Jun-2020\t30-Apr-2021
# EDUCATION
BS Marine Engineering, John B. Lacson Foundation Maritime University, Iloilo, 2016
# PERSONAL DATA
Height: 170 cm Weight: 68 kg Shoe size: 42
Passport: P5550123A valid 2030`,
    name: "Joselito R. Magbanua",
    email: "j.magbanua@mail.example",
    phone: "+63 917 555 0188",
    jobs: [
      ["3rd Engineer", "Pacific Manning Corp.", "2025-02", "2025-11"],
      ["3rd Engineer", "Pacific Manning Corp.", "2023-03", "2024-01"],
      ["4th Engineer", "Visayan Crew Mgt. Inc.", "2020-06", "2021-04"],
    ],
    studies: [["BS Marine Engineering", "John B. Lacson Foundation Maritime University", 2016]],
    certificates: [
      "Third Engineer Officer CoC",
      "Basic Safety Training (STCW VI/1)",
      "Advanced Fire Fighting",
    ],
    languages: [],
    results: [],
    flaws: ["gap"],
  },
  {
    shape: "a freelance designer with projects",
    text: `! Lena Brandvold
Graphic designer — Bergen, Norway
lena@brandvold.example — +47 415 55 012 — brandvold.example
# Experience
Freelance Graphic Designer
March 2020 – present
Selected projects:
* Fjord Ferries: wayfinding for four quays (2024)
* Bergen Book Week: identity and posters (2022–2025)
* Nordlys Bakery: packaging; sales of the line rose 35 % in three months
Studio Tind AS, Oslo
Designer
August 2016 – February 2020
# Education
MA Visual Communication, University of Bergen, 2016
BA Graphic Design, Westerdals, 2014
# Languages
Norwegian, English, German (basic)`,
    name: "Lena Brandvold",
    email: "lena@brandvold.example",
    phone: "+47 415 55 012",
    jobs: [
      ["Freelance Graphic Designer", null, "2020-03", "now"],
      ["Designer", "Studio Tind AS", "2016-08", "2020-02"],
    ],
    studies: [
      ["MA Visual Communication", "University of Bergen", 2016],
      ["BA Graphic Design", "Westerdals", 2014],
    ],
    certificates: [],
    languages: ["Norwegian", "English", "German"],
    results: ["Nordlys Bakery: packaging; sales of the line rose 35 % in three months"],
    flaws: [],
  },
  {
    shape: "a developer with open source and a contract through an agency",
    text: `! Olek Barańczak
Kraków, Poland · olek.baranczak@mail.example · +48 600 555 014 · github.com/olekb
# Open source
Author of tinyq (2,900 stars), a job queue for PostgreSQL, since 2020
Maintainer of rustfmt-lite, 2018 – 2021
# Work
B Senior Backend Developer, contractor via Randstad for Vistula Bank (Apr 2023 – now)
* p99 latency of payments went from 900 ms to 210 ms.
B Backend Developer, Smok Software sp. z o.o. (09/2018 – 03/2023)
B Junior Developer, Wawel Games S.A. (Q3 2017 – Q3 2018)
# Education
MSc Eng., Computer Science, AGH University of Krakow, 2017
# Languages
Polish native, English C1`,
    name: "Olek Barańczak",
    email: "olek.baranczak@mail.example",
    phone: "+48 600 555 014",
    jobs: [
      ["Senior Backend Developer", "Vistula Bank", "2023-04", "now"],
      ["Backend Developer", "Smok Software sp. z o.o.", "2018-09", "2023-03"],
      ["Junior Developer", "Wawel Games S.A.", "2017-07", "2018-09"],
    ],
    studies: [["MSc Eng., Computer Science", "AGH University of Krakow", 2017]],
    certificates: [],
    languages: ["Polish", "English"],
    results: ["p99 latency of payments went from 900 ms to 210 ms."],
    flaws: [],
  },
  {
    shape: "two part-time jobs beside each other and evening teaching",
    text: `! Beatriz Lomba-Hughes
Cardiff | 029 2018 0455 ext. 12 | beatriz.lh@mail.example
# Employment
Museum Assistant (part-time, 20 hrs/week), National Slate Museum, Jan 2020 – Present
Freelance Translator (Portuguese–English), self-employed, Jan 2019 – Present
Evening Tutor (6 hours a week), Cardiff Adult Learning, Sep 2021 – Jul 2024
Gallery Invigilator, Glynn Vivian Art Gallery, Jun 2016 – Dec 2019
# Education
MA Translation Studies, Swansea University, 2018
Licenciatura em Línguas, Universidade de Coimbra, 2014
# Languages
Portuguese, English, Welsh (learner)`,
    name: "Beatriz Lomba-Hughes",
    email: "beatriz.lh@mail.example",
    phone: "029 2018 0455 ext. 12",
    jobs: [
      ["Museum Assistant (part-time, 20 hrs/week)", "National Slate Museum", "2020-01", "now"],
      ["Freelance Translator (Portuguese–English)", "self-employed", "2019-01", "now"],
      ["Evening Tutor (6 hours a week)", "Cardiff Adult Learning", "2021-09", "2024-07"],
      ["Gallery Invigilator", "Glynn Vivian Art Gallery", "2016-06", "2019-12"],
    ],
    studies: [
      ["MA Translation Studies", "Swansea University", 2018],
      ["Licenciatura em Línguas", "Universidade de Coimbra", 2014],
    ],
    certificates: [],
    languages: ["Portuguese", "English", "Welsh"],
    results: [],
    flaws: [],
  },
  {
    shape: "full-time jobs side by side for years, and a range that ends before it starts",
    text: `! Kwabena Osei-Tutu
P.O. Box KN 55, Accra | Tel/Fax: +233 30 255 5011 | k.oseitutu@mail.example
# Work Experience
Finance Manager, Volta Cocoa Ltd, Accra (full-time)
January 2019 – December 2023
Head of Accounts, Kumasi Timber Co., Kumasi (full-time)
March 2020 – Present
Accountant, Ashanti Breweries
May 2018 – February 2017
# Education
BSc Administration (Accounting), University of Ghana, 2014
# Professional membership
Institute of Chartered Accountants, Ghana (Member)`,
    name: "Kwabena Osei-Tutu",
    email: "k.oseitutu@mail.example",
    phone: "+233 30 255 5011",
    jobs: [
      ["Finance Manager", "Volta Cocoa Ltd", "2019-01", "2023-12"],
      ["Head of Accounts", "Kumasi Timber Co.", "2020-03", "now"],
      ["Accountant", "Ashanti Breweries", "2018-05", "2017-02"],
    ],
    studies: [["BSc Administration (Accounting)", "University of Ghana", 2014]],
    certificates: ["Institute of Chartered Accountants, Ghana (Member)"],
    languages: [],
    results: [],
    flaws: ["reversed", "overlap"],
  },
  {
    shape: "promotions with their years in brackets",
    text: `! Anjali Fernandopulle
Negombo, Sri Lanka | +94 31 555 4410 | anjali.f@mail.example
# Employment
Lagoon Hotels PLC, Negombo (2013 – present)
* Trainee (2013 – 2014)
* Front Office Executive (2014 – 2018)
* Assistant Front Office Manager (2018 – 2022)
* Front Office Manager (2022 – present)
Palm Beach Resort, Marawila (2011 – 2013)
* Receptionist
# Education
Diploma in Hotel Management, Sri Lanka Institute of Tourism and Hotel Management, 2013
# Languages
Sinhala, English, Tamil, basic German`,
    name: "Anjali Fernandopulle",
    email: "anjali.f@mail.example",
    phone: "+94 31 555 4410",
    jobs: [
      ["Trainee", "Lagoon Hotels PLC", "2013", "2014"],
      ["Front Office Executive", "Lagoon Hotels PLC", "2014", "2018"],
      ["Assistant Front Office Manager", "Lagoon Hotels PLC", "2018", "2022"],
      ["Front Office Manager", "Lagoon Hotels PLC", "2022", "now"],
      ["Receptionist", "Palm Beach Resort", "2011", "2013"],
    ],
    studies: [["Diploma in Hotel Management", "Sri Lanka Institute of Tourism and Hotel Management", 2013]],
    certificates: [],
    languages: ["Sinhala", "English", "Tamil", "German"],
    results: [],
    flaws: [],
  },
  {
    shape: "dates with apostrophes, fiscal years and a year that is cut short",
    text: `! Zola Ndlovu
Bulawayo, Zimbabwe / +263 77 255 5013 / zola.ndlovu@mail.example
# Career
Data Officer — Matopo Trust — '22–now
Field Enumerator — Zim Health Survey — FY 2020/21
Teaching Intern — Mpopoma High School — 2019 – 20
Shop Assistant — Ndlovu General Dealers — '17–'19
# Education
BSc Statistics, National University of Science and Technology, Bulawayo, 2021
# Languages
Ndebele, Shona, English`,
    name: "Zola Ndlovu",
    email: "zola.ndlovu@mail.example",
    phone: "+263 77 255 5013",
    jobs: [
      ["Data Officer", "Matopo Trust", "2022", "now"],
      ["Field Enumerator", "Zim Health Survey", "2020", "2021"],
      ["Teaching Intern", "Mpopoma High School", "2019", "2020"],
      ["Shop Assistant", "Ndlovu General Dealers", "2017", "2019"],
    ],
    studies: [["BSc Statistics", "National University of Science and Technology", 2021]],
    certificates: [],
    languages: ["Ndebele", "Shona", "English"],
    results: [],
    flaws: [],
  },
];
