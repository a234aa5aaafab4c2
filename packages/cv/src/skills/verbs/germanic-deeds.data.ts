/**
 * German and Dutch verbs of work, each with the nouns of its activity that end a compound where "-ung" or "-ing" does
 * not make them: "schneiden schnitt" for "Heckenschnitt".
 */
export const VERBS: readonly string[] = (
  "abbauen abbau|abdichten|abfüllen|abholen|abnehmen abnahme,entnahme|abrechnen|abschließen abschluss|abstimmen|abwickeln|ändern|anbauen anbau|anbringen|anfertigen|" +
  "anlegen anlage|anleiten|annehmen annahme|anpassen|anreichen gabe,reichung|anschließen anschluss|anziehen|archivieren|aufbauen aufbau|aufbereiten|aufmessen aufmass|" +
  "aufnehmen aufnahme|aufräumen|aufstellen|ausbauen ausbau|ausbilden|ausbringen|ausführen|ausgeben ausgabe|auslesen|ausliefern|auswerten|austauschen tausch,austausch|" +
  "auszeichnen|backen|bauen bau|bearbeiten|bedienen|begleiten|begutachten|behandeln|beheben|bekämpfen|beladen|bepflanzen|beraten|berechnen|beschaffen|beschneiden schnitt|beschriften|" +
  "bestellen|betonieren|betreuen|bewachen|bewässern|bewerten|binden|bohren|brennen|bringen|buchen|bügeln|dämmen|decken|digitalisieren|dokumentieren dokumentation|drehen|dreschen|" +
  "drucken druck|düngen|einbauen einbau|einfangen|eingeben eingabe|einkaufen einkauf|einlagern|einlernen|einräumen|einrichten|einschulen|einstellen|einweisen|entladen|entleeren|" +
  "entnehmen entnahme|entsorgen|entwerfen entwurf|entwickeln|erfassen|ermitteln|ernten ernte|erstellen|erziehen|fahren|fällen|färben|fertigen|feilen|fliesen|flechten|fördern|formen|fräsen|" +
  "führen|füllen|füttern|gestalten|gießen|gravieren gravur|hacken|halten haltung|heben|herstellen|hobeln|impfen|inspizieren inspektion|installieren installation|instandhalten instandhaltung|" +
  "instandsetzen instandsetzung|isolieren|kalibrieren|kalkulieren kalkulation|kassieren|kaufen kauf|kehren|kleben|klären|kneten|kochen|kommissionieren|konstruieren konstruktion|kontieren|" +
  "kontrollieren kontrolle|koordinieren koordination|kuppeln|lackieren|laden|lagern|legen|lehren|leiten|lesen|liefern|löten|mahlen|mahnen|malen|mauern|melken|messen|mischen|montieren montage|" +
  "moderieren moderation|mähen mahd|nähen|nehmen nahme|nieten|ordnen|organisieren organisation|packen|pflanzen|pflastern|pflegen pflege|planen|polieren|präparieren präparation|programmieren|" +
  "prüfen|putzen|räumen|reinigen|reparieren reparatur|restaurieren|richten|rüsten|säen saat,aussaat|sägen|sanieren|schalen|schärfen|scheren schur|schleifen schliff|schlachten|schließen schluss|schmieden|" +
  "schmieren|schneiden schnitt|schreiben|schulen|schützen schutz|schweißen|servieren|setzen|sichern|sieden|sortieren|spachteln|spinnen|spritzen|spülen|stapeln|stellen|sterilisieren sterilisation|" +
  "steuern|stimmen|streichen anstrich|stricken|stopfen|tapezieren|tauschen tausch|testen test|tischlern|transportieren transport|trocknen|überprüfen|übersetzen|überwachen|umbauen umbau|unterhalten|" +
  "unterrichten unterricht|untersuchen|verarbeiten|verbuchen|verdrahten|veredeln|verfugen|verhandeln|verkabeln|verkaufen verkauf|verlegen|vermessen|vermitteln|vermieten|verpacken|verputzen|" +
  "verschneiden verschnitt|versenden versand|versorgen|vertreiben vertrieb|verwalten|vorbereiten|waschen wäsche|warten|wechseln wechsel|weben|wickeln|wiegen|züchten zucht|zeichnen|ziehen zucht|zubereiten|" +
  "zusammenstellen|zuschneiden zuschnitt|zerlegen|zerspanen|verabreichen gabe|geben gabe|lernen|umsetzen|umtopfen|veröden|verschweißen|wuchten|auswuchten|rasieren rasur|" +
  "machen|helfen|suchen suche|auffüllen|ausstellen|melden|ablegen ablage|ansetzen ansatz|zählen|korrigieren korrektur|erklären|vergeben vergabe|gewinnen|verfassen|fotografieren|einpacken|einsetzen einsatz|überholen|mobilisieren mobilisation|einarbeiten|durchführen|entfernen|reduzieren|dekorieren dekoration|filetieren|eindecken|redigieren|bezahlen|anmahnen|vereinbaren|ausfüllen|auswählen|akquirieren akquise|unterstützen|titrieren titration|anrichten|begrüßen|einchecken|auschecken|beziehen|verräumen|hochziehen|einhängen|zusammenbauen|aufziehen aufzucht|stutzen|pflücken|kürzen|duschen|übernehmen|austeilen|umlagern|beurteilen|benoten|beliefern|einlösen|massieren massage|enthaaren|ausheben aushub|befüllen|spannen|verzinken|streuen|zapfen|abräumen|falten|belegen|hüten|parametrieren|aufrichten|erneuern|konfigurieren konfiguration|schalten|beauftragen|lektorieren lektorat|umstellen|bestücken|empfangen empfang|befragen|pressen|verteilen|fassen|ausgießen|folieren|föhnen|zupfen|erledigen|jäten|kommunizieren kommunikation|präsentieren präsentation|analysieren analyse|diagnostizieren diagnostik|recherchieren recherche|telefonieren|versichern|vorlesen|singen gesang|tanzen tanz|trainieren training|coachen|schneidern|häkeln|sticken|fischen|räuchern|braten|grillen|verzieren|glasieren|rühren|ausrollen|keltern|etikettieren|" +
  // Dutch
  "opmaken|geven|maken|doen|trekken|prikken|verwijderen|zoeken|afsluiten|aankleden|aanmeten|tellen|lossen|reviseren revisie|plukken pluk|inbrengen|nakijken|trainen training|klaarmaken|delen|opnemen opname|verven|beantwoorden|verbeteren|opsporen opsporing|beoordelen|aanreiken|tolken|afstemmen|selecteren selectie|prijzen|fotograferen fotografie|dekken|ophangen|ombouwen|douchen|opvangen opvang|uitgeven uitgifte|aanvragen aanvraag|zekeren|vlechten|voegen|scannen|opvolgen|vegen|voederen|persen|berekenen|regelen|typen|poleren|reserveren reservering|uitreiken|decoreren decoratie|scheiden|rooien|verzamelen|uitleggen|eten|tekenen|verschonen|redigeren|hanteren|betalen|aanmanen|invullen|ondersteunen|titreren titratie|picken|balanceren|beregenen|vermaken|inkorten|verplaatsen|mobiliseren mobilisatie|corrigeren correctie|afleggen|masseren massage|opschonen|verdichten|bepleisteren|beitsen|ontmantelen|afgeven|ausmisten|uitmesten|strooien|ronddelen|inschrijven|coderen|doorverbinden|terugbellen|opbellen|tappen|afruimen|vouwen|beleggen|afwassen|roken|dweilen|ontsmetten|oefenen|rondbrengen|brengen|aanlijmen|inregelen|vernieuwen|rapporteren rapportage|uitbenen|afleveren|slopen sloop|verspreiden|handelen|vastzetten|uitsnijden|kneden|inslijpen|egaliseren|stemmen|sealen|wikkelen|föhnen|epileren|configureren configuratie|schillen|wieden|trimmen|aantrekken|observeren observatie|inchecken|lappen|ordenen|verversen|pompen|begraven|bewateren|boetseren|haken|breien|dansen dans|zingen zang|optreden|presenteren presentatie|interviewen|recruteren|versieren|glaceren|bijwerken|bijsturen|aanharken|" +
  "aanbrengen|aandrijven|aanleggen aanleg|aannemen aanname|aanpassen|aansluiten|aansturen|aanvullen|administreren administratie|adviseren advies|afdichten|afhandelen|afhangen|afmonteren|afnemen afname|" +
  "afrekenen|afstellen|afvullen|afwerken|analyseren analyse|archiveren|bakken|bedienen|begeleiden|beheren beheer|behandelen|belonen|bemesten|bepalen|beplanten|bereiden|beschilderen|bestellen|bestraten|besturen|" +
  "bestrijden|betegelen|bewaken|bewerken|bezorgen|bijhouden|bijvullen|binden|boeken|boren|bouwen bouw|brouwen|calculeren calculatie|coachen|controleren controle|coördineren coördinatie|diagnosticeren|" +
  "documenteren documentatie|draaien|drogen|drukken druk|factureren|fileren|fokken|frezen|gieten|glazuren|graven|herstellen herstel|hechten|helpen|hijsen|houden|ijken|inboeken|inenten|inkopen inkoop|inpakken|inplannen|" +
  "inrichten|inspecteren inspectie|installeren installatie|instellen|invoeren invoer|inwerken|isoleren isolatie|kalibreren kalibratie|kappen kap|kleden|kleuren|klussen|knippen|koken|kopen koop|kweken kweek|" +
  "laden|lakken|lassen|leggen|leiden leiding|lesgeven|leveren|lezen|lijmen|maaien|malen|meten|melken|mengen|metselen|meubileren|monteren montage|monsteren monstername|naaien|nemen name|onderhandelen|onderhouden onderhoud|" +
  "onderwijzen onderwijs|onderzoeken onderzoek|ontladen|ontvangen ontvangst|ontwerpen ontwerp|ontwikkelen|opbouwen opbouw|openen|opleiden opleiding|oplossen|opmeten|opruimen|opslaan opslag|opstellen|oogsten oogst|organiseren organisatie|" +
  "pakken|planten|plannen|plaatsen|pleisteren|poetsen|polijsten|programmeren|registreren registratie|renoveren renovatie|repareren reparatie|restaureren restauratie|rijden|rijgen|ruimen|samenstellen|schaven|scheren|" +
  "schilderen|schoonmaken schoonmaak|schrijven|schuren|serveren|slachten slacht|slijpen|smeden|smeren|snijden|snoeien snoei|solderen|sorteren|spoelen|spuiten|stapelen|stellen|steriliseren sterilisatie|stomen|storten|strijken|stucen|" +
  "stukadoren|testen test|timmeren|toedienen|uitdelen|uitlezen|uitlijnen|uitvoeren|vaccineren vaccinatie|verbinden|verfraaien|verhelpen|verhuren verhuur|verkopen verkoop|verlonen|verplegen|verpakken|versturen|vertalen|vervangen|" +
  "vervoeren vervoer|verwerken|verzenden|verzorgen|vijlen|villen|voeden|voeren|voorbereiden|vormen|vullen|waarnemen|wassen|wegen|werven|wisselen|zagen|zetten|zaaien|zuiveren"
).split("|");

/** Past and present forms that no rule leads back to the verb; those with a particle are found by the part behind it. */
export const STRONG_FORMS: Readonly<Record<string, string>> = {
  // German
  backen: "buk",
  binden: "band",
  biegen: "bog",
  brennen: "brannte",
  bringen: "brachte",
  dreschen: "drosch",
  fahren: "fuhr",
  fangen: "fing",
  flechten: "flocht",
  geben: "gab",
  gießen: "goss",
  halten: "hielt",
  heben: "hob",
  laden: "lud",
  lesen: "las",
  messen: "maß",
  nehmen: "nahm",
  schließen: "schloss",
  schleifen: "schliff",
  schneiden: "schnitt",
  schreiben: "schrieb",
  schweißen: "schweißte",
  streichen: "strich",
  treiben: "trieb",
  wachsen: "wuchs",
  waschen: "wusch",
  werfen: "warf",
  wiegen: "wog",
  ziehen: "zog",
  senden: "sandte",
  singen: "sang",
  helfen: "half",
  gewinnen: "gewann",
  empfangen: "empfing",
  braten: "briet",
  // Dutch
  bakken: "bakte",
  bijhouden: "hield",
  houden: "hield houd",
  brengen: "bracht",
  drijven: "dreef",
  geven: "gaf geef",
  gieten: "goot giet",
  graven: "groef",
  hangen: "hing",
  helpen: "hielp",
  hijsen: "hees",
  kopen: "kocht",
  laten: "liet",
  lezen: "las",
  nemen: "nam",
  ontvangen: "ontving",
  onderhouden: "onderhield onderhoud",
  rondbrengen: "rondbracht",
  ontwerpen: "ontwierp",
  onderzoeken: "onderzocht",
  rijden: "reed",
  schenken: "schonk",
  scheren: "schoor",
  schrijven: "schreef",
  slijpen: "sleep",
  sluiten: "sloot",
  snijden: "sneed",
  spreken: "sprak",
  strijken: "streek",
  verbinden: "verbond",
  werven: "wierf",
  zenden: "zond",
  doen: "deed doe",
  maken: "maakte",
};
