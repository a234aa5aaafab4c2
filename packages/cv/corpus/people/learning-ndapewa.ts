import type { Person } from "../person.ts";

export const person: Person = {
  id: "learning-ndapewa",
  family: "human resources",
  country: "NA",
  languageCode: "en",
  name: "Ndapewa Shikongo",
  headline: "Training Officer",
  email: "ndapewa.shikongo@examplehr.example",
  phone: "+264 81 447 2590",
  location: "Walvis Bay, Namibia",
  sections: [
    { heading: "EXPERIENCE", jobs: [
      { title: "Training Officer", company: "Pelican Point Fishing", place: "Walvis Bay", dates: "Sep 2024 – Present", from: "2024-09", to: null, points: [
        "Courses for 620 deck and factory hands, some of them on the {!go=Go} between two landings.",
        "[[Training days per head rose from 1.2 to 4.5 a year.]]",
      ] },
      { title: "HR Assistant", company: "Dune View Hotel", place: "Swakopmund", dates: "Feb 2023 – Aug 2024", from: "2023-02", to: "2024-08", points: ["{?Leave forms=Leave management|Leave administration|Leave records|Leave forms}, {?staff files=Personnel files|Personnel records|Staff files|Employee records|File management} and the store of {!uniforms=Uniforms|Uniform}."] },
    ] },
    { heading: "SKILLS", tags: ["{Training needs analysis|Training needs assessment}", "{Course design|Instructional design|Training design}", "{Induction=Onboarding|Induction|Employee onboarding}", "{Moodle}", "{~Public speaking}"] },
    { heading: "EDUCATION", studies: [{ degree: "Bachelor of Human Resources Management", degreeAlso: ["Bachelor of Human Resource Management"], institution: "Namibia University of Science and Technology", dates: "2022", year: 2022 }] },
    { heading: "LANGUAGES", languages: ["{English}, {Oshiwambo|Ovambo}, {Afrikaans}"] },
  ],
  optional: ["Training and development", "Training delivery", "Training coordination", "Training", "HR administration"],
  not: ["Fishing"],
  totalYears: 3.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["dates-left@wkhtmltopdf", "docx-table@libreoffice"],
};
