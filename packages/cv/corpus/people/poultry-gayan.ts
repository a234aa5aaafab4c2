import type { Person } from "../person.ts";

export const person: Person = {
  id: "poultry-gayan",
  family: "agriculture",
  country: "LK",
  languageCode: "en",
  name: "A. M. Gayan Pushpakumara",
  headline: "Farm Manager – Poultry",
  email: "gayan.pushpa@kuliyapost.example",
  phone: "0718 224 509",
  location: "Kuliyapitiya",
  sections: [
    { heading: "Career Summary", text: ["Farm manager with wide experience in broiler and layer farms of up to 60,000 birds. Strong in {bird health=Animal health|Bird health|Poultry health}, feed and {record keeping}."] },
    {
      heading: "Employment History",
      jobs: [
        { title: "Farm Manager", company: "Wayamba Broilers (Pvt) Ltd", companyAlso: ["Wayamba Broilers"], place: "Kuliyapitiya", dates: "2018.04 – up to now", from: "2018-04", to: null, points: [
          "Managing six houses with 60,000 {broilers=Broiler production|Broiler farming|Broiler management|Poultry farming} per cycle and 14 workers.",
          "Preparing the {vaccination=Poultry vaccination|Vaccination|Vaccination programmes} schedule with the company veterinarian and keeping {biosecurity} rules.",
          "[[Mortality came down from 7% to 3.8% per cycle after changing the brooding routine.]]",
          "[[Brought the feed conversion ratio from 1.85 to 1.68.]]",
          "Daily records of {feed, water and weight=Feed management|Feeding}; monthly report to head office.",
        ] },
        { title: "Hatchery Supervisor", company: "Lanka Day-Old Chicks Ltd", companyAlso: ["Lanka Day-Old Chicks"], place: "Pannala", dates: "2014.09 – 2019.12", from: "2014-09", to: "2019-12", points: [
          "Supervised setters and hatchers, {candling=Egg candling|Candling}, {chick sexing|Sexing} and {grading=Chick grading|Grading}.",
          "{Generator and incubator maintenance=Equipment maintenance|Incubator maintenance|Generator maintenance|Maintenance} with the technicians.",
        ] },
        { title: "Field Assistant", company: "Lanka Day-Old Chicks Ltd", companyAlso: ["Lanka Day-Old Chicks"], place: "Pannala", dates: "2012.01 – 2014.08", from: "2012-01", to: "2014-08", promoted: true, points: ["Visited contract farmers, {collected blood samples=Blood sampling|Sample collection} and advised on {?litter management=Litter management}."] },
      ],
    },
    { heading: "Key Skills", tags: ["{Poultry management|Poultry husbandry|Poultry farming}", "{Brooding|Brooding management}", "{Hatchery management|Hatchery operations|Incubation}", "{Worker supervision=Supervision|Staff supervision|Team leadership|Leadership}", "{MS Excel=Microsoft Excel}", "{~Hard working=Hardworking}"] },
    { heading: "Education", studies: [
      { degree: "National Diploma in Agriculture", degreeAlso: ["Diploma in Agriculture"], institution: "School of Agriculture, Kundasale", dates: "2010 – 2011", year: 2011 },
      { degree: "G.C.E. A/L (Bio Science)", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Kuliyapitiya Central College", dates: "2009", year: 2009, points: ["{!Biology} S, {!Chemistry} S, Agriculture C"] },
    ] },
    { heading: "Other", list: ["Light vehicle {?driving licence=Driving|Driving licence} since 2011", "Member of the school {!volleyball=Volleyball} team"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Non related referees", text: ["Dr. K. B. Senaratne, Veterinary Surgeon, Wariyapola, 037 226 7045", "Mr. Nihal Ranaweera, {!Accountant=Accounting}, Pannala, nihal.ranaweera@pannalamail.example"] },
  ],
  optional: ["Layer farming", "Animal husbandry", "Livestock management", "Livestock", "Farm management", "Farmer advisory", "Agricultural extension", "Feed conversion", "Report writing", "Reporting", "Animal health", "Record keeping", "Contract farming", "Bird health", "Poultry farming", "Layer management", "Team management"],
  totalYears: 14.8,
  level: "Expert",
  inconsistencies: ["overlap"],
  files: ["docx-form@libreoffice", "dates-left"],
};
