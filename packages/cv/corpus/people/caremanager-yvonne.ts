import type { Person } from "../person.ts";

export const person: Person = {
  id: "caremanager-yvonne",
  family: "social care",
  country: "GB",
  languageCode: "en",
  name: "Yvonne Blackwood",
  headline: "Registered Care Home Manager",
  email: "y.blackwood@wulfrun.example",
  phone: "07700 900418",
  location: "Wolverhampton, UK",
  sections: [
    { heading: "Personal statement", text: ["I started on nights with a trolley and now I hold the keys. Homes are for living in, so we have chickens."] },
    {
      heading: "Career",
      jobs: [
        { title: "Registered Manager", company: "Fernleigh House Care Home", companyAlso: ["Fernleigh House"], place: "Penn", dates: "April 2020 – present", from: "2020-04", to: null, points: [
          "42 beds, half of them for people with {dementia=Dementia care|Dementia}; budget of £1.9m.",
          "[[?Rated Good in 2022, fourteen months after Requires Improvement.]]",
          "[[Agency hours came down from 310 to 45 a month.]]",
          "{?Safeguarding} referrals, {medication audits|Medication audit|Medicines audits|Medication auditing} and care records in {Nourish|Nourish Care}; a {!baker=Baking|Baker}, a {!barber=Hairdressing|Barber} and a Shetland pony come in monthly.",
        ] },
        { title: "Deputy Manager", company: "Chapel Ash Nursing Home", place: "Wolverhampton", dates: "January 2015 – June 2018", from: "2015-01", to: "2018-06", points: [
          "{?Rotas=Rostering|Rotas|Rota planning|Staff scheduling}, supervisions and {?recruitment=Recruitment} of 30 carers.",
          "On call for three homes every third weekend.",
        ] },
        { title: "Senior Carer", company: "Bilbrook Lodge", place: "Codsall", dates: "March 2010 – December 2014", from: "2010-03", to: "2014-12", points: ["Led shifts of six and gave out {?medicines=Medication administration|Medicines|Medicines administration}."] },
        { title: "Care Assistant (nights)", titleAlso: ["Care Assistant"], company: "Bilbrook Lodge", place: "Codsall", dates: "December 2006 – February 2010", from: "2006-12", to: "2010-02" },
      ],
    },
    { heading: "Time away from work", text: ["July 2018 to March 2020: looked after my mother at home."] },
    { heading: "Skills", tags: ["{CQC compliance|CQC|CQC inspections|CQC standards|CQC regulations|Care Quality Commission}", "{Person-centred care|Person centred care|Person-centered care}", "{Care planning}", "{Staff supervision|Supervision|Team management|Staff management}", "{Budget management=Budgeting|Budget management}", "{Moving and handling=Manual handling|Moving and handling}", "{Complaint handling|Complaints handling}", "{~Empathy}", "{~Resilience}"] },
    { heading: "Qualifications", studies: [{ degree: "NVQ Level 3 in Health and Social Care", degreeAlso: ["NVQ Level 3 Health and Social Care", "NVQ Level 3"], institution: "City of Wolverhampton College", dates: "2009", year: 2009 }] },
    { heading: "Certificates", certificates: ["{Level 5 Diploma in Leadership and Management for Adult Care|Level 5 Diploma in Leadership and Management|Level 5 Diploma}, 2017", "{Moving and Handling Trainer|Moving and Handling Train the Trainer}, 2022", "{?Enhanced DBS|DBS|Enhanced DBS check}, on the update service"] },
    { heading: "Languages", languages: ["{English}, {Patois=Jamaican Creole|Patois|Jamaican Patois|Jamaican}"] },
    { heading: "Outside", text: ["Steel {!pan=Steel pan|Steelpan} orchestra, allotment, {!dominoes=Dominoes}."] },
  ],
  optional: ["Care home management", "Residential care management", "Recruiting", "Safeguarding adults", "Shift leadership", "Team leadership", "Leadership", "Quality assurance", "Elderly care", "Agency management", "Staff training", "Training", "On-call management", "On call", "Personal care", "Night care", "Auditing", "Audits", "Care management", "Health and social care", "Record keeping", "Cost reduction", "Dementia", "Regulatory compliance", "Quality improvement", "Night shifts", "Staff supervisions", "Cost control"],
  totalYears: 18.2,
  level: "Expert",
  inconsistencies: [],
  files: ["sidebar-right", "docx-tabs@libreoffice"],
};
