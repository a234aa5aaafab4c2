import type { Person } from "../person.ts";

export const person: Person = {
  id: "tax-wanja",
  family: "tax",
  country: "KE",
  languageCode: "en",
  name: "Wanja Gitau Kimani",
  headline: "Tax Consultant",
  email: "wanja.kimani@karuramail.example",
  phone: "+254 722 555 018",
  location: "Nairobi, Kenya",
  sections: [
    { heading: "Profile", text: ["Tax consultant for family businesses and small manufacturers. I explain the law before I send the bill."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Tax Consultant", company: "Karura Advisory LLP", place: "Nairobi", dates: "Mar 2021 – Present", from: "2021-03", to: null, points: [
          "{Corporate tax returns=Corporate tax|Corporate tax returns|Corporate income tax|Corporation tax|Tax returns|Taxation|Tax} and {VAT returns=VAT} for 38 clients on {iTax|KRA iTax}.",
          "[[Won refunds of KES 46 million for clients in four years.]]",
          "Clients ask about {!bitcoin=Bitcoin|Cryptocurrency}; we talk about receipts first.",
        ] },
        { title: "Tax Assistant", company: "Rift Books & Co.", place: "Nakuru", dates: "Jul 2018 – Feb 2021", from: "2018-07", to: "2021-02", points: [
          "{PAYE} and {withholding tax} schedules; {?payroll=Payroll} of eleven small shops in {QuickBooks}.",
          "Queued at the revenue office so that others did not have to.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Tax planning}", "{Transfer pricing}", "{Tax dispute resolution|Tax disputes|Tax appeals}", "{IFRS}", "{Excel=Microsoft Excel}", "{~Analytical thinking}", "{~Integrity}"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Commerce (Finance)", degreeAlso: ["Bachelor of Commerce", "BCom Finance", "Bachelor of Commerce in Finance"], institution: "Kenyatta University", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Professional membership", certificates: ["{CPA (K)|CPA|CPA Kenya|Certified Public Accountant}, 2020"] },
    { heading: "Languages", languages: ["{English}, {Kiswahili=Swahili|Kiswahili}, {Kikuyu|Gikuyu}"] },
    { heading: "Interests", text: ["{!Photography}, hiking the Aberdares, {!hockey=Hockey} on Sundays"] },
  ],
  optional: ["Taxation", "Tax", "Tax compliance", "Tax consulting", "Tax advisory", "Tax advice", "Tax returns", "Tax preparation", "Tax law", "Accounting", "Bookkeeping", "Tax refunds", "VAT refunds", "Client advisory", "Client management", "Financial reporting", "Withholding tax schedules", "Dispute resolution"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-tabs"],
};
