import type { Person } from "../person.ts";

export const person: Person = {
  id: "softwarestudent-kavindu",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Kavindu Ranasinghe",
  headline: "Software Engineering Undergraduate",
  email: "kavindu.rana@campus.example",
  phone: "076 555 0118",
  location: "Malabe, Sri Lanka",
  sections: [
    { heading: "About me", text: ["Third-year undergraduate looking for a six-month internship from January 2027. I enjoy backend work, and I am interested in learning {!Go=Go|Golang} one day."] },
    {
      heading: "Education",
      studies: [
        { degree: "BSc (Hons) in Information Technology, specialising in Software Engineering (reading)", institution: "Sri Lanka Institute of Information Technology", place: "Malabe", dates: "2023 – 2027 (expected)", year: 2027 },
        { degree: "G.C.E. Advanced Level, Physical Science stream", institution: "Maliyadeva College", place: "Kurunegala", dates: "2022", year: 2022 },
      ],
    },
    { heading: "A/L results (2022)", text: ["Combined Mathematics B, Physics B, Chemistry {!C=C|C language|C programming}, General English A"] },
    { heading: "Technical skills", groups: [["Languages", ["{Java}", "{JavaScript=JavaScript|JS}", "{Python} (basics)", "{SQL}"]], ["Frameworks", ["{Spring Boot=Spring Boot|Spring}", "{React=React|React.js|ReactJS}", "{Express=Express|Express.js|ExpressJS}", "{Node.js=Node.js|Node|NodeJS}"]], ["Databases", ["{MySQL}", "{MongoDB=MongoDB|Mongo}"]], ["Tools", ["{Git=Git|Git version control}", "{GitHub}", "{Postman}", "{Docker} (beginner)", "{IntelliJ IDEA=IntelliJ IDEA|IntelliJ}"]]] },
    { heading: "Projects", list: ["BusMate (2026, group of four) – live bus times for the 177 route. I wrote the {REST API=REST API|REST APIs|RESTful API|REST|RESTful APIs} with Spring Boot and MySQL; my team-mate Sahan built the mobile app in {!React Native}.", "LibTrack (2025) – library loans with the {MERN stack=MERN stack|MERN}, login with {JWT=JWT|JSON Web Tokens|JSON Web Token}.", "Rain gauge (2024) – {Arduino} and an ESP32 that post readings to a small page of mine in {HTML=HTML|HTML5} and {CSS=CSS|CSS3}."] },
    {
      heading: "Work",
      jobs: [
        { title: "Part-time Tutor", company: "Nipuna Tuition Centre", place: "Kurunegala", dates: "Feb 2023 – Aug 2023", from: "2023-02", to: "2023-08", points: ["Helped O/L pupils with {mathematics=Mathematics|Maths|Teaching|Tutoring|Mathematics tutoring|Maths tutoring} revision papers on Saturdays.", "[[?18 of my 21 pupils passed with an A or B.]]"] },
      ],
    },
    { heading: "Activities", list: ["Treasurer, IEEE student branch (2025/26)", "Registration desk volunteer at the {!AWS=AWS|Amazon Web Services} Community Day, Colombo, 2025", "[[?Second place of 42 teams, CodeRush hackathon 2026]]"] },
    { heading: "Soft skills", tags: ["{~teamwork=Teamwork|Team work|Team player}", "{~time management=Time management}", "{~problem solving=Problem solving|Problem-solving}", "{~adaptability=Adaptability|Flexibility}"] },
    { heading: "Online courses", certificates: ["{Programming with JavaScript}, Meta (Coursera), 2024"] },
    { heading: "Languages", languages: ["{Sinhala} (mother tongue), {English} (IELTS 7.0)"] },
    { heading: "Non-related referees", text: ["Dr. Ruvini Samarakoon, Senior Lecturer, SLIIT. Mr. Asela Bandara, Director, Nipuna Tuition Centre."] },
  ],
  optional: ["Web development", "Backend development", "Back-end development", "Full stack development", "Software development", "Software engineering", "Programming", "Object-oriented programming", "OOP", "API development", "Database design", "Databases", "Frontend development", "Testing", "Agile", "Presentation", "Public speaking", "Leadership", "Event organisation", "Volunteering", "ESP32", "IoT", "Sensors", "Debugging", "Version control", "Bug fixing"],
  totalYears: 0.6,
  level: "Entry Level",
  inconsistencies: [],
  files: ["latex-jake", "enhancv"],
};
