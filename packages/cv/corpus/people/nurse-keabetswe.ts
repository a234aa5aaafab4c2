import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-keabetswe",
  family: "nursing",
  country: "BW",
  languageCode: "en",
  name: "Keabetswe Moagi",
  headline: "Registered Nurse",
  email: "k.moagi@tatipost.example",
  phone: "+267 71 555 032",
  location: "Francistown, Botswana",
  sections: [
    { heading: "Nursing posts", jobs: [
      { title: "Senior Registered Nurse", titleAlso: ["Registered Nurse"], company: "Tati River Hospital", place: "Francistown", dates: "since 04.2021", from: "2021-04", to: null, points: ["Female medical ward, 32 beds; {?in charge of the shift=Shift leadership|Shift supervision|Team leadership|Charge nursing|Ward management|Shift management} two weeks a month.", "[[Falls on the ward dropped from 11 to 4 a year after we changed the night round.]]", "{?Mentor=Mentoring|Clinical teaching|Preceptorship|Clinical supervision|Student supervision} to student nurses of the college."] },
      { title: "Registered Nurse", company: "Serowe Mission Clinic", place: "Serowe", dates: "01.2016 – 08.2020", from: "2016-01", to: "2020-08", points: ["{Immunisation=Vaccination}, {dressings=Wound care|Dressings} and {?home visits=Home visits|Home care|Community nursing|Home nursing} to patients on TB treatment."] },
    ] },
    { heading: "Clinical skills", list: ["{Medication administration|Administration of medicines|Drug administration|Medicine administration}", "{IV cannulation=Cannulation|IV cannulation}", "{Triage}", "{HIV counselling and testing=HIV testing|HIV counselling and testing|HIV counselling}", "{Infection control}"] },
    { heading: "Personal strengths", list: ["{~Compassion=Empathy}", "{~Calm under pressure=Stress management}"] },
    { heading: "Training", studies: [
      { degree: "Diploma in General Nursing", degreeAlso: ["Diploma in Nursing"], institution: "Institute of Health Sciences Francistown", dates: "2013 – 2015", year: 2015 },
      { degree: "BGCSE", degreeAlso: ["Botswana General Certificate of Secondary Education"], institution: "Shashe River School", dates: "2011", year: 2011 },
    ] },
    { heading: "Registration and certificates", certificates: ["{Registered Nurse|Registered General Nurse}, Nursing and Midwifery Council of Botswana, No. 55-0182", "{Basic Life Support|BLS}, 2024"] },
    { heading: "Languages", languages: ["{Setswana=Tswana|Setswana}, {English}, {Kalanga|Ikalanga}"] },
    { heading: "Interests", text: ["Church {!choir=Choir|Singing|Choir singing}, {!beadwork=Beadwork|Jewellery making}, my mother's goats."] },
    { heading: "Referee", text: ["Matron S. Ntshole, Tati River Hospital, 241 5558, ntshole@tatihospital.example"] },
  ],
  optional: ["Fall prevention", "Falls prevention", "Tuberculosis care", "TB care", "TB treatment", "Tuberculosis management", "Night duty", "Medical nursing", "General nursing", "Counselling", "Staff training", "Team leadership", "Public health", "Community health"],
  not: ["Goats"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: [],
  files: ["label-column@weasyprint", "docx-lists@libreoffice"],
};
