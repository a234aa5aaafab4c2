import type { Person } from "../person.ts";

export const person: Person = {
  id: "printmaker-xochitl",
  family: "fine arts",
  country: "MX",
  languageCode: "en",
  name: "Xóchitl Barragán",
  headline: "printmaker — paper, copper, stone, patience",
  email: "xochitl@tallerluciernaga.example",
  phone: "+52 951 555 0144",
  location: "Oaxaca de Juárez, Mexico",
  sections: [
    { heading: "(about)", text: ["I make images that can be repeated, and then I do not repeat them. I grew up above my grandfather's print shop, where the {!offset=Offset printing} presses ran all night and gave me my sense of rhythm and my bad hearing. People ask why I do not paint. A {!canvas=Canvas} forgives; copper remembers."] },
    {
      heading: "making a living",
      jobs: [
        { title: "Founder and Master Printer", company: "Taller Luciérnaga", place: "Oaxaca", dates: "2016 –", from: "2016", to: null, points: ["{Etching=Etching|Copper etching|Copperplate etching} and {aquatint=Aquatint} on copper, {lithography=Lithography|Stone lithography} on stone, {linocut=Linocut|Linoleum cut|Lino cutting|Relief printing} when I am angry.", "{Editioning=Editioning|Edition printing|Print editioning} for other artists: plates by thirty-one of them, from Tijuana to Berlin. My printer partner Efraín makes the colour separations in {!Photoshop=Adobe Photoshop|Photoshop}; I trust only my eye.", "[[Sold out 12 of the studio's 15 portfolios before the ink was dry.]]", "{Workshops=Workshop facilitation|Teaching workshops|Printmaking workshops|Workshops|Teaching printmaking|Art teaching} for teenagers of the Sierra Norte, every July."] },
        { title: "Studio Assistant", company: "Atelier Wacholder", place: "Leipzig, Germany", dates: "2013 – 2015", from: "2013", to: "2015", points: ["Stone graining, {plate making=Plate making|Platemaking|Plate preparation}, cleaning, and listening.", "Learned {chine-collé=Chine-collé|Chine collé|Chine colle} from a woman of eighty-one."] },
        { title: "Drawing Teacher", company: "Casa de Cultura de Tlacolula", place: "Tlacolula", dates: "2010 – 2012", from: "2010", to: "2012", points: ["{Life drawing=Life drawing|Figure drawing|Drawing} for adults, Tuesdays and Thursdays."] },
      ],
    },
    { heading: "shown (a few)", list: ["2025 — Nobody Told the River, Museo de los Pintores, Oaxaca (solo)", "2023 — Prints from the Edge of the Table, Chicago (group)", "2022 — Green Line, Nicosia Print Biennial (group)", "2019 — Eleven Moths, Leipzig (solo)", "2018 — residency, Awagami mill, Japan: four weeks of {washi making=Washi|Washi making|Papermaking|Japanese papermaking|Paper making|Hand papermaking}"] },
    { heading: "held by", text: ["Prints in the collections of the Instituto de Artes Gráficas de Oaxaca, the National Museum of Mexican Art and two dentists. [[In 2024 I won the Rufino grant, 280,000 pesos, out of 412 applicants.]]"] },
    {
      heading: "studied",
      studies: [
        { degree: "Licenciatura en Artes Plásticas y Visuales", institution: "Universidad Autónoma Benito Juárez de Oaxaca", place: "Oaxaca", dates: "2010", year: 2010 },
      ],
    },
    { heading: "I speak", languages: ["{Spanish}, {English}, some {German}, and the {Zapotec} of my grandmother's kitchen"] },
  ],
  optional: ["Printmaking", "Art", "Illustration", "Teaching", "Workshop teaching", "Curation", "Bookbinding", "Patience", "Creativity", "Ink making", "Collaboration", "Exhibiting", "Curiosity", "Exhibition", "Natural dyes", "Community projects", "Fine art", "Colour mixing", "Visual arts", "Zapotec culture", "Printing", "Engraving", "Studio management", "Inking", "Pigments", "Grant writing", "Artistic direction", "Stone graining", "Litho stone graining", "Teaching drawing", "Adult education"],
  totalYears: 14.3,
  level: "Expert",
  inconsistencies: [],
  files: ["centred", "latex-alta"],
};
