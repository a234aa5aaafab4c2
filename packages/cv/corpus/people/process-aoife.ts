import type { Person } from "../person.ts";

export const person: Person = {
  id: "process-aoife",
  family: "chemical engineering",
  country: "IE",
  languageCode: "en",
  name: "Aoife Ní Bhriain",
  headline: "Process Engineer, Dairy Ingredients",
  email: "aoife.nibhriain@leemail.example",
  phone: "+353 86 204 7719",
  location: "Mallow, Co. Cork",
  links: [["linkedin.example/in/aoifenb", "https://linkedin.example/in/aoifenb"]],
  sections: [
    { heading: "In short", text: ["Chemical engineer who likes milk more than petrol. Evaporators, {spray drying=Spray drying|Spray dryers|Spray dryer operation|Spray dryer} and everything that has to be clean before it may be switched on."] },
    {
      heading: "Where I have worked",
      jobs: [
        {
          title: "Process Engineer", company: "Blackwater Dairy Ingredients", place: "Mallow", dates: "Sept. 2023 to date", from: "2023-09", to: null,
          points: [
            "Own two four-stage evaporators and a dryer of 7.5 t/h; daily {mass balance=Mass and energy balances|Mass balance|Mass balances|Material balance|Mass and energy balance}, {troubleshooting=Troubleshooting|Process troubleshooting|Fault finding} with the shift crews.",
            "[[Cut steam use per tonne of powder by 11 % in the first year.]]",
            "[[Rewrote the {CIP|Clean-in-place|Cleaning in place|CIP systems} recipes: cleaning now takes 3 h 40 instead of 5 h 15.]]",
            "{HAZOP} chair for the new lactose line, {P&IDs=P&ID|Piping and instrumentation diagrams|P&IDs|P&ID drawings} in {AutoCAD Plant 3D|AutoCAD}.",
          ],
        },
        {
          title: "Graduate Process Engineer", company: "Suir Valley Whey", place: "Clonmel", dates: "July 2018 – Aug. 2021", from: "2018-07", to: "2021-08",
          points: [
            "{Membrane filtration|Ultrafiltration|Nanofiltration} plant: fouling trials, {design of experiments=Design of experiments|DOE|DoE} in {Minitab}, replaced the 10 kDa membranes in spring 2019.",
            "[[{Statistical process control|SPC} charts on moisture; out-of-spec bags down from 4.1 % to 0.9 %.]]",
            "{Commissioning|Plant commissioning} of a chilled water loop, FAT and SAT included.",
          ],
        },
        { title: "Work Placement Student", titleAlso: ["Placement Student", "Work placement"], company: "Shannonside Brewing Co.", place: "Limerick", dates: "Jan. – Aug. 2017", from: "2017-01", to: "2017-08", points: ["Yeast counts, {heat exchanger=Heat exchangers|Heat exchanger design|Heat exchanger} cleaning trials, {Standard operating procedures|SOPs|SOP writing|SOP} for the bottling hall."] },
      ],
    },
    { heading: "Education", studies: [
      { degree: "MEngSc Food Process Engineering", degreeAlso: ["Master of Engineering Science, Food Process Engineering", "MEngSc"], institution: "University College Cork", dates: "Sept. 2021 – Aug. 2023, full time", year: 2023, points: ["Thesis on lactose crystallisation, with 14 months of pilot plant work."] },
      { degree: "BE (Hons) Chemical Engineering", degreeAlso: ["BE Chemical Engineering", "Bachelor of Engineering, Chemical Engineering"], institution: "University of Limerick", dates: "2014 – 2018", year: 2018 },
    ] },
    { heading: "Toolbox", tags: ["{Aspen Plus}", "{Python} (pandas, small things)", "{PLC=PLC programming|PLC|PLCs} basics (Siemens S7)", "{SCADA}", "{HACCP}", "{Six Sigma|Lean Six Sigma}", "{~Explaining to night shifts=Communication|Communication skills}"] },
    { heading: "Tickets", certificates: ["{Lean Six Sigma Green Belt|Six Sigma Green Belt|Green Belt}, UL, 2020", "{Safe Pass}, valid to 2027"] },
    { heading: "Languages", languages: ["{Irish|Gaelic} (native), {English} (native), {French} (school)"] },
    { heading: "Otherwise", text: ["Camogie with Mallow juniors; sea {!swimming}, {!spring=Spring} to autumn; a flask of tea in every {!express=Express} train."] },
  ],
  optional: ["Process engineering", "Chemical engineering", "Food processing", "Process optimisation", "Process optimization", "Evaporation", "Pandas", "Siemens S7", "Dairy processing", "Food engineering", "Crystallisation", "Energy efficiency", "Continuous improvement", "Ultrafiltration", "Process design", "Cleaning validation", "Research", "Process safety", "Food safety", "CAD", "Lean manufacturing", "FAT", "Siemens PLC", "Simatic"],
  totalYears: 7,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "latex-article"],
};
