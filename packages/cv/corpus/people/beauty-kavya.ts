import type { Person } from "../person.ts";

export const person: Person = {
  id: "beauty-kavya",
  family: "beauty",
  country: "IN",
  languageCode: "en",
  name: "Kavya Nambiar",
  headline: "Beauty Therapist",
  email: "kavya.nambiar@kochibox.example",
  phone: "+91 94470 21385",
  location: "Kochi, Kerala",
  sections: [
    { heading: "Profile", text: ["Therapist for skin and hands. Brides are my favourite emergency."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Beauty Therapist", company: "Lotus & Lime Spa", place: "Kochi", dates: "06/2023 till now", from: "2023-06", to: null, points: ["{Facials|Facial treatments}, {waxing}, {bridal make-up=Bridal make-up|Bridal makeup|Makeup|Makeup artistry}, {product retailing=Retail sales|Product sales|Product retailing}.", "[[Rebooking rate raised from 34% to 58%.]]"] },
        { title: "Beautician", company: "Marine Drive Salon", place: "Kochi", dates: "08/2020 till 05/2023", from: "2020-08", to: "2023-05", points: ["{Threading}, {manicure=Manicure|Nail care|Manicure and pedicure} and {pedicure=Pedicure|Manicure and pedicure}."] },
      ],
    },
    { heading: "Services", tags: ["{Aromatherapy}", "{Swedish massage|Massage|Massage therapy}", "{Hair colouring|Hair coloring|Hair colour}", "{Skin analysis|Skin consultation}", "{Sanitation|Hygiene}", "{~Friendliness}"] },
    { heading: "Training", studies: [{ degree: "CIDESCO Diploma in Beauty Therapy", degreeAlso: ["Diploma in Beauty Therapy"], institution: "Malabar School of Beauty", dates: "2019 - 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Malayalam}, {English}, {Hindi}"] },
  ],
  optional: ["Beauty therapy", "Skin care", "Skincare", "Upselling", "Sales", "Retail", "Customer service", "Spa treatments"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "pipes@weasyprint", "jsonresume-mantra"],
};
