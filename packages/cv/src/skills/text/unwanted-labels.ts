/** Labels of what somebody has not: "No experience with: Angular, Vue". */
const LACKING = [
  "no (?:real |practical |working |formal )?(?:hands[- ]on|experience|exposure|knowledge|practice|background)(?: experience)?(?: yet)?(?: (?:with|in|of|on|to))?",
  "(?:not|never|(?:i )?have (?:not|never)|haven['’]t) (?:yet )?(?:used|tried|touched|worked (?:with|in|on)|learn(?:ed|t)|done|experienced(?: (?:in|with))?|familiar(?: with)?)(?: yet)?",
  "not (?:yet|mine|for me|my (?:field|thing|trade|line|area|strength|job|cup of tea)|(?:so |very )?(?:good|strong) (?:at|in))|unfamiliar(?: with)?|only (?:seen|heard of|watched|read about)",
  "keine (?:erfahrung|kenntnisse|praxis)(?: (?:mit|in))?|noch (?:nicht|nie)(?: \\p{L}+)?|nicht mein (?:gebiet|fach)",
  "(?:pas|sans|aucune) (?:d['’])?(?:expérience|pratique|connaissances?)(?: (?:en|de|avec|sur))?|pas (?:encore|mon domaine)",
  "sin (?:experiencia|conocimientos?)(?: (?:en|con|de))?|sem (?:experiência|conhecimentos?)(?: (?:em|com|de))?|(?:aún|todavía) no|ainda não",
  "(?:nessuna|senza) (?:esperienza|conoscenza)(?: (?:in|con|di))?|non ancora|geen (?:ervaring|kennis)(?: (?:met|in|van))?|nog niet",
];

const ENGLISH_WISH =
  "(?:ask|hire|call|book|contact|approach|email|phone|message|employ|recruit|engage|consider|choose|use) me";

/** And of what somebody does not want: "Please don't hire me for", "What I no longer do", "Nicht mehr". */
const REFUSED = [
  `(?:(?:so )?please,? |kindly )?(?:do not|don['’]t|never) ${ENGLISH_WISH}(?: (?:for|to do|to|about|with|on|if you (?:need|want)))?`,
  "(?:(?:things|work|jobs|projects|what|stuff|tasks) (?:that )?)?i(?:['’]d| would| will| wo| do| can| ca)?(?:n['’]t| ?not| no longer| never| rather not| prefer not to|['’]ll not| refuse to| try to avoid| avoid| decline| turn down)(?: (?:do|take(?: on)?|offer|want|touch|use|like|enjoy|work (?:on|with|in)|accept|wish to do|look for|be doing))?(?: (?:any ?more|any longer|again))?",
  "(?:please )?(?:no,? thanks?(?: you| to)?|no longer(?: (?:offered|used|done|interested in))?|not any ?more|never again|rather not|not (?:interested in|looking for|seeking|open to|available for|offered|on offer|wanted|to be asked for)|no interest in|ask (?:someone|somebody) else(?: (?:for|about))?|(?:better |best |happily )?left to others|i leave to others|deal[- ]?breakers?|dislikes|out of scope)",
  "(?:can(?:not|['’]t)|don['’]t|do not|won['’]t) (?:do|use)(?: (?:yet|any ?more))?",
  "bitte (?:nicht|keine anfragen) (?:\\p{L}+ )?(?:für|wegen|zu|mit)|(?:was|das) ich nicht (?:mehr )?(?:mache|kann|will|möchte|anbiete|suche)|(?:mache|biete|suche) ich nicht(?: mehr)?|kein(?:e|en)? (?:lust|interesse|bedarf) (?:auf|an)|nicht (?:mehr|gesucht|gewünscht|interessiert an|gefragt)|lieber nicht|nichts für mich",
  "(?:merci de |prière de )?ne pas me (?:contacter|solliciter|demander|appeler|proposer)(?: pour)?|(?:s['’]il vous plaît,? )?ne me (?:demandez|contactez|sollicitez|appelez|proposez) pas(?: (?:pour|de|des))?|(?:ce que )?je ne (?:fais|veux|cherche|prends|propose) (?:pas|plus)|pas intéressée? par|(?:très )?peu pour moi",
  "(?:por favor,? )?no me (?:pid|llam|contact|busqu|ofrezc|contrat|pregunt)\\p{L}+(?: (?:para|por))?|(?:lo que )?(?:ya )?no (?:hago|ofrezco|busco|quiero)|no me interesan?",
  "(?:por favor,? )?não me (?:peç|cham|contat|contact|procur|contrat|ofereç)\\p{L}+(?: (?:para|por))?|(?:o que )?(?:já )?não (?:faço|ofereço|procuro|quero)(?: mais)?|não tenho interesse em",
  "(?:per favore,? )?non (?:mi )?(?:chied|chiam|contatt|cerc|assum|propon)\\p{L}+(?: per)?|(?:(?:cosa|quello che|ciò che) )?non (?:faccio|offro|cerco|voglio)(?: più)?|non mi interessa(?:no)?",
  "(?:vraag|bel|huur|benader|mail|boek) (?:me|mij) (?:(?:alstublieft|alsjeblieft|aub) )?niet (?:in )?(?:voor|met|over|om)|(?:wat )?(?:doe )?ik niet(?: meer)? (?:doe|wil|aanbied|zoek)|liever niet|geen interesse in|niet (?:gezocht|voor mij|meer)",
];

const UNWANTED = new RegExp(`^(?:${[...LACKING, ...REFUSED].join("|")})$`, "iu");
const MAX_LABEL = 70;

/** Whether a label or a heading stands over what somebody lacks or does not want. */
export function isUnwantedLabel(written: string): boolean {
  if (written.length > MAX_LABEL) return false;
  const label = written.replace(/[\s:.…–—-]+$/u, "").trim();
  return UNWANTED.test(label);
}
