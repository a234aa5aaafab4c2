import { LETTERS } from "../rule.ts";

/**
 * Who else does the work, in French, Spanish, Portuguese and Italian: those at work and around it, firms and parts of
 * them. The endings are those of trades; what ends so and is a thing stands before them.
 */
const THINGS_IN_FRENCH =
  "ordinateur|compteur|extracteur|moteur|tracteur|vapeur|chaleur|couleur|valeur|fleur|secteur|routeur|capteur|liqueur|hauteur|longueur|largeur|douceur|rigueur|erreur|faveur|intérieur|extérieur|" +
  "ascenseur|aspirateur|navigateur|projecteur|lecteur|dossier|cahier|courrier|papier|quartier|métier|matière|lumière|bière|rivière|filière|carrière|première|dernière|barrière|manière|panier|fichier|clavier|" +
  "calendrier|grenier|février|janvier|mobilier|immobilier|financier|particulier|entier|liste|piste|poussière|glacier|escalier|levier|acier|gravier|chantier";
const THINGS_IN_SPANISH =
  "ordenador|comedor|contenedor|motor|sector|tractor|factor|vector|ascensor|sensor|televisor|procesador|servidor|generador|transformador|mostrador|vestidor|exterior|lista|pista|vista|revista|entrevista|" +
  "dinero|enero|febrero|primer|cuero|acero|crucero|granero|tablero|letrero|manera|madera|carretera|carrera|cartera|escalera|tercera|frontera|espera|número|género|extranjero|cordero|mundo|interior|" +
  "computador|setor|trator|gerador|elevador|dinheiro|terceiro|janeiro|fevereiro|banheiro|tabuleiro|madeira|cadeira|maneira|feira|primeir|segunda|terça|quarta|quinta|sexta|geladeira|fronteira|inteir|motor";
const THINGS_IN_ITALIAN =
  "motore|settore|trattore|fattore|vettore|generatore|ascensore|sensore|calcolatore|carburatore|lista|pista|vista|rivista|quartiere|sentiere|bicchiere|mestiere|contatore|trasportatore|compressore";

const FRENCH = [
  "collègues?|fabricants?|confrères?|cons(?:œ|oe)urs?|équipes?|binôme|services?|cabinets?|sociétés?|entreprises?|prestataires?|sous-traitants?|agences?|traiteurs?|intérimaires?|stagiaires?|apprentie?s?|alternante?s?",
  "associée?s?|patron(?:ne)?s?|propriétaires?|chef(?:fe)?s?|responsables?|direction|siège|maison mère|filiale|indépendante?s?|freelances?|consultante?s?|experte?s?|notaires?|bureaux?|corps de métier|artisane?s?",
  "maître d['’](?:œuvre|ouvrage)|ateliers?|mairie|laboratoire|pharmacie|centrale|association|bénévoles?|parents|mari|femme|frère|sœur|père|mère|cousine?s?|neveux?|nièces?|oncle|tante|gendre|fils|filles?|comptables?|secrétaires?|gérante?s?|gestionnaires?|belle-(?:sœur|mère|fille)|beau-(?:frère|père|fils)|voisine?s?|amie?s?|kinés?|médecins?|syndic|tiers|personnel",
  `(?!${THINGS_IN_FRENCH})[\\p{L}-]{3,}(?:eurs?|euses?|trices?|iens?|iennes?|istes?|iers?|ières?)`,
].join("|");
/** Parts of a firm by their letters. */
const LETTERED =
  "rr\\.? ?hh\\.?|d?rh|dp|dsi|daf|ti|pcp|ced|hr|(?:ressources|recursos|risorse) (?:humaines|humanos|umane)";
const SPANISH = [
  "chic[oa]s(?= de )|gente(?= de )|área(?: de)?|compañer[oa]s?|fabricantes?|colegas?|equipos?|departamentos?|servicios?|gabinete|despachos?|gestorías?|gestor(?:es|a)?|asesorías?|asesor(?:es|a)?|empresas?|contratas?|subcontratas?|constructora|agencias?|catering|becari[oa]s?|aprendi(?:z|ces)",
  "soci[oa]s?|jef[ea]s?|encargad[oa]s?|responsables?|dueñ[oa]s?|propietari[oa]s?|patrón|gerencia|gerentes?|dirección|central|sede|matriz|filial|autónom[oa]s?|freelances?|consultor(?:a|es|ías?)?|expert[oa]s?|notari[oa]s?|oficios",
  "artesan[oa]s?|ayuntamiento|laboratorio|farmacia|fábrica|taller(?:es)?|informátic[oa]s|asociación|voluntari[oa]s?|padres|marido|mujer|herman[oa]s?|hij[oa]s?|prim[oa]s?|sobrin[oa]s?|tí[oa]s?|yerno|nuera|vecin[oa]s?|amig[oa]s?|médic[oa]s?|ingenierías?",
  "contables?|arquitect[oa]s?|técnic[oa]s?|mecánic[oa]s?|abogad[oa]s?|terceros|turno|personal|chef|maestr[oa]s?|oficial(?:es)?|peón|peones|suegr[oa]|cuñad[oa]|comercial(?:es)?(?= [\\p{L}]+(?:a|an|en|aba|aban|ó) )",
].join("|");
const PORTUGUESE = [
  "setor(?: de)?|equipas?|equipes?|fabricantes?|departamentos?|serviços?|escritórios?|gabinetes?|empresas?|firmas?|empreiteiras?|construtora|agências?|estagiári[oa]s?|aprendi(?:z|zes)|sóci[oa]s?|chef[ea]s?|chefes?|responsáve(?:l|is)|don[oa]s?|proprietári[oa]s?",
  "patrão|patroa|gerência|diretor(?:a|es)?|direção|diretoria|central|autónom[oa]s?|autônom[oa]s?|consultori(?:a|as)|especialistas?|notári[oa]s?|artesã(?:o|os|s)?|câmara|prefeitura|farmácia|oficinas?|informátic[oa]s",
  "freelancers?|associação|voluntári[oa]s?|pais|mulher|irmã(?:o|os|s)?|filh[oa]s?|sobrinh[oa]s?|ti[oa]|genro|nora|vizinh[oa]s?|arquitet[oa]s?|engenharia|engenheir[oa]s?|advogad[oa]s?|colaborador(?:a|es)?|outrem|pessoal|mestre|contabilista|sogr[oa]|cunhad[oa]|comercia(?:l|is)(?= [\\p{L}]+(?:a|am|em|ava|avam|ou) )",
].join("|");
/** Of Spanish and Portuguese alike. */
const IBERIAN = `(?!${THINGS_IN_SPANISH})[\\p{L}-]{3,}(?:dor(?:es|as?)?|tor(?:es|as?)?|sor(?:es|as?)?|istas?|eir[oa]s?|er[oa]s?)`;
const ITALIAN = [
  "(?:ing|geom|arch|dott|rag|avv)\\.(?= )|ragazz[ie](?= d)|collegh[ie]|colleg[ao]|squadr[ae]|repart[oi]|uffici(?:o)?|servizi(?:o)?|studio?|società|aziend[ae]|impres[ae]|ditt[ae]|agenzi[ae]|stagista|stagisti|tirocinant[ei]|apprendist[aei]|soci(?:[oa])?|titolar[ei]|cap[oi]|responsabil[ei]",
  "proprietari[oa]?|padron[ei]|direzione|sede|casa madre|filiale|liber[oi] profession\\p{L}+|consulent[ei]|espert[oi]|notai?o?|artigian[oi]|comune|laborator(?:io|i)|farmacia|officin[ae]|associazione|volontari[oa]?|marito|moglie",
  "contabil[ei]|freelance|figli[oa]|fratello|sorella|padre|madre|cugin[oa]|nipot[ei]|zi[oa]|cognat[oa]|genero|nuora|vicin[oa]|amic[oa]|medic[oi]|ingegner[ei]|architett[oi]|tecnic[oi]|meccanic[oi]|elettricist[ai]|idraulic[oi]|infermier[aei]|avvocat[oi]|commercialist[ai]|terzi|personale|chef|geometr[ai]|subappaltator[ei]|cuoc[oa]|cuochi|appaltator[ei]|commercial[ei](?= [\\p{L}]+(?:e|a|ano|ono|ava|eva) )",
  `(?!${THINGS_IN_ITALIAN})[\\p{L}-]{3,}(?:tor[ei]|tric[ei]|sor[ei]|ist[aei]|ai[oa]|ier[aei])`,
].join("|");

/** Words that stand before them. */
const WHICH =
  "(?:autres? |ancien(?:ne)?s? |nouve(?:l|lle|au|aux)s? |jeunes? |petite?s? |grande?s? |seule? |otr[oa]s? |outr[oa]s? |antigu[oa]s? |nuev[oa]s? |nov[oa]s? |propi[oa]s? |gran(?:de)? |pequeñ[oa]s? |pequen[oa]s? |" +
  "altr[oaie] |vecchi[oa] |nuov[oa] |giovan[ei] |piccol[oaie] |grand[ei] |(?:meus?|minhas?|noss[oa]s?|mi[oaei]|miei|nostr[oaie]) )?";

const SOMEBODY = new RegExp(
  `^${WHICH}(?:${[LETTERED, FRENCH, SPANISH, PORTUGUESE, IBERIAN, ITALIAN].join("|")})(?![\\p{L}])`.replaceAll(
    "\\p{L}",
    LETTERS,
  ),
);

/** How long the name of somebody or some firm is with which `rest`, in small letters, begins; 0 where there is none. */
export function somebodyLength(rest: string): number {
  return SOMEBODY.exec(rest)?.[0].length ?? 0;
}
