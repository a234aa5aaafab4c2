import type { Person } from "../person.ts";

export const person: Person = {
  id: "prosthetist-immaculee",
  family: "rehabilitation technology",
  country: "RW",
  languageCode: "en",
  name: "Immaculée Uwamahoro",
  headline: "Prosthetist and Orthotist",
  email: "immaculee.uwamahoro@gasabomail.example",
  phone: "+250 788 555 041",
  location: "Kigali, Rwanda",
  sections: [
    {
      heading: "Clinical posts",
      jobs: [
        { title: "Senior Prosthetist/Orthotist", titleAlso: ["Senior Prosthetist", "Senior Prosthetist and Orthotist"], company: "Gatagara Rehabilitation Hospital", companyAlso: ["Gatagara Hospital"], place: "Nyanza", dates: "08/2019 – present", from: "2019-08", to: null, points: [
          "Assess, cast and fit {transtibial=Transtibial prostheses|Transtibial|Below-knee prostheses|Transtibial prosthetics} and {transfemoral=Transfemoral prostheses|Transfemoral|Above-knee prostheses|Transfemoral prosthetics} patients; about fourteen a week, a third of them children.",
          "{Plaster casting=Casting|Plaster casting|Plaster moulding}, {rectification=Cast rectification|Rectification|Mould rectification}, {polypropylene vacuum forming=Vacuum forming|Polypropylene vacuum forming|Thermoforming|Polypropylene technology}, bench and {dynamic alignment=Prosthetic alignment|Dynamic alignment|Alignment}.",
          "[[Median wait from casting to walking out fell from 41 to 16 days.]]",
          "Joint clinic on Wednesdays with the {!orthopaedic=Orthopaedic surgery|Orthopaedics} surgeon, the {!physiotherapist=Physiotherapy} and the {!social worker=Social work}.",
        ] },
        { title: "Prosthetist/Orthotist", titleAlso: ["Prosthetist"], company: "HVP Karongi Outreach", place: "Karongi", dates: "02/2015 – 07/2019", from: "2015-02", to: "2019-07", points: [
          "{Ankle-foot orthoses=Ankle-foot orthoses|AFO|AFOs|Ankle foot orthoses}, {scoliosis braces=Spinal orthoses|Scoliosis braces|Scoliosis bracing|Spinal braces} and {?clubfoot=Clubfoot treatment|Ponseti method|Clubfoot|Clubfoot bracing} shoes for three districts, out of one pick-up.",
          "Mobile clinic in refugee camps; {?crutches=Walking aids|Crutches|Assistive devices} and {wheelchair fitting=Wheelchair fitting|Wheelchair seating|Wheelchair provision} on the same day.",
        ] },
        { title: "Bench technician (internship)", titleAlso: ["Bench technician"], company: "Gatagara Rehabilitation Hospital", companyAlso: ["Gatagara Hospital"], place: "Nyanza", dates: "06/2014 – 12/2014", from: "2014-06", to: "2014-12" },
      ],
    },
    { heading: "Training", studies: [{ degree: "BSc in Prosthetics and Orthotics", degreeAlso: ["BSc Prosthetics and Orthotics"], institution: "Tanzania Training Centre for Orthopaedic Technologists (Tumaini University)", place: "Moshi", dates: "2010 – 2014", year: 2014 }] },
    { heading: "Registration and courses", certificates: ["{Registered Prosthetist/Orthotist|Registered Prosthetist}, Rwanda Allied Health Professions Council", "{ISPO Category I|ISPO Cat I}, 2014", "{WHO Wheelchair Service Training, Intermediate|WHO Wheelchair Service Training|WSTP Intermediate}, 2017"] },
    { heading: "Workbench", groups: [
      ["Upper limb", ["{body-powered arms=Upper limb prostheses|Body-powered arms|Body-powered prostheses}, silicone {cosmetic hands=Cosmetic prostheses|Cosmetic hands|Silicone cosmesis}"]],
      ["Digital", ["{3D scanning}, {Rodin4D}; the milling robot is in Kigali and not mine"]],
      ["With people", ["{gait analysis=Gait analysis|Gait observation}, {?stump care=Residual limb care|Stump care|Patient education}, {~encouragement=Encouragement|Motivating patients|Motivation|Motivating others}, {~plain words=Communication|Plain words}"]],
    ] },
    { heading: "Languages", languages: ["{Kinyarwanda}, {French}, {English}, {Swahili}"] },
    { heading: "Publications", text: ["Poster on feet: I. Uwamahoro, “Local rubber, local feet”, Kigali 2022."] },
    { heading: "Other", text: ["Referee in women's {!sitting volleyball=Volleyball|Sitting volleyball}. My brother is a {!shoemaker=Shoemaking|Shoe making} and I borrow his knives."] },
  ],
  not: ["Robotics", "Milling", "Rubber", "Surgery"],
  optional: ["Prosthetics", "Orthotics", "Prosthetic fitting", "Prosthetics and orthotics", "Patient assessment", "Rehabilitation", "Bench alignment", "Paediatric prosthetics", "Paediatrics", "Fitting", "Silicone", "Mobile clinics", "Mobile clinic", "Outreach", "Patient care", "Orthopaedic technology", "Lower limb prostheses", "Orthoses", "Prostheses", "Community outreach", "Multidisciplinary teamwork", "CAD/CAM", "Assistive technology", "Refugee health", "Research", "Teamwork", "Driving", "Humanitarian work", "Prosthesis fitting"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-article", "docx-form"],
};
