import type { Person } from "../person.ts";

export const person: Person = {
  id: "marketing-ruta",
  family: "marketing",
  country: "LT",
  languageCode: "en",
  name: "Rūta Kazlauskienė",
  headline: "Marketing Manager",
  email: "ruta.kazlauskiene@nemunaspastas.example",
  phone: "+370 612 55 018",
  location: "Kaunas, Lithuania",
  sections: [
    { heading: "About me", text: ["Marketing manager with more than eleven years in food and sports retail. I like a brief of one page."] },
    {
      heading: "Career",
      jobs: [
        { title: "Marketing Manager", company: "Nemunas Dairy", place: "Kaunas", dates: "2019-03 – Present", from: "2019-03", to: null, points: [
          "Team of five and a budget of €1.2 million; {media planning=Media planning|Media buying|Media planning and buying} with two agencies, {trade fairs=Trade fairs|Trade shows|Exhibitions|Trade fair planning|Event planning} in Riga and Berlin.",
          "[[Brand awareness in Latvia rose from 11% to 29% in three years.]]",
          "Brought {!kefir=Kefir} in glass bottles back to the shelf; weekly forecast with {!Sales} and {!Logistics}.",
        ] },
        { title: "Parental leave", company: "—", dates: "2017-04 – 2019-02", from: "2017-04", to: "2019-02", unjudged: true },
        { title: "Marketing Specialist", company: "Baltic Sports Outlet", place: "Vilnius", dates: "2013-06 – 2017-03", from: "2013-06", to: "2017-03", points: [
          "{Google Ads}, {Meta Ads} and a weekly {newsletter=Email marketing|Newsletter|Newsletters|Newsletter marketing}; loyalty card from the first leaflet to 60,000 holders.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Brand management}", "{Market research}", "{Campaign management|Marketing campaigns|Campaign planning}", "{Budgeting}", "{Google Analytics}", "{HubSpot}", "{~Leadership}", "{~Negotiation}"] },
    { heading: "Education", studies: [{ degree: "Master of Marketing and International Commerce", degreeAlso: ["Master in Marketing and International Commerce"], institution: "Vytautas Magnus University", place: "Kaunas", dates: "2011 – 2013", year: 2013 }] },
    { heading: "Languages", languages: ["{Lithuanian}, {English}, {Russian}, {Polish} (basic)"] },
    { heading: "Free time", text: ["{!Beekeeping} at my parents', basketball, no {!television=Television} at all"] },
  ],
  optional: ["Marketing", "Digital marketing", "Marketing management", "Team management", "Team leadership", "People management", "Budget management", "Loyalty programmes", "Loyalty programs", "Loyalty marketing", "Customer loyalty", "Agency management", "Sales forecasting", "Forecasting", "Online advertising", "Event management", "Brand awareness", "Brand marketing", "Product launch", "International marketing", "Product marketing", "Brand development", "CRM", "Marketing automation", "Demand forecasting"],
  totalYears: 11.5,
  level: "Expert",
  inconsistencies: [],
  files: ["header-band", "docx-columns"],
};
