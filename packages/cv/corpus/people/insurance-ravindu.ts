import type { Person } from "../person.ts";

export const person: Person = {
  id: "insurance-ravindu",
  family: "insurance",
  country: "LK",
  languageCode: "en",
  name: "Ravindu Kodikara",
  headline: "Claims Executive",
  email: "ravindu.kodikara@samagimail.example",
  phone: "+94 76 441 0983",
  location: "Panadura, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Motor claims, seven years. I can read a dent."] },
    {
      heading: "Employment History",
      jobs: [
        { title: "Claims Executive", company: "Serendib General Insurance", place: "Colombo 03", dates: "1st June 2021 – Present", from: "2021-06", to: null, points: ["{Claims assessment|Claims adjusting|Loss adjusting}, garage estimates, {fraud detection=Fraud detection|Fraud investigation} with the {!spring=Spring} floods backlog.", "[[Average settlement time cut from 19 to 8 days.]]"] },
        { title: "Insurance Advisor", company: "Serendib General Insurance", place: "Panadura", dates: "1st August 2019 – 31st May 2021", from: "2019-08", to: "2021-05", promoted: true, points: ["{Policy sales=Insurance sales|Policy sales|Sales} and renewals, {prospecting=Prospecting|Lead generation}."] },
        { title: "Insurance Advisor", company: "Island Life Assurance", place: "Kalutara", dates: "1st July 2019 – 31st December 2020", from: "2019-07", to: "2020-12", points: ["Life policies for teachers."] },
      ],
    },
    { heading: "Skills", tags: ["{Underwriting}", "{Risk assessment}", "{Customer service}", "{Report writing}", "{~Fairness}"] },
    { heading: "Education", studies: [{ degree: "Certificate in Insurance", institution: "Sri Lanka Insurance Institute", dates: "2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
  ],
  optional: ["Insurance", "Motor insurance", "Life insurance", "Insurance claims", "Vehicle inspection", "Claims handling", "Claims management"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["tracked", "docx-tabs@libreoffice"],
};
