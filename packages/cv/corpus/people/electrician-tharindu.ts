import type { Person } from "../person.ts";

export const person: Person = {
  id: "electrician-tharindu",
  family: "electrical trade",
  country: "LK",
  languageCode: "en",
  name: "Tharindu Lakshan Pathirana",
  email: "tharindu.pathirana88@postlanka.example",
  phone: "071 330 4419",
  location: "No. 42/B, Temple Road, Matara",
  labels: { contact: "Contact", email: "E-mail", phone: "Telephone", address: "Address" },
  sections: [
    {
      heading: "Personal Details",
      rows: [
        ["Full Name", "Pathirana Mudiyanselage Tharindu Lakshan"],
        ["Date of Birth", "14th of May 1995"],
        ["N.I.C. No.", "951344821V"],
        ["Civil Status", "Married"],
        ["Nationality", "Sri Lankan"],
      ],
    },
    {
      heading: "Educational Qualifications",
      studies: [
        { degree: "G.C.E. Ordinary Level", degreeAlso: ["GCE O/L"], institution: "Rahula Maha Vidyalaya, Matara", dates: "2011", year: 2011, points: ["Six passes, C for English"] },
        { degree: "NVQ Level 4 Electrician", institution: "Vocational Training Authority, Matara", dates: "2014", year: 2014 },
      ],
    },
    {
      heading: "Working Experience",
      jobs: [
        {
          title: "Electrician",
          company: "Southern Crown Engineers (Pvt) Ltd",
          place: "Matara",
          dates: "2018.06 to date",
          from: "2018-06",
          to: null,
          points: [
            "{House wiring=Electrical wiring|House wiring|Wiring|Domestic wiring} and {three phase wiring=Three-phase wiring|Three phase wiring|Three-phase installations} for hotels along the coast.",
            "[[Rewired the laundry of a 90 room hotel in nine days instead of the planned fifteen.]]",
            "{Fault finding=Fault finding|Fault diagnosis|Troubleshooting|Electrical fault finding} in motors and {distribution boards=Distribution boards|Switchboards|Panel boards}; {earth testing=Earth testing|Earthing|Grounding} with a {megger=Megger|Insulation resistance testing|Insulation testing}.",
          ],
        },
        {
          title: "Apprentice Electrician",
          company: "Nilwala Electricals",
          place: "Akuressa",
          dates: "2014.09 to 2018.05",
          from: "2014-09",
          to: "2018-05",
          points: ["Conduit work, {cable jointing=Cable jointing|Cable splicing} and carrying the ladder."],
        },
      ],
    },
    { heading: "Other Abilities", list: ["{Solar panel installation=Solar panel installation|Solar PV installation|Solar installation}", "{?Driving=Driving} licence, light vehicle", "Can {!excel=Microsoft Excel|Excel} at heights and in tight ceilings"] },
    { heading: "Hobbies", text: ["Cricket, {!carpentry=Carpentry} at home, listening to music"] },
    {
      heading: "Non-related Referees",
      text: ["Mr. S. K. Jayasena, Principal, Rahula Maha Vidyalaya. Tel. 041 222 9900, jayasena.principal@rahula.example", "Eng. Kumar Wijesuriya, Project {!Manager=Project management}, Southern Crown Engineers. Tel. 077 900 1234"],
    },
    { heading: "Declaration", text: ["I do hereby certify that the above particulars are true and correct to the best of my knowledge. Date: 02.11.2026"] },
  ],
  optional: ["Electrical installation", "Electrical maintenance", "Conduit installation", "Driving licence"],
  totalYears: 12.2,
  level: "Expert",
  inconsistencies: [],
  files: ["bio-data", "docx-table"],
};
