import type { Person } from "../person.ts";

export const person: Person = {
  id: "wordpress-tanjila",
  family: "software",
  country: "BD",
  languageCode: "en",
  name: "Tanjila Akter Mim",
  headline: "WordPress Developer",
  email: "tanjila.mim@varendramail.example",
  phone: "+880 1777 555 290",
  location: "Rajshahi, Bangladesh",
  sections: [
    { heading: "Career Objective", text: ["To build a long career in web design where honest work is valued, and to keep learning from every client."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "WordPress Developer", company: "Padma Pixel Studio", place: "Rajshahi", dates: "May 2026 to present", from: "2026-05", to: null, points: [
          "Making sites in {Elementor} for schools, a {!mango=Mango|Mango export|Mango cultivation} exporter and two {!dental=Dental care|Dental|Dentistry} chambers.",
          "[[Home page of the mango shop now opens in 1.9 seconds instead of 7.]]",
          "Taking changes from clients by {?WhatsApp} and putting them live the same day.",
        ] },
        { title: "Intern (Web)", titleAlso: ["Intern", "Web Intern"], company: "Padma Pixel Studio", place: "Rajshahi", dates: "January 2026 to April 2026", from: "2026-01", to: "2026-04", points: [
          "Product upload in {WooCommerce}, image sizes, broken links, {?backups=Backup and recovery|Backups|Website backup} every Thursday.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{WordPress}", "{WooCommerce}", "{HTML}", "{CSS}", "{JavaScript}", "{PHP}", "{cPanel}", "{Figma}", "{On-page SEO|SEO|On page SEO}", "{~Creativity}", "{~Punctuality}"] },
    {
      heading: "Academic Qualification",
      studies: [
        { degree: "Diploma in Computer Technology", degreeAlso: ["Diploma in Engineering (Computer Technology)"], institution: "Rajshahi Polytechnic Institute", dates: "2021 – 2025", year: 2025 },
        { degree: "SSC (Science)", degreeAlso: ["SSC", "Secondary School Certificate"], institution: "Paba Girls' High School", place: "Rajshahi", dates: "2021", year: 2021, points: ["Result: GPA 4.78"] },
      ],
    },
    { heading: "Language", languages: ["{Bangla=Bengali|Bangla}, {English}"] },
    { heading: "Personal Details", rows: [["Father's name", "Md. Golam Mostafa"], ["Mother's name", "Selina Begum"], ["Date of birth", "14 March 2004"], ["Marital status", "Unmarried"], ["Hobby", "{!Henna=Henna|Henna art} designs, {!badminton=Badminton}"]] },
    { heading: "Reference", text: ["Engr. Shafiul Islam, Instructor, Rajshahi Polytechnic Institute, 01711 555 804"] },
    { heading: "Declaration", text: ["I do hereby declare that the information given above is true to the best of my knowledge."] },
  ],
  optional: ["Integrity", "Honesty", "Web design", "Website maintenance", "Website development", "Client communication", "Communication", "Website optimisation", "Page speed optimisation", "Performance optimisation", "Web performance", "E-commerce", "Image editing", "Image optimisation", "Product listing", "Product upload", "Data entry", "Customer service", "Link checking", "Quick learner", "Web hosting"],
  not: ["Exports"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["docx-south-asian", "rating"],
};
