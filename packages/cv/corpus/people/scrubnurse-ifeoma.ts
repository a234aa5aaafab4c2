import type { Person } from "../person.ts";

export const person: Person = {
  id: "scrubnurse-ifeoma",
  family: "nursing",
  country: "NG",
  languageCode: "en",
  name: "Ifeoma Nwachukwu",
  printedName: "Ifeoma Nwachukwu, RN, RPON",
  headline: "Perioperative Nurse",
  email: "ifeoma.n@enugupost.example",
  phone: "+234 803 555 7716",
  location: "Enugu, Nigeria",
  sections: [
    {
      heading: "Clinical Experience",
      jobs: [
        { title: "Theatre Nurse", company: "Coal City Surgical Centre", place: "Enugu", dates: "May 2021 – Present", from: "2021-05", to: null, points: [
          "{Scrub=Scrub nursing|Scrub|Scrub nurse|Scrubbing} for general, orthopaedic and caesarean lists, three theatres.",
          "[[Time between two cases went from 50 to 28 minutes once every case had its own cart.]]",
          "{?Instrument and swab counts=Surgical counts|Instrument counts|Swab counts|Instrument and swab counts|Surgical instrument counts}, {WHO checklist=WHO surgical safety checklist|WHO checklist|Surgical safety checklist}, orders for sutures.",
          "Tray ready before the {!anaesthesia=Anaesthesia|Anesthesia} team asks.",
        ] },
        { title: "Staff Nurse, Surgical Ward", titleAlso: ["Staff Nurse"], company: "Udi Hills Mission Hospital", place: "Udi", dates: "Aug 2018 – Mar 2020", from: "2018-08", to: "2020-03", points: [
          "{Wound dressing=Wound care|Wound dressing}, {IV lines=Cannulation|IV cannulation|IV lines|IV therapy|IV line insertion} and {?post-operative observation=Post-operative care|Postoperative care|Post-operative observation|Post-operative monitoring} of up to 26 patients.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Scrub nursing}", "{Circulating nursing|Circulating nurse|Circulating}", "{Aseptic technique|Aseptic techniques|Asepsis|Sterile technique}", "{Instrument sterilisation=Sterilisation|Instrument sterilisation|Sterilization}", "{Patient positioning|Surgical positioning}", "{Infection control}", "{~Calm under pressure=Stress management|Calm under pressure}", "{~Teamwork}"] },
    {
      heading: "Education",
      studies: [
        { degree: "Post-Basic Diploma in Perioperative Nursing", degreeAlso: ["Post Basic Diploma in Perioperative Nursing", "Diploma in Perioperative Nursing"], institution: "University of Nigeria Teaching Hospital", dates: "April 2020 – April 2021 (full time)", year: 2021 },
        { degree: "Diploma in General Nursing", degreeAlso: ["Diploma in Nursing"], institution: "School of Nursing, Nsukka", dates: "2014 – 2017", year: 2017 },
      ],
    },
    { heading: "Licences", certificates: ["{Registered Nurse|RN}, Nursing and Midwifery Council of Nigeria", "{Registered Perioperative Nurse|RPON}, 2021", "{Basic Life Support|BLS}, valid to 2027"] },
    { heading: "Languages", languages: ["{English}, {Igbo}"] },
    { heading: "Interests", text: ["Parish {!choir=Choir|Singing|Choir singing}, {!crochet=Crochet|Crocheting}, Nollywood on Sundays."] },
  ],
  optional: ["Basic Life Support", "Registered nursing", "Instrument handling", "Theatre nursing", "Perioperative nursing", "Operating theatre", "Operating room nursing", "Surgical nursing", "Orthopaedic surgery", "Orthopaedics", "Caesarean section", "General surgery", "Surgical assistance", "Theatre management", "Inventory management", "Ordering", "Surgical instruments", "Process improvement", "Patient safety", "Stock ordering", "Vital signs monitoring", "Wound dressing", "Supplies ordering", "Patient monitoring", "Checklists"],
  not: ["Coal"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-header@libreoffice"],
};
