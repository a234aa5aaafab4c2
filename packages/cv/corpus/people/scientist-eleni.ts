import type { Person } from "../person.ts";

export const person: Person = {
  id: "scientist-eleni",
  family: "science",
  country: "GR",
  languageCode: "en",
  name: "Eleni Papadimitriou",
  headline: "Analytical Chemist",
  email: "eleni.papadimitriou@aegeanlab.example",
  phone: "+30 694 220 7731",
  location: "Thessaloniki, Greece",
  sections: [
    { heading: "Research profile", text: ["Chemist working on pesticide residues in olive oil. Spectra by day, {!swimming=Swimming} by night."] },
    {
      heading: "Appointments",
      jobs: [
        { title: "Research Scientist", company: "Halkidiki Food Institute", place: "Thessaloniki", dates: "10/2019–present", from: "2019-10", to: null, points: ["{LC-MS} and {GC-MS} methods, {method validation=Method validation|Analytical method validation} under {ISO 17025|ISO/IEC 17025}.", "[[Detection limit for dimethoate lowered tenfold, from 0.05 to 0.005 mg/kg.]]"] },
        { title: "Postdoctoral Researcher", company: "University of Crete", place: "Heraklion", dates: "03/2017–09/2019", from: "2017-03", to: "2019-09", points: ["{NMR=NMR|NMR spectroscopy} of polyphenols, {Matlab=MATLAB|Matlab} scripts, supervision of four theses."] },
      ],
    },
    { heading: "Techniques", tags: ["{HPLC}", "{Sample preparation}", "{Titration}", "{Statistics|Statistical analysis}", "{Origin|OriginLab}", "{Laboratory safety|Lab safety}"] },
    { heading: "Degrees", studies: [{ degree: "PhD in Analytical Chemistry", institution: "Aristotle University of Thessaloniki", dates: "2012–2016", year: 2016 }, { degree: "BSc in Chemistry", institution: "Aristotle University of Thessaloniki", dates: "2007–2012", year: 2012 }] },
    { heading: "Languages", languages: ["{Greek}, {English} (C2), {French} (B1)"] },
    { heading: "Grants", list: ["[[?Research grant of EUR 180,000 from the Regional Fund, 2021]]"] },
  ],
  optional: ["Spectroscopy", "Analytical chemistry", "Research", "Chemistry", "Supervision", "Food analysis", "Mass spectrometry", "Chromatography", "Liquid chromatography", "Food chemistry", "Academic supervision", "Grant writing"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["justified", "europasscv", "latex-bitmap"],
};
