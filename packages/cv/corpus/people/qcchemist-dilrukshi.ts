import type { Person } from "../person.ts";

export const person: Person = {
  id: "qcchemist-dilrukshi",
  family: "laboratory",
  country: "LK",
  languageCode: "en",
  name: "W. A. Dilrukshi Wickramaarachchi",
  headline: "Quality Control Chemist",
  email: "dilrukshi.wa@examplelab.example",
  phone: "+94 71 555 0291",
  location: "Gampaha, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Chemist with eight years at the bench, back at work since 2024."] },
    {
      heading: "Employment",
      jobs: [
        { title: "QC Chemist", company: "Attanagalu Herbal Products (Pvt) Ltd", companyAlso: ["Attanagalu Herbal Products"], place: "Nittambuwa", dates: "Oct 2024 – Present", from: "2024-10", to: null, points: [
          "Release of raw materials and finished {!balms=Balms}, {!syrups=Syrups} and {!toothpaste=Toothpaste}; some 30 samples a day.",
          "[[Cut the average release time of a batch from 6 days to 2.5.]]",
          "{?Stability studies=Stability testing|Stability studies} and the file for the NMRA.",
        ] },
        { title: "Assistant QC Chemist", company: "Kelani Valley Pharmaceuticals", place: "Kelaniya", dates: "Jan 2016 – Feb 2022", from: "2016-01", to: "2022-02", points: [
          "Assay and {dissolution testing=Dissolution testing|Dissolution} of tablets, {Karl Fischer titration=Karl Fischer titration|Karl Fischer|KF titration}, water system samples.",
          "Wrote eleven {?SOPs=Standard operating procedures} and answered the auditors’ questions on them.",
        ] },
      ],
    },
    { heading: "Break from work", text: ["March 2022 to September 2024: maternity leave, then at home with our twins. Kept up with two online courses."] },
    { heading: "Skills", tags: ["{HPLC|High performance liquid chromatography}", "{UV-Vis spectrophotometry|UV-Vis|UV spectrophotometry|UV-Vis spectroscopy|Spectrophotometry}", "{Karl Fischer titration|Karl Fischer|KF titration}", "{Method validation|Analytical method validation}", "{GMP}", "{Empower|Empower 3|Waters Empower}", "{MS Excel=Microsoft Excel}", "{~Attention to detail}", "{~Honesty=Integrity|Honesty}"] },
    { heading: "Education", studies: [
      { degree: "BSc in Industrial Chemistry", degreeAlso: ["BSc Industrial Chemistry"], institution: "University of Kelaniya", dates: "2011 – 2015", year: 2015 },
      { degree: "G.C.E. Advanced Level (Bio Science)", degreeAlso: ["G.C.E. Advanced Level", "GCE A/L"], institution: "Rathnavali Balika Vidyalaya", place: "Gampaha", dates: "2010", year: 2010, points: ["Chemistry A, {!Biology} B, {!Physics} C"] },
    ] },
    { heading: "Professional", certificates: ["{Graduate Chemist, Institute of Chemistry Ceylon|Graduate Chemist|IChemC|Grad. Chem.}, 2017", "{ISO/IEC 17025 Awareness|ISO 17025 Awareness|ISO/IEC 17025} (online), 2023"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Non-related referees", list: ["Dr. N. Gunathilaka, Dept. of Chemistry, University of Kelaniya, ngunathilaka@kelani.example, 011 555 0377", "Mr. R. Selvam, Plant Manager, Kelani Valley Pharmaceuticals"] },
  ],
  not: ["C", "Herbal"],
  optional: ["Assay", "Quality control", "Chemistry", "Analytical chemistry", "Raw material testing", "Finished product testing", "Titration", "Chromatography", "Audit support", "Regulatory affairs", "Water testing", "Water analysis", "Sampling", "Auditing", "Industrial chemistry", "Batch release", "Laboratory testing", "Pharmaceuticals", "Pharmaceutical analysis", "Documentation", "SOP writing", "Regulatory compliance", "Regulatory documentation", "Sample analysis", "Quality assurance", "Laboratory analysis", "ISO 17025", "ISO/IEC 17025", "Water system sampling", "Product release", "Dossier preparation"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "moderncv-classic"],
};
