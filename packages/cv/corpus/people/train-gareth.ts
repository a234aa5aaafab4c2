import type { Person } from "../person.ts";

export const person: Person = {
  id: "train-gareth",
  family: "driving",
  country: "GB",
  languageCode: "en",
  name: "Gareth Sage",
  email: "gareth.sage@valleyspost.example",
  phone: "07700 900 416",
  location: "Pontypridd CF37",
  sections: [
    { heading: "Personal Statement", text: ["Passenger train driver, twelve years behind the glass and before that on the buses. I don't just go the extra mile, I go two hundred of them a shift. Looking for a move into driver instruction."] },
    {
      heading: "Jobs so far",
      jobs: [
        {
          title: "Train Driver", company: "Severn & Taff Trains", place: "Cardiff Central depot", dates: "January 2016 – present", from: "2016-01", to: null,
          points: [
            "{Driving=Train driving|Train operation|Driving trains|Train operations|Driving} Class 150, 170 and 231 units over the Valleys lines, about 180 stops per turn, with full {route knowledge=Route knowledge|Route learning}.",
            "{Preparation and disposal of units=Train preparation|Train preparation and disposal|Pre-departure checks|Vehicle inspection|Pre-trip inspection}, brake tests, {coupling=Coupling|Coupling and uncoupling} and uncoupling in the yard.",
            "Working to the {Rule Book=Railway rules and regulations|Rule Book|Railway rules|GE/RT8000|Railway safety|Rail safety}; {fault finding|Troubleshooting|Fault diagnosis} on the road with control on the {GSM-R|Radio communication|Cab radio}.",
            "[[No signal passed at danger in 640,000 driven miles.]]",
            "[[?Minder driver since 2021: {~coached=Coaching|Mentoring|Instructing} nine trainees to their assessment, all passed.]]",
          ],
        },
        { title: "Trainee Train Driver", titleAlso: ["Trainee Driver"], company: "Severn & Taff Trains", dates: "September 2014 – December 2015", from: "2014-09", to: "2015-12", promoted: true, points: ["Rules, traction and 260 hours at the controls."] },
        { title: "Bus Driver", company: "Rhondda Red Buses", place: "Porth", dates: "April 2007 – August 2014", from: "2007-04", to: "2014-08", points: ["Single and double deck, early and late turns; {cash=Cash handling|Fare collection|Taking fares} and ticket machine; {~patient=Patience} with prams, school runs and the last bus on Saturday.", "Helped {passengers with wheelchairs=Passenger assistance|Assisting passengers|Customer service|Helping passengers} and reported {defects=Defect reporting|Vehicle checks|Vehicle inspection|Vehicle defect reporting} on the daily card.", "[[Depot driver of the year in 2012 with 99.4% on-time departures.]]"] },
        { title: "Warehouse Operative", company: "Treforest Cold Stores", place: "Treforest", dates: "June 2004 – March 2007", from: "2004-06", to: "2007-03", points: ["Counterbalance {forklift=Forklift operation|Forklift driving|Forklift}, {order picking|Picking|Order-picking} at minus 22."] },
      ],
    },
    { heading: "Schooling", studies: [{ degree: "7 GCSEs incl. English (C), Maths (C)", degreeAlso: ["GCSEs", "7 GCSEs", "GCSE"], institution: "Coedylan Comprehensive School", dates: "2002", year: 2002 }] },
    { heading: "Licences", certificates: ["{European train driving licence|Train driving licence|Train Driver Licence}, ORR, 2015", "{PCV licence|PCV|Category D licence|PCV licence (Category D)} (lapsed 2019)"] },
    { heading: "Languages", languages: ["{English}, {Welsh} (fair)"] },
    { heading: "When not at work", text: ["Male voice choir, allotment, {!C grade} referee of youth rugby"] },
    { heading: "References", text: ["Mrs. Joy Jenkins, Driver Manager, Severn & Taff Trains, 029 2018 0144"] },
  ],
  not: ["Sage", "Go", "Jenkins", "C"],
  optional: ["Bus driving", "Driver training", "Brake testing", "Ticketing", "Passenger service", "Shunting", "Passenger transport", "Shift work", "Public transport", "Passenger safety", "Warehouse operations", "Training", "Cold storage", "Traction knowledge", "Ticket sales"],
  totalYears: 22.4,
  level: "Expert",
  inconsistencies: [],
  files: ["classic", "docx-pipes", "groff"],
};
