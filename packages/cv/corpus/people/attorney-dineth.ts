import type { Person } from "../person.ts";

export const person: Person = {
  id: "attorney-dineth",
  family: "law",
  country: "LK",
  languageCode: "en",
  name: "Dineth Abeywardena",
  headline: "Attorney-at-Law",
  email: "dineth.abeywardena@hulftsdorp.example",
  phone: "+94 71 555 9428",
  location: "Matara, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Civil and property practice in the southern courts. Short pleadings, early settlements where they serve the client."] },
    {
      heading: "Practice",
      jobs: [
        { title: "Associate", company: "Nilwala Chambers", place: "Matara", dates: "March 2025 – Present", from: "2025-03", to: null, points: ["Deeds, leases and partition actions; on my feet in the District Court three days a week.", "[[Settled 26 of 41 land disputes before trial.]]", "Searches at the land registry and drafts for two senior partners."] },
        { title: "Junior Counsel", company: "Chambers of Ranjan Weerakoon", place: "Galle", dates: "June 2022 – February 2025", from: "2022-06", to: "2025-02", points: ["Researched in {LawNet} and wrote first drafts of {?written submissions=Legal drafting|Written submissions|Legal writing|Legal submissions}.", "Labour cases of a glove factory: domestic inquiries, gratuity, notices."] },
      ],
    },
    { heading: "Areas and skills", tags: ["{Conveyancing}", "{Civil litigation|Litigation}", "{Contract drafting}", "{Legal research}", "{Labour law}", "{Notarial practice=Notary public|Notarial practice|Notarial work|Notary}", "{~Negotiation}"] },
    { heading: "Education and admission", studies: [{ degree: "LL.B. (Hons)", degreeAlso: ["LLB", "LL.B.", "LLB (Hons)", "Bachelor of Laws"], institution: "University of Colombo", dates: "2017 – 2021", year: 2021 }] },
    { heading: "Qualifications", certificates: ["{Attorney-at-Law|Attorney-at-Law of the Supreme Court of Sri Lanka}, Supreme Court of Sri Lanka, 2022", "{Notary Public|Notary Public (Sinhala)|Notary}, 2024"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Interests", text: ["{!Chess}, old {!maps=Cartography|Maps}; captain of the chambers’ {!cricket=Cricket} side"] },
  ],
  not: ["Glove manufacturing", "Gloves"],
  optional: ["Law", "Property law", "Land law", "Civil law", "Court appearances", "Advocacy", "Oral advocacy", "Dispute resolution", "Settlement negotiation", "Title searches", "Land registry searches", "Title examination", "Deeds", "Deed drafting", "Drafting", "Leases", "Lease drafting", "Partition actions", "Domestic inquiries", "Employment law", "Pleadings", "Legal opinion", "Mediation", "Alternative dispute resolution", "Client advice"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["moderncv-banking", "docx-table"],
};
