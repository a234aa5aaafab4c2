import type { Person } from "../person.ts";

export const person: Person = {
  id: "datascientist-priyanka",
  family: "data",
  country: "US",
  languageCode: "en",
  name: "Priyanka Deshmukh",
  headline: "Data Scientist",
  email: "priyanka@deshmukh-ds.example",
  phone: "+1 206 555 0173",
  location: "Seattle, WA",
  links: [["GitHub", "https://github.com/pdeshmukh-example"], ["LinkedIn", "https://linkedin.com/in/pdeshmukh-example"]],
  sections: [
    { heading: "Professional Summary", text: ["Data scientist in pricing and demand. Over 10 years of experience in machine learning."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Senior Data Scientist", company: "Rainier Outfitters", place: "Seattle, WA", dates: "July 2023 - Present", from: "2023-07", to: null, points: ["{Time series=Time series analysis|Time series|Time series forecasting} forecasts with {PyTorch} and {XGBoost}; features in {Spark=Apache Spark|Spark|PySpark}.", "[[Markdown losses down USD 3.1 million in the first year.]]", "Model registry in {MLflow}, deployed on {SageMaker|Amazon SageMaker}."] },
        { title: "Data Scientist", company: "Puget Transit Lab", place: "Tacoma, WA", dates: "August 2021 - June 2023", from: "2021-08", to: "2023-06", points: ["Ridership models in {R} and {Python}; {Shiny} app for planners."] },
      ],
    },
    { heading: "Skills", tags: ["{Python}", "{R}", "{SQL}", "{scikit-learn}", "{PyTorch}", "{Tableau}", "{Causal inference}", "{AWS}"] },
    { heading: "Education", studies: [{ degree: "M.S. in Data Science", institution: "University of Washington", dates: "2019 - 2021", year: 2021 }, { degree: "B.Tech in Electronics", institution: "College of Engineering, Pune", dates: "2014 - 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{English}, {Marathi}, {Hindi}"] },
  ],
  optional: ["Machine learning", "Forecasting", "Pricing", "MLOps", "Demand forecasting", "Statistical modelling", "Data science", "Deep learning", "Feature engineering", "Pricing analysis", "Electronics", "Model deployment", "Predictive modelling"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["two-columns", "pandoc-pdf", "jsonresume-even"],
};
