import type { Person } from "../person.ts";

export const person: Person = {
  id: "bankteller-jomar",
  family: "banking",
  country: "PH",
  languageCode: "en",
  name: "Jomar Aquino Villanueva",
  email: "jomar.villanueva@dagupanmail.example",
  phone: "+63 917 402 8836",
  location: "Dagupan City, Pangasinan",
  sections: [
    { heading: "Objective", text: ["A counter of my own in a bank where people still come in person. I {!excel=Microsoft Excel} when the line is long."] },
    { heading: "Education", studies: [{ degree: "BS in Business Administration, major in Financial Management", degreeAlso: ["BS in Business Administration", "BS Business Administration", "Bachelor of Science in Business Administration"], institution: "Lingayen Gulf University", dates: "2021 – 2025", year: 2025, points: ["Dean's list, second year", "300 hours of practice with the cooperative of the {!bangus=Bangus|Milkfish|Aquaculture} growers"] }] },
    {
      heading: "Work",
      jobs: [
        { title: "Bank Teller", company: "Hundred Islands Rural Bank", place: "Dagupan", dates: "February 2026 – Present", from: "2026-02", to: null, points: [
          "{Deposits and withdrawals=Teller operations|Deposits and withdrawals|Deposits|Bank teller operations|Cash transactions|Teller transactions}, {?remittances=Remittances|Remittance|Money transfers|Remittance processing} and the bills of the water district.",
          "[[Balanced the drawer to the centavo on 171 of 174 working days.]]",
          "{KYC} papers for new accounts, entered in {Flexcube=Oracle Flexcube|Flexcube|FLEXCUBE}.",
          "Sort out torn and false notes with the {?UV lamp=Counterfeit detection|UV lamp}.",
        ] },
      ],
    },
    { heading: "Character", text: ["{~Honest=Honesty|Integrity|Honest}, {~polite=Courtesy|Politeness|Polite} also to the rude, {~punctual=Punctuality|Punctual|Time management}."] },
    { heading: "Eligibility and Seminars", certificates: ["{Career Service Professional Eligibility=Career Service Professional Eligibility|Civil Service Professional Eligibility|Career Service Professional|Civil Service Eligibility}, Civil Service Commission, 2025", "{AMLA Orientation for New Hires=AMLA Orientation for New Hires|AMLA Orientation|AMLA}, 2026"] },
    { heading: "Languages", languages: ["{Filipino=Filipino|Tagalog}, {English}, {Pangasinan}, {Ilocano=Ilocano|Ilokano}"] },
    { heading: "Character references", text: ["Mrs. Perla Cruz, branch head, Hundred Islands Rural Bank, 075 555 0142"] },
  ],
  optional: ["Cash handling", "Account opening", "Bill payments", "Bills payment", "Bill collection", "Cash balancing", "Customer service", "Financial management", "Anti-money laundering", "Data entry", "Core banking", "Core banking systems", "Counterfeit detection", "Customer onboarding", "Counter service", "Fraud detection", "Payment processing", "Financial accounting", "Business administration", "Account reconciliation", "Cash counting", "Payments"],
  not: ["Water", "Perl", "Fishing"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["dot-leaders", "docx-header"],
};
