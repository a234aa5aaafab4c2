import type { Person } from "../person.ts";

export const person: Person = {
  id: "cashier-shantelle",
  family: "retail",
  country: "TT",
  languageCode: "en",
  name: "Shantelle Ramdeen-Joseph",
  headline: "Cashier / Customer Service Representative",
  email: "shantelle.rj@savannahmail.example",
  phone: "1-868-555-0146",
  location: "Chaguanas, Trinidad and Tobago",
  sections: [
    { heading: "PROFILE", text: ["Friendly cashier, ten years in supermarket and fast food. I {!excel=Excel|Microsoft Excel|MS Excel} when the line is long and the customers are vex. I live twenty minutes walk from your store."] },
    { heading: "SKILLS", tags: ["{POS system=Point of sale|POS system|POS|POS systems|Point of sale systems|Point-of-sale}", "{cash, card and cheque=Payment processing|Cash handling|Card payments|Cash, card and cheque|Cheque handling|Payment handling|Payments|Cash and card payments|Card and cheque payments}", "{balancing the drawer=Cash balancing|Balancing the drawer|Till balancing|Cash drawer balancing|Cash reconciliation|Drawer balancing|Balancing cash drawer|Cash drawer reconciliation}", "{customer service}", "{shelf packing=Shelf packing|Shelf stacking|Shelf stocking|Shelf filling|Stocking shelves|Packing shelves}", "{~friendly=Friendliness|Friendly}", "{~punctual=Punctuality|Punctual}", "{Linx machine=Linx machine|Linx|Linx terminal|Card machine|Card terminal|Card payments|Linx card machine}"] },
    {
      heading: "WORK HISTORY",
      jobs: [
        { title: "Senior Cashier", company: "Penny Wise Basket Supermarket", place: "Chaguanas", dates: "January 2021 – Present", from: "2021-01", to: null, points: ["{Open and close six tills=Opening and closing tills|Till opening and closing|Till operation|Opening and closing|Open and close tills|Cash register operation|Till management|Opening and closing of tills|Store opening and closing}, do the {float=Float|Cash float|Float preparation|Float management|Cash floats|Float counting|Preparing floats}, {void wrong items=Voids|Void transactions|Voiding|Voiding items|Voiding transactions|Void processing|Voids and corrections|Voiding wrong items|Void}.", "{Make the break list=Break scheduling|Scheduling|Break list|Staff scheduling|Rostering|Break rota|Break planning|Making break lists|Rota planning|Roster} for nine girls.", "[[Shortage in my drawers for all of 2024 was TT$ 41.]]", "{Calm angry customers=Complaint handling|Handling complaints|Conflict resolution|Dealing with angry customers|Customer complaints|De-escalation|Calming angry customers|Customer complaint handling|Handling difficult customers|Complaints handling|Calming customers} before the manager must come.", "The {!meat counter=Butchery|Meat cutting|Meat counter} and the office upstairs ({!QuickBooks=QuickBooks|Quickbooks}) have their own staff."] },
        { title: "Cashier", company: "Penny Wise Basket Supermarket", place: "Chaguanas", dates: "June 2018 – December 2020", from: "2018-06", to: "2020-12", points: ["{Scanning=Scanning|Barcode scanning|Item scanning|Scanning items|Scanning goods}, {bagging=Bagging|Packing bags|Bagging groceries|Bag packing}, {price checks=Price checks|Price checking|Price check}, {phone cards and top up=Phone top-ups|Phone cards and top up|Mobile top-up|Top-up|Phone top-up|Phone cards|Top up|Selling phone cards|Mobile top-ups}."], promoted: true },
        { title: "Counter Attendant", company: "Doubles & Roti Palace", place: "Couva", dates: "August 2016 – May 2018", from: "2016-08", to: "2018-05", points: ["{Wrapping doubles=Food wrapping|Wrapping doubles|Wrapping food|Food packaging|Food preparation|Wrapping|Food packing|Food service}, {taking orders=Order taking|Taking orders|Taking customer orders}, mopping after close."] },
      ],
    },
    { heading: "CERTIFICATES", certificates: ["{Food Badge=Food Badge|Food Handlers Badge|Food Handler's Badge|Food handler badge}, County Medical Office, valid to 2027", "{Customer Service Excellence=Customer Service Excellence|Customer Service Excellence certificate}, YTEPP, 2019"] },
    {
      heading: "EDUCATION",
      studies: [
        { degree: "5 CXC passes incl. Principles of Accounts", institution: "Edinburgh South Secondary", place: "Chaguanas", dates: "2016", year: 2016 },
      ],
    },
    { heading: "LANGUAGES", languages: ["{English}", "{Spanish} (basic, for the Venezuelan customers)"] },
    { heading: "INTERESTS", text: ["Steelpan with the Longdenville side, Carnival sewing with my aunt."] },
  ],
  optional: ["Retail", "Retail sales", "Sales", "Product knowledge", "Communication", "Team leadership", "Organisation", "Stock rotation", "Money handling", "Supervision", "Teamwork", "Inventory", "Time management", "Multitasking", "Numeracy", "Tidiness", "Fast food service", "Queue management", "Cleaning", "Price tagging", "Steelpan", "Steelpan playing", "Music", "Promptness", "Line supervision", "Checkout", "Checkout operation", "Sewing", "Mopping"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: [],
  files: ["indeed"],
};
