import type { Person } from "../person.ts";

export const person: Person = {
  id: "glazier-dafydd",
  family: "glazing",
  country: "GB",
  languageCode: "en",
  name: "Dafydd ap Rhys",
  headline: "Glazier",
  email: "dafydd.aprhys@valleysmail.example",
  phone: "07700 900 461",
  location: "Merthyr Tydfil",
  sections: [
    { heading: "Trade", tags: ["{Double glazing installation=Double glazing|Window installation|Double glazing installation}", "{Curtain walling|Curtain wall installation|Curtain walls}", "{Glass cutting}", "{Leaded lights|Leaded glass|Leaded windows}", "{?IPAF|MEWP operation|Powered access}", "{~Punctual=Punctuality|Punctual|Time management}"] },
    {
      heading: "On the tools",
      jobs: [
        { title: "Glazier", company: "Clearview of Cardiff Ltd", dates: "04/2021 – now", from: "2021-04", to: null, points: ["Shopfronts and {?emergency call-outs=Emergency repairs|Emergency call-outs} after the pubs close.", "[[Remakes through wrong sizes went from 1 in 14 to 1 in 90.]]"] },
        { title: "Improver", company: "Taff Windows", dates: "09/2017 – 03/2021", from: "2017-09", to: "2021-03", points: ["{?Measuring up=Measuring|Measuring up|Site measuring|Surveying}, {?sealing=Sealing|Sealant application|Silicone sealing}, carrying panes up to 95 kg with a {!swift=Swift} lad on the other end."] },
        { title: "Apprentice Glazier", company: "Taff Windows", dates: "09/2014 – 08/2017", from: "2014-09", to: "2017-08", promoted: true },
      ],
    },
    { heading: "Papers", certificates: ["{NVQ Level 2 in Glazing|NVQ Level 2 Glazing|NVQ Diploma in Glazing}, 2017", "{CSCS Skilled Worker card|CSCS card|CSCS} – expires 05/2028", "{?Full UK driving licence|UK driving licence|Driving licence}"] },
    { heading: "School", studies: [{ degree: "GCSEs", degreeAlso: ["7 GCSEs", "Seven GCSEs", "GCSE"], institution: "Ysgol Uwchradd Cwm Du", dates: "2014", year: 2014, points: ["Welsh B, Maths B, English {!C}"] }] },
    { heading: "Languages", languages: ["{Welsh}, {English}"] },
    { heading: "Rest of the week", text: ["Male voice {!choir=Choir}, {!rugby=Rugby} under floodlights"] },
  ],
  optional: ["Glazing", "Glass fitting", "Window fitting", "Window replacement", "Working at height", "Manual handling", "Construction", "Shopfront installation", "Glass replacement"],
  totalYears: 12.2,
  level: "Expert",
  inconsistencies: [],
  files: ["header-band", "docx-form"],
};
