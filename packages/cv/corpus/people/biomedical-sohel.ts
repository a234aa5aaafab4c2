import type { Person } from "../person.ts";

export const person: Person = {
  id: "biomedical-sohel",
  family: "biomedical equipment",
  country: "BD",
  languageCode: "en",
  name: "Md. Sohel Rana Chowdhury",
  headline: "Biomedical Equipment Technician",
  email: "sohel.rana@karnaphulimail.example",
  phone: "+880 1711-555017",
  location: "Chattogram, Bangladesh",
  sections: [
    { heading: "Career objective", text: ["To keep machines ready for the patient who needs them at night."] },
    {
      heading: "Job experience",
      jobs: [
        { title: "Biomedical Technician", company: "Karnaphuli General Hospital", place: "Chattogram", dates: "August 2023 – Present", from: "2023-08", to: null, points: [
          "{Preventive maintenance} and {calibration=Calibration|Equipment calibration|Instrument calibration|Medical equipment calibration} of {?ventilators=Ventilator maintenance|Ventilators|Ventilator repair}, {?infusion pumps=Infusion pumps|Infusion pump maintenance|Infusion pump repair} and {?patient monitors=Patient monitors|Patient monitor repair|Patient monitor maintenance}.",
          "[[Downtime of the {!dialysis=Haemodialysis} machines fell from 19 to 6 days a year.]]",
          "Showed nurses on every ward how to clean the filters.",
        ] },
        { title: "Service Technician", company: "Medisource Imports", place: "Dhaka", dates: "January 2019 – February 2022", from: "2019-01", to: "2022-02", points: [
          "{Installation of X-ray units=X-ray equipment installation|X-ray installation|Installation of X-ray units|X-ray machine installation|Equipment installation|Medical equipment installation|X-ray machines} in district clinics; {fault finding=Fault finding} down to the board with {oscilloscope=Oscilloscope|Oscilloscopes|Oscilloscope use} and {multimeter=Multimeter|Multimeters|Digital multimeter}.",
        ] },
      ],
    },
    { heading: "Skills", list: ["{Electrical safety testing|Electrical safety tests}", "{Soldering}", "{CMMS|Computerised maintenance management system}", "{Service documentation=Service documentation|Documentation|Technical documentation|Service reports}", "{~Problem solving}", "{~Patience}"] },
    { heading: "Academic qualification", studies: [
      { degree: "Diploma in Electromedical Technology", institution: "Dhaka Polytechnic Institute", dates: "2014 – 2018", year: 2018 },
      { degree: "SSC (Science)", degreeAlso: ["SSC"], institution: "Patiya Model High School", dates: "2014", year: 2014, points: ["{!Biology} A, {!Chemistry} B"] },
    ] },
    { heading: "Language proficiency", languages: ["{Bangla=Bengali|Bangla}", "{English}"] },
    { heading: "References", list: ["Engr. Mahbub Alam, Karnaphuli General Hospital, mahbub.alam@kgh.example, +880 1819-555022"] },
  ],
  optional: ["Biomedical engineering", "Biomedical equipment maintenance", "Medical equipment maintenance", "Medical equipment repair", "Medical equipment", "Medical devices", "Equipment maintenance", "Equipment installation", "Medical equipment installation", "User training", "Staff training", "Training", "Training and development", "Electronics", "Electronics repair", "Maintenance", "Repair", "Dialysis machine maintenance", "Dialysis machines", "Circuit board repair", "Board-level repair", "Field service", "Equipment repair", "Electromedical technology", "X-ray equipment", "Report writing", "Record keeping", "Troubleshooting"],
  not: ["Import and export"],
  totalYears: 6.4,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["grid", "pandoc-docx"],
};
