import { cue, type Rule } from "../rule.ts";

const EDGE = "(?![\\p{L}])";

/** The like in German, French, Spanish, Portuguese, Italian and Dutch. */
export const FOREIGN_UNREAL: readonly Rule[] = [
  // "Antes de mim, tudo rodava em PHP", "on parlait de passer à Odoo"
  {
    cue: cue(
      "(?:^|[.;:]\\s+)(?:antes de m[ií]m?|antes de mi llegada|antes da minha (?:chegada|entrada)|avant (?:moi|mon arrivée)|prima di me|prima del mio arrivo|vor mir|vor meiner zeit|voor mij|voor mijn (?:komst|tijd)),? ",
      "(?<![\\p{L}])(?:estoy pensando en|ando pensando en|me (?:apunté|matriculé|inscribí) (?:a|en)|estou a pensar em|estou pensando em|inscrevi-me|je pense à|je songe à|je me suis inscrite? (?:à|en)|on parlait de|se hablaba de|falava-se (?:de|em)|si parlava di|sto pensando a|mi sono iscritt[oa] a|ik denk aan|er was sprake van|ich überlege|ich denke (?:über|an)|es war die rede von)(?= )",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "SPS-Programmierung würde ich gern noch lernen"
  {
    cue: cue(
      "\\b(?:würde|möchte|will|wollte) ich (?:gern[e]? |noch |einmal |irgendwann |selbst ){0,3}(?:lernen|erlernen|machen|ausprobieren|können|vertiefen)",
      "\\b(?:wil|zou|wou) ik (?:graag |nog |ooit |zelf ){0,3}(?:leren|doen|proberen|volgen)",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Das Angebot habe ich abgelehnt", "blieb aber liegen", "j'ai refusé", "no acepté", "desisti", "ho lasciato il corso", "niet afgemaakt"
  {
    cue: cue(
      `(?<![\\p{L}])(?:abgelehnt|ausgeschlagen|abgewählt|verworfen|auf eis(?: gelegt)?|liegen geblieben|(?:blieb|bleibt|blieben) (?:aber |dann |leider )?(?:liegen|ein plan|ein wunsch|auf der strecke|ungenutzt|aus)|im sande? verlaufen|verlief im sand|zerschlug sich|(?:wurde|ist) (?:dann |leider |doch )?nichts(?: daraus)?|nie (?:eingeführt|gekommen|genutzt|umgesetzt|fertig(?: geworden)?|zustande)|nicht (?:eingeführt|umgesetzt|angenommen|angetreten|abgeschlossen|beendet|weiterverfolgt|fertig (?:geworden|gemacht))|kam (?:dann |aber |leider )?(?:nicht|nie)(?= |[.,;]|$)(?! zu kurz)|(?:mir|uns) (?:wurde )?(?:[^.;]{2,50} )?angeboten|wieder (?:abgesagt|fallen gelassen|verworfen))${EDGE}`,
      `(?<![\\p{L}])(?:que j['’]ai (?:refusée?s?|déclinée?s?|abandonnée?s?)|j['’]ai (?:refusé|décliné|abandonné|renoncé)|m['’](?:a|ont) (?:été )?proposé|tombée?s? à l['’]eau|sans suite|(?:resté|restée|restés)e? (?:lettre morte|au stade)|n['’](?:a|ont|est|sont) (?:finalement |pas encore |jamais )?(?:pas|jamais) (?:abouti|vu le jour|été (?:retenue?s?|adoptée?s?|achetée?s?|finie?s?)|venue?s?|démarré|servi|commencé)|(?:devait|devaient|devrait) (?:arriver|venir|être|suivre|remplacer|passer|migrer|basculer|adopter)|était (?:envisagée?|prévue?|évoquée?))${EDGE}`,
      `(?<![\\p{L}])(?:no acepté|no lo acepté|no la acepté|rechacé|decliné|renuncié|dije que no|lo dejé|la dejé|dejé (?:el|la|un|una) (?:curso|carrera|máster|formación)|abandoné|me ofrecieron|me propusieron|quedó en (?:nada|proyecto|el aire)|no (?:llegó|salió|prosperó|cuajó|se (?:hizo|compró|llegó|adoptó|aprobó|implantó))|nunca (?:llegó|se (?:usó|hizo|compró|implantó))|se (?:descartó|canceló|aplazó|pospuso)|estaba previst[oa]|iba a (?:llegar|venir))${EDGE}`,
      `(?<![\\p{L}])(?:recusei|desisti|rejeitei|abandonei|larguei|tranquei|não (?:aceitei|terminei|acabei|concluí|avançou|vingou|saiu do papel|foi (?:adiante|avante|aprovad[oa]|comprad[oa]))|ficou (?:pelo caminho|no papel|na gaveta|para depois)|nunca (?:chegou|saiu|foi (?:usad[oa]|comprad[oa]))|(?:propuseram|ofereceram)-me|me (?:ofereceram|propuseram)|foi (?:descartad[oa]|adiad[oa]|cancelad[oa])|estava previst[oa])${EDGE}`,
      `(?<![\\p{L}])(?:ho (?:rifiutato|declinato|abbandonato|interrotto|lasciato (?:il|la|un|una) (?:corso|facoltà|scuola|università|master))|mi (?:hanno|avevano|è stato|è stata) (?:offerto|proposto|offerta|proposta)|non (?:ho accettato|ho finito|ho terminato|se ne (?:fece|è fatto)|è (?:mai )?(?:partit[oa]|arrivat[oa]|andat[oa] in porto|stat[oa] (?:approvat|acquistat|adottat)[oa]))|(?:è|sono) (?:saltat[oaie]|rimast[oaie] (?:sulla carta|un progetto))|doveva(?:no)? arrivare|avrei voluto)${EDGE}`,
      `(?<![\\p{L}])(?:afgeslagen|geweigerd|afgehaakt|niet (?:afgemaakt|afgerond|doorgegaan|aangenomen|gehaald|ingevoerd|doorgezet)|nooit (?:afgemaakt|ingevoerd|gekomen|gebruikt|begonnen|aan begonnen)|van de baan|op de plank|in de ijskast|bedankt voor|kreeg (?:ik )?[^.;]{2,50} aangeboden|niet aan (?:begonnen|toegekomen))${EDGE}`,
    ),
    reach: "clause",
    sparesTools: false,
  },
];
