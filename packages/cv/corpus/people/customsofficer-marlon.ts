import type { Person } from "../person.ts";

export const person: Person = {
  id: "customsofficer-marlon",
  family: "public service",
  country: "JM",
  languageCode: "en",
  name: "Marlon Everton Creary",
  headline: "Senior Customs Officer",
  email: "marlon.creary@harbourviewpost.example",
  phone: "876-555-0129",
  location: "Kingston, Jamaica",
  sections: [
    { heading: "Particulars", rows: [["Date of birth", "14 September 1979"], ["Marital status", "Married, three children"], ["Present post", "Senior Customs Officer (CO IV)"]] },
    { heading: "Profile", text: ["Public officer with twenty-five years at the wharf, the airport and the warehouse. {~Impartial=Impartiality|Fairness|Integrity|Objectivity}, by the book, and able to say no to a man with a loud voice."] },
    {
      heading: "Record of service",
      jobs: [
        { title: "Senior Customs Officer", company: "Island Customs Department", place: "Kingston Wharves", dates: "April 2014 to present", from: "2014-04", to: null, points: ["Head a {container inspection=Cargo inspection|Container inspection|Container examination|Inspection|Inspections|Customs inspection} team of twelve. We select by {risk profiling=Risk profiling|Risk assessment|Risk analysis|Customs risk profiling}, read the {X-ray images=X-ray image analysis|X-ray screening|X-ray image interpretation|X-ray images|X-ray|X-ray scanning|Image analysis}, and open what must be opened. I write the {seizure reports=Seizure reports|Report writing|Seizure reporting|Reports} and give {court testimony=Court testimony|Testimony|Testifying in court|Giving evidence|Court evidence} when asked. The sniffer dogs belong to Corporal Dacres, and so does the {!dog handling=Dog handling|Canine handling}.", "[[In 2022 the team's detections brought in J$212 million in additional duty.]]", "[[Average clearance time for green-lane containers fell from 48 hours to 11.]]"] },
        { title: "Customs Officer, Valuation", company: "Island Customs Department", place: "Kingston", dates: "May 2007 to March 2014", from: "2007-05", to: "2014-03", points: ["{Tariff classification=Tariff classification|HS classification|HS codes|Customs classification|Harmonized System}, {customs valuation=Customs valuation|Valuation} and {duty assessment=Duty assessment|Duty calculation|Customs duties|Duties assessment|Customs duty} of motor vehicles, {!welding=Welding} sets, refrigerators and anything else that comes in a barrel. [[?Took part in the roll-out of {ASYCUDA World=ASYCUDA|ASYCUDA World|ASYCUDAWorld} and trained sixty brokers to use it.]]"], promoted: true },
        { title: "Customs Guard, later Clerical Officer", company: "Island Customs Department", place: "Montego Bay", dates: "October 2001 to April 2007", from: "2001-10", to: "2007-04", points: ["{Passenger baggage examination=Baggage screening|Baggage inspection|Passenger baggage examination|Baggage examination|Passenger screening|Baggage search} at the airport, {cashiering=Cashiering|Cash handling|Cashier}, {records and registry=Records management|Record keeping|Registry|Records and registry|Records}."], promoted: true },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Diploma in Public Administration", institution: "College of the Civil Service", place: "Kingston", dates: "2012", year: 2012 },
        { degree: "Six CXC subjects", institution: "St. Elizabeth Comprehensive High", place: "Santa Cruz", dates: "1997", year: 1997 },
      ],
    },
    { heading: "Training", certificates: ["{WCO Certificate in Post-Clearance Audit=Post-Clearance Audit|WCO Certificate in Post-Clearance Audit|Post Clearance Audit}, World Customs Organization, 2016", "{Firearms User's Licence=Firearms User's Licence|Firearm licence|Firearms licence|Firearms User Licence}, 2009", "{Supervisory Management=Supervisory Management}, Management Institute, 2014"] },
    { heading: "Languages", languages: ["{English}, {Jamaican Patois=Jamaican Patois|Patois|Jamaican Creole}"] },
    { heading: "Leisure", text: ["Dominoes, deacon at church, goats."] },
  ],
  optional: ["Customs", "Law enforcement", "Import and export", "Team management", "Leadership", "Training", "Staff training", "Compliance", "Taxation", "Customer service", "Team leadership", "Public administration", "Coaching", "Customs regulations", "Customs procedures", "Interagency cooperation", "Teaching", "Mentoring", "Computer literacy", "Evidence handling", "Lecturing", "Staff supervision", "Fraud detection", "Auditing", "Administration", "Calm under pressure", "Leading teams", "Firearms", "Firearms handling", "Supervisory management", "Supervision", "Post-clearance audit", "Revenue collection", "Selectivity", "Vehicle valuation", "Assertiveness", "System implementation", "User training", "Software rollout"],
  totalYears: 25.1,
  level: "Expert",
  inconsistencies: [],
  files: ["pandoc-pdf", "no-headings"],
};
