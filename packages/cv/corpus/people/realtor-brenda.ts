import type { Person } from "../person.ts";

export const person: Person = {
  id: "realtor-brenda",
  family: "real estate",
  country: "US",
  languageCode: "en",
  name: "Brenda Castellanos",
  headline: "Real Estate Agent",
  email: "brenda@castellanoshomes.example",
  phone: "+1 (512) 555-0118",
  location: "Austin, Texas",
  links: [["castellanoshomes.example", "https://castellanoshomes.example"]],
  sections: [
    { heading: "About Brenda", text: ["Bilingual agent for first-time buyers."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Real Estate Agent", company: "Bluebonnet Realty", place: "Austin, TX", dates: "Mar. '22 – Present", from: "2022-03", to: null, points: ["{Listings=Property listings|Listings|Listing management}, {open houses=Open houses|Property viewings|Property showings}, {comparative market analysis=Comparative market analysis|Market analysis|CMA}.", "[[Closed 27 sales in 2025 worth $9.8 million.]]"] },
        { title: "Leasing Consultant", company: "Hill Country Apartments", place: "Round Rock, TX", dates: "Jan. '20 – Feb. '22", from: "2020-01", to: "2022-02", points: ["{Yardi} leases, {tenant screening}, tours.", "[[Occupancy went from 87% to 96%.]]"] },
      ],
    },
    { heading: "Skills", list: ["{Contract negotiation|Negotiation}", "{MLS}", "{Staging|Home staging}", "{~Networking}", "{~Persistence}"] },
    { heading: "License", certificates: ["{Texas Real Estate Sales Agent|Real Estate License|Texas Real Estate License} no. 000000, TREC"] },
    { heading: "Education", studies: [{ degree: "Associate of Arts", institution: "Austin Community College", dates: "2017 – 2019", year: 2019 }] },
    { heading: "Languages", languages: ["{English}, {Spanish}"] },
    { heading: "Community", list: ["Habitat build day, {!painting=Painting} crew", "Little League scorekeeper"] },
  ],
  optional: ["Real estate sales", "Sales", "Leasing", "Real estate", "Property management", "Property sales"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["header-band", "docx-pipes", "dates-left", "sidebar-left", "latex-article"],
};
