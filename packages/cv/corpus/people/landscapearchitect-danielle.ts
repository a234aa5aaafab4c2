import type { Person } from "../person.ts";

export const person: Person = {
  id: "landscapearchitect-danielle",
  family: "architecture",
  country: "CA",
  languageCode: "en",
  name: "Danielle Arsenault-Roy",
  headline: "Landscape architect, ready to come back",
  email: "danielle.aroy@maplemail.example",
  phone: "(506) 555-0172",
  location: "Moncton, New Brunswick, Canada",
  sections: [
    { heading: "Hello again", text: ["Seven years ago I closed my drafting laptop for what was meant to be one year. Then came our second daughter and a move across the province. {!Maya} and {!Ruby} are now nine and seven and both in school until three, and I want my profession back. I am {~organised=Organisation|Organization|Organisational skills|Organizational skills}, {~calm under pressure=Calm under pressure|Composure|Working under pressure|Stress resistance} (see above) and more {~efficient=Efficiency} with an hour than I ever was at twenty-eight."] },
    { heading: "What I did in the meantime (2019–2026)", text: ["Career break for family. I did not stand still: I drew the {planting plan=Planting plans|Planting plan|Planting design} for the new school yard at École Le Sommet and led the volunteer planting days. [[Two other parents and I raised $38,000 for it.]] In winter 2025 I took a refresher in {stormwater design=Stormwater design|Stormwater management|Stormwater} and got my drawing software back up to date."] },
    {
      heading: "Professional experience",
      jobs: [
        { title: "Landscape Architect", company: "Tantramar Studio Inc.", place: "Sackville, NB", dates: "May 2015 – Sep 2019", from: "2015-05", to: "2019-09", points: ["Concept to {construction drawings=Construction drawings|Construction documents|Construction documentation} for parks, two waterfront trails and a cemetery extension.", "{Grading plans=Grading plans|Grading|Site grading|Grading plan}, {plant specification=Plant specification|Plant selection|Plant specifications|Planting specifications}, {tender documents=Tender documents|Tender documentation|Tendering|Tenders}.", "Ran {public consultations=Public consultation|Public consultations|Community consultation|Community engagement} in both official languages.", "[[Brought the Riverside Trail in 9% under budget and five weeks early.]]", "The architects next door modelled in {!Revit}; we gave them our drawings to place."] },
        { title: "Junior Landscape Designer", company: "Jardins Beaubassin", place: "Dieppe, NB", dates: "Jun 2012 – Apr 2015", from: "2012-06", to: "2015-04", points: ["Residential gardens, from {site survey=Site survey|Site surveys|Site surveying|Site measurement} to hand-coloured plan."] },
      ],
    },
    { heading: "Software and such", tags: ["{AutoCAD=AutoCAD|Autodesk AutoCAD}", "{SketchUp=SketchUp|Trimble SketchUp}", "{InDesign=Adobe InDesign|InDesign}", "{QGIS}", "{Cost estimating=Cost estimating|Cost estimation|Estimating}"] },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Landscape Architecture", institution: "University of Guelph", place: "Guelph, ON", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Courses", certificates: ["{Green Infrastructure Refresher=Green Infrastructure Refresher|Green Infrastructure}, Atlantic Landscape Association, 2025", "{Standard First Aid=Standard First Aid|First Aid|Standard First Aid certificate}, Red Cross, 2024"] },
    { heading: "Languages", languages: ["{French} – first language", "{English} – fluent"] },
  ],
  optional: ["Landscape architecture", "Landscape design", "Volunteering", "Parenting", "Fundraising", "Project coordination", "Park design", "Grant writing", "Volunteer coordination", "Playground design", "Contractor coordination", "Teamwork", "Urban design", "Rain gardens", "Site inspection", "Adaptability", "Tree care", "Gardening", "Public spaces", "Workshops", "Residential garden design", "Garden design", "Hand rendering", "Hand drawing", "Residential gardens"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["margin-headings", "docx-letterhead"],
};
