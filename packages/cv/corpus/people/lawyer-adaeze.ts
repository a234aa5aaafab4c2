import type { Person } from "../person.ts";

export const person: Person = {
  id: "lawyer-adaeze",
  family: "law",
  country: "NG",
  languageCode: "en",
  name: "Adaeze Okonjo-Bright",
  headline: "Corporate Counsel",
  email: "adaeze@okonjobright.example",
  phone: "+234 803 771 2265",
  location: "Lagos, Nigeria",
  sections: [
    { heading: "Professional Summary", text: ["Lawyer in house since 2018, after three years at the bar. I write contracts that operations people can read."] },
    {
      heading: "Career History",
      jobs: [
        { title: "Corporate Counsel", company: "Eko Cement Works", place: "Lagos", dates: "September 2018 - to date", from: "2018-09", to: null, points: ["{Contract drafting=Contract drafting|Contract negotiation and drafting|Drafting contracts} and {negotiation=Negotiation|Contract negotiation} with haulage firms and banks.", "[[Settled 17 of 19 open disputes out of court, saving NGN 240 million in claims.]]", "{Company secretarial=Company secretarial|Company secretarial practice|Corporate secretarial} work: board packs, filings, {corporate governance=Corporate governance|Governance}.", "Rest days during the strike were negotiated with two unions."] },
        { title: "Associate", company: "Balogun, Musa & Partners", place: "Ikeja", dates: "October 2015 - August 2018", from: "2015-10", to: "2018-08", points: ["{Litigation} in the commercial division: pleadings, {legal research=Legal research}, {witness statements=Witness preparation|Witness statements}."] },
      ],
    },
    { heading: "Areas of Practice", tags: ["{Contract law}", "{Employment law|Labour law|Labor law}", "{Due diligence}", "{Regulatory compliance|Compliance}", "{Arbitration}"] },
    { heading: "Education and Call", studies: [{ degree: "Barrister at Law (BL)", degreeAlso: ["Barrister at Law", "BL"], institution: "Nigerian Law School, Abuja", dates: "2015", year: 2015 }, { degree: "LL.B.", degreeAlso: ["LLB", "Bachelor of Laws"], institution: "University of Nigeria, Nsukka", dates: "2009 – 2014", year: 2014 }] },
    { heading: "Languages", languages: ["{English}", "{Igbo}", "{Yoruba} (conversational)"] },
    { heading: "References", text: ["Chief Emeka Balogun, e.balogun@balogunmusa.example, +234 802 555 0199"] },
  ],
  not: ["REST"],
  optional: ["Dispute resolution", "Corporate law", "Legal drafting", "Contract management", "Commercial law", "Industrial relations", "Labour relations", "Labor relations", "Board reporting", "Pleadings", "Witness interviews"],
  totalYears: 11.1,
  level: "Expert",
  inconsistencies: [],
  files: ["justified", "docx-header", "sidebar-left", "label-column", "pandoc-pdf"],
};
