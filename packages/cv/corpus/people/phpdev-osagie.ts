import type { Person } from "../person.ts";

export const person: Person = {
  id: "phpdev-osagie",
  family: "software",
  country: "NG",
  languageCode: "en",
  name: "Osagie Ehigiator",
  headline: "PHP Developer",
  email: "osagie.ehigiator@edomail.example",
  phone: "+234 803 555 0164",
  location: "Benin City, Nigeria",
  sections: [
    { heading: "Who is writing", text: ["I have been writing {PHP} for a little over six years now and I am one of those people who like an old code base better than a new one, because an old one has customers, and customers are the reason that anybody pays us."] },
    {
      heading: "Where I have worked and what I did there",
      jobs: [
        { title: "Backend Developer", company: "Ugbowo Pay", place: "Benin City", dates: "March 2023 till date", from: "2023-03", to: null, about: "I own the settlement service, which is written in {Laravel} and keeps its {!ledgers=Bookkeeping|Ledgers} in {PostgreSQL}, and because the banks send their files at two in the morning most of the work happens in queued jobs on {Redis} that somebody has to watch, which for one week in three is me.", points: [
          "[[By splitting one long cron script into batches I brought the nightly settlement down from 5 hours 20 minutes to 48 minutes.]]",
          "Tests came to the place with me: {PHPUnit} first, then a {GitLab CI} pipeline that refuses a merge without them, and {Docker} images, so that a new colleague starts in a morning and not in a week.",
          "The merchants talk to us through a {REST API=REST} which I also document, and our own money goes in and out through {Paystack} and {Flutterwave}.",
        ] },
        { title: "Junior Web Developer", titleAlso: ["Web Developer"], company: "Ikpoba Media", place: "Benin City", dates: "August 2020 to February 2023", from: "2020-08", to: "2023-02", about: "Sites and small shops for schools, churches, two {!bakeries=Baking} and a {!poultry=Poultry farming} farm, mostly {WordPress} with {WooCommerce} and plugins of our own, and plain {MySQL} with {jQuery} where the host allowed nothing better; when something broke at night the client rang me and not the agency, which taught me to answer in words that a headmaster understands." },
        { title: "Mathematics Teacher (NYSC)", titleAlso: ["Mathematics Teacher"], company: "Government Day Secondary School", place: "Birnin Kebbi", dates: "July 2019 to June 2020", from: "2019-07", to: "2020-06", about: "My service year. There is no {!swift=Swift} way to {?teach=Teaching|Mathematics teaching|Teaching mathematics} fractions to a class of seventy-four, but there is a {?~patient=Patience} one." },
      ],
    },
    { heading: "Schooling", studies: [{ degree: "B.Sc. Computer Science", degreeAlso: ["BSc Computer Science", "B.Sc. in Computer Science"], institution: "University of Benin", dates: "2014 to 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{English}, {Edo|Bini} and {Pidgin=Nigerian Pidgin|Pidgin|Pidgin English}"] },
    { heading: "Outside work", text: ["I keep goal for my street on Saturdays and repair {!radios=Radio repair|Radio}. Two referees will speak for me if you ask."] },
  ],
  not: ["Go", "Banking", "Goalkeeping"],
  optional: ["Queues", "Message queues", "Job queues", "Queue management", "Cron", "Batch processing", "Payment integration", "Payment gateways", "Payment gateway integration", "Fintech", "Payments", "API documentation", "API integration", "API development", "Documentation", "Technical documentation", "On-call", "Plugin development", "WordPress development", "WordPress plugin development", "Legacy code", "Customer service", "Client communication", "Communication", "E-commerce", "Mathematics", "Unit testing", "Legacy systems", "Backend development", "CI/CD", "Customer support", "Onboarding", "Website development"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["docs-serif", "docx-plain@libreoffice-docx"],
};
