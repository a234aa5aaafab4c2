import type { Person } from "../person.ts";

export const person: Person = {
  id: "petroleum-blake",
  family: "petroleum engineering",
  country: "CA",
  languageCode: "en",
  name: "Blake T. Ferguson",
  headline: "P.Eng., Production & Completions Engineer",
  email: "blake.ferguson@foothillsmail.example",
  phone: "(403) 555-0172",
  location: "Calgary, AB",
  sections: [
    { heading: "SUMMARY OF QUALIFICATIONS", list: ["Heavy oil and tight gas, from drilling program to abandonment.", "Professional Engineer registered with APEGA.", "Field first: 200+ nights on location.", "{~Decision making} when the rig is waiting at 2 a.m."] },
    {
      heading: "PROFESSIONAL EXPERIENCE",
      jobs: [
        {
          title: "Senior Production Engineer", company: "Peace Ridge Energy Corp.", place: "Calgary, AB", dates: "02/2022 – Present", from: "2022-02", to: null,
          points: [
            "Surveillance of 180 wells on {rod pump=Artificial lift|Rod pump|Rod pumps|Sucker rod pumping} and {ESP|Electric submersible pumps|Electrical submersible pumps}; {nodal analysis} in {PROSPER|IPM PROSPER|Petex PROSPER}.",
            "[[Optimized lift settings on 46 wells and added 620 bbl/d at a cost of $9 per flowing barrel.]]",
            "{Workover=Workovers|Workover|Well intervention|Workover planning|Workover design} candidates ranked by {economic evaluation=Petroleum economics|Economic evaluation|Economic analysis|Economics} in {PHDWin}.",
          ],
        },
        {
          title: "Completions Engineer", company: "Clearwater Petroleum Ltd.", place: "Grande Prairie, AB", dates: "05/2014 – 03/2020", from: "2014-05", to: "2020-03",
          points: [
            "{Hydraulic fracturing|Fracking|Hydraulic fracture design|Fracture stimulation} designs, up to 48 stages per lateral; {AFE|Authorization for expenditure|AFE preparation} writing and {cost tracking=Cost control|Cost tracking|Cost management}.",
            "[[Drove completion cost per stage down 23% over three pads.]]",
            "Supervised wireline, {coiled tubing} and flowback crews on site.",
          ],
        },
        { title: "Engineer-in-Training", titleAlso: ["EIT"], company: "Clearwater Petroleum Ltd.", place: "Calgary, AB", dates: "06/2010 – 04/2014", from: "2010-06", to: "2014-04", points: ["Rotations in drilling, facilities and {reservoir engineering|Reservoir}: {decline curve analysis|DCA|Decline analysis}, {material balance|Material balance calculations}, {well test=Well testing|Well tests|Well test analysis|Well test interpretation} interpretation."] },
      ],
    },
    { heading: "TECHNICAL", tags: ["{Petrel}", "{CMG|CMG STARS|Computer Modelling Group}", "{Spotfire|TIBCO Spotfire}", "{VBA|Excel VBA|Visual Basic for Applications}", "{MS Excel=Microsoft Excel}", "{Well integrity}", "{Reserves booking|Reserves estimation|Reserves evaluation}"] },
    { heading: "EDUCATION", studies: [{ degree: "B.Sc., Petroleum Engineering", degreeAlso: ["BSc Petroleum Engineering", "B.Sc. Petroleum Engineering", "Bachelor of Science, Petroleum Engineering"], institution: "University of Alberta", dates: "2010", year: 2010 }] },
    { heading: "LICENCES & TICKETS", certificates: ["{P.Eng.|Professional Engineer|P.Eng}, APEGA, 2015", "{H2S Alive}, 2025", "{Standard First Aid & CPR|Standard First Aid|First Aid}, 2024"] },
    { heading: "COMMUNITY", text: ["Minor hockey coach; I {!go=Go} {!curling=cURL} on Thursdays; {!rigging} a 1978 sailboat on Ghost Lake"] },
  ],
  optional: ["Petroleum engineering", "Production engineering", "Production optimization", "Wireline", "Well completions", "Completions", "Drilling", "Drilling engineering", "Flowback", "Oil and gas", "Well surveillance", "Heavy oil", "Well abandonment", "Supervision", "Well completion", "Site supervision", "Completion design", "Contractor supervision", "Production surveillance", "Well stimulation"],
  totalYears: 14.6,
  level: "Expert",
  inconsistencies: ["gap"],
  files: ["tracked", "docx-tabs", "compact@wkhtmltopdf"],
};
