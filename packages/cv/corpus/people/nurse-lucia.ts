import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-lucia",
  family: "nursing",
  country: "ES",
  languageCode: "es",
  name: "Lucía Fernández Arroyo",
  headline: "Enfermera",
  email: "lucia.fernandez@correosur.example",
  phone: "654 20 88 71",
  location: "Málaga, España",
  labels: { contact: "Datos de contacto", email: "Correo electrónico", phone: "Móvil", address: "Dirección" },
  sections: [
    { heading: "Sobre mí", text: ["Enfermera de urgencias, turno de noche por elección."] },
    {
      heading: "Experiencia profesional",
      jobs: [
        { title: "Enfermera de urgencias", company: "Hospital Costa del Alba", place: "Málaga", dates: "mayo 2021 - presente", from: "2021-05", to: null, points: ["{Triaje=Triage|Triaje}, {vías venosas=IV therapy|Vías venosas|Intravenous cannulation|Cannulation|Intravenous therapy}, {soporte vital avanzado=Advanced life support|Soporte vital avanzado|ALS}.", "[[Reduje el tiempo hasta el primer analgésico de 48 a 20 minutos.]]"] },
        { title: "Enfermera", company: "Residencia Los Olivos", place: "Ronda", dates: "sept. 2019 - abr. 2021", from: "2019-09", to: "2021-04", points: ["{Cuidados paliativos=Palliative care|Cuidados paliativos}, úlceras y {sondaje=Catheterisation|Catheterization|Sondaje|Urinary catheterization}."] },
      ],
    },
    { heading: "Competencias", tags: ["{Curas=Wound care|Curas|Wound dressing}", "{Administración de medicación=Medication administration|Administración de medicación}", "{~Trabajo en equipo=Teamwork|Trabajo en equipo}", "{~Empatía=Empathy|Empatía}"] },
    { heading: "Formación", studies: [{ degree: "Grado en Enfermería", institution: "Universidad de Málaga", dates: "2015 - 2019", year: 2019 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish}", "{Inglés=English} B2", "{Francés=French} A2"] },
    { heading: "Otros datos", list: ["Carné de {?conducir=Driving} B", "Disponibilidad inmediata"] },
  ],
  optional: ["Emergency nursing", "Emergency care", "Nursing", "Pressure ulcer care"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["modern", "docx-columns", "grid", "docx-sidebar@libreoffice"],
};
