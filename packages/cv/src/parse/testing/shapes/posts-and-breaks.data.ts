import type { WholeCv } from "./whole-cv.ts";

/** Rotations, clients, schools, breaks and households. */
export const POSTS_AND_BREAKS: readonly WholeCv[] = [
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
      ["B.Sc. Microbiology", "Ahmadu Bello University", 2021],
      ["Senior School Certificate Examination (SSCE)", "Government Girls College", 2017],
    ],
    certificates: [],
    languages: [],
    results: [],
    flaws: [],
  },
];
