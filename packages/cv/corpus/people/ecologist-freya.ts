import type { Person } from "../person.ts";

export const person: Person = {
  id: "ecologist-freya",
  family: "science",
  country: "DK",
  languageCode: "en",
  name: "Freya Lindqvist Skov",
  printedName: "Freya Lindqvist Skov, PhD",
  headline: "Freshwater ecologist",
  email: "freya@skov-rivers.example",
  phone: "+45 20 55 50 71",
  location: "Silkeborg, Denmark",
  links: [["ORCID", "https://orcid.example/0000-0002-5550-0717"]],
  sections: [
    { heading: "Profile", text: ["I find out what lives in rivers and why it has stopped living there. Fieldwork in waders from March to November, {R} and coffee in the months between.", "My reports are read by farmers as well as by ministries, so they are short and have maps."] },
    {
      heading: "Rivers and desks",
      jobs: [
        { title: "Senior Ecologist", company: "Gudenå Water Council", place: "Silkeborg", dates: "February 2021 – present", from: "2021-02", to: null, points: ["Monitoring of 84 stations; a team of three and two students every summer.", "[[Removed six weirs, after which trout fry per 100 metres rose from 12 to 57.]]", "{?Public hearings=Stakeholder engagement|Public consultation|Stakeholder management} with anglers, canoe hirers and dairy farmers; nobody has been thrown in so far."] },
        { title: "Postdoctoral Researcher", company: "University of Umeå", companyAlso: ["Umeå University"], place: "Umeå, Sweden", dates: "September 2018 – January 2021", from: "2018-09", to: "2021-01", points: ["{Environmental DNA=eDNA|Environmental DNA|eDNA analysis} from ice-covered lakes; {?two papers=Scientific writing|Scientific publishing|Publications} as first author.", "Supervised a master's student; {!rest=REST} days on skis."] },
        { title: "Doctoral Fellow", titleAlso: ["PhD Fellow"], company: "Aarhus University", place: "Silkeborg", dates: "August 2014 – August 2018", from: "2014-08", to: "2018-08", points: ["How leaf litter breaks down in ditches that are mown twice a year.", "Taught {?field courses=Teaching|Field courses} for 40 second-year students."] },
        { title: "Field Assistant", company: "Limfjord Environmental Survey", place: "Skive", dates: "April 2013 – July 2014", from: "2013-04", to: "2014-07", points: ["Nets, buckets, a leaking boat; 600 {?eels measured=Fish surveys|Sampling|Fish sampling} in one season."] },
      ],
    },
    { heading: "Methods", tags: ["{Electrofishing|Electric fishing}", "{Macroinvertebrate identification|Invertebrate identification|Macroinvertebrates}", "{Water sampling|Water quality sampling}", "{QGIS}", "{R}", "{Mixed models|Mixed-effects models|Mixed effects models}", "{Environmental impact assessment|EIA}"] },
    {
      heading: "Degrees",
      studies: [
        { degree: "PhD in Freshwater Ecology", institution: "Aarhus University", dates: "2018", year: 2018 },
        { degree: "MSc in Biology", institution: "University of Copenhagen", dates: "2010 – 2012", year: 2012, points: ["Thesis on mayflies in chalk streams"] },
      ],
    },
    { heading: "Papers and licences", certificates: ["{Electrofishing licence|Electrofishing permit}, Danish Fisheries Agency, 2019 (renewed 2024)", "{Boat licence|Speedboat licence}, 2013"] },
    { heading: "Languages", languages: ["{Danish} (native)", "{Swedish} (C1)", "{English} (C2)", "{German} (B1)"] },
    { heading: "Dry hobbies", text: ["{!Knitting}, crime novels, a band called The {!Scala} Steps"] },
  ],
  hidden: { how: "off-page", text: "Skills: Python, machine learning, PostGIS, project management PMP, SAP, blockchain", claims: ["Blockchain", "SAP", "PostGIS", "PMP"] },
  optional: ["Ecology", "Freshwater ecology", "Biology", "Fieldwork", "Environmental monitoring", "Monitoring", "Mapping", "Report writing", "Supervision", "Statistics", "Data analysis", "River restoration", "Molecular biology", "Team leadership", "GIS"],
  totalYears: 13.6,
  level: "Expert",
  inconsistencies: [],
  files: ["running", "two-columns"],
};
