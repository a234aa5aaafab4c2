import type { Person } from "../person.ts";

export const person: Person = {
  id: "hr-priya",
  family: "human resources",
  country: "IN",
  languageCode: "en",
  name: "Priya Venkataraman",
  headline: "HR Business Partner",
  email: "priya.venkat@chennaimail.example",
  phone: "+91 98410 55273",
  location: "Chennai, Tamil Nadu, India",
  sections: [
    { heading: "Career Summary", text: ["HR generalist with 9+ years in manufacturing and IT services."] },
    {
      heading: "Work History",
      jobs: [
        { title: "HR Business Partner", company: "Adyar Components", place: "Chennai", dates: "Jul-2021 - Present", from: "2021-07", to: null, points: ["Partner to two plants, 900 people: {performance management=Performance management|Performance appraisal|Performance appraisals}, {grievance handling=Grievance handling|Employee grievances}, {labour law=Labour law|Labor law|Employment law}.", "[[Reduced attrition among operators from 34% to 19% in 18 months.]]", "Rolled out {Workday} with the Jenkins & Rao consulting team."] },
        { title: "Senior HR Executive", company: "Marina Infosoft", place: "Chennai", dates: "Apr-2019 - Jun-2021", from: "2019-04", to: "2021-06", points: ["{Campus recruitment=Campus recruitment|Campus hiring|Recruitment}, {onboarding=Onboarding|Employee onboarding}."] },
        { title: "HR Executive", company: "Marina Infosoft", dates: "Jun-2017 - Mar-2019", from: "2017-06", to: "2019-03", promoted: true, points: ["{Payroll=Payroll|Payroll processing} inputs and {statutory compliance=Statutory compliance|Compliance} (PF, ESI)."] },
      ],
    },
    { heading: "Key Skills", tags: ["{Talent acquisition|Recruitment}", "{Employee relations}", "{HR analytics|People analytics}", "{Training and development|Learning and development|Training & development}", "{~Negotiation|Negotiation skills}", "{~Conflict resolution|Conflict management}"] },
    { heading: "Education", studies: [{ degree: "MBA (Human Resources)", degreeAlso: ["MBA", "MBA in Human Resources"], institution: "Anna University", dates: "2015-2017", year: 2017 }, { degree: "B.Com", institution: "Stella Maris College", dates: "2012-2015", year: 2015 }] },
    { heading: "Certifications", certificates: ["{SHRM-CP|SHRM Certified Professional}, SHRM, 2022"] },
    { heading: "Languages", languages: ["{Tamil}, {English}, {Hindi}"] },
  ],
  not: ["Jenkins"],
  optional: ["Human resources", "HR business partnering", "Employee engagement", "Retention", "Employee retention", "HRIS", "HR business partner"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: [],
  files: ["label-column", "moderncv-banking", "timeline", "sidebar-right@weasyprint"],
};
