import type { Person } from "../person.ts";

export const person: Person = {
  id: "claims-oisin",
  family: "insurance",
  country: "IE",
  languageCode: "en",
  name: "Oisín Heneghan",
  headline: "Claims Handler",
  email: "oisin.heneghan@corribmail.example",
  phone: "+353 85 012 4467",
  location: "Galway, Ireland",
  sections: [
    {
      heading: "Profile",
      text: [
        "Motor and household {claims handler=Claims handling}. People ring me on a bad day and I try not to make it longer.",
      ],
    },
    {
      heading: "Employment",
      jobs: [
        {
          title: "Claims Handler, Motor",
          titleAlso: ["Claims Handler", "Motor Claims Handler"],
          company: "Corrib Mutual Insurance",
          place: "Galway",
          dates: "January 2024 – Present",
          from: "2024-01",
          to: null,
          points: [
            "About 85 open {motor claims=Motor claims|Motor insurance claims|Motor insurance|Car insurance claims} at a time, from first call to payment; {reserves=Reserving} reviewed every month in {Guidewire ClaimCenter|Guidewire|ClaimCenter}.",
            "Own authority to {?settle=Claims settlement|Settlement} up to €15,000. Anything with a solicitor's letter goes upstairs to legal, who do the {!litigation=Litigation}.",
            "[[Cut the average time to settle a windscreen claim from 9 days to 2.]]",
            "Pass the odd-looking ones to the {?fraud=Fraud detection|Fraud} desk.",
            "Volunteer {?tester=User acceptance testing|Software testing} of the new claims portal: the developers wrote it in {!Angular} and {!Java}, I only clicked.",
          ],
        },
        {
          title: "Claims Assistant",
          company: "Burren Brokers",
          place: "Ennis",
          dates: "June 2022 – December 2023",
          from: "2022-06",
          to: "2023-12",
          points: [
            "Took the first details of {storm and burst pipe claims=Household claims|Home insurance claims|Property claims|Home insurance|Storm claims} by phone and chased {?engineers' reports}.",
            "Kept customers posted: a {!swift=Swift} answer, even a bad one, is half the job.",
          ],
        },
      ],
    },
    {
      heading: "Skills",
      groups: [
        [
          "Claims",
          [
            "{Motor claims}",
            "{Household claims}",
            "{Reserving}",
            "{Policy wordings=Policy wordings|Policy interpretation|Policy wording}",
          ],
        ],
        [
          "Computer",
          [
            "{Guidewire ClaimCenter}",
            "{Excel=Microsoft Excel}",
            "{Outlook=Microsoft Outlook|Outlook|MS Outlook}",
          ],
        ],
        ["People", ["{~Negotiation}", "{~Empathy}", "{Customer service}"]],
      ],
    },
    {
      heading: "Education",
      studies: [
        {
          degree: "BA in History and Geography",
          degreeAlso: ["BA"],
          institution: "University of Galway",
          dates: "2018 – 2021",
          year: 2021,
        },
      ],
    },
    {
      heading: "Professional",
      certificates: [
        "{Accredited Product Adviser (APA), Personal General Insurance=Accredited Product Adviser|APA|APA Personal General Insurance}",
      ],
    },
    { heading: "Languages", languages: ["{English}", "{Irish}"] },
    {
      heading: "Interests",
      list: ["Hurling (the junior B's, on the bench), bodhrán, {!photography=Photography}"],
    },
    {
      heading: "Referees",
      list: ["Ms Bríd Lally, Claims Manager, Corrib Mutual, b.lally@corribmutual.example, 091 555 0142"],
    },
  ],
  optional: ["Insurance policies", "Telephone manner", "First notice of loss", "Communication"],
  not: ["Legal advice", "Geography"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docx-plain", "dates-right@weasyprint"],
};
