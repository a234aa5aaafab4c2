import type { Person } from "../person.ts";

export const person: Person = {
  id: "videographer-lusia",
  family: "film and video",
  country: "WS",
  languageCode: "en",
  name: "Lusia Tuilagi",
  headline: "Videographer",
  email: "lusia@examplereel.example",
  emailLink: "Mail",
  phone: "+685 772 4051",
  location: "Apia, Samoa",
  links: [["Showreel", "https://reel.lusiatuilagi.example"]],
  sections: [
    {
      heading: "Credits",
      jobs: [
        { title: "Videographer", company: "Lagoon Dive Resort", place: "Lalomanu", dates: "01/2024 – today", from: "2024-01", to: null, points: [
          "[[Bookings that came through our films rose from 3% to 12%.]]",
          "Weekly reels; a film on the {!rust=Rust} of a wreck, seen in nine schools.",
        ] },
        { title: "Video Journalist", company: "Samoa Evening News", place: "Apia", dates: "04/2020 – 12/2023", from: "2020-04", to: "2023-12", points: [
          "Parliament, storms and {!rugby=Rugby}; live cuts in {vMix}.",
        ] },
        { title: "Wedding Filmmaker (part-time)", titleAlso: ["Wedding Filmmaker"], company: "Self-employed", dates: "06/2021 – 12/2023", from: "2021-06", to: "2023-12", points: [
          "Some twenty weddings, {!cakes=Cakes|Baking} included.",
        ] },
      ],
    },
    { heading: "Craft", tags: ["{Camera operation}", "{Video editing}", "{DaVinci Resolve}", "{Drone filming|Drone videography|Aerial videography|Aerial filming|Drone operation|Drone footage}", "{Sound recording}", "{~Storytelling}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Media and Journalism", institution: "National University of Samoa", dates: "2019", year: 2019 }] },
    { heading: "Licence", certificates: ["{Remote Pilot Licence|Remote Pilot License}, 2022"] },
    { heading: "Languages", languages: ["{Samoan}", "{English}"] },
  ],
  optional: ["Journalism", "Video journalism", "Reporting", "Live editing", "Live broadcasting", "Live production", "Wedding films", "Wedding videography", "Social media", "Social media content", "Filmmaking", "Vision mixing", "News reporting", "Live streaming", "Media", "Content creation", "Documentary filmmaking", "Film production", "Videography"],
  not: ["Diving", "Hospitality"],
  totalYears: 6.6,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "enhancv"],
};
