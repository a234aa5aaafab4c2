import type { Person } from "../person.ts";

export const person: Person = {
  id: "piping-eirik",
  family: "mechanical engineering",
  country: "NO",
  languageCode: "en",
  name: "Eirik Sandvold",
  headline: "Piping engineer",
  email: "e.sandvold@fjordpost.example",
  phone: "+47 412 07 733",
  location: "Sandnes, Norway",
  sections: [
    { heading: "Tools", groups: [["Stress", ["{CAESAR II=CAESAR II|CAESAR|Caesar 2}", "{AutoPIPE=AutoPIPE|Bentley AutoPIPE}"]], ["3D", ["{E3D=AVEVA E3D|E3D|AVEVA E3D Design}", "{PDMS=PDMS|AVEVA PDMS}", "{Navisworks=Navisworks|Autodesk Navisworks}"]], ["2D", ["{AutoCAD=AutoCAD|Autodesk AutoCAD}"]], ["Sums", ["{Mathcad=Mathcad|PTC Mathcad}", "{Excel=Microsoft Excel|Excel|MS Excel}"]], ["Codes", ["{ASME B31.3=ASME B31.3|B31.3|ASME}", "{NORSOK L-002=NORSOK L-002|NORSOK|NORSOK standards}", "{EN 13480=EN 13480}"]]] },
    {
      heading: "Work",
      jobs: [
        { title: "Senior Piping Engineer", company: "Havnes Topside AS", place: "Stavanger", dates: "03.2019–", from: "2019-03", to: null, points: ["{Stress analysis=Stress analysis|Pipe stress analysis|Piping stress analysis}, topside lines 2\" to 36\".", "{Pipe supports=Pipe support design|Pipe supports|Support design}, incl. {!spring=Spring} cans and snubbers.", "{Model reviews=Model review|3D model review|Design review|Model reviews}, 30/60/90 %.", "[[Clashes at first model review: down from 640 to 45.]]", "Clients: Equinor, {!Shell}, Vår Energi."] },
        { title: "Piping Engineer", company: "Brattli & Moe", place: "Bergen", dates: "08.2013–02.2019", from: "2013-08", to: "2019-02", points: ["{Isometrics=Piping isometrics|Isometrics|Isometric drawings|Isometric drawing}. {MTO=Material take-off|MTO|Material takeoff|Material take-offs}.", "{Nozzle load checks=Nozzle load checks|Nozzle load analysis|Nozzle loads}, pumps and exchangers.", "[[Saved 11 t of pipe steel on the Kvitnes compressor module.]]"] },
        { title: "Graduate Engineer", company: "Brattli & Moe", place: "Bergen", dates: "08.2011–07.2013", from: "2011-08", to: "2013-07", points: ["{P&ID=P&ID|P&IDs|Piping and instrumentation diagrams|P&ID mark-up} mark-ups.", "Line lists."], promoted: true },
      ],
    },
    {
      heading: "Degree",
      studies: [
        { degree: "MSc Mechanical Engineering", institution: "NTNU", place: "Trondheim", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Courses", certificates: ["{BOSIET=BOSIET|Basic Offshore Safety Induction and Emergency Training}, RelyOn Nutec, 2022"] },
    { heading: "Languages", languages: ["{Norwegian}", "{English}", "{German} (reading)"] },
  ],
  optional: ["Piping design", "Piping engineering", "Pipe flexibility analysis", "Clash detection", "Offshore", "Corrosion", "Oil and gas", "Drawing checking", "Weight control", "Steel", "Line lists", "Line list"],
  totalYears: 15.3,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-jake", "web-counts"],
};
