import type { Person } from "../person.ts";

export const person: Person = {
  id: "dentalnurse-carys",
  family: "dentistry",
  country: "GB",
  languageCode: "en",
  name: "Carys Bevan",
  headline: "Senior Dental Nurse",
  email: "carys.bevan@baypost.example",
  phone: "+44 7700 900318",
  location: "Swansea, Wales",
  sections: [
    {
      heading: "About me",
      text: [
        "Seven years beside the dental chair, most of them with the same two dentists. I keep a surgery to time and a frightened patient talking.",
      ],
    },
    {
      heading: "Where I have worked",
      jobs: [
        {
          title: "Senior Dental Nurse",
          company: "Mumbles Bay Dental Practice",
          place: "Swansea",
          dates: "Apr 2022 – Present",
          from: "2022-04",
          to: null,
          points: [
            "{Four-handed work=Four-handed dentistry|Chairside assistance|Chairside assisting|Dental assisting} with two dentists, and with a visiting surgeon on {?implant=Dental implants|Implantology|Implant dentistry} days.",
            "Lead for {decontamination=Sterilisation|Decontamination|Instrument decontamination}: {autoclave logs=Autoclave operation|Autoclave|Autoclaves|Autoclaving}, protein tests, the yearly {?audit=Auditing|Infection control audits}.",
            "[[Missed appointments fell from 11% to 4% after I began to ring people the evening before.]]",
            "The hygienist does the {!scaling=Scaling}; I keep her {?diary=Appointment scheduling|Diary management} full.",
            "Our practice software is {Dentally}. {!Carestream} was shown to us in May and turned down.",
          ],
        },
        {
          title: "Trainee Dental Nurse",
          titleAlso: ["Dental Nurse"],
          company: "Gower Road Dental Care",
          place: "Gorseinon",
          dates: "Sep 2019 – Mar 2022",
          from: "2019-09",
          to: "2022-03",
          points: [
            "{Charting=Dental charting|Charting}, {?alginate impressions=Impression taking|Dental impressions|Impressions} cast in {!plaster=Plastering}, {?stock orders=Inventory management|Ordering|Stock ordering}.",
            "Covered the {!spring=Spring} and summer holidays at the sister practice in Neath.",
          ],
        },
      ],
    },
    {
      heading: "Skills",
      tags: [
        "{Four-handed dentistry}",
        "{Dental charting}",
        "{Infection control}",
        "{Decontamination=Sterilisation|Decontamination}",
        "{Oral health education}",
        "{Dentally}",
        "{~Empathy}",
        "{~Teamwork}",
      ],
    },
    {
      heading: "Registration and courses",
      certificates: [
        "{GDC registration|General Dental Council registration|GDC registered dental nurse|Registered Dental Nurse|General Dental Council}, no. 300412",
        "{Basic Life Support|BLS}, renewed March 2026",
      ],
    },
    {
      heading: "Education",
      studies: [
        {
          degree: "National Diploma in Dental Nursing",
          institution: "Gower College Swansea",
          dates: "2019 – 2021",
          year: 2021,
        },
        {
          degree: "GCSEs",
          institution: "Ysgol Cwm Llwyd",
          place: "Pontarddulais",
          dates: "2019",
          year: 2019,
          points: ["Nine subjects, among them Welsh A, biology B and {!chemistry=Chemistry} {!C}."],
        },
      ],
    },
    { heading: "Languages", languages: ["{Welsh} (first language)", "{English}"] },
    {
      heading: "Away from work",
      list: ["Cold water swimming, the village {!choir=Choir}, a very old caravan"],
    },
  ],
  optional: ["Dental nursing", "Basic Life Support", "Communication", "Patient communication"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-tabs"],
};
