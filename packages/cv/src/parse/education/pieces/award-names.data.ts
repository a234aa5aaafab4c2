import type { Phrases } from "../../vocabulary/types.ts";

/** Examinations that end school, by the names that their countries give them. */
export const SCHOOL_EXAMS: Phrases = `
  igcse|igcses|i.g.c.s.e|o'level|o'levels|o' level|o' levels|a'level|a'levels|a' level|a' levels|ordinary levels|advanced levels|as level|as levels|t level|t levels|
  stpm|spm|upsr|psle|hkale|hkcee|hkdse|sijil pelajaran malaysia|sijil tinggi persekolahan malaysia|
  kcse|kcpe|acsee|csee|uace|uce|ple|bgcse|lgcse|jce|msce|zimsec|bece|k.c.p.e|k.c.s.e|p.l.e|u.c.e|u.a.c.e|sssce|w.a.s.s.c.e|s.s.c.e|b.e.c.e|nabteb|gabece|neco|first school leaving certificate|primary leaving examinations|
  slc|hseb|dakhil|alim|junior school certificate|primary school certificate|secondary school leaving certificate|higher secondary school certificate|
  ncea|ncea level 1|ncea level 2|ncea level 3|vce|sace|wace|qce|higher school certificate|
  tawjihi|thanaweya amma|thanawiya amma|general secondary certificate|general secondary education certificate|lebanese baccalaureate|french baccalaureate|
  bacalaureat|diplomă de bacalaureat|baccalaureate diploma|matriculation examination|matriculation certificate|examen de stat|diplôme d'état|
  ossd|ontario secondary school diploma|dec|dec en|dep en|aec|dec général|diplôme d'études collégiales|diplôme d'études secondaires|aec en|
  vg1|vg2|vg3|licencia de enseñanza media|grade 12 school certificate
`;

/** Degrees and diplomas in the letters of one region. */
export const REGIONAL_AWARDS: Phrases = `
  pgdm|pgdbm|pgdba|pgdca|dmlt|bmlt|gnm|anm|d.pharm|dpharm|d.el.ed|d.ed|mlis|blis|bhmct|b.voc|bvoc|m.v.sc|mvsc|m.p.ed|b.p.ed|m.ch|mds|m.d.s|
  dds|d.d.s|d.d.s.|dmd|d.m.d|dpt|b.s.e|b.s.e.|m.s.e|m.s.e.|b.a.sc|b.a.sc.|basc|masc|bscn|
  n1|n2|n3|n4|n5|n6|d3|d4|s1|s2|sarjana muda|
  dr. rer. nat|dr. rer. nat.|dr. rer. pol|dr. rer. pol.|dr. rer. oec|dr. rer. oec.|dr. phil|dr. phil.|dr.-ing|dr.-ing.|batchelor of|
  sijil|sijil kemahiran malaysia|ijazah|ijazah sarjana muda|
  inżynier|inżynierskie|magister inżynier|mgr|mgr inż|mgr inż.|licencjat|licencjackie|magisterskie|
  licență|licență în|masterat|studia magisterskie|studia inżynierskie|studia licencjackie|specialist diploma|engineer degree|engineer's degree
`;
