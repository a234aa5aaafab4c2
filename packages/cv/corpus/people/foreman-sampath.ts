import type { Person } from "../person.ts";

export const person: Person = {
  id: "foreman-sampath",
  family: "construction",
  country: "LK",
  languageCode: "en",
  name: "Sampath Wijekoon",
  headline: "Building Foreman",
  email: "sampath.wijekoon@buildpost.example",
  phone: "+94 72 660 4198",
  location: "Polonnaruwa",
  sections: [
    { heading: "PROFILE", text: ["Foreman with 25 years of experience on housing schemes, schools and one airport."] },
    {
      heading: "WORK EXPERIENCE",
      jobs: [
        { title: "Building Foreman", company: "Parakrama Constructions", place: "Polonnaruwa", dates: "2015 – To date", from: "2015", to: null, points: ["{Setting out}, {masonry}, {plastering} and {concrete work=Concrete works|Concrete work|Concreting} with up to 60 labourers.", "[[Three-storey school block completed 45 days before the contract date.]]"] },
        { title: "Mason Bass", company: "Tissa Builders", place: "Hingurakgoda", dates: "2009 – 2015", from: "2009", to: "2015", points: ["{Bricklaying}, {tiling=Tiling|Tile laying|Wall and floor tiling}."] },
      ],
    },
    { heading: "ABILITIES", list: ["{Bar bending|Rebar work|Bar bending and fixing}", "{Daily reports=Site reporting|Daily reports|Daily reporting} and {material ordering=Material ordering|Materials management|Material procurement}", "{~Leadership} of mixed crews"] },
    { heading: "EDUCATION", studies: [{ degree: "NVQ Level 3, Mason", degreeAlso: ["NVQ Level 3", "NVQ Level 3 Mason", "NVQ Level 3 Masonry"], institution: "National Apprentice and Industrial Training Authority", dates: "2008", year: 2008 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}; {Tamil} (spoken)"] },
  ],
  optional: ["Construction supervision", "Site supervision", "Construction", "Labour management", "Building construction", "Team management"],
  totalYears: 17.3,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["grid", "docx-table@libreoffice-docx"],
};
