import type { Person } from "../person.ts";

export const person: Person = {
  id: "actuary-thandi",
  family: "insurance",
  country: "ZA",
  languageCode: "en",
  name: "Thandeka Nokuthula Mthembu",
  headline: "Actuarial Analyst",
  email: "thandi.mthembu@highveld.example",
  phone: "+27 82 555 0196",
  location: "Sandton, Johannesburg",
  sections: [
    { heading: "About", text: ["Nearly qualified actuary (two papers to go). I turn claims triangles into sentences that underwriters read to the end."] },
    {
      heading: "Experience",
      jobs: [
        {
          title: "Actuarial Analyst", company: "Ubuntu Mutual Life", place: "Sandton", dates: "Jan 2023 – now", from: "2023-01", to: null,
          points: [
            "{IFRS 17} liability runs in {Prophet}, quarter end and year end; {reserving=Reserving|Actuarial reserving|Claims reserving|Reserves} for group risk.",
            "{Pricing|Insurance pricing|Actuarial pricing|Product pricing} of funeral plans with {generalised linear models=Generalised linear models|GLM|GLMs|Generalized linear models} in {R}.",
            "[[Automated the valuation checks in Python; the quarter closes in 6 working days instead of 10.]]",
            "{Experience investigation=Experience analysis|Experience investigation|Experience studies|Mortality analysis|Lapse analysis} of {lapses=Lapse analysis|Lapse studies|Persistency analysis|Experience analysis} by channel.",
          ],
        },
        { title: "Junior Actuarial Analyst", company: "Ubuntu Mutual Life", dates: "Feb 2021 – Dec 2022", from: "2021-02", to: "2022-12", promoted: true, points: ["{Data cleaning=Data cleaning|Data cleansing|Data validation} of 2.3 million policy records in {SQL}, {chain ladder=Chain ladder|Chain-ladder method|Chain ladder method} estimates, {SAM|Solvency Assessment and Management|Solvency II|Solvency} returns to the regulator."] },
        { title: "Part-time Maths Tutor", titleAlso: ["Maths Tutor", "Tutor"], company: "Masifunde Learning Centre", place: "Soweto", dates: "Mar 2019 – Nov 2022", from: "2019-03", to: "2022-11", points: ["Saturday mornings, Grade 11 and 12 {mathematics=Mathematics|Maths|Math|Tutoring|Teaching}.", "[[Of 58 matrics, 51 passed with 60% or more.]]"] },
      ],
    },
    { heading: "Tech", groups: [["Daily", ["{Excel=Microsoft Excel} and {VBA|Excel VBA}", "{Python}", "{SQL}"]], ["Now and then", ["{SAS}", "{Power BI}", "{Git}"]]] },
    { heading: "Strengths", tags: ["{~Analytical thinking|Analytical skills}", "{~Plain English=Communication|Communication skills|Plain English}", "{~Stubborn about accuracy=Attention to detail|Accuracy}"] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) Actuarial Science", degreeAlso: ["BSc Actuarial Science", "BSc Honours Actuarial Science"], institution: "University of the Witwatersrand", dates: "2017 – 2020", year: 2020 }, { degree: "National Senior Certificate", degreeAlso: ["NSC", "Matric"], institution: "Durban Girls' High School", dates: "2016", year: 2016, points: ["7 distinctions"] }] },
    { heading: "Professional exams", certificates: ["{?ASSA A100 and A200 series|A100 series|ASSA A200}, complete", "{TASSA|Technical Member of ASSA|TASSA designation}, 2023"] },
    { heading: "Languages", languages: ["{isiZulu=Zulu|isiZulu}, {English}, {Afrikaans} (basic)"] },
    { heading: "Off duty", text: ["Parkrun, {!crochet}, {!Shiny} things from flea markets, a cat called {!Pandas}"] },
  ],
  optional: ["Actuarial science", "Actuarial modelling", "Actuarial valuation", "Automation", "Group risk", "Tutoring", "Teaching", "Regulatory reporting", "Valuation", "Statistics", "Insurance", "Data analysis", "Financial modelling", "Life insurance", "Data validation", "Claims triangles", "Underwriting", "Statistical modelling", "Mortality analysis", "Risk management"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["icons", "two-columns@weasyprint", "docx-columns"],
};
