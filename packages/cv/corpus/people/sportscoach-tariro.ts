import type { Person } from "../person.ts";

export const person: Person = {
  id: "sportscoach-tariro",
  family: "sport",
  country: "ZW",
  languageCode: "en",
  name: "Tariro Mukaro",
  headline: "Hockey coach and swimming teacher",
  email: "tariro.mukaro@highveldpost.example",
  phone: "+263 77 555 0164",
  location: "Mutare, Zimbabwe",
  sections: [
    {
      heading: "In short",
      text: [
        "I have coached girls' hockey and taught young children to swim for ten years, always in schools and clubs where the equipment fits in one bag. I would sooner have a slow team that thinks than a quick one that does not.",
      ],
    },
    {
      heading: "Work",
      jobs: [
        {
          title: "Head Hockey Coach",
          company: "Vumba Hills Girls' High School",
          place: "Mutare",
          dates: "January 2021 to present",
          from: "2021-01",
          to: null,
          about:
            "When I took on {hockey coaching=Hockey coaching|Hockey|Sports coaching|Coaching} here there was one team and no fixtures after June. There are four now. I write the {session plans=Session planning|Training planning|Training plans|Session plans} for all of them, run two of the teams myself and meet the teachers who take the others every Monday. Matches are filmed on a parent's phone, and on Sunday evenings I do the {video analysis=Video analysis|Match analysis|Performance analysis} in {Hudl}. I also do the {talent spotting=Talent identification|Talent scouting|Scouting|Talent spotting} for the province under sixteen, which mostly means driving. [[In 2024 the first team won 17 of its 20 matches, against 6 the year before.]] The clinic sister does the {!physiotherapy=Physiotherapy}, and for {!nutrition=Nutrition} we have a mother who is a dietitian and does not let me talk about food.",
        },
        {
          title: "Swimming Instructor",
          company: "Matopos Swim School",
          place: "Bulawayo",
          dates: "September 2016 to December 2020",
          from: "2016-09",
          to: "2020-12",
          about:
            "My pupils were between four and nine and most of them began by holding on to the rail. I did {swimming teaching=Swimming instruction|Swimming teaching|Swimming lessons|Swimming coaching|Swimming} in groups of six, and from the second year the {timetable=Timetabling} for all five instructors. On Saturdays I sat in the chair as {lifeguard=Lifeguarding|Lifeguard}. Parents would ask me about {!diving=Diving}; I sent them to the university, where there is a board and somebody who knows.",
        },
      ],
    },
    {
      heading: "What else you may want to know",
      text: [
        "I {~listen=Active listening} more than I shout, and the teachers I have {~mentored=Mentoring} say the same. The school is thinking of {!GPS} vests for 2027 and I have read the brochure twice. Players who {!excel=Microsoft Excel} get the same bib as the rest.",
      ],
    },
    {
      heading: "Qualifications",
      certificates: [
        "{FIH Academy Level 2 Coach|FIH Level 2|FIH Level 2 Coach|FIH Academy Level 2}, 2022",
        "{Pool Lifeguard Award|Pool Lifeguard}, last renewed 2025",
      ],
    },
    {
      heading: "Studies",
      studies: [
        {
          degree: "Diploma in Physical Education and Sport",
          institution: "Hillside Teachers' College",
          place: "Bulawayo",
          dates: "2013 to 2016",
          year: 2016,
        },
      ],
    },
    { heading: "Languages", languages: ["{Shona}, {English} and some {Ndebele|isiNdebele}"] },
  ],
  optional: [
    "Physical education",
    "Team coaching",
    "Teaching",
    "Child development",
    "Youth coaching",
    "Team management",
    "Driving",
    "Water safety",
    "First aid",
    "Sports management",
    "Leadership",
    "Scheduling",
  ],
  totalYears: 10.2,
  level: "Expert",
  inconsistencies: [],
  files: ["docs-serif", "pandoc-docx"],
};
