import { cue, type Rule } from "./rule.ts";

/** How the trades of a building site begin, in seven languages. */
const TRADE =
  "(?:plumb|electric|roof|plaster|til(?:ing|ers?)|paint|carpent|join|hvac|dry ?wall|scaffold|weld|landscap|glaz|insulat|waterproof|mason|brick|floor|groundwork|steel|concret|render|heating|ventilat|demol|asphalt|" +
  "plomb|électr|étanch|menuis|carrel|peint|chauff|maçon|charpent|couvert|plâtr|serrur|fontan|electric|impermeab|carpint|pint|albañil|azulej|pladur|climatiz|canaliz|eletric|serralh|estuc|" +
  "idraul|elettric|piastrell|pittur|cartong|muratur|sanitär|heizung|elektr|abdicht|trockenbau|estrich|maler|dach|putz|fliesen|schlosser|zimmer|tischler|lüftung|loodg|stuk|schilder|tegel|timmer|metsel|dak|installatie)";

/** Those who are called in for them. */
const CALLED_IN =
  "(?:sub-?contractors?|sub-?trades|tradesmen|(?:co-?ordinat\\p{L}+|supervis\\p{L}+|manag\\p{L}+|schedul\\p{L}+|other|local|various) (?:of )?(?:the |all |other |various )?trades|sous-traitants|corps d['’]états?(?: secondaires| techniques)?|corps de métiers?|" +
  "(?:nach|sub)unternehmer[ns]?|(?:fremd|nach|sub)firmen|gewerken?|subcontratistas?|subcontratas|contratistas|gremios|subempreiteir[oa]s|empreiteiros|subappaltatori|onderaannemers)";

/** Work of others that somebody orders, books and follows up. */
const CALLS_IN =
  "(?:book|arrang|organi[sz]|commission|instruct|order|chas|hir|sourc)(?:e|ed|es|ing|s)?(?: in)?";
const PROFESSIONALS =
  "(?:solicitors?|conveyancers?|surveyors?|valuers?|lawyers?|notar(?:y|ies)|brokers?|accountants?|auditors?|architects?|engineers?|consultants?|contractors?|sub-?contractors?|trades(?:men|people)?|agenc(?:y|ies)|suppliers?|vendors?)";
const WHICH = "(?:(?:the|our|local|external|outside|third-party|a|two|several|panel of|various) )*";

/** The trades of those who work under a contract of their own. */
export const SUBCONTRACTED: readonly Rule[] = [
  // "Supervised subcontractors (plumbing, roofing) and …"
  {
    cue: cue(
      `(?<!\\p{L})${CALLED_IN} ?\\(${TRADE}[^()]{2,100}\\)`,
      `(?:^|[.;,]\\s+|\\b(?:and|i|we) )${CALLS_IN} (?:${TRADE}|conveyanc|valuation|survey|searches|probate|audit)[^.;]{2,60}? (?:with|from|through|via|by) ${WHICH}(?:${PROFESSIONALS})`,
      `(?:^|[.;,]\\s+|\\b(?:and|i|we) )(?:chas(?:e|ed|es|ing)|refer(?:red|ring|s)?|pass(?:ed|es|ing)? on) [^.;]{3,60}? (?:with|to|from|through|via) ${WHICH}(?:${PROFESSIONALS})`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Coordination des sous-traitants : plomberie, électricité", "Koordination der Gewerke Trockenbau, Estrich"
  {
    cue: cue(
      `(?<!\\p{L})${CALLED_IN}(?: (?:for|in|pour|für|para|per|voor|de|di))?(?: ?[:–—-])?(?= ${TRADE})`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Plumbing and electrics by subcontractors"
  {
    cue: cue(
      "\\bby (?:the |our |local )?(?:sub-?contractors|tradesmen|specialist (?:firms|trades|contractors))\\b",
      "(?<!\\p{L})(?:par (?:les|des|nos) sous-traitants|durch (?:nach|sub)unternehmer|por subcontratistas|por subempreiteiros|da subappaltatori|door onderaannemers)(?!\\p{L})",
    ),
    reach: "piece-before",
    sparesTools: true,
  },
];

/** "Orders Revit and AutoCAD licences for the studio": who pays for a program need not know it. */
export const LICENCES: readonly Rule[] = [
  {
    cue: cue(
      "\\b(?:sold|sell(?:ing|s)?|order(?:ed|ing|s)?|renew(?:ed|ing|s)?|buy(?:ing|s)?|bought|pay(?:ing|s)? for|paid for|invoiced?|request(?:ed|ing|s)?|purchas(?:e|ed|es|ing)|renewal of|orders? (?:for|of)) (?:the |our |new |extra )?(?:[\\p{L}\\d.+#'’-]+(?:,|, and| and| or| &)? ){1,5}?(?:licen[cs]es|seats|subscriptions)\\b",
      "\\blicen[cs]e (?:renewals?|orders?|purchases?|requests?) (?:of|for) (?:[\\p{L}\\d.+#-]+(?:,|, and| and| &)? ?){1,5}",
      "(?<!\\p{L})(?:commandes?|achats?|renouvellement|suivi) (?:de |des |d['’])(?:licences|abonnements) (?:(?!(?:pour|du|de|au) )[\\p{L}\\d.+#-]+(?:,| et)? ?){1,4}",
      "(?<!\\p{L})(?:bestellung|beschaffung|einkauf|verlängerung|kauf) (?:von |der )?(?:(?:[\\p{L}\\d.+#]+-|[\\p{L}\\d.+#]+)(?: und | & |, | )?){1,3}-?lizenzen",
      "(?<!\\p{L})(?:compras?|adquisición|renovación|pedidos?|aquisição|renovação|acquist[oi]|rinnov[oi]|ordini) (?:de |di |delle )?(?:licencias|licenças|licenze|suscripciones|assinaturas|abbonamenti) (?:de |do |di |d['’])?(?:(?!(?:para|per|del|da|do) )[\\p{L}\\d.+#-]+(?:,| y| e)? ?){1,4}",
      "(?<!\\p{L})(?:bestellen|aankoop|inkoop|verlengen|bestelling) (?:van )?(?:[\\p{L}\\d.+#-]+(?:,| en)? ){0,3}[\\p{L}\\d.+#]+-licenties",
    ),
    reach: "itself",
    sparesTools: false,
  },
];
