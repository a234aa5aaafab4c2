import type { Person } from "../person.ts";

export const person: Person = {
  id: "medrep-vikram",
  family: "sales",
  country: "IN",
  languageCode: "en",
  name: "Vikram Raghunath Shetty",
  headline: "Area Sales Manager – Cardio-Diabetic",
  email: "vikram.r.shetty@tulunadu.example",
  phone: "+91 98450 55521",
  location: "Mangaluru, Karnataka",
  sections: [
    { heading: "Career Objective", text: ["Seeking a Regional Sales Manager role in a growing pharmaceutical organisation where results and ethics go together."] },
    {
      heading: "Work Experience",
      jobs: [
        {
          title: "Area Sales Manager", company: "Nethravati Pharmaceuticals Ltd", place: "Mangaluru", dates: "Apr'21 – Till date", from: "2021-04", to: null,
          points: ["Managing 7 medical representatives in coastal Karnataka and Kasaragod; {joint field work=Field coaching|Joint field work|Joint field working|Sales coaching|Coaching}, {sales forecasting|Sales forecast}, {target setting=Sales targets|Target setting|Target achievement|Sales target management|Goal setting}.", "[[Achieved 112% of target for FY 2023-24 (Rs. 9.4 crore) against an area growth of 6%.]]", "{KOL=KOL management|Key opinion leader management|KOL engagement|KOL|Key opinion leaders} engagement and CME programmes with {cardiologists}."],
        },
        { title: "Senior Medical Representative", company: "Nethravati Pharmaceuticals Ltd", place: "Udupi", dates: "Apr'18 – Mar'21", from: "2018-04", to: "2021-03", promoted: true, points: ["[[Launched a DPP-4 brand and took it to No. 2 in the territory within 10 months.]]", "{Chemist=Pharmacy sales|Chemist calls|Chemist visits|Retail pharmacy sales} and {stockist=Stockist management|Distributor management|Stockist handling|Channel management} coverage, expiry returns, {secondary sales=Secondary sales|Sales analysis|Secondary sales analysis|Secondary sales tracking} statements."] },
        { title: "Medical Representative", company: "Nethravati Pharmaceuticals Ltd", place: "Shivamogga", dates: "Jul'15 – Mar'18", from: "2015-07", to: "2018-03", promoted: true, points: ["11 doctor calls a day; {detailing=Product detailing|Medical detailing|Detailing|Doctor detailing} with visual aids, samples, {RCPA|Retail chemist prescription audit|Prescription audit} every Saturday.", "[[?Won the Silver Circle trip to Bangkok in 2017.]]"] },
      ],
    },
    { heading: "Key Skills", tags: ["{Territory management|Territory planning}", "{Product launch|Product launches}", "{Pharmaceutical sales|Pharma sales|Medical sales}", "{Veeva CRM|Veeva}", "{MS Excel=Microsoft Excel}", "{~Team leadership=Leadership|Team leadership|Team management|People management}", "{~Persuasion=Persuasion|Persuasiveness|Influencing}"] },
    { heading: "Academics", studies: [
      { degree: "MBA (Marketing), distance mode", degreeAlso: ["MBA", "MBA (Marketing)", "MBA Marketing"], institution: "Kuvempu University", dates: "2018", year: 2018 },
      { degree: "B.Pharm", degreeAlso: ["Bachelor of Pharmacy", "B. Pharm"], institution: "Srinivas College of Pharmacy, Mangaluru", dates: "2011 – 2015", year: 2015, points: ["First class, 71%"] },
      { degree: "PUC (PCMB)", degreeAlso: ["PUC"], institution: "St. Aloysius PU College", dates: "2011", year: 2011 },
    ] },
    { heading: "Languages Known", languages: ["{Kannada}, {Tulu}, {English}, {Hindi}, {Malayalam} (speak)"] },
    { heading: "Personal Details", rows: [["Father's Name", "Raghunath Shetty"], ["Date of Birth", "21/11/1993"], ["Marital Status", "Married"], ["Two wheeler", "Own, with valid licence"], ["Hobbies", "Yakshagana, cricket, {!driving=Driving}"]] },
    { heading: "Declaration", text: ["I hereby declare that the above particulars are true to the best of my knowledge and belief. Place: Mangaluru"] },
  ],
  optional: ["Sales management", "Sales", "Team management", "CME programmes", "Brand management", "Area management", "Cardiology", "CRM", "Pharmaceuticals", "Sampling", "Key account management", "Market development", "Pharmacy", "Diabetology", "Customer relationship management", "Diabetes", "Event management"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["bio-data", "docx-form", "docx-tabs@libreoffice"],
};
