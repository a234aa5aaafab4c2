import type { Person } from "../person.ts";

export const person: Person = {
  id: "webdesigner-tharindu",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Tharindu Gamage",
  headline: "Freelance web designer",
  email: "hello@tharindugamage.example",
  phone: "0777 555 019",
  location: "Unawatuna, Galle, Sri Lanka",
  sections: [
    { heading: "Who I am", text: ["I {make websites=Web design|Website design|Web development|Website development|Website creation|Web designing} for hotels, villas and small shops along the south coast. [[?70-odd sites since 2019, mostly by recommendation.]] I answer emails the same day and I say no when a job is not for me: no mobile apps, no {!Angular}."] },
    {
      heading: "What I have done",
      jobs: [
        { title: "Freelance Web Designer", company: "Self-employed", place: "Galle", dates: "2019 – today", from: "2019", to: null, points: ["From first sketch in {Figma} to a finished {WordPress} site: {Elementor}, {WooCommerce}, {Polylang} for guests from Germany and Russia.", "Connected {PayHere=PayHere|Payment gateway integration|Payment gateways|Payment integration|PayHere integration} and booking calendars", "[[Direct bookings of a 9-room hotel in Mirissa rose from 12% to 41%.]]", "Sites for two {!surf=Surf instruction|Surfing|Surf coaching} schools, a turtle hatchery, a gem dealer, a dentist.", "The {!photography=Photography} is my brother's; servers ({!Linux}, he says) are looked after by the hosting company in Colombo.", "Monthly {care plans=Website maintenance|Website care plans|Web maintenance|Maintenance|Care plans|Website support}: updates, {backups=Backups|Backup|Website backup|Website backups}, {page speed=Page speed optimisation|Page speed optimization|Page speed|Web performance|Performance optimisation|Site speed optimization|Website speed optimization}."] },
        { title: "Graphic Designer", company: "Ruhunu Offset Printers", place: "Matara", dates: "2016 – 2018", from: "2016", to: "2018", points: ["Menus, wedding cards, packaging in {Illustrator=Adobe Illustrator|Illustrator} and {Photoshop=Adobe Photoshop|Photoshop}; Sinhala typesetting", "{Prepared files for the plate maker=Pre-press|Prepress|Print preparation|Pre-press preparation}."] },
      ],
    },
    { heading: "I can", list: ["{HTML=HTML|HTML5} & {CSS=CSS|CSS3}", "a little {JavaScript=JavaScript|JS} and {jQuery}", "{basic SEO=SEO|Search engine optimisation|Search engine optimization|Basic SEO}", "{logos=Logo design|Logos|Logo designing}", "teach an owner to change prices without calling me ({~patience=Patience})"] },
    {
      heading: "School and courses",
      studies: [
        { degree: "Higher National Diploma in Multimedia and Web Development", institution: "ESOFT Metro Campus", place: "Galle", dates: "2016", year: 2016 },
        { degree: "G.C.E. A/L, Art stream", institution: "Richmond College", place: "Galle", dates: "2013", year: 2013 },
      ],
    },
    { heading: "I speak", languages: ["{Sinhala}, {English}, some {German}"] },
    { heading: "What clients say", text: ["\"He told us to spend less.\" (villa owner, Thalpe)"] },
  ],
  optional: ["Frontend development", "Front-end development", "Client communication", "Client management", "Branding", "Graphic design", "Print design", "UI design", "UX design", "UI/UX design", "Responsive design", "PHP", "Wireframing", "Domain management", "Hosting", "E-commerce", "Online payment integration", "Typography", "Project management", "Google Maps", "Communication", "Invoicing", "Technical support", "Training", "Multilingual websites", "Google Business Profile", "Content management", "CMS", "Teaching", "Colour management", "Plugins", "Layout", "Desktop publishing", "Brochure design", "Self-management", "Booking systems", "Booking calendar integration", "Booking system integration", "Typesetting", "Sinhala typesetting"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: [],
  files: ["side-titles", "enhancv"],
};
