import type { Person } from "../person.ts";

export const person: Person = {
  id: "lawyer-zanele",
  family: "law",
  country: "ZA",
  languageCode: "en",
  name: "Zanele Ntuli",
  headline: "Attorney",
  email: "zanele.ntuli@examplelegal.example",
  phone: "+27 82 916 4407",
  location: "Durban, South Africa",
  sections: [
    { heading: "About", text: ["Attorney for landlords, tenants and small owners."] },
    {
      heading: "Practice",
      jobs: [
        { title: "Associate Attorney", company: "Mkhize Pather Inc.", companyAlso: ["Mkhize Pather", "Mkhize Pather Inc"], place: "Durban", dates: "April 2023 – Present", from: "2023-04", to: null, points: ["{?Leases=Lease agreements|Leases|Lease drafting|Lease agreement drafting} and sale agreements; questions of {!access=Microsoft Access|Access} to land and water.", "[[Settled 31 of 38 {?eviction matters=Eviction law|Evictions|Eviction|Landlord and tenant law|Eviction matters} without a hearing.]]", "Two candidate attorneys report to me."] },
        { title: "Candidate Attorney", company: "Naidoo & Hlongwane", companyAlso: ["Naidoo and Hlongwane"], place: "Pietermaritzburg", dates: "February 2021 – March 2023", from: "2021-02", to: "2023-03", points: ["{Legal research}, {?court filings=Court filings|Court filing|E-filing|Filing|Court procedure} and {?client interviews=Client interviews|Client interviewing|Interviewing|Client consultation|Client interviewing}."] },
      ],
    },
    { heading: "Skills", tags: ["{Contract drafting}", "{Litigation|Civil litigation}", "{Property law|Real estate law}", "{Conveyancing}", "{Negotiation}", "{LexisNexis}", "{Microsoft Word}", "{~Integrity}", "{~Attention to detail}"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Laws (LLB)", degreeAlso: ["LLB", "Bachelor of Laws"], institution: "University of KwaZulu-Natal", dates: "2017 – 2020", year: 2020, points: ["Moot court team, {!spring=Spring} of 2019"] }] },
    { heading: "Admission", certificates: ["{Admitted Attorney|Attorney of the High Court of South Africa|Admitted Attorney, High Court of South Africa|Admitted as Attorney}, High Court of South Africa, 2023"] },
    { heading: "Languages", languages: ["{isiZulu=Zulu|isiZulu}, {English}, {Afrikaans}"] },
  ],
  optional: ["Legal drafting", "Drafting", "Supervision", "Team management", "Mentoring", "Mooting", "Advocacy", "Settlement negotiation", "Dispute resolution", "Land law", "Legal advice", "Court filing", "Client relations", "Leadership", "Moot court", "Public speaking"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["latex-article", "docx-columns"],
};
