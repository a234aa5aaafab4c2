import type { Person } from "../person.ts";

export const person: Person = {
  id: "medicaldevice-darnell",
  family: "sales",
  country: "US",
  languageCode: "en",
  name: "Darnell K. Whitcomb",
  headline: "Medical Device Sales | Orthopedics",
  email: "dk.whitcomb@ohiovalleymail.example",
  phone: "(513) 555-0172",
  location: "Cincinnati, OH, USA",
  sections: [
    {
      heading: "PROFESSIONAL EXPERIENCE",
      jobs: [
        { title: "Senior Account Executive", company: "Tri-State Orthotech, Inc.", place: "Cincinnati, OH", dates: "03/2021 – Present", from: "2021-03", to: null, points: ["Own a $9.4M territory of 31 hospitals and surgery centers for hip and knee implants.", "[[Finished 2023 at 128% of quota, second of 46 reps.]]", "Stand in the OR for 200+ cases a year as {case support=Case support|OR case support|Case coverage|OR support|Surgical case support|Case coverage in the OR}; the surgeons do the {!surgery=Surgery}, I open the right box.", "{Contract negotiation=Contract negotiation|Negotiation|Contract negotiations|Contracts} with purchasing groups (GPOs) and {value analysis committees=Value analysis|Value analysis committees|VAC presentations|Value analysis committee presentations}.", "{Consignment inventory=Consignment inventory|Inventory management|Consignment inventory management|Consignment stock|Inventory|Consignment} in eleven stock rooms, counted every quarter."] },
        { title: "Territory Manager", company: "Bluegrass Surgical Supply", place: "Lexington, KY", dates: "01/2018 – 08/2022", from: "2018-01", to: "2022-08", points: ["Built the eastern Kentucky territory from scratch by {cold calling=Cold calling|Cold calls}, {trade shows=Trade shows|Trade show|Trade fairs|Exhibitions} and a lot of gas station coffee.", "[[Opened 38 new accounts and grew revenue from $0.6M to $2.9M.]]", "[[?Trained four associate reps on {product demos=Product demonstrations|Product demos|Demos|Product demonstration|Demonstrations|Product demo} and {objection handling=Objection handling|Handling objections}.]]"] },
        { title: "Sales Associate, Copiers & Print", company: "Queen City Office Systems", place: "Covington, KY", dates: "06/2016 – 12/2017", from: "2016-06", to: "2017-12", points: ["Sixty doors a week, {prospecting=Prospecting|Sales prospecting}, {lease proposals=Proposal writing|Lease proposals|Proposals|Sales proposals|Leasing|Lease agreements}. [[Rookie of the Year 2017 with $412K in new leases.]]"] },
      ],
    },
    { heading: "SKILLS", tags: ["{Territory management=Territory management|Territory planning|Territory development}", "{Consultative selling=Consultative selling|Consultative sales|Solution selling}", "{Salesforce=Salesforce|Salesforce CRM|Salesforce.com}", "{Forecasting=Sales forecasting|Forecasting|Forecast}", "{Key account management=Key account management|Account management|Key accounts}", "{PowerPoint=Microsoft PowerPoint|PowerPoint|MS PowerPoint}", "{~Competitive=Competitiveness|Competitive spirit|Competitive}", "{~Coachable=Coachability|Coachable|Willingness to learn|Learning ability}"] },
    { heading: "HOW I WORK", text: ["Sales operations owns the {!Tableau} board and I read it every Monday at six. Billing and {!coding=Coding|Medical coding} questions from the hospital go straight to our reimbursement desk, since I am not allowed to answer them."] },
    { heading: "CREDENTIALS", certificates: ["{Vendor Credentialing (RepTrax)=Vendor Credentialing|RepTrax|Vendor credentialing (RepTrax)|Vendor Credentialing (RepTrax)}, current", "{Bloodborne Pathogens=Bloodborne Pathogens|Bloodborne pathogens training}, OSHA, 2025"] },
    {
      heading: "EDUCATION",
      studies: [
        { degree: "B.B.A. Marketing", institution: "Northern Licking Valley University", place: "Highland Heights, KY", dates: "2016", year: 2016 },
      ],
    },
    { heading: "LANGUAGES", languages: ["{English}, {Spanish} (conversational)"] },
  ],
  optional: ["Sales", "Medical device sales", "Medical sales", "B2B sales", "Orthopedics", "Business development", "Presentations", "Training", "Customer relationship management", "Relationship building", "CRM", "Coaching", "Mentoring", "Field sales", "Closing", "Sales presentations", "Retail sales", "Outside sales", "Quota attainment", "Product knowledge", "Customer training", "Inside sales", "Sales management", "Spine", "Copywriting", "Client relations", "Selling", "Staff training", "Sales training", "Revenue growth", "Hospital sales", "Contract management", "Group purchasing", "Medical devices", "Operating room", "Surgical support", "GPO", "GPO contracting", "GPO contracts", "Door-to-door sales", "Door to door sales"],
  totalYears: 10.4,
  level: "Expert",
  inconsistencies: ["overlap"],
  files: ["us-one-pager", "linkedin"],
};
