import type { Person } from "../person.ts";

export const person: Person = {
  id: "medcoder-lavanya",
  family: "health administration",
  country: "IN",
  languageCode: "en",
  name: "Lavanya Sundaresan",
  printedName: "LAVANYA SUNDARESAN, CPC",
  headline: "Senior Medical Coder",
  email: "lavanya.sundaresan@adyarmail.example",
  phone: "+91 98412 55507",
  location: "Chennai, Tamil Nadu",
  sections: [
    { heading: "Profile Summary", text: ["Certified coder with over 6 years in multispecialty coding for clients in the United States. Willing to work in night shift."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "Senior Medical Coder", company: "Besant Health Outsourcing Pvt. Ltd.", companyAlso: ["Besant Health Outsourcing", "Besant Health Outsourcing Pvt Ltd"], place: "Chennai", dates: "Mar 2022 – Till date", from: "2022-03", to: null, points: [
          "{E/M coding|E/M|Evaluation and management coding|E&M coding} and {radiology coding|Radiology medical coding}, about 140 charts a day, with {ICD-10-CM|ICD-10|ICD-10 CM}, {CPT|CPT coding} and {HCPCS|HCPCS Level II}.",
          "[[Held an audit score of 98.2% over eleven months.]]",
          "[[Denials for wrong modifiers went down from 6.1% to 2.4% of claims.]]",
          "Explain edits to the {!billing=Billing|Invoicing} team and to two new {!Java} people who maintain the work queue.",
        ] },
        { title: "Medical Coder", company: "Vaigai Revenue Cycle Services", place: "Chennai", dates: "Jun 2020 – Feb 2022", from: "2020-06", to: "2022-02", points: [
          "Emergency charts in {3M Encoder|3M 360 Encompass|3M|3M Coding and Reimbursement System}; queries to physicians by secure mail.",
        ] },
      ],
    },
    { heading: "Technical Skills", tags: ["{ICD-10-CM|ICD-10}", "{CPT}", "{HCPCS}", "{Modifiers|CPT modifiers}", "{Medical terminology}", "{Anatomy|Anatomy and physiology|Human anatomy}", "{HIPAA|HIPAA compliance}", "{Epic|Epic EHR|Epic Systems}", "{MS Excel=Microsoft Excel|MS Excel}"] },
    { heading: "Strengths", tags: ["{~Concentration|Focus}", "{~Quick learner=Fast learner|Quick learner}", "{~Team player=Teamwork|Team player}"] },
    {
      heading: "Educational Qualification",
      studies: [
        { degree: "B.Sc. Microbiology", degreeAlso: ["B.Sc. in Microbiology", "BSc Microbiology", "BSc in Microbiology"], institution: "University of Madras", dates: "2016 – 2019", year: 2019, points: ["First Class, 72%"] },
        { degree: "Higher Secondary (HSC)", degreeAlso: ["HSC", "Higher Secondary"], institution: "Sri Venkateswara Matriculation School", place: "Vellore", dates: "2016", year: 2016 },
      ],
    },
    { heading: "Certifications", certificates: ["{Certified Professional Coder|CPC|Certified Professional Coder (CPC)|AAPC CPC}, AAPC, 2021"] },
    { heading: "Languages Known", languages: ["{Tamil}, {English}, {Telugu}"] },
    { heading: "Personal Profile", rows: [["Father's Name", "S. Sundaresan"], ["Date of Birth", "19/08/1998"], ["Marital Status", "Married"], ["Hobbies", "{!Carnatic music=Carnatic music|Singing}, {!kolam=Kolam|Rangoli}, terrace {!gardening=Gardening}"]] },
    { heading: "Declaration", text: ["I hereby declare that the above-mentioned information is correct up to my knowledge."] },
  ],
  optional: ["Medical coding", "Multispecialty coding", "Emergency department coding", "ED coding", "Emergency coding", "Denial management", "Denials management", "Chart review", "Auditing", "Coding audits", "Radiology", "Microbiology", "Revenue cycle management", "Health information management", "Medical records", "Claims", "Claims processing", "Quality assurance", "Clinical documentation", "Attention to detail", "Accuracy", "Physician queries", "Evaluation and management", "Electronic health records", "Night shifts", "Shift work", "Night shift"],
  totalYears: 6.4,
  level: "Senior",
  inconsistencies: [],
  files: ["docx-south-asian@libreoffice", "compact"],
};
