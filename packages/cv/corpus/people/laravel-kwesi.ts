import type { Person } from "../person.ts";

export const person: Person = {
  id: "laravel-kwesi",
  family: "software",
  country: "GH",
  languageCode: "en",
  name: "Kwesi Boadu Amankwah",
  headline: "Laravel Developer",
  email: "kwesi.amankwah@codepost.example",
  phone: "+233 20 714 5586",
  location: "Accra, Ghana",
  sections: [
    { heading: "About me", text: ["I build ticket shops and freight portals that keep working when the light goes off."] },
    {
      heading: "Work",
      jobs: [
        { title: "Senior PHP Developer", titleAlso: ["PHP Developer"], company: "Ruby Events Ltd", companyAlso: ["Ruby Events"], place: "Accra", dates: "April 2021 – Present", from: "2021-04", to: null, points: [
          "Ticket shop in {Laravel} and {Vue.js=Vue|Vue.js|VueJS}; {MySQL} on {AWS}, queues in {Redis}.",
          "[[Brought the checkout from 6.4 seconds to 1.2 on a 2G line.]]",
          "Mobile money payments through {Paystack}; the {?invoices=Invoicing|Billing|Invoices} go out by themselves.",
          "Wrote the {?API=REST|API development|APIs|REST APIs|API} that the phone app calls; the app itself is a colleague's {!Swift} and {!Kotlin}.",
          "Two juniors sit beside me and read everything I merge.",
        ] },
        { title: "Full-stack Developer (full-time, remote)", titleAlso: ["Full-stack Developer", "Full-stack Developer (full-time)"], company: "Volta Freight Systems", place: "Tema", dates: "September 2021 – December 2023", from: "2021-09", to: "2023-12", points: [
          "Container tracking: {Symfony} at the back, {React} in front.",
          "[[Ported 61 reports from {?Access=Microsoft Access|MS Access|Access} in ten weeks.]]",
        ] },
        { title: "Junior Web Developer", titleAlso: ["Web Developer"], company: "Kumasi Web Works", place: "Kumasi", dates: "June 2018 – March 2021", from: "2018-06", to: "2021-03", points: ["Some thirty {WordPress} sites for schools, churches and one zoo.", "{jQuery} where nothing else would run."] },
      ],
    },
    { heading: "Skills", tags: ["{PHP}", "{Laravel}", "{JavaScript}", "{Vue.js=Vue|Vue.js|VueJS}", "{Livewire=Livewire|Laravel Livewire}", "{MySQL}", "{Tailwind CSS=Tailwind CSS|Tailwind}", "{PHPUnit}", "{Git}", "{Linux}", "{~Mentoring}"] },
    { heading: "Education", studies: [{ degree: "HND Computer Science", degreeAlso: ["HND in Computer Science", "Higher National Diploma in Computer Science"], institution: "Kumasi Technical University", dates: "2015 – 2018", year: 2018 }] },
    { heading: "Certification", certificates: ["{Zend Certified PHP Engineer=Zend Certified PHP Engineer|Zend Certified Engineer|ZCPE|ZCE}"] },
    { heading: "Languages", languages: ["{English}, {Twi=Twi|Akan}, {Ga}"] },
    { heading: "Referee", text: ["Mrs. Abena Python-Sarpong, Ruby Events Ltd, 030 255 0177"] },
  ],
  optional: ["Web development", "Payment integration", "Payment gateway integration", "Payments", "E-commerce", "Mobile money", "Full-stack development", "Code review", "HTML", "CSS", "Reporting", "Query optimisation", "Performance optimisation", "Queues", "Message queues", "Testing", "Unit testing", "Team leadership", "Supervision", "Data migration", "Legacy migration", "Ticketing", "Ticketing systems", "Caching", "Tracking systems"],
  not: ["Ruby", "Python", "2G", "Freight"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["sidebar-dark", "docx-textbox"],
};
