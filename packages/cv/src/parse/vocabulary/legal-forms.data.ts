import type { Phrases } from "./types.ts";

/** Legal forms of companies in the countries CVs come from; as good as proof of a company name. */
export const LEGAL_FORMS: Phrases = `
  ltd|ltd.|limited|plc|p.l.c.|llc|l.l.c.|llp|inc|inc.|incorporated|corp|corp.|corporation|co.|co ltd|co. ltd|co., ltd|pvt|pvt.|pvt ltd|pvt. ltd.|pvt. ltd|(pvt) ltd|
  (private) limited|private limited|pty|pty ltd|pte|pte ltd|pte. ltd.|sdn bhd|sdn. bhd.|bhd|berhad|gmbh|g.m.b.h.|mbh|ag|kg|kgaa|ohg|gbr|ug|gmbh & co. kg|gmbh & co kg|e.v.|e. v.|ev|eg|se|e.k.|
  s.a.|s. a.|s.a|s.l|s.l.u|s.a.u|b.v|n.v|s.n.c|s.a.r.l|v.o.f|s.r.o|d.o.o|g.m.b.h|s.a.s.|sas|sarl|s.a.r.l.|eurl|sci|snc|s.l.|s. l.|sl|s.l.u.|slu|s.a.u.|s.c.|s.a. de c.v.|sa de cv|s.a.b. de c.v.|s. de r.l. de c.v.|s. de r.l.|s. de r.l|s de rl|s.a. de c.v|s.a.b. de c.v|s. de r.l. de c.v|s.a.p.i. de c.v|s.a.p.i. de c.v.|dac|s de rl de cv|c.v.|
  ltda|ltda.|ltd.a|eireli|me|s/a|lda|lda.|unipessoal|s.p.a.|spa.|s.r.l.|srl|s.r.l.s.|s.a.s|s.n.c.|scarl|onlus|b.v.|bv|n.v.|nv|v.o.f.|vof|cvba|bvba|
  a/s|aps|as.|asa|ab|oy|oyj|ab.|kb|hb|sp. z o.o.|sp z o.o.|s.r.o.|a.s.|d.o.o.|d.d.|kft|kft.|zrt|nyrt|rt.|ood|eood|ooo|ооо|зао|оао|пао|ao|tov|тов|s.c.a.|s.c.r.l.|
  a.ş.|a.s|ltd. şti.|ltd şti|şti|fze|fzco|fz-llc|fz llc|wll|w.l.l.|w.l.l|l.l.c|p.l.c|s.p.a|s.r.l|saog|saoc|psc|pjsc|qsc|q.s.c.|ksc|k.s.c.|bsc.|llc.|jsc|ojsc|cjsc|kk|k.k.|株式会社|有限公司|주식회사|(주)|
  प्रा. लि.|प्रा.लि.|प्राइवेट लिमिटेड|लिमिटेड|लि.|लि|(தனியார்) லிமிடெட்|லிமிடெட்|பிரைவேட் லிமிடெட்|சமாசம்|සමාගම|(පුද්ගලික) සමාගම|(පුද්) සමාගම|පෞද්ගලික සමාගම|ලිමිටඩ්|පීඑල්සී|ش.م.م|ش.م.ل|ذ.م.م|ش.م.ع|م.م.ح|
  s.a.c.|s.a.c|s.a.a.|s.a.a|e.i.r.l.|e.i.r.l|eirl|s.p.r.l.|s.p.r.l|sprl|partg|partg mbb|partgmbb|e.u.|s.a.l.|s.a.l|s.a.p.i.|cia. ltda.|cia ltda|
  cyf|c.i.c.|cic|cio|scio|n.g.o.|ngo|npo|rf|r.f.|e.g.|pbc|lp|gp|l.p.
`;
