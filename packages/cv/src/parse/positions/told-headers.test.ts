import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

const bold = (text: string) => ({ text, bold: true });

test.each([
  [
    "sentences that end in their dates, and what was done behind the full stop",
    [
      "Physiotherapy Assistant (Band 3) at Glanafon Community Hospital, Cardiff, since September 2022. Gait practice and stairs.",
      "Care Assistant at Bryn Nursing Home, Barry, from June 2020 until August 2022. Personal care, dementia unit, nights.",
      "Leisure Assistant (evenings) at Rumney Leisure Centre from September 2018 until March 2020. Lifeguarding and hall.",
    ],
    [
      ["Physiotherapy Assistant (Band 3)", "Glanafon Community Hospital", "2022-09", "now"],
      ["Care Assistant", "Bryn Nursing Home", "2020-06", "2022-08"],
      ["Leisure Assistant (evenings)", "Rumney Leisure Centre", "2018-09", "2020-03"],
    ],
  ],
  [
    "sentences that begin with their dates",
    [
      "Since April 2025 I am Commis Chef at Salt & Twine, Wapping. I am on the larder section. I make the cold starters.",
      "From October 2022 to March 2025 I was Kitchen Porter at Brasserie Celeste, Aldgate. Dishwasher, pots and floors.",
      "From January 2022 to September 2022 I was a self-employed Delivery Rider, on my own bike, in Hackney and Bow.",
      "In 2020 I helped at home.",
    ],
    [
      ["Commis Chef", "Salt & Twine", "2025-04", "now"],
      ["Kitchen Porter", "Brasserie Celeste", "2022-10", "2025-03"],
      ["Delivery Rider", null, "2022-01", "2022-09"],
    ],
  ],
  [
    "firm and town in one sentence, post and dates in the next",
    [
      bold(
        "Tumaini Mills Ltd, Industrial Area, Nairobi. Production Manager, 2020 to today. I am responsible for",
      ),
      "three lines and 62 people on two shifts.",
      "Mama Wanja Bakery, Buruburu. Owner, 2009 to 2020. Started with one deck oven and a borrowed handcart.",
      "At the end we supplied 34 shops, two schools and a hospital.",
      bold(
        "Hotel Mbuyu Court, Westlands. Baker, 2003 to 2009. Night baker for breakfast breads, later croissants and",
      ),
      "celebration cakes.",
    ],
    [
      ["Production Manager", "Tumaini Mills Ltd", "2020", "now"],
      ["Owner", "Mama Wanja Bakery", "2009", "2020"],
      ["Baker", "Hotel Mbuyu Court", "2003", "2009"],
    ],
  ],
  [
    "post, firm and work in sentences below the dates; firms that no table knows",
    [
      bold("March 2019 to now"),
      "Bus driver with Lowfield Omnibus, Selby garage. Mainly the 51 and 46 corridors and the",
      "hospital shuttle. I buddy up with new starters for their first two weeks.",
      bold("June 2009 to October 2016"),
      "Van driver for Selwood Parcels, Hockley. Multi drop, 80 to 110 parcels a day using a handheld",
      "scanner and sat nav.",
      bold("September 2003 to May 2009"),
      "Warehouse operative for Brindle Cash and Carry, Aston. Picking orders, goods in, pallet truck",
    ],
    [
      ["Bus driver", "Lowfield Omnibus", "2019-03", "now"],
      ["Van driver", "Selwood Parcels", "2009-06", "2016-10"],
      ["Warehouse operative", "Brindle Cash and Carry", "2003-09", "2009-05"],
    ],
  ],
  [
    "the firm beside the dates, the post in front of its work",
    [
      "2019 – today\tKunstform Holding AG, Zürich (packaging, 9 companies)",
      "Financial Controller, reporting to the Group CFO. Responsible for monthly closing and",
      "consolidation under IFRS.",
      "2014 – 2019\tAarwerk Messtechnik AG, Winterthur",
      "Business Controller. Product costing, margin analysis, investment calculations,",
      "2010 – 2014\tBernold Revisions AG, Bern",
      "Audit assistant, from 2012 audit senior. Ordinary and limited audits according to the",
    ],
    [
      ["Financial Controller", "Kunstform Holding AG", "2019", "now"],
      ["Business Controller", "Aarwerk Messtechnik AG", "2014", "2019"],
      ["Audit assistant, from 2012 audit senior", "Bernold Revisions AG", "2010", "2014"],
    ],
  ],
  [
    "a firm that no table knows behind the in of a sentence",
    [
      "* Working as Senior Software Engineer in Kavya Technologies Pvt Ltd, Hyderabad from July 2023 to Till Date.",
      "* Worked as Software Engineer in Zentora Infosphere, Hyderabad from May 2021 to June 2023.",
      "* Worked as a nurse in Colombo from May 2018 to June 2020.",
    ],
    [
      ["Senior Software Engineer", "Kavya Technologies Pvt Ltd", "2023-07", "now"],
      ["Software Engineer", "Zentora Infosphere", "2021-05", "2023-06"],
      ["nurse", null, "2018-05", "2020-06"],
    ],
  ],
  [
    "a firm whose name goes on in the next row, with its sentence",
    [
      "2022-03 – 2022-12\tResearch assistant, Department of Aquatic Resources, Western University of",
      "Forest Sciences, Selby. Otolith reading and sampling.",
    ],
    [["Research assistant", "Western University of Forest Sciences", "2022-03", "2022-12"]],
  ],
  [
    "items of a list that tell, and go on behind their dates",
    [
      "* Worked as a sewing machine operator at Silverthread Garments (Pvt) Ltd, Katunayake EPZ from 2016.01.11 to 2020.02.28. I have operated single needle machines.",
      "* Working as a machine operator at Katana Rubber Products (Pvt) Ltd, Seeduwa from 2021.11.01 up to now. I run dipping line no. 3.",
    ],
    [
      ["sewing machine operator", "Silverthread Garments (Pvt) Ltd", "2016-01", "2020-02"],
      ["machine operator", "Katana Rubber Products (Pvt) Ltd", "2021-11", "now"],
    ],
  ],
  [
    "for whom before as what",
    [
      "From 2016 to 2019 I worked for Selma Textiles as a machinist.",
      "From 2019 to 2024 I worked at Luton Laundry as a presser.",
    ],
    [
      ["machinist", "Selma Textiles", "2016", "2019"],
      ["presser", "Luton Laundry", "2019", "2024"],
    ],
  ],
  [
    "the post in a sentence of its own behind the dates of its firm",
    [
      "Finley & Marsh LLP, Dublin, 2015–2023. Trainee solicitor to senior associate. Conveyancing and probate.",
      "Harlow Legal LLP, Dublin, 2012–2015. Legal secretary. Typing and court runs.",
    ],
    [
      ["Trainee solicitor to senior associate", "Finley & Marsh LLP", "2015", "2023"],
      ["Legal secretary", "Harlow Legal LLP", "2012", "2015"],
    ],
  ],
  [
    "families, and who placed the person with the firm",
    [
      "Nanny for a private family in Zurich, 2020 – 2023",
      "Au pair with the Keller family, Bern, 2019 – 2020",
      "QA Engineer (Contract) – Fintora via Hayes",
      "03/2018 – 09/2018",
    ],
    [
      ["Nanny", "private family", "2020", "2023"],
      ["Au pair", "Keller family", "2019", "2020"],
      ["QA Engineer (Contract)", "Fintora", "2018-03", "2018-09"],
    ],
  ],
  [
    "words of time in front of the post",
    [
      "My first job was kitchen helper at Pizzeria Fiamma (2014 to 2016).",
      "Then I was waiter at Hotel Almrausch from 2016 to 2019.",
      "Between June 2019 and March 2021 I worked as a barista at Café Anker in Murnau.",
      "Currently I work as a head waiter at Restaurant Bootshaus since April 2021.",
    ],
    [
      ["kitchen helper", "Pizzeria Fiamma", "2014", "2016"],
      ["waiter", "Hotel Almrausch", "2016", "2019"],
      ["barista", "Café Anker", "2019-06", "2021-03"],
      ["head waiter", "Restaurant Bootshaus", "2021-04", "now"],
    ],
  ],
  [
    "dates that go on in the next row, in front of its sentence",
    [
      "Associate, Chambers of R. Wijeya, Hulftsdorp, January 2013 to Septem-",
      "ber 2016. Drafting of plaints, answers and written submissions; trade",
      "Junior Associate, Silva & Perera, Colombo, March 2011 to",
      "December 2012. Filing and research.",
    ],
    [
      ["Associate", "Chambers of R. Wijeya", "2013-01", "2016-09"],
      ["Junior Associate", "Silva & Perera", "2011-03", "2012-12"],
    ],
  ],
])("%s", (_, lines, expected) => {
  expect(jobsOf(lines)).toEqual(expected);
});

test.each([
  ["Technician with Site Responsibility", "2019 – 2021"],
  ["Teacher for Grade Nine", "2019 – 2021"],
])("%s: capitals behind with and for that name no firm", (title, dates) => {
  expect(jobsOf([`${title}, Brindle Ltd, ${dates}`])[0]?.[1]).toBe("Brindle Ltd");
});
