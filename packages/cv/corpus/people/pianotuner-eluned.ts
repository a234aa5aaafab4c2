import type { Person } from "../person.ts";

export const person: Person = {
  id: "pianotuner-eluned",
  family: "music trade",
  country: "GB",
  languageCode: "en",
  name: "Eluned Prys-Davies",
  headline: "Piano tuner and technician",
  email: "eluned@cambrianpianos.example",
  phone: "07700 900 661",
  location: "Aberystwyth, Ceredigion",
  sections: [
    { heading: "A few words", text: ["I {tune by ear=Aural tuning|Tuning by ear|Piano tuning|Ear tuning} and check with a machine, not the other way round. Some nine hundred pianos a year, from a grand under the lights to an upright that lives next to an Aga."] },
    {
      heading: "Working life",
      jobs: [
        { title: "Self-employed piano tuner", titleAlso: ["Piano tuner"], company: "Cambrian Pianos", companyAlso: ["Self-employed"], place: "Aberystwyth", dates: "May 2012 – present", from: "2012-05", to: null, points: [
          "{Concert tuning} for the arts centre and two summer festivals: before the rehearsal, before the doors open, and in the interval when the {!harpsichord=Harpsichord} player has been leaning on it.",
          "Contracts with 31 schools, the county's music service and the university; {pitch raises=Pitch raising|Pitch raises|Pitch raise} on instruments that nobody has touched since 1987.",
          "{Regulation=Action regulation|Regulation|Piano regulation|Regulating} and {voicing=Voicing|Piano voicing|Toning|Hammer voicing} of grands, {restringing=Restringing|Piano restringing|String replacement|Stringing}, {hammer refacing=Hammer refacing|Hammer reshaping|Hammer filing}, {?moth=Moth treatment|Moth damage repair|Moth} in the felts about once a month.",
          "[[Call-backs within a fortnight of a tuning: 9 in 2019, 1 last year.]]",
          "Valuations for {!insurers=Insurance} and house clearances; I do not move pianos, but I know who does.",
        ] },
        { title: "Visiting tutor, piano technology (one day a week)", titleAlso: ["Visiting tutor", "Visiting tutor, piano technology"], company: "Newark School of Instrument Crafts", place: "Newark-on-Trent", dates: "Sept 2017 – July 2020", from: "2017-09", to: "2020-07", points: ["Second years: {?temperament=Temperament|Equal temperament|Temperament setting} by ear, then {!violin=Violin|Violin making} makers who had wandered in."] },
        { title: "Workshop technician", company: "Pritchard & Daughter Pianos", place: "Shrewsbury", dates: "July 2008 – April 2012", from: "2008-07", to: "2012-04", points: ["{Rebuilds=Piano rebuilding|Rebuilds|Rebuilding|Piano restoration|Piano rebuilds} from the {?soundboard=Soundboard repair|Soundboard|Soundboards} up: {bridge repairs=Bridge repair|Bridge repairs|Piano bridge repair}, {pin blocks=Pin block replacement|Pin blocks|Pin block repair|Pinblock replacement|Pinblocks}, {key recovering=Key recovering|Keytop replacement|Key covering}, {French polishing}."] },
      ],
    },
    { heading: "Training", studies: [{ degree: "Diploma in Piano Tuning, Maintenance and Repairs", degreeAlso: ["Diploma in Piano Tuning"], institution: "Newark School of Instrument Crafts", dates: "2005 – 2008", year: 2008 }] },
    { heading: "Letters", certificates: ["{Member of the Pianoforte Tuners' Association|MPTA|Pianoforte Tuners' Association}, by examination, 2011", "{?Enhanced DBS|DBS} for the schools, renewed 2025"] },
    { heading: "On the bench and in the van", list: ["{Verituner} for the record, forks for the ear", "Humidity control: {Dampp-Chaser|Dampp-Chaser installation|Humidity control systems} fitted since 2015", "Accounts in {FreeAgent}, reminders by post because people keep them"] },
    { heading: "Languages", languages: ["{Welsh} (first language), {English}"] },
    { heading: "Not for hire", text: ["Second alto in a chapel choir; {!sheepdog trials=Dog training|Sheepdog trials}; a {!spring=Spring} by the back door that never fails."] },
  ],
  not: ["Transport", "Removals"],
  optional: ["Tuning", "Piano repair", "Piano maintenance", "Grand pianos", "Piano valuation", "Valuations", "Valuation", "Teaching", "Tutoring", "Humidity control", "Bookkeeping", "Driving", "Accounting", "Self-employment", "Instrument repair", "Restoration", "Piano technology", "Electronic tuning", "Upright pianos", "Customer service", "Felt repair", "Appraisals"],
  totalYears: 18.3,
  level: "Expert",
  inconsistencies: [],
  files: ["margin-headings", "docx-header@libreoffice"],
};
