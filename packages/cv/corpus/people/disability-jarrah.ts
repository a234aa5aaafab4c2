import type { Person } from "../person.ts";

export const person: Person = {
  id: "disability-jarrah",
  family: "social care",
  country: "AU",
  languageCode: "en",
  name: "Jarrah Mitchell",
  headline: "Disability Support Worker",
  email: "jarrah.mitchell@ozletter.example",
  phone: "0412 556 093",
  location: "Geelong VIC",
  sections: [
    { heading: "About me", text: ["Support worker with three years in supported independent living and community access. I came to this work through my younger brother and I stayed because no two days are alike. I have my own car, comprehensive insurance and current checks."] },
    {
      heading: "Work history",
      jobs: [
        { title: "Disability Support Worker", company: "Corio Bay Community Living", place: "Geelong", dates: "Feb 2024 – now", from: "2024-02", to: null, points: [
          "Support four men with {intellectual disability|Intellectual disabilities|Intellectual disability support|Disability support} and {autism} in their home, including sleepovers.",
          "{Personal care}, {medication assistance=Medication administration|Medication assistance|Medication support}, cooking and budgeting together with the residents.",
          "Follow {behaviour support plans=Positive behaviour support|Behaviour support plans|Behaviour support} and write {shift notes=Progress notes|Shift notes|Case notes|Care documentation|Documentation} in {ShiftCare}.",
          "[[Medication errors in the house went from seven in 2024 to one in 2025.]]",
          "Take one resident to {!wheelchair basketball=Basketball|Wheelchair basketball} every Tuesday.",
        ] },
        { title: "Support Worker (casual)", titleAlso: ["Support Worker"], company: "Barwon Helping Hands", place: "Geelong", dates: "Aug 2023 – Mar 2025", from: "2023-08", to: "2025-03", points: [
          "{Community access|Community participation} and {domestic assistance|Household assistance|Domestic support|Housekeeping} for NDIS participants.",
          "{Hoist transfers=Manual handling|Hoist transfers|Hoist|Patient transfers|Hoisting} and {PEG feeding=Tube feeding|PEG feeding} after training.",
        ] },
        { title: "Barista", company: "Pako Street Espresso", place: "Geelong West", dates: "Nov 2020 – Jul 2023", from: "2020-11", to: "2023-07", points: ["{Coffee making=Espresso|Coffee making|Barista skills|Coffee preparation}, {opening and closing the shop=Opening and closing procedures|Opening and closing}, {till=Point of sale|Cash handling|Till operation}, training new casuals."] },
      ],
    },
    { heading: "Skills", tags: ["{Person-centred support|Person-centred care}", "{Epilepsy management|Epilepsy}", "{NDIS|NDIS knowledge}", "{First aid}", "{Key Word Sign}", "{~Empathy}", "{~Reliability|Reliable}", "{~Staying calm under pressure=Stress management}"] },
    { heading: "Tickets and checks", certificates: ["{NDIS Worker Screening Check|NDIS Worker Screening}", "{?Working with Children Check}", "{First Aid (HLTAID011)|First Aid|HLTAID011}", "{CPR (HLTAID009)|CPR|HLTAID009}"] },
    { heading: "Education", studies: [
      { degree: "Certificate IV in Disability Support", institution: "The Gordon", place: "Geelong", dates: "2023", year: 2023 },
      { degree: "Victorian Certificate of Education", degreeAlso: ["VCE"], institution: "Belmont High School", dates: "2020", year: 2020 },
    ] },
    { heading: "Languages", languages: ["{English}, some {Auslan}"] },
    { heading: "Outside work", text: ["{!Surfing}, local footy, playing {!bass=Bass guitar} in a band nobody has heard of"] },
    { heading: "Referees", text: ["Kerry Walsh, House Supervisor, Corio Bay Community Living, 0400 118 274"] },
  ],
  optional: ["Disability support", "Supported independent living", "Cooking", "Budgeting", "Medication", "Customer service", "Staff training", "Training", "Driving", "CPR", "Coffee", "Community care", "Life skills training", "Daily living support", "Overnight care", "Training and development", "Meal preparation", "Auslan", "Barista"],
  totalYears: 6,
  level: "Senior",
  levelAlso: ["Mid-Level"],
  inconsistencies: [],
  files: ["icons", "docx-sidebar"],
};
