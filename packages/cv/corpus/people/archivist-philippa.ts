import type { Person } from "../person.ts";

export const person: Person = {
  id: "archivist-philippa",
  family: "library",
  country: "US",
  languageCode: "en",
  name: "Philippa Stoddard-Nakai",
  headline: "Archivist, oral history and photographs",
  email: "philippa.sn@deskmail.example",
  phone: "505.555.0188",
  location: "Santa Fe, New Mexico",
  sections: [
    { heading: "Profile", text: ["Archivist with eleven years in university, tribal and state repositories, at home with boxes nobody has opened since 1962. Known for {~tact=Tact|Diplomacy} with donors and {~persistence=Persistence|Perseverance} with cellulose acetate."] },
    { heading: "Areas of practice", groups: [["Description", ["{DACS=DACS|Describing Archives: A Content Standard}", "{EAD=EAD|Encoded Archival Description}", "{finding aids=Finding aids|Writing finding aids|Finding aid|Finding aid creation}", "{arrangement and description=Arrangement and description|Archival arrangement and description|Archival description|Archival processing}"]], ["Systems", ["{ArchivesSpace}", "{CONTENTdm}", "{OpenRefine}"]], ["Preservation", ["{digital preservation=Digital preservation}", "{BagIt}", "{cold storage of film=Cold storage|Film preservation|Cold storage of film|Photographic preservation|Cold storage planning}", "{disaster planning=Disaster planning|Disaster preparedness|Emergency planning}"]], ["Ethics", ["{Protocols for Native American Archival Materials=Protocols for Native American Archival Materials}", "{rights review=Rights review|Copyright review|Copyright clearance|Rights management|Rights clearance}"]]] },
    {
      heading: "Positions held",
      jobs: [
        { title: "Senior Archivist", company: "New Mexico Territorial Records Library", place: "Santa Fe", dates: "August 2021 to present", from: "2021-08", to: null, points: ["Responsible for 4,200 linear feet, from ranch ledgers to the {!Apache} interviews recorded between 1967 and 1974. Requests for public {!access=Microsoft Access|Access} average ninety a month.", "[[Eliminated a processing backlog of 610 linear feet in three years.]]", "Wrote our NEH application ({grant writing=Grant writing|Grant proposals|Grant applications|Grantwriting}). [[It brought in $312,000 for audio digitization.]] A vendor in Denver makes the transfers."] },
        { title: "Tribal Archives Coordinator", company: "Diné Heritage Center", place: "Window Rock, Arizona", dates: "June 2018 – July 2021", from: "2018-06", to: "2021-07", points: ["{Oral history interviewing=Oral history interviewing|Oral history|Oral history interviews|Interviewing} with elders, with a community reviewer always in the room.", "Access protocols by season and clan in {Mukurtu=Mukurtu|Mukurtu CMS}."] },
        { title: "Project Archivist", company: "University of Northern Arizona Library", place: "Flagstaff", dates: "September 2015 – May 2018", from: "2015-09", to: "2018-05", points: ["[[?Surveyed and rehoused 38,000 negatives.]] {Metadata=Metadata|Metadata creation|Dublin Core metadata|Descriptive metadata} in {Dublin Core}.", "Supervised six student workers."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "Master of Library and Information Science", institution: "University of Arizona", place: "Tucson", dates: "2015", year: 2015 },
        { degree: "B.A., Anthropology", institution: "Fort Lewis College", place: "Durango, Colorado", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Certification", certificates: ["{Certified Archivist=Certified Archivist|CA}, Academy of Certified Archivists, 2018, maintained 2023", "{Digital Archives Specialist=Digital Archives Specialist|DAS|DAS Certificate}, Society of American Archivists, 2020"] },
    { heading: "Presently learning", text: ["Enough {!Python} to stop asking our systems librarian; about four chapters in."] },
    { heading: "Languages", languages: ["{English}; {Spanish}, professional; {Navajo}, conversational"] },
  ],
  optional: ["Archives", "Archival science", "Research", "Community engagement", "Supervision", "Cultural sensitivity", "Volunteer management", "Museum work", "Public history", "Outreach", "Reference", "Collections management", "Digital collections", "Photography", "Repatriation", "Exhibition curation", "Teaching", "Mentoring", "Project management", "Digital archives", "Fundraising", "Reference services", "Copyright", "Volunteer supervision", "Library science", "Listening", "Photograph preservation", "Collaboration", "Accessioning", "Digital asset management", "Weaving", "Processing", "Records management", "Digitisation", "Community archives", "Writing", "Preservation", "Tribal relations", "Cataloguing", "Audio digitization", "Digitization", "Vendor management", "Rehousing", "Archival rehousing", "Collection survey", "Negatives"],
  totalYears: 11.2,
  level: "Expert",
  inconsistencies: [],
  files: ["us-one-pager", "latex-bitmap"],
};
