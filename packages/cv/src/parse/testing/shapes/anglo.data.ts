import type { WholeCv } from "./whole-cv.ts";

/** Résumés and CVs of the United States, Britain and Ireland. */
export const ANGLO: readonly WholeCv[] = [
  {
    shape: "city and state at the right, dates below them",
    text: `! JORDAN T. CASTELLANO
1420 Maple Ave., Apt 3B • Dayton, OH 45402 • (937) 555-0148 • jordan.castellano@mail.example
# EXPERIENCE
B Miami Valley Home Supply\tDayton, OH
Assistant Store Manager\tJune 2021 – Present
* Cut shrink from 2.1% to 1.2% of sales in the first year.
* Schedules 34 associates.
B Buckeye Hardware\tKettering, OH
Shift Lead\tAugust 2018 – May 2021
Cashier\tMay 2017 – August 2018
# EDUCATION
B Sinclair Community College\tDayton, OH
Associate of Applied Science, Business Management\tMay 2020
# SKILLS
Excel, Kronos, merchandising`,
    name: "Jordan T. Castellano",
    email: "jordan.castellano@mail.example",
    phone: "(937) 555-0148",
    jobs: [
      ["Assistant Store Manager", "Miami Valley Home Supply", "2021-06", "now"],
      ["Shift Lead", "Buckeye Hardware", "2018-08", "2021-05"],
      ["Cashier", "Buckeye Hardware", "2017-05", "2018-08"],
    ],
    studies: [["Associate of Applied Science, Business Management", "Sinclair Community College", 2020]],
    certificates: [],
    languages: [],
    results: ["Cut shrink from 2.1% to 1.2% of sales in the first year."],
    flaws: [],
  },
  {
    shape: "a new graduate: expected degree, internships, class of",
    text: `! Priyanka Nair
Raleigh, NC | 919.555.0163 | priyanka.nair@mail.example | github.com/pnair-dev
# Education
B North Carolina State University, Raleigh, NC
Bachelor of Science in Computer Engineering, GPA 3.7, Expected May 2027
B Enloe High School, Class of 2023
# Experience
B Software Engineering Intern, Piedmont Sensors
May 2026 – August 2026
* Wrote a parser for device logs in Rust.
B Teaching Assistant, NC State University
January 2025 – December 2025
* Held weekly labs for 28 students.
# Projects
Trail Finder (2025): a hiking app in Flutter with 1,200 downloads
Course Planner, 2024
# Awards
Dean's List, Fall 2023 and Spring 2024
# Skills
C++, Rust, Python, Git`,
    name: "Priyanka Nair",
    email: "priyanka.nair@mail.example",
    phone: "919.555.0163",
    jobs: [
      ["Software Engineering Intern", "Piedmont Sensors", "2026-05", "2026-08"],
      ["Teaching Assistant", "NC State University", "2025-01", "2025-12"],
    ],
    studies: [
      ["Bachelor of Science in Computer Engineering", "North Carolina State University", 2027],
      [null, "Enloe High School", 2023],
    ],
    certificates: [],
    languages: [],
    results: ["Dean's List, Fall 2023 and Spring 2024"],
    flaws: [],
  },
  {
    shape: "a nurse with wards and bank shifts",
    text: `! Grace Adomako RN
NMC PIN 15F5550E | Leicester | 07700 900377 | grace.adomako@mail.example
# Professional registration
Nursing and Midwifery Council – Adult Nurse
# Employment
Ward Sister (Band 7), Acute Medical Unit
University Hospitals of Leicester NHS Trust
March 2022 – present
* Pressure ulcers on the unit fell by 40% in eighteen months.
Bank Nurse (Band 5)
Leicestershire Partnership Bank
2019 – present (occasional shifts)
Staff Nurse (Band 5), then Senior Staff Nurse (Band 6), Ward 23 Respiratory
University Hospitals of Leicester NHS Trust
October 2015 – February 2022
# Education and training
BSc (Hons) Nursing (Adult), De Montfort University, 2012–2015
Immediate Life Support, Resuscitation Council UK, 2025
Mentorship in Practice (SLiP), 2018
# Languages
English, Twi`,
    name: "Grace Adomako",
    email: "grace.adomako@mail.example",
    phone: "07700 900377",
    jobs: [
      [
        "Ward Sister (Band 7), Acute Medical Unit",
        "University Hospitals of Leicester NHS Trust",
        "2022-03",
        "now",
      ],
      ["Bank Nurse (Band 5)", "Leicestershire Partnership Bank", "2019", "now"],
      [
        "Staff Nurse (Band 5), then Senior Staff Nurse (Band 6), Ward 23 Respiratory",
        "University Hospitals of Leicester NHS Trust",
        "2015-10",
        "2022-02",
      ],
    ],
    studies: [["BSc (Hons) Nursing (Adult)", "De Montfort University", 2015]],
    certificates: [
      "Nursing and Midwifery Council",
      "Immediate Life Support",
      "Mentorship in Practice (SLiP)",
    ],
    languages: ["English", "Twi"],
    results: ["Pressure ulcers on the unit fell by 40% in eighteen months."],
    flaws: [],
  },
  {
    shape: "a driver with licence classes and agency work",
    text: `! GARETH PUGH
22 Heol y Felin, Neath SA11 2QN
Home: 01639 555 204
Mobile: 07700 900 852
# PROFILE
Reliable Class 1 driver with clean licence, digi card and CPC.
# LICENCES
Category C+E (Class 1), since 2009
Driver CPC – valid to September 2029
ADR (tanks and packages)
# EMPLOYMENT
Oct 2020 to now: Class 1 Driver, Tawe Haulage Ltd, Swansea
Trunking to Avonmouth and Warrington, nights.
Feb 2019 to Sept 2020: HGV Driver, agency work (Driver Hire, Best Connection) for Tesco, DHL and Royal Mail
June 2009 to Jan 2019: Driver, Neath Valley Coal & Aggregates
# EDUCATION
Cwmtawe Comprehensive School, 6 GCSEs, 1998
# INTERESTS
Rugby, fishing`,
    name: "Gareth Pugh",
    email: null,
    phone: "07700 900 852",
    jobs: [
      ["Class 1 Driver", "Tawe Haulage Ltd", "2020-10", "now"],
      ["HGV Driver", "agency work", "2019-02", "2020-09"],
      ["Driver", "Neath Valley Coal & Aggregates", "2009-06", "2019-01"],
    ],
    studies: [["6 GCSEs", "Cwmtawe Comprehensive School", 1998]],
    certificates: ["Category C+E (Class 1)", "Driver CPC", "ADR (tanks and packages)"],
    languages: [],
    results: [],
    flaws: [],
  },
  {
    shape: "a career returner with a break that is explained",
    text: `! Helen O'Rourke
Limerick, Ireland · +353 87 555 0199 · helen.orourke@mail.example
# Experience
B Payroll Specialist (returner programme), Shannon Medical Devices
Sept 2024 – Present
B Career break: full-time care of two children and a parent
2017 – 2024
B Payroll Supervisor, Treaty Foods
Apr 2011 – Mar 2017
* Moved 640 staff to one payroll and cut errors by half.
B Payroll Clerk, Treaty Foods
Jan 2008 – Mar 2011
# Education
Certified Payroll Technician, Irish Payroll Association, 2010
Leaving Certificate, Laurel Hill Coláiste, Limerick, 2005
# Languages
English, Irish (school level)`,
    name: "Helen O'Rourke",
    email: "helen.orourke@mail.example",
    phone: "+353 87 555 0199",
    jobs: [
      ["Payroll Specialist (returner programme)", "Shannon Medical Devices", "2024-09", "now"],
      ["Payroll Supervisor", "Treaty Foods", "2011-04", "2017-03"],
      ["Payroll Clerk", "Treaty Foods", "2008-01", "2011-03"],
    ],
    studies: [
      ["Certified Payroll Technician", "Irish Payroll Association", 2010],
      ["Leaving Certificate", "Laurel Hill Coláiste", 2005],
    ],
    certificates: [],
    languages: ["English", "Irish"],
    results: ["Moved 640 staff to one payroll and cut errors by half."],
    flaws: [],
  },
];
