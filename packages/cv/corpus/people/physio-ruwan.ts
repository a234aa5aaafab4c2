import type { Person } from "../person.ts";

export const person: Person = {
  id: "physio-ruwan",
  family: "physiotherapy",
  country: "LK",
  languageCode: "en",
  name: "Ruwan Keerthisinghe",
  headline: "Physiotherapist",
  email: "ruwan.physio@pinnamail.example",
  phone: "071-8830126",
  location: "Kegalle",
  sections: [
    { heading: "About", text: ["Sports and stroke rehabilitation. Travels with two national teams."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Physiotherapist", company: "Base Hospital Kegalle", dates: "Oct. 2019 – Present", from: "2019-10", to: null, points: ["{Stroke rehabilitation|Neurological rehabilitation|Neurorehabilitation}, {chest physiotherapy}, {gait training}.", "[[Average stay after hip surgery shortened by 2.4 days.]]"] },
        { title: "Team Physiotherapist (part-time)", titleAlso: ["Team Physiotherapist"], company: "Kandy Lions Rugby", place: "Kandy", dates: "Jan. 2020 – Dec. 2021", from: "2020-01", to: "2021-12", points: ["Weekends and matches: {taping=Taping|Kinesio taping|Sports taping}, {sports injuries=Sports injury management|Sports injuries|Sports physiotherapy}, {return-to-play tests=Return to play|Return-to-play testing}."] },
        { title: "Intern Physiotherapist", company: "National Hospital, Colombo", companyAlso: ["National Hospital"], dates: "Jul. 2018 – Sep. 2019", from: "2018-07", to: "2019-09" },
      ],
    },
    { heading: "Treatments", tags: ["{Manual therapy}", "{Electrotherapy}", "{Dry needling}", "{Exercise prescription|Exercise therapy|Therapeutic exercise}", "{~Motivation}"] },
    { heading: "Education", studies: [{ degree: "BSc in Physiotherapy", institution: "University of Colombo", dates: "2013 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
    { heading: "Interests", text: ["{!Yoga}, rugby, {!cooking=Cooking} jak curry"] },
  ],
  optional: ["Physiotherapy", "Rehabilitation", "Physical therapy", "Patient rehabilitation", "Orthopaedic rehabilitation"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "docx-columns@libreoffice"],
};
