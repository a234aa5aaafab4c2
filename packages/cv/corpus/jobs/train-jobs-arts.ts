import type { JobAd } from "./job-ad.ts";

export const TRAIN_ARTS_JOBS: readonly JobAd[] = [
  {
    id: "digital-marketer",
    title: "Digital Marketing Specialist",
    description: "Paid campaigns on Google and Meta, SEO, e-mail, content that people share.",
    requiredSkills: ["Google Ads", "SEO", "Email marketing", "Social media marketing"],
    requiredYears: 2,
    suits: {
      3: ["marketing-dinuka", "marketing-camilo", "marketing-ruta", "marketingofficer-thida"],
      2: ["writer-oliver", "communication-awa", "seo-jericho"],
      1: [
        "designer-luis",
        "photographer-mateo",
        "product-sofia",
        "sales-omar",
        "designer-beatriz",
        "events-wambui",
        "videoeditor-valentina",
        "salesexec-imran",
      ],
    },
  },
  {
    id: "graphic-es",
    title: "Diseñador/a de marca y editorial",
    description:
      "Estudio pequeño en Valencia: identidades, revistas, packaging. Buena tipografía, artes finales impecables, trato directo con el cliente.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["designer-luis"],
      2: ["designer-beatriz", "packaging-ayumi"],
      1: [
        "photographer-mateo",
        "artist-koji",
        "writer-oliver",
        "videoeditor-valentina",
        "interior-chiara",
        "dtp-jeyanthi",
      ],
    },
  },
  {
    id: "product-designer",
    title: "Product Designer",
    description:
      "Flows, prototypes and a component library for a health app. Usability tests every second week; you can defend a margin.",
    requiredSkills: ["Figma", "Prototyping", "Usability testing", "Design systems"],
    requiredYears: 3,
    suits: {
      3: ["designer-beatriz"],
      2: ["frontend-zoe", "uxresearcher-meiling", "uxdesigner-ingrid"],
      1: [
        "designer-luis",
        "product-sofia",
        "webdev-camille",
        "artist-koji",
        "packaging-ayumi",
        "frontend-sewmini",
        "fullstack-chathurika",
      ],
    },
  },
  {
    id: "content-writer",
    title: "Content Writer",
    description:
      "Landing pages, newsletters, case studies and the odd film script for software companies. You ask until you understand it and then use short words.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["writer-oliver"],
      2: ["marketing-dinuka", "communication-awa", "marketing-camilo", "journaliste-baptiste"],
      1: [
        "journalist-farzana",
        "designer-luis",
        "product-sofia",
        "translator-hala",
        "reporter-saoirse",
        "seo-jericho",
        "marketing-ruta",
        "marketingofficer-thida",
      ],
    },
  },
  {
    id: "news-editor",
    title: "Sub-editor, Online News Desk",
    description:
      "Cut, check, headline, publish. You have reported yourself, know media law and can smell a hoax.",
    requiredSkills: ["Editing", "Fact checking", "Media law", "CMS"],
    requiredYears: 3,
    suits: {
      3: ["journalist-farzana"],
      2: ["writer-oliver", "reporter-saoirse", "journaliste-baptiste"],
      1: [
        "marketing-dinuka",
        "photographer-mateo",
        "librarian-pieter",
        "communication-awa",
        "translator-hala",
        "marketing-camilo",
      ],
    },
  },
  {
    id: "photo-studio",
    title: "E-commerce Photographer",
    description:
      "60 products a day, tethered, colour managed, cut-outs in the evening; one fashion day per month.",
    requiredSkills: [],
    requiredYears: 1,
    suits: {
      3: ["photographer-mateo"],
      2: [],
      1: [
        "designer-luis",
        "artist-koji",
        "marketing-dinuka",
        "journalist-farzana",
        "videoeditor-valentina",
        "dtp-jeyanthi",
        "journaliste-baptiste",
      ],
    },
  },
  {
    id: "collections-manager",
    title: "Collections Care Manager",
    description:
      "Loans, condition reports, pest traps, climate, a database of 80,000 objects half of which are described.",
    requiredSkills: ["Collections management", "Condition reporting", "Preventive conservation"],
    requiredYears: 3,
    suits: { 3: ["curator-eva"], 2: ["librarian-pieter"], 1: ["professor-alastair", "events-wambui"] },
  },
  {
    id: "library-assistant",
    title: "Library & Information Officer",
    description: "University library: catalogue, reference desk, e-journals, teach first years to search.",
    requiredSkills: ["Cataloguing", "Reference services", "Information literacy"],
    requiredYears: 2,
    suits: {
      3: ["librarian-pieter"],
      2: ["curator-eva"],
      1: [
        "lecturer-dilhan",
        "clerk-malini",
        "paralegal-denise",
        "teacher-selvarani",
        "anagrafe-nives",
        "devofficer-chamari",
      ],
    },
  },
  {
    id: "event-producer",
    title: "Conference and Events Executive",
    description:
      "Fifteen conferences a year for 80 to 900 guests. Venues, suppliers, run sheets, speakers, money. You have been awake at 4 a.m. for a stage before.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["events-wambui"],
      2: [],
      1: [
        "pa-margaret",
        "hotelgm-niroshan",
        "travel-sanduni",
        "marketing-dinuka",
        "waiter-kamal",
        "communication-awa",
        "marketing-ruta",
        "fonico-elia",
        "marketing-camilo",
        "ticketing-fathima",
        "marketingofficer-thida",
      ],
    },
  },
  {
    id: "seo-executive",
    title: "SEO Executive",
    description:
      "Online shop for outdoor gear. Keyword research, technical audits, links that last, and reports from Search Console that people read.",
    requiredSkills: ["Keyword research", "Technical SEO", "Link building", "Google Search Console"],
    requiredYears: 2,
    suits: {
      3: ["seo-jericho"],
      2: ["marketing-dinuka", "marketing-camilo"],
      1: [
        "writer-oliver",
        "webdev-camille",
        "communication-awa",
        "content-mahnoor",
        "marketing-ruta",
        "marketingofficer-thida",
      ],
    },
  },
  {
    id: "ux-researcher",
    title: "UX Researcher",
    description:
      "Public services that citizens can use without calling us. Interviews, usability tests, journey maps; you bring the evidence and the team builds.",
    requiredSkills: ["User research", "Usability testing", "Journey mapping", "Figma"],
    requiredYears: 3,
    suits: {
      3: ["uxresearcher-meiling"],
      2: ["designer-beatriz", "uxdesigner-ingrid"],
      1: ["product-sofia", "analyst-keshini", "frontend-zoe", "writer-oliver", "product-liis"],
    },
  },
  {
    id: "interior-designer",
    title: "Interior Designer",
    description:
      "Villas and small hotels from the first sketch to the last lamp. Plans in AutoCAD, renders, joinery details, weeks on site with the craftsmen.",
    requiredSkills: ["Space planning", "AutoCAD", "SketchUp", "Rendering", "Lighting design"],
    requiredYears: 3,
    suits: {
      3: ["interior-chiara"],
      2: ["architect-paolo"],
      1: ["designer-luis", "carpenter-lars", "artist-koji", "tischlerin-merle"],
    },
  },
  {
    id: "head-of-marketing",
    title: "Head of Marketing",
    description:
      "You lead five people and answer for the brand, the media budget and the launch of two products a year. Minimum 8 years in marketing, three of them with a team of your own. FMCG is a plus. Our perks: gym, parking, a dog in the office.",
    requiredSkills: [],
    requiredYears: 0,
    suits: {
      1: [
        "marketing-dinuka",
        "communication-awa",
        "seo-jericho",
        "writer-oliver",
        "product-sofia",
        "marketing-camilo",
        "marketingofficer-thida",
      ],
      2: [],
      3: ["marketing-ruta"],
    },
  },
  {
    id: "charge-communication-agglomeration",
    title: "Chargé(e) de communication H/F",
    description:
      "La communauté d'agglomération recrute pour son service communication (5 agents). Vous rédigez le magazine et la lettre d'information, alimentez le site et les réseaux sociaux, répondez aux journalistes, préparez les inaugurations et faites vivre les campagnes sur le tri, les bus et la piscine. Licence ou master en communication, plume sûre, deux ans d'expérience au minimum. Poste de catégorie B, télétravail un jour par semaine, tickets restaurant.",
    requiredSkills: ["Rédaction", "Réseaux sociaux", "Relations presse", "Newsletter", "Canva"],
    requiredYears: 2,
    suits: {
      3: ["communication-awa"],
      2: ["marketing-camilo", "marketing-dinuka", "marketingofficer-thida"],
      1: [
        "marketing-ruta",
        "writer-oliver",
        "events-wambui",
        "journaliste-baptiste",
        "journalist-farzana",
        "reporter-saoirse",
      ],
    },
  },
  {
    id: "video-editor",
    title: "Video Editor & Shooter (Hybrid, 12-month FTC)",
    description:
      "A travel brand with a studio of five. You film on location two or three days a month, sometimes from the air, and spend the rest of your time in the edit: reels, a ten-minute documentary every quarter, titles, grade, sound tidy-up, subtitles, exports for every channel. Send a showreel of under two minutes; we do not read cover letters.",
    requiredSkills: [
      "Premiere Pro or DaVinci Resolve",
      "Camera operation",
      "Colour grading",
      "Motion graphics",
    ],
    requiredYears: 2,
    suits: {
      3: ["videoeditor-valentina"],
      2: [],
      1: ["photographer-mateo", "fonico-elia", "marketing-dinuka", "marketingofficer-thida"],
    },
  },
];
