import type { Person } from "../person.ts";

export const person: Person = {
  id: "agronomist-bekele",
  family: "agriculture",
  country: "ET",
  languageCode: "en",
  name: "Bekele Tadesse Worku",
  headline: "Agronomist",
  email: "bekele.tadesse@abaybox.example",
  phone: "+251 91 144 7823",
  location: "Hawassa, Ethiopia",
  sections: [
    { heading: "Summary of Qualifications", text: ["Agronomist for coffee and maize smallholders; farmer field schools in three regions."] },
    {
      heading: "Employment Record",
      jobs: [
        { title: "Senior Agronomist", company: "Sidama Coffee Union", place: "Hawassa", dates: "Nov. 2017 – present", from: "2017-11", to: null, points: ["{Agroforestry}, {composting=Composting|Compost making}, {integrated pest management=Integrated pest management|IPM|Pest management} for 4,200 growers.", "[[Share of washed grade 1 coffee rose from 22% to 47%.]]", "{GIS} maps of plots in {QGIS}."] },
        { title: "Development Agent", company: "Bureau of Agriculture, Arsi Zone", companyAlso: ["Bureau of Agriculture"], place: "Asella", dates: "Sept. 2014 – June 2015", from: "2014-09", to: "2015-06", points: ["Wheat {variety trials=Field trials|Variety trials|Crop trials} and {extension=Agricultural extension|Extension|Extension services}."] },
      ],
    },
    { heading: "Further study", text: ["July 2015 – October 2017: full-time Master's studies, Haramaya"] },
    { heading: "Competence", tags: ["{Soil fertility|Soil fertility management}", "{Crop production}", "{Training of trainers}", "{KoboToolbox|Kobo}", "{~Facilitation}"] },
    { heading: "Education", studies: [{ degree: "MSc in Agronomy", institution: "Haramaya University", dates: "2015 – 2017", year: 2017 }, { degree: "BSc in Plant Science", institution: "Hawassa University", dates: "2011 – 2014", year: 2014 }] },
    { heading: "Languages", languages: ["{Amharic}, {Sidama}, {Oromo|Afaan Oromo}, {English}"] },
  ],
  optional: ["Agronomy", "Coffee production", "Farmer training", "Mapping", "Plant science", "Agriculture", "Training", "Data collection"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "docx-plain@libreoffice"],
};
