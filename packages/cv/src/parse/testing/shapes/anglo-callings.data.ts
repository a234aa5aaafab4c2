import type { WholeCv } from "./whole-cv.ts";

/** Soldiers, pupils, actors, academics and seasonal workers. */
export const ANGLO_CALLINGS: readonly WholeCv[] = [
  {
    shape: "a soldier who became a civilian",
    text: `! Marcus D. Whitfield
Colorado Springs, CO 80916 | 719-555-0122 | marcus.whitfield@mail.example
# Summary
Maintenance supervisor and Army veteran with 12 years of experience in fleets of wheeled vehicles.
# Professional Experience
B Fleet Maintenance Supervisor\t2021 – Present
Front Range Transit, Colorado Springs, CO
* Raised on-time preventive maintenance from 78% to 96%.
B UNITED STATES ARMY\t2013 – 2021
Motor Sergeant, 4th Infantry Division, Fort Carson, CO\t2017 – 2021
Wheeled Vehicle Mechanic (91B), 3rd Cavalry Regiment, Fort Cavazos, TX\t2013 – 2017
# Education and Certifications
Advanced Leader Course, US Army, 2017
ASE Certified Medium/Heavy Truck Technician (T2, T4, T8)
High School Diploma, Sand Creek High School, 2013
# Clearance
Secret (inactive)`,
    name: "Marcus D. Whitfield",
    email: "marcus.whitfield@mail.example",
    phone: "719-555-0122",
    jobs: [
      ["Fleet Maintenance Supervisor", "Front Range Transit", "2021", "now"],
      ["Motor Sergeant", "UNITED STATES ARMY", "2017", "2021"],
      ["Wheeled Vehicle Mechanic (91B)", "UNITED STATES ARMY", "2013", "2017"],
    ],
    studies: [["High School Diploma", "Sand Creek High School", 2013]],
    certificates: ["Advanced Leader Course", "ASE Certified Medium/Heavy Truck Technician (T2, T4, T8)"],
    languages: [],
    results: ["Raised on-time preventive maintenance from 78% to 96%."],
    flaws: [],
  },
  {
    shape: "a pupil without a job",
    text: `! Tyrese Campbell
Spanish Town, Jamaica | 876-555-0171 | tyrese.campbell@mail.example
# Objective
Fifth-form student looking for a summer job in a hotel or a shop.
# Education
Jonathan Grant High School, 2021 – present
CSEC in eight subjects (June 2026): English, Mathematics, Principles of Business
Spanish Town Primary School, 2015 – 2021
# Activities
House captain, 2024/25
Member of the debating club since 2023
# Skills
Microsoft Word, Canva, teamwork
# References
Mrs. Yvonne Brown, Form Teacher, Jonathan Grant High School, 876-555-0188
Rev. Paul Edwards, Pastor, Ebenezer Church`,
    name: "Tyrese Campbell",
    email: "tyrese.campbell@mail.example",
    phone: "876-555-0171",
    jobs: [],
    studies: [
      ["CSEC in eight subjects", "Jonathan Grant High School", 2026],
      [null, "Spanish Town Primary School", 2021],
    ],
    certificates: [],
    languages: [],
    results: [],
    flaws: [],
  },
  {
    shape: "an actor with credits",
    text: `! IMOGEN FAIRWEATHER
Spotlight: 5550-1234-5550 | Equity member | Height 168 cm | Playing age 25–35
Agent: Larkspur Talent, 020 7946 0311
imogen@fairweather.example | 07700 900266
# THEATRE
2025\tNora\tA Doll's House\tOctagon, Bolton\tdir. Lotte Wakeham
2023\tHelena\tA Midsummer Night's Dream\tStorm Theatre, York\tdir. Paul Smethurst
2021\tEnsemble\tOliver!\tUK tour\tdir. Jan Pole
# SCREEN
2024\tDC Alwyn\tHarbour Street (series 2)\tITV\tdir. Anya Camilleri
2022\tNurse\tDoctors\tBBC\tdir. Niall Fraser
# OTHER WORK
Drama workshop leader, Northern Youth Theatre, 2019 – present
Barista, Bean & Gone, Manchester, 2016 – 2019
# TRAINING
BA (Hons) Acting, Manchester School of Theatre, 2013 – 2016
# SKILLS
Mezzo soprano, stage combat (BADC), Yorkshire and RP accents
# LANGUAGES
English, conversational French`,
    name: "Imogen Fairweather",
    email: "imogen@fairweather.example",
    phone: "07700 900266",
    jobs: [
      ["Drama workshop leader", "Northern Youth Theatre", "2019", "now"],
      ["Barista", "Bean & Gone", "2016", "2019"],
    ],
    studies: [["BA (Hons) Acting", "Manchester School of Theatre", 2016]],
    certificates: [],
    languages: ["English", "French"],
    results: [],
    flaws: [],
  },
  {
    shape: "an academic with publications, grants and teaching",
    text: `! Dr. Niamh Gallagher-Ito
School of Geography, University of Otago, PO Box 55, Dunedin 9054, New Zealand
niamh.gallagher@uni.example | +64 3 555 0148
# Academic appointments
2022 – present Senior Lecturer in Glaciology, University of Otago
2019 – 2021 Postdoctoral Fellow, Alpine Research Centre, Innsbruck
2014 – 2015 Research Assistant, Trinity College Dublin
# Education
2015 – 2019 PhD in Geography, University of Canterbury. Thesis: Debris cover and melt
2013 – 2014 MSc Environmental Sciences, Trinity College Dublin
2009 – 2013 BA (Mod) Geography, Trinity College Dublin
# Grants
Marsden Fast-Start, 2023–2026, NZD 360,000 (PI)
# Publications
Gallagher-Ito, N. and Weiss, P. (2024). Melt under thin debris. Journal of Ice, 70(2), 113–128.
Gallagher-Ito, N. (2021). Snowlines since 1977. Alpine Records 12, 4–19.
# Teaching
GEOG 276 Physical Geography, coordinator, 2022–2025
GEOG 401 Glacial Processes, 2023
# Languages
English (native), German (B2), Japanese (A2)`,
    name: "Niamh Gallagher-Ito",
    email: "niamh.gallagher@uni.example",
    phone: "+64 3 555 0148",
    jobs: [
      ["Senior Lecturer in Glaciology", "University of Otago", "2022", "now"],
      ["Postdoctoral Fellow", "Alpine Research Centre", "2019", "2021"],
      ["Research Assistant", "Trinity College Dublin", "2014", "2015"],
    ],
    studies: [
      ["PhD in Geography", "University of Canterbury", 2019],
      ["MSc Environmental Sciences", "Trinity College Dublin", 2014],
      ["BA (Mod) Geography", "Trinity College Dublin", 2013],
    ],
    certificates: [],
    languages: ["English", "German", "Japanese"],
    results: [],
    flaws: [],
  },
  {
    shape: "seasonal work, the same summers again",
    text: `! Callum Reid
Aviemore, Scotland | 07700 900719 | callum.reid@mail.example
# Work history
Ski Technician, Cairn Snowsports, Aviemore — each winter season (Dec–Mar), 2019 to 2022
Raft Guide, Spey Adventures, Kingussie — summers 2019–2022 (May to September)
Lift Operator, Cairngorm Mountain, November 2022 – Present
# Qualifications
National 5s and Highers, Kingussie High School, 2018`,
    name: "Callum Reid",
    email: "callum.reid@mail.example",
    phone: "07700 900719",
    jobs: [
      ["Ski Technician", "Cairn Snowsports", "2019-12", "2022-03"],
      ["Raft Guide", "Spey Adventures", "2019-05", "2022-09"],
      ["Lift Operator", "Cairngorm Mountain", "2022-11", "now"],
    ],
    // Three winters of four months, four summers of five, and 48 months since.
    years: 6.7,
    studies: [["National 5s and Highers", "Kingussie High School", 2018]],
    certificates: [],
    languages: [],
    results: [],
    flaws: [],
  },
];
