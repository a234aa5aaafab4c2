import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test.each([
  [
    "summers in a list",
    ["Lifeguard, Whitesands Bay Council", "Summers 2016, 2017 and 2018"],
    [["Lifeguard", "Whitesands Bay Council", "2016", "2018"]],
  ],
  [
    "winters over the turn of the year",
    ["Ski Instructor – Alpes Ski School, Morzine – winter seasons 2014/15 to 2017/18"],
    [["Ski Instructor", "Alpes Ski School", "2014", "2018"]],
  ],
  [
    "the same months again",
    ["Fruit Picker, Hollow Farm, Kent", "June – September 2019, June – September 2020"],
    [["Fruit Picker", "Hollow Farm", "2019-06", "2020-09"]],
  ],
  [
    "school years",
    ["Teacher, Cedar School, 2014/15 – 2017/18"],
    [["Teacher", "Cedar School", "2014", "2018"]],
  ],
  [
    "German, French, Spanish and Italian seasons",
    [
      "Saison 2018 & 2019\tServicekraft, Strandhotel Binz",
      "Étés 2013 à 2015 : Animatrice, Centre de loisirs de Royan",
      "Temporadas de verano 2010, 2011 y 2012 – Camarero, Hotel Mar Azul, Salou",
      "Stagione estiva 2009 – Bagnino, Bagno Sirena, Cervia",
    ],
    [
      ["Servicekraft", "Strandhotel Binz", "2018", "2019"],
      ["Animatrice", "Centre de loisirs de Royan", "2013", "2015"],
      ["Camarero", "Hotel Mar Azul", "2010", "2012"],
      ["Bagnino", "Bagno Sirena", "2009", "2009"],
    ],
  ],
  [
    "conscripts",
    [
      "09/2011 – 06/2012\tCompulsory military service, Hellenic Army",
      "10/2004 – 06/2005\tGrundwehrdienst, Bundeswehr, Munster",
      "07/2005 – 08/2011\tTischlergeselle, Holz Krüger, Celle",
    ],
    [["Tischlergeselle", "Holz Krüger", "2005-07", "2011-08"]],
  ],
  [
    "a year of service that is a post",
    [
      "National Service Teacher, Techiman Senior High School, Sep 2014 – Jul 2015",
      "NYSC Corps Member, Kaduna General Hospital, 11/2012 – 10/2013",
      "Volontaire en service civique, Mairie de Roubaix, 09/2010 – 05/2011",
    ],
    [
      ["National Service Teacher", "Techiman Senior High School", "2014-09", "2015-07"],
      ["NYSC Corps Member", "Kaduna General Hospital", "2012-11", "2013-10"],
      ["Volontaire en service civique", "Mairie de Roubaix", "2010-09", "2011-05"],
    ],
  ],
  [
    "a post named after the service or the leave that it fills, at a firm with no word of its trade",
    [
      "National Service Person, Ghana Ports Registry, Sep 2017 – Aug 2018",
      "Maternity leave cover, Cedar Lane School, Apr 2016 – Mar 2017",
      "Maternity leave, Apr 2015 – Mar 2016",
      "National service, Singapore, Sep 2012 – Aug 2014",
    ],
    [
      ["National Service Person", "Ghana Ports Registry", "2017-09", "2018-08"],
      ["Maternity leave cover", "Cedar Lane School", "2016-04", "2017-03"],
    ],
  ],
  [
    "a service that is only said to be done",
    [
      "Fitter, Cedar Works Ltd, Jan 2018 – Present",
      "# Military service",
      "Completed, September 2015 – July 2016.",
    ],
    [["Fitter", "Cedar Works Ltd", "2018-01", "now"]],
  ],
  [
    "posts below the heading of a service",
    ["# Military service", "Radio Operator, Royal Signals, Sep 2015 – Jul 2019"],
    [["Radio Operator", "Royal Signals", "2015-09", "2019-07"]],
  ],
  [
    "the last words of a sentence about a time",
    [
      "Accounts Clerk, Harbour Mills Ltd, Cork (06/1994 – 08/2001) – Ledgers, the post and the monthly",
      "wages for 22 until 2000.",
      "Kassiererin, Nordmarkt GmbH, Kiel (03/2003 – 05/2012) – Kasse, Leergut und die",
      "große Inventur bis 2011.",
      "Vendeuse, Maison Lebrun SARL, Brest (01/2013 – 05/2019) – Rayon frais et",
      "commandes du matin depuis 2016.",
    ],
    [
      ["Accounts Clerk", "Harbour Mills Ltd", "1994-06", "2001-08"],
      ["Kassiererin", "Nordmarkt GmbH", "2003-03", "2012-05"],
      ["Vendeuse", "Maison Lebrun SARL", "2013-01", "2019-05"],
    ],
  ],
  [
    "time at home",
    [
      "जून 2018 – मार्च 2023: दो बच्चों की परवरिश",
      "2015 – 2017\tगृहिणी, घर की ज़िम्मेदारी",
      "2012 – 2014\tमाता-पिता की देखभाल",
    ],
    [],
  ],
  [
    "soldiers by trade",
    ["Mar 2010 – Mar 2018\tSergeant, British Army", "Apr 2018 – Present\tGuard, Cedar Security Ltd"],
    [
      ["Sergeant", "British Army", "2010-03", "2018-03"],
      ["Guard", "Cedar Security Ltd", "2018-04", "now"],
    ],
  ],
  [
    "works of a freelancer",
    ["Freelance Camera Operator, 2015 – Present", "2023: The Long Field (BBC)", "2021: Coastline (ITV)"],
    [["Freelance Camera Operator", null, "2015", "now"]],
  ],
  [
    "placements of an agency's worker",
    [
      "Industrial Electrician, Manpower\t03/2018 – 11/2020",
      "Placements: Rolls Steel, Barrow; Port Mill",
      "Electrician, Howell & Sons\t2012 – 2018",
    ],
    [
      ["Industrial Electrician", "Manpower", "2018-03", "2020-11"],
      ["Electrician", "Howell & Sons", "2012", "2018"],
    ],
  ],
  [
    "both dates in cells of their own",
    [
      "S.No\tOrganisation\tDesignation\tFrom\tTo",
      "1\tCedar Apparel\tSewing Machine Operator\t02/2012\t05/2016",
      "2\tPalm Lanka\tLine Leader\t06/2016\tTo date",
    ],
    [
      ["Sewing Machine Operator", "Cedar Apparel", "2012-02", "2016-05"],
      ["Line Leader", "Palm Lanka", "2016-06", "now"],
    ],
  ],
  [
    "a table of voyages",
    [
      "Rank\tVessel\tCompany\tFrom\tTo",
      "Able Seaman\tMV Ocean Star\tCedar Crewing\t12.01.2019\t20.09.2019",
      "Able Seaman\tMV Pacific Jade\tCedar Crewing\t15.12.2019\t30.08.2020",
    ],
    [
      ["Able Seaman", "Cedar Crewing", "2019-01", "2019-09"],
      ["Able Seaman", "Cedar Crewing", "2019-12", "2020-08"],
    ],
  ],
  [
    "an end that has not come",
    ["Gardener — self-employed — Reading (2016 – )", "2018 – දක්වා\tලිපිකරු, සමෘද්ධි බැංකුව, බදුල්ල"],
    [
      ["Gardener", "self-employed", "2016", "now"],
      ["ලිපිකරු", "සමෘද්ධි බැංකුව", "2018", "now"],
    ],
  ],
  [
    "a short sentence behind the dates",
    [
      "Picker, Hollow Farm (summers 2015 and 2016) – Picked strawberries.",
      "Cashier, Cedar Market (2012 – 2014) – Ran the till.",
    ],
    [
      ["Picker", "Hollow Farm", "2015", "2016"],
      ["Cashier", "Cedar Market", "2012", "2014"],
    ],
  ],
  [
    "a place behind the title",
    ["Housemaid in Kuwait, private family (2018 – 2022)"],
    [["Housemaid", "private family", "2018", "2022"]],
  ],
])("%s", (_, lines, expected) => {
  expect(jobsOf(lines)).toEqual(expected);
});
