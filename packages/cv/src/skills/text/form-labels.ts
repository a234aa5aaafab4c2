import type { Line } from "../../types.ts";

/** Labels of the European form and its like, before what was done in a post, in eight languages. */
const DUTIES =
  /^(?:(?:(?:main|key|principal|job) )?(?:activities|duties|tasks|responsibilities)(?: (?:and|&) (?:duties|responsibilities|tasks))?|(?:principali )?(?:mansioni|attività)(?: e responsabilità)?|(?:principales )?(?:actividades|funciones|tareas)(?: y responsabilidades)?(?: principales)?|(?:principales )?(?:activités|tâches|missions)(?: et responsabilités)?(?: principales)?|(?:wichtigste )?(?:tätigkeiten|aufgaben|hauptaufgaben|haupttätigkeiten)(?: und (?:zuständigkeiten|verantwortlichkeiten))?|(?:principais )?(?:atividades|funções|tarefas)(?: e responsabilidades)?|(?:voornaamste |belangrijkste )?(?:werkzaamheden|taken|activiteiten)(?: en verantwoordelijkheden)?)\s*:?$/iu;

/** "Social skills", "Capacità relazionali": the rows of the form's part on skills. */
const KINDS =
  /^(?:(?:social|organi[sz]ational|artistic|communication|digital|job-related|managerial|computer|technical|interpersonal|other)(?: (?:and|&|\/) \p{L}+)? (?:skills|competences)(?: and competences)?|(?:capacità|competenze)(?: e competenze)? (?:relazionali|sociali|organizzative|tecniche|artistiche|comunicative|professionali|digitali|informatiche)|(?:aptitudes|compétences)(?: et compétences)? (?:sociales|organisationnelles|techniques|artistiques|informatiques|numériques)|(?:capacidades|aptitudes|competencias)(?: y (?:competencias|aptitudes))? (?:sociales|organizativas|técnicas|informáticas|artísticas|digitales|comunicativas)|(?:aptidões|competências|capacidades)(?: e competências)? (?:sociais|de organização|organizacionais|técnicas|informáticas|artísticas|digitais)|(?:soziale|organisatorische|technische|künstlerische|berufliche|digitale) (?:fähigkeiten|kompetenzen)(?: und kompetenzen)?|(?:sociale|organisatorische|technische|artistieke|digitale) (?:vaardigheden|competenties)(?: en competenties)?)\s*:?$/iu;

/** Rows of the languages that somebody speaks. */
const SPOKEN =
  /^(?:mother tongue|native (?:language|tongue)|other (?:spoken )?languages?|first language|madrelingua|lingua madre|altre lingue|langue maternelle|autres langues?|muttersprache|(?:weitere|sonstige|andere) sprachen?|lengua materna|otr[oa]s? (?:idiomas?|lenguas?)|língua materna|outr[oa]s? (?:línguas?|idiomas?)|moedertaal|andere talen)(?:\(s\))?\s*:?$/iu;

/** A row of a form whose label says how well languages are spoken, and no skill. */
export function isSpokenLabel(label: string): boolean {
  return SPOKEN.test(label);
}

/** A label that says what kind of skill its row tells of. */
export function isKindLabel(label: string): boolean {
  return KINDS.test(label.trim());
}

/** "Main activities (tab) testing of apps": the label of a form before the work, as long as it is, or nothing. */
export function dutiesLabelLength({ cells, text }: Line): number {
  const first = cells?.length === 2 ? (cells[0] ?? "") : "";
  return first !== "" && text.startsWith(first) && DUTIES.test(first.trim()) ? first.length : 0;
}
