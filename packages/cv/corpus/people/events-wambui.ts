import type { Person } from "../person.ts";

export const person: Person = {
  id: "events-wambui",
  family: "events",
  country: "KE",
  languageCode: "en",
  name: "Faith Wambui Karanja",
  headline: "Freelance Event Planner",
  email: "hello@wambuievents.example",
  phone: "+254 722 555 081",
  location: "Kilimani, Nairobi",
  links: [["wambuievents.example", "https://wambuievents.example"], ["Instagram", "https://instagram.example/wambuievents"]],
  sections: [
    { heading: "Who I am", text: ["I plan conferences, launches and the odd very large wedding. {~Unflappable=Calm under pressure|Working under pressure|Composure|Stress management}; owner of three clipboards and no spare {!spring=Spring} weekends."] },
    {
      heading: "What I have done",
      jobs: [
        {
          title: "Freelance Event Planner", titleAlso: ["Event Planner"], company: "Wambui Events (self-employed)", companyAlso: ["Wambui Events", "Self-employed"], place: "Nairobi", dates: "April 2021 – to date", from: "2021-04", to: null,
          points: [
            "{Budgets=Budgeting|Budgets|Budget management|Event budgeting} from KES 400,000 to 38 million; {venue sourcing=Venue sourcing|Venue selection|Venue management|Venue scouting}, {caterers and tents=Vendor management|Supplier management|Vendor coordination|Supplier coordination|Catering coordination}, run sheets, {permits}.",
            "[[Delivered the 2,300-delegate Savannah Agritech Summit 4% below budget.]]",
            "[[{Sponsorship=Sponsorship|Sponsorship sales|Sponsor acquisition|Fundraising} decks and exhibitor sales; sold 64 of 66 booths for two years running.]]",
            "{Hybrid events|Virtual events|Hybrid event production} on {Hopin} and {Zoom}.",
          ],
        },
        { title: "Events Coordinator", company: "Karura Convention Centre", place: "Nairobi", dates: "September 2017 – March 2021", from: "2017-09", to: "2021-03", points: ["{Banquet orders=Banqueting|Banquet event orders|Banquets|Banquet operations|BEO} for five halls, {floor plans=Floor plans|Event layout|Floor planning|Seating plans|Room layout} in {Social Tables}, {guest registration=Registration management|Guest registration|Event registration|Registration}.", "Supervised 15 ushers on event days.", "[[Client satisfaction rose from 3.9 to 4.6 out of 5.]]"] },
        { title: "Marketing Intern", titleAlso: ["Intern"], company: "Tamu Beverages", place: "Thika", dates: "January 2017 – June 2017", from: "2017-01", to: "2017-06", points: ["{Brand activations=Brand activation|Brand activations|Promotions|Experiential marketing|Event marketing} in 12 supermarkets, {Instagram=Social media marketing|Instagram|Social media|Social media management} posts."] },
      ],
    },
    { heading: "Skills", tags: ["{Event planning|Event management|Event coordination}", "{Contract negotiation|Negotiation}", "{Eventbrite}", "{Trello}", "{Canva}", "{Health and safety plans=Health and safety|Event safety|Safety planning|Occupational safety}", "{Protocol|Diplomatic protocol|VIP protocol}", "{~Organised=Organisation|Organisational skills|Organization}"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Commerce (Marketing)", degreeAlso: ["BCom Marketing", "Bachelor of Commerce, Marketing", "Bachelor of Commerce"], institution: "Strathmore University", dates: "2013 – 2016", year: 2016 }, { degree: "Diploma in Event Management", institution: "Utalii Tourism College", dates: "2019 (evening classes)", year: 2019 }] },
    { heading: "Languages", languages: ["{Swahili|Kiswahili}", "{English}", "{Kikuyu|Gikuyu}"] },
    { heading: "I love", text: ["{!Baking} chapati, {!hiking} Ngong Hills, {!photography=Photography} on film"] },
  ],
  optional: ["Marketing", "Event production", "Exhibitor sales", "Conference planning", "Sales", "Supervision", "Team leadership", "Run sheets", "Catering", "Wedding planning", "Conference management", "Logistics", "Freelancing", "Product launches", "Self-employment", "Stakeholder management", "Permits", "Project management", "Weddings", "Event logistics", "Exhibitions"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["modern", "docx-textbox", "spaced", "docx-letterhead"],
};
