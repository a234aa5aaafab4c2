import type { Person } from "../person.ts";

export const person: Person = {
  id: "conveyancer-imogen",
  family: "law",
  country: "GB",
  languageCode: "en",
  name: "Imogen Thackeray",
  headline: "Residential Conveyancing Solicitor",
  email: "imogen.thackeray@dalesmail.example",
  phone: "07700 900318",
  location: "Harrogate, North Yorkshire",
  sections: [
    { heading: "Profile", text: ["Property solicitor with nine years' post-qualification experience, running a full caseload of residential matters with one assistant. Known for returning calls the same day and for explaining leases in plain English. Returning to practice after a two-year break, during which I travelled and lived abroad with my husband's posting to Brussels (September 2022 to August 2024)."] },
    {
      heading: "Career history",
      jobs: [
        { title: "Associate Solicitor, Residential Property", titleAlso: ["Associate Solicitor"], company: "Nidderdale Law LLP", companyAlso: ["Nidderdale Law"], place: "Harrogate", dates: "September 2024 – present", from: "2024-09", to: null, points: [
          "Freehold and {leasehold=Leasehold conveyancing|Leasehold|Leasehold property} sales and purchases, {remortgages=Remortgages|Remortgaging|Mortgages}, {transfers of equity=Transfer of equity|Transfers of equity} and {shared ownership}.",
          "Caseload of about 80 files; {title investigation=Title investigation|Title checks|Title review|Reviewing title}, {searches=Property searches|Searches|Local searches} and {SDLT=Stamp duty|SDLT|Stamp Duty Land Tax|SDLT returns} returns through the {Land Registry portal=HM Land Registry|Land Registry|Land Registry portal}.",
          "Supervise a trainee and a paralegal.",
          "[[Average time from instruction to completion down from 16 to 11 weeks.]]",
        ] },
        { title: "Solicitor", company: "Ackroyd & Pell Solicitors", place: "Leeds", dates: "October 2015 – August 2022", from: "2015-10", to: "2022-08", points: [
          "{Conveyancing|Residential conveyancing} from instruction to post-completion, including {new build plots=New build|New build conveyancing|New builds} for two regional developers.",
          "[[Brought in work from {!estate agents=Estate agency|Estate agents} and mortgage brokers; fees billed rose from £96,000 to £168,000 over four years.]]",
          "{Lender reporting=Certificate of title|Lender reporting|Reporting to lenders}, {undertakings}, {client account=Client accounts|Solicitors' accounts|SRA Accounts Rules|Client account} ledgers with the {!cashiers=Cash handling|Cashier|Cashiering}.",
        ] },
        { title: "Trainee Solicitor", company: "Ackroyd & Pell Solicitors", place: "Leeds", dates: "September 2013 – September 2015", from: "2013-09", to: "2015-09", promoted: true, points: ["Seats in property, {wills and probate|Probate|Wills} and {family law}."] },
      ],
    },
    { heading: "Skills and systems", list: ["{LEAP} and {Proclaim} case management", "{Anti-money laundering} and source of funds checks", "{Drafting contracts and transfers=Contract drafting|Legal drafting|Drafting}", "{~Client care=Client care|Customer service|Client service|Client relations}", "{~Organisation|Organisational skills}"] },
    { heading: "Qualifications", studies: [
      { degree: "Legal Practice Course", degreeAlso: ["LPC"], institution: "University of Law, York", dates: "2013", year: 2013 },
      { degree: "LLB (Hons) Law, 2:1", degreeAlso: ["LLB (Hons) Law", "LLB Law", "LLB"], institution: "Northumbria University", dates: "2009 – 2012", year: 2012 },
    ] },
    { heading: "Admissions", certificates: ["{Solicitor of England and Wales|Admitted Solicitor|Solicitor}, admitted October 2015"] },
    { heading: "Languages", languages: ["{English}, {French} (good working knowledge)"] },
    { heading: "Interests", text: ["Fell {!running=Running}, allotment, {!bell ringing=Bell ringing}"] },
  ],
  optional: ["Conveyancing", "Property law", "Real estate law", "Land law", "Freehold", "Freehold conveyancing", "Caseload management", "Case management", "Supervision", "Source of funds checks", "Business development", "KYC", "Staff supervision", "Mentoring", "Client care", "File management", "Contract drafting", "Lease review", "Leases", "Legal advice", "Sales and purchases", "Case management software", "Post-completion"],
  totalYears: 11.2,
  level: "Expert",
  inconsistencies: [],
  files: ["classic@weasyprint", "docx-header"],
};
