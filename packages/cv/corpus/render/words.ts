import type { Person } from "../person.ts";
import type { FormWords } from "./html/entries.ts";

/** Words that a form or a running header prints of its own accord, per language of the CV. */
interface LayoutWords extends FormWords {
  readonly qualification: string;
  readonly institution: string;
  readonly page: string;
  readonly title: string;
}

const ENGLISH: LayoutWords = {
  period: "Period",
  employer: "Employer",
  role: "Position",
  duties: "Duties",
  qualification: "Qualification",
  institution: "Institution",
  page: "Page",
  title: "Curriculum Vitae",
};

const WORDS: Readonly<Record<string, LayoutWords>> = {
  en: ENGLISH,
  de: {
    period: "Zeitraum",
    employer: "Arbeitgeber",
    role: "Tätigkeit",
    duties: "Aufgaben",
    qualification: "Abschluss",
    institution: "Schule",
    page: "Seite",
    title: "Lebenslauf",
  },
  fr: {
    period: "Période",
    employer: "Employeur",
    role: "Poste",
    duties: "Missions",
    qualification: "Diplôme",
    institution: "Établissement",
    page: "Page",
    title: "Curriculum vitæ",
  },
  es: {
    period: "Periodo",
    employer: "Empresa",
    role: "Puesto",
    duties: "Funciones",
    qualification: "Título",
    institution: "Centro",
    page: "Página",
    title: "Currículum vítae",
  },
  pt: {
    period: "Período",
    employer: "Empresa",
    role: "Cargo",
    duties: "Atividades",
    qualification: "Formação",
    institution: "Instituição",
    page: "Página",
    title: "Currículo",
  },
  it: {
    period: "Periodo",
    employer: "Datore di lavoro",
    role: "Mansione",
    duties: "Attività",
    qualification: "Titolo",
    institution: "Istituto",
    page: "Pagina",
    title: "Curriculum vitae",
  },
  nl: {
    period: "Periode",
    employer: "Werkgever",
    role: "Functie",
    duties: "Taken",
    qualification: "Diploma",
    institution: "School",
    page: "Pagina",
    title: "Curriculum vitae",
  },
  si: {
    period: "කාලය",
    employer: "ආයතනය",
    role: "තනතුර",
    duties: "රාජකාරි",
    qualification: "සුදුසුකම",
    institution: "ආයතනය",
    page: "පිටුව",
    title: "ජීව දත්ත පත්‍රය",
  },
  ta: {
    period: "காலம்",
    employer: "நிறுவனம்",
    role: "பதவி",
    duties: "கடமைகள்",
    qualification: "தகுதி",
    institution: "நிறுவனம்",
    page: "பக்கம்",
    title: "சுயவிவரக் குறிப்பு",
  },
  hi: {
    period: "अवधि",
    employer: "संस्था",
    role: "पद",
    duties: "कार्य",
    qualification: "योग्यता",
    institution: "संस्थान",
    page: "पृष्ठ",
    title: "जीवन वृत्त",
  },
  ar: {
    period: "الفترة",
    employer: "جهة العمل",
    role: "الوظيفة",
    duties: "المهام",
    qualification: "المؤهل",
    institution: "المؤسسة",
    page: "صفحة",
    title: "السيرة الذاتية",
  },
};

export function wordsOf(person: Pick<Person, "languageCode">): LayoutWords {
  return WORDS[person.languageCode] ?? ENGLISH;
}
