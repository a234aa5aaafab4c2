import type { Person } from "../person.ts";

export const person: Person = {
  id: "emergencynurse-babajide",
  family: "nursing",
  country: "NG",
  languageCode: "en",
  name: "Babajide Ogunleye",
  printedName: "Babajide Ogunleye, RN",
  headline: "Registered Nurse, Accident and Emergency",
  email: "babajide.ogunleye@naijapost.example",
  phone: "+234 803 555 7719",
  location: "Ibadan, Oyo State",
  sections: [
    { heading: "About me", text: ["Registered nurse with nine years of experience in emergency and clinic work. Your advert asks for “experience in {!oncology=Oncology|Oncology nursing} or {!dialysis=Haemodialysis|Dialysis|Hemodialysis}”; I do not have that yet and I am ready to be trained."] },
    {
      heading: "Work",
      jobs: [
        { title: "Registered Nurse, Accident and Emergency", titleAlso: ["Registered Nurse"], company: "Oke-Ado General Hospital", place: "Ibadan", dates: "May 2019 till date", from: "2019-05", to: null, points: [
          "{Triage} of about 90 patients a day, {resuscitation=CPR|Resuscitation}, {wound suturing=Suturing|Wound suturing|Wound closure}, {plaster of Paris=Plaster casting|Plaster of Paris|POP application|Casting|Plaster application|Plaster cast application} when the technician is off.",
          "[[Waiting time for first assessment dropped from 55 to 18 minutes with the colour tags that I introduced.]]",
          "Cases go on to {!theatre=Theatre nursing|Perioperative nursing|Operating theatre}, {!maternity=Midwifery|Maternity care|Maternity} or the {!pharmacy=Pharmacy} window; I hand over and write the notes.",
          "The doctor does the {!ultrasound=Ultrasound|Ultrasonography} at the bedside, I chart what he calls out.",
          "The hospital gave up {!OpenMRS} in 2022, six weeks after it came, before I got a login. We {chart on paper=Nursing documentation|Charting|Clinical documentation}.",
          "[[Set up the night drug box, and no night of 2025 ran out of adrenaline (2024: seven nights).]]",
        ] },
        { title: "Staff Nurse", company: "Access Specialist Clinic", place: "Abeokuta", dates: "March 2017 – April 2019", from: "2017-03", to: "2019-04", points: [
          "{Immunisation=Vaccination|Immunisation|Immunization} days, {antenatal checks=Antenatal care|Antenatal checks}, {injections=Injections|Injection administration|Administering injections} and {dressings=Wound care|Dressings|Wound dressing}.",
          "Drew {blood samples=Phlebotomy|Blood samples|Blood sampling|Blood collection} and carried them to the laboratory.",
        ] },
      ],
    },
    { heading: "Core skills", tags: ["{IV therapy}", "{Medication administration}", "{Vital signs}", "{Infection prevention=Infection control|Infection prevention}", "{Glasgow Coma Scale|GCS}", "{Oxygen therapy}", "{Nasogastric tube insertion|NG tube insertion|Tube feeding}", "{~Calm under pressure=Stress management|Calm under pressure|Calmness|Composure}", "{~Teamwork}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Nursing", degreeAlso: ["Diploma of Nursing"], institution: "School of Nursing, Eleyele", place: "Ibadan", dates: "2013 – 2016", year: 2016 }] },
    { heading: "Licences", certificates: ["{Nursing and Midwifery Council of Nigeria=Registered Nurse|NMCN licence|Nursing and Midwifery Council of Nigeria|NMCN|RN}, valid to 2027", "{Advanced Cardiac Life Support|ACLS}, 2024"] },
    { heading: "Languages", languages: ["{Yoruba}, {English}"] },
    { heading: "Outside work", text: ["{!Drumming} in church, and reading."] },
  ],
  not: ["Microsoft Access"],
  optional: ["Emergency nursing", "Emergency care", "Accident and emergency", "Emergency medicine", "Patient assessment", "Patient handover", "Handover", "Clinical handover", "Advanced life support", "Basic Life Support", "Drug stock management", "Stock management", "Inventory management", "Sample collection", "Specimen transport", "Medication management", "Report writing", "Note taking", "Patient flow", "Process improvement", "Plaster room", "Bedside care", "Emergency trolley", "Colour tagging", "Sample transport", "Fracture management", "Night shift work", "Advanced Cardiac Life Support", "Willingness to learn", "Fast learner"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["header-band", "docx-pipes@libreoffice"],
};
