import type { Person } from "../person.ts";

export const person: Person = {
  id: "seaman-oleksandr",
  family: "maritime",
  country: "UA",
  languageCode: "en",
  name: "Oleksandr Hryshchuk",
  printedName: "OLEKSANDR HRYSHCHUK",
  headline: "Able Seaman (A/B)",
  email: "o.hryshchuk.ab@chornomor.example",
  phone: "+380 67 440 1129",
  location: "Izmail, Ukraine",
  sections: [
    { heading: "1. PERSONAL DATA", rows: [["Surname / name", "HRYSHCHUK / OLEKSANDR"], ["Date of birth", "19.09.1992"], ["Marital status", "married"], ["Height / weight", "181 / 84"], ["Boots / overall", "44 / XL"], ["Nearest airport", "Chisinau"], ["Ready from", "as agreed"]] },
    {
      heading: "2. SEA SERVICE",
      jobs: [
        { title: "A/B", company: "Nordhaven Bulk Shipping", place: "m/v \"Frisian Plover\", bulk carrier 38 000 dwt", dates: "11.03.2026 – till present", from: "2026-03", to: null, points: ["{Bridge watch=Bridge watchkeeping|Bridge watch|Watchkeeping|Navigational watch|Bridge watches|Watch keeping|Bridge watch duty} 4–8, {look-out=Lookout|Look-out|Lookout duty|Lookout duties|Keeping lookout}, {hand steering=Hand steering|Steering|Helmsman|Ship steering|Helmsman duties|Helmsmanship|Vessel steering} in rivers. {!Navigation=Navigation|Marine navigation|Passage planning|Chart work} is with the mate.", "{Hold cleaning=Hold cleaning|Cargo hold cleaning|Hold washing|Cargo hold washing|Cleaning holds|Cleaning of holds} grain clean. [[Passed by surveyor first time in 5 of 5 ports.]]"] },
        { title: "A/B", company: "Nordhaven Bulk Shipping", place: "m/v \"Frisian Dunlin\", bulk carrier 33 000 dwt", dates: "02.05.2025 – 14.12.2025", from: "2025-05", to: "2025-12", points: ["{Mooring=Mooring|Mooring operations|Mooring and unmooring} fore and aft, {gangway watch=Gangway watch|Gangway watchkeeping|Gangway security|Gangway duty|Gangway watches}, {ISPS=ISPS|ISPS Code|Ship security|ISPS rounds|Ship security (ISPS)} round, {deck cranes=Deck crane operation|Deck cranes|Crane operation|Crane operator|Ship's cranes|Deck crane|Cranes} in Vietnam."] },
        { title: "O/S", company: "Black Swan Container Line", place: "m/v \"Tamara B\", container feeder 1 100 TEU", dates: "20.07.2024 – 28.02.2025", from: "2024-07", to: "2025-02", points: ["{Lashing=Lashing|Container lashing|Cargo lashing|Lashing and securing|Lashing containers} and unlashing, {reefer plugs and temperatures=Reefer monitoring|Reefer plugs and temperatures|Reefer containers|Reefer container monitoring|Reefer temperature monitoring|Reefer checks|Reefers|Reefer plugs|Refrigerated container monitoring}.", "Trade: Singapore, {!Java=Java} Sea, Makassar."] },
        { title: "O/S", company: "Black Swan Container Line", place: "m/v \"Natalia B\", container feeder 900 TEU", dates: "05.10.2023 – 30.04.2024", from: "2023-10", to: "2024-04", points: ["Chipping the {!rust=Rust}, {needle gun=Needle gun|Chipping|Needle gun chipping|Needle scaler|Rust chipping|Needle gunning|Rust removal|Needle scaling|Chipping rust}, {paint with roller=Ship painting|Painting|Roller painting|Paint with roller|Deck painting|Painting with roller|Paint application|Marine painting}, {greasing of wires=Wire greasing|Greasing|Greasing wires|Greasing of wires|Wire maintenance|Lubrication}, {splicing=Splicing|Rope splicing|Wire splicing|Rope splicing|Splicing ropes}."] },
        { title: "Deck cadet", company: "Danube Lower Tug Service", place: "tug \"Kiliya-4\"", dates: "01.06.2023 – 20.09.2023", from: "2023-06", to: "2023-09", points: ["{Towing line=Towing|Towing line handling|Line handling|Towing line|Towing lines|Towing operations|Towline handling|Tow line handling|Towing operation}, {galley help=Galley assistance|Galley help|Galley work|Galley duties|Helping in the galley|Cooking|Kitchen help|Galley}."] },
      ],
    },
    { heading: "3. DOCUMENTS", certificates: ["{Certificate of Proficiency, Able Seafarer Deck, II/5=Certificate of Proficiency, Able Seafarer Deck, II/5|Able Seafarer Deck|Able Seafarer Deck II/5|Certificate of Proficiency Able Seafarer Deck|CoP Able Seafarer Deck|Certificate of Proficiency, Able Seafarer Deck}, Odesa, 2025", "{Basic Safety Training, VI/1=Basic Safety Training, VI/1|Basic Safety Training|STCW Basic Safety Training|Basic Safety Training VI/1|BST}, 2023", "{Designated Security Duties, VI/6=Designated Security Duties, VI/6|Designated Security Duties|Seafarers with Designated Security Duties|Designated Security Duties VI/6}, 2023", "{Survival Craft, VI/2-1=Survival Craft, VI/2-1|Survival Craft|Proficiency in Survival Craft|Survival Craft VI/2-1|PSCRB}, 2023"] },
    {
      heading: "4. EDUCATION",
      studies: [
        { degree: "Sailor, motorist's mate", institution: "Izmail Danube Maritime Lyceum", place: "Izmail", dates: "2021 – 2023", year: 2023 },
      ],
    },
    { heading: "5. LANGUAGES", languages: ["{Ukrainian}, {Russian}, {English} (for work on board)"] },
    { heading: "6. REMARKS", text: ["Before sea I was in the army. I am sober and not conflict."] },
  ],
  optional: ["Seamanship", "Deck maintenance", "Deck operations", "Cargo handling", "Marine safety", "Maritime safety", "Safety", "Fire fighting", "First aid", "Survival at sea", "Security awareness", "Deck work", "Anchoring", "Cleaning", "Ship maintenance", "Ropes", "Rope work", "Cargo watch", "Bulk cargo", "Container ships", "Seafarer's work", "Vessel security", "Vessel maintenance", "Bulk carriers", "Sobriety", "Sober", "Self-discipline", "Not conflict", "Non-conflict", "Conflict avoidance", "Easy-going", "Cooperation", "Teamwork", "Military service"],
  totalYears: 2.9,
  level: "Junior",
  levelAlso: ["Mid-Level"],
  inconsistencies: [],
  files: ["compact@wkhtmltopdf", "europasscv"],
};
