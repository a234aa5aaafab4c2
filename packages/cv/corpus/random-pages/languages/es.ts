import { capitalFirst, monthFirst, monthOfYear, nowWords, type PageWords } from "./page-words.ts";

export const SPANISH: PageWords = {
  headings: {
    summary: ["Perfil", "Perfil profesional", "Sobre mí", "Acerca de mí", "Resumen", "Quién soy"],
    posts: [
      "Experiencia",
      "Experiencia laboral",
      "Experiencia profesional",
      "Trayectoria profesional",
      "Historial laboral",
      "Antecedentes laborales",
      "Dónde he trabajado",
    ],
    studies: [
      "Formación",
      "Formación académica",
      "Educación",
      "Estudios",
      "Estudios realizados",
      "Titulación",
    ],
    skills: ["Habilidades", "Competencias", "Conocimientos", "Aptitudes", "Destrezas", "Qué sé hacer"],
    certificates: [
      "Certificaciones",
      "Cursos y certificados",
      "Cursos",
      "Formación complementaria",
      "Carnés y certificados",
    ],
    languages: ["Idiomas", "Lenguas", "Conocimiento de idiomas"],
  },
  labels: {
    email: ["Correo electrónico", "Correo", "E-mail", "Email"],
    phone: ["Teléfono", "Tel.", "Móvil", "Celular"],
    address: ["Dirección", "Domicilio", "Localidad"],
    web: ["Web", "Sitio web"],
  },
  year: "Año",
  dates: {
    now: nowWords(
      ["actualidad", "Actualidad", "actual", "presente", "Presente", "hoy", "a la fecha"],
      ["la fecha", "la actualidad", "hoy"],
    ),
    full: monthOfYear,
    short: monthFirst,
    apart: capitalFirst,
    to: (from, to) => `${from} a ${to}`,
    since: (from) => `desde ${from}`,
    between: (from, to) => `desde ${from} hasta ${to}`,
  },
  joins: { at: "en", with: "en", in: "en" },
  script: null,
};
