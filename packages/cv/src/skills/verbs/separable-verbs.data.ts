/** Finite forms of the plain verbs that German and Dutch put a particle to, by their infinitive: "baute … ein". */
export const FINITE_FORMS: Readonly<Record<string, string>> = {
  // German
  arbeiten: "arbeitete arbeite arbeitet arbeiteten",
  bauen: "baute baue baut bauten",
  bereiten: "bereitete bereite bereitet bereiteten",
  bessern: "besserte bessere bessert besserten",
  bringen: "brachte bringe bringt brachten",
  fertigen: "fertigte fertige fertigt fertigten",
  führen: "führte führe führt führten",
  füllen: "füllte fülle füllt füllten",
  geben: "gab gebe gibt gaben",
  kaufen: "kaufte kaufe kauft kauften",
  laden: "lud lade lädt luden",
  legen: "legte lege legt legten",
  lernen: "lernte lerne lernt lernten",
  lesen: "las lese liest lasen",
  leiten: "leitete leite leitet leiteten",
  liefern: "lieferte liefere liefert lieferten",
  nehmen: "nahm nehme nimmt nahmen",
  packen: "packte packe packt packten",
  rechnen: "rechnete rechne rechnet rechneten",
  räumen: "räumte räume räumt räumten",
  richten: "richtete richte richtet richteten",
  schließen: "schloss schließe schließt schlossen",
  stellen: "stellte stelle stellt stellten",
  stimmen: "stimmte stimme stimmt stimmten",
  tauschen: "tauschte tausche tauscht tauschten",
  wechseln: "wechselte wechsle wechselt wechselten",
  // Dutch
  brengen: "bracht breng brengt brachten",
  dienen: "diende dien dient dienden",
  leggen: "legde leg legt legden",
  leiden: "leidde leid leidt leidden",
  nemen: "nam neem neemt namen",
  sluiten: "sloot sluit sloten",
  vullen: "vulde vul vult vulden",
  werken: "werkte werk werkt werkten",
};

/** What stands at the end of the clause. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "ab an auf aus durch ein entgegen vor zu zusammen um aan af bij in op toe uit".split(" "),
);
