import type { Person } from "../person.ts";

export const person: Person = {
  id: "warehouse-aurelijus",
  family: "logistics",
  country: "LT",
  languageCode: "en",
  name: "Aurelijus Žemgulis",
  headline: "Warehouse worker, reach truck driver",
  email: "aurelijus.zemgulis@sandelis.example",
  phone: "+31 6 1205 8847",
  location: "Tilburg, Netherlands",
  sections: [
    { heading: "DATA", rows: [["Nationality", "Lithuanian, EU passport, BSN yes"], ["House", "own room in Tilburg, bicycle"], ["Shifts", "2, 3, night, weekend"], ["Car", "{!no, and no truck either=Truck driving|Lorry driving|Driving|Car driving}"], ["Start", "Monday"]] },
    {
      heading: "JOBS",
      jobs: [
        { title: "Reach truck driver", company: "Zuidpoort Fresh Logistics B.V.", companyAlso: ["Zuidpoort Fresh Logistics"], place: "Tilburg, NL", dates: "2022-06 – now", from: "2022-06", to: null, points: ["{Reach truck=Reach truck|Reach truck driving|Reach truck operation|Reach trucks|Forklift|Reach truck operator} up to 11 metres, freezer -22.", "{Scanner=Handheld scanner|Scanner|RF scanner|Barcode scanning|RF scanning|Scanning|Handheld scanners|Barcode scanner|Warehouse scanner} and {voice picking=Voice picking|Pick by voice|Order picking|Pick-by-voice|Voice-directed picking}, {cycle count=Cycle counting|Cycle count|Stock counting|Cycle counts|Inventory counting} on Sunday.", "Battery {change and water=Battery maintenance|Battery change|Battery watering|Battery changing|Forklift battery maintenance|Battery care|Changing batteries|Forklift battery change|Battery change and water|Truck battery maintenance|Battery replacement|Battery water filling|Battery charging}.", "[[2025: 61 000 pallets, 3 damaged.]]", "[[Counting errors in my aisle fell from 2.1% to 0.4%.]]", "The wrapping robot is programmed by {!a technician from the maker=Robot programming|Programming|Robotics|PLC programming}. I {clear the jam=Jam clearing|Clearing jams|Clearing machine jams|Machine jam clearing|Clearing machine jam} and press green."] },
        { title: "Order picker", company: "Brabant Webshop Centre", place: "Waalwijk, NL", dates: "2019-09 – 2022-05", from: "2019-09", to: "2022-05", points: ["{Picking=Order picking|Picking|Orderpicking}, {packing}, {returns=Returns|Returns handling|Returns processing|Handling returns|Return handling|Processing returns}, {electric pallet truck=Electric pallet truck|EPT|Pallet truck|Electric pallet jack|Powered pallet truck|EPT driving|Pallet jack|Electric pallet truck driving}."] },
        { title: "Factory worker", company: "Baldų Linija UAB", companyAlso: ["Baldų Linija"], place: "Kaunas, LT", dates: "2016-02 – 2019-07", from: "2016-02", to: "2019-07", points: ["{Edge banding machine=Edge banding|Edge banding machine|Edge bander|Edge banding machine operation|Edgebanding|Edge banding machines|Edge banding machine operator|Edge-banding}, {drilling line=Drilling|Drilling line|Drilling machine|Drilling line operation|Drilling machine operation}, {5S} every Friday.", "{Visual check=Visual inspection|Visual check|Quality inspection|Quality control|Visual quality control|Visual checks|Quality checks|Visual quality check|Quality check} of doors and fronts."] },
      ],
    },
    { heading: "GOOD TO KNOW", tags: ["{~Fast=Speed|Fast|Fast worker|Quickness}", "not afraid of cold", "{stacking=Stacking|Pallet stacking|Stacking pallets|Palletizing|Palletising}", "{~learns quick=Quick learner|Fast learner|Learns quick|Learning agility|Fast learning|Quick learning}", "{loading trailers=Trailer loading|Loading trailers|Loading|Truck loading|Loading and unloading|Loading trucks|Container loading}", "{!one beer only Saturday=One beer only Saturday}"] },
    { heading: "ABOUT YOUR ADVERTISEMENT", text: ["You ask for {!SAP}. I saw it on the screen of the team leader, I never had login. I can learn."] },
    { heading: "TICKETS", certificates: ["{Reach truck certificate=Reach truck certificate|Reachtruck certificate|Reach truck|Reach truck ticket|Reachtruck|Reach truck licence}, BMWT, 2022, valid five years", "{VCA Basis=VCA Basis|VCA|VCA Basic|B-VCA|VCA-Basis}, 2020"] },
    {
      heading: "SCHOOL",
      studies: [
        { degree: "Vocational diploma, furniture maker", institution: "Kaunas Girstupis Vocational Centre", place: "Kaunas", dates: "2015", year: 2015 },
      ],
    },
    { heading: "LANGUAGES", languages: ["{Lithuanian}; {Russian}; {English}; {Dutch} A1"] },
  ],
  optional: ["Warehousing", "Logistics", "Warehouse operations", "Physical fitness", "Safety", "Forklift driving", "Teamwork", "Inventory", "Inventory management", "Stock control", "Machine operation", "Assembly line work", "Production line work", "Production", "Cleaning", "Unloading", "Pallets", "Pallet wrapping", "Warehouse safety", "Factory work", "Material handling", "Cold store work", "Heavy lifting", "Night shifts", "Work in the cold", "Supply chain", "Dispatch", "Packing machine operation", "Furniture production", "Woodworking", "Team leading", "Computer skills", "Furniture manufacturing", "Resilience", "Endurance", "Not afraid of cold", "Cold tolerance", "Cold storage", "Freezer work", "High racking", "Robot operation", "Wrapping robot operation", "Wrapping machine operation", "Troubleshooting", "Machine cleaning", "Lean", "Lean manufacturing"],
  totalYears: 10.7,
  level: "Expert",
  inconsistencies: [],
  files: ["web-stacked-dates", "docx-form"],
};
