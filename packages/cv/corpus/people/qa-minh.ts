import type { Person } from "../person.ts";

export const person: Person = {
  id: "qa-minh",
  family: "software testing",
  country: "VN",
  languageCode: "en",
  name: "Nguyễn Hoàng Minh",
  headline: "QA Engineer",
  email: "minh.nguyen@songhong.example",
  phone: "+84 90 331 7725",
  location: "Hanoi, Vietnam",
  sections: [
    { heading: "Profile", text: ["Tester by temperament. I break things before customers do."] },
    {
      heading: "Employment",
      jobs: [
        { title: "QA Engineer", company: "Lotus Commerce", place: "Hanoi", dates: "From Jun 2024 to now", from: "2024-06", to: null, points: ["{Selenium} and {Playwright} suites in {Java}, run nightly in {Jenkins}.", "[[Escaped defects went down from 31 to 9 per quarter.]]", "{Test plans=Test planning|Test plans}, {exploratory testing=Exploratory testing}, {Jira}."] },
        { title: "Manual Tester", company: "Sao Mai Software", place: "Da Nang", dates: "From Aug 2023 to May 2024", from: "2023-08", to: "2024-05", points: ["{Regression testing} of a school app; {Postman} collections."] },
      ],
    },
    { heading: "Skills", tags: ["{Test automation|Automated testing}", "{API testing}", "{SQL}", "{JMeter|Apache JMeter}", "{Git}", "{~Curiosity}", "{~Attention to detail}"] },
    { heading: "Certificates", certificates: ["{ISTQB Foundation Level|ISTQB Certified Tester Foundation Level|ISTQB}, 2023"] },
    { heading: "Education", studies: [{ degree: "BSc Information Systems", institution: "Hanoi University of Mining and Geology", dates: "2019 – 2023", year: 2023 }] },
    { heading: "Languages", languages: ["{Vietnamese}", "{English} (IELTS 6.5)"] },
  ],
  optional: ["Manual testing", "Software testing", "Quality assurance", "Performance testing", "Load testing", "CI/CD"],
  totalYears: 3.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["two-columns", "docx-table"],
};
