import type { Person } from "../person.ts";

export const person: Person = {
  id: "icunurse-siobhan",
  family: "nursing",
  country: "IE",
  languageCode: "en",
  name: "Siobhán Ní Mhurchú",
  printedName: "SIOBHÁN NÍ MHURCHÚ, RGN",
  headline: "Staff Nurse – Intensive Care",
  email: "siobhan.nimhurchu@leebanks.example",
  phone: "+353 86 555 0194",
  location: "Cork, Ireland",
  sections: [
    { heading: "Personal statement", text: ["Registered general nurse with eleven years at the bedside, eight of them in a mixed medical and surgical ICU. {~Calm under pressure=Calm under pressure|Calmness|Composure|Working under pressure|Stress management|Resilience|Stress resistance|Calm}, straight with families, and known to {!excel=Excel|Microsoft Excel|MS Excel} at explaining a ventilator to somebody who has not slept for two days."] },
    {
      heading: "Clinical experience",
      jobs: [
        { title: "Staff Nurse, ICU", company: "Glanmire University Hospital", place: "Cork", dates: "September 2018 to date", from: "2018-09", to: null, points: ["One-to-one care of {ventilated patients=Mechanical ventilation|Ventilator care|Ventilator management|Ventilated patients|Ventilation|Care of ventilated patients|Ventilator}, {arterial lines=Arterial lines|Arterial line care|Arterial line management|Arterial line|Arterial line monitoring} and {CRRT=CRRT|Continuous renal replacement therapy|Renal replacement therapy}.", "Titrating {vasopressors=Vasopressors|Vasopressor titration|Vasoactive drugs|Vasopressor therapy|Titrating vasopressors|Inotropes} and sedation to the consultant's targets.", "[[Link nurse for {pressure ulcer prevention=Pressure ulcer prevention|Pressure area care|Pressure ulcers|Pressure injury prevention|Pressure ulcer care}: unit-acquired ulcers went from 14 in 2020 to 3 in 2023.]]", "Patients who need {!ECMO} leave us for Dublin; I pack the bag and go with them to the helicopter.", "{Preceptor=Preceptorship|Preceptor|Preceptoring|Clinical supervision|Mentoring|Student mentoring} to fourth-year students every autumn."] },
        { title: "Staff Nurse, Surgical Ward", company: "St Carthage's Hospital", place: "Waterford", dates: "July 2015 to August 2018", from: "2015-07", to: "2018-08", points: ["28-bed general surgery: {post-operative care=Post-operative care|Postoperative care|Post-op care|Post operative care}, {wound care=Wound care|Wound dressing|Wound management|Wound dressings}, {stoma care=Stoma care|Ostomy care}, {IV cannulation=IV cannulation|Cannulation|Intravenous cannulation|Venous cannulation|IV cannula insertion} and {blood transfusion=Blood transfusion|Blood transfusions|Transfusion}.", "[[?Recruited two patients a month for a trial run by the Dublin {!research=Research} unit, who kept the data and wrote the papers.]]"] },
      ],
    },
    { heading: "Skills at a glance", tags: ["{Haemodynamic monitoring=Haemodynamic monitoring|Hemodynamic monitoring}", "{Arterial blood gases=Arterial blood gas interpretation|Arterial blood gases|ABG|ABG interpretation|Blood gas analysis|Arterial blood gas analysis}", "{Care planning=Care planning|Care plans}", "{Infection control=Infection control|Infection prevention|Infection prevention and control|IPC}", "{MetaVision}", "{~Teamwork=Teamwork|Team work|Team player|Collaboration}"] },
    { heading: "Registration and courses", certificates: ["{Registered General Nurse=Registered General Nurse|RGN|RGN registration|NMBI registration|Registered Nurse|Registered General Nurse (RGN)}, NMBI, since 2015", "{Advanced Cardiac Life Support=Advanced Cardiac Life Support|ACLS|ALS|Advanced Cardiac Life Support (ACLS)}, Irish Heart Foundation, 2024", "{Manual Handling and People Moving=Manual handling|Manual Handling and People Moving|People moving}, HSEland, 2025"] },
    {
      heading: "Education",
      studies: [
        { degree: "Postgraduate Diploma in Critical Care Nursing", institution: "University College Cork", place: "Cork", dates: "2020", year: 2020 },
        { degree: "BSc General Nursing", institution: "South East Technical Institute", place: "Waterford", dates: "2015", year: 2015 },
      ],
    },
    { heading: "Languages", languages: ["{English}, {Irish} (fluent)"] },
    { heading: "Referees", text: ["Nuala Geraghty, Clinical Nurse Manager, Glanmire University Hospital. Number on request."] },
  ],
  optional: ["Intensive care", "ICU", "Critical care", "Nursing", "Critical care nursing", "Intensive care nursing", "ICU nursing", "Patient care", "Clinical audit", "Auditing", "Handover", "Bedside handover", "Clinical research", "Teaching", "Training", "Surgical nursing", "Patient transfer", "Coaching", "Acute care", "Patient safety", "Patient handover", "Communication", "Family communication", "Patient education", "Empathy", "Sedation", "Sedation management", "Medication administration", "Medication titration", "Patient recruitment", "Clinical trials", "Recruitment", "Clinical trial recruitment", "Recruiting"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["side-titles", "docx-letterhead"],
};
