import type { Person } from "../person.ts";

export const person: Person = {
  id: "fitness-kojo",
  family: "fitness",
  country: "GH",
  languageCode: "en",
  name: "Kojo Asante Baidoo",
  headline: "Fitness Instructor",
  email: "kojo.baidoo@labonemail.example",
  phone: "+233 20 555 0165",
  location: "Accra, Ghana",
  sections: [
    { heading: "Who I am", text: ["New to the trade, early in the gym, loud when it helps."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Fitness Instructor", company: "Osu Iron House", place: "Accra", dates: "June 2026 – Present", from: "2026-06", to: null, points: [
          "Write {training plans=Training plans|Exercise programming|Workout planning|Exercise prescription|Workout plans|Programme design|Training planning|Training programme design} for new members; lead {spinning=Indoor cycling|Spinning|Spin classes} and {HIIT|High-intensity interval training|HIIT classes} three evenings a week.",
          "[[Class attendance grew from 9 to 22 people a session.]]",
          "We sell no {!supplements=Nutritional supplements|Supplements|Dietary supplements|Supplement sales}, only sweat.",
        ] },
        { title: "Sports Intern", company: "Achimota Athletics Club", place: "Accra", dates: "August 2025 – October 2025", from: "2025-08", to: "2025-10", points: [
          "Timed laps, carried cones, watched the {!physiotherapist=Physiotherapy|Physiotherapist} strap ankles.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Personal training}", "{Strength training|Strength coaching|Resistance training|Weight training|Strength and conditioning}", "{Fitness assessment|Fitness testing|Fitness assessments}", "{Group exercise|Group fitness|Group classes|Group training}", "{First aid}", "{~Motivating people=Motivating others|Motivating people|Motivation|Motivational skills}", "{~Punctuality}"] },
    { heading: "Education", studies: [{ degree: "BSc Sports and Exercise Science", degreeAlso: ["BSc in Sports and Exercise Science"], institution: "University of Education, Winneba", dates: "2021 – 2025", year: 2025 }] },
    { heading: "Certificates", certificates: ["{ACE Certified Personal Trainer|ACE Personal Trainer|ACE CPT}", "{CPR and AED|CPR/AED|CPR}"] },
    { heading: "Languages", languages: ["{English}, {Twi}, {Ga}"] },
    { heading: "Plans", text: ["I would like to learn {!sports massage=Sports massage|Massage|Massage therapy} and {!nutrition coaching=Nutrition coaching|Nutrition} once the rent is paid."] },
  ],
  optional: ["Fitness", "Fitness instruction", "Fitness training", "Fitness coaching", "Coaching", "Group fitness instruction", "CPR", "AED", "Sports science", "Exercise science", "Sports", "Athletics", "Member onboarding", "Class instruction", "Athletics coaching", "Client retention", "Timekeeping"],
  totalYears: 0.7,
  level: "Entry Level",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-header"],
};
