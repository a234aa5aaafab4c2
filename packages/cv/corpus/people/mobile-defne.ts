import type { Person } from "../person.ts";

export const person: Person = {
  id: "mobile-defne",
  family: "software",
  country: "TR",
  languageCode: "en",
  name: "Defne Karahan",
  headline: "Mobile Developer",
  email: "defne.karahan@izmirposta.example",
  emailLink: "E-mail me",
  phone: "0 (532) 555 41 87",
  location: "İzmir, Türkiye",
  sections: [
    {
      heading: "Where I have worked",
      jobs: [
        { title: "Mobile Developer", company: "Ege Transit Apps", place: "İzmir", dates: "Mar. 2023 to date", from: "2023-03", to: null, points: ["Two ticket apps for the same trams, one in {SwiftUI} and one in {Kotlin}, with {Firebase} behind both.", "[[Crash-free sessions rose from 97.2% to 99.8% within a year.]]", "A release to {?App Store=App Store deployment|App Store|App Store Connect|App publishing|App store releases} and {?Google Play=Google Play|Google Play Console|Google Play Store|App publishing} every second Tuesday."] },
        { title: "Junior iOS Developer", titleAlso: ["iOS Developer"], company: "Kordon Studio", place: "İzmir", dates: "July 2021 to Feb. 2023", from: "2021-07", to: "2023-02", points: ["Loyalty card for a chain of 38 {!bakeries=Baking|Bakery}: {Swift}, {Core Data}, {?push messages=Push notifications|Push messages}.", "Screens after the designer's {?Figma} files; {?unit tests=Unit testing|Unit tests} for whatever touched money."] },
      ],
    },
    { heading: "Tools", tags: ["{Swift}", "{SwiftUI}", "{Kotlin}", "{Jetpack Compose|Compose}", "{Firebase|Google Firebase}", "{REST APIs=REST APIs}", "{Git|GitHub}", "{Fastlane}"] },
    { heading: "Studies", studies: [{ degree: "BSc in Computer Engineering", degreeAlso: ["BSc Computer Engineering"], institution: "Dokuz Eylül University", dates: "2021", year: 2021 }] },
    { heading: "Certificates", certificates: ["{Associate Android Developer|Associate Android Developer Certification}, Google, 2022"] },
    { heading: "Languages", languages: ["{Turkish} – mother tongue", "{English} – B2", "{German} – A2"] },
    { heading: "Off screen", text: ["Sailing with the {!Unity} club of Urla, {!darts=Dart} on Thursdays."] },
  ],
  optional: ["iOS", "Android", "iOS development", "Android development", "Mobile development", "Mobile app development", "App development", "iOS via Swift", "Loyalty programmes", "Crash reporting", "Release management", "Mobile applications", "Computer engineering", "Ticketing", "CI/CD"],
  not: ["Sailing"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["title-at", "docx-header"],
};
