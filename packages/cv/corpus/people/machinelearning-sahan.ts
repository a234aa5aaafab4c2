import type { Person } from "../person.ts";

export const person: Person = {
  id: "machinelearning-sahan",
  family: "data",
  country: "LK",
  languageCode: "en",
  name: "Sahan Abeysinghe",
  headline: "Machine Learning Engineer",
  email: "sahan.abeysinghe@modelbox.example",
  phone: "+94 77 640 9913",
  location: "Nugegoda, Sri Lanka",
  sections: [
    {
      heading: "Experience",
      jobs: [
        { title: "Machine Learning Engineer", company: "Serendib Crop Vision", place: "Colombo 05", dates: "Aug 2024 – Present", from: "2024-08", to: null, points: [
          "Leaf disease from phone pictures: {PyTorch} for training, {ONNX=ONNX|ONNX Runtime} on cheap phones, {FastAPI} behind the app.",
          "[[Lifted recall on leaf blast from 81% to 94% with 3,000 pictures that farmers took themselves.]]",
          "Runs logged in {MLflow}; weekly retraining on {AWS}.",
          "Talk to the {!R&D=R|R programming} people at the rice institute about what they would believe.",
        ] },
        { title: "Data Analyst", company: "Kelani Spark Plugs PLC", companyAlso: ["Kelani Spark Plugs"], place: "Biyagama", dates: "Mar 2021 – Jul 2022", from: "2021-03", to: "2022-07", points: [
          "Scrap reports in {Power BI} from {SQL Server}.",
          "[[Found the press that made 40% of the rejects.]]",
        ] },
      ],
    },
    {
      heading: "Education",
      studies: [
        { degree: "MSc in Artificial Intelligence (full-time)", degreeAlso: ["MSc in Artificial Intelligence"], institution: "University of Moratuwa", dates: "Sep 2022 – Jul 2024", year: 2024, points: ["Thesis: counting coconuts from {?drone=Drones|Drone imagery|Drone photography} pictures with {YOLO=YOLO|YOLOv8|YOLOv5}."] },
        { degree: "BSc (Hons) in Statistics", degreeAlso: ["BSc in Statistics", "BSc Statistics"], institution: "University of Sri Jayewardenepura", dates: "2017 – 2020", year: 2020 },
      ],
    },
    { heading: "Skills", tags: ["{Python}", "{PyTorch}", "{scikit-learn}", "{OpenCV}", "{Pandas}", "{SQL}", "{Docker}", "{AWS}", "{MLflow}", "{Airflow=Apache Airflow|Airflow}", "{Computer vision}", "{~Curiosity}"] },
    { heading: "Certificates", certificates: ["{AWS Certified Machine Learning Engineer – Associate=AWS Certified Machine Learning Engineer – Associate|AWS Certified Machine Learning Engineer|AWS Certified Machine Learning Engineer Associate}, 2025", "{TensorFlow Developer Certificate=TensorFlow Developer Certificate|TensorFlow Developer} (lapsed)"] },
    { heading: "Languages", languages: ["{Sinhala} (first language), {English}, some {Tamil}"] },
    { heading: "Away from the screen", text: ["Village {!cricket=Cricket}, and a {!Swift=Swift} that needs more repairs than driving"] },
  ],
  optional: ["Model evaluation", "Deep learning", "Statistics", "Object detection", "Image classification", "Model deployment", "Model training", "MLOps", "Reporting", "Data reporting", "TensorFlow", "Edge AI", "Mobile deployment", "Retraining", "Artificial intelligence", "Root cause analysis", "Image processing", "Data collection", "Scrap reporting", "Dashboards", "Experiment tracking", "Data labelling"],
  not: ["Apache Spark", "Spark", "R&D", "Rice"],
  totalYears: 3.7,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["latex-awesome", "docx-columns"],
};
