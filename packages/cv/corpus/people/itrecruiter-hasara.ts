import type { Person } from "../person.ts";

export const person: Person = {
  id: "itrecruiter-hasara",
  family: "human resources",
  country: "LK",
  languageCode: "en",
  name: "Hasara Liyanage",
  headline: "Talent Acquisition Executive",
  email: "hasara.liyanage@talentbox.example",
  phone: "+94 77 561 8830",
  location: "Battaramulla, Sri Lanka",
  sections: [
    { heading: "PROFILE", text: ["Recruiter for technology teams in Colombo, five years in HR. I do not code myself."] },
    {
      heading: "WORK EXPERIENCE",
      jobs: [
        { title: "Talent Acquisition Executive", company: "Slack River Technologies", place: "Colombo 02", dates: "April 2023 – Present", from: "2023-04", to: null, points: [
          "[[?Filled 118 positions since joining: {!Java} and {!React} developers, {!DevOps} engineers, three {!data scientists=Data science}.]]",
          "[[Time to hire came down from 61 to 34 days.]]",
          "{Sourcing=Candidate sourcing|Sourcing|Talent sourcing} on LinkedIn with {Boolean search|Boolean searches}, {screening calls=Candidate screening|Screening|Screening calls|Phone screening|Screening candidates|CV screening}, {offer negotiation=Offer negotiation|Salary negotiation|Offer management}.",
          "Old adverts asked for “{!Golang=Go|Golang} ninjas with 10 years of {!Rust}”. I {write the job adverts=Job posting|Job advert writing|Job advertising|Writing job adverts|Job ads|Job descriptions|Job adverts} now, together with the team leads.",
          "Set up {Workable} alone in my first months, from the pipeline stages to the mails; the company had just left {!Taleo} when I came.",
          "[[Refusals after offer fell from 27% to 12% within a year.]]",
        ] },
        { title: "HR Assistant", company: "Ceylon Garden Tea Exports", place: "Wattala", dates: "June 2021 – February 2023", from: "2021-06", to: "2023-02", points: [
          "{Attendance=Attendance management|Attendance|Time and attendance|Attendance tracking} and {leave records=Leave management|Leave records|Leave administration}, {induction=Onboarding|Induction|Employee induction|Employee onboarding} of new factory staff.",
          "Salaries were with the accounts department; I gave them the attendance sheet.",
          "Arranged {?medical insurance claims=Insurance claims|Medical insurance claims|Insurance administration|Employee benefits|Insurance claims processing} and the annual trip.",
        ] },
      ],
    },
    { heading: "SKILLS", tags: ["{Recruitment}", "{Interviewing|Competency based interviews}", "{Employer branding}", "{Campus recruitment}", "{Excel=Microsoft Excel}", "{Canva}", "{~Listening=Active listening|Listening}", "{~Discretion}"] },
    { heading: "EDUCATION", studies: [{ degree: "BSc in Human Resource Management", degreeAlso: ["BSc Human Resource Management", "B.Sc. in Human Resource Management"], institution: "University of Sri Jayewardenepura", dates: "2017 – 2021", year: 2021 }] },
    { heading: "PROFESSIONAL MEMBERSHIP", certificates: ["{?CIPM student member|CIPM Sri Lanka|CIPM}"] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
    { heading: "REFEREES", text: ["Ms. Ayesha Cassim, Head of Human Resources, Slack River Technologies, 011 244 7001", "Mr. D. Fonseka, Director {!Operations=Operations management|Operations}, Ceylon Garden Tea Exports"] },
  ],
  not: ["Slack"],
  optional: ["Technical recruitment", "IT recruitment", "Tech recruitment", "LinkedIn", "LinkedIn Recruiter", "Applicant tracking systems", "ATS", "Event planning", "Trip planning", "Negotiation", "Human resource administration", "HR administration", "Benefits administration", "Copywriting", "Sourcing candidates", "Applicant tracking", "Headhunting", "Event organisation", "Employee engagement", "Training", "Talent acquisition", "Software implementation", "System implementation", "Salary negotiations", "HR", "Record keeping", "Candidate experience", "Leave", "Employee records", "Event management", "Medical insurance"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["enhancv", "docx-tabs@libreoffice-docx"],
};
