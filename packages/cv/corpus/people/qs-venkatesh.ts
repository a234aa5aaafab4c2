import type { Person } from "../person.ts";

export const person: Person = {
  id: "qs-venkatesh",
  family: "construction",
  country: "IN",
  languageCode: "en",
  name: "Venkatesh Palanisamy",
  headline: "Sr. Quantity Surveyor",
  email: "venkatesh.palanisamy@kongumail.example",
  phone: "+91 98427 55016",
  location: "14/2, Nanjappa Nagar, Coimbatore - 641 004, Tamil Nadu",
  sections: [
    {
      heading: "CAREER OBJECTIVE",
      text: [
        "To work in a reputed concern where my knowledge is utilised and to grow along with the organisation.",
      ],
    },
    {
      heading: "PROFESSIONAL SUMMARY",
      list: [
        "Having 12+ years of experience in Quantity Surveying , {Billing=Invoicing|Billing|Construction billing|Client billing|RA billing|Billing engineering} and {Estimation=Cost estimation} of residential and commercial buildings .",
        "Well versed with {IS 1200|IS 1200 measurement|Mode of measurement|IS 1200 mode of measurement} mode of measurement and PWD schedule .",
      ],
    },
    {
      heading: "KEY SKILLS",
      text: [
        "{BOQ preparation=Bill of quantities}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0{Rate analysis|Rate Analysis}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0{Bar Bending Schedule=Bar bending schedules}",
        "{Sub-contractor billing=Subcontractor billing|Sub-contractor billing|Subcontractor bills|Subcontractor management}\u00a0\u00a0\u00a0\u00a0{Reconciliation of steel & cement=Material reconciliation|Reconciliation|Reconciliation of steel and cement|Steel reconciliation|Reconciliation of steel & cement}",
        "{Auto CAD=AutoCAD|Auto CAD}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0{MS Excel=Microsoft Excel}\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0{~Team work=Teamwork}",
      ],
    },
    {
      heading: "WORK EXPERIENCE",
      jobs: [
        {
          title: "Sr. Quantity Surveyor",
          titleAlso: ["Quantity Surveyor", "Senior Quantity Surveyor"],
          company: "Kongu Infra Projects Pvt. Ltd.",
          place: "Coimbatore",
          dates: "Apr 2021 to Till Date",
          from: "2021-04",
          to: null,
          points: [
            "Preparation of {Client RA bills=Invoicing} as per agreement and getting certified from PMC every month ;",
            "{Quantity take off=Quantity takeoff|Quantity surveying|Quantity take off} from GFC drawings using {AutoCAD} & cross checking of the same with site engineers measurement ;",
            "Preparing {extra item claims=Variation orders|Extra item claims|Extra items|Extra claims} with {rate analysis=Rate analysis} and negotiating with client ;",
            "Attending weekly review meeting with PMC & architect , follow up of pending certification , retention amount and statement of recovery for store issued materials ;",
            "Planning department is doing the schedule in {!Primavera=Primavera P6|Primavera} ; QS team is giving only quantities ;",
            "[[Identified excess cement consumption of Rs. 38 lakhs and same was recovered from sub contractors.]]",
          ],
        },
        {
          title: "Quantity Surveyor",
          company: "Sri Maruthamalai Builders",
          place: "Tiruppur",
          dates: "Jul 2018 to Mar 2021",
          from: "2018-07",
          to: "2021-03",
          points: [
            "Taking joint {measurement=Site measurement|Measurement|Joint measurement} at site with contractor, preparing {BBS=Bar bending schedules} and abstract in {Excel=Microsoft Excel} ;",
            "Attended one day awareness of {!Revit} , {!BIM} conducted by builders association .",
            "Issue of {!paint=Painting} , {!tiles=Tiling} and pipes was by stores department only ;",
          ],
        },
      ],
    },
    {
      heading: "ACADEMIC QUALIFICATION",
      studies: [
        {
          degree: "B.E. Civil Engineering",
          degreeAlso: ["B.E.", "BE Civil Engineering", "B.E. in Civil Engineering"],
          institution: "Noyyal College of Engineering, Anna University",
          dates: "2018",
          year: 2018,
          points: ["Aggregate 7.4 CGPA, first class"],
        },
      ],
    },
    { heading: "LANGUAGES KNOWN", languages: ["{Tamil} , {English} , {Malayalam} (speak only)"] },
    {
      heading: "PERSONAL DETAILS",
      rows: [
        ["Father's Name", "R. Palanisamy"],
        ["Date of Birth", "11.06.1996"],
        ["Marital Status", "Married"],
        ["Hobbies", "{!Carrom}, {!volley ball=Volleyball}, old songs"],
      ],
    },
    {
      heading: "DECLARATION",
      text: [
        "I hereby declare that the above furnished particulars are true to the best of my knowledge and belief.",
      ],
    },
  ],
  optional: [
    "Cost control",
    "Civil engineering",
    "Contract administration",
    "Tendering",
    "Material management",
    "Negotiation",
    "Technical drawing",
    "Residential construction",
    "Claims",
    "Measurement",
    "Claims management",
    "Bill certification",
    "Drawing review",
  ],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["docx-south-asian", "bio-data"],
};
