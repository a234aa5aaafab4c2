import type { Person } from "../person.ts";

export const person: Person = {
  id: "enfermera-itziar",
  family: "nursing",
  country: "ES",
  languageCode: "es",
  name: "Itziar Larrañaga Mendoza",
  headline: "Enfermera",
  email: "itziar.larranaga@correo.example",
  phone: "+34 644 180 527",
  location: "Vitoria-Gasteiz",
  labels: { contact: "Contacto", email: "Correo electrónico", phone: "Teléfono", address: "Dirección" },
  sections: [
    { heading: "Perfil", text: ["Enfermera de residencia, acostumbrada a los turnos y al trato con las familias."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Enfermera", company: "Residencia Las Encinas", place: "Vitoria-Gasteiz", dates: "marzo de 2021 – actualidad", from: "2021-03", to: null, points: ["Curas, medicación y {?planes de cuidados=Care planning|Planes de cuidados} de 38 residentes.", "[[Las {?úlceras por presión=Pressure sore prevention|Úlceras por presión|Prevención de úlceras por presión} bajaron de 14 a 5 en un año.]]", "Parte diario a {!cocina=Cooking|Cocina} y {!lavandería=Laundry|Lavandería}."] },
        { title: "Enfermera (sustituciones)", titleAlso: ["Enfermera"], company: "Hospital San Prudencio", place: "Vitoria-Gasteiz", dates: "junio de 2018 – febrero de 2021", from: "2018-06", to: "2021-02", points: ["{?Medicina interna=Internal medicine|Medicina interna} y {?urgencias=Emergency care|Urgencias|Emergency medicine|Emergency nursing|Emergency department}; {extracciones de sangre=Phlebotomy|Extracciones de sangre|Extracción de sangre|Extracciones}."] },
      ],
    },
    { heading: "Competencias", tags: ["{Administración de medicación=Medication administration|Administración de medicación}", "{Curas de heridas=Wound care|Curas de heridas|Curas|Cura de heridas}", "{Atención geriátrica=Elderly care|Atención geriátrica|Geriatrics|Geriatric care|Geriatría}", "{Soporte vital básico=Basic Life Support|Soporte vital básico}", "{Control de constantes=Vital signs monitoring|Control de constantes|Constantes vitales}", "{~Empatía=Empathy|Empatía}", "{~Trabajo en equipo=Teamwork|Trabajo en equipo}"] },
    { heading: "Formación", studies: [{ degree: "Grado en Enfermería", institution: "Universidad del País Vasco", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Idiomas", languages: ["{Castellano=Spanish|Castellano|Castilian}, {euskera=Basque|Euskera}, {inglés=English}"] },
  ],
  not: ["Encinas"],
  optional: ["Shift work", "Trabajo a turnos", "Turnos", "Family communication", "Trato con familias", "Trato con las familias", "Communication", "Customer service", "Family support", "Nursing", "Enfermería", "Care coordination", "Interpersonal skills", "Atención a familias"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-form"],
};
