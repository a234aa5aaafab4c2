import type { WholeCv } from "./whole-cv.ts";

/** CVs that a network, a portal or an office form prints. */
export const EXPORTS_AND_FORMS: readonly WholeCv[] = [
  {
    shape: "the export of a network, with two roles at one company",
    text: `# Contact
sarah.mensah@mail.example
www.linkedin.com/in/sarahmensah (LinkedIn)
# Top Skills
Stakeholder Management
Roadmapping
A/B Testing
# Languages
English (Native or Bilingual)
Twi (Professional Working)
# Certifications
Certified Scrum Product Owner
! Sarah Mensah
Senior Product Manager at Lumo Health
London, England, United Kingdom
# Summary
Product manager who likes small teams and short meetings.
# Experience
Lumo Health
4 years 2 months
Senior Product Manager
January 2023 - Present (3 years 11 months)
London, England, United Kingdom
Activation of new clinics rose from 41% to 63% within a year.
Product Manager
October 2022 - December 2022 (3 months)
Brightwell Digital
Product Owner
March 2019 - September 2022 (3 years 7 months)
Leeds, England, United Kingdom
Kept the backlog of two teams.
# Education
University of Leeds
Bachelor of Science - BS, Computer Science · (2012 - 2015)
Page 1 of 1`,
    name: "Sarah Mensah",
    email: "sarah.mensah@mail.example",
    phone: null,
    jobs: [
      ["Senior Product Manager", "Lumo Health", "2023-01", "now"],
      ["Product Manager", "Lumo Health", "2022-10", "2022-12"],
      ["Product Owner", "Brightwell Digital", "2019-03", "2022-09"],
    ],
    studies: [["Bachelor of Science - BS, Computer Science", "University of Leeds", 2015]],
    certificates: ["Certified Scrum Product Owner"],
    languages: ["English", "Twi"],
    results: ["Activation of new clinics rose from 41% to 63% within a year."],
    flaws: [],
  },
  {
    shape: "the German export of a network",
    text: `# Kontakt
jana.reuter@post.example
# Top-Kenntnisse
Controlling
SAP CO
# Languages
Deutsch (Native or Bilingual)
Englisch (Full Professional)
! Jana Reuter
Controllerin bei Weserglas AG
Bremen und Umgebung
# Berufserfahrung
Weserglas AG
5 Jahre 8 Monate
Controllerin
Januar 2023 - Present (3 Jahre 10 Monate)
Bremen
Junior Controllerin
März 2021 - Dezember 2022 (1 Jahr 10 Monate)
Hanseatische Kaffeerösterei GmbH
Werkstudentin Rechnungswesen
Oktober 2018 - Februar 2021 (2 Jahre 5 Monate)
# Ausbildung
Hochschule Bremen
Bachelor of Arts, Betriebswirtschaftslehre · (2017 - 2021)`,
    name: "Jana Reuter",
    email: "jana.reuter@post.example",
    phone: null,
    jobs: [
      ["Controllerin", "Weserglas AG", "2023-01", "now"],
      ["Junior Controllerin", "Weserglas AG", "2021-03", "2022-12"],
      ["Werkstudentin Rechnungswesen", "Hanseatische Kaffeerösterei GmbH", "2018-10", "2021-02"],
    ],
    studies: [["Bachelor of Arts, Betriebswirtschaftslehre", "Hochschule Bremen", 2021]],
    certificates: [],
    languages: ["German", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "the European form in its older dress",
    text: `# Curriculum Vitae
# PERSONAL INFORMATION
Name\tIoana Dragomir
Address\t12 Strada Lalelelor, 400123 Cluj-Napoca (Romania)
Telephone\t+40 742 555 018
E-mail\tioana.dragomir@posta.example
Nationality\tRomanian
Date of birth\t14/03/1991
# WORK EXPERIENCE
• Dates (from – to)\tJune 2018 – present
• Name and address of employer\tBiblioteca Someș, 3 Piața Mare, Cluj-Napoca
• Type of business or sector\tPublic library
• Occupation or position held\tLibrarian
• Main activities and responsibilities\tCataloguing, lending desk, school visits
• Dates (from – to)\tSeptember 2014 – May 2018
• Name and address of employer\tEditura Meteor SRL, Cluj-Napoca
• Type of business or sector\tPublishing
• Occupation or position held\tProofreader
• Main activities and responsibilities\tReading of proofs, contact with authors
# EDUCATION AND TRAINING
• Dates (from – to)\t2010 – 2013
• Name and type of organisation providing education and training\tUniversitatea Babeș-Bolyai
• Title of qualification awarded\tBA in Philology
# PERSONAL SKILLS AND COMPETENCES
MOTHER TONGUE\tRomanian
OTHER LANGUAGES\tEnglish, French
DRIVING LICENCE\tB`,
    name: "Ioana Dragomir",
    email: "ioana.dragomir@posta.example",
    phone: "+40 742 555 018",
    jobs: [
      ["Librarian", "Biblioteca Someș", "2018-06", "now"],
      ["Proofreader", "Editura Meteor SRL", "2014-09", "2018-05"],
    ],
    studies: [["BA in Philology", "Universitatea Babeș-Bolyai", 2013]],
    certificates: [],
    languages: ["Romanian", "English", "French"],
    results: [],
    flaws: [],
  },
  {
    shape: "the European form in its newer dress",
    text: `! Matteo Ferri
Date of birth: 02/07/1995 | Nationality: Italian | Phone number: (+39) 3331234098 (Mobile) | Email address: matteo.ferri@posta.example
Address: Via Mazzini 8, 40121, Bologna, Italy (Home)
# WORK EXPERIENCE
02/2022 – CURRENT Bologna, Italy
B PROCESS TECHNICIAN EMILIA PACKAGING SPA
* Sets up filling lines and keeps the log of stoppages
* Unplanned stops fell by 28 % in one year
09/2017 – 01/2022 Modena, Italy
B MACHINE OPERATOR CERAMICHE SECCHIA SRL
* Ran two presses in three shifts
# EDUCATION AND TRAINING
09/2009 – 07/2014 Bologna, Italy
B DIPLOMA IN MECHATRONICS IIS Aldini
# LANGUAGE SKILLS
Mother tongue(s): ITALIAN
Other language(s):
\tUNDERSTANDING\tSPEAKING\tWRITING
\tListening\tReading\tSpoken production\tSpoken interaction
ENGLISH\tB2\tB2\tB1\tB1\tB1
Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user`,
    name: "Matteo Ferri",
    email: "matteo.ferri@posta.example",
    phone: "(+39) 3331234098",
    jobs: [
      ["PROCESS TECHNICIAN", "EMILIA PACKAGING SPA", "2022-02", "now"],
      ["MACHINE OPERATOR", "CERAMICHE SECCHIA SRL", "2017-09", "2022-01"],
    ],
    studies: [["DIPLOMA IN MECHATRONICS", "IIS Aldini", 2014]],
    certificates: [],
    languages: ["Italian", "English"],
    results: ["Unplanned stops fell by 28 % in one year"],
    flaws: [],
  },
  {
    shape: "skills first, a bare list of employers last",
    text: `! Denise Whitlock
Flat 4, 18 Mill Lane, Stockport SK4 2BX
Tel: 0161 496 0417 Mobile: 07700 900418 denise.whitlock@mail.example
# Profile
Office manager with 19 years of experience in small firms, back after redundancy.
# Administration
* Ran diaries, travel and minutes for boards of up to nine people.
* Set up a filing system that two offices still use.
# Finance
* Invoiced, chased and banked; overdue accounts came down from £61,000 to £14,000.
# People
* Took on and trained seven juniors.
# Employment history
2015 – 2026 Office Manager, Harlow Timber Ltd
2011 – 2015 Administrator, Peak Dental Group
2007 – 2011 Receptionist, The Bramhall Hotel
# Education
NVQ Level 3 Business Administration, Stockport College, 2007
# References
Available on request.`,
    name: "Denise Whitlock",
    email: "denise.whitlock@mail.example",
    phone: "0161 496 0417",
    jobs: [
      ["Office Manager", "Harlow Timber Ltd", "2015", "2026"],
      ["Administrator", "Peak Dental Group", "2011", "2015"],
      ["Receptionist", "The Bramhall Hotel", "2007", "2011"],
    ],
    studies: [["NVQ Level 3 Business Administration", "Stockport College", 2007]],
    certificates: [],
    languages: [],
    results: ["Invoiced, chased and banked; overdue accounts came down from £61,000 to £14,000."],
    flaws: [],
  },
  {
    shape: "the fields of a job portal",
    text: `! VIKRAM DESHPANDE
Mobile: +91-98220-55017 / 98220-55018
Email: vikram.deshpande@mail.example
Total Experience: 9 Years 2 Months
Notice Period: 60 days
# CAREER SUMMARY
Electrical maintenance engineer in process plants.
# EMPLOYMENT DETAILS
Organization : Sahyadri Chemicals Pvt. Ltd., Roha
Designation : Senior Engineer – Electrical
Duration : Aug 2021 – Till Date
Job Profile : Preventive maintenance of HT/LT panels and motors
Organization : Konkan Sugars Ltd., Satara
Designation : Engineer – Electrical
Duration : Sep 2017 – Jul 2021
Job Profile : Breakdown maintenance, DG sets
# ACADEMIC DETAILS
Course\tInstitute\tUniversity\tYear\tPercentage
B.E. (Electrical)\tWalchand College of Engineering\tShivaji University\t2017\t68.4%
HSC\tPatan High School\tMaharashtra Board\t2013\t74.1%
SSC\tPatan High School\tMaharashtra Board\t2011\t81.0%
# PERSONAL DETAILS
Date of Birth : 11/05/1995
Languages Known : English, Hindi, Marathi
Marital Status : Married
# DECLARATION
I hereby declare that the above is true to the best of my knowledge.
Place : Roha
Date : 01/10/2026`,
    name: "Vikram Deshpande",
    email: "vikram.deshpande@mail.example",
    phone: "+91-98220-55017",
    jobs: [
      ["Senior Engineer – Electrical", "Sahyadri Chemicals Pvt. Ltd.", "2021-08", "now"],
      ["Engineer – Electrical", "Konkan Sugars Ltd.", "2017-09", "2021-07"],
    ],
    studies: [
      ["B.E. (Electrical)", "Walchand College of Engineering", 2017],
      ["HSC", "Patan High School", 2013],
      ["SSC", "Patan High School", 2011],
    ],
    certificates: [],
    languages: ["English", "Hindi", "Marathi"],
    results: [],
    flaws: [],
  },
];
