import type { Person } from "../person.ts";

export const person: Person = {
  id: "economics-oluwatobiloba",
  family: "finance",
  country: "NG",
  languageCode: "en",
  name: "Oluwatobiloba Adeyinka",
  headline: "Economics undergraduate",
  email: "tobi.adeyinka@unimail.example",
  phone: "0812 555 0136",
  location: "Yaba, Lagos State",
  sections: [
    { heading: "Bio-data", rows: [["Level", "300 Level, B.Sc. Economics"], ["State of origin", "Ekiti"], ["Gender", "Female"]] },
    { heading: "Objective", text: ["A hardworking student seeking SIWES / internship placement in a bank, an audit firm or a research outfit for the next long vacation. I hope to pick up {!Stata} there."] },
    {
      heading: "Education",
      studies: [
        { degree: "B.Sc. Economics (in view), CGPA 4.31/5.0", institution: "University of Lagos", place: "Akoka", dates: "2023 – 2027", year: 2027 },
        { degree: "Senior Secondary Certificate (WAEC) – 7 distinctions", institution: "Mayflower School", place: "Ikenne", dates: "2022", year: 2022 },
      ],
    },
    {
      heading: "Experience",
      jobs: [
        { title: "Field Enumerator (vacation)", company: "Lagoon Insight Research", place: "Ikeja, Lagos", dates: "July 2025 – September 2025", from: "2025-07", to: "2025-09", points: ["Administered {household questionnaires=Questionnaire administration|Household surveys|Survey interviewing|Surveys|Data collection|Survey administration|Questionnaires|Survey research|Household questionnaires} in Mushin and Agege with {KoboToolbox=KoboToolbox|Kobo|KoBoCollect|Kobo Toolbox}.", "[[Completed 312 interviews, the highest number in a team of ten.]]", "Typed the chapters of the report; my supervisors ran the numbers in {!SPSS=SPSS|IBM SPSS}."] },
        { title: "Sales Girl", company: "Mama Tee's Cakes and Chops", place: "Bariga", dates: "October 2023 – June 2025 (Saturdays)", from: "2023-10", to: "2025-06", points: ["Took orders by {WhatsApp Business=WhatsApp Business|WhatsApp} and Instagram for my aunt, who does the {!baking=Baking}.", "Kept the {book of sales and expenses=Bookkeeping|Sales records|Record keeping|Book-keeping|Expense records|Sales and expense records|Cash book} and went to the bank.", "Arranged a dispatch rider for every order above ₦15,000."] },
      ],
    },
    { heading: "Positions held & honours", list: ["Financial Secretary, Nigerian Universities Economics Students' Association, 2025", "[[?Raised ₦850,000 from sponsors for the departmental dinner.]]", "First runner-up, inter-faculty debate on {!blockchain=Blockchain} and the naira, 2024", "Dean's list, 2023/24 and 2024/25"] },
    { heading: "Skills", tags: ["{Excel=Microsoft Excel|Excel|MS Excel} (charts, SUMIF)", "{Canva}", "{EViews}", "{report writing=Report writing|Reports}", "{~teamwork=Teamwork|Team work|Team player}", "{~public speaking=Public speaking|Oratory}", "{~punctuality=Punctuality|Time management}"] },
    { heading: "Languages", languages: ["{English}, {Yoruba}, {French} (beginner)"] },
    { heading: "Hobbies", text: ["Reading Chimamanda, scrabble, watching other people cook."] },
  ],
  optional: ["Economics", "Research", "Customer service", "Sales", "Debating", "Leadership", "Communication", "Data entry", "Event planning", "Fundraising", "Microsoft Office", "Microsoft Word", "Typing", "Budgeting", "Cash handling", "Writing", "Social media", "Order taking", "Graphic design", "Delivery coordination", "Tutoring", "Content creation", "Marketing", "Financial management", "Inventory", "Statistics", "Interviewing", "Planning", "SUMIF", "Excel charts", "Charts", "Sponsorship", "Data visualisation", "Instagram", "Negotiation", "Coordination", "Cash management", "Fieldwork"],
  totalYears: 2,
  level: "Junior",
  inconsistencies: [],
  files: ["tracked", "docx-pipes"],
};
