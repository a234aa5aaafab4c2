import type { Person } from "../person.ts";

export const person: Person = {
  id: "production-asanka",
  family: "manufacturing",
  country: "LK",
  languageCode: "en",
  name: "Asanka Hettiarachchi",
  headline: "Production Manager",
  email: "asanka.hettiarachchi@zonepost.example",
  phone: "+94 77 355 9912",
  location: "Katunayake, Sri Lanka",
  sections: [
    { heading: "PROFILE", text: ["Production manager for rubber gloves and knitwear with 18 years of experience."] },
    {
      heading: "EMPLOYMENT HISTORY",
      jobs: [
        { title: "Production Manager", company: "Kelani Valley Gloves", place: "Katunayake", dates: "August 2017 – Present", from: "2017-08", to: null, points: ["Three lines, 420 people, {production planning}, {OEE|Overall equipment effectiveness}.", "[[Waste of latex fell from 6.8% to 2.9%.]]", "[[Plant ran 611 days without a lost-time accident.]]", "{Kaizen} circles, {5S}, {Six Sigma|Lean Six Sigma} projects."] },
        { title: "Line Supervisor", company: "Negombo Knitwear", place: "Negombo", dates: "April 2012 – July 2017", from: "2012-04", to: "2017-07", points: ["{Line balancing}, {work study=Work study|Time and motion study|Method study}, {quality checks=Quality control|Quality checks|Quality inspection}."] },
        { title: "Work Study Officer", company: "Negombo Knitwear", dates: "November 2008 – March 2012", from: "2008-11", to: "2012-03", promoted: true },
      ],
    },
    { heading: "SKILLS", tags: ["{Lean manufacturing|Lean}", "{SAP PP|SAP}", "{ISO 9001}", "{Capacity planning}", "{~Leadership}", "{~Problem solving}"] },
    { heading: "EDUCATION", studies: [{ degree: "National Diploma in Technology", degreeAlso: ["NDT"], institution: "University of Moratuwa", dates: "2005 – 2008", year: 2008 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}, {Tamil}"] },
  ],
  optional: ["Production management", "Waste reduction", "Occupational safety", "Health and safety", "Manufacturing", "Continuous improvement", "Workplace safety", "Operations management"],
  totalYears: 18,
  level: "Expert",
  inconsistencies: [],
  files: ["header-band", "docx-tabs@libreoffice-docx", "two-columns@weasyprint", "jsonresume-onepage"],
};
