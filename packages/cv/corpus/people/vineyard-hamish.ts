import type { Person } from "../person.ts";

export const person: Person = {
  id: "vineyard-hamish",
  family: "agriculture",
  country: "AU",
  languageCode: "en",
  name: "Hamish McAllister",
  headline: "Vineyard supervisor",
  email: "hamish@ridgevines.example",
  phone: "0491 570 156",
  location: "Tanunda SA 5352",
  sections: [
    { heading: "Work", jobs: [
      { title: "Vineyard Supervisor", company: "Six Ridges Estate", place: "Barossa", dates: "July 2018 - current", from: "2018-07", to: null, points: ["42 hectares of shiraz and grenache, crew of five, twenty-five at vintage.", "[[Water use per tonne is down 23% since we put probes in the soil.]]"] },
      { title: "Cellar Hand, later Assistant Winemaker", titleAlso: ["Cellar Hand", "Assistant Winemaker"], company: "Old Kirk Wines", place: "McLaren Vale", dates: "Feb 2013 - June 2018", from: "2013-02", to: "2018-06", points: ["{?Pump-overs=Cellar work|Cellar operations|Pump-overs|Winemaking}, {?barrel washing=Barrel maintenance|Cleaning}, night press; kept the {!ruby=Ruby} port alive."] },
    ] },
    { heading: "Skills", tags: ["{Pruning|Vine pruning}", "{Canopy management}", "{Drip irrigation=Irrigation|Drip irrigation}", "{Tractor driving=Tractor operation|Tractor driving}", "{Spray programs=Pest control|Spraying|Spray programs|Crop spraying|Crop protection}", "{Crew supervision=Supervision|Crew supervision|Team leadership|Leadership}"] },
    { heading: "Tickets", certificates: ["{ChemCert accreditation|ChemCert}, AQF3, 2021", "{Forklift licence LF|Forklift licence|LF licence}, SafeWork SA, 2014"] },
    { heading: "Study", studies: [{ degree: "Certificate III in Wine Industry Operations", institution: "TAFE SA", place: "Nuriootpa", dates: "2012", year: 2012 }] },
    { heading: "Languages", languages: ["{English}"] },
    { heading: "Weekends", text: ["Bagpipes, footy, {!sourdough=Baking}"] },
  ],
  optional: ["Viticulture", "Winemaking", "Harvesting", "Vineyard management", "Soil moisture monitoring", "Forklift operation", "Water management", "Grape growing", "Farm machinery operation"],
  totalYears: 13.8,
  level: "Expert",
  inconsistencies: [],
  files: ["no-headings", "docx-tabs@libreoffice-docx"],
};
