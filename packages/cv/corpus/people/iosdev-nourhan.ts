import type { Person } from "../person.ts";

export const person: Person = {
  id: "iosdev-nourhan",
  family: "software",
  country: "EG",
  languageCode: "en",
  name: "Nourhan Samir Elgendy",
  headline: "iOS Developer",
  email: "nourhan.elgendy@examplenile.example",
  phone: "+20 10 6455 2039",
  location: "Alexandria, Egypt",
  sections: [
    { heading: "Overview", text: ["Mobile developer who likes small releases and old phones."] },
    { heading: "Track record", jobs: [
      { title: "iOS Developer", company: "Stanley Bridge Apps", place: "Alexandria", dates: "Apr 2022 – Present", from: "2022-04", to: null, points: [
        "Driver app for a taxi fleet in {SwiftUI}: map, trip history, payments.",
        "[[Crash-free sessions rose from 96.1% to 99.7%.]]",
        "Builds sent out with {Fastlane} and {TestFlight}.",
        "Pair with the {!Android|Android development} colleague every Sunday.",
      ] },
      { title: "Junior Mobile Developer", company: "Delta Cotton Exchange", place: "Kafr El Dawwar", dates: "Oct 2019 – Mar 2022", from: "2019-10", to: "2022-03", points: ["{Objective-C|Objective C|ObjC} app for {!cotton=Cotton} graders."] },
    ] },
    { heading: "Skills", tags: ["{Swift}", "{SwiftUI}", "{UIKit}", "{Core Data|CoreData}", "{Combine}", "{XCTest}", "{Firebase}", "{REST APIs=REST}", "{Git}", "{Xcode}"] },
    { heading: "Education", studies: [{ degree: "BSc in Computer Engineering", degreeAlso: ["BSc Computer Engineering"], institution: "Alexandria University", dates: "2019", year: 2019 }] },
    { heading: "Languages", languages: ["{Arabic}, {English}"] },
  ],
  optional: ["iOS", "iOS development", "Mobile development", "Mobile app development", "Payment integration", "Maps integration", "Pair programming", "CI/CD", "Release management"],
  not: ["C", "Fleet management"],
  totalYears: 7.1,
  level: "Senior",
  inconsistencies: [],
  files: ["pipes", "latex-jake"],
};
