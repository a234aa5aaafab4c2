import type { Person } from "../person.ts";

export const person: Person = {
  id: "hr-tharushi",
  family: "human resources",
  country: "LK",
  languageCode: "en",
  name: "Tharushi Nimeshika Fernando",
  headline: "HR Generalist",
  email: "tharushi.f@lagoonmail.example",
  phone: "+94 76 555 0193",
  location: "Negombo, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["HR generalist from the factory floor up, fluent in three languages and in attendance sheets."] },
    {
      heading: "Professional experience",
      jobs: [
        { title: "HR Executive", company: "Lagoon Breeze Garments (Pvt) Ltd", companyAlso: ["Lagoon Breeze Garments"], place: "Katunayake", dates: "January 2023 – Present", from: "2023-01", to: null, points: [
          "{Recruitment} of some 300 operators a year; {grievance handling=Grievance handling} together with the welfare committee.",
          "[[Absenteeism came down from 9% to 5.2% within a year.]]",
          "Monthly headcount meeting with {!Merchandising} and {!Finance}; annual trip and New Year games.",
        ] },
        { title: "HR Assistant", company: "Muthurajawela Foods", place: "Wattala", dates: "May 2020 – December 2022", from: "2020-05", to: "2022-12", points: [
          "{Personal files=Personnel files|Personal files|Personnel records|Employee records|HR records|File management|Personnel file management}, {leave records=Leave management|Leave records|Leave administration|Attendance and leave}, {EPF and ETF=EPF/ETF|EPF and ETF|EPF|ETF} forms.",
        ] },
        { title: "Visiting Lecturer (part-time, Sundays)", titleAlso: ["Visiting Lecturer", "Visiting Lecturer (part-time)"], company: "Negombo Institute of Management", place: "Negombo", dates: "February 2024 – Present", from: "2024-02", to: null, points: ["{?Organisational behaviour=Organisational behaviour|Organizational behavior} for evening students."] },
      ],
    },
    { heading: "Skills", tags: ["{Labour law}", "{Performance appraisal=Performance management}", "{Training coordination=Training and development|Training coordination}", "{Onboarding|Employee onboarding|Induction}", "{HRIS|HR information systems|Human resource information systems}", "{MS Excel=Microsoft Excel}", "{~Communication}", "{~Confidentiality=Discretion}", "{~Conflict resolution}"] },
    { heading: "Education", studies: [{ degree: "BBMgt in Human Resource Management", degreeAlso: ["BBMgt Human Resource Management", "BBMgt in HRM"], institution: "University of Kelaniya", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Certificates", certificates: ["{CQHRM|Chartered Qualification in Human Resource Management}, CIPM Sri Lanka, 2022"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
    { heading: "Interests", text: ["{!Batik}, {!badminton=Badminton}, temple committee"] },
  ],
  optional: ["Human resources", "HR", "HR management", "Human resource management", "HR administration", "HR generalist", "Employee relations", "Employee engagement", "Employee welfare", "Event planning", "Teaching", "Lecturing", "Attendance management", "Attendance tracking", "Statutory compliance", "Absence management", "Absenteeism management", "Record keeping", "Headcount planning", "Workforce planning", "Payroll", "Multilingual communication"],
  totalYears: 6.5,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "docx-pipes"],
};
