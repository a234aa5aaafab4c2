import type { Person } from "../person.ts";

export const person: Person = {
  id: "schoolcook-tania",
  family: "kitchen",
  country: "NZ",
  languageCode: "en",
  name: "Tania Hohepa",
  headline: "School cook",
  email: "tania.hohepa@kaimail.example",
  phone: "021 555 0190",
  location: "Whanganui, New Zealand",
  sections: [
    { heading: "Kia ora", text: ["I feed 320 kids every school day and they eat it, vegetables and all. Not a {!chef=Chef}, never wanted the hat. I am {~loud=Cheerfulness|Loudness}, {~hard-working=Hard-working|Hard work|Diligence|Work ethic} and I don't run out of food."] },
    { heading: "Good at", tags: ["{Large-batch cooking=Large-batch cooking|Batch cooking|Bulk cooking|Volume cooking|Large-scale cooking}", "{Menu planning}", "{Allergen control=Allergen control|Allergen management|Allergens|Allergen awareness}", "{Food costing=Food costing|Recipe costing|Menu costing|Costing}", "{HACCP}", "{Baking=Baking|Bread baking}", "{Hāngī=Hāngī|Hangi}", "{~Getting on with people=Interpersonal skills|Getting on with people|People skills}"] },
    {
      heading: "Jobs",
      jobs: [
        { title: "School Cook", company: "Te Kura o Aramoho", companyAlso: ["Aramoho School"], place: "Whanganui", dates: "Feb 2020 - now", from: "2020-02", to: null, points: ["Breakfast club and lunches under Ka Ora, Ka Ako, two helpers and a roster of nanas.", "Six-week menus with {gluten-free=Gluten-free cooking|Gluten-free|Special diets|Gluten free cooking}, halal and {vegetarian=Vegetarian cooking|Vegetarian|Vegetarian food} versions.", "[[Got plate waste down from 22% to 7%.]]", "[[Feeding each child costs $4.62 now, it was $5.40 when I took over.]]", "{Ordering=Food ordering|Ordering|Stock ordering|Purchasing} from three suppliers, meat comes cut from the {!butcher=Butchery} in Gonville."] },
        { title: "Rest Home Cook", company: "Virginia Lake Lifecare", place: "Whanganui", dates: "Jan 2020 - Mar 2016", from: "2020-01", to: "2016-03", points: ["{Soft and puréed diets=Texture-modified diets|Puréed diets|Soft diets|Pureed diets|Modified texture diets|Soft and puréed diets}, {diabetic meals=Diabetic diets|Diabetic meals|Diabetic menus}, morning tea for 64."] },
        { title: "Kitchen Hand", company: "Castlecliff Club", place: "Whanganui", dates: "Oct 2012 - Feb 2016", from: "2012-10", to: "2016-02", points: ["Prep, dishes, Friday fish, 90 covers. Kept the tea urn and the {!flasks=Flask} for the bowls ladies."] },
      ],
    },
    { heading: "Tickets", certificates: ["{NZQA 167 Food Safety=NZQA 167 Food Safety|Food Safety|NZQA 167|Unit Standard 167}, 2024 refresher", "{NZ Certificate in Cookery Level 4=NZ Certificate in Cookery Level 4|NZ Certificate in Cookery|Certificate in Cookery}, UCOL, 2015", "{Comprehensive First Aid=Comprehensive First Aid|First Aid}, Hato Hone St John, 2025"] },
    {
      heading: "School",
      studies: [
        { degree: "NCEA Level 2", institution: "Whanganui City College", place: "Whanganui", dates: "2009", year: 2009 },
      ],
    },
    { heading: "Reo", languages: ["{English}, {te reo Māori=te reo Māori|Māori|Maori|Te reo} (learning still, but I can run a kitchen in it)"] },
  ],
  optional: ["Cooking", "Catering", "Kitchen management", "Teamwork", "Cleaning", "Food hygiene", "Food preparation", "Working with children", "Stock control", "Volunteer coordination", "Humour", "Sense of humour", "Waste reduction", "Gardening", "Kids", "Nutrition", "Team leadership", "Food waste reduction", "Budgeting", "Fish", "Dishwashing", "Leadership", "School catering", "Healthy eating", "Supervision", "Kitchen supervision", "Sandwich making", "Table service", "Customer service", "Cash handling", "Halal cooking", "Halal", "Dietary requirements", "Food prep", "Deep frying", "Kitchen prep"],
  totalYears: 10.2,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["no-headings", "docx-tabs@libreoffice-docx"],
};
