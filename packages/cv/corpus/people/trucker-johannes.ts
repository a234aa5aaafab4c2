import type { Person } from "../person.ts";

export const person: Person = {
  id: "trucker-johannes",
  family: "driving",
  country: "ZA",
  languageCode: "en",
  name: "Johannes Tshepo Mokoena",
  headline: "CODE 14 DRIVER",
  email: "tshepo.mokoena@padlangs.example",
  phone: "+27 72 559 0084",
  location: "Vereeniging, South Africa",
  sections: [
    { heading: "PERSONAL", rows: [["ID checked", "yes, no criminal record"], ["Driving since", "2012"], ["Accidents", "one, 2015, other party guilty"], ["Licence codes", "A, B, {!C=C|C language|C programming}, EC"], ["Forklift", "{!no forklift ticket=Forklift operation|Forklift|Forklift driving|Forklift ticket|Forklift operator}"], ["Available", "two weeks notice"], ["Health", "good, eyes 6/6"]] },
    {
      heading: "DRIVING JOBS",
      jobs: [
        { title: "Long distance driver", company: "Kgotso Bulk Haulage (Pty) Ltd", companyAlso: ["Kgotso Bulk Haulage"], place: "Vanderbijlpark", dates: "Feb 2019 until now", from: "2019-02", to: null, points: ["{Interlink=Interlink trucks|Interlink|Interlink driving|Interlink truck|Superlink|Interlinks} with maize and coal, Joburg to Durban and Beitbridge.", "{Border papers=Border documents|Border papers|Cross-border documentation|Customs documents|Customs documentation|Border documentation|Border paperwork} for Zimbabwe and Zambia.", "{Checking the truck=Vehicle inspection|Pre-trip inspection|Checking the truck|Vehicle checks|Truck inspection|Pre-trip inspections|Vehicle inspections|Truck checks|Vehicle safety check} every morning: tyres, lights, oil, air. When it breaks, the {!diesel mechanic=Diesel mechanics|Diesel mechanic|Diesel repair|Truck repair|Vehicle repair} of the firm comes, we may not touch it.", "{Tarpaulin=Tarpaulin|Tarping|Tarpaulins|Tarpaulin covering|Load covering} and {straps=Load securing|Straps|Strapping|Lashing|Load strapping|Securing loads|Cargo securing|Load restraint|Strapping loads}, {weighbridge=Weighbridge|Weighbridge procedures|Weighbridge tickets|Weighbridge slips} slips, {log sheet=Log sheets|Log sheet|Logbook|Log book|Trip sheets|Trip sheet|Logbook keeping|Driver's log|Log sheet completion|Record keeping}.", "[[380 000 km without a claim.]] [[?Diesel bonus nine times out of twelve in 2023.]]"] },
        { title: "Delivery driver", company: "Vaal Sunrise Bakery", place: "Vereeniging", dates: "June 2014 – Jan 2019", from: "2014-06", to: "2019-01", points: ["8 ton, bread to 31 shops before seven o'clock, {offloading=Offloading|Loading and offloading|Unloading|Loading and unloading}, {invoices=Invoices|Delivery invoices|Delivery notes|Invoicing|Delivery documentation|Invoice handling} signed, {cash from the shops=Cash handling|Cash collection|Cash from the shops|Collecting cash|Handling cash}."] },
        { title: "Van assistant", company: "Express Parcel Kings", place: "Johannesburg", dates: "2012 to May 2014", from: "2012", to: "2014-05", points: ["{Loading}, {sorting=Parcel sorting|Sorting|Sorting parcels}, ringing at the doors."] },
      ],
    },
    { heading: "TICKETS", certificates: ["{PrDP (goods, dangerous goods)=PrDP|PrDP (goods, dangerous goods)|Professional Driving Permit|PrDP goods|PrDP G D}, valid 03/2028", "{Licence code EC (14)=Licence code EC (14)|Code 14|Code EC|Code EC licence|Code 14 licence|Code 14 driving licence|EC (14)|Driving licence EC|EC licence}, 2012", "{Dangerous Goods=Dangerous Goods|Dangerous Goods certificate|Dangerous Goods training}, Vaal Transport Academy, 2024"] },
    {
      heading: "SCHOOL",
      studies: [
        { degree: "Grade 11", institution: "Sharpeville Secondary School", place: "Sharpeville", dates: "2009", year: 2009 },
      ],
    },
    { heading: "LANGUAGES", languages: ["{Sesotho=Sesotho|Sotho|Southern Sotho}, {isiZulu=isiZulu|Zulu}, {English}, {Afrikaans}"] },
    { heading: "REFERENCE", text: ["Mr. Piet van Tonder, yard manager, phone on request."] },
  ],
  optional: ["Driving", "Truck driving", "Heavy vehicle driving", "Code 14 driving", "Defensive driving", "Time management", "Vehicle safety checks", "Cross-border", "Hazmat", "Logistics", "Road safety", "Safety", "Bakery delivery", "Paperwork", "Fuel economy", "Manual labour", "Long distance driving", "Long-haul driving", "Long haul driving", "Bulk haulage", "Bulk transport", "Cross-border transport", "Cross border driving", "Cross-border driving", "Fuel-efficient driving", "Fuel efficiency", "Safe driving", "Economical driving", "Deliveries", "Delivery", "Delivery driving", "Route planning", "Parcel delivery", "Parcels"],
  not: ["Express"],
  totalYears: 14.3,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-letterhead", "flowing"],
};
