import type { Person } from "../person.ts";

export const person: Person = {
  id: "photographer-mateo",
  family: "photography",
  country: "CO",
  languageCode: "en",
  name: "Mateo Restrepo Uribe",
  headline: "Photographer and Retoucher",
  email: "mateo@restrepofoto.example",
  emailLink: "Send me a note",
  phone: "+57 301 448 2276",
  location: "Medellín, Colombia",
  links: [["restrepofoto.example", "https://restrepofoto.example"]],
  sections: [
    { heading: "Bio", text: ["Food and people. Natural light, slow mornings."] },
    {
      heading: "Selected work",
      jobs: [
        { title: "Freelance Photographer", company: "Self-employed", companyAlso: ["Freelance"], place: "Medellín", dates: "May 2019 – Present", from: "2019-05", to: null, points: ["{Food photography}, {portraits=Portrait photography|Portraits}, {retouching=Photo retouching|Retouching|Image retouching} for 40 restaurants and two magazines.", "[[Menu photos lifted orders of the client's delivery app by 19%.]]"] },
        { title: "Studio Assistant", company: "Casa Luz", place: "Bogotá", dates: "August 2021 – December 2017", from: "2021-08", to: "2017-12", points: ["{Lighting=Studio lighting|Lighting|Lighting setup}, cables, coffee."] },
        { title: "Photo Lab Assistant", company: "Foto Candelaria", place: "Medellín", dates: "February 2017 – April 2019", from: "2017-02", to: "2019-04" },
      ],
    },
    { heading: "Tools", tags: ["{Lightroom|Adobe Lightroom}", "{Photoshop=Adobe Photoshop|Photoshop}", "{Capture One}", "{Premiere Pro|Adobe Premiere Pro|Adobe Premiere}"] },
    { heading: "Education", studies: [{ degree: "Technologist in Photography", institution: "Universidad de Medellín", dates: "2014 – 2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Spanish}, {English}"] },
  ],
  optional: ["Photography", "Photo editing", "Video editing", "Freelancing", "Image editing", "Film developing"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["header-band", "docx-textbox@libreoffice-docx"],
};
