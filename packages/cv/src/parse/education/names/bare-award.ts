import type { StudyPiece } from "../pieces/study-pieces.ts";

/** The kind of award without its subject, by language. */
const BARE: readonly RegExp[] = [
  /^(?:(?:bachelor|master|associate) of (?:applied )?(?:science|arts|engineering|technology|commerce|education|business)|(?:(?:advanced|higher national|higher|national|post-?graduate|graduate|professional) )?(?:diploma|certificate|degree|bachelor['’]?s?(?: degree)?|master['’]?s?(?: degree)?)|B\.?F?A\.?|[BM]\.?S\.?|B\.?Sc\.?|M\.?F?A\.?|M\.?Sc\.?(?: \(?Eng\.?\)?)?|Ph\.?D\.?|HN[CD]|A\.?A\.?S?\.?|A\.?S\.?|B\.?Eng\.?|M\.?Eng\.?|B\.?Tech\.?|MBA|M\.?Phil\.?)(?:\s?[-–]\s?\p{Lu}[\p{L}.]{1,7})?$/iu,
  /^(?:(?:BTEC|[NS]VQ|QQI|city (?:&|and) guilds|diploma|certificate|award)\s)?level \d(?:\s(?:diploma|certificate|award))?$/iu,
  /^(?:[NS]VQ \d|certificate (?:I{1,3}|IV)|(?:BTEC )?(?:higher )?national (?:diploma|certificate)|(?:trade|vocational|foundation) (?:diploma|certificate|degree)|(?:trade )?apprenticeship)$/iu,
  /^(?:diplom|bachelor|master|(?:berufs)?ausbildung|lehre|studium)$/iu,
  /^(?:licence(?: (?:pro(?:fessionnelle)?|\d))?|master(?: (?:pro(?:fessionnel)?|[12]))?|diplôme(?: universitaire)?|bac(?:calauréat)?(?: (?:pro(?:fessionnel)?|technologique|général))?|CAPA?|BEPA?|BTSA?|DEC|DEP|AEC|DEUG|DESS|DUT|BUT|BPA?|DEUST|brevet professionnel|titre professionnel)$/iu,
  /^(?:grado(?: (?:superior|medio))?|licenciatura|técnic[oa](?: superior| medio)?|ciclo formativo(?: de grado (?:superior|medio))?|bachillerato|máster|diplomado|tecnicatura|formación profesional|FPI{0,2})$/iu,
  /^(?:bacharelado|curso (?:profissional|técnico|tecnológico|superior)|mestrado|tecnólogo|pós-graduação|técnico)$/iu,
  /^(?:laurea(?: (?:triennale|magistrale|specialistica|di primo livello))?|qualifica(?: professionale)?|maturità(?: (?:tecnica|professionale))?|diploma (?:professionale|tecnico|superiore|di qualifica(?: professionale)?|di maturità(?: (?:tecnica|professionale))?|di istituto (?:tecnico|professionale)|di scuola superiore)|master di (?:primo|secondo|I|II) livello)$/iu,
  /^(?:[mh]bo|vmbo)(?:[- ](?:niveau )?\d|[- ](?:bachelor|opleiding|diploma))?$/iu,
];

/** "Diploma", "NVQ Level 2", "Laurea triennale": the kind of award alone, which wants its subject. */
export function isBareAward({ degree, text }: StudyPiece): boolean {
  return degree && BARE.some((kind) => kind.test(text));
}
