import type { Person } from "../person.ts";

export const person: Person = {
  id: "phlebotomist-latoya",
  family: "laboratory",
  country: "US",
  languageCode: "en",
  name: "Latoya Simmons",
  printedName: "Latoya Simmons, CPT",
  headline: "Phlebotomist",
  email: "latoya.simmons@riverbluff.example",
  phone: "(901) 555-0139",
  location: "Memphis, TN",
  sections: [
    { heading: "Summary", text: ["Certified phlebotomist for frightened adults, wriggling toddlers and veins that hide."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Phlebotomist II", titleAlso: ["Phlebotomist"], company: "Cedar Bluff Medical Center", place: "Memphis, TN", dates: "06/2020 – Present", from: "2020-06", to: null, points: [
          "Up to 60 {!draws=Drawing} a shift on the wards, in the ER and in {?pediatrics=Paediatrics|Pediatrics}.",
          "[[Cut rejected tubes from 3.1% to 0.8% by checking labels at the bedside.]]",
          "{?Blood cultures=Blood cultures|Blood culture collection}, {?capillary sticks=Capillary puncture|Capillary sticks|Fingersticks|Capillary blood collection} and {?glucose tolerance tests=Glucose tolerance testing|Glucose tolerance tests}; orders in {Epic=Epic|Epic Beaker|Epic EHR|Epic Systems}.",
          "Train new hires at the arm, not at the board.",
        ] },
        { title: "Mobile Phlebotomist", company: "Riverbend Express Labs", place: "Memphis, TN", dates: "09/2017 – 05/2020", from: "2017-09", to: "2020-05", points: ["Home visits in three counties, fourteen stops a day, samples spun and cooled in the van.", "[[Not one lost specimen in 11,000 visits.]]"] },
        { title: "Patient Service Clerk", company: "Delta Family Clinic", place: "West Memphis, AR", dates: "08/2017 – 03/2016", from: "2017-08", to: "2016-03", points: ["Check-in and {?insurance cards=Insurance verification|Insurance cards}."] },
      ],
    },
    { heading: "Skills", tags: ["{Venipuncture=Phlebotomy|Venipuncture|Venepuncture|Blood collection}", "{Specimen processing=Specimen processing|Specimen handling|Sample processing}", "{Centrifugation=Centrifugation|Centrifuge operation}", "{Patient identification}", "{Infection control}", "{HIPAA=HIPAA|HIPAA compliance}", "{~Calm manner=Calmness|Calm manner|Composure|Stress management|Calm under pressure}", "{~Empathy}"] },
    { heading: "Education", studies: [{ degree: "Phlebotomy Certificate Program", degreeAlso: ["Phlebotomy Certificate", "Certificate in Phlebotomy"], institution: "Bluff City Technical College", place: "Memphis, TN", dates: "2017", year: 2017 }, { degree: "High School Diploma", institution: "Whitehaven North High School", dates: "2015", year: 2015 }] },
    { heading: "Licenses & Certifications", certificates: ["{Certified Phlebotomy Technician (CPT), NHA=Certified Phlebotomy Technician|CPT|Certified Phlebotomy Technician (CPT)|NHA CPT}, renewed 2025", "{BLS Provider, American Heart Association=BLS Provider|BLS|Basic Life Support|AHA BLS|Basic Life Support (BLS)|BLS Provider, American Heart Association}"] },
    { heading: "Languages", languages: ["{English}, conversational {Spanish}"] },
    { heading: "Community", text: ["Sunday {!choir=Choir|Singing}; bake sales for the school {!band=Music|Band}"] },
  ],
  optional: ["Specimen collection", "Training", "Staff training", "Mentoring", "Home visits", "Specimen labeling", "Labeling", "Patient registration", "Patient check-in", "Patient care", "Driving", "Route planning", "Point-of-care testing", "Electronic health records", "EHR", "Sample transport", "Specimen transport", "Paediatric phlebotomy", "Pediatric phlebotomy", "Data entry", "Confidentiality", "Customer service", "Onboarding", "Preceptorship", "Basic Life Support", "CPR", "Blood draws", "Blood drawing", "Specimen quality"],
  not: ["Express", "Baking"],
  totalYears: 9.2,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["us-one-pager", "enhancv"],
};
