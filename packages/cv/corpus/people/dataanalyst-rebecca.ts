import type { Person } from "../person.ts";

export const person: Person = {
  id: "dataanalyst-rebecca",
  family: "data",
  country: "GB",
  languageCode: "en",
  name: "Rebecca Osei-Thornton",
  headline: "Junior Data Analyst (formerly Registered Nurse)",
  email: "r.oseithornton@mailroom.example",
  phone: "07700 900 517",
  location: "Levenshulme, Manchester, UK",
  sections: [
    { heading: "Profile", text: ["Five years on acute medical wards taught me to read a chart quickly and to ask what is missing. In 2024 I retrained in the evenings and now do the same with parcels. {~Compassionate=Compassion|Empathy|Compassionate}, {~level-headed=Level-headedness|Calmness|Calm under pressure|Composure|Level-headed}, {~inquisitive=Curiosity|Inquisitiveness|Inquisitive}."] },
    { heading: "Technical", tags: ["{SQL} ({PostgreSQL=PostgreSQL|Postgres})", "{Python}", "{pandas=Pandas|pandas}", "{Matplotlib}", "{Jupyter=Jupyter|Jupyter Notebook|Jupyter Notebooks}", "{Power BI=Power BI|Microsoft Power BI|PowerBI}", "{DAX}", "{Excel=Microsoft Excel|Excel|MS Excel}", "{Git}"] },
    {
      heading: "Employment",
      jobs: [
        { title: "Junior Data Analyst", company: "Northern Parcel Network", place: "Trafford Park, Manchester", dates: "Jan 2025 – present", from: "2025-01", to: null, points: ["Daily depot {dashboard=Dashboards|Dashboard|Dashboard design|Dashboard development|Data visualisation|Data visualization|Dashboarding} in Power BI used by 22 shift managers.", "Query the warehouse in SQL; the move to {!Snowflake} next year is a job for the data engineers.", "{Cleaned=Data cleaning|Data cleansing|Data preparation|Data wrangling} five years of address data. [[Misrouted parcels dropped from 2.3% to 1.4%.]]", "Explain numbers to people who don't like numbers – {~presenting=Presentation|Presentation skills|Presenting|Communication|Data storytelling} to the depot board each month.", "Sit beside the data science team, whose {!machine learning=Machine learning|ML} forecasts I plot but do not build."] },
        { title: "Staff Nurse, Acute Medicine", company: "Irwell Valley NHS Foundation Trust", place: "Salford", dates: "Sept 2019 – Nov 2024", from: "2019-09", to: "2024-11", points: ["Care of up to eight patients per shift on {!Ruby} Ward: {medication rounds=Medication administration|Medication rounds|Drug administration|Medicines administration|Medication management}, {IV cannulation=Cannulation|IV cannulation|Intravenous cannulation|IV}, {wound care=Wound care|Wound dressing}.", "{NEWS2=NEWS2|NEWS|National Early Warning Score|Early warning scores} scoring and escalation, {discharge planning=Discharge planning|Patient discharge|Discharge coordination}.", "Led the ward's falls {audit=Clinical audit|Audit|Clinical audits|Falls audit|Falls prevention}. [[Falls per 1,000 bed days went from 7.1 to 4.6.]]", "The Trust's {!Tableau} pages were made by the performance office; I was the nurse who kept asking for changes."] },
        { title: "Healthcare Assistant (weekends, alongside my degree)", company: "Beechgrove Nursing Home", place: "Swinton", dates: "Oct 2017 – Aug 2019", from: "2017-10", to: "2019-08", points: ["{Washing, dressing and feeding residents=Personal care|Washing and dressing|Assisting with feeding|Elderly care|Feeding|Care of the elderly}.", "{Moving and handling=Moving and handling|Manual handling|Patient handling} with hoist and slide sheet."] },
      ],
    },
    { heading: "Portfolio", list: ["999 calls by ward and weather: open data, Python, {linear regression=Linear regression|Regression|Regression analysis|Statistical modelling|Statistical analysis}, written up on my blog.", "Bus punctuality in Greater Manchester: {scraped=Web scraping|Data scraping|Scraping} two months of timetables."] },
    {
      heading: "Education and training",
      studies: [
        { degree: "Data Analytics Bootcamp (part-time, evenings)", institution: "Code Canal", place: "Manchester", dates: "2024", year: 2024 },
        { degree: "BSc (Hons) Adult Nursing, First", institution: "University of Salford", place: "Salford", dates: "2016–2019", year: 2019 },
        { degree: "A-levels: Biology, Psychology, Maths", institution: "Xaverian College", place: "Manchester", dates: "2016", year: 2016 },
      ],
    },
    { heading: "Certificates", certificates: ["{PL-300 Power BI Data Analyst Associate=PL-300 Power BI Data Analyst Associate|PL-300|Power BI Data Analyst Associate|Microsoft Certified: Power BI Data Analyst Associate}, Microsoft, 2025", "{Immediate Life Support=Immediate Life Support|ILS}, Resuscitation Council UK, 2023"] },
    { heading: "Memberships", list: ["NMC registration kept up (adult nurse)", "Data Social Manchester, most months, usually at the back"] },
  ],
  optional: ["Data analysis", "Data analytics", "Analytics", "Reporting", "Business intelligence", "Patient care", "Nursing", "Acute care", "Teaching", "Mentoring", "Clinical handover", "Statistics", "Programming", "Data quality", "Public health", "Observations", "Vital signs", "Clinical documentation", "Leadership", "Infection control", "Time series", "KPI reporting", "Change management", "Decision making", "Healthcare", "GitHub", "Vaccination", "Safeguarding", "Record keeping", "ETL", "Supervision", "Student mentoring", "Survival analysis", "Microsoft Office", "Coding", "Immediate life support", "Life support", "Basic life support", "Resuscitation", "CPR"],
  totalYears: 9,
  level: "Senior",
  inconsistencies: [],
  files: ["web-timeline", "docx-sidebar@libreoffice"],
};
