import type { Person } from "../person.ts";

export const person: Person = {
  id: "networktech-sereana",
  family: "networking",
  country: "FJ",
  languageCode: "en",
  name: "Sereana Vakacegu",
  headline: "Network Technician",
  email: "sereana.vakacegu@reefmail.example",
  phone: "+679 920 4418",
  location: "Suva, Fiji",
  sections: [
    {
      heading: "Experience",
      jobs: [
        {
          title: "Network Technician",
          company: "Viti Link Broadband",
          place: "Suva",
          dates: "Feb 2025 – Present",
          from: "2025-02",
          to: null,
          points: [
            "{Fibre splicing|Fusion splicing|Fibre optic splicing|Optical fibre splicing} and {OTDR|OTDR testing|Optical time-domain reflectometer} tests on drops and feeders, four or five homes a day.",
            "{MikroTik|MikroTik routers|RouterOS} routers and {Ubiquiti} radios for offices, with {VLANs|VLAN|VLAN configuration} as the work order says.",
            "[[Repeat visits in my area went from 14 to 5 a month.]]",
            "The core runs {!BGP} and belongs to the engineers; when they call I read them the lights.",
            "Old timber houses: the cable goes in under the {!windows=Windows}, never through the roof.",
          ],
        },
        {
          title: "Attachment Student",
          company: "Laucala Computer Centre",
          place: "Suva",
          dates: "Jul 2024 – Dec 2024",
          from: "2024-07",
          to: "2024-12",
          points: [
            "Crimped and labelled {Cat 6=Network cabling|Cat 6|Cat6|Cat 6 cabling} for two classrooms; swapped {?toner and memory=Hardware repair|Printer maintenance}.",
            "Sat beside the {!VMware} administrator and watched.",
          ],
        },
      ],
    },
    {
      heading: "Skills",
      tags: [
        "{Fibre splicing}",
        "{OTDR}",
        "{Structured cabling=Network cabling}",
        "{MikroTik}",
        "{Wi-Fi|WiFi|Wireless networks|Wireless networking|WLAN}",
        "{TCP/IP}",
        "{Working at height}",
        "{~Punctuality}",
        "{~Customer focus|Customer orientation}",
      ],
    },
    {
      heading: "Education",
      studies: [
        {
          degree: "Diploma in Telecommunications and Networking",
          institution: "Fiji National University",
          dates: "2022 – 2024",
          year: 2024,
        },
      ],
    },
    {
      heading: "Next",
      text: ["{!CCNA} exam booked for March 2027; after that I would like to learn {!Python}."],
    },
    {
      heading: "Languages",
      languages: ["{iTaukei=Fijian|iTaukei}", "{English}", "{Fiji Hindi|Hindi|Fijian Hindi}"],
    },
    { heading: "Interests", list: ["Touch {!rugby=Rugby}, church {!choir=Choir}"] },
  ],
  optional: [
    "Fibre optics",
    "Fibre installation",
    "Telecommunications",
    "Customer service",
    "Fault finding",
    "Installation",
    "Labelling",
  ],
  totalYears: 2.3,
  level: "Junior",
  inconsistencies: [],
  files: ["latex-jake", "rating"],
};
