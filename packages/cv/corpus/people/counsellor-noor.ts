import type { Person } from "../person.ts";

export const person: Person = {
  id: "counsellor-noor",
  family: "psychology",
  country: "PK",
  languageCode: "en",
  name: "Noor-ul-Ain Siddiqui",
  headline: "School Counsellor",
  email: "noor.siddiqui@ravimail.example",
  phone: "+92 333 501 2274",
  location: "Karachi, Pakistan",
  sections: [
    { heading: "Profile", text: ["Counsellor for teenagers and their tired parents."] },
    {
      heading: "Experience",
      jobs: [
        { title: "School Counsellor", company: "Clifton Grammar School", place: "Karachi", dates: "Aug 2022 – present", from: "2022-08", to: null, points: ["{Individual counselling=Counselling|Counseling|Individual counselling} of 25 pupils a week, {CBT=Cognitive behavioural therapy|CBT|Cognitive behavioral therapy}, anti-bullying weeks.", "[[Suspensions fell from 38 to 14 in two years.]]"] },
        { title: "Research Assistant", company: "Indus Centre for Mental Health", place: "Karachi", dates: "Sep 2021 – Jun 2020", from: "2021-09", to: "2020-06", points: ["Coded interviews in {SPSS} and {NVivo}."] },
        { title: "Teaching Assistant", company: "Clifton Grammar School", place: "Karachi", dates: "Aug 2020 – Jul 2022", from: "2020-08", to: "2022-07" },
      ],
    },
    { heading: "Skills", tags: ["{Psychological assessment}", "{Group therapy}", "{Crisis intervention}", "{Parent workshops|Parent training}", "{~Empathy}", "{~Confidentiality|Discretion}"] },
    { heading: "Education", studies: [{ degree: "MSc Clinical Psychology", institution: "University of Karachi", dates: "2018 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Urdu}, {English}, {Sindhi}"] },
  ],
  optional: ["Research", "School counselling", "Psychology", "Mental health", "Clinical psychology", "Qualitative analysis", "Interviewing", "Qualitative research", "Psychotherapy"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["icons", "docx-tabs"],
};
