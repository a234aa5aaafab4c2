import type { Person } from "../person.ts";

export const person: Person = {
  id: "physio-sabina",
  family: "physiotherapy",
  country: "NP",
  languageCode: "en",
  name: "Sabina Maharjan",
  headline: "Physiotherapist",
  email: "sabina@patanphysio.example",
  phone: "+977 984-555-0276",
  location: "Lalitpur, Nepal",
  sections: [
    { heading: "Clinics", jobs: [
      { title: "Physiotherapist", company: "Bagmati Spine & Joint Clinic", companyAlso: ["Bagmati Spine and Joint Clinic"], place: "Lalitpur", dates: "Feb '25 – now", from: "2025-02", to: null, points: ["14 patients a day: backs, shoulders, knees after surgery, necks that have sat too long.", "[[Patients who finished their course of exercises rose from 48% to 71%.]]", "Letter to the surgeon after the sixth session."] },
      { title: "Junior Physiotherapist", titleAlso: ["Physiotherapist"], company: "Gorkha District Hospital", place: "Gorkha", dates: "Aug '23 – Jan '25", from: "2023-08", to: "2025-01", points: ["{Stroke rehabilitation=Stroke rehabilitation|Neurological rehabilitation|Neurorehabilitation|Neuro rehabilitation|Neurological physiotherapy} on the ward and in the villages; {chest physiotherapy=Chest physiotherapy|Respiratory physiotherapy|Cardiorespiratory physiotherapy} in the cold months."] },
    ] },
    { heading: "Methods", tags: ["{Manual therapy}", "{Exercise therapy|Therapeutic exercise|Therapeutic exercises|Exercise prescription|Exercise programming}", "{Electrotherapy}", "{Dry needling}", "{Kinesio taping=Kinesiology taping|Kinesio taping|Taping|Kinesiotaping}", "{Gait training|Gait re-education|Gait rehabilitation}", "{~Empathy}"] },
    { heading: "Degree", studies: [{ degree: "Bachelor of Physiotherapy", degreeAlso: ["BPT", "Bachelor of Physiotherapy (BPT)"], institution: "Kathmandu University", dates: "2018 – 2023", year: 2023 }] },
    { heading: "Registration", certificates: ["{Registered Physiotherapist|Nepal Health Professional Council|Nepal Health Professional Council registration}, Nepal Health Professional Council, 2023"] },
    { heading: "Languages", languages: ["{Nepali}, {Newari|Newar|Nepal Bhasa}, {English}"] },
    { heading: "For nothing", jobs: [{ title: "Volunteer", company: "Shivapuri Hill Race", dates: "Nov '24", from: "2024-11", to: "2024-11", unjudged: true, points: ["Calves and blisters at kilometre 30."] }] },
    { heading: "Otherwise", text: ["{!Yoga} at six in the morning, {!trekking=Trekking} in October, my aunt's {!pottery=Pottery} on Saturdays."] },
  ],
  optional: ["Post-operative rehabilitation", "Postoperative rehabilitation", "Post-surgical rehabilitation", "Musculoskeletal physiotherapy", "Orthopaedic physiotherapy", "Orthopaedic rehabilitation", "Back pain treatment", "Neck pain treatment", "Report writing", "Patient education", "Community rehabilitation", "Community-based rehabilitation", "Sports first aid", "First aid", "Sports physiotherapy", "Volunteering", "Neurology"],
  totalYears: 3.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-right", "docx-table"],
};
