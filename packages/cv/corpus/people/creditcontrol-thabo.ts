import type { Person } from "../person.ts";

export const person: Person = {
  id: "creditcontrol-thabo",
  family: "accounting",
  country: "ZA",
  languageCode: "en",
  name: "Thabo Mokoena-Jacobs",
  headline: "Credit Controller / Accounts Receivable Lead",
  email: "thabo.mokoenajacobs@vaalmail.example",
  phone: "082 555 6610",
  location: "Germiston, South Africa",
  sections: [
    { heading: "Personal details", rows: [["ID type", "South African citizen"], ["Driver's licence", "Code 08, own car"], ["Notice period", "One calendar month"]] },
    { heading: "Career summary", text: ["Sixteen years of getting invoices paid without losing the customer. I started behind a filing cabinet and today run a receivables desk of five. {~Persistent=Persistence|Perseverance|Tenacity}, {~courteous=Courtesy|Politeness}, not easily shouted at."] },
    {
      heading: "Employment history",
      jobs: [
        { title: "Accounts Receivable Lead", company: "Umlazi Steel Merchants (Pty) Ltd", place: "Germiston", dates: "2017/02 – current", from: "2017-02", to: null, points: ["{Debtors book=Accounts receivable|AR|Debtors|Debtors management|Debtors control|Debtors book|Accounts receivable (AR)} of R68 million across 410 trade accounts; {credit vetting=Credit vetting|Credit checks|Credit assessment|Credit analysis|Credit risk assessment|Credit risk} and limits for new customers.", "[[Days sales outstanding down from 61 to 43 in two years.]]", "Monthly {age analysis=Age analysis|Ageing analysis|Aging analysis|AR aging|Aging reports|Ageing reports}, {provision for bad debts=Bad debt provisioning|Provision for bad debts|Bad debt provision|Bad debts|Provisions} and {cash forecast=Cash forecasting|Cash flow forecasting|Cash forecast|Cash flow forecast|Forecasting} to the financial manager.", "Handovers to attorneys and {settlement agreements=Settlement agreements|Settlement negotiation|Payment plans|Settlements}."] },
        { title: "Credit Controller", company: "Kestrel Office Supplies", place: "Boksburg", dates: "2013/05 – 2017/01", from: "2013-05", to: "2017-01", points: ["{Collections calls=Debt collection|Collections|Collection calls|Collections calls|Telephone collections}, {account reconciliations=Account reconciliation|Reconciliations|Reconciliation|Account reconciliations}, {credit notes=Credit notes|Credit note processing} and query resolution.", "[[Collected R3.1 million of debt older than 120 days in the first year.]]", "Pulled vouchers for the {!audit=Audit|Auditing} each March; the work itself belonged to the outside firm."] },
        { title: "Debtors Clerk", company: "Kestrel Office Supplies", place: "Boksburg", dates: "2010/08 – 2013/04", from: "2010-08", to: "2013-04", points: ["{Invoicing=Invoicing|Billing}, {statements=Customer statements|Statements|Account statements}, {allocating receipts=Cash allocation|Allocating receipts|Receipt allocation|Payment allocation|Cash application|Cash posting}, {filing}."], promoted: true },
      ],
    },
    { heading: "Systems", list: ["{Sage 200 Evolution=Sage 200 Evolution|Sage Evolution|Sage 200|Sage|Pastel Evolution}, daily since 2013", "{SAP} (FI, display and posting)", "{Excel=Microsoft Excel|Excel|MS Excel}: {pivot tables=Pivot tables|Pivot table|PivotTables}, {VLOOKUP=VLOOKUP|Lookups}", "I would like to be sent on the {!Power BI} course; the head office runs our dashboards at present."] },
    { heading: "Certificates", certificates: ["{ICB National Certificate: Bookkeeping=National Certificate: Bookkeeping|ICB National Certificate: Bookkeeping|ICB Bookkeeping|Bookkeeping}, Institute of Certified Bookkeepers, 2014", "{National Credit Act for Practitioners=National Credit Act for Practitioners|National Credit Act}, 2018"] },
    {
      heading: "Education",
      studies: [
        { degree: "National Senior Certificate", institution: "Katlehong Technical Secondary", place: "Katlehong", dates: "2008", year: 2008 },
      ],
    },
    { heading: "Languages", languages: ["{Sesotho}, {English}, {isiZulu}, {Afrikaans} (conversation)"] },
    { heading: "Interests", text: ["Umpiring school cricket, choir (bass), restoring a 1978 bakkie."] },
  ],
  optional: ["Accounting", "Bookkeeping", "Team management", "Supervision", "Team leadership", "Leadership", "Month end", "Finance", "Reporting", "Negotiation", "Customer service", "Accounts payable", "Credit management", "Customer accounts", "Financial reporting", "Cash flow management", "Customer relations", "Relationship management", "Conflict management", "Dispute resolution", "Driving", "Data entry", "Customer retention", "Record keeping", "Legal handover", "Legal collections", "Query resolution", "Problem solving", "Query handling", "SAP FI", "SAP FICO"],
  not: ["Steel"],
  totalYears: 16.3,
  level: "Expert",
  inconsistencies: [],
  files: ["web-timeline", "docx-columns@libreoffice"],
};
