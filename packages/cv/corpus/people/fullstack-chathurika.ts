import type { Person } from "../person.ts";

export const person: Person = {
  id: "fullstack-chathurika",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Chathurika Madushani Liyanage",
  headline: "Full Stack Developer",
  email: "chathurika.liyanage@postbox.example",
  phone: "+94 76 418 2275",
  location: "Maharagama, Sri Lanka",
  links: [["github.com/chathurika-l", "https://github.com/chathurika-l"]],
  sections: [
    { heading: "Profile", text: ["Full stack developer with five years of experience building booking and billing systems for small and medium businesses. I am comfortable taking a feature from the first call with the client to the release, and I like leaving the code a little cleaner than I found it."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Full Stack Developer", titleAlso: ["Full Stack Engineer"], company: "Kelani Softworks (Pvt) Ltd", companyAlso: ["Kelani Softworks"], place: "Nugegoda", dates: "Mar 2023 - Present", from: "2023-03", to: null, points: [
          "Develop and maintain a hotel booking platform with {Laravel}, {Vue.js=Vue} and {MySQL}.",
          "[[Reduced the loading time of the room search page from 6 seconds to under 2 by adding indexes and caching in {Redis}.]]",
          "Integrated the {PayHere|PayHere integration|Payment gateway integration} payment gateway and {REST APIs=REST|API integration} of two channel managers.",
          "Set up {Docker} for local development and deployments through {GitHub Actions}.",
          "Review the work of two interns and {?estimate tasks=Estimation|Task estimation|Effort estimation} for sprint planning.",
        ] },
        { title: "Software Engineer", company: "Pixel Lanka Solutions", place: "Colombo 05", dates: "Aug 2021 - Feb 2023", from: "2021-08", to: "2023-02", points: [
          "Built admin panels and customer portals in {PHP}, {jQuery} and {Bootstrap}.",
          "Worked with the {!accounts=Accounting|Accounts} department of a leasing company to move their {!Tally} reports to a web dashboard.",
          "[[The monthly lease report that took two days is now ready in ten minutes.]]",
          "Fixed bugs reported by the support team and wrote {unit tests=Unit testing} in {PHPUnit}.",
        ] },
        { title: "Intern Software Engineer", company: "Pixel Lanka Solutions", place: "Colombo 05", dates: "Feb 2021 - Jul 2021", from: "2021-02", to: "2021-07", promoted: true, points: ["Created email templates and {WordPress} sites under supervision."] },
      ],
    },
    { heading: "Technical Skills", groups: [
      ["Languages", ["{PHP}", "{JavaScript}", "{TypeScript}", "{SQL}"]],
      ["Frameworks", ["{Laravel}", "{Vue.js=Vue}", "{Nuxt}", "{Tailwind CSS|Tailwind}"]],
      ["Databases", ["{MySQL}", "{Redis}"]],
      ["Tools", ["{Git}", "{Docker}", "{Jira}", "{Postman}", "{Figma}"]],
    ] },
    { heading: "Education", studies: [
      { degree: "BSc (Hons) in Information Technology", degreeAlso: ["BSc in Information Technology"], institution: "Sri Lanka Institute of Information Technology", dates: "2017 - 2021", year: 2021, points: ["Second Class Upper Division"] },
      { degree: "G.C.E. Advanced Level", degreeAlso: ["GCE Advanced Level"], institution: "Anula Vidyalaya", place: "Nugegoda", dates: "2016", year: 2016 },
    ] },
    { heading: "Languages", languages: ["{Sinhala} (native), {English} (professional)"] },
    { heading: "Interests", text: ["{!Photography}, trekking, home {!baking=Baking}"] },
    { heading: "References", text: ["Mr. Asela Perera, Tech Lead, Kelani Softworks, 077 310 5562", "Dr. Shyama Weerakoon, Senior Lecturer, SLIIT, shyama.w@sliit-staff.example"] },
  ],
  optional: ["Caching", "Database optimisation", "Performance optimisation", "Query optimisation", "Scrum", "Agile", "Code review", "Mentoring", "HTML", "CSS", "CI/CD", "Bug fixing", "Debugging", "Requirements analysis", "Payment integration", "Full stack development", "Full-stack development", "Dashboards", "Deployment", "Sprint planning", "Email templates", "Client communication"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["dates-right", "docx-tabs@libreoffice", "web-counts"],
};
