import type { Person } from "../person.ts";

export const person: Person = {
  id: "dyeing-suresh",
  family: "textiles",
  country: "LK",
  languageCode: "en",
  name: "Don Suresh Wickramanayake",
  headline: "Dye House Manager",
  email: "suresh.wickramanayake@avissawella.example",
  phone: "+94 71 559 0016",
  location: "Avissawella, Sri Lanka",
  sections: [
    { heading: "Profile", text: [
      "Textile chemist by training and dye house man by inclination, with twenty-two years in knitted fabric, yarn and narrow tape. I have started up two plants, closed one with dignity, and learned to read a shade under any lamp.",
      "What I bring: first-time-right shades, lower water and steam per kilo, and shift teams who stay.",
    ] },
    {
      heading: "Professional Experience",
      jobs: [
        {
          title: "Dye House Manager", company: "Seethawaka Knit Fabrics (Pvt) Ltd", place: "Seethawaka EPZ, Avissawella", dates: "01.2017 – present", from: "2017-01", to: null,
          about: "28 tons a day of cotton, polyester and nylon blends on 34 jets; 146 people on three shifts, four assistant managers.",
          points: [
            "[[Raised right-first-time from 78 % to 94 % in two years.]]",
            "[[Brought water consumption down from 92 to 58 litres per kilogram.]]",
            "{Reactive dyeing=Reactive dyeing|Reactive dyes|Dyeing|Textile dyeing}, {disperse dyeing=Disperse dyeing|Disperse dyes|Dyeing|Polyester dyeing} and {acid dyes=Acid dyeing|Acid dyes|Nylon dyeing}; salt-free trials with two dyestuff houses.",
            "[[?{Effluent treatment|Wastewater treatment|Effluent treatment plant|ETP} jointly with the zone; {ZDHC|ZDHC MRSL|MRSL}, {Oeko-Tex|OEKO-TEX|Oeko-Tex Standard 100} and {bluesign} audits passed without a major finding.]]",
            "{Production planning|Planning} with the knitting floor in {Sedo|Sedomaster|SedoMaster} and {SAP}.",
          ],
        },
        {
          title: "Assistant Dye House Manager", company: "Horana Textured Yarns Ltd", place: "Horana", dates: "06.2011 – 12.2016", from: "2011-06", to: "2016-12",
          points: ["{Yarn dyeing|Package dyeing} in 11 package machines, {hydro extraction} and RF drying.", "[[Set up the {recipe=Recipe formulation|Dye recipe development|Recipe management|Recipe development|Dye recipes} dispensing kitchen; weighing errors fell by nine tenths.]]", "Two fire drills a year, {chemical handling=Chemical handling|Chemical safety|Chemical management|Handling of chemicals} training with {MSDS|Safety data sheets|SDS|Material safety data sheets}."],
        },
        {
          title: "Shift Supervisor, Dyeing", titleAlso: ["Shift Supervisor"], company: "Horana Textured Yarns Ltd", dates: "03.2008 – 05.2011", from: "2008-03", to: "2011-05", promoted: true,
          points: ["34 operators, night shift; {~handling people older than myself=People management|Leadership|Team leadership|Supervision}.", "Batch cards, {machine loading=Machine loading|Production scheduling|Machine scheduling|Scheduling}, re-dye decisions."],
        },
        {
          title: "Laboratory Executive", company: "Pannala Prints & Finishing", place: "Pannala", dates: "08.2004 – 02.2008", from: "2004-08", to: "2008-02",
          points: ["{Lab dips=Lab dips|Lab dip|Lab dyeing|Lab dip development} and {colour matching=Colour matching|Color matching|Shade matching} on {Datacolor} and with the naked eye.", "{Fastness tests=Colour fastness testing|Fastness testing|Color fastness testing|Colour fastness|Fastness tests} to wash, rub and light to ISO 105; {pH} and {titration} of baths.", "[[Lab-to-bulk reproducibility improved from 61 to 85 percent.]]"],
        },
      ],
    },
    { heading: "Projects", list: [
      "2023 to 2025: second dye house of 11 jets in the neighbouring plot, from the {layout=Plant layout|Factory layout|Layout planning} drawing to the first lot. [[Handed over nine days early and within the budget of LKR 840 million.]]",
      "2021: {heat recovery=Heat recovery|Waste heat recovery|Energy saving|Energy management} from the drain and the stenter exhaust. [[Furnace oil per kilogram is down by 22 %.]]",
      "2019: cold {pad batch=Pad batch dyeing|Cold pad batch|Pad-batch dyeing|CPB} for two sportswear brands, with trials in spring 2019 and bulk from July.",
      "2016: closing of the Horana package dyeing line; 74 colleagues placed in other plants, machines sold to Bangladesh.",
      "2010: first {SOP=Standard operating procedures|SOP|SOPs|Standard operating procedure} book of the department, in Sinhala, 112 pages with pictures; still in use, I am told.",
    ] },
    { heading: "Training Attended", list: ["Dyestuff application, Basel, two weeks, 2018", "Supervisory development for the textile trade, Colombo, 2009", "Fire marshal, Seethawaka EPZ, 2017 and 2022"] },
    { heading: "Areas of Strength", list: [
      "{Textile chemistry|Textile technology}, {fabric finishing=Textile finishing|Finishing|Fabric finishing} (stenter, compactor), {quality control|Quality assurance|QC}",
      "{Lean manufacturing|Lean}, {TPM|Total productive maintenance}, {5S}, {cost per kilo=Cost control|Costing|Cost reduction|Cost management}",
      "{~Coaching} of young engineers; {~negotiation=Negotiation} with unions and dyestuff suppliers",
    ] },
    { heading: "Education", studies: [
      { degree: "BSc Textile Technology", degreeAlso: ["B.Sc. Textile Technology", "BSc in Textile Technology"], institution: "University of Moratuwa", dates: "2000 – 2004", year: 2004, points: ["Second class, upper division"] },
      { degree: "MBA (part-time)", degreeAlso: ["MBA", "Master of Business Administration"], institution: "University of Sri Jayewardenepura", dates: "2013 – 2015", year: 2015 },
    ] },
    { heading: "Professional Membership", certificates: ["{Associate of the Textile Institute|CText ATI|ATI}, Manchester, 2009", "{?ISO 14001 Lead Auditor|ISO 14001 Internal Auditor}, 2018"] },
    { heading: "Languages", languages: ["{Sinhala} – native", "{English} – fluent", "{Tamil} – shop-floor"] },
    { heading: "Interests", text: ["{!Batik} with my daughters, {!chess}, walking the Kelani Valley railway line"] },
    { heading: "Referees", text: ["Mr. Flink de Alwis, Director Operations, Seethawaka Knit Fabrics (Pvt) Ltd, f.dealwis@skf.example, +94 36 223 1000", "Prof. (Mrs.) C. Angular Jayatissa, Department of Textile Engineering, +94 11 265 0301"] },
  ],
  not: ["Angular", "Apache Flink"],
  optional: ["Dyeing", "Textile dyeing", "Team leadership", "Team management", "Dye house management", "Production management", "Sustainability", "Water conservation", "Fire safety", "ISO 14001", "Staff training", "Supervision", "Auditing", "Plant start-up", "Training", "Water management", "ISO 105", "Quality assurance", "Plant commissioning", "Operations management", "Environmental compliance", "Industrial relations", "Yarn drying", "Knitting", "ERP", "Continuous improvement", "Fabric dyeing", "Stenter operation", "Batch production", "Supplier negotiation", "Process improvement", "Project management", "Energy efficiency", "Plant closure", "Outplacement"],
  totalYears: 22.3,
  level: "Expert",
  inconsistencies: [],
  files: ["running", "docx-plain@libreoffice-docx", "justified"],
};
