import type { Person } from "../person.ts";

export const person: Person = {
  id: "recruiter-shruti",
  family: "human resources",
  country: "IN",
  languageCode: "en",
  name: "Shruti Raghunathan",
  printedName: "SHRUTI RAGHUNATHAN",
  headline: "Senior Talent Acquisition Specialist – IT Hiring",
  email: "shruti.raghu@netpost.example",
  phone: "+91 98450 55219",
  location: "Bengaluru, Karnataka, India",
  sections: [
    { heading: "Professional Summary", text: ["Talent acquisition professional with 8+ years of experience in IT hiring for product companies and staffing firms. Handled lateral, volume and leadership requirements pan India. Known for {~quick turn-around=Quick turnaround|Working under pressure|Speed|Efficiency|Quick turn-around} and {~candidate empathy=Empathy|Candidate empathy}."] },
    { heading: "Key Skills", list: ["{End-to-end recruitment=End-to-end recruitment|Recruitment|Full-cycle recruitment|Full cycle recruiting|Recruiting|Talent acquisition}", "{Sourcing=Sourcing|Candidate sourcing|Talent sourcing} through {Naukri=Naukri|Naukri.com}, {LinkedIn Recruiter=LinkedIn Recruiter|LinkedIn|LinkedIn Recruiting}, referrals and {Boolean search=Boolean search|Boolean searches|Boolean search strings}", "{Screening=Screening|Candidate screening|Resume screening|CV screening} and {salary negotiation=Salary negotiation|Negotiation|Offer negotiation|Salary negotiations}", "{Onboarding=Onboarding|Employee onboarding|Induction}", "{Zoho Recruit}", "{Advanced Excel=Microsoft Excel|Excel|Advanced Excel|MS Excel}"] },
    {
      heading: "Employment History",
      jobs: [
        { title: "Senior Talent Acquisition Specialist", company: "Nandi Cloudworks Pvt Ltd", place: "Bengaluru", dates: "Apr 2022 – Till date", from: "2022-04", to: null, points: ["Hiring {!Java} full stack, front-end and DevOps ({!Kubernetes}) engineers for the payments business unit.", "[[Closed 64 positions in FY 2024-25 against a target of 50.]]", "[[Brought the offer drop-out ratio from 34% to 19% by calling each candidate weekly during the notice period.]]", "Conduct {HR rounds=Interviewing|HR interviews|HR rounds|Interviews|HR interview|Conducting interviews|Behavioural interviews} and share the {salary benchmark=Salary benchmarking|Compensation benchmarking|Salary benchmark} with finance.", "Mentor two junior recruiters.", "The HRMS roll-out ({!Workday}) is driven by the HR Operations team in Pune."] },
        { title: "Technical Recruiter", company: "Kaveri Staffing Solutions", place: "Bengaluru", dates: "Jun 2018 – Mar 2022", from: "2018-06", to: "2022-03", points: ["Supplied {!SAP ABAP=SAP ABAP|ABAP|SAP} and mainframe contractors to three banking clients.", "Organised {campus drives=Campus recruitment|Campus hiring|Campus drives|Campus recruiting|Campus placements} at nine engineering colleges in Karnataka and Tamil Nadu.", "Maintained the daily tracker with {VLOOKUP} and {pivot tables=Pivot tables|Pivot table|PivotTables}.", "{Background verification=Background verification|Background checks|Background check|BGV} documents collected and sent to the agency."] },
        { title: "HR Intern", company: "Marina Auto Parts Ltd", place: "Chennai", dates: "Jan 2018 – May 2018", from: "2018-01", to: "2018-05", points: ["Filed joining forms and {PF and ESI=PF and ESI|PF|ESI|Provident fund|Statutory compliance|PF/ESI|PF & ESI} nominations of 300 shop-floor workers.", "Arranged the Women's Day programme and the canteen survey."] },
      ],
    },
    {
      heading: "Academic Qualification",
      studies: [
        { degree: "MBA (Human Resources)", institution: "Christ University", place: "Bengaluru", dates: "2016 – 2018", year: 2018 },
        { degree: "B.Com", institution: "Ethiraj College for Women", place: "Chennai", dates: "2013 – 2016", year: 2016 },
        { degree: "XII Std.", institution: "Vidya Mandir", place: "Chennai", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Awards", list: ["\"Star Recruiter\", Q3 2023"] },
    { heading: "Personal Details", rows: [["Date of Birth", "17 August 1995"], ["Marital Status", "Married"], ["Notice Period", "60 days"]] },
    { heading: "Languages Known", languages: ["{English}, {Tamil}, {Kannada}, {Hindi}"] },
    { heading: "Declaration", text: ["I hereby declare that the information furnished above is true to the best of my knowledge and belief."] },
  ],
  optional: ["Hiring", "IT recruitment", "Technical recruitment", "HR", "Human resources", "Stakeholder management", "Reporting", "MIS reporting", "MIS", "Dashboards", "Vendor management", "Documentation", "Communication", "Team leadership", "Leadership", "Team management", "Mentoring", "Coordination", "Relationship building", "Compensation", "Employer branding", "Employee referral programme", "Job postings", "Interview coordination", "Data entry", "Headhunting", "Volume hiring", "Lateral hiring", "Pipeline management", "Recruitment consulting", "Microsoft Office", "Leadership hiring", "Executive search", "Contract staffing", "Candidate engagement", "Employee engagement", "Event management", "Surveys"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["docx-south-asian", "linkedin"],
};
