import type { StudySection } from "./study-sections.data.ts";

/** Schools, trades and degrees of many countries, as their lists and tables name them. */
export const SCHOOLING: readonly StudySection[] = [
  {
    shape: "lk full academic",
    text: `# Academic Qualifications
Master of Business Administration (MBA) – University of Colombo – Reading
Bachelor of Commerce (Special) – University of Kelaniya – 2012 (Second Lower)
G.C.E. (A/L) – 2007 – 3 B passes – Sanghamitta Balika Vidyalaya, Galle
G.C.E. (O/L) – 2004 – 8 A, 1 B – Sanghamitta Balika Vidyalaya, Galle`,
    studies: [
      ["Master of Business Administration (MBA)", "University of Colombo", null],
      ["Bachelor of Commerce (Special)", "University of Kelaniya", 2012],
      ["G.C.E. (A/L)", "Sanghamitta Balika Vidyalaya", 2007],
      ["G.C.E. (O/L)", "Sanghamitta Balika Vidyalaya", 2004],
    ],
  },
  {
    shape: "lk table subjects between",
    text: `# Educational Qualifications
G.C.E. Advanced Level Examination – 2018
Biology\tC
Chemistry\tS
Physics\tS
General English\tB
Index No: 4567890
School: Jaffna Hindu Ladies' College`,
    studies: [["G.C.E. Advanced Level Examination", "Jaffna Hindu Ladies' College", 2018]],
  },
  {
    shape: "lk school only",
    text: `# School Attended
Mahinda College, Galle (2003 – 2016)`,
    studies: [["", "Mahinda College", 2016]],
  },
  {
    shape: "uk school lower",
    text: `# Education and Qualifications
Sept 2009 – June 2014: Hillcrest Academy, Newport
8 GCSEs grades A*–C including Maths and English`,
    studies: [["8 GCSEs", "Hillcrest Academy", 2014]],
  },
  {
    shape: "uk access",
    text: `# Education
Access to Higher Education Diploma (Nursing), Cardiff and Vale College, 2016
BN (Hons) Adult Nursing, University of South Wales, 2019 – First Class`,
    studies: [
      ["Access to Higher Education Diploma (Nursing)", "Cardiff and Vale College", 2016],
      ["BN (Hons) Adult Nursing", "University of South Wales", 2019],
    ],
  },
  {
    shape: "us short",
    text: `# Education
University of Oregon, Eugene, OR — B.A. in Journalism, 2011
South Eugene High School, Diploma, 2007`,
    studies: [
      ["B.A. in Journalism", "University of Oregon", 2011],
      ["Diploma", "South Eugene High School", 2007],
    ],
  },
  {
    shape: "us degree dates right",
    text: `# EDUCATION
Rutgers University\tNew Brunswick, NJ
Master of Science, Information Systems\tMay 2020
Montclair State University\tMontclair, NJ
Bachelor of Arts, Economics; minor in Spanish\tMay 2016`,
    studies: [
      ["Master of Science, Information Systems", "Rutgers University", 2020],
      ["Bachelor of Arts, Economics", "Montclair State University", 2016],
    ],
  },
  {
    shape: "germany schule",
    text: `# Schulbildung
2001 – 2010 Gymnasium Nordhorn, Abitur (Note 2,1)
1997 – 2001 Grundschule Nordhorn`,
    studies: [
      ["Abitur", "Gymnasium Nordhorn", 2010],
      ["", "Grundschule Nordhorn", 2001],
    ],
  },
  {
    shape: "germany meister",
    text: `# Ausbildung
2015\tMeisterprüfung im Elektrotechniker-Handwerk, Handwerkskammer Dresden
2005 – 2009\tAusbildung zum Elektroniker für Energie- und Gebäudetechnik, Elektro Vogt, Pirna`,
    studies: [
      ["Meisterprüfung im Elektrotechniker-Handwerk", "Handwerkskammer Dresden", 2015],
      ["Ausbildung zum Elektroniker für Energie- und Gebäudetechnik", "Elektro Vogt", 2009],
    ],
  },
  {
    shape: "france bts",
    text: `# Diplômes
2012 BTS Comptabilité et Gestion – Lycée Paul Claudel, Laon
2010 Bac STG option CFE – Lycée Paul Claudel, Laon`,
    studies: [
      ["BTS Comptabilité et Gestion", "Lycée Paul Claudel", 2012],
      ["Bac STG option CFE", "Lycée Paul Claudel", 2010],
    ],
  },
  {
    shape: "france cap",
    text: `# Formation
CAP Cuisine, CFA de Rennes (2009-2011)
Brevet des collèges (2009)`,
    studies: [
      ["CAP Cuisine", "CFA de Rennes", 2011],
      ["Brevet des collèges", "", 2009],
    ],
  },
  {
    shape: "spain lines",
    text: `# Formación
2009-2014 Licenciatura en Derecho, Universidad de Granada
2015 Máster en Abogacía, Colegio de Abogados de Granada
2009 Bachillerato, IES Alhambra`,
    studies: [
      ["Licenciatura en Derecho", "Universidad de Granada", 2014],
      ["Máster en Abogacía", "Colegio de Abogados de Granada", 2015],
      ["Bachillerato", "IES Alhambra", 2009],
    ],
  },
  {
    shape: "mexico",
    text: `# Educación
Ingeniería en Sistemas Computacionales
Instituto Tecnológico de Morelia | 2008 – 2013 | Titulado`,
    studies: [["Ingeniería en Sistemas Computacionales", "Instituto Tecnológico de Morelia", 2013]],
  },
  {
    shape: "brazil lines",
    text: `# Formação Acadêmica
Bacharelado em Ciências Contábeis
Universidade Estadual de Londrina (UEL)
Conclusão: dezembro de 2015
Técnico em Contabilidade
Colégio Estadual Vicente Rijo
Conclusão: 2010`,
    studies: [
      ["Bacharelado em Ciências Contábeis", "Universidade Estadual de Londrina (UEL)", 2015],
      ["Técnico em Contabilidade", "Colégio Estadual Vicente Rijo", 2010],
    ],
  },
  {
    shape: "portugal",
    text: `# Habilitações literárias
12.º ano, Escola Secundária de Tavira, 2009
Licenciatura em Gestão Hoteleira, Universidade do Algarve, 2013`,
    studies: [
      ["12.º ano", "Escola Secundária de Tavira", 2009],
      ["Licenciatura em Gestão Hoteleira", "Universidade do Algarve", 2013],
    ],
  },
  {
    shape: "italy",
    text: `# Formazione
2010 - 2013\tLaurea in Infermieristica\tUniversità degli Studi di Pavia
2005 - 2010\tMaturità scientifica\tLiceo Taramelli, Pavia`,
    studies: [
      ["Laurea in Infermieristica", "Università degli Studi di Pavia", 2013],
      ["Maturità scientifica", "Liceo Taramelli", 2010],
    ],
  },
  {
    shape: "netherlands",
    text: `# Opleidingen
2012 – 2016 HBO Bedrijfskunde, Hogeschool Windesheim, Zwolle (diploma behaald)
2006 – 2012 VWO, Greijdanus College, Zwolle`,
    studies: [
      ["HBO Bedrijfskunde", "Hogeschool Windesheim", 2016],
      ["VWO", "Greijdanus College", 2012],
    ],
  },
  {
    shape: "india board table",
    text: `# Academic Credentials
Degree\tBoard / University\tYear\t%
B.E. (Civil)\tAnna University\t2015\t74
HSC\tState Board, Tamil Nadu\t2011\t88
SSLC\tState Board, Tamil Nadu\t2009\t91`,
    studies: [
      ["B.E. (Civil)", "Anna University", 2015],
      ["HSC", "State Board", 2011],
      ["SSLC", "State Board", 2009],
    ],
  },
  {
    shape: "kenya",
    text: `# Education Background
2014-2018: Moi University – Bachelor of Education (Arts), Second Class Honours Upper Division
2010-2013: Kapsabet High School – KCSE, B+
2002-2009: Chemundu Primary School – KCPE, 367/500`,
    studies: [
      ["Bachelor of Education (Arts)", "Moi University", 2018],
      ["KCSE", "Kapsabet High School", 2013],
      ["KCPE", "Chemundu Primary School", 2009],
    ],
  },
  {
    shape: "ghana",
    text: `# Education
Kwame Nkrumah University of Science and Technology, Kumasi
BSc. Quantity Surveying and Construction Economics
September 2011 – June 2015
Opoku Ware School
WASSCE (General Science)
2008 – 2011`,
    studies: [
      [
        "BSc. Quantity Surveying and Construction Economics",
        "Kwame Nkrumah University of Science and Technology",
        2015,
      ],
      ["WASSCE (General Science)", "Opoku Ware School", 2011],
    ],
  },
  {
    shape: "gulf",
    text: `# Education
Bachelor's Degree in Accounting – Ain Shams University – Cairo – 2010 – Grade: Good`,
    studies: [["Bachelor's Degree in Accounting", "Ain Shams University", 2010]],
  },
  {
    shape: "arabic",
    text: `# التعليم
بكالوريوس محاسبة، جامعة الإسكندرية، 2011
ثانوية عامة، مدرسة النصر، 2007`,
    studies: [
      ["بكالوريوس محاسبة", "جامعة الإسكندرية", 2011],
      ["ثانوية عامة", "مدرسة النصر", 2007],
    ],
  },
  {
    shape: "thesis lines",
    text: `# Education
M.Sc. Renewable Energy — Technical University of Denmark\t2017
Thesis: Wake losses in offshore wind farms (grade 12)
B.Eng. Mechanical — Cork Institute of Technology\t2014
Scholarship of the Cork Chamber, 2012`,
    studies: [
      ["M.Sc. Renewable Energy", "Technical University of Denmark", 2017],
      ["B.Eng. Mechanical", "Cork Institute of Technology", 2014],
    ],
  },
];
