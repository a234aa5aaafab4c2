import type { Person } from "../person.ts";

export const person: Person = {
  id: "hrgeneralist-tonya",
  family: "human resources",
  country: "US",
  languageCode: "en",
  name: "Tonya Rae Whitlock",
  printedName: "TONYA RAE WHITLOCK, SHRM-CP",
  headline: "HUMAN RESOURCES GENERALIST",
  email: "tonya.whitlock@plainsmail.example",
  phone: "(918) 555-0147",
  location: "Tulsa, OK 74104",
  sections: [
    {
      heading: "SUMMARY",
      text: [
        "Results-driven Human Resources Generalist with over 15 years in manufacturing plants. Known for {~conflict resolution=Conflict resolution} , a steady hand and an open door. Bilingual.",
      ],
    },
    {
      heading: "HIGHLIGHTS",
      text: [
        "•  {Employee relations|Employee relations management}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0•  {Benefits administration|Employee benefits}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0•  {FMLA|FMLA administration|Family and Medical Leave Act|Leave administration|FMLA Administration}",
        "•  {New Hire Orientation=Onboarding|New hire orientation|New employee orientation|Orientation}\u00a0\u00a0\u00a0\u00a0•  {Full-cycle Recruiting=Recruitment|Full-cycle recruiting|Full-cycle recruitment}\u00a0\u00a0\u00a0\u00a0\u00a0•  {ADP Workforce Now|ADP}",
        "•  {Workers' Compensation=Workers' compensation|Workers compensation|Workers' comp}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0•  {EEO Reporting=EEO reporting|EEO|EEO compliance|EEO-1|Equal employment opportunity}\u00a0\u00a0\u00a0\u00a0\u00a0•  {Policy writing=HR policies|Policy writing|Policy development|Policies and procedures|HR policy development}",
      ],
    },
    {
      heading: "ACCOMPLISHMENTS",
      list: [
        "[[Reduced first-year turnover on second shift from 46% to 29% by rewriting the first two weeks.]]",
        "[[Saved $88,000 in unemployment claims in 2022.]]",
        "Employee of the Year, 2019",
      ],
    },
    {
      heading: "EXPERIENCE",
      jobs: [
        {
          title: "Human Resources Generalist",
          titleAlso: ["HR Generalist"],
          company: "Redbud Plastics, Inc.",
          place: "Tulsa, OK",
          dates: "Dec 2013 to Current",
          from: "2013-12",
          to: null,
          points: [
            "Responsible for day to day HR functions of a 310 employee, three shift plant including {hiring=Recruitment}, {benefits enrollment=Benefits administration}, leave of absence, {employee relations=Employee relations}, {exit interviews=Exit interviews|Offboarding} and the annual {?wage survey=Compensation analysis|Compensation|Salary surveys} .",
            "Process bi-weekly {payroll=Payroll} changes in {ADP Workforce Now} ; audit {I-9 files=I-9 compliance|I-9|Form I-9|I-9 verification|I-9 audits|I-9 audit|I-9 files} twice a year.",
            "Conduct {orientation=Onboarding} every Monday including overview of benefits, direct deposit, handbook acknowledgment, uniform sizes, locker assignment and a tour of the plant with the shift lead .",
            "Maintain {?personnel files=Personnel files|Personnel records|Record keeping|File management} , respond to verifications of employment, subpoenas and {?unemployment claims=Unemployment claims} ; attend hearings as needed.",
            "Counsel supervisors on {progressive discipline=Progressive discipline|Disciplinary procedures|Employee discipline|Disciplinary action|Corrective action} and documentation; the union contract itself and all {!labor negotiations=Labour relations|Collective bargaining} are handled by corporate in Ohio.",
            "Issue badges and door {!access=Microsoft Access} ; the Safety Manager keeps the {!OSHA|OSHA compliance|OSHA logs} log and forklift licenses.",
            "Corporate will convert all plants to {!Workday} in 2027.",
          ],
        },
        {
          title: "HR Assistant",
          company: "Arkansas River Foods",
          place: "Muskogee, OK",
          dates: "Aug 2009 to Nov 2013",
          from: "2009-08",
          to: "2013-11",
          points: [
            "Filed, scanned, answered phones and scheduled {interviews=Interview scheduling|Scheduling|Appointment scheduling|Interviewing} and drug screens for approx. 40 hires per month .",
            "{?Translated=Translation|Interpreting} safety meetings into Spanish for the deboning line.",
          ],
        },
      ],
    },
    {
      heading: "EDUCATION",
      studies: [
        {
          degree: "Bachelor of Business Administration : Human Resource Management",
          degreeAlso: [
            "Bachelor of Business Administration",
            "BBA Human Resource Management",
            "Bachelor of Business Administration in Human Resource Management",
          ],
          institution: "Northeastern State University",
          place: "Tahlequah, OK",
          dates: "2009",
          year: 2009,
        },
      ],
    },
    {
      heading: "CERTIFICATIONS",
      certificates: ["{SHRM-CP|SHRM Certified Professional} , Society for Human Resource Management"],
    },
    { heading: "LANGUAGES", languages: ["{English}", "{Spanish} (fluent)"] },
    {
      heading: "COMMUNITY",
      list: [
        "Tulsa Area HR Association , member",
        "Habitat build days: I carry boards, others do the {!roofing=Roofing}",
      ],
    },
  ],
  optional: [
    "HRIS",
    "Filing",
    "File management",
    "Record keeping",
    "Employee retention",
    "Unemployment claims",
    "Leave management",
    "Orientation",
    "Drug screening",
    "Audit",
    "Auditing",
    "Coaching",
    "Labour law",
    "Documentation",
    "Employee engagement",
    "Manufacturing",
    "Communication",
    "Telephone etiquette",
    "HR administration",
    "Bilingual",
  ],
  not: ["Forklift operation"],
  totalYears: 17.3,
  level: "Expert",
  inconsistencies: [],
  files: ["us-one-pager", "docx-columns"],
};
