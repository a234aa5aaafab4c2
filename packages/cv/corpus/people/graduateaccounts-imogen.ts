import type { Person } from "../person.ts";

export const person: Person = {
  id: "graduateaccounts-imogen",
  family: "accounting",
  country: "GB",
  languageCode: "en",
  name: "Imogen Pryce-Hallam",
  email: "imogen.ph@letterbox.example",
  phone: "07700 900 318",
  location: "Shrewsbury, United Kingdom",
  sections: [
    { heading: "A few words before the rest", text: ["I should say first that I know my CV is shorter than many you will receive, and that I have rewritten this paragraph more often than I would like to admit. I graduated last year with an upper second, which I was told is good, although I had hoped for a first until the exam in the second year during which I was unwell (I can send the letter if it matters). I would like very much to begin in a junior audit or accounts role and I am told by people who have supervised me that I am {~conscientious=Conscientiousness} and {~punctual=Punctuality}, and that I worry about details so that others do not have to.", "What I can do, I hope, is this. In my final year I did a good deal of {ratio analysis=Ratio analysis|Financial ratio analysis} and {regression=Regression analysis|Regression|Linear regression} in {Stata} for my dissertation on late payment among small firms, and I am comfortable with {pivot tables=Pivot tables|PivotTables} and lookups in {Excel=Microsoft Excel|Excel|MS Excel}, rather more than comfortable perhaps. My tutor, Dr Bowen, whose {!sage=Sage} advice got me through, would confirm this. I do not yet know {!Xero}, which I see you mention, but I would take an evening course immediately. My housemate writes {!Python}, and I have watched with admiration, but I should not like to claim anything."] },
    {
      heading: "Education",
      studies: [
        { degree: "BSc (Hons) Accounting and Finance, 2:1", institution: "Aberystwyth University", place: "Aberystwyth", dates: "2022 – 2025", year: 2025 },
        { degree: "A levels: Mathematics (A), Economics (A), History (B)", institution: "Shrewsbury Sixth Form College", place: "Shrewsbury", dates: "2020 – 2022", year: 2022 },
      ],
    },
    {
      heading: "Work, such as it is",
      jobs: [
        { title: "Accounts Assistant (temporary)", company: "Lythwood Feeds Ltd", place: "Shrewsbury", dates: "September 2025 – present", from: "2025-09", to: null, points: ["This is a maternity cover which ends in January. I post {purchase invoices=Purchase ledger|Purchase invoices|Accounts payable|Invoice processing|Invoice posting} and do the weekly {bank reconciliation=Bank reconciliation|Bank reconciliations}, and since the spring I have also been trusted with the {VAT return=VAT returns|VAT return|VAT}, which my manager still checks, as she should.", "[[I found 14 duplicate supplier payments from before my time, worth £6,230, and all of it has now been refunded.]] I was very nervous about raising it."] },
        { title: "Weekend Barista", company: "The Quiet Cup", place: "Aberystwyth", dates: "October 2023 – June 2025", from: "2023-10", to: "2025-06", points: ["I made coffee, took payments and cashed up at closing. I was never more than a few pence out, and I learned to talk to strangers, which had not come naturally."] },
      ],
    },
    { heading: "Other things", text: ["I was treasurer of the university choir for one year and kept the {budget=Budgeting|Budget management|Budget} and the subscriptions in order for sixty members. I play the viola. References are available from Dr Bowen and from Mrs Tranter at Lythwood, both of whom have kindly said I may give their names."] },
    { heading: "Languages", languages: ["{English} (native), {Welsh} (conversational; I am shy about it)"] },
  ],
  optional: ["Accounting", "Finance", "Cash handling", "Customer service", "Till work", "Barista", "Coffee making", "Research", "Financial analysis", "Attention to detail", "Time management", "Honesty", "Event organisation", "Writing", "Self-awareness", "Presentation", "Till reconciliation", "Coffee", "Auditing", "Microsoft Office", "Book sales", "Working under pressure", "Accuracy", "Willingness to learn", "Cashing up", "Communication"],
  totalYears: 2.9,
  level: "Junior",
  levelAlso: ["Mid-Level"],
  inconsistencies: [],
  files: ["title-at", "docx-plain@libreoffice"],
};
