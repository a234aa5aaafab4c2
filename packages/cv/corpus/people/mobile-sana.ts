import type { Person } from "../person.ts";

export const person: Person = {
  id: "mobile-sana",
  family: "software",
  country: "PK",
  languageCode: "en",
  name: "Sana Iqbal Chaudhry",
  headline: "Mobile Engineer (iOS first)",
  email: "sana.chaudhry@islamail.example",
  phone: "+92-321-4478810",
  location: "Islamabad, Pakistan",
  sections: [
    { heading: "Who I am", text: ["iOS engineer who ships. 4+ years of {Swift} in finance and ride hailing apps."] },
    {
      heading: "Work",
      jobs: [
        { title: "iOS Engineer", company: "Margalla Pay", place: "Islamabad", dates: "Mar 2024 – Present", from: "2024-03", to: null, points: ["Wallet app in {Swift} and {SwiftUI}, offline queue on {Core Data}.", "[[Crash-free sessions up from 98.2% to 99.8%.]]", "Release trains with {Fastlane}, feature flags, on-call one week in five."] },
        { title: "Junior iOS Developer", company: "Rawal Rides", place: "Rawalpindi", dates: "Jul 2022 – Feb 2024", from: "2022-07", to: "2024-02", points: ["Driver app in {UIKit} with {MapKit}; some {Objective-C}.", "Wrote the {REST APIs=REST|REST API|REST APIs|API integration} client and its {XCTest} suite."] },
      ],
    },
    { heading: "Toolset", tags: ["{Swift}", "{SwiftUI}", "{Combine}", "{Xcode}", "{Git}", "{Firebase}", "{Flutter}"] },
    { heading: "Education", studies: [{ degree: "BS Software Engineering", institution: "COMSATS University Islamabad", dates: "2018 – 2022", year: 2022 }] },
    { heading: "Languages", languages: ["{Urdu}", "{English}", "{Punjabi}"] },
  ],
  optional: ["iOS development", "Mobile development", "iOS", "Unit testing", "Feature flags", "CI/CD", "Release management", "Dart", "Mobile payments", "Finance", "Ride-hailing"],
  totalYears: 4.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["rating", "docx-plain"],
};
