import type { Person } from "../person.ts";

export const person: Person = {
  id: "fullstack-chukwuemeka",
  family: "software",
  country: "NG",
  languageCode: "en",
  name: "Chukwuemeka Obiora",
  headline: "Self-taught full-stack developer",
  email: "emeka@obiora-builds.example",
  phone: "+234 803 555 0137",
  location: "Enugu, Nigeria",
  sections: [
    { heading: "the short story", text: ["I repaired phones in Ogbete market until one customer paid me with a broken laptop. I fixed it, found a folder of web tutorials on it, and never looked back. No degree, no bootcamp. I {!go=Go} where the documentation leads me, I {~learn fast=Fast learner|Quick learner|Fast learning|Learning ability|Quick learning|Ability to learn}, and I read other people's code for fun."] },
    { heading: "stack", tags: ["{TypeScript=TypeScript|TS}", "{JavaScript=JavaScript|JS}", "{React=React|React.js|ReactJS}", "{Next.js=Next.js|NextJS}", "{Node.js=Node.js|Node|NodeJS}", "{Express=Express|Express.js}", "{PostgreSQL=PostgreSQL|Postgres}", "{Prisma=Prisma|Prisma ORM}", "{Tailwind=Tailwind CSS|Tailwind}", "{Git}", "{Docker}"] },
    { heading: "next on my list", text: ["Computer science, properly this time. I started {!Java} twice and gave it up twice, so you will not find it above."] },
    {
      heading: "things I got paid for",
      jobs: [
        { title: "Full-stack Developer", company: "Kolanut Pay", place: "remote (Lagos)", dates: "2024-05 → now", from: "2024-05", to: null, points: ["Merchant dashboard and the public {REST API=REST APIs|REST API|REST|RESTful APIs|API development}. My colleague Tobi does the {!Flutter} app, I give him endpoints.", "{Paystack=Paystack|Paystack API|Paystack integration} and {webhooks=Webhooks|Webhook}, {Redis} queues for retries.", "[[Cut failed settlements from 3.1% to 0.4%.]]", "{End-to-end tests=End-to-end testing|E2E testing|End-to-end tests|E2E tests} in {Playwright}, deploys through {GitHub Actions}."] },
        { title: "Freelance Web Developer", company: "self-employed", place: "Enugu", dates: "2022-09 → 2024-04", from: "2022-09", to: "2024-04", points: ["[[?17 sites for schools, churches and one very demanding bakery.]] Mostly {WordPress}, later React.", "A {PWA=Progressive web apps|PWA|Progressive Web App|PWAs} for a poultry co-operative that works without network for days.", "[[That app went from 0 to 900 weekly users by word of mouth.]]"] },
        { title: "Phone Repair Technician", company: "own stall, Ogbete Main Market", companyAlso: ["Ogbete Main Market", "own stall"], place: "Enugu", dates: "2020-02 → 2022-08", from: "2020-02", to: "2022-08", points: ["{Screen replacement=Screen replacement|Phone repair|Screen repair|Mobile phone repair|Screen replacements}, {micro-soldering=Micro-soldering|Microsoldering|Soldering}, unlocking, data rescue."] },
      ],
    },
    { heading: "proof", list: ["Merged pull requests in three open-source form libraries.", "Organise Code Suya, a monthly evening with about 50 beginners."] },
    { heading: "certificates", certificates: ["{Meta Front-End Developer=Meta Front-End Developer|Meta Front-End Developer Professional Certificate}, Coursera, 2022"] },
    { heading: "languages", languages: ["{Igbo}, {English}, {Nigerian Pidgin=Nigerian Pidgin|Pidgin}"] },
  ],
  optional: ["Full-stack development", "Web development", "Self-learning", "Mobile money", "Payments", "Payment integration", "Teaching", "Curiosity", "Self-motivation", "Freelancing", "Accessibility", "Offline-first", "Service workers", "Open source", "Community building", "Debugging", "Web performance", "Self-discipline", "WhatsApp", "Persistence", "Mentoring", "Front-end development", "Point of sale", "Message queues", "Queues", "API", "Testing", "Dashboards", "Continuous deployment", "CI/CD", "Deployment", "Reading code", "Code review", "Frontend development", "PHP", "Data recovery", "Phone unlocking", "Data rescue", "Unlocking", "Event organisation", "Community organising"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["web-timeline", "enhancv"],
};
