import { hasCertificateLetters } from "../../certifications/certificate-words.ts";
import { findInstitution } from "../../education/pieces/education-words.ts";
import { isCaps, type LineView } from "../../text/cv-text.ts";

/** "CeMAP (Certificate in Mortgage Advice and Practice), …": letters of a profession with what they stand for. */
const SPELT =
  /^\W*(?:(?:19|20)\p{Nd}{2}\W+)?(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{3,8} \((?:(?:advanced |professional |level \p{Nd} )?(?:certificate|award)|diploma (?=for)|certified|chartered|registered|licensed)(?: (?:in|for|as)(?! (?:secondary|education|primary|vocational)))? ?\p{Lu}/iu;

/** "PRINCE2 Practitioner, 2019", "2021 – NEBOSH General Certificate": its line begins with what everybody knows it by. */
const LEAD = /^\W*(?:(?:19|20)\p{Nd}{2}\W+)?/u;

/** True for a line among studies that names a paper by its letters or as everybody knows it, however it is laid out. */
export function isSpeltPaper(view: LineView): boolean {
  const begin = view.tokens[0]?.start ?? 0;
  const own = view.text.slice(begin);
  if (DEGREES.test(own)) return false;
  if (SPELT.test(own)) return true;
  const lead = LEAD.exec(own)?.[0].length ?? 0;
  const first = view.tokens.filter(({ start }) => start >= begin + lead).slice(0, 2);
  // "CURSO DE COZINHA": in capitals any word looks like letters.
  if (!/^\p{Lu}{2}/u.test(own.slice(lead)) || view.words.length > 10) return false;
  if (view.words.length > 2 && isCaps(own)) return false;
  return hasCertificateLetters(first, view.text) && findInstitution(view.tokens) === null;
}

/** What has letters of its own and is studied: "PGCE (…)", "HND (…)"; and bodies that hold schools. */
const DEGREES =
  /^\W*(?:(?:19|20)\p{Nd}{2}\W+)?(?:PG\p{L}*|HN[CD]|CSE|GCSE|KCSE|KCPE|SSC|HSC|GCE|CAP|CEP|BEP|BTS|DUT|BUT|VAE|NVQ|SVQ|GNVQ|BTEC|AAT|ACCA|CIMA|CPA|CFA|ACA|FCA|CA|CNA|LPN|LVN|TESDA|QTS|QTLS|PTS)(?!\p{L})/u;

/** "Supervision – online, component certificate": a part of a study, or one of a few days, at no school. */
export function isShortCourse({ text, tokens, words }: LineView): boolean {
  return SHORT.test(text) && words.length <= 14 && findInstitution(tokens) === null;
}

const SHORT =
  /(?<!\p{L})(?:component certificate|minor award|short course|micro-?credential|(?:one|two|three|half)[- ]day (?:course|workshop|training)|evening course|online (?:course|certificate)|e-?learning|occupational first aider?)(?!\p{L})/iu;
