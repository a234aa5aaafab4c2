import type { Person } from "../person.ts";

export const person: Person = {
  id: "draughtsman-anil",
  family: "technical drawing",
  country: "IN",
  languageCode: "en",
  name: "S. Anil Selvaraj",
  headline: "Mechanical Draughtsman",
  email: "anil.selvaraj@noyyalmail.example",
  phone: "+91 94430 55172",
  location: "Coimbatore, Tamil Nadu",
  labels: { contact: "Contact", email: "E-mail ID", phone: "Mobile No.", address: "Address" },
  sections: [
    { heading: "Objective", text: ["Draughtsman with over 14 years of experience, looking for a drawing office where sheets are checked before metal is cut."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Senior Draughtsman", company: "Kovai Pump Castings", place: "Coimbatore", dates: "06/2019 – till date", from: "2019-06", to: null, points: [
          "Preparing {detail drawings=Detail drawings|Detailed drawings|Detailing|Technical drawing|Part drawings|Drafting} and {?assembly drawings=Assembly drawings|Assembly drawing|Technical drawing|Drafting} of pump casings in {AutoCAD} and {SolidWorks}.",
          "{Bill of materials|BOM|Bills of materials|BOM preparation} handed over to {!Purchase=Procurement|Purchase} with every set.",
          "[[Drawing errors found at inspection reduced from 14 to 3 a month.]]",
        ] },
        { title: "Trainee Draughtsman", company: "Spring & Valve Works", place: "Hosur", dates: "07/2016 – 05/2019", from: "2016-07", to: "2019-05", points: [
          "Traced old blueprints; measured worn parts with {Vernier calipers=Vernier calipers|Vernier caliper|Vernier|Measuring instruments|Precision measuring instruments|Dimensional measurement}.",
        ] },
      ],
    },
    { heading: "Technical Skills", groups: [
      ["CAD", ["{AutoCAD}", "{SolidWorks}", "{Creo|PTC Creo|Creo Parametric}"]],
      ["Drawing", ["{GD&T}", "{Limits and fits|Fits and tolerances|Limits & fits|Tolerances}", "{Sheet metal layout=Sheet metal layout|Sheet metal design|Sheet metal development|Sheet metal|Sheet metal work}"]],
      ["Office", ["{MS Office=Microsoft Office}"]],
      ["Personal", ["{~Attention to detail}", "{~Teamwork}"]],
    ] },
    { heading: "Education", studies: [
      { degree: "ITI Draughtsman (Mechanical)", degreeAlso: ["ITI Draughtsman Mechanical", "ITI"], institution: "Government ITI, Coimbatore", dates: "2014 – 2016", year: 2016 },
      { degree: "SSLC", institution: "Government High School, Palladam", dates: "2014", year: 2014, points: ["88 % in {!Mathematics|Maths}, 81 % in {!Science}"] },
    ] },
    { heading: "Languages Known", languages: ["{Tamil}, {English}, {Malayalam}"] },
    { heading: "Personal Details", rows: [["Date of birth", "11-09-1998"], ["Father's name", "M. Selvaraj"], ["Marital status", "Single"]] },
    { heading: "Declaration", text: ["I hereby declare that the above particulars are true to the best of my knowledge."] },
  ],
  optional: ["Technical drawing", "Drafting", "Mechanical drafting", "Mechanical drawing", "Mechanical design", "Engineering drawing", "CAD", "2D drafting", "3D modelling", "Reverse engineering", "Blueprint reading", "Blueprints", "Measuring", "Measurement", "Metrology", "Drawing", "Dimensional inspection"],
  not: ["Spring"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["bio-data", "docx-form@libreoffice"],
};
