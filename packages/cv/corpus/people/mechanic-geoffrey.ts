import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechanic-geoffrey",
  family: "automotive trade",
  country: "KE",
  languageCode: "en",
  name: "Geoffrey Kiprotich Bett",
  headline: "MOTOR VEHICLE MECHANIC",
  email: "bett.garage@nakuruspanner.example",
  phone: "+254 733 118 902",
  location: "Nakuru, Kenya",
  sections: [
    { heading: "Bio data", rows: [["Name", "Geoffrey Kiprotich Bett"], ["Year of birth", "1989"], ["Own toolbox", "yes, full spanner set"], ["Wiring", "{!no, I call the electrician=Auto electrics|Auto electrical|Vehicle wiring|Car wiring|Wiring|Auto wiring}"]] },
    {
      heading: "Work experience",
      jobs: [
        { title: "Mechanic", company: "Menengai View Auto Garage", place: "Nakuru", dates: "10/2021 – to date", from: "2021-10", to: null, points: ["{Engine overhaul=Engine overhaul|Engine overhauling|Engine rebuild|Engine rebuilding|Engine repair} for Toyota and Isuzu, {gearbox=Gearbox repair|Gearbox|Gearbox overhaul|Transmission repair|Gearboxes} and {clutch=Clutch replacement|Clutch|Clutch repair|Clutches}.", "{Brakes=Brake repair|Brakes|Brake systems|Brake service|Brake servicing}, {shocks=Shock absorbers|Shocks|Shock absorber replacement|Suspension|Suspension repair|Suspension systems} and {bushes=Bushes|Bush replacement|Suspension bushes|Suspension repair|Bushing replacement}; our roads kill them.", "{Service=Vehicle servicing|Service|Car service|Servicing|Vehicle service|Routine service|Car servicing|Vehicle maintenance|Preventive maintenance}: oil, filters, {!spark=Spark|Apache Spark} plugs, coolant.", "Read the codes with the {Launch scanner=Launch scanner|OBD|OBD scanner|Diagnostic scanner|Vehicle diagnostics|Computerized diagnosis|Scan tool|OBD diagnostics|Diagnostics|Diagnostic tools|Launch|Car diagnostics|Automotive diagnostics|Fault code reading|Scanner|Diagnostic scanning}.", "[[Comebacks in 2024: 4 cars out of 520.]]"] },
        { title: "Mechanic", company: "Rift Shuttle Sacco workshop", companyAlso: ["Rift Shuttle Sacco"], place: "Nakuru", dates: "03/2014 – 03/2020", from: "2014-03", to: "2020-03", points: ["38 matatus. {Night breakdowns=Breakdown repair|Breakdowns|Roadside repair|Night breakdowns|Roadside assistance|Breakdown recovery|Breakdown service|Breakdown assistance}, {welding the exhaust=Exhaust welding|Welding|Exhaust repair|Welding exhausts}, {tyres=Tyre changing|Tyres|Tyre fitting|Tyre repair|Tire changing|Tyre change|Tyre replacement}.", "My brother teaches in a {!driving school=Driving instruction|Driving school|Driving lessons|Driving instructor|Driver training} and brought us his cars too."] },
        { title: "Learner in jua kali garage", titleAlso: ["Learner"], company: "Kamau Motors", place: "Njoro", dates: "01/2012 – 02/2014", from: "2012-01", to: "2014-02", points: ["Washing parts, {opening and closing engines=Engine assembly|Engine disassembly|Opening and closing engines|Engine stripping|Engine dismantling|Engine dismantling and assembly|Engine assembly and disassembly|Dismantling engines}, running for spares."] },
      ],
    },
    { heading: "Why no job from April 2020 to September 2021", text: ["Corona stopped the matatus and the workshop closed. I went home to Bomet and planted maize with my mother."] },
    { heading: "Character and others", tags: ["God fearing", "{~cool when the customer is hot=Calmness|Composure|Staying calm|Cool with customers|Calm under pressure|Patience|Conflict management|Dealing with difficult customers|Conflict resolution|Customer handling|Cool when the customer is hot|Handling difficult customers}", "{~clean hands with money=Honesty|Integrity|Honest with money|Trustworthiness|Clean hands with money}"] },
    { heading: "Certificates", certificates: ["{Driving licence B, C1=Driving licence B, C1|Driving licence|Driving license|Driving licence B|Driving licence C1|Driving licence B and C1}, 2013", "{Government Trade Test Grade II, Motor Vehicle Mechanic=Government Trade Test Grade II, Motor Vehicle Mechanic|Government Trade Test Grade II|Trade Test Grade II|Grade II Trade Test|Motor Vehicle Mechanic Grade II|Trade Test Grade II Motor Vehicle Mechanic}, NITA, 2015"] },
    {
      heading: "Education",
      studies: [
        { degree: "Artisan Course, Automotive", institution: "Njoro Vocational Training Centre", place: "Njoro", dates: "2011", year: 2011 },
        { degree: "KCSE, mean grade D+", institution: "Tenwek Hill Secondary", place: "Bomet", dates: "2008", year: 2008 },
      ],
    },
    { heading: "Languages", languages: ["{Kalenjin} / {Kiswahili=Kiswahili|Swahili} / {English}"] },
    { heading: "Next", text: ["The {!hybrid=Hybrid vehicles|Hybrid|Hybrid cars|Hybrid vehicle repair|Hybrid technology} cars are coming to Nakuru and I must go to class for them, I know nothing of it."] },
  ],
  optional: ["Vehicle repair", "Auto mechanics", "Car repair", "Mechanics", "Automotive repair", "Motor vehicle mechanics", "Customer service", "Hand tools", "Farming", "Crop farming", "Maize farming", "Driving", "Test driving", "Troubleshooting", "Fault finding", "Petrol engines", "Pricing", "Quotations", "Apprentice training", "Spare parts", "Spare parts purchasing", "Inventory", "Workshop management", "Garage management", "God-fearing", "God fearing", "Faith", "Parts washing", "Cleaning parts", "Toyota", "Isuzu", "Oil change", "Oil changes", "Spark plugs", "Filter replacement", "Coolant change", "Coolant", "Spark plug replacement"],
  totalYears: 13.3,
  level: "Expert",
  inconsistencies: [],
  files: ["indeed", "bio-data@weasyprint"],
};
