import type { Person } from "../person.ts";

export const person: Person = {
  id: "areasales-harpreet",
  family: "sales",
  country: "IN",
  languageCode: "en",
  name: "Harpreet Singh Bhullar",
  headline: "Area Sales Manager – FMCG (GT & MT)",
  email: "harpreet.bhullar@malwamail.example",
  phone: "+91 98550 55146",
  location: "Ludhiana, Punjab",
  sections: [
    { heading: "Career Summary", text: ["Result oriented sales professional having 15+ years of rich exp. in FMCG, handling GT, MT and institutions across Punjab, Haryana & HP. Presently heading a team of 9 TSIs and 41 DSRs."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Area Sales Manager", titleAlso: ["ASM"], company: "Doaba Consumer Products Pvt. Ltd.", companyAlso: ["Doaba Consumer Products"], place: "Ludhiana", dates: "Apr’21 – Till date", from: "2021-04", to: null, points: [
          "Responsible for primary & secondary sales of {!hair oil=Hair care|Hair oil}, {!detergent=Detergents|Detergent} and {!namkeen=Namkeen|Snacks} thru 64 distributors.",
          "[[Grew the area from Rs. 38 Cr to Rs. 61 Cr in 4 years.]]",
          "{?Distributor appointment=Distributor appointment|Distributor onboarding|Channel development}, ROI working, claim settlement, stock & sales statement.",
          "[[Numeric distribution of 200 ml pouch increased from 34% to 58%.]]",
          "Conducted weekly gate meeting and market working with TSIs; {?induction=Onboarding|Induction|Employee induction|Induction training} of new joinees.",
        ] },
        { title: "Sr. Territory Sales In-charge", titleAlso: ["Senior Territory Sales In-charge", "Territory Sales In-charge", "TSI"], company: "Sutlej Foods & Beverages Ltd.", companyAlso: ["Sutlej Foods & Beverages"], place: "Jalandhar / Una", dates: "Jul’17 – Mar’21", from: "2017-07", to: "2021-03", points: ["{!Juice=Juice} & {!biscuit=Biscuits} range, 22 distributors, 5 towns; opened Una and Hamirpur from zero.", "[[?Got Best TSI (North) award for FY 18-19.]]"] },
        { title: "Sales Officer", company: "Chandi Soap Works", place: "Moga", dates: "Jun’14 – Jun’17", from: "2014-06", to: "2017-06", points: ["Beat working, 45 calls per day on scooter."] },
      ],
    },
    { heading: "Core Competencies", tags: ["{Channel sales|Channel sales management}", "{Distributor management|Distributor handling|Distribution management}", "{Modern trade}", "{General trade}", "{Beat planning|Beat plan|Route planning}", "{Sales forecasting}", "{Trade promotions|Trade schemes|Trade marketing}", "{~Team handling=Team management|Team handling|Team leadership}", "{~Negotiation}"] },
    { heading: "IT Skills", text: ["{Bizom} SFA, {DMS=Distributor management systems|DMS|Distributor management system}, {MS Excel=Microsoft Excel} (V-lookup, {?pivot=Pivot tables|Pivot}), {PPT=Microsoft PowerPoint|PPT}."] },
    { heading: "Academics", studies: [
      { degree: "MBA (Marketing), distance mode", degreeAlso: ["MBA (Marketing)", "MBA"], institution: "Lovely Professional University", dates: "2018", year: 2018 },
      { degree: "B.Com.", degreeAlso: ["B.Com", "BCom"], institution: "Panjab University", place: "Chandigarh", dates: "2013", year: 2013 },
    ] },
    { heading: "Languages known", languages: ["{Punjabi}, {Hindi}, {English}, {Dogri} (understand)"] },
    { heading: "Personal Details", rows: [["Father’s Name", "S. Balwinder Singh Bhullar"], ["D.O.B.", "14-11-1991"], ["Passport", "Valid till 2031"], ["Current CTC / Notice", "Rs. 14.5 LPA / 60 days"], ["Hobbies", "{!Kabaddi}, old Punjabi songs"]] },
    { heading: "Declaration", text: ["I hereby declare that the above furnished particulars are true to the best of my knowledge."] },
  ],
  optional: ["FMCG", "FMCG sales", "Primary sales", "Secondary sales", "Sales management", "Area sales management", "ROI analysis", "Claim settlement", "Sales", "Institutional sales", "Sales force automation", "SFA", "VLOOKUP", "Market development", "Territory management", "Marketing", "Business development", "Field sales", "Numeric distribution", "Claims settlement", "Market working", "Stock statements", "Retail sales", "Staff training", "Leadership", "Training", "Sales reporting", "Result orientation", "Results orientation", "Results-oriented", "Result-oriented", "New market development", "Distribution", "Team leadership", "Coaching"],
  not: ["Soap", "SOAP"],
  totalYears: 12.4,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["docx-south-asian@libreoffice", "header-band"],
};
