import type { Person } from "../person.ts";

export const person: Person = {
  id: "tester-prathamesh",
  family: "software testing",
  country: "IN",
  languageCode: "en",
  name: "Prathamesh Kulkarni",
  headline: "Software Test Engineer",
  email: "prathamesh.k@qmail.example",
  phone: "+91-90110-55503",
  location: "Kothrud, Pune, India",
  sections: [
    { heading: "Summary", text: ["6 years 5 months of experience in {manual=Manual testing|Manual test} and {automation testing=Test automation|Automation testing|Automated testing} of insurance and healthcare web applications. Good {~analytical ability=Analytical thinking|Analytical skills|Analytical ability}, {~quick learner=Quick learning|Quick learner|Fast learner|Willingness to learn|Eagerness to learn}. Keen on learning {!penetration testing=Penetration testing|Pen testing|Security testing} in the coming year."] },
    { heading: "Technical Skills", groups: [["Automation", ["{Selenium WebDriver=Selenium WebDriver|Selenium}", "{TestNG}", "{Cucumber}", "{Rest Assured=Rest Assured|REST Assured|RestAssured}"]], ["Programming", ["{Core Java=Java|Core Java}", "{SQL}"]], ["Test management", ["{JIRA=Jira|JIRA|Atlassian Jira}", "{Zephyr=Zephyr|Zephyr Scale}", "{HP ALM=HP ALM|ALM|Quality Center|Micro Focus ALM}"]], ["Build/CI", ["{Maven=Maven|Apache Maven}", "{Jenkins}", "{Git=Git}"]], ["Databases", ["{Oracle 12c=Oracle|Oracle Database|Oracle 12c|Oracle DB}", "{MySQL}"]]] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Senior Test Engineer", company: "Sahyadri Infosystems Ltd", place: "Hinjewadi, Pune", dates: "2022-08 – Till Date", from: "2022-08", to: null, points: ["Project: Claims portal for a US health insurer", "Prepared {test cases=Test cases|Test case design|Test case writing|Test design|Writing test cases} and {RTM=Requirements traceability matrix|RTM|Traceability matrix|Requirement traceability matrix} from the user stories.", "[[?Developed a {page object=Page Object Model|POM|Page object|Test automation framework|Page objects} framework and automated 480 scripts.]]", "[[Regression time reduced from 5 days to 14 hours.]]", "The portal is written in {!C#=C#|.NET|C# .NET} by the client's own developers at Hartford; we raise and retest the {defects=Defect management|Defect tracking|Defect reporting|Bug tracking|Defects|Bug reporting|Defect life cycle}.", "Daily {status reports=Test reporting|Status reporting|Status reports|Reporting|Test reports|Test status reporting} to the onsite coordinator; {defect triage=Defect triage|Bug triage} call on Mondays.", "{API testing=API testing|API tests} with {Postman}.", "Load runs ({!JMeter=JMeter|Apache JMeter}) are with a separate performance cell in Noida.", "Part of a {Scrum=Scrum|Agile|Agile Scrum|Scrum methodology|Agile/Scrum} team of nine, daily call with onsite."] },
        { title: "Test Engineer", company: "Deccan Softserv Pvt. Ltd.", place: "Pune", dates: "2020-07 – 2022-07", from: "2020-07", to: "2022-07", points: ["Project: Policy administration system", "{Regression=Regression testing|Regression|Regression tests}, {smoke=Smoke testing|Smoke tests|Smoke test} and {cross-browser testing=Cross-browser testing|Cross browser testing|Browser compatibility testing}.", "Wrote SQL queries for back-end validation.", "Attended KT sessions and prepared {test data=Test data|Test data preparation|Test data management} for three states.", "[[Found 37 critical defects before UAT in the 2021 release.]]", "Our company's {!Salesforce} practice sat on the same floor; I supported them for one week as a tester only."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "B.E. (Information Technology), 7.9 CGPA", institution: "Savitribai Phule Pune University", place: "Pune", dates: "2020", year: 2020 },
        { degree: "HSC – 81%", institution: "Modern College", place: "Pune", dates: "2016", year: 2016 },
      ],
    },
    { heading: "Certification", certificates: ["{ISTQB Certified Tester Foundation Level=ISTQB Certified Tester Foundation Level|ISTQB|ISTQB Foundation|ISTQB Foundation Level|CTFL}, ITB, 2021"] },
    { heading: "Languages", languages: ["{Marathi}, {Hindi}, {English}"] },
    { heading: "Personal Profile", rows: [["Father's Name", "Mr. Vilas Kulkarni"], ["Hobbies", "Trekking, playing tabla"], ["Passport", "Yes, valid till 2031"]] },
  ],
  optional: ["Software testing", "QA", "Quality assurance", "Test planning", "Test execution", "Functional testing", "Mobile testing", "UAT", "User acceptance testing", "Database testing", "API automation", "Black box testing", "Web testing", "STLC", "SDLC", "Insurance", "Insurance domain", "Healthcare domain", "Root cause analysis", "Communication", "Collaboration", "Documentation", "Continuous integration", "CI/CD", "Test management", "Requirements analysis", "Data-driven testing", "Sanity testing", "Object-oriented programming", "Mentoring", "BDD", "Backend testing", "Back-end validation", "Retesting"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: [],
  files: ["indeed", "web-stacked-dates"],
};
