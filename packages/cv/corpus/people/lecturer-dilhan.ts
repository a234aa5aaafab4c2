import type { Person } from "../person.ts";

export const person: Person = {
  id: "lecturer-dilhan",
  family: "higher education",
  country: "LK",
  languageCode: "en",
  name: "Dilhan Rajapakse",
  headline: "Senior Lecturer in Mechanical Engineering",
  email: "dilhan.rajapakse@eng-academy.example",
  phone: "+94 81 239 3311",
  location: "Peradeniya, Sri Lanka",
  sections: [
    { heading: "Academic profile", text: ["Heat transfer, biomass stoves, and 120 undergraduates a year."] },
    {
      heading: "Academic appointments",
      jobs: [
        { title: "Senior Lecturer", company: "Hantana Institute of Technology", place: "Peradeniya", dates: "Jan 2018 – to date", from: "2018-01", to: null, points: ["Courses in {thermodynamics}, {heat transfer} and {CFD=Computational fluid dynamics|CFD}; {curriculum development}.", "[[Raised LKR 46 million in research grants since 2019.]]"] },
        { title: "Lecturer (Probationary)", titleAlso: ["Lecturer"], company: "Hantana Institute of Technology", dates: "Mar 2011 – Dec 2017", from: "2011-03", to: "2017-12", promoted: true, points: ["On study leave for the PhD from 2012 to 2016."] },
        { title: "Mechanical Engineer", company: "Mahaweli Boilers", place: "Kandy", dates: "Jul 2008 – Feb 2011", from: "2008-07", to: "2011-02", points: ["{Boiler design}, {pressure vessels}, drawings in {SolidWorks}."] },
      ],
    },
    { heading: "Skills", tags: ["{ANSYS|ANSYS Fluent}", "{MATLAB}", "{SolidWorks}", "{LaTeX}", "{Research supervision|Supervision|Academic supervision}", "{~Mentoring}"] },
    { heading: "Education", studies: [{ degree: "PhD in Energy Engineering", institution: "Universiti Teknologi Selat", place: "Malaysia", dates: "2012 – 2016", year: 2016 }, { degree: "BSc Eng (Hons)", degreeAlso: ["BSc Eng", "BSc Engineering"], institution: "University of Peradeniya", dates: "2004 – 2008", year: 2008 }] },
    { heading: "Publications", list: ["Rajapakse D. Draft and soot in village stoves. Energy Imag. 2021, 3(2).", "Rajapakse D., Go P. Drying {!tea=Tea tasting} with waste heat. 2018."] },
    { heading: "Membership", certificates: ["{Chartered Engineer|CEng}, Institution of Engineers Sri Lanka, 2019"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Malay} (basic)"] },
  ],
  not: ["Go"],
  optional: ["Teaching", "Mechanical engineering", "Research", "Grant writing", "Lecturing", "University teaching", "Energy engineering", "Fundraising"],
  totalYears: 18.3,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-article", "docx-header@libreoffice"],
};
