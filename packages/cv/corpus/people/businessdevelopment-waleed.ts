import type { Person } from "../person.ts";

export const person: Person = {
  id: "businessdevelopment-waleed",
  family: "sales",
  country: "SA",
  languageCode: "en",
  name: "Waleed Mansour Haddad",
  headline: "Business Development Manager – IT Distribution",
  email: "w.haddad@riyadhmail.example",
  phone: "+966 55 555 0147",
  location: "Al Olaya, Riyadh, KSA",
  sections: [
    { heading: "Professional Profile", text: ["Dynamic and result-driven sales professional with over 15 years of proven experience in the distribution of {!networking=Networking|Computer networking|Network administration} and security products across KSA and Bahrain. {~Self-motivated=Self-motivation|Motivation|Self-motivated|Initiative}, {~strong negotiator=Negotiation|Negotiation skills|Strong negotiator|Negotiating}, excellent {~interpersonal skills=Interpersonal skills|People skills}."] },
    { heading: "Areas of Expertise", list: ["{B2B sales=B2B sales|B2B|Business-to-business sales}", "{Channel development=Channel development|Channel management|Channel sales|Partner development|Reseller management}", "{Key account management=Key account management|Key accounts|Account management|Key Account Management (KAM)}", "{Tender response=Tender response|Tender management|Tendering|Bid management|Tenders|Tender preparation}", "{Sales forecasting=Sales forecasting|Forecasting|Sales forecast}", "{Salesforce CRM=Salesforce|Salesforce CRM|CRM|Salesforce.com}"] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Business Development Manager", company: "Najd Tech Distribution Co.", place: "Riyadh", dates: "Feb. 2022 – Present", from: "2022-02", to: null, points: ["Lead four account managers selling {!Fortinet=Fortinet|FortiGate} firewalls and storage to 85 resellers.", "[[Grew revenue from SAR 38 million to SAR 61 million in three years.]]", "Prepare quarterly {business plans=Business planning|Business plans|Business plan|Sales planning|Strategic planning} with vendors and claim their {rebates=Rebate management|Rebates|Vendor rebates|Rebate claims}.", "Our presales engineers carry out the demonstrations; {!penetration testing=Penetration testing|Pen testing} and audits are offered by a partner from Jeddah.", "Organised the stand at LEAP 2024 and 2025."] },
        { title: "Account Manager", company: "Gulf Bridge Systems", place: "Al Khobar", dates: "Aug. 2019 – Jan. 2022", from: "2019-08", to: "2022-01", points: ["Sold {!Cisco} switches, UPS and server racks to hospitals and ministries all over the Eastern Province.", "Built the {pipeline=Pipeline management|Sales pipeline|Sales pipeline management|Pipeline|Pipeline building} from nothing by {cold calling=Cold calling|Cold calls|Telesales|Telephone sales|Prospecting|Lead generation} and visits.", "Arranged product days where customers' IT managers could meet the makers.", "[[Achieved 118% of target in 2020 and 126% in 2021.]]"] },
        { title: "Sales Executive", company: "Al Manara Computers", place: "Manama, Bahrain", dates: "Mar. 2017 – Jul. 2019", from: "2017-03", to: "2019-07", points: ["Showroom and {corporate sales=Corporate sales|B2B sales|Corporate selling} of laptops and printers, preparation of {quotations=Quotations|Quotation preparation|Quoting|Preparing quotations|Quotation} and follow-up of {payments=Payment collection|Payment follow-up|Collections|Debt collection|Credit control|Collection of payments}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Business Administration (Marketing)", institution: "Applied Science University", place: "Manama", dates: "2012 – 2016", year: 2016 },
      ],
    },
    { heading: "Trainings", certificates: ["{Strategic Selling}, Miller Heiman, 2021", "{Mini MBA in Sales Management=Mini MBA in Sales Management|Mini MBA}, Bahrain Institute of Banking and Finance, 2019"] },
    { heading: "Languages", languages: ["{Arabic} (native), {English} (very good), {French} (basic)"] },
    { heading: "Personal Information", rows: [["Nationality", "Jordanian"], ["Iqama", "Transferable"], ["Driving licence", "Saudi, valid"]] },
  ],
  optional: ["Sales", "Sales management", "Business development", "Partner management", "Relationship management", "Relationship building", "Customer relationship management", "Communication", "Leadership", "Team leadership", "Team management", "Presentation", "Presentations", "Market research", "Market analysis", "Reporting", "Contract negotiation", "Territory management", "Retail sales", "Customer service", "Pricing", "Exhibitions", "Events", "Microsoft Office", "Proposal writing", "Public sector sales", "Government sales", "Coaching", "Field sales", "Marketing", "Stakeholder management", "Product demonstration", "Solution selling", "IT distribution", "IT sales", "Recruitment", "Hiring", "Product knowledge", "Account planning", "Dealer visits", "Sales reporting", "Hardware sales", "After-sales service", "Cross-selling", "Upselling", "Partner events", "Driving", "Driving licence", "Team building", "Vendor management", "Customer visits", "Storage", "Exhibition management", "Trade shows", "Event management", "Exhibition organisation", "Trade show management"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["linkedin", "docx-textbox@libreoffice-docx"],
};
