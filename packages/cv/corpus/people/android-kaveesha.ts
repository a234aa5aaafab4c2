import type { Person } from "../person.ts";

export const person: Person = {
  id: "android-kaveesha",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Kaveesha Madurawala",
  headline: "Android Developer",
  email: "kaveesha.madurawala@sllmail.example",
  phone: "071 555 6620",
  location: "Kurunegala, Sri Lanka",
  sections: [
    { heading: "Career Objective", text: ["To grow as an Android developer in a team that shows its work to the people who use it."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Associate Android Developer", titleAlso: ["Android Developer"], company: "Wayamba Mobility", place: "Kurunegala", dates: "Sep 2025 – Present", from: "2025-09", to: null, points: ["Rider and driver screens of a three-wheeler app in {Kotlin} and {Jetpack Compose}.", "[[Sessions without a crash rose from 96.1% to 99.4% in five months.]]", "Crash reports from {Firebase Crashlytics=Firebase|Firebase Crashlytics|Crashlytics}; releases every second Tuesday."] },
        { title: "Intern – Mobile Development", titleAlso: ["Mobile Development Intern", "Intern"], company: "Deduru Apps", place: "Kandy", dates: "Feb 2025 – Jul 2025", from: "2025-02", to: "2025-07", points: ["Small screens and bug fixes in {Java}; first unit tests."] },
      ],
    },
    { heading: "Skills", tags: ["{Kotlin}", "{Java}", "{Android SDK=Android|Android SDK}", "{Jetpack Compose}", "{Room|Room database}", "{Retrofit}", "{Firebase}", "{Git}", "{~Team player=Teamwork}"] },
    { heading: "Projects", list: ["Bus timetable for Kurunegala, works without a signal: {Kotlin}, {Room}", "Attendance by QR code for our faculty: {Firebase}, two hundred students a day"] },
    {
      heading: "Educational Qualifications",
      studies: [
        { degree: "BSc in Computer Science", institution: "Wayamba University of Sri Lanka", dates: "2021 – 2025", year: 2025 },
        { degree: "G.C.E. Advanced Level (Physical Science)", degreeAlso: ["G.C.E. Advanced Level", "G.C.E. (A/L)"], institution: "Maliyadeva Girls’ College", dates: "2020", year: 2020, points: ["Combined Mathematics {!B}, Physics {!C}, {!Chemistry} {!C}"] },
      ],
    },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Extra-Curricular Activities", text: ["Member of the school {!hockey=Hockey} team, 2016 to 2018; treasurer of the IT society."] },
    { heading: "Non-Related Referees", text: ["Dr. N. Herath, Senior Lecturer, Wayamba University of Sri Lanka, herath.n@wusl.example, 037 555 2290"] },
  ],
  not: ["Physics"],
  optional: ["Mobile development", "Mobile app development", "Android development", "Unit testing", "Debugging", "Bug fixing", "QR codes", "Offline apps", "Release management", "Crash reporting", "SQLite", "Computer science", "UI development", "Mobile applications"],
  totalYears: 1.7,
  level: "Junior",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-south-asian"],
};
