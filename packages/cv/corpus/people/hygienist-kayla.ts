import type { Person } from "../person.ts";

export const person: Person = {
  id: "hygienist-kayla",
  family: "dentistry",
  country: "US",
  languageCode: "en",
  name: "Kayla Brooks",
  printedName: "Kayla Brooks, RDH",
  headline: "Registered Dental Hygienist",
  email: "kayla.brooks@ohiomail.example",
  phone: "(614) 555-0172",
  location: "Columbus, OH",
  sections: [
    { heading: "Summary", text: ["Gentle, punctual dental hygienist with experience in general and periodontal practices. Bilingual (English/Spanish). Good with nervous patients and with kids."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Registered Dental Hygienist", company: "Scioto Family Dental", place: "Columbus, OH", dates: "May 2023 – Present", from: "2023-05", to: null, points: [
          "See eight to ten patients a day for {prophylaxis=Dental prophylaxis|Prophylaxis|Teeth cleaning|Dental cleaning}, {scaling and root planing|Scaling|Root planing} and {periodontal charting|Perio charting}.",
          "Take {digital X-rays=Dental radiography|Digital radiography|Digital X-rays} and {intraoral photos=Intraoral photography|Intraoral camera|Intraoral imaging|Intraoral scanning}; apply {sealants=Dental sealants|Sealants} and {fluoride=Fluoride treatment|Fluoride application|Fluoride|Fluoride varnish}.",
          "Administer {local anesthesia=Local anaesthesia|Local anesthesia}.",
          "[[Grew the recall rate from 61% to 83% by calling overdue patients on slow mornings.]]",
          "Explain insurance questions together with the {!billing=Invoicing|Billing|Medical billing} office.",
          "[[Raised acceptance of recommended periodontal treatment by 22% in my first year.]]",
        ] },
        { title: "Dental Hygienist (Part-time)", titleAlso: ["Dental Hygienist"], company: "Olentangy Periodontics", place: "Dublin, OH", dates: "Aug 2022 – Dec 2023", from: "2022-08", to: "2023-12", points: ["{Periodontal maintenance}, implant care, {patient education|Oral health education|Oral hygiene instruction}; charted in {Dentrix}."] },
        { title: "Dental Assistant", company: "Bright Smiles Pediatric Dentistry", place: "Westerville, OH", dates: "Jun 2018 – Jul 2020", from: "2018-06", to: "2020-07", points: ["{Chairside assisting|Chairside assistance|Four-handed dentistry|Dental assisting}, {sterilization=Sterilisation|Sterilization|Instrument sterilization} of instruments, room turnover, {scheduling=Appointment scheduling}."] },
      ],
    },
    { heading: "Education", studies: [{ degree: "Associate of Applied Science in Dental Hygiene", degreeAlso: ["AAS in Dental Hygiene", "AAS Dental Hygiene"], institution: "Columbus State Community College", place: "Columbus, OH", dates: "Aug 2020 – May 2022", year: 2022, points: ["Full-time program, Dean's List"] }] },
    { heading: "Licenses & Certifications", certificates: ["{Registered Dental Hygienist, State of Ohio|Registered Dental Hygienist|RDH}", "{Local Anesthesia Permit|Local Anesthesia}", "{BLS for Healthcare Providers|BLS|Basic Life Support}"] },
    { heading: "Skills", tags: ["{Dentrix}", "{Eaglesoft}", "{Ultrasonic scaling|Ultrasonic scaler}", "{OSHA} and {infection control}", "{~Patient rapport=Interpersonal skills|Patient rapport|Rapport building|Communication}", "{~Time management}"] },
    { heading: "Languages", languages: ["{English}, {Spanish}"] },
    { heading: "Volunteering", jobs: [{ title: "Hygiene Volunteer", company: "Give Kids a Smile Day", place: "Columbus, OH", dates: "2023, 2024", from: "2023", to: "2024", unjudged: true }] },
  ],
  optional: ["Dental hygiene", "Periodontics", "Periodontology", "Implant care", "Implant maintenance", "Implants", "HIPAA", "Patient recall", "Pediatric dentistry", "Paediatric dentistry", "OSHA compliance", "Basic Life Support", "Punctuality", "Patient care", "Radiography", "Patient communication", "Oral hygiene", "Bilingual", "Room turnover", "Charting", "Dental charting"],
  totalYears: 6.4,
  level: "Senior",
  inconsistencies: [],
  files: ["us-one-pager", "docx-tabs"],
};
