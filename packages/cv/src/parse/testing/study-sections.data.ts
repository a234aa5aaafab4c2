/** A section of studies as people write it, with its degrees, schools and years of the end. */
export interface StudySection {
  readonly shape: string;
  readonly text: string;
  readonly studies: readonly (readonly [degree: string, institution: string, year: number | null])[];
}

export const STUDY_SECTIONS: readonly StudySection[] = [
  {
    shape: "lk gce lines with school",
    text: `# Educational Qualifications
G.C.E. Advanced Level – 2016, Physical Science Stream, Royal College, Colombo 07
Combined Mathematics – B, Physics – C, Chemistry – S
G.C.E. Ordinary Level – 2013, Royal College, Colombo 07 (8A, 1B)`,
    studies: [
      ["G.C.E. Advanced Level", "Royal College, Colombo 07", 2016],
      ["G.C.E. Ordinary Level", "Royal College", 2013],
    ],
  },
  {
    shape: "lk table with results",
    text: `# Education
Examination\tYear\tSchool\tResults
G.C.E. A/L\t2014\tVishaka Vidyalaya, Badulla\t3 B
G.C.E. O/L\t2011\tVishaka Vidyalaya, Badulla\t7A 2B`,
    studies: [
      ["G.C.E. A/L", "Vishaka Vidyalaya", 2014],
      ["G.C.E. O/L", "Vishaka Vidyalaya", 2011],
    ],
  },
  {
    shape: "lk degree class",
    text: `# Academic Qualifications
B.Sc. (Hons) in Computer Science, Second Class Upper, University of Jaffna (2015 – 2019)`,
    studies: [["B.Sc. (Hons) in Computer Science", "University of Jaffna", 2019]],
  },
  {
    shape: "uk list",
    text: `# Education
2014 – 2017  University of Leeds  BA (Hons) English Literature, 2:1
2012 – 2014  Notre Dame Sixth Form College  A-levels: English (A), History (B), French (B)`,
    studies: [
      ["BA (Hons) English Literature", "University of Leeds", 2017],
      ["A-levels", "Notre Dame Sixth Form College", 2014],
    ],
  },
  {
    shape: "us two lines",
    text: `# Education
Bachelor of Science in Mechanical Engineering\tMay 2018
Texas A&M University, College Station, TX
GPA: 3.6/4.0`,
    studies: [["Bachelor of Science in Mechanical Engineering", "Texas A&M University", 2018]],
  },
  {
    shape: "germany",
    text: `# Ausbildung
09/2010 – 07/2013\tAusbildung zur Industriekauffrau, Müller GmbH, Kassel
08/2004 – 06/2010\tMittlere Reife, Realschule Kassel`,
    studies: [
      ["Ausbildung zur Industriekauffrau", "Müller GmbH", 2013],
      ["Mittlere Reife", "Realschule Kassel", 2010],
    ],
  },
  {
    shape: "germany studium",
    text: `# Studium
10/2012 – 09/2015\tB.Sc. Wirtschaftsinformatik, Technische Universität Dresden, Note 1,8`,
    studies: [["B.Sc. Wirtschaftsinformatik", "Technische Universität Dresden", 2015]],
  },
  {
    shape: "france",
    text: `# Formation
2016-2018 : Master 2 Marketing, Université Lyon 3
2013-2016 : Licence Économie-Gestion, Université de Bourgogne, Dijon
2013 : Baccalauréat ES, mention bien, Lycée Carnot, Dijon`,
    studies: [
      ["Master 2 Marketing", "Université Lyon 3", 2018],
      ["Licence Économie-Gestion", "Université de Bourgogne", 2016],
      ["Baccalauréat ES", "Lycée Carnot", 2013],
    ],
  },
  {
    shape: "spain",
    text: `# Formación académica
Grado en Administración y Dirección de Empresas
Universidad de
Zaragoza
2012 – 2016`,
    studies: [["Grado en Administración y Dirección de Empresas", "Universidad de Zaragoza", 2016]],
  },
  {
    shape: "spain fp",
    text: `# Estudios
Técnico Superior en Desarrollo de Aplicaciones Web. IES Jaroso, 2019
Bachillerato. IES Jaroso, 2017`,
    studies: [
      ["Técnico Superior en Desarrollo de Aplicaciones Web", "IES Jaroso", 2019],
      ["Bachillerato", "IES Jaroso", 2017],
    ],
  },
  {
    shape: "brazil",
    text: `# Formação
Graduação em Administração – Universidade Federal do Ceará – conclusão em 2018
Ensino médio completo – E.E. Adauto Bezerra – 2012`,
    studies: [
      ["Graduação em Administração", "Universidade Federal do Ceará", 2018],
      ["Ensino médio completo", "E.E. Adauto Bezerra", 2012],
    ],
  },
  {
    shape: "italy",
    text: `# Istruzione
Laurea triennale in Scienze della Comunicazione – Università di Bologna, 2015 (voto 105/110)
Diploma di Liceo Linguistico – Liceo Galvani, Bologna, 2011`,
    studies: [
      ["Laurea triennale in Scienze della Comunicazione", "Università di Bologna", 2015],
      ["Diploma di Liceo Linguistico", "Liceo Galvani", 2011],
    ],
  },
  {
    shape: "netherlands doubled town",
    text: `# Opleiding
MSc Finance\t2016 – 2018
University of Groningen Groningen`,
    studies: [["MSc Finance", "University of Groningen", 2018]],
  },
  {
    shape: "india percentages",
    text: `# Academic Qualification
B.Tech (Electronics & Communication), JNTU Hyderabad, 2014 – 68%
Intermediate (MPC), Narayana Junior College, 2010 – 91%
SSC, ZPH School, Warangal, 2008 – 84%`,
    studies: [
      ["B.Tech (Electronics & Communication)", "JNTU Hyderabad", 2014],
      ["Intermediate (MPC)", "Narayana Junior College", 2010],
      ["SSC", "ZPH School", 2008],
    ],
  },
  {
    shape: "nigeria",
    text: `# Educational Institutions Attended With Dates
University of Ibadan, Ibadan\t2008 – 2012
B.Sc. Economics (Second Class Lower)
St. Gregory's College, Ikoyi\t2001 – 2007
WASSCE`,
    studies: [
      ["B.Sc. Economics", "University of Ibadan", 2012],
      ["WASSCE", "St. Gregory's College", 2007],
    ],
  },
  {
    shape: "philippines",
    text: `# Educational Background
Tertiary: Bachelor of Science in Hospitality Management, University of Cebu, 2013-2017
Secondary: Mandaue National High School, 2009-2013`,
    studies: [
      ["Bachelor of Science in Hospitality Management", "University of Cebu", 2017],
      ["Secondary", "Mandaue National High School", 2013],
    ],
  },
  {
    shape: "awards are no studies",
    text: `# Education
BSc Nursing, University of Malawi, 2012
Best Student Award, Faculty of Nursing, 2012
Gold Medal for Anatomy, 2010`,
    studies: [["BSc Nursing", "University of Malawi", 2012]],
  },
  {
    shape: "in progress",
    text: `# Education
MBA (reading), Postgraduate Institute of Management, expected 2027
BBA, University of Kelaniya, 2019`,
    studies: [
      ["MBA", "Postgraduate Institute of Management", 2027],
      ["BBA", "University of Kelaniya", 2019],
    ],
  },
  {
    shape: "graduated with honours above",
    text: `# Schooling
graduated with honours
BS Tourism Management, University of San Carlos`,
    studies: [["BS Tourism Management", "University of San Carlos", null]],
  },
  {
    shape: "degree long with comma",
    text: `# Education
Higher National Diploma in Quantity Surveying, Advanced Technological Institute, Labuduwa – 2018`,
    studies: [["Higher National Diploma in Quantity Surveying", "Advanced Technological Institute", 2018]],
  },
  {
    shape: "phd and thesis",
    text: `# Education
Ph.D., Molecular Biology, University of Nairobi, 2020. Thesis: Resistance in Anopheles.
M.Sc., Biochemistry, Egerton University, 2014`,
    studies: [
      ["Ph.D., Molecular Biology", "University of Nairobi", 2020],
      ["M.Sc., Biochemistry", "Egerton University", 2014],
    ],
  },
  {
    shape: "bootcamp",
    text: `# Education
Full-Stack Web Development Bootcamp, Le Wagon Berlin, 2021
BA Sociology, Humboldt-Universität zu Berlin, 2016`,
    studies: [
      ["Full-Stack Web Development Bootcamp", "Le Wagon Berlin", 2021],
      ["BA Sociology", "Humboldt-Universität zu Berlin", 2016],
    ],
  },
];
