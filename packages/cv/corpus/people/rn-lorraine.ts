import type { Person } from "../person.ts";

export const person: Person = {
  id: "rn-lorraine",
  family: "nursing",
  country: "US",
  languageCode: "en",
  name: "Lorraine M. Okonkwo-Reyes",
  printedName: "LORRAINE M. OKONKWO-REYES, RN, BSN",
  email: "l.okonkworeyes@queencitymail.example",
  phone: "(716) 555-0148",
  location: "Buffalo, NY",
  links: [["Work: (716) 555-0190 ext. 3312", "tel:+17165550190"]],
  sections: [
    { heading: "Summary", text: ["Registered nurse, more than ten years between the monitor and the discharge papers. I {!excel=Excel|Microsoft Excel} at the Friday afternoon, when everybody goes home at once; {?calm=Composure|Calm|Calmness|Calm under pressure|Stress management} is contagious."] },
    {
      heading: "Experience",
      jobs: [
        { title: "RN Case Manager", titleAlso: ["Case Manager"], company: "Lakeshore Memorial Hospital", place: "Buffalo, NY", dates: "09/2021 – Present", from: "2021-09", to: null, points: ["{Discharge planning} and {utilization review|Utilization management|Utilisation review} for a 36-bed telemetry floor, {InterQual} criteria, charting in {Epic|Epic EHR|Epic EMR}.", "Daily rounds with {!Pharmacy}, {!Nutrition} and {!Social Work}; {prior authorizations|Prior authorization|Prior authorisation} with nine insurers.", "[[Cut 30-day heart failure readmissions from 19% to 12% in one year.]]"] },
        { title: "Staff Nurse, Telemetry", titleAlso: ["Staff Nurse"], company: "Lakeshore Memorial Hospital", place: "Buffalo, NY", dates: "02/2017 – 08/2021", from: "2017-02", to: "2021-08", promoted: true, points: ["{Cardiac monitoring|Telemetry|Telemetry monitoring|Cardiac telemetry}, {medication administration}, {patient education|Patient teaching}; {precepted=Precepting|Preceptorship|Mentoring|Clinical teaching|Preceptor} eleven new graduates."] },
        { title: "Family leave (care of my father)", company: "", dates: "03/2016 – 01/2017", from: "2016-03", to: "2017-01", unjudged: true },
        { title: "Travel Nurse", company: "TravelWell Staffing", place: "Rochester, NY", dates: "05/2015 – 02/2016", from: "2015-05", to: "2016-02", about: "Thirteen-week contracts: St. Swift Medical Center, Java Valley General, Genesee County Hospital.", points: ["{Wound care}, {IV therapy}, and learning where the linen is."] },
        { title: "Camp Health Aide (seasonal)", titleAlso: ["Camp Health Aide"], company: "Camp Little Python", place: "Old Forge, NY", dates: "Summers 2012 – 2014", from: "2012", to: "2014", points: ["{First aid}, bug bites, homesickness."] },
      ],
    },
    { heading: "Education", studies: [{ degree: "Bachelor of Science in Nursing", degreeAlso: ["BSN"], institution: "Niagara Frontier College", place: "Buffalo, NY", dates: "2011 – 2015", year: 2015 }] },
    { heading: "Licenses & Certifications", certificates: ["{Registered Nurse, New York State|Registered Nurse|RN|Registered Nurse, New York}", "{Certified Case Manager (CCM)|CCM|Certified Case Manager}", "{ACLS|Advanced Cardiac Life Support}", "{BLS|Basic Life Support}"] },
    { heading: "Languages", languages: ["{English}, {Igbo}"] },
    { heading: "Community", text: ["Treasurer, Buffalo Carpenters' Widows Fund. Gave out flyers on {!personal finance} at the library. {!Quilting}, {!kayaking}. Would love to learn {!sign language}; no {!pediatrics=Paediatrics|Pediatrics}, thank you."] },
  ],
  optional: ["Case management", "Charting", "Clinical documentation", "Heart failure care", "Cardiology", "Cardiac nursing", "Insurance verification", "Care coordination", "Interdisciplinary rounds", "Care transitions", "Advanced life support", "Basic Life Support", "Readmission reduction", "EHR", "Electronic health records"],
  not: ["Java", "Python", "Swift", "Carpentry", "Treasury"],
  totalYears: 12.6,
  level: "Expert",
  inconsistencies: [],
  files: ["us-one-pager", "docx-tabs@libreoffice-docx"],
};
