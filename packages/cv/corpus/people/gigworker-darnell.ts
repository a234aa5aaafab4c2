import type { Person } from "../person.ts";

export const person: Person = {
  id: "gigworker-darnell",
  family: "driving",
  country: "US",
  languageCode: "en",
  name: "Darnell Whitcomb",
  headline: "I do what needs doing",
  email: "darnell.whit@quickmail.example",
  phone: "(404) 555-0119",
  location: "Atlanta, GA, USA",
  sections: [
    { heading: "What's up", text: ["Six years of app work and before that a warehouse. People think gig means lazy. I've paid rent every month, {!slack=Slack} season or not, and I am looking for something steady now with health insurance. {!Swift=Swift}, {~polite=Politeness|Courtesy|Courteousness}, and I {~show up=Reliability|Dependability}."] },
    {
      heading: "Gigs, newest on top",
      jobs: [
        { title: "Rideshare Driver", company: "Uber and Lyft", companyAlso: ["Uber", "Lyft"], place: "Atlanta", dates: "3/2024 - now", from: "2024-03", to: null, points: ["Mostly airport runs and nights, Peachtree to Hartsfield and back.", "[[4.97 stars over 5,200 rides.]]", "I keep my own books in {QuickBooks=QuickBooks|QuickBooks Self-Employed|Intuit QuickBooks} and do the {quarterly taxes=Quarterly taxes|Tax filing|Tax returns|Estimated taxes|Tax preparation|Self-employment taxes} myself."] },
        { title: "Handyman / Tasker", company: "TaskRabbit", place: "Atlanta", dates: "5/2022 - 2/2024", from: "2022-05", to: "2024-02", points: ["{Furniture assembly=Furniture assembly|Flat-pack assembly|Flat-pack furniture assembly}, {TV mounting=TV mounting|TV wall mounting|Wall mounting}, {drywall patching=Drywall patching|Drywall repair|Drywall}, {faucets=Faucet replacement|Faucet installation|Faucets|Basic plumbing|Plumbing|Minor plumbing}.", "[[Finished 610 tasks, 98% five-star.]]", "Some of the regulars were shops around the {!Square} in Decatur, hanging shelves and signs before opening."] },
        { title: "Delivery Courier", company: "DoorDash", place: "Atlanta", dates: "8/2020 - 4/2022", from: "2020-08", to: "2022-04", points: ["Bike first, then the Corolla. {Route planning=Route planning|Route optimization} in my head, two orders at a time."] },
        { title: "Order Picker", company: "Peachstate Fulfillment", place: "Union City, GA", dates: "1/2018 - 7/2020", from: "2018-01", to: "2020-07", points: ["{RF scanner=RF scanner|RF scanning|RF scanners|Handheld scanner}, {pallet jack=Pallet jack|Pallet jack operation|Pallet truck}, cold room and dry side.", "[[Averaged 118% of pick rate my whole second year.]]"] },
      ],
    },
    { heading: "Got papers for", certificates: ["{OSHA 10=OSHA 10|OSHA 10-Hour|OSHA 10-Hour General Industry}, 2019", "{Georgia Notary Public=Georgia Notary Public|Notary Public|Notary}, Cobb County, 2025"] },
    {
      heading: "School",
      studies: [
        { degree: "High School Diploma", institution: "Benjamin E. Mays High School", place: "Atlanta", dates: "2016", year: 2016 },
      ],
    },
    { heading: "Car", text: ["2021 Corolla, clean record, no tickets since 2017. Bondable."] },
  ],
  optional: ["Driving", "Customer service", "Punctuality", "Navigation", "Delivery", "Safe driving", "Moving", "Hospitality", "Heavy lifting", "Self-employment", "Time management", "Communication", "Picking", "Packing", "Warehouse work", "Food delivery", "Event setup", "Rideshare driving", "Cash handling", "Self-management", "Loading", "Bartending", "Work ethic", "Ride-hailing", "Multitasking", "Hand truck", "Tool use", "Instacart", "Uber", "Lyft", "TaskRabbit", "DoorDash", "Uber Eats", "Passenger transport", "Independence", "Bookkeeping", "Basic bookkeeping", "Shelf installation", "Hanging shelves", "Shelving", "Sign installation", "Order picking", "Clean driving record"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["indeed", "web-stacked-dates"],
};
