import type { WholeCv } from "./whole-cv.ts";

/** CVs as they are written in Sri Lanka, India, Pakistan, Bangladesh and Nepal. */
export const SOUTH_ASIA: readonly WholeCv[] = [
  {
    shape: "personal details, O/L and A/L results, non-related referees",
    text: `# CURRICULUM VITAE
B W.M. Dilini Prasadika Wijesinghe
# Personal Information
Name in Full\t:\tWijesinghe Mudiyanselage Dilini Prasadika Wijesinghe
Permanent Address\t:\tNo. 17/A, Bogahawatta, Kegalle
Contact No\t:\t071 555 2048 / 035 222 0917
E-mail\t:\tdilini.wijesinghe@mail.example
Date of Birth\t:\t12th May 1998
NIC No\t:\t986330417V
Civil Status\t:\tSingle
# Educational Qualifications
G.C.E. Advanced Level Examination – 2017 (Kegalle Balika Vidyalaya)
Subject\tGrade
Business Studies\tB
Accounting\tC
Economics\tC
G.C.E. Ordinary Level Examination – 2014 (Kegalle Balika Vidyalaya)
Mathematics\tA
Science\tB
English\tC
# Professional Qualifications
Certificate in Accounting and Business II – Institute of Chartered Accountants of Sri Lanka (2020)
# Working Experience
Bank Trainee – Rambukkana Rural Bank (2018 June – 2019 May)
Accounts Clerk – Kegalle Plantation Stores (Pvt) Ltd (2019 July – Up to date)
# Extra Curricular Activities
Member of the school netball team 2013
Treasurer of the Commerce Society 2016
# Non Related Referees
Mr. S.K. Herath\tMrs. P. Gunawardena
Branch Manager\tVice Principal
Rambukkana Rural Bank\tKegalle Balika Vidyalaya
077 555 0192\t071 555 0911
I do hereby certify that the above particulars are true and correct.
………………
Date\tSignature`,
    name: "W.M. Dilini Prasadika Wijesinghe",
    email: "dilini.wijesinghe@mail.example",
    phone: "071 555 2048",
    jobs: [
      ["Bank Trainee", "Rambukkana Rural Bank", "2018-06", "2019-05"],
      ["Accounts Clerk", "Kegalle Plantation Stores (Pvt) Ltd", "2019-07", "now"],
    ],
    studies: [
      ["G.C.E. Advanced Level Examination", "Kegalle Balika Vidyalaya", 2017],
      ["G.C.E. Ordinary Level Examination", "Kegalle Balika Vidyalaya", 2014],
      ["Certificate in Accounting and Business II", "Institute of Chartered Accountants of Sri Lanka", 2020],
    ],
    certificates: [],
    languages: [],
    results: [],
    flaws: [],
  },
  {
    shape: "several posts in one bank, the latest first",
    text: `! Fazly Marikkar
No. 44, Main Street, Beruwala | +94 77 555 3310 | fazly.marikkar@mail.example
# Profile
Retail banker with 11 years in branches of the Southern and Western Provinces.
# Career History
B Ruhunu Development Bank PLC
Senior Officer – Credit, Matara Branch (January 2023 – Present)
* Brought non-performing loans of the branch down from 7.2% to 3.9%.
Officer – Operations, Galle Branch (April 2019 – December 2022)
Banking Assistant, Beruwala Branch (March 2016 – March 2019)
Trainee Banking Assistant, Beruwala Branch (September 2015 – February 2016)
# Academic and Professional Qualifications
Diploma in Banking and Finance, Institute of Bankers of Sri Lanka, 2021
GCE A/L (Commerce), Zahira College, 2014
# Languages
Tamil – mother tongue; Sinhala – fluent; English – good`,
    name: "Fazly Marikkar",
    email: "fazly.marikkar@mail.example",
    phone: "+94 77 555 3310",
    jobs: [
      ["Senior Officer – Credit", "Ruhunu Development Bank PLC", "2023-01", "now"],
      ["Officer – Operations", "Ruhunu Development Bank PLC", "2019-04", "2022-12"],
      ["Banking Assistant", "Ruhunu Development Bank PLC", "2016-03", "2019-03"],
      ["Trainee Banking Assistant", "Ruhunu Development Bank PLC", "2015-09", "2016-02"],
    ],
    studies: [
      ["Diploma in Banking and Finance", "Institute of Bankers of Sri Lanka", 2021],
      ["GCE A/L (Commerce)", "Zahira College", 2014],
    ],
    certificates: [],
    languages: ["Tamil", "Sinhala", "English"],
    results: ["Brought non-performing loans of the branch down from 7.2% to 3.9%."],
    flaws: [],
  },
  {
    shape: "promotions in one line with arrows",
    text: `! Ruvini Samarakoon
Gampaha | 076 555 8120 | ruvini.s@mail.example
# Experience
B Lanka Weave Apparel (Pvt) Ltd, Gampaha — June 2016 to date
Trainee Merchandiser → Merchandiser → Senior Merchandiser
* Looks after three buyers in Europe.
B Kandy Cane Exports — Jan 2015 – May 2016
Export Assistant
# Education
Higher National Diploma in Textile Technology, Clothing Industry Training Institute, 2014
# Languages
Sinhala, English`,
    name: "Ruvini Samarakoon",
    email: "ruvini.s@mail.example",
    phone: "076 555 8120",
    jobs: [
      [
        "Trainee Merchandiser → Merchandiser → Senior Merchandiser",
        "Lanka Weave Apparel (Pvt) Ltd",
        "2016-06",
        "now",
      ],
      ["Export Assistant", "Kandy Cane Exports", "2015-01", "2016-05"],
    ],
    studies: [
      ["Higher National Diploma in Textile Technology", "Clothing Industry Training Institute", 2014],
    ],
    certificates: [],
    languages: ["Sinhala", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "an accountant with letters behind the name",
    text: `! Ayesha Siddiqui, ACCA, CPA
House 12-B, Street 9, Gulberg III, Lahore | Cell: 0300-555 1207 | ayesha.siddiqui@mail.example
# Objective
To grow as a management accountant in a manufacturing group.
# Professional Experience
B Assistant Manager Finance | Ravi Textile Mills Ltd. | Lahore | Jul-2022 to date
* Month-end closing was shortened from 12 to 5 working days.
* Prepares budgets for four units.
B Audit Trainee | Nadeem Qureshi & Co., Chartered Accountants | Lahore | Jan-2019 to Jun-2022
* Audits of sugar and cement clients.
# Education
ACCA – Association of Chartered Certified Accountants (UK) – 2021
B.Com – University of the Punjab – 2018 – 1st Division
Intermediate (I.Com) – Kinnaird College – 2016
Matriculation (Science) – Crescent Model School – 2014
# Computer Skills
MS Excel, SAP FICO, QuickBooks
# Languages
Urdu (native), English (fluent), Punjabi
# Reference
Will be furnished upon request.`,
    name: "Ayesha Siddiqui",
    email: "ayesha.siddiqui@mail.example",
    phone: "0300-555 1207",
    jobs: [
      ["Assistant Manager Finance", "Ravi Textile Mills Ltd.", "2022-07", "now"],
      ["Audit Trainee", "Nadeem Qureshi & Co., Chartered Accountants", "2019-01", "2022-06"],
    ],
    studies: [
      ["ACCA", "Association of Chartered Certified Accountants (UK)", 2021],
      ["B.Com", "University of the Punjab", 2018],
      ["Intermediate (I.Com)", "Kinnaird College", 2016],
      ["Matriculation (Science)", "Crescent Model School", 2014],
    ],
    certificates: [],
    languages: ["Urdu", "English", "Punjabi"],
    results: ["Month-end closing was shortened from 12 to 5 working days."],
    flaws: [],
  },
  {
    shape: "the long table form of Bangladesh",
    text: `! Md. Tanvir Hasan
Present Address: House 31, Road 5, Mirpur-10, Dhaka-1216
Cell: +880 1711-555024, E-mail: tanvir.hasan@mail.example
# Employment History:
Total Year of Experience : 6.4 Year(s)
1. Merchandising Officer ( June 1, 2022 - Continuing)
Padma Knit Composite Ltd.
Company Location : Gazipur
Department: Merchandising
Duties/Responsibilities:
* Follow-up of fabric bookings and lab dips
2. Assistant Merchandiser ( June 15, 2020 - May 31, 2022)
Meghna Fashions Ltd.
Company Location : Narayanganj
Department: Merchandising
# Academic Qualification:
Exam Title\tConcentration/Major\tInstitute\tResult\tPas.Year\tDuration
BSc in Textile Engineering\tApparel Manufacturing\tBangladesh University of Textiles\tCGPA: 3.41 out of 4\t2019\t4
HSC\tScience\tNotre Dame College\tGPA: 5 out of 5\t2015\t2
SSC\tScience\tMotijheel Model School\tGPA: 5 out of 5\t2013\t2
# Language Proficiency:
Language\tReading\tWriting\tSpeaking
Bangla\tHigh\tHigh\tHigh
English\tHigh\tMedium\tMedium
# Personal Details :
Father's Name\t:\tMd. Abul Hasan
Date of Birth\t:\tMarch 3, 1997
Religion\t:\tIslam`,
    name: "Md. Tanvir Hasan",
    email: "tanvir.hasan@mail.example",
    phone: "+880 1711-555024",
    jobs: [
      ["Merchandising Officer", "Padma Knit Composite Ltd.", "2022-06", "now"],
      ["Assistant Merchandiser", "Meghna Fashions Ltd.", "2020-06", "2022-05"],
    ],
    studies: [
      ["BSc in Textile Engineering", "Bangladesh University of Textiles", 2019],
      ["HSC", "Notre Dame College", 2015],
      ["SSC", "Motijheel Model School", 2013],
    ],
    certificates: [],
    languages: ["Bengali", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "a stated total that the dates contradict",
    text: `! Suresh Kumar Thapa
Pokhara-8, Nepal | 98560-55501 | suresh.thapa@mail.example
# Summary
Trekking guide with more than 14 years of experience in the Annapurna and Mustang regions.
# Work Experience
Senior Trekking Guide, Machhapuchhre Treks Pvt. Ltd., Pokhara, 2019 Sept – Present
Assistant Guide, Lakeside Adventure, Pokhara, 2016 March – 2019 August
# Training and Licences
Trekking Guide Licence, Nepal Academy of Tourism and Hotel Management, 2016
Wilderness First Aid, 2022
# Education
SLC, Bindhyabasini Secondary School, Pokhara, 2013
# Languages
Nepali, English, Hindi, some Japanese`,
    name: "Suresh Kumar Thapa",
    email: "suresh.thapa@mail.example",
    phone: "98560-55501",
    jobs: [
      ["Senior Trekking Guide", "Machhapuchhre Treks Pvt. Ltd.", "2019-09", "now"],
      ["Assistant Guide", "Lakeside Adventure", "2016-03", "2019-08"],
    ],
    studies: [["SLC", "Bindhyabasini Secondary School", 2013]],
    certificates: ["Trekking Guide Licence", "Wilderness First Aid"],
    languages: ["Nepali", "English", "Hindi", "Japanese"],
    results: [],
    flaws: ["total"],
  },
];
