import type { Person } from "../person.ts";

export const person: Person = {
  id: "tiler-gheorghe",
  family: "construction",
  country: "RO",
  languageCode: "en",
  name: "Gheorghe Tămășan",
  headline: "Mason, tiler",
  email: "ghita.tamasan@zidarul.example",
  phone: "+44 7700 900 318",
  location: "Luton, United Kingdom",
  sections: [
    { heading: "About", text: ["My name is Gheorghe, I am mason from Maramureș, third in my family. I can make a wall straight with the {string and the level=Levelling|String line|Spirit level|String and level|Setting levels|Leveling|Level|String lines|Plumb and level|Spirit level use|String and spirit level}, nothing more I need.", "Every {!spring=Spring|Spring Boot|Spring Framework} I went with the brigade to Italy or Germany and every winter I was at home with the family, until I came to England. I {lay brick and block=Bricklaying|Blocklaying|Brick and block laying|Bricklaying and blocklaying|Brick laying|Block laying|Laying bricks|Laying blocks|Brickwork|Lay brick and block|Laying brick and block}, I {plaster=Plastering|Plaster|Rendering} by hand, I {pour screed=Screeding|Screed|Floor screeding|Pouring screed|Screed pouring|Floor screed|Screed laying}, and I put the tiles.", "I am not {!plumber=Plumbing|Plumber} and I don't touch the pipes, I don't go on the {!roof=Roofing|Roof|Roof work}, this is my cousin. People say I am stubborn about a straight line."] },
    {
      heading: "Where I worked",
      jobs: [
        { title: "Tiler and mason", company: "Hightown Bathrooms & Extensions Ltd", companyAlso: ["Hightown Bathrooms & Extensions"], place: "Luton", dates: "May 2021 – now", from: "2021-05", to: null, points: ["I take out the old bathroom, I make {waterproof layer=Waterproofing|Tanking|Waterproof membrane|Waterproof layer|Waterproof layers|Bathroom waterproofing|Wet room waterproofing}, {tile=Tiling|Tile laying|Wall tiling|Floor tiling|Wall and floor tiling|Tile|Tile setting|Tile installation|Laying tiles|Ceramic tiling|Bathroom tiling}, {grout=Grouting|Grout} and {silicone=Silicone sealing|Silicone|Sealing|Silicone application|Siliconing|Silicone joints}. Big porcelain also, with {mitred corners=Mitring|Mitred corners|Mitre cutting|Mitred tiling|Tile cutting|Mitring tiles|Mitre cuts|Mitred edges|Mitred tile corners}."] },
        { title: "Mason", company: "Brigada Pop & Fiii SRL", companyAlso: ["Brigada Pop & Fiii"], place: "Baia Mare, with works in Turin and Ulm/=Baia Mare", dates: "March 2012 – April 2021", from: "2012-03", to: "2021-04", points: ["Houses of two floors from {foundation=Foundations|Foundation work|Foundation|Foundation laying|House foundations|Foundation building} to chimney, {formwork=Formwork|Shuttering}, {iron tying=Rebar tying|Iron tying|Steel fixing|Rebar|Reinforcement|Iron fixing|Rebar fixing|Tying rebar|Reinforcement tying}, {polystyrene on the facade=Facade insulation|External wall insulation|Polystyrene facade|Thermal insulation|Polystyrene insulation|Facade thermal insulation|External insulation|Insulation|ETICS|EWI|Polystyrene facade insulation}.", "From 2017 I had two boys under me and I {showed them the trade=Training apprentices|Training|Mentoring|Apprentice training|Teaching apprentices|Supervision|Teaching|Coaching|Instruction|Teaching the trade}."] },
      ],
    },
    { heading: "Cards", certificates: ["{CSCS Blue Skilled Worker Card=CSCS Blue Skilled Worker Card|CSCS card|CSCS|CSCS Blue Card|CSCS Skilled Worker Card|Blue CSCS card}, 2022"] },
    {
      heading: "School",
      studies: [
        { degree: "Școala profesională, zidar", institution: "Grup Școlar de Construcții Lăpuș", place: "Baia Mare", dates: "2011", year: 2011 },
      ],
    },
    { heading: "I speak", languages: ["{Romanian}", "{Italian} good", "{English} on the building site"] },
  ],
  optional: ["Masonry", "Construction", "Building", "Renovation", "Health and safety", "Concrete", "Concrete work", "Cement", "Site safety", "Manual labour", "Drawings", "Reading drawings", "Bathroom fitting", "Bathroom renovation", "Mixing mortar", "Wall building", "Team leadership", "Teamwork", "Leadership", "Exterior insulation", "Brick walls", "Mortar", "Building renovation", "Finishing work", "Interior finishing", "Attention to detail", "Precision", "Accuracy", "Perfectionism", "Stubbornness", "Meticulousness", "Persistence", "Demolition", "Strip-out", "Stripping out", "Porcelain tiling", "Large format tiles", "Large-format tiling", "Removing old bathrooms", "Bathroom strip-out", "Bathroom removal", "Chimney building", "Chimneys", "Chimney construction"],
  totalYears: 14.7,
  level: "Expert",
  inconsistencies: [],
  files: ["title-at"],
};
