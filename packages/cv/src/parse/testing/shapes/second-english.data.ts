import type { WholeCv } from "./whole-cv.ts";

/** More shapes in English: forms of service, rotations, clients, agencies, tables. */
export const SECOND_ENGLISH: readonly WholeCv[] = [
  {
    shape: "an address that is broken over two lines, an office number, and a company without roles' dates",
    text: `! Mohamed Rizwan Careem
12/3 Hill Street, Dehiwala
Office 011 255 5120 | Mob 077 255 5121
mohamed.rizwan.careem@
inbox.example
# Employment
Ceylon Cold Chain (Pvt) Ltd	2018 – Present
Logistics Manager
* Spoilage in transit dropped from 6.5% to 2.1%.
Indian Ocean Shipping Agencies	2012 – 2018
Shipping Executive
# Education
BSc in Transport Management, University of Moratuwa, 2012
# Languages
English, Sinhala, Tamil`,
    name: "Mohamed Rizwan Careem",
    email: "mohamed.rizwan.careem@inbox.example",
    phone: "077 255 5121",
    jobs: [
      ["Logistics Manager", "Ceylon Cold Chain (Pvt) Ltd", "2018", "now"],
      ["Shipping Executive", "Indian Ocean Shipping Agencies", "2012", "2018"],
    ],
    studies: [["BSc in Transport Management", "University of Moratuwa", 2012]],
    certificates: [],
    languages: ["English", "Sinhala", "Tamil"],
    results: ["Spoilage in transit dropped from 6.5% to 2.1%."],
    flaws: [],
  },
  {
    shape: "a junior doctor with rotations inside one post",
    text: `! Dr Oluwaseun Adebanjo MBChB MRCP(UK)
GMC 7555012 · Leeds · o.adebanjo@nhsmail.example · +44 7700 900 133
# Current post
Specialty Registrar (ST4) in Acute Medicine, Leeds Teaching Hospitals NHS Trust, Aug 2024 – present
# Previous posts
Internal Medicine Trainee (IMT1–3), Bradford Teaching Hospitals, Aug 2021 – Aug 2024
Foundation Doctor (FY1–FY2), Hull University Teaching Hospitals, Aug 2019 – Aug 2021
* Rotations: general surgery (4 months), respiratory (4 months), emergency (4 months)
# Qualifications
MRCP(UK), 2023
MBChB, University of Leeds, 2019
# Audit
VTE prophylaxis prescribing improved from 71% to 94% after two cycles.
# Courses
Advanced Life Support, 2025
# Languages
English, Yoruba`,
    name: "Oluwaseun Adebanjo",
    email: "o.adebanjo@nhsmail.example",
    phone: "+44 7700 900 133",
    jobs: [
      ["Specialty Registrar (ST4) in Acute Medicine", "Leeds Teaching Hospitals NHS Trust", "2024-08", "now"],
      ["Internal Medicine Trainee (IMT1–3)", "Bradford Teaching Hospitals", "2021-08", "2024-08"],
      ["Foundation Doctor (FY1–FY2)", "Hull University Teaching Hospitals", "2019-08", "2021-08"],
    ],
    studies: [["MBChB", "University of Leeds", 2019]],
    certificates: ["MRCP(UK)", "Advanced Life Support"],
    languages: ["English", "Yoruba"],
    results: ["VTE prophylaxis prescribing improved from 71% to 94% after two cycles."],
    flaws: [],
  },
  {
    shape: "a consultant with clients and their dates inside",
    text: `! Farah Nasrallah
Dubai, UAE | +971 50 555 0177 | farah.n@mail.example
# Experience
B Cedarline Consulting DMCC, Dubai — Senior Consultant
May 2019 – Present
Selected engagements:
* Gulf Retail Group (2023–2024): new stock policy freed AED 11 million of working capital
* Desert Air (2021–2022): roster planning for 900 crew
B Levant Partners SAL, Beirut — Analyst
July 2015 – April 2019
# Education
BE Industrial Engineering, Lebanese American University, 2015
# Languages
Arabic (native), English (fluent), French (fluent)`,
    name: "Farah Nasrallah",
    email: "farah.n@mail.example",
    phone: "+971 50 555 0177",
    jobs: [
      ["Senior Consultant", "Cedarline Consulting DMCC", "2019-05", "now"],
      ["Analyst", "Levant Partners SAL", "2015-07", "2019-04"],
    ],
    studies: [["BE Industrial Engineering", "Lebanese American University", 2015]],
    certificates: [],
    languages: ["Arabic", "English", "French"],
    results: ["Gulf Retail Group (2023–2024): new stock policy freed AED 11 million of working capital"],
    flaws: [],
  },
  {
    shape: "a teacher with schools and grades of service",
    text: `! Rev. Sister Mary Consolata Fernando
Holy Family Convent, Kurunegala | 037 222 5561 | consolata.f@mail.example
# SERVICE RECORD
School\tPost\tPeriod
Holy Family Balika Vidyalaya, Kurunegala\tVice Principal (SLPS III)\t2019.01.01 – to date
St. Anne's Primary School, Kurunegala\tTeacher, Grades 4–5 (SLTS 2-I)\t2009.06.15 – 2018.12.31
Little Flower Preschool, Chilaw\tPreschool Teacher\t2006.01.10 – 2009.05.30
# EDUCATIONAL QUALIFICATIONS
B.Ed. (Primary) – Open University of Sri Lanka – 2014
Trained Teacher Certificate – Kuliyapitiya Teachers' College – 2008
G.C.E. A/L – Holy Family Balika Vidyalaya – 2003
# AWARDS
Prathibha Prabha award for teachers, 2017
# REFEREES
Mr. L. Perera, Zonal Director of Education, Kurunegala`,
    name: "Sister Mary Consolata Fernando",
    email: "consolata.f@mail.example",
    phone: "037 222 5561",
    jobs: [
      ["Vice Principal (SLPS III)", "Holy Family Balika Vidyalaya", "2019-01", "now"],
      ["Teacher, Grades 4–5 (SLTS 2-I)", "St. Anne's Primary School", "2009-06", "2018-12"],
      ["Preschool Teacher", "Little Flower Preschool", "2006-01", "2009-05"],
    ],
    studies: [
      ["B.Ed. (Primary)", "Open University of Sri Lanka", 2014],
      ["Trained Teacher Certificate", "Kuliyapitiya Teachers' College", 2008],
      ["G.C.E. A/L", "Holy Family Balika Vidyalaya", 2003],
    ],
    certificates: [],
    languages: [],
    results: ["Prathibha Prabha award for teachers, 2017"],
    flaws: [],
  },
  {
    shape: "a long break for study abroad, and a year of travel",
    text: `! Tomislav Horvat
Zagreb, Croatia • +385 91 555 0144 • tomislav.horvat@mail.example
# Work
Product Designer, Plavi Studio d.o.o., Zagreb (Oct 2023 – today)
UX Designer, Adria Digital d.o.o., Split (Mar 2016 – Jun 2020)
# Other
Round-the-world trip by bicycle (Jul 2020 – Aug 2021)
# Studies
MA Interaction Design, Malmö University (Sep 2021 – Jun 2023)
BA Graphic Design, University of Zagreb (2012 – 2015)
# Languages
Croatian, English, some Swedish`,
    name: "Tomislav Horvat",
    email: "tomislav.horvat@mail.example",
    phone: "+385 91 555 0144",
    jobs: [
      ["Product Designer", "Plavi Studio d.o.o.", "2023-10", "now"],
      ["UX Designer", "Adria Digital d.o.o.", "2016-03", "2020-06"],
    ],
    studies: [
      ["MA Interaction Design", "Malmö University", 2023],
      ["BA Graphic Design", "University of Zagreb", 2015],
    ],
    certificates: [],
    languages: ["Croatian", "English", "Swedish"],
    results: [],
    flaws: [],
  },
  {
    shape: "a domestic worker with families, and a gap that nothing explains",
    text: `! Maricel B. Dimaano
Age: 36   Religion: Catholic   Height: 5'1"   Weight: 50 kg
Contact: +852 5555 0132, maricel.dimaano@mail.example
# WORK EXPERIENCE
HONG KONG: Family of 5 (2 adults, 3 children), Tai Po – Domestic Helper – March 2023 up to present
HONG KONG: Mr. and Mrs. Lau, Sha Tin – Domestic Helper – Feb. 2014 to Jan. 2020
Cooking Chinese dishes, care of newborn, marketing, car washing
PHILIPPINES: Jollibee Lipa – Service Crew – June 2010 to Dec. 2013
# EDUCATION
High School: Lipa National High School, 2006
# LANGUAGES
Tagalog, English (good), Cantonese (fair)`,
    name: "Maricel B. Dimaano",
    email: "maricel.dimaano@mail.example",
    phone: "+852 5555 0132",
    jobs: [
      ["Domestic Helper", "Family of 5", "2023-03", "now"],
      ["Domestic Helper", "Mr. and Mrs. Lau", "2014-02", "2020-01"],
      ["Service Crew", "Jollibee Lipa", "2010-06", "2013-12"],
    ],
    studies: [["High School", "Lipa National High School", 2006]],
    certificates: [],
    languages: ["Tagalog", "English", "Cantonese"],
    results: [],
    flaws: ["gap"],
  },
  {
    shape: "Nigerian graduate with service year and examinations in a table",
    text: `! AMINU, FATIMA BELLO
No. 8 Ahmadu Bello Way, Kaduna State. 0803 555 0177, 0705 555 0178. fatima.aminu@mail.example
# PERSONAL DATA
Date of Birth: 3rd March, 1999
State of Origin: Katsina
Marital Status: Single
# EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES
Ahmadu Bello University, Zaria	2017 – 2021
Government Girls College, Dutsin-Ma	2011 – 2017
Model Primary School, Kaduna	2005 – 2011
# QUALIFICATIONS OBTAINED WITH DATES
B.Sc. Microbiology (Second Class Upper)	2021
Senior School Certificate Examination (SSCE)	2017
# WORKING EXPERIENCE
National Youth Service Corps: Laboratory Assistant, General Hospital, Lafia — 2022 to 2023
Laboratory Scientist, Barau Diagnostics, Kaduna — 2023 till date
# HOBBIES
Reading and travelling
# REFEREES
Dr. Musa Ibrahim, Senior Lecturer, Ahmadu Bello University, Zaria`,
    name: "Aminu, Fatima Bello",
    email: "fatima.aminu@mail.example",
    phone: "0803 555 0177",
    jobs: [
      ["Laboratory Assistant", "General Hospital", "2022", "2023"],
      ["Laboratory Scientist", "Barau Diagnostics", "2023", "now"],
    ],
    studies: [
      [null, "Ahmadu Bello University", 2021],
      [null, "Government Girls College", 2017],
      [null, "Model Primary School", 2011],
      ["B.Sc. Microbiology", null, 2021],
      ["Senior School Certificate Examination (SSCE)", null, 2017],
    ],
    certificates: [],
    languages: [],
    results: [],
    flaws: [],
  },
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
