import type { Person } from "../person.ts";

export const person: Person = {
  id: "powerplatform-karthik",
  family: "software",
  country: "IN",
  languageCode: "en",
  name: "Karthik Subramanian",
  headline: "Microsoft Power Platform Developer",
  email: "karthik.subbu@tamilmail.example",
  phone: "+91 98402 55173",
  location: "Chennai, Tamil Nadu",
  sections: [
    { heading: "PROFESSIONAL SUMMARY", list: [
      "Dynamic and result oriented professional having 9+ years of rich experience in the IT industry, with strong exposure in design and development of business applications on the Microsoft {Power Platform|Microsoft Power Platform}.",
      "Having good knowledge in {Dataverse|Microsoft Dataverse}, {model-driven apps} and security roles.",
      "Worked with clients from {!Banking}, {!Insurance} and {!Healthcare} domains.",
      "{~Quick learner=Fast learner|Quick learner} with excellent {~communication} and ability to work independently as well as in a {~team=Teamwork|Team player}.",
    ] },
    { heading: "TECHNICAL SKILLS", groups: [
      ["Low code", ["{Power Apps|PowerApps|Microsoft Power Apps} (canvas and model-driven)", "{Power Automate|Microsoft Power Automate|Microsoft Flow}", "{Power Pages}", "{Copilot Studio|Microsoft Copilot Studio}"]],
      ["Reporting", ["{Power BI}", "{DAX}"]],
      ["Collaboration", ["{SharePoint Online|SharePoint}", "{Microsoft Teams|Teams|MS Teams}"]],
      ["Programming", ["{C#}", "{JavaScript}", "{SQL Server}", "{Power Fx}"]],
      ["DevOps", ["{Azure DevOps}", "{ALM with solutions=Application lifecycle management|ALM|Solution management}"]],
    ] },
    { heading: "PROFESSIONAL EXPERIENCE", jobs: [
      { title: "Senior Consultant", company: "Vaigai Infotech Pvt Ltd", companyAlso: ["Vaigai Infotech"], place: "Chennai", dates: "Jul 2024 to Till Date", from: "2024-07", to: null, about: "Project: Claims intake portal for a general insurer in the Gulf", points: [
        "Designed and developed the portal in {Power Pages} with Dataverse tables and {?custom connectors} to the policy system.",
        "Developed an agent in Copilot Studio which answers the branch queries regarding {!motor claims=Motor claims|Insurance claims} and {!surveyor=Surveying} appointments.",
        "[[Manual data entry of the claims team got reduced from 11 hours per day to 2 hours per day.]]",
        "Giving {code reviews=Code review|Code reviews} and KT sessions to 4 junior developers.",
      ] },
      { title: "Power Platform Developer", company: "Vaigai Infotech Pvt Ltd", companyAlso: ["Vaigai Infotech"], place: "Chennai", dates: "Apr 2022 to Jun 2024", from: "2022-04", to: "2024-06", promoted: true, about: "Project: HR and admin workflow automation for a {!pharma=Pharmaceuticals|Pharma} manufacturer", points: [
        "Migrated 60+ {Nintex} and {InfoPath} forms to Power Apps and Power Automate.",
        "Written {?plug-ins=Dynamics plug-ins|Plug-ins|Plugins} in C# and {PCF controls=PCF|PCF controls|Power Apps Component Framework} in {TypeScript}.",
        "[[Approval cycle of the purchase requests was brought down from 6 days to 9 hours.]]",
        "Coordinated with client's {!SAP} and {!Oracle=Oracle} teams for the interface files.",
      ] },
      { title: "SharePoint Support Engineer", company: "Brightpath BPO Services", place: "Coimbatore", dates: "Aug 2021 to Mar 2022", from: "2021-08", to: "2022-03", points: [
        "L2 support for SharePoint sites, permissions and site collections; tickets in {ServiceNow}; {PowerShell} scripts for bulk permission changes.",
      ] },
    ] },
    { heading: "CERTIFICATIONS", certificates: ["{PL-400|Microsoft Certified: Power Platform Developer Associate|Power Platform Developer Associate|PL-400: Power Platform Developer} (2023)", "{PL-600|Power Platform Solution Architect Expert|Microsoft Certified: Power Platform Solution Architect Expert|PL-600: Power Platform Solution Architect} (2025)"] },
    { heading: "EDUCATIONAL QUALIFICATION", studies: [
      { degree: "B.E. (Electronics and Communication Engineering)", degreeAlso: ["B.E. Electronics and Communication Engineering", "BE Electronics and Communication Engineering"], institution: "Kumaraguru College of Technology", place: "Coimbatore", dates: "2017 - 2021", year: 2021, points: ["First class, 7.9 CGPA"] },
      { degree: "HSC", degreeAlso: ["Higher Secondary", "HSC (State Board)"], institution: "Sri Vidya Mandir Higher Secondary School", place: "Erode", dates: "2017", year: 2017, points: ["91 %"] },
    ] },
    { heading: "PERSONAL PROFILE", rows: [["Father's Name", "R. Subramanian"], ["Date of Birth", "11-12-1999"], ["Marital Status", "Single"], ["Passport", "Available, US {!B1 visa=B1|Visa processing} valid"]] },
    { heading: "LANGUAGES KNOWN", languages: ["{Tamil} (read, write, speak)", "{English} (read, write, speak)", "{Hindi} (speak)"] },
    { heading: "DECLARATION", text: ["I hereby declare that the information furnished above is true to the best of my knowledge and belief."] },
  ],
  optional: ["Results orientation", "Result oriented", "Result-oriented", "Low-code development", "Low-code", "Low code", "Canvas apps", "Workflow automation", "Automation", "Business process automation", "Process automation", "Chatbots", "AI agents", "Security roles", "Dynamics 365", "Microsoft 365", "Migration", "Data migration", "Knowledge transfer", "Mentoring", "Training", "L2 support", "Technical support", "Application support", "SharePoint administration", "SQL", "Azure", "DevOps", "Independence", "Working independently", "Permissions management", "Ticketing", "IT support", "Business applications", "Application development", "Collaboration", "Reporting", "Data entry", "Solution design", "Client coordination", "Coordination", "Integration", "System integration", "Scripting", "Team leadership", "KT sessions", "Consulting", "Site collections"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["docx-header", "grid@wkhtmltopdf"],
};
