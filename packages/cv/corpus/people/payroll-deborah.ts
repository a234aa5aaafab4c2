import type { Person } from "../person.ts";

export const person: Person = {
  id: "payroll-deborah",
  family: "accounting",
  country: "GB",
  languageCode: "en",
  name: "Deborah Achterberg-Cole",
  headline: "Payroll Administrator",
  email: "deb.achterbergcole@trentmail.example",
  phone: "+44 7700 900782",
  location: "Newark-on-Trent",
  sections: [
    { heading: "Profile", text: ["Payroll administrator who likes a balanced control account and a quiet month end. Back at work since 2023 after a career break for my two children."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Payroll Administrator (part time, 24 h)", titleAlso: ["Payroll Administrator"], company: "Sherwood Care Homes", place: "Newark", dates: "September 2023 – present", from: "2023-09", to: null, points: ["{Payroll|Payroll processing} for 430 carers in {Sage 50 Payroll|Sage Payroll|Sage 50}: weekly and monthly, {RTI submissions=RTI|Real Time Information|RTI submissions|HMRC submissions}, {auto-enrolment|Pension auto-enrolment|Pensions auto-enrolment|Pension administration} with NEST.", "[[Overpayments dropped from £2,900 to under £200 a month.]]", "{SSP|Statutory sick pay|Statutory payments}, {SMP|Statutory maternity pay|Statutory payments} and court orders; {~confidential=Confidentiality|Discretion} to the bone."] },
        { title: "Career break (parental leave, two children)", titleAlso: ["Career break"], company: "At home", dates: "April 2019 – August 2023", from: "2019-04", to: "2023-08", unjudged: true },
        { title: "Payroll Clerk", company: "Lincolnshire Produce Packers", place: "Boston", dates: "July 2014 – March 2019", from: "2014-07", to: "2019-03", points: ["Clocking data from {Kronos|UKG|Kronos Workforce} for 600 seasonal pickers, {timesheets=Timesheet processing|Timesheets|Timesheet management|Timekeeping}, {holiday pay=Holiday pay calculation|Holiday pay|Holiday pay calculations}.", "{P11D|P11Ds}, {P60|P60s} and year-end returns, {reconciliation of control accounts=Reconciliation|Control account reconciliation|Account reconciliation|Reconciliations|Payroll reconciliation}."] },
        { title: "Accounts Junior", titleAlso: ["Accounts Assistant"], company: "Fosse Way Motors", place: "Newark", dates: "August 2012 – June 2014", from: "2012-08", to: "2014-06", points: ["{Purchase ledger|Accounts payable}, post, {petty cash}, {?coffee}."] },
      ],
    },
    { heading: "Strengths", tags: ["{Excel (VLOOKUP, pivot tables)=Microsoft Excel}", "{Pivot tables|Microsoft Excel}", "{PAYE}", "{Data entry}", "{~Accuracy=Attention to detail|Accuracy}", "{~Meeting deadlines=Time management|Meeting deadlines|Deadline management}"] },
    { heading: "Qualifications", studies: [{ degree: "Level 3 Diploma in Payroll", degreeAlso: ["Diploma in Payroll", "Level 3 Payroll"], institution: "Chartered Institute of Payroll Professionals", dates: "2017 (distance learning)", year: 2017 }, { degree: "BTEC National Business", degreeAlso: ["BTEC National in Business", "BTEC Business"], institution: "Newark College", dates: "2010 – 2012", year: 2012 }] },
    { heading: "Languages", languages: ["{English}, {Dutch} (from my mother)"] },
    { heading: "Hobbies and interests", text: ["Parent teacher association, {!quilting=Quilting}, {!Swift}s and swallows at Attenborough reserve. References supplied on request; please do not contact my present employer."] },
  ],
  optional: ["Payroll", "Pensions", "Statutory payments", "Year-end returns", "VLOOKUP", "HMRC", "Court orders", "Pension administration", "Payroll administration", "Bookkeeping", "Sage", "Year-end reporting", "NEST", "Attachment of earnings", "Time and attendance", "Microsoft Office"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: [],
  files: ["compact", "dates-left@wkhtmltopdf", "docx-table@libreoffice", "web-timeline"],
};
