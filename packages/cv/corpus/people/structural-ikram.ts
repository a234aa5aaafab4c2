import type { Person } from "../person.ts";

export const person: Person = {
  id: "structural-ikram",
  family: "civil engineering",
  country: "BD",
  languageCode: "en",
  name: "Ikramul Haque",
  headline: "Structural Engineer",
  email: "ikramul.haque@examplesite.example",
  phone: "+880 1711 402 958",
  location: "Dhaka, Bangladesh",
  sections: [
    { heading: "Objective", text: ["To design buildings that stand up well and are simple to build."] },
    {
      heading: "Professional experience",
      jobs: [
        { title: "Structural Engineer", company: "Meghna Design Associates", place: "Dhaka", dates: "Jan 2023 – Present", from: "2023-01", to: null, points: ["Frame analysis of residential towers in {ETABS}, foundations in {SAFE=CSI SAFE|SAFE}.", "[[Redesign of a transfer floor saved 38 tonnes of rebar.]]", "Monthly {?site visits=Site inspection|Site visits|Site supervision|Site inspections} and replies to the contractor’s questions."] },
        { title: "Design Engineer (full-time)", titleAlso: ["Design Engineer"], company: "Padma Prefab Limited", companyAlso: ["Padma Prefab"], place: "Gazipur", dates: "Jul 2020 – Jun 2024", from: "2020-07", to: "2024-06", points: ["Steel sheds for six {!garment=Garment manufacturing|Garments|Garment} factories and a cold store; shop drawings in {AutoCAD}."] },
      ],
    },
    { heading: "Skills", tags: ["{Structural analysis}", "{Reinforced concrete design|Reinforced concrete|RC design|RCC design|Concrete design}", "{Steel design|Steel structure design|Structural steel design|Steel structures}", "{ETABS}", "{STAAD.Pro|STAAD Pro|STAAD}", "{AutoCAD}", "{Microsoft Excel}", "{~Teamwork}", "{~Time management}"] },
    { heading: "Education", studies: [{ degree: "BSc in Civil Engineering", degreeAlso: ["BSc Civil Engineering"], institution: "Khulna University of Engineering & Technology", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Bangla=Bengali|Bangla}, {English}"] },
    { heading: "References", list: ["Engr. S. Barua, Meghna Design Associates, barua@meghnadesign.example"] },
  ],
  not: ["Prefab"],
  optional: ["Structural engineering", "Structural design", "Foundation design", "Foundations", "Shop drawings", "Building design", "Technical drawing", "Frame analysis", "Cost reduction", "Value engineering", "CAD", "Civil engineering", "Communication", "Design", "High-rise design", "Drafting", "Rebar", "Industrial buildings"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["moderncv-classic", "grid"],
};
