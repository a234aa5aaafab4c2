import type { Person } from "../person.ts";

export const person: Person = {
  id: "schoolsecretary-patience",
  family: "office administration",
  country: "UG",
  languageCode: "en",
  name: "Patience Akampurira",
  headline: "School Secretary",
  email: "patience.akampurira@mbararapost.example",
  phone: "+256 772 555 318",
  location: "Mbarara, Uganda",
  sections: [
    { heading: "PERSONAL STATEMENT", text: ["School secretary for twelve years in two secondary schools. I receive parents, teachers and visitors from the Ministry and treat all with respect."] },
    {
      heading: "EMPLOYMENT RECORD",
      jobs: [
        { title: "Head Secretary", titleAlso: ["School Secretary", "Secretary"], company: "Rwizi Hill Secondary School", place: "Mbarara", dates: "February 2018 – to date", from: "2018-02", to: null, points: [
          "{Typing=Touch typing|Typing} of exam papers for 22 teachers, from {!Chemistry} to Divinity.",
          "{Minutes=Minute taking|Minutes|Taking minutes|Minute writing} of the board of governors, letters to parents, {registration of candidates=Exam registration|UNEB registration|Registration of candidates|Candidate registration|Student registration|Examination registration} with UNEB.",
          "[[Candidate registration finished without one rejected file for five years, before that 30 to 40 a year.]]",
          "The bursar keeps the {!accounts=Accounting|Bookkeeping} in {!Tally}; I receive the bank slips and write the receipts.",
          "The school nurse does the {!first aid=First aid}, I only keep the key of the sick bay.",
          "Designed the new school magazine in {Publisher=Microsoft Publisher|Publisher|MS Publisher}, 48 pages.",
        ] },
        { title: "Secretary", company: "Express Vocational Institute", place: "Ntungamo", dates: "March 2014 – January 2018", from: "2014-03", to: "2018-01", points: [
          "{Front desk=Reception|Front desk|Front office operations}, {switchboard=Switchboard operation|Switchboard|Telephone handling|Telephone switchboard}, {filing=File management|Filing} for the departments of {!tailoring=Tailoring|Sewing}, {!carpentry=Carpentry|Joinery} and {!motor mechanics=Automotive repair|Motor vehicle mechanics|Motor mechanics}.",
          "[[Put 6,200 student files in order, any file is now found within two minutes.]]",
        ] },
      ],
    },
    { heading: "SKILLS", tags: ["{MS Word=Microsoft Word}", "{Photocopying and binding=Photocopying|Photocopying and binding|Binding|Document binding}", "{Record keeping}", "{Event planning|Event organisation}", "{Email and internet=Email|Email and internet|Internet|Email management}", "{Diary management=Calendar management|Diary management}", "{~Confidentiality=Discretion|Confidentiality}", "{~Courtesy}"] },
    { heading: "NOT YET", text: ["I do not know {!Excel=Microsoft Excel|Excel}; a cousin will teach me in the holidays."] },
    { heading: "EDUCATION", studies: [
      { degree: "National Diploma in Secretarial Studies", degreeAlso: ["Diploma in Secretarial Studies"], institution: "Uganda College of Commerce, Kabale", dates: "2011 – 2013", year: 2013 },
      { degree: "Uganda Certificate of Education", degreeAlso: ["UCE"], institution: "Kyabugimbi Girls' School", dates: "2010", year: 2010 },
    ] },
    { heading: "LANGUAGES", languages: ["{English}, {Runyankole|Nkore|Runyankore}, {Luganda|Ganda}"] },
    { heading: "REFEREES", text: ["Mr. Enoch Tumwine, Head Teacher, Rwizi Hill Secondary School, 0772 555 900", "Rev. Sr. Immaculate, Director of Studies"] },
  ],
  not: ["Express"],
  optional: ["Secretarial work", "Administration", "Correspondence", "Letter writing", "Business correspondence", "Receipt writing", "Receipting", "Cash receipting", "Fee collection", "Desktop publishing", "Layout design", "Magazine design", "Magazine layout", "Exam administration", "Exam typing", "Customer service", "Document management", "Archiving", "Telephone etiquette", "Board support", "School administration", "Secretarial studies", "Document preparation", "Editing", "Key control", "Records management", "Parent communication", "Office management", "Microsoft Office", "Secretarial skills", "Graphic design", "Design", "Exam paper preparation", "Respect", "Respectfulness"],
  totalYears: 12.7,
  level: "Expert",
  inconsistencies: [],
  files: ["compact", "pandoc-docx"],
};
