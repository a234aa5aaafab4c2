import type { Person } from "../person.ts";

export const person: Person = {
  id: "rrhh-carmen",
  family: "human resources",
  country: "PE",
  languageCode: "es",
  name: "María del Carmen Quispe Huamán",
  headline: "Analista de selección",
  email: "mc.quispe@arequipost.example",
  phone: "959 555 024",
  location: "Arequipa, Perú",
  labels: { contact: "Datos", email: "Correo", phone: "Celular", address: "Dirección" },
  sections: [
    {
      heading: "Dónde he trabajado",
      jobs: [
        { title: "Analista de selección", company: "Textiles Misti S.A.", place: "Arequipa", dates: "06/2021 – a la fecha", from: "2021-06", to: null, points: ["Unas 160 vacantes al año, entre {!costureras=Sewing|Costura}, {!choferes=Driving} y oficinistas; {?ferias laborales=Job fairs|Ferias laborales|Recruitment fairs|Recruitment events}.", "[[La rotación en los primeros tres meses bajó del 28 % al 15 %.]]"] },
        { title: "Asistente de recursos humanos", company: "Correo Express Sur", place: "Arequipa", dates: "02/2017 – 11/2019", from: "2017-02", to: "2019-11", points: ["{?Legajos=Personnel files|Legajos|Personnel administration|Record keeping}, {?control de asistencia=Attendance tracking|Control de asistencia|Time and attendance}, saludos de cumpleaños."] },
        { title: "Practicante de bienestar social", titleAlso: ["Practicante"], company: "Correo Express Sur", place: "Arequipa", dates: "08/2016 – 01/2017", from: "2016-08", to: "2017-01", promoted: true },
      ],
    },
    { heading: "Herramientas", tags: ["{Reclutamiento y selección=Recruitment|Reclutamiento y selección|Reclutamiento|Recruitment and selection|Selección de personal}", "{Entrevistas por competencias=Competency-based interviews|Entrevistas por competencias|Interviewing|Competency-based interviewing}", "{Inducción de personal=Onboarding|Inducción de personal|Induction|Inducción|Employee onboarding}", "{Pruebas psicométricas=Psychometric testing|Pruebas psicométricas|Psychometric tests}", "{Excel intermedio=Microsoft Excel|Excel}", "{~Escucha activa=Active listening|Escucha activa}"] },
    { heading: "Formación", studies: [{ degree: "Licenciada en Psicología", degreeAlso: ["Licenciatura en Psicología", "Psicología"], institution: "Universidad Nacional de San Agustín", dates: "2016", year: 2016 }] },
    { heading: "Cursos", certificates: ["{Diplomado en Gestión del Talento|Gestión del Talento}, Cámara de Comercio de Arequipa, 2022"] },
    { heading: "Idiomas", languages: ["{Español=Spanish} (materno)", "{Quechua} (materno)", "{Inglés=English} (básico)"] },
    { heading: "Referencias", text: ["Ing. Julia Salas Paredes, jefa de planta, Textiles Misti, anexo 214."] },
  ],
  optional: ["Human resources", "Psychology", "Staff turnover", "Talent management", "Employee welfare", "Personnel selection", "Employee retention", "Social welfare"],
  not: ["Express"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["sidebar-left", "latex-ot1"],
};
