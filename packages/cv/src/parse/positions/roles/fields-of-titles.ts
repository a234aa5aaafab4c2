import type { Atom } from "../pieces/atoms.ts";

/** Ends of names that are a field of work as well as a firm's. */
const FIELD_END =
  /(?<!\p{L})(?:propert(?:y|ies)|networks?|care|clients?|customers|services?|sales|systems|solutions|operations|products|projects|programmes?|programs|logistics|finance|banking|insurance|research|development|design|media|technology|engineering|maintenance|security|transport|construction|marketing|communications|data|cloud|energy|water|power|housing|law|group|team|practice|desk|claims|payments|cards|loans|credit|risk|audit|tax|education|studies|health|therapy|medicine|surgery|nursing)$/iu;

/** Whether a name ends as fields of work and functions do. */
export function isFieldName(text: string): boolean {
  return FIELD_END.test(text) || FUNCTION_END.test(text);
}

/** "Paralegal, Residential Property": behind the comma of a title. */
export function isFieldOf(atom: Atom, before: Atom | undefined): boolean {
  if (before === undefined || atom.link !== "comma" || before.view.id !== atom.view.id) return false;
  return before.title >= 2.5 && atom.company < 4 && atom.tokens.length <= 4 && isFieldName(atom.text);
}

/** Ends of names that are a function within a firm and hardly end a firm's own name. */
const FUNCTION_END =
  /(?<!\p{L})(?:accounting|accounts|payroll|procurement|purchasing|operations|audit|treasury|compliance|risk|claims|underwriting|settlements|reporting|planning|recruitment|support|assurance|administration|relations|analytics|communications|affairs|resources|department|dept|unit|ward)$/iu;

/** "Senior Associate, Fund Accounting, Harbourline Services": between a title and a firm of one line. */
export function isFunctionOf(atom: Atom, before: Atom | undefined, behind: Atom | undefined): boolean {
  if (before === undefined || behind === undefined) return false;
  const areCommas = atom.link === "comma" && (behind.link === "comma" || behind.link === "at");
  if (!areCommas || before.view.id !== atom.view.id || behind.view.id !== atom.view.id) return false;
  const isFirm = behind.company >= 2.2 && behind.title < 2 && behind.place < 2;
  return before.title >= 1.5 && isFirm && atom.company <= behind.company && FUNCTION_END.test(atom.text);
}

const FACULTY = /^(?:department|dept\.?|faculty|school|division|section|chair|college) (?:of|for) \p{L}/iu;
const WHOLE =
  /(?<!\p{L})(?:university|polytechnic|institute of technology|university college|hospital|ministry)(?!\p{L})/iu;

/** "Lecturer, Department of Botany, Lakeside University": a part of the employer behind the next comma. */
export function isFacultyOf(atom: Atom, behind: Atom | undefined): boolean {
  if (behind === undefined || behind.link !== "comma" || behind.view.id !== atom.view.id) return false;
  return behind.title < 1.5 && FACULTY.test(atom.text) && WHOLE.test(behind.text);
}

/** The same in front of its university, or where that stands elsewhere in the header: "Lecturer, Faculty of Law" below it. */
export function isFacultyBeside(atom: Atom, behind: Atom | undefined, company: Atom | undefined): boolean {
  if (atom.link !== "comma" || atom.role !== null) return false;
  return (
    isFacultyOf(atom, behind) ||
    (company !== undefined && FACULTY.test(atom.text) && WHOLE.test(company.text))
  );
}

/** Whether an atom begins another line as a firm does that is none of the fields. */
export function isFirmApart(atom: Atom, field: Atom): boolean {
  return atom.view.id !== field.view.id && atom.link === "start" && atom.company >= 2.2 && atom.title < 2;
}

/** Whether a text is the name of a department, as firms of any kind have one. */
export function isDepartment(text: string): boolean {
  return DEPARTMENT.test(text);
}

const DEPARTMENT =
  /^(?:human resources?|hr|(?:unit )?supply|operations?|finance|accounts?|marketing|sales|production|quality|procurement|logistics|supply chain|administration|it|ict|i\.?t\.?|mis|information technology|human capital|registry|stores|records|research and development|r&d|credit|recoveries|retail|data|analytics|digital|software|engineering|security|design|legal|product|maintenance|facilities|catering|communications|compliance|payroll|documentation|accounting|audit|tax|treasury|warehouse|exports?|imports?|merchandising|training|customer service|services?|icu|ccu|hdu|nicu|picu|sicu|micu|a&e|opd|etu|pcu|emergency|out-?patients?|maternity|theatres?|dialysis|radiology|telemetry|cardiology|oncology|neurology|orthopa?edics|pa?ediatrics|geriatrics|psychiatry|surgery|med(?:ical)?[- ]surg(?:ical)?|step-?down|(?:grades?|classes|years|forms?|key stages?) \p{Nd}{1,2}(?:\s?[-–&]\s?\p{Nd}{1,2})?)(?: (?:&|and) \p{L}+)?(?: (?:department|dept\.?|section|division|unit|desk))?$/iu;
