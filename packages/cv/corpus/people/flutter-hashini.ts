import type { Person } from "../person.ts";

export const person: Person = {
  id: "flutter-hashini",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Hashini Nethmini Gamage",
  headline: "Associate Mobile Developer",
  email: "hashini.gamage@islandmail.example",
  phone: "071 806 2254",
  location: "Kurunegala",
  links: [["github.example/hashini-g", "https://github.example/hashini-g"]],
  sections: [
    { heading: "Hello", text: ["Fresh graduate who likes small phones, slow networks and apps that still work on them. I am looking for a team where somebody reviews my code strictly."] },
    { heading: "Work", jobs: [
      { title: "Associate Mobile Developer", company: "Paddy & Palm Labs", place: "Colombo 07", dates: "July 2026 – Present", from: "2026-07", to: null, points: [
        "Screens for a clinic booking app in {Flutter} with {Riverpod}; {?widget tests=Widget testing|Widget tests|Unit testing} before the merge.",
        "Booking flow first for {!dental=Dentistry} and then for {!eye clinics=Ophthalmology}, every two weeks a demo in front of real nurses.",
        "[[Crash-free sessions went from 96.2% to 99.4% after I traced the {Sentry} reports of two months.]]",
      ] },
      { title: "Software Engineering Intern", titleAlso: ["Intern", "Intern Software Engineer"], company: "Paddy & Palm Labs", place: "Colombo 07", dates: "January 2026 – June 2026", from: "2026-01", to: "2026-06", promoted: true, points: [
        "Offline sync with {Drift|Drift (SQLite)} and push messages over {Firebase}.",
        "{?Localisation=Localisation|Internationalisation|i18n|Localization} into Sinhala and Tamil, dark mode.",
      ] },
    ] },
    { heading: "Projects", list: [
      "Bus Ko? (final year project): {Kotlin} app and {Supabase} backend that show where the 05 bus really is. Users include one conductor, my uncle. [[?120 downloads in the first week.]]",
      "Seettuwa: keeps the book of a seettu savings circle; {Next.js} and {TypeScript}; made for my mother, who does the {!accounting} and the {!sewing=Sewing} for half the lane.",
      "Elephant alarm with a {?Raspberry Pi}: team of four, second place at the faculty hackathon. I did the app; the {!machine learning} and the {!soldering} were Sanduni and Imran.",
    ] },
    { heading: "Can do", tags: ["{Dart}", "{Flutter}", "{Kotlin}", "{Jetpack Compose}", "{REST}", "{SQL}", "{Git}", "{Figma}", "{GitHub Copilot|Copilot}"] },
    { heading: "Would like to learn", text: ["{!Swift} and how to say no to a product owner."] },
    { heading: "Studies", studies: [
      { degree: "BSc (Hons) in Software Engineering", degreeAlso: ["BSc in Software Engineering", "BSc (Hons) Software Engineering"], institution: "University of Kelaniya", dates: "2022 – 2026", year: 2026, points: ["Second Class Upper, GPA 3.41"] },
      { degree: "G.C.E. Advanced Level (Physical Science)", degreeAlso: ["G.C.E. Advanced Level", "GCE A/L"], institution: "Maliyadeva Girls' College", place: "Kurunegala", dates: "2020", year: 2020, points: ["Combined Mathematics B, {!Physics} B, {!Chemistry} C"] },
    ] },
    { heading: "Courses", certificates: ["{Google UX Design Certificate|Google UX Design|Google UX Design Professional Certificate} (Coursera), 2024"] },
    { heading: "Languages", languages: ["{Sinhala} (mother tongue)", "{English} (good)", "{Tamil} (learning)"] },
    { heading: "And", text: ["President of the faculty {!photography=Photography} circle 2024; school {!netball=Netball} colours; volunteer at the dog shelter."] },
    { heading: "Referee", text: ["Dr. Pavithra Wijesinghe, Senior Lecturer, pavithra.w@kelaniya.example, 033 290 5511"] },
  ],
  optional: ["Mobile development", "Mobile app development", "Android", "Android development", "Cross-platform development", "Firebase Cloud Messaging", "Push notifications", "SQLite", "Offline sync", "Offline-first", "Crash analysis", "Debugging", "Dark mode", "Code review", "Testing", "Scrum", "Agile", "Leadership", "Volunteering", "Teamwork", "UX design", "IoT", "React", "Mobile applications", "App development", "Hackathon", "UI design", "Translation"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["latex-alta", "indeed"],
};
