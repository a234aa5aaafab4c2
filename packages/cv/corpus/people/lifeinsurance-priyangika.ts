import type { Person } from "../person.ts";

export const person: Person = {
  id: "lifeinsurance-priyangika",
  family: "insurance",
  country: "LK",
  languageCode: "en",
  name: "Priyangika Hemachandra",
  headline: "Branch Sales Manager – Life Insurance",
  email: "p.hemachandra@lifedesk.example",
  phone: "+94 77 380 6152",
  location: "Badulla, Sri Lanka",
  sections: [
    { heading: "Summary", text: ["Started with a bicycle and a rate book in 1999; today a branch of 34 {?advisors=Team management|Leadership|Sales team management}."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Branch Sales Manager", company: "Sigiri Life Assurance PLC", companyAlso: ["Sigiri Life Assurance"], place: "Badulla", dates: "May 2012 – Present", from: "2012-05", to: null, points: [
          "[[First-year premium of the branch from LKR 21 million to LKR 96 million in six years.]]",
          "{?Recruit=Recruitment|Hiring|Advisor recruitment} and license twelve people a year; {sales coaching=Sales coaching|Coaching|Sales training} every Monday over {!tea=Tea|Tea tasting}.",
          "[[13-month persistency at 88%, the best in Uva.]]",
          "{?Group life=Group life insurance|Group life|Group insurance} schemes for two factories and the hospital staff.",
          "{Bancassurance} desk with two cooperative banks; pipeline in {Zoho CRM=Zoho CRM|Zoho}.",
        ] },
        { title: "Team Leader", company: "Sigiri Life Assurance PLC", companyAlso: ["Sigiri Life Assurance"], place: "Bandarawela", promoted: true, dates: "Mar 2005 – Apr 2012", from: "2005-03", to: "2012-04", points: ["{Needs analysis=Needs analysis|Customer needs analysis|Financial needs analysis|Client needs analysis} at kitchen tables, for {?retirement=Retirement planning|Pension planning} and children's {?education plans=Education planning|Education plans}."] },
        { title: "Life Insurance Advisor", company: "Eastern Palm Insurance", place: "Mahiyanganaya", dates: "Jan 1999 – Feb 2005", from: "1999-01", to: "2005-02", points: ["Door to door among farmers, nurses and {!estate=Real estate|Estate management} clerks; helped families with the {?claim papers=Claims assistance|Claim papers|Claims handling|Claims support|Claims processing|Claims}."] },
      ],
    },
    { heading: "How I work", text: ["I {~listen=Active listening|Listening|Listening skills} first. I {!go=Go|Golang} twice. I never sell what I would not buy for my sister."] },
    { heading: "Memberships and Licences", certificates: ["{Million Dollar Round Table (MDRT)=MDRT|Million Dollar Round Table|Million Dollar Round Table (MDRT)|MDRT Member} qualifier 2016, 2019, 2023", "{IRCSL Pre-recruitment Test (Life)=IRCSL Pre-recruitment Test|IRCSL|IRCSL Pre-recruitment Test (Life)|IRCSL Pre-Recruitment Test Life}", "{Diploma in Life Insurance, Sri Lanka Insurance Institute=Diploma in Life Insurance|Diploma in Life Insurance, Sri Lanka Insurance Institute}"] },
    { heading: "Education", studies: [{ degree: "G.C.E. Advanced Level (Arts)", degreeAlso: ["G.C.E. Advanced Level", "GCE Advanced Level", "G.C.E. A/L"], institution: "Badulla Central College", dates: "1997", year: 1997 }] },
    { heading: "Languages", languages: ["{Sinhala}, {Tamil}, {English}"] },
  ],
  optional: ["Life insurance", "Insurance sales", "Sales", "Sales management", "Branch management", "CRM", "Pipeline management", "Sales pipeline management", "Policy retention", "Customer retention", "Persistency", "Direct sales", "Door-to-door sales", "Training", "Mentoring", "Financial planning", "Financial advice", "Advisor licensing", "Business development", "Prospecting", "Customer service", "Insurance", "Persuasion", "Integrity", "Honesty", "Field sales", "Licensing", "Premium growth", "Insurance advisory", "Active listening", "Team building", "Group insurance"],
  not: ["Cycling", "Farming", "Nursing"],
  totalYears: 27.8,
  level: "Expert",
  inconsistencies: [],
  files: ["linkedin", "docx-table@libreoffice-docx"],
};
