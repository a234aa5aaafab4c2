import type { Person } from "../person.ts";

export const person: Person = {
  id: "projectmanager-gareth",
  family: "project management",
  country: "AU",
  languageCode: "en",
  name: "Gareth Penhaligon",
  headline: "Project Manager – fit-out and infrastructure",
  email: "g.penhaligon@southmail.example",
  phone: "0455 550 173",
  location: "Footscray VIC, Australia",
  sections: [
    { heading: "Snapshot", text: ["Project manager who came up through site work. Comfortable with a hard hat on a Monday and a steering committee on a Tuesday. Plain speaker; {~dependable=Dependability|Reliability|Dependable}."] },
    {
      heading: "Career to date",
      jobs: [
        { title: "Senior Project Manager", company: "Maribyrnong Health Infrastructure", place: "Melbourne", dates: "July 2024 – present", from: "2024-07", to: null, points: ["Responsible for three hospital fit-outs worth A$46m, from business case to handover ({project management=Project management|Project manager}).", "Chair the weekly {risk review=Risk management|Risk review|Risk assessment|Risk reviews} and report to the steering committee.", "The builder's planners keep the programme in {!Primavera P6=Primavera P6|Primavera|Oracle Primavera P6}; I read it, challenge it and sign it.", "Architects walk clinicians through their {!Revit=Revit|Autodesk Revit} models. My job is getting the decision by Friday.", "Fourteen clinical departments, one set of plans: I run the user groups until they match.", "[[Delivered the Sunshine day-surgery unit seven weeks early and A$1.2m under budget.]]"] },
        { title: "Project Manager", company: "Bellbird Commercial Interiors", place: "Port Melbourne", dates: "February 2021 – June 2024", from: "2021-02", to: "2024-06", points: ["Ran office fit-outs of up to 4,000 sqm with a {!lean=Lean|Lean management|Lean manufacturing} crew of three coordinators.", "{Built schedules=Scheduling|Project scheduling|Project schedules|Construction scheduling|Planning|Programming} in {MS Project=Microsoft Project|MS Project|Microsoft Project Professional} and {cost forecasts=Cost forecasting|Cost forecasts|Forecasting|Cost control|Cost forecast} in {Excel=Microsoft Excel|Excel|MS Excel}.", "{Tendering=Tendering|Tender management|Tenders|Tender evaluation|Procurement} and {negotiation of subcontracts=Contract negotiation|Negotiation|Subcontract negotiation|Negotiation of subcontracts|Negotiating subcontracts}.", "Closed jobs out properly – manuals, warranties, keys, a thank-you.", "Dealt with landlords, councils and one very angry café owner."] },
        { title: "Site Coordinator", company: "Ironbark Builders", place: "Geelong", dates: "March 2018 – November 2021", from: "2018-03", to: "2021-11", points: ["Coordinated trades – sparkies, plasterers, {!scaffolding=Scaffolding|Scaffold erection} gangs – on schools and aged-care homes.", "{Toolbox talks=Toolbox talks|Safety briefings|Safety talks|Toolbox meetings}, inductions and {site safety audits=Safety audits|Site safety audits|Site safety|Safety inspections|Health and safety|WHS|Safety audit}.", "Drafted {variations=Variation claims|Variations|Variation orders|Contract variations|Contract administration} and chased {defects=Defect management|Defects|Defects management|Snagging|Defect rectification} through {Aconex=Aconex|Oracle Aconex}.", "[[Went 611 days without a lost-time injury.]]"] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Graduate Certificate in Project Management", institution: "RMIT University", place: "Melbourne", dates: "2023", year: 2023 },
        { degree: "Diploma of Building and Construction", institution: "The Gordon", place: "Geelong", dates: "2017", year: 2017 },
      ],
    },
    { heading: "Tickets", certificates: ["{PRINCE2 Practitioner=PRINCE2 Practitioner|PRINCE2}, 2022", "{White Card=White Card|General Construction Induction}, WorkSafe Victoria, 2016"] },
    { heading: "Referees", text: ["Happy to give names once we have spoken."] },
  ],
  optional: ["Project delivery", "Construction management", "Construction project management", "Construction", "Stakeholder management", "Budget management", "Leadership", "Team leadership", "Team management", "Reporting", "Client management", "Communication", "Site supervision", "Quality control", "Contractor management", "Fit-out", "Occupational health and safety", "Handover", "Programme management", "Meeting facilitation", "Earned value", "Project planning", "Conflict resolution", "Document control", "Subcontractor management", "Estimation", "Cost estimation", "Construction sequencing", "Site inspections", "Business case", "Business cases", "Trade coordination", "Site coordination", "Stakeholder engagement", "Steering committee reporting", "Inductions", "Decision making", "Schedule management", "User group management", "User engagement", "PRINCE2"],
  totalYears: 8.7,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["latex-ot1", "docx-header"],
};
