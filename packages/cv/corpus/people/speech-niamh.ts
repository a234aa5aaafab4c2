import type { Person } from "../person.ts";

export const person: Person = {
  id: "speech-niamh",
  family: "speech therapy",
  country: "IE",
  languageCode: "en",
  name: "Niamh Ní Chonghaile",
  headline: "Speech and Language Therapist",
  email: "niamh.nichonghaile@corribpost.example",
  phone: "+353 86 555 0129",
  location: "Galway, Ireland",
  sections: [
    { heading: "Summary", text: ["Paediatric therapist, happiest on a small chair. Four years with children and one on a stroke ward before that."] },
    {
      heading: "Work",
      jobs: [
        { title: "Speech and Language Therapist", company: "Corrib Children's Services", place: "Galway", dates: "Sept 2022 – Present", from: "2022-09", to: null, points: [
          "{Language assessment=Language assessment|Speech and language assessment|Speech assessment|Language assessments} and therapy for 60 children aged two to twelve; {dysphagia=Dysphagia|Dysphagia management|Swallowing disorders|Dysphagia assessment} clinic on Wednesdays.",
          "[[Waiting time for a first appointment cut from 31 to 18 weeks.]]",
          "{Parent training=Parent training|Parent coaching|Parent education|Parent workshops} in evening groups of eight.",
        ] },
        { title: "Speech and Language Therapist (locum)", titleAlso: ["Speech and Language Therapist"], company: "Limerick Stroke Unit", place: "Limerick", dates: "Oct 2021 – Aug 2022", from: "2021-10", to: "2022-08", points: [
          "{Aphasia=Aphasia therapy|Aphasia|Aphasia treatment} on a ward of 24 beds, side by side with {!physiotherapy=Physiotherapy} and {!dietetics=Dietetics}.",
        ] },
      ],
    },
    { heading: "Clinical skills", tags: ["{AAC|Augmentative and alternative communication}", "{Early intervention}", "{Stammering therapy|Stuttering therapy|Fluency therapy|Stammering}", "{Lámh|Lámh signing}", "{Report writing}", "{~Empathy}", "{~Teamwork}", "{~Playfulness}"] },
    { heading: "Registration", certificates: ["{CORU registered|CORU|CORU registration}, Speech and Language Therapists Registration Board"] },
    { heading: "Education", studies: [{ degree: "BSc Speech and Language Therapy", degreeAlso: ["BSc in Speech and Language Therapy"], institution: "University of Galway", dates: "2017 – 2021", year: 2021 }] },
    { heading: "Languages", languages: ["{English}, {Irish|Irish Gaelic|Gaelic|Gaeilge}"] },
    { heading: "Away from work", text: ["Sea {!swimming=Swimming}, {!pottery=Pottery}, the fiddle in Tig Chóilí on Fridays"] },
  ],
  optional: ["Speech therapy", "Speech and language therapy", "Language therapy", "Paediatrics", "Paediatric therapy", "Paediatric speech therapy", "Stroke rehabilitation", "Patient care", "Swallowing therapy", "Sign language", "Group facilitation", "Child development", "Working with children", "Stroke care", "Rehabilitation", "Neurorehabilitation"],
  totalYears: 5.1,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["two-columns", "docx-lists@libreoffice"],
};
