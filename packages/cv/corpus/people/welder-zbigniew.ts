import type { Person } from "../person.ts";

export const person: Person = {
  id: "welder-zbigniew",
  family: "metal trade",
  country: "PL",
  languageCode: "en",
  name: "Zbigniew Kowalczuk",
  headline: "Welder MIG / TIG, 135 and 141",
  email: "z.kowalczuk.spawacz@pocztowy.example",
  phone: "+353 83 014 7735",
  location: "Drogheda, Ireland",
  sections: [
    { heading: "Skills", tags: ["{MIG/MAG (135)=MIG welding|MIG/MAG (135)|MIG/MAG|MIG/MAG welding|MAG welding|135|Welding 135|MIG|GMAW|GMAW welding|MAG}", "{TIG (141)=TIG welding|TIG (141)|TIG|141|GTAW|GTAW welding}", "{electrode=Electrode welding|Electrode|MMA welding|Stick welding|Arc welding|SMAW|MMA|Manual metal arc welding|Welding with electrode}", "{grinding=Grinding|Angle grinding|Angle grinder|Metal grinding}", "{plasma cutting}", "{reading of drawings=Reading drawings|Reading of drawings|Drawing reading|Blueprint reading|Technical drawing reading|Reading technical drawings|Technical drawings|Interpreting drawings|Reading blueprints|Technical drawing}", "{~own initiative=Initiative|Own initiative|Self-motivation|Proactivity}", "{!own boots and mask=Own boots and mask|Own boots}"] },
    {
      heading: "Experience",
      jobs: [
        { title: "Welder-fabricator", company: "Boyne Stainless Ltd", place: "Drogheda, IE", dates: "04/2021 – at present", from: "2021-04", to: null, points: ["Tanks and pipes for milk and beer factories, {purge welding=Purge welding|Back purging|Purging|Back-purging} with argon inside.", "{Pickling=Pickling|Passivation|Weld pickling|Pickling and passivation|Pickling of welds} and {polishing=Polishing|Metal polishing|Weld polishing|Polishing of welds} of the seam.", "[[Repairs after X-ray went from 6% to under 1% in my first year.]]", "The {!CNC=CNC|CNC machining|CNC operation|CNC programming|CNC machines} bending machine is operated by Liam, I give him only the size."] },
        { title: "Welder", company: "Stocznia Bałtyk Północ", place: "Gdynia, PL", dates: "09/2016 – 02/2021", from: "2016-09", to: "2021-02", points: ["Ship sections, {overhead and vertical positions=Overhead welding|Vertical welding|Positional welding|All-position welding|Overhead and vertical positions|Overhead and vertical welding|All positional welding|Welding positions}, {gouging=Gouging|Arc gouging|Air arc gouging|Carbon arc gouging|Arc air gouging}.", "{!Crane=Crane operation|Crane|Crane operating|Cranes|Crane driving|Crane operator} was another brigade."] },
        { title: "Locksmith's helper in steel workshop", titleAlso: ["Locksmith's helper"], company: "ZPU Metalpol", place: "Tczew, PL", dates: "03/2016 – 08/2014", from: "2016-03", to: "2014-08", points: ["Gates, railings, {drilling=Drilling|Metal drilling}, {cutting on band saw=Band saw|Band saw cutting|Cutting on band saw|Bandsaw|Band sawing|Sawing|Metal cutting|Band saw operation}."] },
      ],
    },
    { heading: "Papers", certificates: ["{EN ISO 9606-1, process 135 and 141=EN ISO 9606-1, process 135 and 141|EN ISO 9606-1|ISO 9606-1|EN ISO 9606-1 135/141}, TÜV, valid to 05/2027", "{Safe Pass}, SOLAS, 2025", "{Manual Handling=Manual Handling|Manual Handling certificate}, 2024"] },
    {
      heading: "Education",
      studies: [
        { degree: "Vocational school, locksmith-welder", institution: "Zespół Szkół Mechanicznych", place: "Tczew", dates: "2011–2014", year: 2014 },
      ],
    },
    { heading: "Languages", languages: ["{Polish} native, {English} I understand orders and drawings, {Russian} a bit"] },
  ],
  optional: ["Welding", "Metal fabrication", "Fabrication", "Steel fabrication", "Pipe welding", "Stainless steel", "Stainless steel welding", "Safety", "Quality control", "Power tools", "Hand tools", "Steel structures", "Structural steel", "Working in a team", "Hot work", "Locksmithing", "Food industry welding", "X-ray testing", "Weld inspection", "Weld testing", "Radiographic testing", "Shipbuilding", "Ship welding", "Ship construction", "Gate making", "Railings", "Gates", "Metal gates"],
  totalYears: 10.1,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["europass-form", "docx-table@libreoffice-docx"],
};
