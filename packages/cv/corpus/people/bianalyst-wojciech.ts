import type { Person } from "../person.ts";

export const person: Person = {
  id: "bianalyst-wojciech",
  family: "data",
  country: "GB",
  languageCode: "en",
  name: "Wojciech Sokalski",
  headline: "Junior Data Analyst, formerly your bus driver",
  email: "w.sokalski@forthpost.example",
  phone: "07700 900 318",
  location: "Falkirk, Scotland",
  links: [["github.com/wsokalski-demo", "https://github.example/wsokalski-demo"]],
  sections: [
    { heading: "Profile", text: ["Seven years behind the wheel showed me where the minutes are lost; two years in the office let me prove it. I am looking for an analyst post with a team to learn from."] },
    {
      heading: "Work",
      jobs: [
        { title: "Junior Data Analyst", company: "Forth & Carron Buses", place: "Larbert", dates: "Sep 2024 – Present", from: "2024-09", to: null, points: [
          "Punctuality reports for 62 routes in {Power BI}; the figures come out of the {!ticket machines=Ticketing|Ticketing machines} with {SQL}.",
          "[[Found that two junctions caused 31% of all lost mileage; retimed, it is 12%.]]",
          "A {Python} script replaced the Friday afternoon of copying and pasting.",
        ] },
        { title: "PCV Driver", company: "Forth & Carron Buses", place: "Falkirk", dates: "Apr 2017 – Aug 2024", from: "2017-04", to: "2024-08", points: ["[[?Double deckers on eleven routes and the {!express=Express} X38 to Edinburgh; three commendations from passengers.]]", "Shop steward for forty {!drivers=Device drivers|Drivers} in the last two years."] },
        { title: "Warehouse Operative", company: "Carronshore Cash & Carry", place: "Carronshore", dates: "May 2015 – Mar 2017", from: "2015-05", to: "2017-03", points: ["{?Picking=Order picking|Picking}, loading, night shifts."] },
      ],
    },
    { heading: "Evening school", studies: [
      { degree: "PgDip Data Science (part-time)", degreeAlso: ["PgDip Data Science", "Postgraduate Diploma in Data Science"], institution: "Glasgow Caledonian University", dates: "2021 – 2023", year: 2023, points: ["Modules in {?statistics=Statistics} and {?machine learning=Machine learning}; dissertation on bus bunching with {Pandas} and {scikit-learn}, grade {!C=C} in {!Ethics}."] },
      { degree: "Licencjat in Geography", degreeAlso: ["Licencjat", "Bachelor in Geography"], institution: "Uniwersytet Śląski", place: "Katowice", dates: "2011 – 2014", year: 2014 },
    ] },
    { heading: "Skills", tags: ["{Power BI}", "{DAX}", "{SQL}", "{Python}", "{Excel=Microsoft Excel}", "{Data cleaning}", "{QGIS}", "{~Calm under pressure=Stress management|Calm under pressure}", "{~Explaining things simply=Communication}"] },
    { heading: "Certificates", certificates: ["{Microsoft Certified: Power BI Data Analyst Associate|PL-300|Power BI Data Analyst Associate}, 2024", "{?Driver CPC}, to 2027"] },
    { heading: "Languages", languages: ["{Polish} (native), {English} (fluent), {Silesian} at home"] },
    { heading: "Free time", text: ["Hill walking, {!rest=REST} afterwards."] },
  ],
  optional: ["Driving", "Bus driving", "PCV driving", "Passenger transport", "Geography", "GIS", "Reporting", "Public transport", "Data analysis", "Scripting", "Automation", "Timetabling", "Scheduling", "Trade union representation", "Loading", "Warehouse operations", "Employee representation", "Customer service", "Process automation", "Data visualisation", "Dashboards", "Data science", "Statistical analysis"],
  totalYears: 11.5,
  level: "Expert",
  inconsistencies: [],
  files: ["enhancv", "docx-columns@libreoffice"],
};
