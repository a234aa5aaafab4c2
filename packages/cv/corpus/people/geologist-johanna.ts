import type { Person } from "../person.ts";

export const person: Person = {
  id: "geologist-johanna",
  family: "geology",
  country: "NA",
  languageCode: "en",
  name: "Johanna Ndapewa Shikongo",
  headline: "Exploration Geologist",
  email: "johanna.shikongo@erongopost.example",
  phone: "+264 81 555 0176",
  location: "Swakopmund, Namibia",
  sections: [
    { heading: "Profile", text: ["Field geologist who logs what is in the box and not what the investor hopes for."] },
    {
      heading: "Employment history",
      jobs: [
        { title: "Exploration Geologist", company: "Spitzkoppe Lithium", place: "Karibib", dates: "Jan 2022 – Present", from: "2022-01", to: null, points: [
          "{Core logging|Drill core logging}, {geological mapping=Geological mapping|Geologic mapping|Field mapping|Mapping} and {soil sampling=Soil sampling|Geochemical sampling|Sampling} on three licences; {assay QA/QC=Assay QA/QC|QA/QC|Quality control|Quality assurance|Assay quality control}.",
          "[[Cut drilling cost per metre by 17% in the second season.]]",
          "Camp for eleven people; the cars have more {!rust=Rust} than paint and the water comes on Fridays.",
        ] },
        { title: "Consulting Geologist (full time)", titleAlso: ["Consulting Geologist"], company: "Kunene Water Wells", place: "Opuwo", dates: "Mar 2019 – Sep 2021", from: "2019-03", to: "2021-09", points: [
          "{Borehole siting|Borehole site selection|Borehole location} for 40 villages, {?pumping tests=Pumping tests}.",
        ] },
        { title: "Mine Geologist (full time)", titleAlso: ["Mine Geologist"], company: "Otavi Copper", place: "Otavi", dates: "Feb 2018 – Dec 2021", from: "2018-02", to: "2021-12", points: [
          "{Grade control} and {?pit mapping=Pit mapping|Mine mapping} on the night shift; morning report to the shift boss.",
        ] },
      ],
    },
    { heading: "Skills and software", tags: ["{Leapfrog Geo|Leapfrog}", "{Micromine}", "{QGIS}", "{Structural geology}", "{Petrography|Thin section petrography}", "{4x4 driving|Off-road driving|4WD driving|Four-wheel driving}", "{~Resilience}", "{~Teamwork}"] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) Geology", degreeAlso: ["BSc Geology", "BSc (Hons) in Geology"], institution: "University of Namibia", dates: "2014 – 2017", year: 2017 }] },
    { heading: "Languages", languages: ["{English}, {Oshiwambo|Ovambo|Oshindonga}, {Afrikaans}"] },
    { heading: "Interests", text: ["Rock {!climbing=Climbing|Rock climbing}, choir, {!chess=Chess} by post"] },
  ],
  optional: ["Geology", "Exploration", "Mineral exploration", "Exploration geology", "Mining geology", "Mine geology", "Mining", "Drilling", "Drilling supervision", "Cost control", "Cost reduction", "Report writing", "Reporting", "Hydrogeology", "Groundwater", "Groundwater exploration", "3D geological modelling", "Geological modelling", "Resource modelling", "GIS", "Camp management", "Field work", "Fieldwork", "Shift work", "Consulting", "Driving", "Sampling", "Quality control", "Shift reporting"],
  not: ["Lithium", "Copper"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["timeline", "docx-plain@libreoffice"],
};
