import { DOINGS, NOUNS, thirdPerson } from "../../doings.data.ts";

/** What a form says of its place in a sentence; several may hold of one. */
export interface VerbForm {
  /** "They bake", and whoever writes a CV: "Bake bread". */
  readonly isBase?: true;
  /** "She bakes". */
  readonly isThird?: true;
  /** "Baked", which may be a participle. */
  readonly isPast?: true;
  /** "Went": never a participle. */
  readonly isFinite?: true;
  /** The same word names a thing: "orders", "a design". */
  readonly isNoun?: true;
}

/** Verbs that name nothing, beside those of `DOINGS`. */
const FURTHER =
  "automate allocate allow annotate arise assess belong break breed brew cater choose comprise commission compute consume cope " +
  "dictate diagnose die differ digitise dislike dismantle distil emerge enable engage ensure erect estimate evaluate evolve exist expand expect extract " +
  "fabricate fail fall fly forbid forge generate grind happen heal hear hurt illustrate imagine implement inherit insist integrate interpret introduce involve " +
  "juggle justify keep lack launder let lie locate love merge migrate obey occupy occur orchestrate outsource overlook own persuade pioneer populate possess postpone " +
  "preserve prevent prohibit promise propose pursue quote recognise reconcile refine reject remain remember render reside respond retain " +
  "retouch rewire reach restore rise safeguard seek seem settle sit solve specialise sponsor stage stay stem strive subcontract supervise supplement suspect swear tend thrive " +
  "transcribe transform transmit transport travel tolerate vary verify visualise wake weld win withdraw yield annoy argue assume borrow bother deny derive";

/** Verbs that name a thing as well. */
const FURTHER_NOUNS =
  "query set account act aim bear bore worship escort recall quarry refuse decline rear leave live lead stand drive refill build feed fill wash dance study handle audit award balance bank base benefit bid board bottle box brief budget call camp care cast cater cause change chat check circle class coat comment commute concern conflict consult contact contract control cost count cover craft crush cycle damage date debate delay delegate demand desire dial document double dream dress drill edge " +
  "eye exchange exercise export face farm favour favor ferry field figure film finance fish flood focus fold freight function fund garden glue graft grill group head heat help host house import influence insult interest invite issue joke journey judge kick land last laugh lease lecture light limit line link list lock log look machine mail market master matter " +
  "mention milk mill mind mine mirror miss monitor mould mount move name nurse object outfit pack package panel park part partner pass paste patch pattern pause phone photograph picture pile pitch place plant play point polish pool position post press price print process profile progress project prompt pump purchase question quiz race rally range rate reach record reference reform refund regret release " +
  "report request research reserve resort respect rest result return review ride ring risk roof root round row rule sail sand scale schedule school score screen seal search season seat sense shape share shelter shelve shift shop show shower sign sink size skin sleep smell smoke sort sound source space spare spark spot staff stain stamp start state station steam stem stock stop store storm stream stress stretch strike struggle style sum supply support surprise survey suspect switch talk tan target taste tax team tear term test thank ticket time tip toast top total touch tour tow trace trade trail train transport trap travel trial trust turn twist upset value view visit vote voice volunteer walk warn waste water wave welcome will wind wonder work worry yield";

/** Of those in `NOUNS`, whose forms in -s name nothing at work. */
const HARDLY_NOUNS: ReadonlySet<string> = new Set(
  "sell get go spend keep send know wear sort mow weigh want pick peel rescue".split(" "),
);

/** Past and participle. */
const IRREGULAR: Readonly<Record<string, readonly [string, string?]>> = {
  become: ["became"],
  begin: ["began", "begun"],
  bear: ["bore", "borne"],
  bind: ["bound"],
  blow: ["blew", "blown"],
  break: ["broke", "broken"],
  breed: ["bred"],
  bring: ["brought"],
  build: ["built"],
  buy: ["bought"],
  cast: ["cast"],
  catch: ["caught"],
  choose: ["chose", "chosen"],
  come: ["came"],
  cut: ["cut"],
  deal: ["dealt"],
  dig: ["dug"],
  do: ["did", "done"],
  draw: ["drew", "drawn"],
  drink: ["drank", "drunk"],
  drive: ["drove", "driven"],
  eat: ["ate", "eaten"],
  fall: ["fell", "fallen"],
  feed: ["fed"],
  find: ["found"],
  fly: ["flew", "flown"],
  forbid: ["forbade"],
  forget: ["forgot"],
  get: ["got"],
  give: ["gave", "given"],
  go: ["went", "gone"],
  grind: ["ground"],
  grow: ["grew", "grown"],
  hang: ["hung"],
  have: ["had"],
  hear: ["heard"],
  hold: ["held"],
  keep: ["kept"],
  know: ["knew", "known"],
  lay: ["laid"],
  learn: ["learnt"],
  leave: ["left"],
  lend: ["lent"],
  let: ["let"],
  lie: ["lay"],
  lose: ["lost"],
  make: ["made"],
  meet: ["met"],
  pay: ["paid"],
  put: ["put"],
  read: ["read"],
  ring: ["rang", "rung"],
  rise: ["rose", "risen"],
  run: ["ran", "run"],
  say: ["said"],
  see: ["saw", "seen"],
  seek: ["sought"],
  sell: ["sold"],
  send: ["sent"],
  set: ["set"],
  sew: ["sewed", "sewn"],
  shake: ["shook"],
  shoot: ["shot"],
  show: ["showed", "shown"],
  sing: ["sang", "sung"],
  sink: ["sank", "sunk"],
  sit: ["sat"],
  sleep: ["slept"],
  speak: ["spoke", "spoken"],
  spend: ["spent"],
  spin: ["spun"],
  split: ["split"],
  stand: ["stood"],
  steal: ["stole"],
  strike: ["struck"],
  swear: ["swore"],
  sweep: ["swept"],
  swim: ["swam"],
  take: ["took", "taken"],
  teach: ["taught"],
  tell: ["told"],
  think: ["thought"],
  throw: ["threw", "thrown"],
  understand: ["understood"],
  wake: ["woke"],
  wear: ["wore", "worn"],
  weave: ["wove", "woven"],
  win: ["won"],
  wind: ["wound"],
  write: ["wrote", "written"],
};

let forms: ReadonlyMap<string, VerbForm> | null = null;

/** What a word, in small letters, is as a verb; undefined where it is none that CVs speak of. */
export function verbForm(word: string): VerbForm | undefined {
  forms ??= conjugateAll();
  return forms.get(word);
}

function conjugateAll(): ReadonlyMap<string, VerbForm> {
  const all = new Map<string, VerbForm>();
  const add = (word: string, form: VerbForm) => all.set(word, { ...all.get(word), ...form });
  const nouns = new Set([...FURTHER_NOUNS.split(" "), ...NOUNS].filter((verb) => !HARDLY_NOUNS.has(verb)));
  for (const base of new Set([...DOINGS, ...FURTHER.split(" "), ...FURTHER_NOUNS.split(" ")])) {
    const noun: VerbForm = nouns.has(base) ? { isNoun: true } : {};
    add(base, { isBase: true, ...noun });
    add(thirdPerson(base), { isThird: true, ...noun });
    const [past, participle] = IRREGULAR[base] ?? [regularPast(base)];
    // "ROAS read in a dashboard": the form of several is the participle, too.
    if (past === base) add(base, { isNoun: true });
    if (past === base) continue;
    add(
      past,
      participle === undefined && past !== "came" && past !== "became"
        ? { isPast: true }
        : { isFinite: true },
    );
    if (participle !== undefined && participle !== base) add(participle, {});
  }
  return all;
}

const DOUBLED = /^(?:[^aeiou]*[aeiou][^aeiouwxy]|\w*(?:fer|mit|pel|trol|vel|bel|del|fit|get|run))$/;

function regularPast(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}
