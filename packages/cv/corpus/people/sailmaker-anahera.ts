import type { Person } from "../person.ts";

export const person: Person = {
  id: "sailmaker-anahera",
  family: "marine trade",
  country: "NZ",
  languageCode: "en",
  name: "Anahera Te Whata",
  headline: "Sailmaker",
  email: "anahera.tewhata@wharfmail.example",
  phone: "021 555 0184",
  location: "Opua, Bay of Islands",
  sections: [
    { heading: "Kia ora", text: ["Sailmaker, canvas worker and, when the loft is quiet, rigger's mate. I would like to come back to racing sails after some years of {!trampolines=Trampolines}, covers and {!bouncy castles=Inflatables|Bouncy castles}."] },
    {
      heading: "Lofts",
      jobs: [
        { title: "Loft Foreperson", company: "Bay Canvas & Sails", place: "Opua", dates: "Jan 2019 - current", from: "2019-01", to: null, points: [
          "Cruising mains and genoas from measuring on board to the last {hand-sewn ring=Hand sewing|Hand stitching|Hand-sewn rings|Hand work}; {luff tapes=Luff tapes|Luff tape fitting}, {reef points=Reefing systems|Reef points|Reefing}, {?batten pockets=Batten pockets|Battens}.",
          "Covers, dodgers and biminis in {acrylic canvas=Canvas work|Acrylic canvas|Marine canvas|Canvas fabrication|Marine upholstery}; shade sails for a preschool, a {!vineyard=Viticulture|Vineyard} and the {!oyster=Oyster farming|Aquaculture} shed.",
          "[[Sails returned for recut: 1 in 60, it was 1 in 11 when I took over.]]",
          "Two apprentices, {?quoting=Quotations|Quoting|Quotes}, cloth orders from three suppliers.",
        ] },
        { title: "Sailmaker", company: "Hauraki Performance Sails", place: "Auckland", dates: "Dec 2018 - Apr 2018", from: "2018-12", to: "2018-04", points: ["{Spinnakers=Spinnaker making|Spinnakers|Spinnaker construction} and code zeros for the keelboat class."] },
        { title: "Apprentice, then Sailmaker", titleAlso: ["Apprentice", "Sailmaker", "Apprentice Sailmaker"], company: "Hauraki Performance Sails", place: "Auckland", dates: "Feb 2012 - Mar 2018", from: "2012-02", to: "2018-03", points: [
          "Finishing floor first, then the {plotter=Plotter cutting|Plotter|Plotter operation|Fabric plotting} table and {lamination=Sail lamination|Lamination|Laminating|Membrane lamination} of {?aramid=Aramid|Aramid sails} membranes.",
          "[[Cut the time for a dinghy suit from 31 hours to 22.]]",
        ] },
      ],
    },
    { heading: "Tools and tricks", tags: ["{SailPack}", "{Triple-stitch zigzag=Zigzag sewing|Triple-stitch zigzag|Zigzag stitching|Industrial sewing|Sewing}", "{Sail repair}", "{Broadseaming}", "{Rope splicing|Splicing}", "{Patterning on board=Pattern making|Patterning|Templating|Patterning on board}", "{~Straight talk=Honesty|Straight talk|Directness|Communication}", "{~Good eye=Attention to detail|Good eye|Precision}"] },
    { heading: "Papers", certificates: ["{NZ Certificate in Marine Sales and Services (Sailmaking)|NZ Certificate in Sailmaking}, Level 4, 2016", "{Day Skipper}, Coastguard, 2014"] },
    { heading: "School", studies: [{ degree: "NCEA Level 3", institution: "Bay of Islands College", place: "Kawakawa", dates: "2011", year: 2011 }] },
    { heading: "Languages", languages: ["{English}, {te reo Māori=Māori|Te reo Māori|Maori}"] },
    { heading: "When it blows", text: ["Waka ama, kapa haka, teaching my nieces in an Optimist. I {!excel=Microsoft Excel} at eating."] },
  ],
  not: ["Marine sales", "Sales"],
  optional: ["Sailmaking", "Sail making", "Rigging", "Measuring", "Sail measuring", "Shade sails", "Sailing", "Training apprentices", "Apprentice training", "Purchasing", "Ordering", "Racing sails", "Covers", "Upholstery", "Cloth ordering", "Cutting", "Sail design", "Supervision", "Team leadership", "Boat covers", "Procurement", "Cruising sails", "Sail finishing", "Fabrication", "Sail recutting", "Material ordering", "Dodgers and biminis", "Foreperson"],
  totalYears: 14,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["side-titles", "docx-pipes"],
};
