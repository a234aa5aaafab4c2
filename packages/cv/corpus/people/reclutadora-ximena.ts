import type { Person } from "../person.ts";

export const person: Person = {
  id: "reclutadora-ximena",
  family: "human resources",
  country: "MX",
  languageCode: "es",
  name: "Ximena Olvera Galindo",
  headline: "Reclutadora",
  email: "ximena.olvera@correobajio.example",
  phone: "+52 442 318 7706",
  location: "Querétaro, México",
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Domicilio" },
  sections: [
    { heading: "Perfil", text: ["Encuentro gente para líneas de producción y para oficinas; contesto a todos, también a los que no quedan."] },
    {
      heading: "Experiencia",
      jobs: [
        { title: "Reclutadora", company: "Talento Bajío Consultores", place: "Querétaro", dates: "agosto 2022 – actualidad", from: "2022-08", to: null, points: [
          "{Reclutamiento masivo=Mass recruitment|Reclutamiento masivo|High-volume recruitment|Volume recruitment|Bulk hiring} de operadores, y búsqueda de programadores de {!Java} y {!Python} para dos clientes.",
          "[[Bajó el tiempo de contratación de 38 a 19 días.]]",
          "Ferias de empleo, {?OCC=OCC Mundial|OCC|OCCMundial} y {LinkedIn Recruiter=LinkedIn Recruiter|LinkedIn}; {?pruebas psicométricas=Psychometric testing|Pruebas psicométricas|Psychometric tests|Psicometría|Evaluación psicométrica} en {Evaluatest}.",
        ] },
        { title: "Auxiliar de Recursos Humanos", titleAlso: ["Auxiliar de RR. HH."], company: "Autopartes Cimatario", place: "El Marqués", dates: "enero 2018 – mayo 2020", from: "2018-01", to: "2020-05", points: ["Altas y bajas en el {?IMSS=IMSS|IMSS filings|Altas y bajas IMSS|Social security administration|Trámites IMSS}, expedientes y credenciales de 480 personas.", "[[Redujo las faltas en el turno de noche de 9 % a 5 %.]]"] },
      ],
    },
    { heading: "Habilidades", tags: ["{Entrevista por competencias=Competency-based interviewing|Entrevista por competencias|Interviewing|Entrevistas por competencias|Behavioral interviewing|Entrevistas}", "{Descripción de puestos=Job descriptions|Descripción de puestos|Job description writing|Descripciones de puestos}", "{Inducción=Onboarding|Inducción|Induction}", "{NOM-035=NOM-035|NOM 035}", "{Excel=Microsoft Excel}", "{Canva}", "{~Escucha activa=Active listening|Escucha activa}", "{~Organización=Organisation|Organización|Organization}"] },
    { heading: "Formación", studies: [{ degree: "Licenciatura en Psicología", degreeAlso: ["Psicología"], institution: "Universidad del Cerro de las Campanas", dates: "2013 – 2017", year: 2017 }] },
    { heading: "Cursos y certificaciones", certificates: ["{EC0217.01 Impartición de cursos de formación=EC0217.01|EC0217|EC0217.01 Impartición de cursos de formación|CONOCER EC0217.01|Impartición de cursos de formación}, CONOCER, 2023", "{Certificación en Reclutamiento 4.0=Certificación en Reclutamiento 4.0|Reclutamiento 4.0} (AMEDIRH)"] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {inglés=English} (B2)"] },
    { heading: "Intereses", text: ["Portera en la selección municipal de {!futbol=Football|Futbol|Fútbol|Soccer}; novela negra"] },
  ],
  optional: ["Recruitment", "Reclutamiento", "Psychology", "Psicología", "Personnel files", "Expedientes", "File management", "Record keeping", "Personnel administration", "Administración de personal", "Job fairs", "Ferias de empleo", "Absence management", "Absenteeism management", "Candidate sourcing", "Sourcing", "Búsqueda de candidatos", "IT recruitment", "Training", "Capacitación", "Talent acquisition", "Candidate communication", "Reclutamiento y selección", "Attendance management", "Technical recruitment", "Psicología laboral", "Document management", "Communication"],
  not: ["Programming", "Programación"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["timeline", "docx-sidebar"],
};
