/** Words of German and Dutch clauses in small letters. What the same letters mean in both stands in one list. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Who works beside the writer, by the word or by its last part: "Fremdfirma", "Softwareentwickler", "hoofdkantoor". */
export const SOMEBODY =
  /(?:kolleg(?:e|en|in|innen)|freelancer[ns]?|freiberufler(?:n|in)?|subunternehme(?:n|r|rn)|leister(?:n|s)?|unternehme(?:n|r|rn)|(?:fremd|partner|nachbar|neben)betriebe?|firm(?:a|en)|agentur(?:en)?|hersteller[ns]?|lieferant(?:en)?|systemhaus|mutterhaus|stammhaus|kanzlei|zentrale|abteilung(?:en)?|[a-zäöü]{3}leitung|inhaber(?:in)?s?|chef(?:in|s)?|meister(?:in|s)?|vorgänger(?:in)?|nachfolger(?:in)?|nachbar(?:n|in)?|berater(?:n|in|innen)?|statiker(?:n|in)?|techniker(?:n|s|in|innen)?|elektriker(?:n|s|in)?|mechaniker(?:n|s|in)?|informatiker(?:n|in)?|handwerker[ns]?|entwickler(?:n|in|innen)?|programmierer(?:n|in|innen)?|autor(?:en|in|innen)|konstrukteur(?:e|en|in|s)?|ingenieur(?:e|en|in)?|monteur(?:e|en|s)?|redakteur(?:e|en|in)|friseur(?:e|en|in)?|architekt(?:en|in)?|designer(?:n|in|innen|s)?|grafiker(?:n|in)?|fotograf(?:en|in)|übersetzer(?:n|in|innen)|fahrer(?:n|in)?|spediteur(?:e|en)?|spedition(?:en)?|händler[ns]?|verkäufer(?:n|in|innen)?|verkopers?|konzern(?:e|s)?|dochter|zoon|broer|oom|moeder|vader|tochter|sohn|bruder|schwester|schwager|neffe|nichte|onkel|mutter|vater|einkäufer(?:n|in|innen)?|buchhalter(?:n|in)?|prüfer(?:n|in|innen)?|planer[ns]?|controller[ns]?|anw[aä]lt(?:e|en|in)?|notar(?:e|en|in)?|gutachter[ns]?|[aä]rzt(?:e|en|in|innen)?|chirurg(?:en|in)?|apotheker(?:n|in)?|therapeut(?:en|in|innen)?|psycholog(?:e|en|in|innen)|lehrer(?:n|in|innen)?|schlosser[ns]?|schweißer[ns]?|maler[ns]?|maurer[ns]?|tischler[ns]?|lackierer[ns]?|dachdecker[ns]?|gärtner[ns]?|landwirte?|winzer[ns]?|jäger[ns]?|köch(?:e|en|in)|bäcker[ns]?|metzger[ns]?|kund(?:e|en|in|innen)|klient(?:en|in)|mandant(?:en|in)|bauherr(?:en)?|patient(?:en|in)|gäste|schüler(?:n|in|innen)?|studenten|studierende|praktikant(?:en|in)?|azubis?|lehrlinge?|eltern|besucher[ns]?|anbieter[ns]?|betreiber[ns]?|eigentümer[ns]?|vermieter[ns]?|investor(?:en)?|wissenschaftler(?:n|in|innen)?|forscher(?:n|in|innen)?|spezialist(?:en|in)?|fachleute|fachkräfte|fachbetriebe?|zulieferer[ns]?|anwender[ns]?|helfer[ns]?|aushilfen?|hausmeister[ns]?|collega(?:['’]?s)?|baas|bazin|eigena(?:ar|ren|resse)|zaakvoerder|klant(?:en)?|leveranciers?|ontwikkelaars?|programmeurs?|bureau|kantoor|afdeling(?:en)?|aannemers?|technieker[s]?|technicus|technici|artsen?|chirurg(?:en)?|huisarts|accountants?|boekhouders?|boekhouding|fabrikant(?:en)?|partners?|constructeurs?|architect(?:en)?|ingenieurs?|tekenaars?|schilders?|lassers?|loodgieters?|elektriciens?|bedrijf|opdrachtgevers?|voorgang(?:er|ster)|opvolg(?:er|ster)|ouders|leerlingen|stagiairs?|uitgeverij|drukkerij|redactie|auteurs|vormgevers?|fotograaf|chauffeurs?|transporteurs?|bewaking|hoofdzetel|specialist(?:en)?|aandeelhouders?|notaris|advocaten|advocaat|vertalers?|koks?|patiënten|gasten|bezoekers|bewoners|vrijwilligers)$/;

/** Departments stand alone: "Einkauf bestellt in SAP". */
export const DEPARTMENTS = words(
  "konstruktion einkauf vertrieb buchhaltung it edv ict versand marketing entwicklung redaktion verwaltung geschäftsleitung heimleitung personalabteilung haustechnik arbeitsvorbereitung inkoop verkoop directie engineering planning financiën personeelszaken keuken magazijn altteam",
);

/** Whoever did it instead of the writer, as a label's answer and in brackets: "Backup: Systemhaus", "COBOL (Altteam)". */
export const INSTEAD =
  /^(?:extern\p{L}*|fremd\p{L}+|altteam|systemhaus|dienstleister|subunternehme(?:n|r)|partnerfirma|agentur|steuerberater(?:in)?|zentrale|mutterhaus|kolleg(?:e|en|in|innen)|chef(?:in)?|inhaber(?:in)?|hersteller|nachbarbetrieb|nachbarabteilung|collega['’]?s?|baas|onderaannemer|leverancier|hoofdkantoor|fabrikant|moederbedrijf|zaakvoerder|accountant|boekhouder)$/u;

/** Finite verbs of the third person. In the plural only those whose object is never a person: "Kunden beraten" is own work. */
export const VERBS = words(`
  macht machte machten arbeitet arbeitete arbeiten arbeiteten schreibt schreiben schrieb schrieben bringt brachte brachten
  kommt kommen kam kamen liefert liefern lieferte lieferten nutzt nutzen nutzte nutzten verwendet verwenden verwendeten
  hat haben hatte hatten ist sind war waren kümmert kümmern kümmerte kümmerten übernimmt übernahm übernahmen
  erledigt erledigte erledigten repariert reparieren reparierte reparierten kocht kochen kochte kochten backt backen backte
  prüft prüfte prüften zeichnet zeichnen zeichnete zeichneten plant plante planten rechnet rechnen rechnete rechneten
  programmiert programmieren programmierte programmierten verwaltet verwaltete verwalteten gestaltet gestalten gestaltete gestalteten
  entwirft entwerfen entwarf entwarfen installiert installieren installierte installierten konstruiert konstruieren konstruierte konstruierten
  steuert steuerte bietet bieten bot boten fertigt fertigen fertigte fertigten produziert produzieren produzierte produzierten
  tauscht tauschte tauschten baut bauen baute bauten meldet melden meldete meldeten diktiert diktieren diktierte diktierten
  lädt laden lud luden druckt drucken druckte druckten schweißt schweißen schweißte schweißten lackiert lackieren lackierte lackierten
  montiert montierte montierten stellt stellte stellten legt legte setzt setzte setzten gibt gab gaben nimmt nahm nahmen führt führte führten
  hält hielt hielten fährt fuhr fuhren darf dürfen durfte durften soll sollte sollten kann konnte konnten muss musste mussten will wollte wollten
  setzen buchen montieren erstellen verlegen schneidet mischt erntet melkt züchtet näht nähen nähten putzt putzen putzte putzten reinigt reinigte reinigten
  liest lesen lasen misst maßen forscht forschen forschten analysiert analysieren analysierte analysierten dokumentieren
  betreibt betreiben betrieben vertreibt vertreiben vertrieben handelt handeln vermietet vermieten bestellt bestellen bestellte bestellten
  zahlt zahlen zahlten operierte operierten verordnet verordnen schickt schicken schickten sendet senden sandten holt holten
  betreut betreute betreuten pflegt pflegte pflegten entwickelt entwickeln entwickelte entwickelten erstellt erstellte erstellten
  bearbeitet bearbeitete bearbeiteten verbucht verbuchte bucht buchte buchten besorgt besorgte leistet leistete mauert verlegt verlegte
  doet deed deden maakt maken maakte maakten gebruikt gebruiken gebruikte gebruikten werkt werken werkte werkten komt komen kwam kwamen
  heeft hebben schrijft schrijven schreef schreven regelt regelde regelden brengt bracht levert leveren leverde leverden
  tekent tekenen tekende tekenden rekent rekenen rekende rekenden biedt bieden bouwt bouwen bouwde bouwden brouwt verhuurt produceert
  produceren programmeert programmeren programmeerde programmeerden verwerkt verwerkte verwerkten beheert beheerde beheerden
  ontwerpt ontwerpen ontwierp ontwierpen ontwikkelt ontwikkelen ontwikkelde ontwikkelden last lassen laste lasten verzorgt verzorgde
  bakt bakken bakte kookt koken kookte herstelt herstelde herstelden installeert installeren installeerde mag mogen mocht mochten
  moet moeten moest moesten zou zouden wil wilde wilden voert voerde voerden houdt hield hielden schildert schilderde
  voorschrijven dicteren registreren bestelt bestelden boekt boekte behandelt behandelde onderhoudt onderhield zijn zat zaten`);

/** Where work lies and comes from, before a preposition: "kam vom Partner", "läuft über den Steuerberater", "blijft bij de fabrikant". */
export const LIES = words(
  "kommt kommen kam kamen liegt liegen lag lagen bleibt bleiben blieb blieben stammt stammen stammte stammten läuft laufen lief liefen geht gehen ging gingen gehört gehören gehörte gehörten geschieht erfolgt gebeurt gebeurde gebeurden ligt liggen zit zat blijft blijven bleef bleven komt komen kwam kwamen hoort horen hoorde hoorden loopt liep gaat gaan war waren ist sind was is zijn",
);
export const FROM = words("bei beim vom von aus an über zum zur für bij van uit via aan voor");

/** Auxiliaries of the passive, and before whom it was done by. */
export const PASSIVE = words("wird werden wurde wurden worden wordt werd");
export const BY = words("von vom durch door");

/** What others do to the writer's own work. */
export const PRAISED =
  /^(?:ge(?:nutzt|lobt|lesen|kauft|schätzt|prüft|bruikt|waardeerd|lezen|prezen|bucht)|verwendet|eingesetzt|besucht|angenommen|übernommen|abgenommen|ausgezeichnet|bewertet|empfohlen|beauftragt|unterstützt|angeleitet|angefordert|gewünscht|freigegeben|finanziert|gefördert|overgenomen|bekroond|goedgekeurd|bezocht|begeleid|gevraagd|aanbevolen|beoordeeld|mir|mich|mij)$/;

export const ARTICLES = words(
  "die der das dem den ein eine einem einen einer unser unsere unserem unseren unserer mein meine meinem meinen meiner andere anderen anderer anderes externe externen externer externes beide zwei drei alle viele manche einige fremde fremden freie freien de het een onze ons mijn twee drie veel enkele vaste vaster ihre ihr seine sein sonstige jeweilige",
);
/** Between a verb and its subject: "reparieren durfte ihn nur der Techniker". */
export const FILLERS = words(
  "ihn es sie sich nur selbst allein dort da bei uns dann meist immer noch auch damals früher stets ausschließlich alleen zelf enkel altijd het ze daar toen meestal zich vooral hier",
);
export const OWN = words("ich wir ik wij mir mich");
/** What a clause begins with, before its subject. */
export const STARTERS = words("und aber doch während wobei denn sondern en maar want terwijl waarbij");
/** Where somebody belongs, between the subject and its verb: "Kollegen aus der IT programmieren". */
export const BELONGS = words("aus der des im in von vom am dem den vor ort uit van de het op bij und en");
