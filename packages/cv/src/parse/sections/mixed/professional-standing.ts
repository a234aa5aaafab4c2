import { findInstitution } from "../../education/pieces/education-words.ts";
import type { LineView } from "../../text/cv-text.ts";

/** Bodies and their letters, alone or one behind the other: "ICAEW ACA". */
const LETTERS =
  /^\W*(?:(?:ICAEW|ICAS|CA|CIMA|ACCA|ACA|ACMA|CGMA|CPA|CFA|FRM|CMA|CIPS|CII|CISI|AAT|ICAN)(?!\p{L})\W{1,3}){1,2}/u;

/** How far somebody came in their examinations, or as what they are listed. */
const STAGE =
  /(?<!\p{L})(?:exams?|papers?|passed|cleared|qualified|finalist|affiliate|level|part|candidate|charterholder|member|fellow)(?!\p{L})/iu;

/** "AAT Level 4 Diploma in Accounting" is one of its courses. */
const AWARD = /(?<!\p{L})(?:diploma|certificate|degree|bachelor|master)(?!\p{L})/iu;

const LISTED =
  /^\p{Lu}{4,8} (?:member|fellow|associate)(?!\p{L})|^(?:Associate )?(?:Member|Fellow) of (?:the )?\p{Lu}/u;

/** "CeMAP (Certificate in Mortgage Advice)", "Certificate in Company Direction (CertCD)": letters that a profession knows its examination by. */
const LETTERED =
  /^\W*(?:\p{Lu}\p{L}{3,6}\s?\((?:(?:advanced|professional|international) )?certificate in (?!education|higher)[^()]{4,60}\)|certificate in (?!education|higher)[^()]{4,60}\s\(\p{Lu}\p{L}{0,3}\p{Lu}\p{L}{0,3}\))/iu;

const AT_COLLEGE = /(?<!\p{L})(?:universit|colleg|school|polytech)/iu;

/** "ACCA – part qualified", "ICAEW ACA – 12 of 15 exams passed", "CFA Charterholder", "HKICPA member": a standing in a profession, and no study. */
export function isProfessionalStanding({ text, tokens, line }: LineView): boolean {
  const letters = LETTERS.exec(text);
  const isStage = letters !== null && STAGE.test(text.slice(letters[0].length)) && !AWARD.test(text);
  if (LETTERED.test(text) && !AT_COLLEGE.test(text)) return true;
  return isStage || (LISTED.test(text) && !line.bullet && findInstitution(tokens) === null);
}
