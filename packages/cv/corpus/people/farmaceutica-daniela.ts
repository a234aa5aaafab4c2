import type { Person } from "../person.ts";

export const person: Person = {
  id: "farmaceutica-daniela",
  family: "pharmacy",
  country: "EC",
  languageCode: "es",
  name: "Daniela Estefanía Ordóñez Vintimilla",
  headline: "Química farmacéutica",
  email: "d.ordonez@cuencapost.example",
  phone: "+593 99 555 0148",
  location: "Cuenca, Ecuador",
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Ciudad" },
  sections: [
    { heading: "Perfil", text: ["Farmacéutica con experiencia en hospital y en mostrador; explico la receta hasta que se entiende."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Farmacéutica responsable", company: "Farmacia Tomebamba", place: "Cuenca", dates: "Enero 2024 – Actualidad", from: "2024-01", to: null, points: [
          "{Dispensación de medicamentos=Dispensing|Dispensación de medicamentos|Dispensación}, {validación de recetas=Prescription review|Validación de recetas|Prescription validation} y custodia de {psicotrópicos=Controlled drugs|Psicotrópicos|Controlled substances|Psychotropic drugs|Controlled substances management|Custodia de psicotrópicos|Controlled drugs management}.",
          "[[Los medicamentos caducados bajaron de 3,8 % a 0,7 % del inventario.]]",
          "{?Toma de presión=Blood pressure measurement|Toma de presión|Blood pressure monitoring|Toma de presión arterial} y charlas sobre diabetes los jueves.",
        ] },
        { title: "Farmacéutica de hospital", company: "Hospital Yanuncay", place: "Cuenca", dates: "Marzo 2019 – Diciembre 2021", from: "2019-03", to: "2021-12", points: [
          "{Nutrición parenteral=Parenteral nutrition|Nutrición parenteral} y {unidosis=Unit dose dispensing|Unidosis|Unit dose|Unit-dose distribution}; reunión diaria con {!Enfermería=Nursing|Enfermería} y {!Compras=Procurement|Compras}.",
        ] },
      ],
    },
    { heading: "Habilidades", tags: ["{Farmacovigilancia=Pharmacovigilance|Farmacovigilancia}", "{Atención farmacéutica=Pharmaceutical care|Atención farmacéutica}", "{Control de inventario=Inventory management|Control de inventario}", "{Buenas prácticas de almacenamiento=Good storage practices|Buenas prácticas de almacenamiento|Good storage practice|GSP}", "{Excel=Microsoft Excel}", "{~Empatía=Empathy|Empatía}", "{~Responsabilidad=Responsibility|Responsabilidad}"] },
    { heading: "Formación académica", studies: [
      { degree: "Maestría en Farmacia Clínica", institution: "Universidad Andina del Austro", place: "Quito", dates: "2022 – 2023", year: 2023, points: ["Dedicación a tiempo completo con beca."] },
      { degree: "Bioquímica y Farmacia", degreeAlso: ["Título de Bioquímica y Farmacia"], institution: "Universidad de Cuenca", dates: "2013 – 2018", year: 2018 },
    ] },
    { heading: "Idiomas", languages: ["{Español=Spanish}", "{Inglés=English} (B1)"] },
    { heading: "Intereses", text: ["{!Cerámica=Pottery|Cerámica|Ceramics}, senderismo; quisiera aprender {!guitarra=Guitar|Guitarra}"] },
  ],
  optional: ["Pharmacy", "Farmacia", "Clinical pharmacy", "Farmacia clínica", "Hospital pharmacy", "Farmacia hospitalaria", "Community pharmacy", "Health education", "Patient education", "Patient counselling", "Educación sanitaria", "Educación para la salud", "Diabetes education", "Biochemistry", "Bioquímica", "Customer service", "Expiry date control", "Stock rotation", "Diabetes", "Diabetes care", "Waste reduction", "Health talks", "Medication counselling"],
  totalYears: 5.7,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["rating", "docx-textbox"],
};
