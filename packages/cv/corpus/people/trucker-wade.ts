import type { Person } from "../person.ts";

export const person: Person = {
  id: "trucker-wade",
  family: "driving",
  country: "US",
  languageCode: "en",
  name: "Wade Sorensen",
  headline: "CDL-A Truck Driver",
  email: "wade.sorensen@prairiebox.example",
  phone: "701-555-0162",
  location: "Fargo, ND",
  sections: [
    { heading: "Summary", text: ["Over-the-road driver, 11 years, 1.2 million miles. Home on rest days only and fine with it."] },
    {
      heading: "Driving History",
      jobs: [
        { title: "OTR Driver", company: "Red River Freight Lines", place: "Fargo, ND", dates: "9/2018 - Present", from: "2018-09", to: null, points: ["Reefer loads to 40 states, {ELD=Electronic logging devices|ELD|Electronic logging} logs, {pre-trip inspection=Vehicle inspection|Pre-trip inspection|Pre-trip inspections}.", "[[Averaged 8.1 mpg against a fleet average of 7.2.]]", "[[Zero preventable accidents in 8 years.]]"] },
        { title: "Local Delivery Driver", company: "Dakota Dairy Co-op", place: "Bismarck, ND", dates: "6/2015 - 8/2018", from: "2015-06", to: "2018-08", points: ["Farm pick-ups in winter, {hand loading=Loading and unloading|Hand loading|Loading|Manual handling}."] },
      ],
    },
    { heading: "Skills", list: ["{Load securement|Cargo securing|Load securing}", "{Hazmat|Hazardous materials handling|Hazardous materials}", "{Trip planning|Route planning}", "Backing in tight docks"] },
    { heading: "Licenses", certificates: ["{CDL Class A|Class A CDL|CDL-A}, North Dakota", "{?TWIC card}"] },
    { heading: "Education", studies: [{ degree: "High School Diploma", institution: "Jamestown High School", dates: "2012", year: 2012 }] },
    { heading: "Military", text: ["North Dakota National Guard, 2013 to 2014"] },
    { heading: "Languages", languages: ["{English}"] },
  ],
  not: ["REST"],
  optional: ["Truck driving", "Refrigerated transport", "Driving", "Delivery", "Winter driving", "Fuel efficiency", "Logistics", "Commercial driving", "Long-haul driving", "Backing in tight docks"],
  totalYears: 11.4,
  level: "Expert",
  inconsistencies: [],
  files: ["flowing", "docx-tabs"],
};
