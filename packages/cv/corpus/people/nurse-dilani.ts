import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-dilani",
  family: "nursing",
  country: "LK",
  languageCode: "en",
  name: "Dilani Wickramarachchi",
  headline: "Registered Nurse, Intensive Care",
  email: "dilani.w@mailbox-lk.example",
  phone: "+94 77 641 2098",
  location: "Kurunegala, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Critical care nurse with a calm hand at the bedside. I enjoy {?teaching} the juniors and never leave a handover half done."] },
    {
      heading: "Work Experience",
      jobs: [
        {
          title: "Senior Staff Nurse, ICU",
          company: "Wayamba General Hospital",
          place: "Kurunegala",
          dates: "March 2021 – Present",
          from: "2021-03",
          to: null,
          points: [
            "Look after two ventilated patients per shift: {ventilator care=Mechanical ventilation|Ventilator management|Ventilator care}, arterial lines, {haemodialysis=Haemodialysis|Hemodialysis|Dialysis} at the bedside.",
            "[[Wrote the turning chart now used on the unit; pressure sores went down from 11 to 2 in a year.]]",
            "Preceptor for six student nurses each term.",
          ],
        },
        {
          title: "Staff Nurse, Surgical Ward",
          company: "Wayamba General Hospital",
          place: "Kurunegala",
          dates: "June 2017 – February 2021",
          from: "2017-06",
          to: "2021-02",
          promoted: true,
          points: ["{Wound dressing=Wound care|Wound dressing|Wound management}, drains and {medication rounds=Medication administration|Drug administration|Medication rounds} for 28 beds.", "Swift action in two cardiac arrests, commended by the matron."],
        },
      ],
    },
    { heading: "Core Skills", tags: ["{Critical care|Critical care nursing|Intensive care}", "{Cannulation|IV cannulation|Intravenous cannulation}", "{Basic Life Support=Basic Life Support|BLS}", "{Infection control|Infection prevention and control|Infection prevention}", "{Patient assessment}", "{~Teamwork}", "{~Compassion|Empathy}"] },
    { heading: "Education", studies: [{ degree: "Diploma in General Nursing", institution: "College of Nursing, Kurunegala", dates: "2014 – 2017", year: 2017 }] },
    { heading: "Licence", certificates: ["{Registered Nurse|Registered Nurse, Sri Lanka Nursing Council|RN}, Sri Lanka Nursing Council, 2017"] },
    { heading: "Languages", languages: ["{Sinhala}", "{English}"] },
  ],
  not: ["Swift"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "docx-plain", "dates-right", "timeline", "grid@weasyprint", "narrow-justified"],
};
