import type { Vocabulary } from "./types.ts";

export const it: Vocabulary = {
  code: "it",
  headings: {
    summary:
      "profilo|profilo professionale|profilo personale|su di me|chi sono|sommario|sintesi|obiettivo|obiettivo professionale|presentazione|riepilogo|obiettivi|obiettivi professionali|in breve|sintesi professionale|breve presentazione|descrizione|il mio profilo|introduzione|riassunto|chi sono io",
    experience: `esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|percorso professionale|carriera|storia lavorativa|attività lavorative|attività professionale|impieghi|tirocini|stage|percorso lavorativo|occupazioni|altre esperienze|altre esperienze lavorative|lavoro|
      precedenti esperienze|precedenti esperienze lavorative|dove ho lavorato|esperienze di lavoro|esperienza di lavoro|il mio percorso|storia professionale|attività lavorativa|esperienze significative|stage e tirocini|esperienza clinica`,
    projects: "progetti|progetti personali|portfolio|progetti realizzati|progetti principali",
    volunteering:
      "volontariato|esperienze di volontariato|attività di volontariato|impegno sociale|attività sociali|attività extrascolastiche|esperienza di volontariato|associazionismo",
    education: `scuola|scuole|istruzione|formazione|istruzione e formazione|formazione e istruzione|studi|titoli di studio|titolo di studio|percorso formativo|formazione accademica|percorso di studi|formazione scolastica|percorso scolastico|studi compiuti|educazione|curriculum studiorum|carriera accademica|dove ho studiato|percorso accademico|istruzione scolastica|diplomi|studi e formazione`,
    skills: `interessi di ricerca|linee di ricerca|cosa posso fare per voi|che cosa posso fare per voi|chiedetemi di|competenze|competenze professionali|competenze tecniche|capacità|capacità e competenze|conoscenze|conoscenze informatiche|competenze informatiche|competenze personali|abilità|competenze digitali|strumenti|punti di forza|capacità e competenze tecniche|capacità e competenze personali|capacità e competenze professionali|
      capacità e competenze organizzative|capacità e competenze relazionali|competenze comunicative|competenze organizzative|competenze relazionali|competenze organizzative e gestionali|competenze trasversali|software|programmi|conoscenze tecniche|competenze chiave|specializzazioni|aree di competenza|informatica|cosa so fare|so fare anche|competenze e conoscenze|capacità tecniche|abilità tecniche|attitudini|altre competenze|soft skill|soft skills|capacità personali|competenze principali|tecnologie|
      so fare|saper fare|che cosa so fare|quello che so fare|cosa porto|cosa offro|cassetta degli attrezzi`,
    languages:
      "lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|conoscenza delle lingue|lingua|lingue conosciute|lingue parlate|capacità linguistiche|madrelingua e lingue",
    certifications:
      "corso|certificato|attestato|patentino|abilitazione|iscrizione all'albo|albo professionale|iscrizioni|iscrizione albo|abilitazioni|abilitazioni e patenti|certificazioni|certificati|attestati|corsi|corsi di formazione|corsi e certificazioni|formazione complementare|abilitazioni|patenti|patente|aggiornamento professionale|corsi di aggiornamento|licenze|patente di guida|attestati e certificazioni|certificazioni e attestati|corsi e attestati|abilitazioni professionali|iscrizione all'albo|albo professionale|formazione continua|patentini|iscrizioni|corsi frequentati|altri corsi|corsi professionali|titoli e abilitazioni|seminari|certificazione|patenti e abilitazioni|attestati e patenti|formazione professionale|abilitazioni e patenti|corsi e seminari|attestati e corsi|workshop",
    achievements:
      "risultati|riconoscimenti|premi|premi e riconoscimenti|traguardi|successi|borse di studio|risultati raggiunti|risultati principali|onorificenze|riconoscimenti e premi|principali risultati",
    publications: "pubblicazioni|articoli|conferenze|ricerca|relazioni|convegni",
    interests:
      "nel tempo libero|fuori dal lavoro|fuori dall'ufficio|oltre il lavoro|a parte il lavoro|quando non lavoro|interessi|hobby|passioni|interessi personali|tempo libero|hobby e interessi|interessi e hobby|passatempi|hobbies|interessi e passioni",
    references: "referenze|referenza|lettere di referenze",
    personal:
      "dati personali|informazioni personali|contatti|contatto|recapiti|dati anagrafici|anagrafica|i miei contatti|dati",
    declaration:
      "dichiarazione|autorizzazione|trattamento dei dati personali|consenso|privacy|firma|trattamento dati|autorizzazione al trattamento dei dati|autorizzazione al trattamento dei dati personali",
    other:
      "altro|altre informazioni|ulteriori informazioni|informazioni aggiuntive|disponibilità|allegati|link|varie|informazioni ulteriori|altri dati|altre attività",
  },
  cues: {
    summary: "profilo|sintesi|presentazione",
    experience: "esperienza|esperienze|carriera|impieghi|tirocini|lavorato|lavorative|lavorativa|percorso",
    projects: "progetti",
    volunteering: "volontariato",
    education: "istruzione|formazione|studi|scolastica|accademica|studiato|titoli",
    skills: "competenze|capacità|conoscenze|abilità|strumenti",
    languages: "lingue|linguistiche|madrelingua",
    certifications:
      "certificazioni|attestati|corsi|abilitazioni|patenti|certificati|patente|patentini|aggiornamento",
    achievements: "risultati|premi|riconoscimenti|traguardi",
    publications: "pubblicazioni",
    interests: "interessi|hobby|passioni",
    references: "referenze",
    personal: "dati|contatti|personali|recapiti",
    declaration: "autorizzazione|trattamento",
  },
  fillers:
    "mio|mia|miei|mie|il|lo|la|i|gli|le|di|del|della|delle|dei|e|ed|in|con|per|un|una|che|ho|su|professionale|professionali|principali|altre|altri|tecniche|personali|dove|cosa|so|fare|sono|da|al",
  months: [
    "gennaio|genn|gen",
    "febbraio|febbr|feb",
    "marzo|mar",
    "aprile|apr",
    "maggio|magg|mag",
    "giugno|giu",
    "luglio|lug",
    "agosto|ago",
    "settembre|sett|set",
    "ottobre|ott",
    "novembre|nov",
    "dicembre|dic",
  ],
  seasons:
    "stagione estiva|stagioni estive|stagione invernale|stagioni invernali|stagioni|estati|inizio|metà|fine|primavera|estate|autunno|inverno|stagione|semestre|trimestre|inizio|fine",
  dates: {
    present:
      "presente|oggi|in corso|attuale|attualmente|ad oggi|tuttora|a oggi|fino ad oggi|al presente|odierno|ora|in essere|data odierna|fino a oggi|a tutt'oggi|tutt'oggi|tutt'ora|attualità|data attuale|alla data attuale|a data attuale",
    since: "dal|da|dall'|a partire da|a partire dal|dallo",
    until: "fino al|fino a|sino al",
    to: "a|al|ad|fino al|fino a|e|all'",
    from: "da|dal|tra|dall'",
    of: "di|del",
  },
  titles: {
    heads: `autore|autrice|direttore|direttrice|dirigente|responsabile|capo|caporeparto|capo reparto|caposala|capo sala|capoturno|capocantiere|capo cantiere|capo cuoco|capotreno|capogruppo|capo progetto|supervisore|coordinatore|coordinatrice|gestore|presidente|fondatore|fondatrice|socio|socia|titolare|amministratore|amministratrice|quadro|vicedirettore|vicedirettrice|
      ingegnere|ingegnera|sviluppatore|sviluppatrice|programmatore|programmatrice|architetto|architetta|analista|tecnico|tecnica|consulente|specialista|esperto|esperta|progettista|designer|disegnatore|disegnatrice|geometra|perito|sistemista|informatico|
      infermiere|infermiera|operatore socio-sanitario|operatrice socio-sanitaria|operatore socio sanitario|operatrice socio sanitaria|oss|medico|medica|dottore|dottoressa|chirurgo|dentista|odontoiatra|farmacista|fisioterapista|logopedista|psicologo|psicologa|ostetrica|ostetrico|dietista|nutrizionista|veterinario|veterinaria|badante|assistente|assistente sociale|assistente alla poltrona|
      ausiliario|ausiliaria|soccorritore|soccorritrice|educatore|educatrice|insegnante|maestro|maestra|professore|professoressa|docente|tutor|istruttore|istruttrice|formatore|formatrice|animatore|animatrice|ricercatore|ricercatrice|dottorando|dottoranda|borsista|bibliotecario|bibliotecaria|archivista|curatore|curatrice|
      contabile|ragioniere|ragioniera|commercialista|revisore|controller|impiegato|impiegata|impiegato amministrativo|impiegata amministrativa|impiegato contabile|impiegata contabile|addetto|addetta|addetto alle vendite|addetta alle vendite|addetto vendite|addetta vendite|addetto al magazzino|addetta alla reception|cassiere|cassiera|bancario|bancaria|assicuratore|
      agente|agente immobiliare|broker|economista|statistico|segretario|segretaria|receptionist|centralinista|operatore|operatrice|operaio|operaia|operaio specializzato|magazziniere|magazziniera|carrellista|mulettista|autista|camionista|conducente|corriere|fattorino|rider|commesso|commessa|venditore|venditrice|commerciale|
      rappresentante|promotore|promotrice|acquirente|buyer|cuoco|cuoca|chef|chef de rang|aiuto cuoco|aiuto cuoca|aiutante|sous chef|commis|commis di sala|commis di cucina|pizzaiolo|pizzaiola|panettiere|panettiera|fornaio|pasticcere|pasticciera|pasticciere|macellaio|cameriere|cameriera|cameriera ai piani|barista|barman|barlady|sommelier|lavapiatti|
      maître|portiere|portiere notturno|facchino|governante|addetto alle pulizie|addetta alle pulizie|custode|guardia|guardia giurata|vigilante|poliziotto|poliziotta|carabiniere|vigile|vigile del fuoco|militare|soldato|meccanico|elettricista|idraulico|muratore|muratrice|falegname|carpentiere|imbianchino|saldatore|saldatrice|tornitore|fresatore|montatore|manutentore|
      installatore|fabbro|piastrellista|verniciatore|carrozziere|elettrauto|gommista|attrezzista|agricoltore|agricoltrice|bracciante|allevatore|giardiniere|vivaista|agronomo|agronoma|enologo|enologa|pescatore|marinaio|capitano|avvocato|avvocata|avvocatessa|notaio|giudice|praticante|praticante avvocato|giurista|giornalista|redattore|redattrice|
      editore|copywriter|traduttore|traduttrice|interprete|correttore|grafico|grafica|fotografo|fotografa|videomaker|illustratore|illustratrice|artista|musicista|attore|attrice|ballerino|ballerina|stilista|sarto|sarta|modellista|parrucchiere|parrucchiera|estetista|barbiere|guida|guida turistica|accompagnatore|accompagnatrice|hostess|steward|
      selezionatore|selezionatrice|stagista|tirocinante|apprendista|praticante|studente|studentessa|volontario|volontaria|libero professionista|libera professionista|freelance|imprenditore|imprenditrice|collaboratore|collaboratrice|biologo|biologa|chimico|chimica|restauratore|restauratrice|tecnico di laboratorio|bagnino|bagnina|baby-sitter|babysitter|tirocinio|ispettore|ispettrice|pianificatore|ottico|estimatore|perito chimico|igienista dentale`,
    modifiers:
      "primo|prima|secondo|seconda|vice|aiuto|capo|assistente|senior|junior|giovane|apprendista|ex|sotto",
    at: "presso|c/o|per|in|alla|al|all'",
    headFirst: true,
  },
  companies: {
    nouns: `ospedale|ospedali|policlinico|clinica|casa di cura|casa di riposo|rsa|asl|ausl|asst|azienda ospedaliera|azienda sanitaria|poliambulatorio|ambulatorio|studio medico|studio dentistico|farmacia|laboratorio|laboratori|scuola|liceo|istituto|istituto comprensivo|università|accademia|asilo|asilo nido|nido|biblioteca|museo|teatro|fondazione|editore|edizioni|casa editrice|giornale|
      banca|cassa|credito|assicurazioni|studio|studio legale|studio commerciale|studio associato|gruppo|azienda|azienda agricola|società|compagnia|impresa|industrie|industria|fabbrica|stabilimento|officina|officine|officina meccanica|carrozzeria|comune|provincia|regione|ministero|prefettura|tribunale|agenzia|ente|polizia|esercito|carabinieri|associazione|cooperativa|cooperativa sociale|sindacato|onlus|
      ristorante|trattoria|osteria|pizzeria|bar|caffè|pasticceria|panificio|forno|gelateria|macelleria|albergo|hotel|residence|agriturismo|supermercato|supermercati|negozio|negozi|magazzini|magazzino|boutique|centro|centro commerciale|commerciale|distribuzione|trasporti|autotrasporti|logistica|spedizioni|costruzioni|edilizia|edile|immobiliare|impianti|servizi|soluzioni|tecnologie|sistemi|
      informatica|ingegneria|meccanica|elettronica|energia|cantina|cantine|tenuta|fattoria|caseificio|cantieri|tessile|tessuti|confezioni|moda|calzature|mobili|arredamenti|automobili|auto|parrucchieri|salone|fratelli|figli|e figli|associati|avvocati|notai|pastificio|salumificio|frantoio|lido|stabilimento balneare|casa`,
  },
  education: {
    degrees: `laurea|laurea triennale|laurea magistrale|laurea specialistica|laurea in|laurea breve|laurea a ciclo unico|dottorato|dottorato di ricerca|master|master di i livello|master di ii livello|master di primo livello|master universitario|diploma|diploma di maturità|diploma di liceo|diploma di ragioneria|diploma di geometra|diploma di scuola superiore|diploma di istruzione secondaria|diploma di qualifica|
      diploma professionale|maturità|maturità classica|maturità scientifica|maturità tecnica|maturità linguistica|licenza media|licenza elementare|qualifica|qualifica professionale|qualifica triennale|perito|perito industriale|perito tecnico|perito elettrotecnico|perito meccanico|ragioniere|ragioneria|geometra|specializzazione|abilitazione|attestato di qualifica|scuola media|its|tecnico superiore|diploma accademico|attestato di operatore`,
    fieldLinks: "in|di|del|delle|indirizzo|con indirizzo|specializzazione in|ad indirizzo|per",
    institutions:
      "università|politecnico|istituto|istituto tecnico|istituto professionale|istituto alberghiero|istituto superiore|liceo|scuola|accademia|facoltà|conservatorio|itis|iis|itt|itc|ipsia|ipssar|ipsseoa|its|ateneo|scuola superiore|centro di formazione|cfp|enaip|scuola alberghiera|iis|itet|scuola media|ial",
  },
  certificates:
    "certificato|certificata|certificazione|attestato|patente|patentino|abilitazione|abilitato|abilitata|corso|corso di formazione|iscrizione all'albo|haccp|primo soccorso|antincendio|sicurezza sul lavoro|ecdl|eipass|bls|blsd|licenza|qualifica|brevetto|muletto|carrello elevatore|cqc|albo|opi|rspp|icdl|formazione|diploma di|autorizzazione",
  languageLevels:
    "madrelingua|lingua madre|prima lingua|nativo|nativa|fluente|ottimo|ottima|buono|buona|buon livello|discreto|discreta|scolastico|scolastica|base|di base|elementare|intermedio|avanzato|livello base|livello intermedio|livello avanzato|livello scolastico|professionale|sufficiente|ottima conoscenza|buona conoscenza|conoscenza base|conoscenza di base|bilingue|eccellente|fluida|corrente|livello buono|livello ottimo|parlato e scritto|conoscenza scolastica|discreta conoscenza",
  kinds: {
    internship:
      "stage|tirocinio|stagista|tirocinante|apprendista|apprendistato|praticante|praticantato|alternanza scuola-lavoro|tirocinio curriculare|pratica forense",
    volunteer: "volontario|volontaria|volontariato|servizio civile",
    freelance:
      "libero professionista|libera professionista|freelance|partita iva|autonomo|autonoma|in proprio|lavoro autonomo|libera professione|collaboratore esterno|ditta individuale",
    partTime:
      "part-time|part time|tempo parziale|a chiamata|stagionale|occasionale|weekend|fine settimana|lavoretto|mezza giornata|lavoro stagionale|extra|serale|prestazione occasionale|nei fine settimana|saltuario",
    leave:
      "casalinga|a casa con|senza lavoro|preparazione di concorsi|preparazione al concorso|servizio di leva|servizio civile|maternità|congedo di maternità|congedo parentale|paternità|anno sabbatico|sabbatico|assistenza a|assistenza familiare|cura di|cura dei figli|cura della famiglia|viaggio|viaggi|ricerca di lavoro|disoccupazione|disoccupato|disoccupata|servizio militare|leva|malattia|trasferimento|aspettativa|pausa|motivi familiari|motivi di salute|cassa integrazione|congedo|esperienza all'estero|convalescenza",
  },
  labels: {
    name: "nome|cognome|nome e cognome|cognome e nome|nominativo|nome / cognome|cognome / nome|nome/cognome",
    email: "e-mail|email|mail|posta elettronica|indirizzo e-mail|indirizzo email|pec",
    phone:
      "telefono|tel|cellulare|cell|numero di telefono|recapito telefonico|mobile|telefono cellulare|recapito",
    address:
      "indirizzo|residenza|residente a|domicilio|città|luogo|località|sede|residente in|sede di lavoro|vive a",
    birth:
      "data di nascita|nato a|nata a|nato il|nata il|luogo di nascita|età|luogo e data di nascita|data e luogo di nascita",
    nationality:
      "nazionalità|cittadinanza|stato civile|sesso|patente|codice fiscale|patente di guida|automunito|automunita|figli|c.f.",
    title:
      "posizione|ruolo|mansione|qualifica|posizione ricoperta|lavoro o posizione ricoperti|tipo di impiego|incarico|lavoro|professione",
    company:
      "azienda|datore di lavoro|nome del datore di lavoro|società|ente|impresa|struttura|nome e indirizzo del datore di lavoro|committente|cliente|istituto",
    period: "periodo|data|date|durata|anno|date (da – a)|dal|anni",
    duties:
      "mansioni|attività|responsabilità|principali mansioni|principali mansioni e responsabilità|compiti|risultati|descrizione|tipo di azienda|tipo di azienda o settore|attività o settore|principali attività|principali attività e responsabilità|mansioni svolte|attività svolte|attività principali|principali responsabilità|principali risultati",
    degree:
      "titolo|titolo di studio|diploma|qualifica|qualifica conseguita|laurea|titolo della qualifica rilasciata|corso|corso di laurea|titolo conseguito",
    institution:
      "istituto|università|scuola|ente|nome istituto|nome dell'istituto|nome e tipo di istituto|nome e tipo di istituto di istruzione o formazione|istituzione|ateneo",
    year: "anno|conseguito nel|anno di conseguimento|conseguita nel|data di conseguimento",
    field: "indirizzo|specializzazione|facoltà|ambito|settore|corso",
    reference: "referenza|referenze",
    issuer: "rilasciato da|ente|emesso da|presso|rilasciata da|conseguito presso",
  },
  achievements: {
    change: `scoperti|scoperto|rinnovati|promossi|passati|cresciuti|cresciute|ridussi|salì|scese|crebbe|abbattuto|abbattuta|contenuto|migliorati|azzerato|azzerati|guadagnato|accorciati|prima del|ridotto|ridotta|riduzione|ridurre|riducendo|ridotti|ridotte|diminuito|diminuzione|diminuendo|abbassato|abbassando|tagliato|taglio|risparmiato|risparmio|risparmi|risparmiando|accorciato|dimezzato|dimezzando|aumentato|aumento|aumentando|incrementato|incremento|incrementando|cresciuto|crescita|
      migliorato|miglioramento|migliorando|raddoppiato|raddoppiando|triplicato|vinto|raggiunto|raggiungendo|raggiunti|superato|superando|generato|generando|ottenuto|ottenendo|conseguito|portato|portando|passato|passando|accelerato|ottimizzato|ottimizzando|ottimizzazione|evitato|eliminato|recuperato|recupero|recuperando|venduto|chiuso|
      acquisito|acquisendo|più|meno|anziché|invece di|rispetto|fatturato|vendite|scesi|sceso|scesa|salito|salita|calo|calato|ampliato|realizzato|risparmiati|fidelizzato|sceso da`,
    award:
      "premio|premiato|premiata|vincitore|vincitrice|riconoscimento|medaglia|borsa di studio|migliore|miglior|dipendente del mese|menzione|lode|110 e lode|finalista|primo posto|primo classificato|prima classificata|impiegato del mese",
  },
  statedYears: {
    years: "anni|anno",
    experience: "esperienza|carriera|attività|nel settore|professione|pluriennale|lavoro|mestiere",
    spentIn: "in|nel|nella|nei|nelle|come|dietro|a bordo",
    moreThan: "oltre|più di|quasi|circa|almeno",
    numbers:
      "un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|ventuno|ventidue|ventitré|ventiquattro|venticinque|ventisei|ventisette|ventotto|ventinove|trenta",
  },
  stopWords:
    "e|di|il|lo|la|i|gli|le|del|della|dello|dei|delle|degli|in|nel|nella|nei|un|una|uno|al|alla|allo|ai|alle|a|per|con|che|si|su|sul|sulla|da|dal|dalla|è|come|più|o|tra|fra|anche|mio|mia|sono|ho|ha|non|presso|durante|ad|ed|se|suo|sua|dall|dell|nell|all|anni|ogni|sia|stato|hanno|molto|questo|dove",
};
