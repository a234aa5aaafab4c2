import type { Person } from "../person.ts";

export const person: Person = {
  id: "datascience-temur",
  family: "data",
  country: "UZ",
  languageCode: "en",
  name: "Temur Rakhimov",
  headline: "Data Scientist",
  email: "t.rakhimov@examplemodel.example",
  phone: "+998 90 318 45 02",
  location: "Tashkent, Uzbekistan",
  sections: [
    {
      heading: "CAREER",
      jobs: [
        { title: "Data Scientist", company: "Registan Telecom", place: "Tashkent", dates: "Since June 2022", from: "2022-06", to: null, points: [
          "Churn scores in {XGBoost}, refreshed every week with {Airflow=Apache Airflow}.",
          "[[Churn of prepaid customers fell from 3.1% to 2.2% a month.]]",
          "Customer maps for the {!4G} roll-out; a short talk to the board each quarter.",
        ] },
        { title: "Junior Data Scientist", company: "Zarafshan Cotton Exchange", place: "Samarkand", dates: "Sept 2020 – May 2022", from: "2020-09", to: "2022-05", points: [
          "Price forecasts with {Prophet}; monthly figures for the {!R&D} people.",
          "Moved the bale register to {MySQL} in {!spring=Spring} 2021.",
        ] },
      ],
    },
    { heading: "TOOLBOX", text: ["{Python}, {Pandas}, {scikit-learn}, {XGBoost}, {SQL}, {A/B testing}, {Matplotlib}, {Git}"] },
    { heading: "DEGREES", studies: [
      { degree: "MSc in Applied Mathematics", institution: "National University of Uzbekistan", dates: "2018 – 2020", year: 2020 },
      { degree: "BSc in Mathematics", institution: "Samarkand State University", dates: "2014 – 2018", year: 2018 },
    ] },
    { heading: "LANGUAGES", languages: ["{Uzbek}, {Russian}, {English}"] },
    { heading: "OUTSIDE WORK", text: ["Blitz chess, bread from my grandmother's clay oven."] },
  ],
  optional: ["Churn prediction", "Churn modelling", "Forecasting", "Time series analysis", "Mathematics", "Applied mathematics", "Data migration", "Mapping", "GIS", "Presentation skills", "Predictive modelling", "Reporting", "Statistics", "Telecommunications", "Price forecasting", "Data visualisation"],
  not: ["R", "Cotton"],
  totalYears: 6.2,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-left", "latex-article"],
};
