import type { Person } from "../person.ts";

export const person: Person = {
  id: "autoelectric-nimal",
  family: "automotive trade",
  country: "LK",
  languageCode: "en",
  name: "Nimalasiri",
  headline: "Auto Electrician",
  email: "nimalasiri.auto@kandypost.example",
  phone: "081 555 7702",
  location: "Peradeniya Road, Kandy",
  sections: [
    { heading: "Employment Record", jobs: [
      { title: "Auto Electrician", company: "Hill Country Motors", place: "Kandy", dates: "2016.01 - to date", from: "2016-01", to: null, points: ["{Fault finding} with a {?scan tool=Diagnostic tools|Scan tool|Scan tools|OBD diagnostics|Vehicle diagnostics} on Japanese vehicles and hybrids.", "[[Comeback repairs fell from 9 to 2 a month.]]"] },
      { title: "Assistant Auto Electrician", company: "Dharmasena Battery House", place: "Gampola", dates: "2009.02 - 2015.11", from: "2009-02", to: "2015-11", points: ["Battery charging, lamps and horns; the {!Shell=Bash} petrol shed next door sent us work."] },
    ] },
    { heading: "Skills", list: ["{Alternator and starter repair=Alternator repair|Starter motor repair|Alternator and starter repair|Starter repair}", "{Vehicle wiring|Automotive wiring|Auto wiring|Wiring}", "{Vehicle air conditioning=Vehicle air conditioning|Car air conditioning|Automotive air conditioning|Air conditioning}", "{Hybrid battery service=Hybrid batteries|Hybrid battery repair|Hybrid battery service|Hybrid vehicles}", "{~Honesty=Integrity|Honesty}"] },
    { heading: "Education", studies: [
      { degree: "NVQ Level 4 Automobile Electrician", degreeAlso: ["NVQ Level 4", "NVQ Level 4 in Automobile Electrician"], institution: "NAITA", place: "Katubedda", dates: "2015", year: 2015 },
      { degree: "G.C.E. (O/L)", degreeAlso: ["G.C.E. O/L", "GCE Ordinary Level", "G.C.E. Ordinary Level"], institution: "Hindagala National School", dates: "2007", year: 2007, points: ["5 passes including Sinhala A, Science {!C}"] },
    ] },
    { heading: "Languages", languages: ["{Sinhala}, {English} (workshop level)"] },
    { heading: "Other", text: ["Bus {!driving=Driving} is my brother's trade, not mine. Free time: {!volleyball=Volleyball}, temple works."] },
    { heading: "References", text: ["Mr. A. {!Pascal} Wickrama, Service Manager, Hill Country Motors, 081 555 7700"] },
  ],
  optional: ["Auto electrical repair", "Auto electrical work", "Automotive electrical systems", "Battery maintenance", "Battery charging", "Hybrid vehicle repair", "Electrical repair", "Diagnostics", "Automotive electrics"],
  totalYears: 17.7,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-form@libreoffice", "grid"],
};
