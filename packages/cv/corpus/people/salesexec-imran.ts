import type { Person } from "../person.ts";

export const person: Person = {
  id: "salesexec-imran",
  family: "sales",
  country: "AE",
  languageCode: "en",
  name: "Imran Qureshi",
  headline: "Senior Sales Executive",
  email: "imran.qureshi@creekside.example",
  phone: "+971 50 555 7719",
  location: "Dubai, United Arab Emirates",
  sections: [
    { heading: "Profile", text: ["I sell tiles, taps and basins to people who build towers, and I answer the phone when the container is late."] },
    { heading: "Key strengths", tags: ["{B2B sales|Business-to-business sales}", "{Key account management}", "{Zoho CRM|Zoho}", "{Cold calling}", "{Quotations}", "{Market research}", "{Microsoft Office}", "{~Negotiation}", "{~Persistence}"] },
    {
      heading: "Work history",
      jobs: [
        { title: "Senior Sales Executive", company: "Al Rimal Tiles & Sanitary Ware", companyAlso: ["Al Rimal Tiles and Sanitary Ware"], place: "Dubai", dates: "02/2020 – Present", from: "2020-02", to: null, points: ["Contractors and consultants in Dubai and Sharjah, 60 active accounts.", "[[Raised yearly sales of the territory from AED 3.1 to 5.4 million.]]", "Site visits, samples, credit terms; every lead goes into {Zoho CRM}."] },
        { title: "Sales Representative", company: "Gulf Star Paints", place: "Sharjah", dates: "06/2017 – 01/2020", from: "2017-06", to: "2020-01", points: ["Hardware shops from Ajman to Fujairah; {?collections=Loan recovery|Collections|Debt collection|Payment collection} at the end of the month.", "[[Opened 34 new dealers in two years.]]"] },
        { title: "Showroom Assistant", company: "Anarkali Home Centre", place: "Lahore", dates: "03/2017 – 11/2014", from: "2017-03", to: "2014-11", points: ["Price tags, catalogues, carrying."] },
      ],
    },
    { heading: "Education", studies: [{ degree: "Bachelor of Commerce", institution: "University of the Punjab", place: "Lahore", dates: "2014", year: 2014 }] },
    { heading: "Languages", languages: ["{English}, {Urdu}, {Hindi}, {Arabic} (basic)"] },
    { heading: "Other", text: ["UAE driving licence and own car. Resident visa, one month’s notice. {!Cricket} on Fridays."] },
  ],
  not: ["Tiling", "Painting", "Star"],
  optional: ["Sales", "Business development", "Account management", "Territory management", "CRM", "Lead generation", "Lead management", "Prospecting", "Dealer management", "Dealer development", "Distributor management", "Channel sales", "Customer service", "Customer relationship management", "Site visits", "Credit management", "Credit control", "Product sampling", "Field sales", "Retail sales", "Building materials", "Driving", "Driving licence", "Showroom sales", "Merchandising", "Construction sales"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["enhancv", "docx-columns"],
};
