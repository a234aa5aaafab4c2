import type { Person } from "../person.ts";

export const person: Person = {
  id: "statistician-henrik",
  family: "statistics",
  country: "DK",
  languageCode: "en",
  name: "Henrik Lauridsen",
  headline: "Biostatistician",
  email: "henrik.lauridsen@oresundmail.example",
  phone: "+45 2177 4409",
  location: "Aarhus, Denmark",
  sections: [
    { heading: "Profile", text: ["Biostatistician in clinical trials. I excel at explaining confidence intervals to surgeons."] },
    {
      heading: "Positions",
      jobs: [
        { title: "Senior Biostatistician", company: "Kattegat Pharma A/S", place: "Aarhus", dates: "1 August 2020 – present", from: "2020-08", to: null, points: ["{Survival analysis}, {mixed models=Mixed models|Mixed-effects models|Linear mixed models} and {sample size=Sample size calculation|Sample size estimation|Power analysis} for phase II–III trials in {R} and {SAS}.", "[[Automated the safety tables: a report now takes 40 minutes instead of three weeks.]]"] },
        { title: "Statistician", company: "Department of Public Health, Region Midt", companyAlso: ["Region Midt"], place: "Viborg", dates: "1 February 2016 – 31 July 2020", from: "2016-02", to: "2020-07", points: ["Registry studies; {regression=Regression analysis|Regression} and {missing data=Missing data|Multiple imputation|Missing data methods} in {Stata}."] },
      ],
    },
    { heading: "Methods and tools", tags: ["{R}", "{SAS}", "{Stata}", "{ggplot2}", "{Git}", "{Clinical trials|Clinical research}", "{CDISC}"] },
    { heading: "Education", studies: [{ degree: "PhD in Biostatistics", institution: "Aarhus University", dates: "2012 – 2016", year: 2016 }, { degree: "MSc in Mathematics", institution: "University of Copenhagen", dates: "2007 – 2012", year: 2012 }] },
    { heading: "Languages", languages: ["{Danish}, {English}, {Swedish} (reading)"] },
    { heading: "Selected publications", list: ["Lauridsen H. et al. Dropout in long trials of asthma drugs. J. Imag. Stat. 2022;14:201–19.", "Lauridsen H., {!Python=Python} M. Bleeding risk after hip surgery. 2019."] },
  ],
  not: ["Microsoft Excel"],
  optional: ["Statistics", "Biostatistics", "Statistical analysis", "Data analysis", "Automation", "Report automation", "Reporting", "Public health", "Epidemiology", "Data visualization", "Statistical modelling", "Research"],
  totalYears: 10.8,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-article", "docx-header"],
};
