/** Short CVs in the layouts of many countries, with the jobs and studies a reader finds in them. `# ` marks a heading, `B ` bold type, `! ` the name. */
export interface ShortCv {
  readonly text: string;
  /** Title, company, start, end. */
  readonly jobs: readonly (readonly (string | null)[])[];
  /** Degree, school, year. */
  readonly studies: readonly (readonly (string | number | null)[])[];
}

export const SHORT_CVS: readonly ShortCv[] = [
  {
    text: `! KASUN CHAMARA PERERA
No. 45/2, Temple Road, Maharagama
# CAREER OBJECTIVE
To obtain a challenging position as an Accounts Executive.
# WORK EXPERIENCE
B Accounts Executive
ABC Holdings (Pvt) Ltd, Colombo 03
From 2020 March to date
B Accounts Trainee
Senanayake & Company, Chartered Accountants
From 2018 January to 2020 February
# EDUCATIONAL QUALIFICATIONS
G.C.E. Advanced Level Examination - 2016
Royal College, Colombo 07
Commerce - A, Accounting - B, Economics - B
G.C.E. Ordinary Level Examination - 2013
Royal College, Colombo 07
# PROFESSIONAL QUALIFICATIONS
# LANGUAGE PROFICIENCY
Language\tReading\tWriting\tSpeaking
Sinhala\tExcellent\tExcellent\tExcellent
English\tGood\tGood\tFair
# NON-RELATED REFEREES
Mr. S. Silva, Manager, ABC Holdings, 0112 345 678`,
    jobs: [
      ["Accounts Executive", "ABC Holdings (Pvt) Ltd", "2020-03", "now"],
      ["Accounts Trainee", "Senanayake & Company, Chartered Accountants", "2018-01", "2020-02"],
    ],
    studies: [
      ["G.C.E. Advanced Level Examination", "Royal College, Colombo 07", 2016],
      ["G.C.E. Ordinary Level Examination", "Royal College, Colombo 07", 2013],
    ],
  },
  {
    text: `! Priya Raghunathan
Chennai, India | +91 98400 12345 | priya.r@mailbox.example | linkedin.com/in/priyar
# Professional Experience
B Infosys Ltd., Chennai
B Technology Lead (Apr 2021 – Till date)
B Senior Systems Engineer (Jul 2018 – Mar 2021)
B Systems Engineer (Jun 2016 – Jun 2018)
# Education
B.E. Computer Science, Anna University, Chennai – 2016 – CGPA 8.4/10
HSC, Vidya Mandir Senior Secondary School – 2012 – 96%
SSLC, Vidya Mandir – 2010 – 95%
# Certifications
Oracle Certified Java Programmer (2017) | AWS Certified Solutions Architect – Associate (2022)
# Languages Known
English, Tamil, Hindi (speak only)`,
    jobs: [
      ["Technology Lead", "Infosys Ltd.", "2021-04", "now"],
      ["Senior Systems Engineer", "Infosys Ltd.", "2018-07", "2021-03"],
      ["Systems Engineer", "Infosys Ltd.", "2016-06", "2018-06"],
    ],
    studies: [
      ["B.E. Computer Science", "Anna University", 2016],
      ["HSC", "Vidya Mandir Senior Secondary School", 2012],
      ["SSLC", "Vidya Mandir", 2010],
    ],
  },
  {
    text: `! Michael T. Okonkwo, PMP, CSM
Lagos, Nigeria. 0803 123 4567. michaelokonkwo@mail.example
# PROFESSIONAL EXPERIENCE
DANGOTE CEMENT PLC, Lagos
Project Manager\tMar. '19 – to date
JULIUS BERGER NIGERIA PLC, Abuja
Assistant Project Manager\t03/2015 – 02/2019
# NYSC
Community Development Officer, Ministry of Works, Kano, 2013 – 2014
# EDUCATION
B.Eng. (Hons) Civil Engineering, University of Ibadan. 2012. Second Class Upper
WASSCE, King's College Lagos. 2007
# PROFESSIONAL MEMBERSHIPS
Member, Nigerian Society of Engineers (MNSE)
# CERTIFICATIONS
PMP (Project Management Institute), 2020; Certified Scrum Master, 2018`,
    jobs: [
      ["Project Manager", "DANGOTE CEMENT PLC", "2019-03", "now"],
      ["Assistant Project Manager", "JULIUS BERGER NIGERIA PLC", "2015-03", "2019-02"],
      ["Community Development Officer", "Ministry of Works", "2013", "2014"],
    ],
    studies: [
      ["B.Eng. (Hons) Civil Engineering", "University of Ibadan", 2012],
      ["WASSCE", "King's College Lagos", 2007],
    ],
  },
  {
    text: `! Ruth Adeyemi
ruth.adeyemi@mail.example
07911 123456
Registered Midwife, St Thomas' Hospital, London, March 2019 to present
Staff Nurse, King's College Hospital, London, September 2015 to February 2019
BSc Midwifery, University of Greenwich, 2019
English, Yoruba`,
    jobs: [
      ["Registered Midwife", "St Thomas' Hospital", "2019-03", "now"],
      ["Staff Nurse", "King's College Hospital", "2015-09", "2019-02"],
    ],
    studies: [["BSc Midwifery", "University of Greenwich", 2019]],
  },
  {
    text: `! Aisha Khan
# Career Summary
2020 to date – Tesco Stores Ltd, Birmingham – Store Manager
2016 – 2020 – Aldi UK, Birmingham – Assistant Store Manager
2014 – 2016 – Boots, Wolverhampton – Sales Assistant
# Education
2011 – 2014 – Aston University – BSc Business and Management (2:1)
2009 – 2011 – Joseph Chamberlain College – A Levels`,
    jobs: [
      ["Store Manager", "Tesco Stores Ltd", "2020", "now"],
      ["Assistant Store Manager", "Aldi UK", "2016", "2020"],
      ["Sales Assistant", "Boots", "2014", "2016"],
    ],
    studies: [
      ["BSc Business and Management", "Aston University", 2014],
      ["A Levels", "Joseph Chamberlain College", 2011],
    ],
  },
  {
    text: `! Rahul Verma
# Work Experience
TATA CONSULTANCY SERVICES | Mumbai, India\tJul 2017 – Present
Assistant Consultant
WIPRO LIMITED | Pune, India\tJun 2014 – Jun 2017
Project Engineer`,
    jobs: [
      ["Assistant Consultant", "TATA CONSULTANCY SERVICES", "2017-07", "now"],
      ["Project Engineer", "WIPRO LIMITED", "2014-06", "2017-06"],
    ],
    studies: [],
  },
  {
    text: `! Thilini Madushani
# Work Experience
1. Assistant Manager – Human Resources
MAS Intimates (Pvt) Ltd, Biyagama
(2019.05.01 – Up to now)
2. HR Executive
Brandix Apparel Solutions Limited - Seeduwa
(2016.02.15 – 2019.04.30)
3. Management Trainee
People's Bank
(2015.01.05 – 2016.02.01)`,
    jobs: [
      ["Assistant Manager – Human Resources", "MAS Intimates (Pvt) Ltd", "2019-05", "now"],
      ["HR Executive", "Brandix Apparel Solutions Limited", "2016-02", "2019-04"],
      ["Management Trainee", "People's Bank", "2015-01", "2016-02"],
    ],
    studies: [],
  },
  {
    text: `! Mohammed Idris
# Employment record
S/N\tEmployer\tPosition\tFrom\tTo
1\tMinistry of Works\tSenior Technician\t2015\tTo date
2\tSetraco Nigeria Ltd\tTechnician\t2010\t2015
# Educational record
S/N\tInstitution\tCertificate\tYear
1\tKaduna Polytechnic\tHND Civil Engineering\t2010
2\tGovernment Secondary School, Zaria\tSSCE\t2004`,
    jobs: [
      ["Senior Technician", "Ministry of Works", "2015", "now"],
      ["Technician", "Setraco Nigeria Ltd", "2010", "2015"],
    ],
    studies: [
      ["HND Civil Engineering", "Kaduna Polytechnic", 2010],
      ["SSCE", "Government Secondary School", 2004],
    ],
  },
  {
    text: `! Nirmala Devi
# Teaching Experience
TGT Mathematics, Delhi Public School, Faridabad — April 2016 till date
PRT, Kendriya Vidyalaya No. 2, Agra — July 2012 to March 2016
# Academic Qualification
Exam\tBoard/University\tYear\tPercentage
B.Ed.\tDr. B.R. Ambedkar University, Agra\t2012\t72%
M.Sc. (Maths)\tDr. B.R. Ambedkar University, Agra\t2011\t68%
B.Sc.\tSt. John's College, Agra\t2009\t65%
12th\tUP Board\t2006\t70%
10th\tUP Board\t2004\t74%`,
    jobs: [
      ["TGT Mathematics", "Delhi Public School", "2016-04", "now"],
      ["PRT", "Kendriya Vidyalaya No. 2", "2012-07", "2016-03"],
    ],
    studies: [
      ["B.Ed.", "Dr. B.R. Ambedkar University", 2012],
      ["M.Sc. (Maths)", "Dr. B.R. Ambedkar University", 2011],
      ["B.Sc.", "St. John's College", 2009],
      ["12th", "UP Board", 2006],
      ["10th", "UP Board", 2004],
    ],
  },
  {
    text: `CURRICULUM VITAE
Name: Wickramasinghe Mudiyanselage Chamari Anuradha
# Working Experience
Assistant Accountant – Lanka Tiles PLC, Ranala – 2018 to up to date
Accounts Clerk – Singer Finance – 2015 January to 2018 March
# Educational Qualification
G.C.E (A/L) 2011 – Kegalu Balika Vidyalaya – Commerce Stream – 3 Passes
G.C.E (O/L) 2008 – Kegalu Balika Vidyalaya – 9 Passes
# Higher Education
B.Sc. Accounting (Special) Degree – University of Sri Jayewardenepura (2012-2016) – Second Class Upper
# Other Qualifications
Diploma in English – British Council – 2012
Certificate in Computer Applications – NIBM – 2011`,
    jobs: [
      ["Assistant Accountant", "Lanka Tiles PLC", "2018", "now"],
      ["Accounts Clerk", "Singer Finance", "2015-01", "2018-03"],
    ],
    studies: [
      ["G.C.E (A/L)", "Kegalu Balika Vidyalaya", 2011],
      ["G.C.E (O/L)", "Kegalu Balika Vidyalaya", 2008],
      ["B.Sc. Accounting (Special) Degree", "University of Sri Jayewardenepura", 2016],
    ],
  },
  {
    text: `! Olu Balogun
# Work history
Company: Lagos State Waterways
Job title: Boat captain
Dates: 02/2017 – date
Company: Tarzan Marine
Job title: Deckhand
Dates: 08/2011 – 01/2017`,
    jobs: [
      ["Boat captain", "Lagos State Waterways", "2017-02", "now"],
      ["Deckhand", "Tarzan Marine", "2011-08", "2017-01"],
    ],
    studies: [],
  },
  {
    text: `! Tanya Petrova
# Career
Head of Finance
Balkan Foods AD • Sofia • 06.2018 → now
Financial Controller
Balkan Foods AD • Sofia • 01.2014 → 05.2018
Accountant
Kraft Bulgaria • Plovdiv • 09.2009 → 12.2013`,
    jobs: [
      ["Head of Finance", "Balkan Foods AD", "2018-06", "now"],
      ["Financial Controller", "Balkan Foods AD", "2014-01", "2018-05"],
      ["Accountant", "Kraft Bulgaria", "2009-09", "2013-12"],
    ],
    studies: [],
  },
];
