import type { Person } from "../person.ts";

export const person: Person = {
  id: "controller-siobhan",
  family: "accounting",
  country: "IE",
  languageCode: "en",
  name: "Siobhán Nic Dhomhnaill",
  printedName: "Siobhán Nic Dhomhnaill, ACCA",
  headline: "Interim Financial Controller | food and manufacturing | I react slowly and on purpose",
  email: "siobhan.nd@leemail.example",
  phone: "+353 86 214 7730",
  location: "Cork, County Cork, Ireland",
  links: [["www.linkedin.com/in/siobhan-nd-demo (LinkedIn)", "https://www.linkedin.com/in/siobhan-nd-demo"]],
  sections: [
    { heading: "Top Skills", tags: ["{Financial Reporting}", "{Stakeholder Management|Stakeholder engagement}", "{Process Improvement}"] },
    { heading: "Languages", languages: ["{English} (Native or Bilingual)", "{Irish|Gaelic|Irish Gaelic} (Full Professional)"] },
    { heading: "Certifications", certificates: ["{ACCA Member|ACCA|Member of ACCA}", "{Lean Six Sigma Yellow Belt|Six Sigma Yellow Belt|Yellow Belt}"] },
    { heading: "Summary", text: ["I take over finance desks in the week after somebody has left. Eight years in ledgers before the interim life. A course on {!TensorFlow} sits unopened in my inbox, and there it stays."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Interim Financial Controller", titleAlso: ["Financial Controller"], company: "Harbour Interim Partners", place: "Cork, Ireland", dates: "March 2023 - Present (3 years 9 months)", from: "2023-03", to: null, about: "Assignments so far: a dairy co-op (9 months), Oracle Bakery Group (14 months), a {!medical device=Medical devices} plant (running).", points: ["{Month-end close} in {SAP S/4HANA|S/4HANA}, thirteen-week {cash flow forecasting=Cash flow forecasting|Cash flow forecasts|Cash forecasting}, {statutory accounts=Statutory accounts|Statutory reporting|Financial statements|Statutory accounting}.", "[[Brought the bakery's close down from 12 working days to 5.]]", "Sat with {!Sales}, {!Marketing} and {!R&D} until the accruals made sense."] },
        { title: "Evening Lecturer", titleAlso: ["Lecturer"], company: "Lee Business Institute", place: "Cork, Ireland", dates: "September 2024 - May 2026 (1 year 9 months)", from: "2024-09", to: "2026-05", points: ["One evening a week of {management accounting} for second-years, next door to {!welding} and {!yoga}."] },
        { title: "Full-time parenting", company: "Career Break", dates: "January 2022 - February 2023 (1 year 2 months)", from: "2022-01", to: "2023-02", unjudged: true },
        { title: "Finance Manager", company: "Glanmire Foods", place: "Glanmire, Ireland", dates: "June 2018 - December 2021 (3 years 7 months)", from: "2018-06", to: "2021-12", points: ["{Budgeting} and {variance analysis} for three {!cheese=Cheese making|Cheese} plants; dashboards in {Power BI}.", "{?Led a team of four=Team leadership|Leadership|Team management|Led a team}, none of whom left."] },
        { title: "Management Accountant", company: "Glanmire Foods", place: "Glanmire, Ireland", dates: "September 2015 - May 2018 (2 years 9 months)", from: "2015-09", to: "2018-05", promoted: true, points: ["{Standard costing|Cost accounting|Product costing} of every wheel and wedge, in {Excel=Microsoft Excel|Excel}."] },
        { title: "Trainee Accountant", company: "Glanmire Foods", place: "Glanmire, Ireland", dates: "September 2013 - August 2015 (2 years)", from: "2013-09", to: "2015-08", promoted: true, points: ["{VAT returns}, {accounts payable}, the Christmas raffle."] },
      ],
    },
    { heading: "Education", studies: [{ degree: "Bachelor of Commerce", degreeAlso: ["B.Comm", "BComm"], institution: "University College Cork", dates: "2010 - 2013", year: 2013 }] },
  ],
  optional: ["Accruals", "Interim management", "Financial control", "Dashboards", "Ledgers", "Teaching", "Lecturing", "SAP", "Lean Six Sigma", "Six Sigma", "Month-end", "Business partnering", "Finance business partnering", "Financial management", "Cash flow management"],
  not: ["React", "Oracle", "Baking", "Raffle"],
  totalYears: 12,
  level: "Expert",
  inconsistencies: [],
  files: ["linkedin", "latex-awesome"],
};
