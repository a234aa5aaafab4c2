import type { Person } from "../person.ts";

export const person: Person = {
  id: "costing-roshni",
  family: "accounting",
  country: "FJ",
  languageCode: "en",
  name: "Roshni Lata Prasad",
  headline: "Cost Accountant",
  email: "roshni.prasad@exampleisland.example",
  phone: "+679 922 4107",
  location: "Lautoka, Fiji",
  sections: [
    { heading: "Profile", text: ["Cost accountant with over 12 years in food factories."] },
    { heading: "Work", jobs: [
      { title: "Cost Accountant", company: "Vitogo Bakehouse", place: "Lautoka", dates: "Aug 2021 – Present", from: "2021-08", to: null, points: [
        "{?Standard costs=Standard costing|Standard costs} for 64 articles; {!flour=Flour} and {!tins=Tin|Tins} counted every Friday.",
        "[[Lowered packaging waste by FJD 210,000 a year.]]",
        "{?Month-end close} by the third working day.",
      ] },
      { title: "Assistant Accountant", company: "Nadi Cold Stores", place: "Nadi", dates: "Feb 2019 – Jul 2021", from: "2019-02", to: "2021-07", points: ["{?Payroll} for 40 people, rents of the {!freezer=Refrigeration|Freezer} rooms, {?VAT} in {MYOB}."] },
    ] },
    { heading: "Skills", list: ["{Cost accounting|Costing}", "{Variance analysis}", "{Budgeting}", "{MYOB}", "{MS Excel=Microsoft Excel}", "{Inventory valuation|Stock valuation}", "{~Accuracy=Attention to detail}"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Commerce in Accounting", degreeAlso: ["Bachelor of Commerce"], institution: "University of the South Pacific", dates: "2018", year: 2018 }] },
    { heading: "Languages", languages: ["{English}, {Fiji Hindi=Hindi|Fiji Hindi}, {Fijian}"] },
  ],
  optional: ["Stock taking", "Inventory management", "Taxation", "Cost control", "Cost reduction", "Rent collection", "Rent administration", "Waste reduction"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["docx-plain", "label-column"],
};
