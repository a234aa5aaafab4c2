import type { Person } from "../person.ts";

export const person: Person = {
  id: "surveyor-ruvini",
  family: "construction",
  country: "AE",
  languageCode: "en",
  name: "Ruvini Anuradha Senanayake",
  headline: "Senior Quantity Surveyor, MRICS",
  email: "ruvini.senanayake@gulfpost.example",
  phone: "+971 50 448 2093",
  location: "Al Nahda, Dubai, United Arab Emirates",
  links: [["LinkedIn", "https://www.linkedin.example/in/ruvini-senanayake-qs"]],
  sections: [
    { heading: "Professional Profile", text: ["Chartered quantity surveyor with eleven years on residential towers, villas and one very wet metro station. Contractor's side throughout; comfortable on both sides of the table when the {final account=Final accounts|Final account|Final account settlement|Final account preparation} is argued."] },
    {
      heading: "Career to Date",
      jobs: [
        {
          title: "Senior Quantity Surveyor", company: "Al Marsa Contracting LLC", place: "Dubai", dates: "Mar 2021 – Present", from: "2021-03", to: null,
          about: "Commercial lead of two towers (G+42 and G+38, AED 610 million) and of the podium between them.",
          points: [
            "Monthly {interim payment applications=Interim valuations|Interim payment applications|Interim payments|Payment applications|Valuations|Progress claims}, {cash flow forecasts=Cash flow forecasting|Cash flow forecasts|Cash flow|Cash flow management} and {cost value reconciliation|CVR|Cost-value reconciliation|Cost reporting} for the board.",
            "Notices and particulars under {FIDIC} 1999 Red Book; {extension of time claims=Claims management|Extension of time claims|EOT claims|Construction claims|Contract claims|Claims preparation} together with the planner.",
            "[[Settled 61 of 64 variation claims within the year and recovered AED 18.4 million.]]",
            "Procurement of 27 {subcontract packages=Subcontractor management|Subcontracts|Subcontract procurement|Subcontract administration|Subcontracting}, from enquiry to {bid comparison=Bid evaluation|Tender evaluation|Bid comparison|Bid analysis|Tender analysis}.",
            "Two assistants and a trainee report to me; I {~mentor=Mentoring|Coaching|Mentorship} one candidate for the APC.",
          ],
        },
        {
          title: "Quantity Surveyor", company: "Al Marsa Contracting LLC", place: "Dubai", dates: "Aug 2018 – Feb 2021", from: "2018-08", to: "2021-02", promoted: true,
          points: [
            "114 villas at the edge of the desert: {variations=Variation orders|Variations|Change orders|Variation management|Variation claims}, {remeasurement=Remeasurement|Re-measurement|Site measurement|Measurement}, {rate analysis=Rate analysis|Rate build-up|Unit rate analysis|Rate buildup|Price analysis}.",
            "[[Found and corrected measurement errors worth 2.7 % of the contract sum before award.]]",
            "Moved the office from paper dimension sheets to {CostX|Exactal CostX}.",
          ],
        },
        {
          title: "Assistant Quantity Surveyor", company: "Buildwell Lanka (Pvt) Ltd", place: "Colombo 03", dates: "Jan 2016 – Jul 2018", from: "2016-01", to: "2018-07",
          points: [
            "{Taking-off=Quantity takeoff|Taking off|Quantity take-off|Taking-off|Take-off} of structure and finishes to {SMM7}, preparing {bills of quantities=Bill of quantities|Bills of quantities|BOQ|BOQ preparation|BOQs}.",
            "{Bar bending schedules|BBS|Bar bending} checked against {?site records}; {tender=Tendering|Tender documents|Tender preparation|Tenders} files for three hotels.",
          ],
        },
        { title: "Trainee Quantity Surveyor", titleAlso: ["Trainee"], company: "Ranmuthu Cost Consultants", place: "Rajagiriya", dates: "Jun 2015 – Nov 2015 (internship)", from: "2015-06", to: "2015-11", points: ["Site measurement for a school extension and {filing|File management|Document control} of drawings."] },
      ],
    },
    { heading: "Commercial and Technical Competence", groups: [
      ["Measurement", ["{NRM2|NRM|New Rules of Measurement}", "{POMI}", "{SMM7}"]],
      ["Commercial", ["{Cost control|Cost management}", "{Cost planning|Cost plan|Cost estimation|Estimating}", "{Value engineering}", "{Contract administration|Contract management}"]],
      ["Software", ["{CostX}", "{Candy|CCS Candy}", "{AutoCAD}", "{Excel=Microsoft Excel}", "{Oracle Aconex|Aconex}"]],
    ] },
    { heading: "Academic Background", studies: [
      { degree: "BSc (Hons) Quantity Surveying", degreeAlso: ["BSc Quantity Surveying", "B.Sc. (Hons) Quantity Surveying"], institution: "University of Moratuwa", dates: "2011 – 2015", year: 2015 },
      { degree: "G.C.E. Advanced Level, Physical Science", degreeAlso: ["GCE Advanced Level", "G.C.E. Advanced Level", "G.C.E. A/L"], institution: "Mahamaya Girls' College, Kandy", dates: "2010", year: 2010, points: ["2 A passes, 1 B"] },
    ] },
    { heading: "Memberships and Training", certificates: ["{MRICS|Member of the Royal Institution of Chartered Surveyors|RICS}, 2020", "{?AIQS Sri Lanka|AIQSSL}, Associate member", "{?Delay analysis, two-day course}, Dubai 2022"] },
    { heading: "Languages", languages: ["{Sinhala} (mother tongue)", "{English} (fluent)", "{Hindi} (conversational)"] },
    { heading: "Personal", text: ["Sri Lankan, employment visa transferable, UAE driving licence. Netball, {!rust=Rust}y piano, {!sewing=Sewing} for two nieces."] },
    { heading: "Referees", text: ["Eng. Harith Jenkins, Commercial Director, Al Marsa Contracting LLC, +971 50 118 7730, h.jenkins@almarsa.example", "Mr. Prasanna Wijeyeratne, Director, Buildwell Lanka (Pvt) Ltd, +94 11 255 8071"] },
  ],
  not: ["Jenkins"],
  optional: ["Quantity surveying", "Mentoring", "Procurement", "Team leadership", "Team management", "Delay analysis", "Forecasting", "Oracle", "Negotiation", "Cost estimation", "Contracts", "Commercial management", "Rate analysis", "Document management", "Budgeting", "Estimation"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["running", "dates-left", "docx-header"],
};
