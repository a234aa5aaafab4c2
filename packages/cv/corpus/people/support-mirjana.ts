import type { Person } from "../person.ts";

export const person: Person = {
  id: "support-mirjana",
  family: "customer support",
  country: "RS",
  languageCode: "en",
  name: "Mirjana Stojković",
  headline: "Customer Support Specialist, German and English",
  email: "mirjana.stojkovic@dunavmail.example",
  phone: "+381 64 555 0119",
  location: "Novi Sad, Serbia",
  sections: [
    {
      heading: "Work",
      jobs: [
        { title: "Customer Support Specialist", company: "Danube Webshop Services", place: "Novi Sad", dates: "11/2023 – present", from: "2023-11", to: null, points: ["Some 60 tickets a day in two languages: returns, refunds, {!parcels=Parcel} that went for a walk.", "[[A first reply now takes 40 minutes instead of 7 hours.]]", "{?Macros=Macros|Canned responses|Zendesk macros|Reply templates} in {Zendesk} and an {?FAQ=FAQ writing|FAQ|FAQs|Knowledge base|Help articles|Knowledge base management} that people find."] },
        { title: "Call Centre Agent", company: "Panonia Telekom", place: "Subotica", dates: "06/2018 – 02/2021", from: "2018-06", to: "2021-02", points: ["Contracts, bills and {?complaints=Complaint handling} by phone; now and then a larger {!package=Packaging} sold."] },
      ],
    },
    { heading: "Good at", tags: ["{Zendesk}", "{Live chat=Live chat support}", "{Email support|E-mail support|Email handling|Email communication}", "{Order processing|Order management}", "{CRM|CRM software|CRM systems|Customer relationship management}", "{Touch typing|Typing|Fast typing}", "{~Patience}", "{~Active listening}"] },
    { heading: "Studies", studies: [{ degree: "Diploma in German Language and Literature", degreeAlso: ["Diploma in German", "German Language and Literature"], institution: "University of Novi Sad", dates: "2012 – 2017", year: 2017 }] },
    { heading: "Languages", languages: ["{Serbian} (native), {German} (C1), {English} (C1), {Hungarian} (A2)"] },
    { heading: "At home", text: ["{!Knitting}, chess by post, one very old dog."] },
  ],
  optional: ["Returns handling", "Returns management", "Returns processing", "Refunds", "Refund processing", "Upselling", "Sales", "Phone support", "Telephone support", "Telephone skills", "Billing", "Billing enquiries", "Billing support", "Ticketing systems", "Ticket management", "E-commerce", "Multilingual support", "Telephone sales", "Literature", "Contract management", "Call handling"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: ["gap"],
  files: ["pipes@weasyprint", "docx-textbox", "jsonresume-macchiato"],
};
