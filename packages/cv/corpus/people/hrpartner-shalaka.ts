import type { Person } from "../person.ts";

export const person: Person = {
  id: "hrpartner-shalaka",
  family: "human resources",
  country: "IN",
  languageCode: "en",
  name: "Shalaka Deshmukh Iyer",
  headline: "HR Business Partner",
  email: "shalaka.iyer@sahyadripost.example",
  phone: "+91 98 5550 1427",
  location: "Pune, India",
  sections: [
    { heading: "Professional Summary", text: ["HR professional with 13 years in manufacturing and life science companies, the last five as business partner to plant and R&D heads. Known for {~tact=Tact|Diplomacy}, for closing {grievances=Grievance handling|Grievances|Grievance management|Grievance redressal|Employee grievances} before they become court files, and for a door that stands open on every {!workday=Workday}."] },
    { heading: "Areas of Expertise", groups: [["Partnering", ["{organisation design=Organisational design|Organizational design|Organisation design|Organization design|Organisational development}", "{succession planning=Succession planning|Succession}", "{manpower budgeting=Manpower budgeting|Manpower planning|Headcount planning|Workforce planning|Workforce budgeting|Headcount budgeting}"]], ["Talent", ["{competency-based interviewing=Competency-based interviewing|Behavioral interviewing|Behavioural interviewing|Competency based interviews|Interviewing|Competency-based interviews}", "{campus hiring=Campus hiring|Campus recruitment|Campus recruiting|University recruiting}", "{onboarding=Onboarding|Employee onboarding|Induction}"]], ["Law", ["{POSH Act=POSH Act|POSH|POSH compliance|Prevention of sexual harassment}", "{Industrial Disputes Act=Industrial Disputes Act|Labour law|Labor law|Industrial relations|Employment law}", "{standing orders=Standing orders|Labour law}"]], ["Systems", ["{SAP SuccessFactors=SAP SuccessFactors|SuccessFactors}", "{Darwinbox}", "{Naukri RMS=Naukri RMS|Naukri|RMS}", "{advanced Excel=Microsoft Excel|Excel|Advanced Excel|MS Excel}"]]] },
    {
      heading: "Career Path",
      jobs: [
        { title: "HR Business Partner", company: "Kaveri Biologics Pvt. Ltd.", place: "Pune", dates: "Jun 2021 – Till date", from: "2021-06", to: null, points: ["Partner to 640 employees in a company that makes injectable pharmaceuticals; three direct reports.", "[[Attrition in the quality function brought down from 27% to 14% in two years.]]", "{Performance management=Performance management|Performance appraisal|Performance reviews|Appraisals} cycle, {calibration meetings=Calibration|Calibration meetings|Performance calibration|Talent calibration}, {compensation review=Compensation review|Compensation and benefits|Compensation|Compensation management|Salary review|Compensation reviews|Salary benchmarking}.", "{!Payroll=Payroll|Payroll processing} sits with an outside vendor in Chennai; we only release the attendance file."] },
        { title: "Assistant Manager – HR", company: "Deccan Gears & Forgings Ltd.", place: "Chakan", dates: "Jul 2017 – May 2021", from: "2017-07", to: "2021-05", points: ["{Union negotiations=Union negotiations|Labour relations|Collective bargaining|Union negotiation|Industrial relations|Labor relations|Union relations}. [[?Long-term wage settlement for 1,150 workmen signed in four months.]] [[Not one man-day lost to strikes in four years.]]", "{Disciplinary enquiries=Disciplinary enquiries|Disciplinary procedures|Domestic enquiries|Disciplinary proceedings|Disciplinary inquiries|Disciplinary actions}, {contract labour compliance=Contract labour compliance|Contract labour|Contract Labour Act|CLRA|Labour compliance|Labour law compliance|Contract labor compliance|Statutory compliance}, canteen and transport committee."] },
        { title: "HR Executive", company: "Nisarga Consulting", place: "Mumbai", dates: "Aug 2013 – Jun 2017", from: "2013-08", to: "2017-06", points: ["End-to-end {recruitment=Recruitment|Recruiting|End-to-end recruitment|Talent acquisition|Hiring} for engineering clients. [[Filled 180 positions in 2016 at an average of 31 days.]]", "{Exit interviews=Exit interviews|Exit interview|Offboarding}, {HR MIS=HR MIS|MIS reporting|HR reporting|MIS|HR reports}, {engagement events=Employee engagement|Engagement events|Engagement activities|Event management|Event planning|Employee events}."] },
      ],
    },
    { heading: "Certifications", certificates: ["{Certified Internal POSH Trainer=Certified Internal POSH Trainer|POSH Trainer|Internal POSH Trainer}, 2022", "{Hogan Assessment Certification=Hogan Assessment Certification|Hogan Assessment|Hogan|Hogan Certification}, 2020"] },
    {
      heading: "Academics",
      studies: [
        { degree: "MBA (Human Resources)", institution: "Indira Sahyadri Institute of Management", place: "Pune", dates: "2013", year: 2013 },
        { degree: "B.Com.", institution: "Ruparel Arts and Commerce College", place: "Mumbai", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Currently", list: ["Enrolled for a weekend class in {!Power BI}, first lesson in January", "Guest speaker twice a year at my old institute"] },
    { heading: "Languages", languages: ["{Marathi}, {Hindi}, {English}, {Tamil} (spoken)"] },
  ],
  optional: ["Human resources", "HR", "HR management", "Training", "Employee relations", "HR business partnering", "Coaching", "Stakeholder management", "Communication", "Change management", "Facilitation", "Counselling", "Employer branding", "Negotiation", "Mentoring", "Data analysis", "HR policies", "Presentation", "Reporting", "Team management", "Leadership", "Relationship building", "Talent management", "HR operations", "Employee retention", "Retention", "Training and development", "Learning and development", "Policy drafting", "Leadership development", "HR analytics", "Empathy", "Trust building", "Documentation", "Staffing", "Cross-functional collaboration", "Hiring events", "People management", "Legal compliance", "Communication skills", "Team leadership", "Approachability", "Attendance management", "Time and attendance", "Attendance", "Attendance tracking", "Attendance file", "Attendance data", "Facility management", "Employee welfare", "Transport management", "Canteen management", "Sourcing", "Screening", "Client management", "Psychometric assessment", "Psychometric testing", "Psychometrics", "Personality assessment", "Public speaking", "Guest lecturing", "Teaching"],
  totalYears: 13.3,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-south-asian", "web-margin-grid"],
};
