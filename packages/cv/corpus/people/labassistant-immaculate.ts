import type { Person } from "../person.ts";

export const person: Person = {
  id: "labassistant-immaculate",
  family: "laboratory",
  country: "UG",
  languageCode: "en",
  name: "Immaculate Nakyeyune",
  headline: "Laboratory Assistant",
  email: "imma.nakyeyune@benchwork.example",
  phone: "+256 782 640 115",
  location: "Masaka, Uganda",
  sections: [
    { heading: "Objective", text: ["Small laboratory, full bench, correct results. That is what I look for."] },
    {
      heading: "Employment, last first",
      jobs: [
        { title: "Laboratory Assistant", company: "St. Noa Health Centre IV", place: "Masaka", dates: "17/02/2020 to date", from: "2020-02", to: null, points: ["{Malaria slides=Malaria microscopy|Malaria slides|Blood smear microscopy|Malaria smears|Malaria slide reading|Blood film microscopy|Malaria diagnosis|Malaria blood slides|Blood smears} ({thick and thin film=Thick and thin films|Thick and thin film|Blood films|Blood film preparation|Thick and thin blood films|Thick and thin smears|Film preparation}, {Giemsa=Giemsa staining|Giemsa|Giemsa stain|Staining}), {sputum for TB=Sputum microscopy|Sputum smear|Sputum for TB|Sputum testing|Sputum smear microscopy|TB microscopy|TB sputum microscopy|AFB microscopy|TB testing|TB sputum testing|Sputum examination}, {urine dipstick=Urine dipstick|Urinalysis|Urine dipstick testing|Urine testing|Urine analysis|Urine dipsticks}, {HIV rapid test=HIV rapid testing|HIV rapid test|HIV testing|Rapid diagnostic tests|HIV rapid tests}.", "{Haemoglobin on HemoCue=Haemoglobin testing|HemoCue|Haemoglobin|Hemoglobin testing|Haemoglobin measurement|Haemoglobin estimation|Haemoglobin test}.", "I receive the samples and {label=Sample labelling|Sample labeling|Labelling|Sample reception|Specimen labelling|Labelling samples|Sample handling|Sample registration|Sample receiving|Sample receipt} them. The {!drawing of blood=Phlebotomy|Blood drawing|Blood collection|Venipuncture|Drawing blood|Venepuncture|Blood sampling} is by the nurses on the ward.", "For {!PCR=PCR|Polymerase chain reaction} I {pack in the cool box=Sample packaging|Cold chain|Sample transport|Specimen packaging|Sample packing|Sample referral|Packing samples|Specimen transport|Sample shipment|Specimen packing|Sample transportation|Cool box packing} and the motorbike takes it to Kampala.", "{Autoclave=Autoclave|Autoclaving|Sterilisation|Sterilization|Autoclave operation|Autoclave sterilisation}, {waste by colour=Waste segregation|Medical waste segregation|Waste by colour|Waste management|Medical waste management|Biohazard waste disposal|Medical waste disposal|Colour-coded waste segregation|Waste disposal|Biomedical waste management|Waste sorting}, {fridge chart=Fridge temperature monitoring|Fridge chart|Temperature monitoring|Temperature charting|Temperature logs|Fridge temperature log|Fridge temperature chart|Temperature recording|Temperature log|Fridge temperature recording|Fridge charts}.", "[[External quality panel 2024: 59 of 60 slides right.]]", "Two doctors from the university make a study of bilharzia in our back room, with a laptop and {!R=R|R programming|R language}. I lend them the microscope."] },
        { title: "Lab attendant", company: "Kako Ridge Secondary School", place: "Masaka", dates: "20/02/2017 to 13/12/2019", from: "2017-02", to: "2019-12", points: ["{Preparing solutions=Solution preparation|Preparing solutions|Reagent preparation|Preparation of solutions|Chemical solutions|Making solutions|Preparing reagents} for the practical of S.4, washing every {!flask=Flask} and {counting the breakages=Breakage records|Stocktaking|Inventory|Glassware inventory|Counting breakages|Equipment inventory|Stock control|Breakage counting|Glassware counting}."] },
      ],
    },
    { heading: "Myself", list: ["I ask when I am not sure", "{~Tidy=Tidiness|Tidy|Orderliness|Neatness|Organisation|Cleanliness}", "Hepatitis B vaccinated"] },
    { heading: "Certificates and registration", certificates: ["{Allied Health Professionals Council=Allied Health Professionals Council|Allied Health Professionals Council registration|AHPC|Allied Health Professionals Council licence|Allied Health Professionals Council, practising licence}, practising licence 2026", "{Biosafety and Biosecurity=Biosafety and Biosecurity|Biosafety and Biosecurity training|Biosafety & Biosecurity}, 3 days, Mbarara, 2022"] },
    {
      heading: "Schools",
      studies: [
        { degree: "Certificate in Medical Laboratory Techniques", institution: "Villa Hill School of Health Sciences", place: "Masaka", dates: "2016", year: 2016 },
        { degree: "Uganda Certificate of Education", institution: "Bukoto Girls", place: "Masaka", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Languages", languages: ["{Luganda}, {English}, some {Runyankole=Runyankole|Runyankore|Nkore}"] },
    { heading: "Referee", text: ["Sr. Perpetua Nansubuga, in-charge, perpetua.n@stnoa.example, +256 701 222 940"] },
  ],
  optional: ["Laboratory skills", "Laboratory techniques", "Medical laboratory", "Quality control", "Ordering", "Data entry", "Biosafety", "Lab safety", "Safety", "Malaria testing", "Diagnostics", "Cleaning", "Parasitology", "Haematology", "Reporting", "Record keeping", "Serology", "Rapid testing", "Chemistry", "Equipment maintenance", "Specimen collection", "Tuberculosis", "Chemical preparation", "Chemical handling", "Laboratory testing", "School laboratory", "Laboratory equipment", "Infection control", "Carefulness", "External quality assessment", "EQA", "Quality assurance", "Proficiency testing", "Microscope", "Microscopy", "Glassware washing", "Washing glassware", "Glassware cleaning", "Practical preparation", "Practicals preparation", "Glassware", "Laboratory glassware", "Asking for help", "Asking questions", "Prudence", "Openness", "Willingness to ask", "Asks when unsure", "Communication", "Humility", "Asking when unsure"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["groff", "dot-leaders"],
};
