import type { Person } from "../person.ts";

export const person: Person = {
  id: "boiler-wasantha",
  family: "boiler operation",
  country: "LK",
  languageCode: "en",
  name: "W. M. Wasantha Kumara Dissanayake",
  printedName: "W. M. WASANTHA KUMARA DISSANAYAKE",
  headline: "BOILER OPERATOR / UTILITY TECHNICIAN",
  email: "wasanthaboiler@freemail.example",
  phone: "077 3 906 418",
  location: "Biyagama",
  sections: [
    { heading: "OBJECTIVE", text: ["To get a job as Boiler Operator in good company where I can give my experiance and duty fully."] },
    { heading: "WORKING EXPERIENCE", jobs: [
      { title: "Boiler Operator", titleAlso: ["Boiler Operator (Shift)"], company: "Kelani Rubber Gloves (Pvt) Ltd", companyAlso: ["Kelani Rubber Gloves"], place: "Biyagama EPZ", dates: "2021 March to up to now", from: "2021-03", to: null, points: [
        "Operating two nos. of 10 ton biomass {boilers=Boiler operation|Boilers|Steam boilers|Steam boiler operation} 12 hour shift day and night.",
        "Checking water level, {feed water treatment=Boiler water treatment|Feed water treatment|Water treatment|Feedwater treatment}, TDS and pH every two hour and writing {?log sheet=Log keeping|Log sheets|Record keeping|Logbook}.",
        "{?Blow down=Boiler blowdown|Blowdown|Blow down|Boiler blow down}, soot cleaning, ash removing, gland packing change.",
        "[[Fire wood usage reduced from 310 kg to 268 kg per ton steam after I start to dry the wood under roof.]]",
        "Supply steam to {!dipping=Dipping|Glove dipping} line, {!leaching} and {!vulcanizing=Vulcanising|Vulcanization|Rubber vulcanisation} oven.",
      ] },
      { title: "Boiler Attendant", company: "Sigiri Hospital Laundry", place: "Kandy", dates: "2015 June to 2018 November", from: "2015-06", to: "2018-11", points: [
        "Diesel fire tube boiler 3 ton, {?calorifier|Calorifiers|Hot water calorifier} and steam line. Repairing {?steam traps=Steam trap maintenance|Steam traps|Steam trap repair} and {?valves=Valve maintenance|Valves|Valve repair}.",
        "Helping to {!washing=Laundry|Washing} and {!ironing=Ironing} section mechanics when machine stop.",
        "No any boiler accident in my duty time.",
      ] },
      { title: "Helper, Maintenance", titleAlso: ["Helper", "Maintenance Helper"], company: "Mahaweli Sugar Mills", place: "Kandy", dates: "2012 January to 2015 May", from: "2012-01", to: "2015-05", points: [
        "Pipe work, {gas cutting=Flame cutting|Gas cutting|Oxy-fuel cutting}, {?lagging=Thermal insulation|Lagging|Pipe insulation|Pipe lagging}, greasing of {!conveyor=Conveyors|Conveyor} and {!sugar=Sugar production} centrifugals.",
      ] },
    ] },
    { heading: "OTHER SKILLS", list: [
      "{Compressor=Compressed air systems|Air compressors|Compressor operation|Compressors|Compressor} and {generator=Generator operation|Generators|Generator|Standby generators} start / stop and daily checking",
      "{RO plant=Reverse osmosis|RO plant|RO plant operation} operating",
      "Arc {welding=Welding|Arc welding} (small works)",
      "Driving license – {light vehicle=Driving|Light vehicle driving|Light vehicle}",
      "{~Honest=Integrity|Honesty|Honest} and {~can do night duty=Flexibility|Night duty|Shift work|Adaptability}",
    ] },
    { heading: "PROFESSIONAL QUALIFICATION", certificates: ["{Boiler Operator Certificate – Department of Labour|Boiler Operator Certificate|Boiler Operator} (2015)", "{NVQ Level 3 Boiler Operator|NVQ Level 3 (Boiler Operator)|NVQ Level 3} - NAITA (2017)", "{First Aid|Basic First Aid} – Red Cross, 2022"] },
    { heading: "EDUCATION", studies: [{ degree: "G.C.E. O/L", degreeAlso: ["GCE O/L", "G.C.E. Ordinary Level"], institution: "Teldeniya Maha Vidyalaya", dates: "2009", year: 2009, points: ["{!Mathematics} C, {!Science} S, Sinhala B, {!Agriculture} B"] }] },
    { heading: "PERSONAL DETAILS", rows: [["Full Name", "Wijesundara Mudiyanselage Wasantha Kumara Dissanayake"], ["Date of Birth", "1992.05.17"], ["NIC", "199213802217"], ["Civil Status", "Married"], ["Height", "5 feet 6 inches"], ["Sports", "{!Volleyball} (school team)"]] },
    { heading: "LANGUAGES", languages: ["{Sinhala} – Good, {English} – Fair"] },
    { heading: "NON RELATED REFEREES", text: ["Mr. P. Gunasekara, Factory Engineer, Kelani Rubber Gloves, 011 248 7703", "Rev. Fr. Anton Peiris, Parish Priest, Wattegama, 081 247 5518", "I do hereby certify that above details are true and correct."] },
  ],
  optional: ["Steam generation", "Biomass boilers", "Fire-tube boilers", "Diesel boilers", "Steam systems", "Steam lines", "Maintenance", "Mechanical maintenance", "Machine maintenance", "Plant maintenance", "Preventive maintenance", "Pipe fitting", "Pipework", "Arc welding", "pH", "TDS", "TDS testing", "Water testing", "Water level checking", "Utility operations", "Utilities", "Soot cleaning", "Ash removal", "Gland packing", "Greasing", "Lubrication", "Boiler maintenance", "Boiler safety", "First aid", "Shift work", "Biomass", "Repairs", "Safety", "Steam supply"],
  totalYears: 12.6,
  level: "Expert",
  inconsistencies: ["gap"],
  files: ["docx-south-asian", "bio-data@wkhtmltopdf"],
};
