import type { Person } from "../person.ts";

export const person: Person = {
  id: "microbiologist-ingvild",
  family: "laboratory",
  country: "NO",
  languageCode: "en",
  name: "Ingvild Aarskog Pham",
  headline: "Microbiologist, fish health",
  email: "ingvild.pham@fjordpost.example",
  phone: "+47 955 50 318",
  location: "Bergen, Norway",
  sections: [
    {
      heading: "Positions",
      jobs: [
        { title: "Laboratory Scientist, Diagnostics", company: "Vestfisk Diagnostikk AS", place: "Bergen", dates: "Aug 2023 → present", from: "2023-08", to: null, points: ["Responsible for bacterial diagnosis of samples sent in by salmon farms: {culture and isolation=Bacterial culture|Culture and isolation|Bacterial isolation|Culturing|Microbial culture|Bacterial culture and isolation}, {MALDI-TOF=MALDI-TOF|MALDI-TOF MS|MALDI-TOF mass spectrometry|Mass spectrometry}, {antibiotic susceptibility testing=Antibiotic susceptibility testing|Antimicrobial susceptibility testing|AST}. I also keep the lab's {ISO 17025} documents alive.", "[[Shortened the turnaround for furunculosis samples from six days to two.]]", "I report to the {!R}&D director, and our customers are in aquaculture from Rogaland to Troms."] },
        { title: "Research Technician", company: "Institute of Coastal Biology", place: "Bergen", dates: "Sep 2021 → Jul 2023", from: "2021-09", to: "2023-07", points: ["{qPCR=qPCR|Quantitative PCR|Real-time PCR|RT-qPCR|PCR}, {DNA extraction=DNA extraction|DNA isolation|Nucleic acid extraction}, {Nanopore sequencing=Nanopore sequencing|Oxford Nanopore|Nanopore|Sequencing|DNA sequencing} of water samples, {biobank=Biobanking|Biobank|Biobank management|Sample management} of 12,000 tubes. Wrote small {Python} scripts (pandas) for plate layouts and replaced the old {!MATLAB} ones nobody could read any more.", "[[?Co-author of two papers on Tenacibaculum (2022, 2023).]]"] },
      ],
    },
    { heading: "Methods and tools", groups: [["At the bench", ["{Gram staining=Gram staining|Gram stain|Staining}", "{ELISA}", "{gel electrophoresis=Gel electrophoresis|Electrophoresis}", "{sterile technique=Sterile technique|Aseptic technique|Sterile techniques|Sterile work}", "{necropsy of fish=Necropsy|Fish necropsy|Necropsy of fish|Autopsy|Dissection}"]], ["At the desk", ["{LabWare LIMS=LabWare|LIMS|LabWare LIMS|Laboratory information management system}", "{GraphPad Prism=GraphPad Prism|Prism|GraphPad}", "{pandas=pandas|Pandas}", "{EndNote}"]], ["With people", ["{~patience=Patience}", "{~cooperation across labs=Cooperation|Collaboration|Teamwork|Cross-functional collaboration|Cooperation across labs}"]]] },
    {
      heading: "Degrees",
      studies: [
        { degree: "MSc Microbiology", institution: "University of Bergen", place: "Bergen", dates: "2021", year: 2021 },
        { degree: "BSc Biology", institution: "University of Tromsø", place: "Tromsø", dates: "2019", year: 2019 },
      ],
    },
    { heading: "Courses", certificates: ["{Laboratory Animal Science, function A=Laboratory Animal Science|FELASA|Laboratory Animal Science, function A|FELASA A}, 2022", "{Internal Auditor ISO 17025=Internal Auditor ISO 17025|Internal auditor|ISO 17025 Internal Auditor|Internal Auditor}, 2024"] },
    { heading: "Next step", text: ["I would like a position where I can grow into {!machine learning=Machine learning} on image data. So far that is a plan and a reading list."] },
    { heading: "Languages", languages: ["{Norwegian} (mother tongue), {English} (fluent), {Vietnamese} (home)"] },
    { heading: "References", text: ["Dr. Torbjørn Sandvik, Head of Diagnostics, Vestfisk Diagnostikk AS."] },
  ],
  optional: ["Microbiology", "Virology", "Laboratory techniques", "Bacteriology", "Diagnostics", "Molecular biology", "Fish health", "Teaching", "Lecturing", "Data analysis", "Scientific writing", "Technical writing", "Supervision", "Laboratory work", "Quality assurance", "Genomics", "Statistics", "Bioinformatics", "Molecular diagnostics", "Documentation", "Training", "Research", "Quality management", "Sampling", "Laboratory safety", "Primer design", "Student supervision", "Aquaculture", "Fish farming", "Fish biology", "Plate layouts", "Automation", "Academic writing", "Publishing", "Accreditation", "Document control", "ISO/IEC 17025", "Scripting", "Internal auditing", "Auditing", "Internal audit"],
  totalYears: 5.2,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["latex-ot1", "europass"],
};
