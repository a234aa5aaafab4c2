import { cue, ONCE, type Rule } from "../rule.ts";

const CUSTOMERS =
  "clients? dans (?:la|le|l['’]|les)|(?:mes|nos) clients (?:font|sont|travaillent)|kunden aus(?: der)?|clientes del mundo de|clientes d[aeo]s? (?:restauração|construção|indústria|sector|setor)|clienti (?:del|dal) (?:mondo|settore)|klanten (?:uit|in)";

const FAMILY =
  "(?:mon|ma|mes) (?:mari|femme|frère|sœur|soeur|fils|fille|père|mère|amie?|cousine?)|un ami \\p{L}+|(?:mein|meine) (?:mann|frau|bruder|schwester|sohn|tochter|vater|mutter|freund|freundin)|" +
  "mi (?:marido|mujer|hermano|hermana|hijo|hija|padre|madre|amigo|amiga)|(?:o meu|a minha|meu|minha) (?:marido|mulher|irmão|irmã|filho|filha|pai|mãe|amigo|amiga)|" +
  "mi[oa] (?:marito|moglie|fratello|sorella|figlio|figlia|padre|madre|amico|amica)|mijn (?:man|vrouw|broer|zus|zoon|dochter|vader|moeder|vriend|vriendin)";

const COLLEAGUES =
  "(?:un|une) collègue|(?:ein|eine|der|die) (?:kollegin|kollege|bekannter|nachbar(?:in)?)|un compañero|una compañera|(?:um|uma) colega|um primo|una collega|un collega|een collega|(?:mio|mia) (?:zio|zia|cugin[oa])|" +
  "les clients sont|notre atelier|l['’]atelier|kunden sind|die werkstatt macht|los (?:huéspedes|clientes) son|os clientes são|i clienti sono|klanten zijn|de werkplaats|lo stabilimento|ma cheffe|mon chef|el chef|o chefe|de chef|" +
  "mes collègues|(?:den |die |meine )?kollegen (?:aus|von|vom|im|der|in)|mis compañeros|(?:os|as) (?:meus |minhas )?colegas d[aoe]s?|i (?:miei )?colleghi|(?:mijn |de )?collega['’]?s van|la (?:dueña|padrona)|le patron|die chefin|der chef|il (?:cuoco|padrone)|el dueño|o dono|de eigenaar|" +
  "(?:o|a) (?:filho|filha|marido|mulher|irmão|irmã) d[ao]|(?:el|la) (?:hijo|hija|marido|mujer|hermano|hermana) de|(?:le|la) (?:fils|fille|mari|femme|frère|sœur) d[eu]|o contabilista da casa|l['’]école d['’]à côté";

/** "Le cuisinier fait le pain": a sentence that begins with somebody's trade is about them. */
const TRADES = [
  "(?:le|la|les|un|une|mon|ma|notre) (?:cuisini|mécanic|électric|plombi|comptable|patron|gérant|direct(?:eur|rice)|médecin|infirmi|kiné|coiff|profess|jardini|technicien|stagiaire|apprenti|voisin|avocat|architecte|serruri|boulang|pâtissi)\\p{L}*",
  "(?:der|die|das|ein|eine|unser|unsere) (?:koch|köchin|mechaniker|elektriker|maler|klempner|buchhalter|chef|ärztin|arzt|friseur|gärtner|techniker|praktikant|azubi|nachbar|anwalt|architekt|schlosser|bäcker|hausmeister|steuerberater)(?:in|s|e|en|innen)?",
  "(?:el|la|los|las|un|una|mi|nuestro|nuestra) (?:cociner|mecánic|electricista|fontaner|contable|dueñ|gerente|director|médic|enfermer|peluquer|profesor|jardiner|técnic|aprendi|vecin|abogad|arquitect|panader|albañil|pintor)\\p{L}*",
  "(?:o|a|os|as|um|uma) (?:cozinheir|mecânic|eletricista|canalizador|contabilista|contador|don[oa]|gerente|diretor|médic|enfermeir|cabeleireir|professor|jardineir|técnic|aprendiz|vizinh|advogad|arquitet|padeir|pedreir|serralheir)\\p{L}*",
  "(?:il|la|lo|i|gli|le|un|una) (?:cuoc|meccanic|elettricist|idraulic|contabil|padron|titolare|direttor|medic|infermier|parrucchier|professor|giardinier|tecnic|apprendist|vicin|avvocat|architett|panettier|murator|falegnam)\\p{L}*",
  "(?:de|een|onze|mijn) (?:kok|monteur|elektricien|loodgieter|boekhouder|eigenaar|directeur|arts|verpleegkundige|kapper|leraar|tuinman|leerling|buurman|advocaat|architect|bakker|schilder)(?:s|en)?",
].join("|");

/** The like of the English rules in French, German, Spanish, Portuguese, Italian and Dutch. */
export const LATIN: readonly Rule[] = [
  {
    cue: cue(`\\b(?:${CUSTOMERS})\\s`),
    reach: "sentence",
    sparesTools: true,
  },
  {
    cue: cue(
      `(?:^|[.;]\\s+)${ONCE}(?:${TRADES}) (?!de |d['’]|du |der |des |di |van |do |da |del )(?=\\p{Ll})`,
      `\\b(?:${FAMILY})\\b`,
      `(?:^|[.;,]\\s+|\\b(?:neben|avec|con|com|met) )${ONCE}(?:${COLLEAGUES})\\b`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "les factures à la Comptabilité", "Weitergabe der Rechnungen an Buchhaltung und Controlling"
  {
    cue: cue(
      "(?:(?<![\\p{L}])à la|(?<!\\p{L})(?:au service|au|du service|auprès de la|alla|agli uffici|aan|naar|an|an die|a la|à área d[eao]|entregues (?:à|ao)|(?:richieste|documenti) a|avisaba a))(?=\\s)",
    ),
    reach: "departments",
    sparesTools: true,
  },
  // "Le site est tenu par un prestataire, en PHP"
  {
    cue: cue(
      "\\b(?:tenue?s?|faite?s?|gérée?s?|développée?s?|réalisée?s?) par (?:un|une|des|le|la) ",
      "\\b(?:gemacht|gepflegt|betreut|programmiert|entwickelt) von (?:einer?m?|der|dem) |\\bvon (?:einer (?:firma|agentur)|einem (?:dienstleister|externen)) ",
      "\\b(?:llevad[oa]|hech[oa]|desarrollad[oa]) por (?:un|una|otra|otro) |\\b(?:feit[oa]|desenvolvid[oa]|gerid[oa]) por (?:um|uma|outra) |\\b(?:opera|cura) di un['’]?a? ?|\\b(?:gemaakt|beheerd|onderhouden) door (?:een|het|de) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Erste-Hilfe-Kurs ist für das Frühjahr geplant"
  {
    cue: cue(
      "\\bist für [^.;]{0,30} geplant\\b",
      "\\best prévue? (?:pour|au)\\b",
      "\\bestá previst[oa] para\\b",
      "(?<!\\p{L})è previsto\\b",
      "\\bis gepland\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Clients : une conserverie, …", "d'autres y enseignent Java"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:clients?|customers?|kunden|clientes|clienti|klanten|références clients?|referenzkunden) ?:",
      "\\bd['’]autres (?:y )?\\p{L}+ent\\b",
      "(?<!\\p{L})(?:amie?s?|collègues?|gens|voisine?s?|société|entreprise|agence|école|start-?up|prestataires?|fournisseurs?|éditeurs?|consultante?s?) qui (?!m['’])\\p{L}+",
      "\\b(?:firma|agentur|schule|kollegen?|kollegin(?:nen)?|freunde?|werkstatt|lieferant(?:en)?|dienstleister[ns]?|hersteller[ns]?|anbieter[ns]?), (?:in )?(?:der|die|das|dem|denen) ",
      "\\b(?:empresa|escuela|agencia|compañer[oa]s?|amig[oa]s?|taller|proveedor(?:a|es)?|consultor(?:a|es)?) que (?!me )\\p{L}+",
      "\\b(?:escola|agência|colegas?|oficina|fornecedor(?:a|es)?|consultor(?:a|es)?|prestador(?:a|es)?) que (?!me )\\p{L}+",
      "\\b(?:azienda|ditta|scuola|agenzia|colleghi|amic[oai]|officina|fornitor[ei]|consulent[ei]) che (?!mi )\\p{L}+",
      "\\b(?:bedrijf|school|bureau|collega['’]?s?|vrienden|garage|leverancier) (?:dat|die) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "un cabinet de radiologie", "una escuela de danza"
  {
    cue: cue(
      "\\b(?:un|une|des|d['’]une?) (?:cabinet|agence|école|entreprise|société|magasin|salon|club|studio|usine) d(?:e |['’])",
      "\\buna? (?:despacho|agencia|escuela|empresa|tienda|academia|clínica|taller|estudio|gabinete|fábrica) de ",
      "\\buma? (?:agência|escola|empresa|loja|clínica|oficina|firma|estúdio|gabinete|fábrica) de ",
      "\\bun['’]?a? ?(?:agenzia|scuola|azienda|ditta|negozio|studio|officina|fabbrica) d(?:i |['’])",
    ),
    reach: "goods",
    sparesTools: true,
  },
  // "Un chat sourd nommé Python"
  {
    cue: cue(
      "(?<!\\b(?:outil|logiciel|langage|programme|sprache|programm|software|herramienta|programa|linguagem|ferramenta|programma|strumento) )\\b(?:nommée?|prénommée?|namens|genaamd|llamad[oa]|chamad[oa]|di nome)(?!\\p{L})",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Pas de React par défaut"
  {
    cue: cue("(?:^|[.;,]\\s+)pas (?:encore )?de(?=\\s)", "(?:^|[.;,]\\s+)keine?n?(?=\\s)"),
    reach: "piece",
    sparesTools: false,
  },
  // "en lien avec les services Marketing, Comptabilité", "Abstimmung mit Vertrieb und Einkauf"
  {
    cue: cue(
      "\\b(?:les services|les départements|les directions|abstimmung mit|zusammenarbeit mit|schnittstelle (?:zu|zwischen)|abteilungen|(?:los|as|os) (?:departamentos|áreas|setores) de|gli uffici|i reparti|de afdelingen|afdelingen|contact met)",
    ),
    reach: "names",
    sparesTools: true,
  },
  // "reunión diaria con Enfermería y Compras", "forecast with Sales and Logistics"
  {
    cue: cue(
      "(?<!\\b(?:experienced?|experiencia|experiência|esperienza|expérience|erfahrung|ervaring|familiar|skilled|help|support|background|knowledge|concepts|combined|bereich(?:en)?|kenntnisse)(?: \\p{L}+)?) (?:with|between|con|com|mit|avec|met|zwischen|entre|tra|tussen)(?=\\s)",
    ),
    reach: "departments",
    sparesTools: true,
  },
  // "livres de chimie", "Flyer über Yoga", "folletos de yoga"
  {
    cue: cue(
      "\\b(?:livres|cartons de livres|dépliants?|brochures?|feuilleton|affiches?|prospectus) (?:de|sur|d['’])|(?:buch|bücher|bücherregale|flyer|broschüren|hefte|prospekte?|plakate?) (?:über|zu)|vortr(?:ag|äge) (?:über|zu) (?=[^.;]{0,60}(?:gehört|besucht))\\b|\\b(?:libros|folletos?|revistas?|guías|carteles?) (?:de|sobre)\\b|\\b(?:livros|folhetos?|revistas?|cartazes|cartaz) (?:de|sobre)\\b|\\b(?:libri|volantini|riviste|opuscoli|depliant|manifesti) (?:di|su|sul)\\b|\\b(?:boeken|folders?|tijdschriften|posters?) over\\b",
      "\\bvendía cursos de|vendi cursos de|vendais? des cours de|\\bvroegen naar\\b",
      "\\b(?:clés|llaves|chaves|chiavi) d[eiu]l?\\b|\\bschlüssel zum\\b|\\bsleutels van\\b",
      "\\bune formation aux?|\\bruta del hospital\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
