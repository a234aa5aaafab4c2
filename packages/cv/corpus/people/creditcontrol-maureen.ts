import type { Person } from "../person.ts";

export const person: Person = {
  id: "creditcontrol-maureen",
  family: "accounting",
  country: "IE",
  languageCode: "en",
  name: "Maureen Considine",
  headline: "Credit Control Manager",
  email: "maureen.considine@shannonpost.example",
  phone: "+353 87 555 0142",
  location: "Castletroy, Co. Limerick",
  sections: [
    { heading: "In short", text: ["30+ yrs in accounts, 25 of them getting builders to pay. Looking for 3 or 4 days p.w. from the new year."] },
    {
      heading: "Record",
      jobs: [
        { title: "Credit Control Manager", company: "Shannonside Builders Providers Ltd", companyAlso: ["Shannonside Builders Providers"], place: "Limerick", dates: "03/2009 – date", from: "2009-03", to: null, points: [
          "{AR ledger=Accounts receivable|AR ledger|AR|Sales ledger|Debtors ledger} of €14m, 1,900 a/cs, 3 staff; the customers are {!roofers=Roofing}, {!plasterers=Plastering}, kitchen fitters and farmers.",
          "[[DSO from 71 days to 44 over 6 yrs.]]",
          "New a/cs: {?CRO searches=Company searches|CRO searches|Company checks}, trade refs, limits agreed w/ the {?credit insurer=Credit insurance|Trade credit insurance|Credit insurer}.",
          "[[Bad debts w/off 2024: 0.12% of t/o (was 0.9%).]]",
          "Legal: statutory demands, judgment mortgages, {?examinership=Insolvency|Examinership|Insolvency proceedings} claims w/ the solr.",
        ] },
        { title: "Credit Controller", company: "Shannonside Builders Providers Ltd", companyAlso: ["Shannonside Builders Providers"], place: "Limerick", dates: "09/2001 – 02/2009", from: "2001-09", to: "2009-02", promoted: true, points: ["Statements, PODs, {?queries=Query resolution|Queries|Invoice queries|Query handling}, DDs. Weekly {?wages=Payroll|Wages|Payroll processing} for 22 until 2005."] },
        { title: "Accounts Clerk", company: "Dromkeen Co-operative Creameries", companyAlso: ["Dromkeen Creameries"], place: "Dromkeen", dates: "06/1994 – 08/2001", from: "1994-06", to: "2001-08", points: ["{!Milk=Dairy} cheques, {?creditors=Accounts payable}, {?petty cash=Petty cash}, post, the {!switchboard=Switchboard operation|Switchboard} when Nora was out."] },
      ],
    },
    { heading: "Ask me about", list: [
      "{Credit control}, {cash allocation=Cash allocation|Cash application}, {a/c recs=Account reconciliation|Reconciliations}",
      "{Credit vetting=Credit assessment|Credit vetting|Credit checking|Credit checks|Credit analysis}, {retention of title=Retention of title|ROT|ROT claims}, {debt collection=Debt collection|Debt recovery}",
      "{Sage 200|Sage} (since it was green letters on black), {Excel=Microsoft Excel}: {?pivots=Pivot tables|Pivots}, lookups",
      "Being {~firm but civil=Assertiveness|Firmness|Diplomacy|Tact}; {~discretion=Discretion}",
    ] },
    { heading: "Exams", studies: [
      { degree: "Diploma in Credit Management", institution: "Irish Institute of Credit Management", dates: "2004", year: 2004 },
      { degree: "Leaving Certificate", degreeAlso: ["Leaving Cert"], institution: "Laurel Hill Secondary School", place: "Limerick", dates: "1993", year: 1993 },
    ] },
    { heading: "Languages", languages: ["{English}; {Irish|Gaeilge} (school)"] },
    { heading: "Otherwise", text: ["Three maternity leaves, back each time. Camogie selector, church flowers, the crossword. Refs: Mr P. Hartigan, MD, 061 555 0188."] },
  ],
  optional: ["Aged debt", "Bookkeeping", "Team management", "Supervision", "Team leadership", "Staff supervision", "Direct debits", "Direct debit", "VLOOKUP", "Lookups", "Legal proceedings", "Statutory demands", "Judgment mortgages", "Bad debt management", "DSO reduction", "Reference checks", "Trade references", "Litigation", "Office administration", "Statements", "Proof of delivery", "Credit limits", "Credit management", "Construction", "Risk management", "Proof of delivery management", "Cheque processing", "Excel lookups", "DSO", "Ledger management", "Communication", "Customer service"],
  not: ["Creamery", "Floristry"],
  totalYears: 32.4,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-tabs", "compact"],
};
