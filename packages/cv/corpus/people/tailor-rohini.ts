import type { Person } from "../person.ts";

export const person: Person = {
  id: "tailor-rohini",
  family: "apparel",
  country: "LK",
  languageCode: "en",
  name: "Rohini Perumal",
  headline: "Sample Room Machinist",
  email: "rohini.perumal@hattonmail.example",
  phone: "075 448 2296",
  location: "Hatton, Sri Lanka",
  sections: [
    { heading: "Personal Details", rows: [["Date of Birth", "09-02-1990"], ["NIC No.", "905400334V"], ["Religion", "Hindu"]] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Sample Machinist", company: "Castlereagh Garments", place: "Hatton", dates: "2017 to present", from: "2017", to: null, points: ["{Overlock=Overlock machine operation|Overlock|Overlock machine|Overlocking}, {flatlock=Flatlock machine operation|Flatlock|Flatlock machine} and {button hole=Buttonhole machine|Button hole|Buttonholing} machines; {reading spec sheets=Spec sheets|Specification sheets|Reading spec sheets}.", "[[Efficiency 94%, the best in the sample room for two years.]]"] },
        { title: "Sewing Machine Operator", company: "Dunkeld Apparel", place: "Dickoya", dates: "2008 to 2017", from: "2008", to: "2017", points: ["{Sewing|Sewing machine operation} of children's wear, line 7."] },
      ],
    },
    { heading: "Abilities", tags: ["{Pattern cutting|Pattern making}", "{Fabric inspection}", "{Hand embroidery|Embroidery}", "{~Speed}", "{~Teamwork}"] },
    { heading: "Education", studies: [{ degree: "G.C.E. O/L", degreeAlso: ["GCE Ordinary Level"], institution: "Highlands Central College", dates: "2006", year: 2006 }] },
    { heading: "Languages", languages: ["{Tamil}, {Sinhala}"] },
    { heading: "Declaration", text: ["All above facts are true. R. Perumal"] },
  ],
  optional: ["Garment production", "Tailoring", "Sample making", "Machine operation", "Garment construction", "Speed"],
  totalYears: 18.3,
  level: "Expert",
  inconsistencies: [],
  files: ["grid", "docx-form"],
};
