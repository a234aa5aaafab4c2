import type { Person } from "../person.ts";

export const person: Person = {
  id: "laptopsales-fahim",
  family: "retail",
  country: "BD",
  languageCode: "en",
  name: "Fahim Shahriar Khan",
  headline: "Showroom Sales Executive",
  email: "fahim.shahriar@dhakabox.example",
  phone: "+880 1711 550 284",
  location: "Mirpur, Dhaka",
  sections: [
    { heading: "Career Summary", text: ["Fresh BBA graduate working in computer showroom sales. I have no IT background, but I listen to the customer and know our products."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Sales Executive", company: "Oracle Computers & Accessories", companyAlso: ["Oracle Computers"], place: "IDB Bhaban, Dhaka", dates: "Mar 2026 – Continuing", from: "2026-03", to: null, points: [
          "Many of my customers are {!architects=Architecture|Architectural design} and {!video editors=Video editing}. They tell me {!AutoCAD} or {!Premiere Pro}, I answer in RAM and graphics card.",
          "[[Highest seller of the floor in July and August 2026 with 71 laptops.]]",
          "{Product demonstration=Product demonstration|Product demonstrations}, {price negotiation=Negotiation|Price negotiation|Sales negotiation}, warranty papers and {EMI processing=Instalment sales|EMI processing|EMI|Instalment plans|Consumer finance}.",
          "Problems go upstairs to the service room for {!motherboard=Motherboard repair|Motherboard} work. Only {RAM and SSD fitting=RAM and SSD installation|RAM and SSD fitting|Hardware installation|RAM installation|SSD installation|Hardware upgrades|PC upgrades|Computer hardware} I do at the counter myself, the customer can watch.",
        ] },
        { title: "Sales Intern", titleAlso: ["Intern"], company: "Ryans Lane Digital", place: "Uttara, Dhaka", dates: "Sep 2025 – Oct 2025", from: "2025-09", to: "2025-10", points: [
          "Printers, {!CCTV=CCTV|CCTV installation} sets and UPS over the counter; fitting was by the technicians.",
          "{Daily cash closing=Cash handling|Daily cash closing|Cash closing|Cash balancing} and {stock counting=Stock taking|Stock counting|Stock counts} with the store keeper.",
          "[[My add-on sale of bags and mouse went from 8% to 27% of the bills in two months.]]",
          "{!Kaspersky} licences were no longer sold when I joined.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Retail sales}", "{Customer service}", "{Upselling}", "{POS software=Point of sale|POS software|POS}", "{Bangla typing|Bijoy|Typing}", "{Facebook page handling=Social media management|Facebook page management|Facebook page handling|Social media|Facebook}", "{~Persuasion}", "{~Patience}"] },
    { heading: "Education", studies: [
      { degree: "BBA in Marketing", degreeAlso: ["BBA", "Bachelor of Business Administration"], institution: "Northern Metropolitan College", place: "Dhaka", dates: "2021 – 2025", year: 2025 },
      { degree: "HSC (Business Studies)", degreeAlso: ["HSC", "Higher Secondary Certificate"], institution: "Mirpur Bangla College", dates: "2020", year: 2020 },
    ] },
    { heading: "Language", languages: ["{Bangla=Bengali|Bangla} (native), {English} (good), {Hindi} (understand)"] },
    { heading: "Personal Information", rows: [["Father's Name", "Md. Shahriar Khan"], ["Date of Birth", "11 June 2002"], ["Nationality", "Bangladeshi"], ["Hobby", "{!Photography} with phone, watching cricket"]] },
  ],
  not: ["Oracle"],
  optional: ["Sales", "Retail", "Showroom sales", "Direct sales", "Product knowledge", "Cross-selling", "Marketing", "Warranty handling", "Warranty processing", "Warranty management", "Needs assessment", "Customer needs analysis", "Inventory management", "Active listening", "Customer consultation", "Customer advice", "Laptop sales", "Electronics sales", "Counter sales", "Computer sales", "Consultative selling", "Product advice", "Key account management", "Customer relationship management", "Billing", "Computers", "Accessories sales", "Hardware assembly", "Laptops", "Listening"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["modern", "docx-textbox"],
};
