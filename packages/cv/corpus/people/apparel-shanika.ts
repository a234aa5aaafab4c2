import type { Person } from "../person.ts";

export const person: Person = {
  id: "apparel-shanika",
  family: "apparel",
  country: "LK",
  languageCode: "en",
  name: "Shanika Madushani Herath",
  headline: "Senior Merchandiser",
  email: "shanika.herath@threadmail.example",
  phone: "+94 75 220 6184",
  location: "Gampaha, Sri Lanka",
  sections: [
    { heading: "Professional Profile", text: ["Merchandiser for European casual wear. I live by the {time and action calendar=Time and action calendar|T&A calendar|TNA|Time and action}."] },
    {
      heading: "Professional Experience",
      jobs: [
        {
          title: "Senior Merchandiser",
          company: "Mahaweli Knits (Pvt) Ltd",
          place: "Biyagama",
          dates: "Since September 2022",
          from: "2022-09",
          to: null,
          points: [
            "Two French accounts, 1.4 million pieces a year: {costing=Garment costing|Costing|Product costing}, {fabric sourcing=Fabric sourcing|Sourcing}, fit comments.",
            "[[On-time delivery climbed from 88% to 97%.]]",
            "Sample approvals tracked in {PLM=PLM|Product lifecycle management}; shipment papers with the {export=Export documentation} desk.",
          ],
        },
        { title: "Merchandiser", company: "Mahaweli Knits (Pvt) Ltd", place: "Biyagama", dates: "January 2020 – August 2022", from: "2020-01", to: "2022-08", promoted: true, points: ["{Buyer communication=Buyer communication|Buyer relations|Client communication} for {!spring=Spring} and summer programmes."] },
        { title: "Trainee Merchandiser", company: "Raddolugama Apparels", place: "Seeduwa", dates: "March 2018 – December 2019", from: "2018-03", to: "2019-12", points: ["Trim cards, lab dips, {purchase orders=Purchase orders|Purchase order management}."] },
      ],
    },
    { heading: "Key Skills", tags: ["{Apparel merchandising|Merchandising|Garment merchandising}", "{Order follow-up|Order management|Order tracking}", "{Quality assurance|Quality control}", "{MS Excel=Microsoft Excel}", "{~Negotiation}", "{~Planning}"] },
    { heading: "Education", studies: [{ degree: "Diploma in Apparel Merchandising", institution: "Textile Training and Services Centre", place: "Ratmalana", dates: "2017", year: 2017 }] },
    { heading: "Languages", languages: ["{Sinhala}", "{English}", "{French} (A2)"] },
  ],
  optional: ["Lab dips", "Textiles", "Garment production", "Apparel", "Account management", "Supplier management", "Sampling"],
  totalYears: 8.7,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "docx-sidebar"],
};
