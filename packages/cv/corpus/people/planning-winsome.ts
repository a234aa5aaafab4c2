import type { Person } from "../person.ts";

export const person: Person = {
  id: "planning-winsome",
  family: "public service",
  country: "JM",
  languageCode: "en",
  name: "Winsome A. Grant-Ferguson",
  printedName: "Mrs. Winsome A. Grant-Ferguson",
  email: "wgrantferguson@yardpost.example",
  phone: "(876) 555-0128",
  location: "Mandeville, Jamaica",
  sections: [
    { heading: "Officer's particulars", rows: [["Post", "Senior Planning Officer (GMG/SEG 2)"], ["Date of first appointment", "3 September 2001"], ["Confirmed in the Public Service", "1 October 2002"], ["Leave record", "Satisfactory"]] },
    { heading: "Statement in support", text: ["I beg to submit this application for the post of Chief Planning Officer. I have served the Municipal Corporation and its predecessor without interruption and have at all times discharged my duties with {~impartiality=Impartiality|Objectivity} and {~discretion=Discretion|Confidentiality}. I have acted in the higher post on four occasions."] },
    {
      heading: "Record of service",
      jobs: [
        { title: "Senior Planning Officer", company: "Manchester Municipal Corporation", place: "Mandeville", dates: "1 November 2014 to date", from: "2014-11", to: null, points: ["{Development control=Development control|Development management|Planning control}: assessment of subdivision and building applications under the {Town and Country Planning Act=Town and Country Planning Act|Planning law|Planning legislation}.", "Drafting of {Cabinet submissions=Cabinet submissions|Cabinet submission|Cabinet papers}, {ministerial briefs=Ministerial briefs|Ministerial briefings|Briefing notes|Ministerial brief} and replies to Parliamentary questions.", "[[Reduced the average time for a subdivision approval from 194 days to 88 days.]]", "Conduct of {public hearings=Public hearings|Public consultation|Public hearing|Public consultations}; {site inspections=Site inspection|Site inspections}.", "Boundary matters are referred to the commissioned land surveyor, who carries out the {!cadastral survey=Cadastral surveying|Cadastral survey}, and costs to the {!quantity surveyor=Quantity surveying}."] },
        { title: "Planning Officer", company: "Manchester Parish Council", place: "Mandeville", dates: "1 October 2006 to 31 October 2014", from: "2006-10", to: "2014-10", points: ["Preparation of the {Parish Development Order=Development orders|Parish Development Order|Development order|Development plans}; {zoning=Zoning} maps in {ArcGIS=ArcGIS|Esri ArcGIS|ArcMap}.", "{Enforcement notices=Enforcement notices|Planning enforcement|Enforcement|Enforcement notice} and attendance at court as a witness.", "[[Cleared a backlog of 312 applications in fourteen months.]]"] },
        { title: "Clerical Officer", company: "Manchester Parish Council", place: "Mandeville", dates: "3 September 2001 to 30 September 2006", from: "2001-09", to: "2006-09", points: ["Registry, correspondence and {minutes of committees=Minute taking|Minute-taking|Minutes|Taking minutes|Committee minutes}; requests under the {!Access=Access|Microsoft Access} to Information Act passed to the Secretary/Manager."], promoted: true },
      ],
    },
    {
      heading: "Qualifications",
      studies: [
        { degree: "M.Sc. Built Environment", institution: "University of Technology, Jamaica", place: "Kingston", dates: "2012", year: 2012 },
        { degree: "B.Sc. Public Administration", institution: "The University of the West Indies", place: "Mona", dates: "2006", year: 2006 },
      ],
    },
    { heading: "Competencies", list: ["{Policy drafting=Policy drafting|Policy writing|Policy development}", "{Environmental impact assessment=Environmental impact assessment|EIA|Environmental impact assessments}", "{Staff appraisal=Staff appraisal|Performance appraisal|Staff appraisals|Performance management}", "{Public procurement=Public procurement|Government procurement|Procurement} (GOJ guidelines)", "{Microsoft Word=Microsoft Word|Word|MS Word}"] },
    { heading: "Training and awards", certificates: ["{Certificate in Supervisory Management=Certificate in Supervisory Management|Supervisory Management}, Management Institute for National Development, 2010", "{Justice of the Peace=Justice of the Peace|JP}, Parish of Manchester, 2019"] },
    { heading: "Referees", list: ["The Secretary/Manager, Manchester Municipal Corporation", "The Rev. Errol Pinnock, Mandeville"] },
  ],
  optional: ["Public administration", "Urban planning", "Land use planning", "Public service", "Integrity", "Supervision", "Committee work", "Land use", "Customer service", "Planning", "Physical planning", "Town planning", "Church administration", "Youth work", "Microsoft Office", "Civil service", "Local government", "Staff supervision", "Regulatory compliance", "Correspondence", "Complaints handling", "Correspondence handling", "Planning applications", "Attention to detail", "Parliamentary questions", "Conscientiousness", "Dispute resolution", "Typing", "Filing", "Records management", "Compliance", "Registry", "Freedom of information", "Access to Information Act"],
  totalYears: 25.2,
  level: "Expert",
  inconsistencies: [],
  files: ["pandoc-docx", "europass-form"],
};
