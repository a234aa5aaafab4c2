import type { Person } from "../person.ts";

export const person: Person = {
  id: "soilecologist-luciana",
  family: "science",
  country: "BR",
  languageCode: "en",
  name: "Luciana Teixeira Brandão",
  printedName: "Dr. Luciana Teixeira Brandão",
  headline: "Soil microbial ecologist",
  email: "l.brandao@solosvivos.example",
  phone: "+55 19 95550 0184",
  location: "Piracicaba, São Paulo, Brazil",
  sections: [
    { heading: "Research interests", text: ["Carbon and nitrogen turnover in tropical soils under agroforestry; bacterial and fungal communities of the coffee rhizosphere; what happens below ground when a pasture is given back to trees."] },
    {
      heading: "Academic appointments",
      jobs: [
        { title: "Assistant Professor", company: "University of São Paulo, ESALQ", companyAlso: ["ESALQ", "University of São Paulo"], place: "Piracicaba", dates: "02/2022 – present", from: "2022-02", to: null, points: ["Head of a laboratory of seven. Principal investigator of two FAPESP grants. [[Raised R$ 3.4 million in competitive funding since 2022.]]", "Teaching: Soil Biology (BSc, 60 students), {Multivariate Statistics=Multivariate statistics|Multivariate analysis} (graduate school)."] },
        { title: "Postdoctoral Researcher", company: "Wageningen University", place: "Wageningen, the Netherlands", dates: "09/2018 – 12/2021", from: "2018-09", to: "2021-12", points: ["{Stable isotope probing=Stable isotope probing|SIP|Isotope probing} with 13C, {amplicon sequencing=Amplicon sequencing|16S sequencing|16S rRNA sequencing|16S amplicon sequencing} (16S, ITS) and {metagenomics=Metagenomics|Shotgun metagenomics} of field trial soils.", "{Greenhouse gas flux measurement=Greenhouse gas flux measurement|Gas flux measurement|Greenhouse gas measurement|Flux chambers} in static chambers, {gas chromatography=Gas chromatography|GC}."] },
        { title: "Doctoral Researcher", company: "Embrapa Agrobiologia", place: "Seropédica", dates: "03/2014 – 06/2018", from: "2014-03", to: "2018-06", points: ["{Soil sampling} in 48 coffee farms, {PLFA analysis=PLFA analysis|PLFA|Phospholipid fatty acid analysis}, {qPCR=qPCR|Quantitative PCR|Real-time PCR}."] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "PhD in Soil Science", institution: "Federal Rural University of Rio de Janeiro", place: "Seropédica", dates: "2018", year: 2018 },
        { degree: "MSc in Agricultural Microbiology", institution: "Federal University of Lavras", place: "Lavras", dates: "2013", year: 2013 },
        { degree: "BSc in Agronomy", institution: "Federal University of Lavras", place: "Lavras", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Selected publications", list: ["Brandão, L. T., Prado, {!Julia}, & van Eck, R. (2025). Fungal networks recover faster than carbon stocks in restored pastures. Soil Biology and Biochemistry Letters.", "Brandão, L. T. & Moura, C. (2023). Shade trees, leaf {!rust=Rust} and the coffee rhizosphere: a three-year trial. Tropical Agroecology.", "Van Eck, R. & Brandão, L. T. (2021). Nitrous oxide from alley cropping. Global Soils.", "[[?31 peer-reviewed articles, h-index 17, 1,140 citations (September 2026).]]"] },
    { heading: "Supervision", list: ["Three PhD students (one completed), five MSc students.", "MSc of T. Aguiar (2025) on canopy cover, for which he did the {!Google Earth Engine} part alone."] },
    { heading: "Methods and computing", groups: [["Laboratory", ["{DNA extraction=DNA extraction|Nucleic acid extraction}", "{enzyme assays=Enzyme assays|Soil enzyme assays|Enzyme assay}", "{CN analyser=Elemental analysis|CN analyser|CN analysis|CN analyzer}"]], ["Computing", ["{R=R|R programming}", "{QIIME 2=QIIME 2|QIIME}", "{DADA2}", "{Bash=Bash|Shell scripting|Bash scripting|Unix shell}", "{LaTeX}"]], ["Field", ["{Experimental design=Experimental design|Design of experiments|Trial design}", "{soil profile description=Soil profile description|Soil description|Soil profiling}"]]] },
    { heading: "Service", list: ["Reviewer for nine journals; board member of the Brazilian Society of Soil Science, São Paulo section."] },
    { heading: "Languages", languages: ["{Portuguese} (native), {English} (C2), {Dutch} (A2), {Spanish} (B2)"] },
  ],
  optional: ["Soil science", "Soil ecology", "Teaching", "Peer review", "Supervision", "Scientific writing", "Grant writing", "Data analysis", "Microbiology", "Science outreach", "Soil microbial ecology", "Microbial ecology", "Carbon cycling", "Soil carbon", "Research", "Agroforestry", "Student supervision", "Fieldwork", "Bioinformatics", "Mentoring", "Greenhouse gas", "Sampling", "Rhizosphere", "Microbial community analysis", "Research leadership", "Project management", "Statistics", "Presentation", "Laboratory management", "Lab management", "Fundraising", "University teaching", "Soil biology", "Peer reviewing"],
  totalYears: 12.4,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-awesome", "europass"],
};
