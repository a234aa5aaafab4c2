import type { Person } from "../person.ts";

export const person: Person = {
  id: "wardsister-thilini",
  family: "nursing",
  country: "LK",
  languageCode: "en",
  name: "Thilini Madushika Herath",
  headline: "Nursing Officer",
  email: "thilini.herath88@lankamail.example",
  phone: "071 660 4182",
  location: "Kurunegala",
  sections: [
    { heading: "CAREER OBJECTIVE", text: ["To serve patients with care and not to {!rest=REST} until my duty is over. Seeking a post of nursing officer in a private hospital in Colombo."] },
    {
      heading: "WORKING EXPERIENCE",
      jobs: [
        { title: "Nursing Officer", company: "Wayamba Teaching Hospital", place: "Kurunegala", dates: "November 2021 to date", from: "2021-11", to: null, about: "Medical ward for women, 46 beds.", points: [
          "{Medication rounds=Medication administration|Medication rounds}, {IV cannulation=Cannulation|IV cannulation}, {catheter care}, {NG feeding=Tube feeding|NG feeding|Nasogastric feeding|NG tube feeding} and {wound dressing=Wound care|Wound dressing}.",
          "Acting ward sister on nights since 2024: {duty rosters=Rostering|Duty rosters}, ward stock and the {drug register=Controlled drugs management|Drug register|Controlled drugs|Dangerous drugs register|Drug register maintenance|Record keeping}.",
          "[[Bed sores on the ward came down from 11 in 2023 to 3 in 2025 after I started a two-hourly turning chart.]]",
          "Sending patients down to {!Radiology}, {!Physiotherapy} and the {!Dialysis=Haemodialysis|Dialysis} unit, and receiving them back.",
          "For {!lumbar punctures=Lumbar puncture} by the house officer I lay the tray and hold the patient.",
        ] },
        { title: "Staff Nurse", company: "Spring Park Hospital", place: "Kandy", dates: "February 2019 to October 2021", from: "2019-02", to: "2021-10", points: [
          "Surgical ward: {pre and post operative care=Perioperative nursing|Pre and post operative care|Post-operative care|Preoperative care|Pre-operative care|Surgical nursing|Postoperative care}, {drain care|Surgical drain care|Drain management}, {blood transfusion=Blood transfusion|Blood transfusion monitoring}.",
          "[[Never had a wrong transfusion in more than 300 bags.]]",
          "The hospital bought a computer system for charting and dropped {!MediCare=MediCare HIS|MediCare} after four months; charts stayed on paper.",
        ] },
      ],
    },
    { heading: "SKILLS", list: ["{Vital signs monitoring}", "{ECG recording=ECG|ECG recording}", "{Infection control}", "{Admission and discharge of patients=Admission and discharge|Patient admission|Patient discharge|Admission and discharge of patients|Discharge planning}", "{Nebulisation|Nebulization|Nebuliser therapy}", "{Health education|Patient education} to patients and relatives", "{~Patience}", "{~Ability to work under pressure=Stress management|Ability to work under pressure|Working under pressure}"] },
    { heading: "EDUCATIONAL QUALIFICATIONS", studies: [
      { degree: "Diploma in General Nursing", degreeAlso: ["General Nursing Diploma", "Diploma in Nursing"], institution: "School of Nursing, Kandy", dates: "2015 – 2018", year: 2018 },
      { degree: "G.C.E. A/L (Bio Science)", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Maliyadeva Balika Vidyalaya", dates: "2013", year: 2013 },
    ] },
    { heading: "TRAINING", certificates: ["{Basic Life Support|BLS}, 2025", "{Registered Nurse, Sri Lanka Nursing Council=Sri Lanka Nursing Council registration|Registered Nurse|SLNC registration|Sri Lanka Nursing Council|Nursing Council registration|Registered Nurse, Sri Lanka Nursing Council}"] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}, {Tamil} (to speak)"] },
    { heading: "OTHER", text: ["I have applied for the post basic course in {!Critical Care=Critical care|Critical care nursing} of 2027."] },
    { heading: "NON RELATED REFEREES", text: ["Dr. S. Wijekoon, Consultant in {!Endocrinology}, Wayamba Teaching Hospital, 037 555 2210", "Mrs. K. M. Seneviratne, Matron, Spring Park Hospital"] },
  ],
  not: ["Spring"],
  optional: ["Ward management", "Patient handover", "Handover", "Patient positioning", "Repositioning", "Pressure sore prevention", "Pressure area care", "Patient transfer", "Patient transport", "Night shifts", "Night shift work", "Supervision", "Charting", "Nursing documentation", "Assisting procedures", "Assisting with procedures", "Medical nursing", "IV therapy", "Medication management", "Stock management", "Ward stock", "Inventory management", "Tray setting", "Trolley setting", "Basic Life Support", "Patient monitoring", "Leadership", "Patient safety", "Shift supervision", "Nursing", "Stock keeping", "Turning patients", "Catheterisation", "Urinary catheterisation", "CPR"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["docx-south-asian", "grid@weasyprint"],
};
