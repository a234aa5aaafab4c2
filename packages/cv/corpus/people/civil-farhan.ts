import type { Person } from "../person.ts";

export const person: Person = {
  id: "civil-farhan",
  family: "civil engineering",
  country: "PK",
  languageCode: "en",
  name: "Muhammad Farhan Qureshi",
  headline: "Site Engineer (Civil)",
  email: "farhan.qureshi@pakmail.example",
  phone: "+92 300 845 6612",
  location: "Lahore, Pakistan",
  sections: [
    { heading: "Career Objective", text: ["To build roads that survive the monsoon."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Site Engineer", company: "Ravi Infrastructure (Pvt.) Ltd.", companyAlso: ["Ravi Infrastructure"], place: "Lahore", dates: "15-Jan-2021 till date", from: "2021-01", to: null, points: ["Supervise {asphalt paving=Asphalt paving|Paving|Road paving} and {reinforced concrete=Reinforced concrete|RCC|Concrete works|Concreting} culverts, 38 km of dual carriageway.", "[[Finished the Package 3 bridge deck six weeks ahead of programme.]]", "{Surveying|Land surveying} with {total station=Total station|Total station surveying} and levels."] },
        { title: "Trainee Engineer", company: "Indus Consultants", place: "Multan", dates: "01-Sep-2019 to 31-Dec-2020", from: "2019-09", to: "2020-12", points: ["Checked {bar bending schedules=Bar bending schedules|BBS|Bar bending schedule}; drawings in {AutoCAD}."] },
      ],
    },
    { heading: "Software", tags: ["{AutoCAD}", "{Civil 3D|AutoCAD Civil 3D}", "{Primavera P6|Primavera}", "{MS Project=Microsoft Project|MS Project}", "{ETABS}"] },
    { heading: "Academic Record", studies: [{ degree: "B.Sc. Civil Engineering", degreeAlso: ["BSc Civil Engineering", "B.Sc. in Civil Engineering"], institution: "University of Engineering and Technology, Lahore", dates: "2015-2019", year: 2019 }, { degree: "F.Sc. Pre-Engineering", institution: "Government College Sahiwal", dates: "2013-2015", year: 2015 }] },
    { heading: "Registration", certificates: ["{Registered Engineer|Pakistan Engineering Council|Registered Engineer (RE)}, Pakistan Engineering Council, 2019"] },
    { heading: "Languages", languages: ["{Urdu}, {English}, {Punjabi}"] },
  ],
  optional: ["Site supervision", "Construction supervision", "Road construction", "Civil engineering", "Construction management", "Bridge construction", "Levelling"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["grid", "docx-table@libreoffice", "docx-tabs@libreoffice-docx"],
};
