import type { Person } from "../person.ts";

export const person: Person = {
  id: "store-chipo",
  family: "retail",
  country: "ZW",
  languageCode: "en",
  name: "Chipo Marufu",
  headline: "Branch Manager",
  email: "chipo.marufu@harembox.example",
  phone: "+263 77 412 8806",
  location: "Bulawayo, Zimbabwe",
  sections: [
    { heading: "Profile", text: ["Branch manager of a supermarket with 38 staff. Started on the tills."] },
    {
      heading: "Career",
      jobs: [
        { title: "Branch Manager", company: "Matopo Supermarkets", place: "Bulawayo", dates: "07/2019 - present", from: "2019-07", to: null, points: ["{Merchandising|Visual merchandising}, {shrinkage control=Loss prevention|Shrinkage control|Shrinkage}, {supplier negotiation=Negotiation|Supplier negotiation|Vendor negotiation}.", "[[Shrinkage reduced from 3.1% to 1.2% of sales.]]"] },
        { title: "Regional Trainer", company: "Matopo Supermarkets", place: "Harare", dates: "11/2022 - 02/2021", from: "2022-11", to: "2021-02", points: ["Till courses in nine branches."] },
        { title: "Assistant Manager", company: "Matopo Supermarkets", place: "Gweru", dates: "06/2015 - 06/2019", from: "2015-06", to: "2019-06", points: ["{Cash reconciliation=Cash handling|Cash reconciliation|Cashing up}, {rosters=Rostering|Rosters|Staff scheduling|Scheduling}."] },
        { title: "Till Operator", company: "Matopo Supermarkets", place: "Gweru", dates: "03/2012 - 05/2015", from: "2012-03", to: "2015-05" },
      ],
    },
    { heading: "Skills", tags: ["{Stock control|Inventory management|Stock management}", "{POS systems=Point of sale|POS|POS systems}", "{Staff training|Training}", "{~Leadership}", "{~Honesty|Integrity}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Retail Management", institution: "Bulawayo Polytechnic", dates: "2014", year: 2014 }] },
    { heading: "Languages", languages: ["{Ndebele|isiNdebele}, {Shona}, {English}"] },
  ],
  optional: ["Retail management", "Store management", "Retail", "Sales", "Cashiering", "Team management", "Supplier management", "Training and development"],
  totalYears: 14.7,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["dates-left", "docx-pipes"],
};
