import type { Vocabulary } from "./types.ts";

export const de: Vocabulary = {
  code: "de",
  headings: {
    summary: `profil|kurzprofil|über mich|zusammenfassung|persönliches profil|berufliches profil|zur person|wer ich bin|
      berufsziel|ziele|ziel|karriereziel|beruflicher hintergrund|in kürze|kurz und knapp|kurzvorstellung|steckbrief|einleitung|
      qualifikationsprofil|berufliche ziele|kurzbeschreibung|auf einen blick|das bin ich|motivation|leitsatz|vorstellung`,
    experience: `beruflicher weg|mein beruflicher weg|berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufspraxis|praxiserfahrung|praktische erfahrung|praktische erfahrungen|
      arbeitserfahrung|erfahrung|erfahrungen|berufliche erfahrung|berufliche erfahrungen|beruflicher lebenslauf|berufliche stationen|stationen|
      tätigkeiten|berufliche tätigkeit|berufliche tätigkeiten|bisherige tätigkeiten|beschäftigungen|anstellungen|arbeitsverhältnisse|praktika|praktikum|
      beruf|berufsweg|berufslaufbahn|laufbahn|karriere|beruflicher weg|arbeitsstationen|wo ich gearbeitet habe|bisherige stationen|
      berufliche laufbahn|beschäftigungsverhältnisse|nebentätigkeiten|nebenjobs|famulaturen|praktische tätigkeiten|berufstätigkeit|praxis|arbeit|arbeitspraxis|mein weg|
      berufliche entwicklung|relevante berufserfahrung|weitere berufserfahrung|einsatzorte|was ich bisher gemacht habe|beruflicher einstieg`,
    projects:
      "projekte|projekterfahrung|ausgewählte projekte|eigene projekte|projektliste|projektübersicht|referenzprojekte|portfolio|arbeiten|persönliche projekte",
    volunteering: `ehrenamt|ehrenamtliches engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|engagement|soziales engagement|
      freiwilligenarbeit|gesellschaftliches engagement|freiwilliges engagement|bürgerschaftliches engagement|ehrenämter|vereinsarbeit|außerschulisches engagement`,
    education: `schulen|ausbildung|bildung|bildungsweg|schulbildung|studium|akademische ausbildung|schulische ausbildung|berufsausbildung|
      ausbildung und studium|schule und ausbildung|akademischer werdegang|bildungsgang|schule|schulischer werdegang|hochschulbildung|hochschulstudium|
      studium und ausbildung|aus- und weiterbildung|ausbildung und weiterbildung|abschlüsse|schulabschluss|schulabschlüsse|akademischer hintergrund|
      schulausbildung|bildungsabschlüsse|studium und schule|schule und studium|lehre|berufliche ausbildung|wo ich gelernt habe|ausbildungen|bildungslaufbahn|universitäre ausbildung`,
    skills: `forschungsinteressen|forschungsschwerpunkte|forschungsgebiete|was ich für sie tun kann|was ich für sie mache|fragen sie mich nach|fragt mich nach|technisches|kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|qualifikationen|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|edv-kenntnisse|edv kenntnisse|edv|it-kenntnisse|
      computerkenntnisse|stärken|schlüsselkompetenzen|kernkompetenzen|fachliche kompetenzen|technische kenntnisse|technische fähigkeiten|soft skills|persönliche stärken|
      werkzeuge|software|technologien|besondere kenntnisse|weitere kenntnisse|sonstige kenntnisse|fachkompetenzen|berufliche kompetenzen|fertigkeiten|
      methoden|soziale kompetenzen|methodenkompetenzen|persönliche fähigkeiten|fachwissen|expertise|schwerpunkte|fachliche schwerpunkte|was ich kann|das kann ich|methoden & werkzeuge|methoden und werkzeuge|werkzeuge und methoden|it und software|it-kompetenzen|programmierkenntnisse|besondere fähigkeiten|handwerkliche fähigkeiten|berufliche kenntnisse|praktische kenntnisse|fachgebiete|arbeitsweise|
      was ich mitbringe|das bringe ich mit|ich bringe mit|darin bin ich gut|worin ich gut bin|kann ich|ich kann|kann ich gut|das beherrsche ich|was ich beherrsche|mein handwerk|mein können|werkzeugkasten`,
    languages:
      "sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|sprachliche kenntnisse|sprachkompetenzen|sprachfähigkeiten|sprache|sprachniveau",
    certifications: `zertifikat|zertifizierung|kurs|lehrgang|nachweis|schein|befähigungen|ausweise|scheine und nachweise|scheine und ausweise|approbation|zulassungen|registrierung|berufszulassung|scheine|scheine und zertifikate|mitgliedschaften|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|fort- und weiterbildung|fort- und weiterbildungen|fortbildungen und zertifikate|weiterbildungen und zertifikate|lehrgänge|kurse|seminare|
      scheine|berechtigungen|nachweise|lizenzen|zusatzqualifikationen|führerschein|führerscheine|weiterbildung und zertifikate|zertifikate und weiterbildungen|zertifikate und weiterbildung|schulungen|bescheinigungen|
      qualifikationen und zertifikate|berufliche weiterbildung|zulassungen|zulassung|mitgliedschaften|befähigungsnachweise|kurse und zertifikate|zusatzausbildungen|scheine und berechtigungen|zertifikate und scheine|approbation|fahrerlaubnis|prüfungen`,
    achievements:
      "erfolge|auszeichnungen|preise|preise und auszeichnungen|ehrungen|stipendien|leistungen|auszeichnungen und preise|wichtigste erfolge|berufliche erfolge|größte erfolge|auszeichnungen und stipendien|meine erfolge",
    publications:
      "publikationen|veröffentlichungen|vorträge|vorträge und publikationen|artikel|forschung|patente|konferenzen",
    interests:
      "neben der arbeit|neben dem beruf|nach der arbeit|nach feierabend|feierabend|außerhalb der arbeit|außerhalb des berufs|was mir spaß macht|wenn ich nicht arbeite|interessen|hobbys|hobbies|hobbys und interessen|interessen und hobbys|freizeit|persönliche interessen|privat|privates|freizeitinteressen|in meiner freizeit|freizeitaktivitäten",
    references: "referenzen|referenz|empfehlungen|arbeitszeugnisse|auskunftspersonen|referenzgeber",
    personal:
      "persönliche daten|persönliche angaben|angaben zur person|kontakt|kontaktdaten|personalien|persönliches|persönliche informationen|kontaktinformationen|adresse|anschrift|zur person und kontakt|so erreichen sie mich",
    declaration: "erklärung|einwilligung|datenschutz|unterschrift",
    other:
      "sonstiges|weiteres|weitere angaben|zusätzliche informationen|weitere informationen|verfügbarkeit|anlagen|mobilität|links|auslandsaufenthalte|zusätzliches|zusatzinformationen|gehaltsvorstellung",
  },
  cues: {
    summary: "profil|zusammenfassung|kurzprofil",
    experience:
      "berufserfahrung|berufserfahrungen|erfahrung|erfahrungen|werdegang|tätigkeiten|praktika|laufbahn|stationen|beruflicher|berufliche|gearbeitet|berufsweg|anstellungen|arbeitgeber",
    projects: "projekte|projekt",
    volunteering: "ehrenamt|engagement|ehrenamtliche|freiwilligenarbeit",
    education:
      "ausbildung|ausbildungen|studium|bildung|schulbildung|bildungsweg|abschlüsse|schule|hochschule|gelernt|studiert",
    skills: "kenntnisse|fähigkeiten|kompetenzen|stärken|qualifikationen|fertigkeiten|edv",
    languages: "sprachen|sprachkenntnisse|fremdsprachen",
    certifications:
      "zertifikate|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lehrgänge|kurse|scheine|schulungen|lizenzen|nachweise|zertifizierungen|seminare|berechtigungen",
    achievements: "erfolge|auszeichnungen|preise|stipendien",
    publications: "publikationen|veröffentlichungen|vorträge",
    interests: "interessen|hobbys|freizeit",
    references: "referenzen",
    personal: "persönliche|kontakt|kontaktdaten",
    declaration: "erklärung",
  },
  fillers: `meine|mein|und|der|die|das|in|im|aus|zu|zur|von|mit|für|ich|habe|bin|war|wo|was|wie|bisherige|weitere|relevante|ausgewählte|sonstige|besondere|wichtige|
    wichtigste|persönliche|fachliche|technische|allgemeine|eine|ein|den|dem|bei|auf|über|als|mir|mich|schulische|akademische|bisher|kann|gemacht`,
  months: [
    "januar|jänner|jan|jän",
    "februar|feber|feb|febr",
    "märz|mär|mrz|maerz",
    "april|apr",
    "mai",
    "juni|jun",
    "juli|jul",
    "august|aug",
    "september|sept|sep",
    "oktober|okt",
    "november|nov",
    "dezember|dez",
  ],
  seasons:
    "sose|wise|frühsommer|spätsommer|jahresbeginn|jahresende|frühjahr|frühling|sommer|herbst|winter|sommersemester|wintersemester|saison|sommersaison|wintersaison|sommersaisons|wintersaisons|ss|ws|anfang|mitte|ende",
  dates: {
    present:
      "heute|jetzt|aktuell|derzeit|gegenwärtig|gegenwart|laufend|dato|bis heute|bis dato|andauernd|bis jetzt|momentan|zurzeit|bis auf weiteres|unbefristet|lfd|fortlaufend",
    since: "seit|ab|beginn|seit dem|seit ca",
    until: "bis|bis zum|bis ende",
    to: "bis|bis zum|bis einschließlich",
    from: "von|vom|ab|zwischen",
    of: "des",
  },
  titles: {
    heads: `fachfrau|fachmann|fachkraft|fachangestellte|fachangestellter|instandhalter|instandhalterin|zimmermädchen|texterin|texter|näherin|näher|prokurist|prokuristin|vorstand|tagesmutter|betreuer|betreuerin|leiter|leiterin|meister|meisterin|vorarbeiter|vorarbeiterin|geschäftsführer|geschäftsführerin|direktor|direktorin|chef|chefin|chefarzt|chefärztin|oberarzt|oberärztin|assistenzarzt|assistenzärztin|
      facharzt|fachärztin|arzt|ärztin|zahnarzt|zahnärztin|tierarzt|tierärztin|apotheker|apothekerin|hebamme|pfleger|pflegerin|krankenschwester|krankenpfleger|krankenpflegerin|altenpfleger|altenpflegerin|pflegefachfrau|pflegefachmann|pflegefachkraft|pflegekraft|pflegehelfer|pflegehelferin|
      stationsleitung|pflegedienstleitung|leitung|teamleitung|bereichsleitung|abteilungsleitung|projektleitung|filialleitung|bauleitung|schichtleitung|küchenleitung|therapeut|therapeutin|physiotherapeut|physiotherapeutin|ergotherapeut|ergotherapeutin|logopäde|logopädin|sanitäter|sanitäterin|notfallsanitäter|rettungssanitäter|
      erzieher|erzieherin|lehrer|lehrerin|lehrkraft|dozent|dozentin|professor|professorin|trainer|trainerin|ausbilder|ausbilderin|sozialarbeiter|sozialarbeiterin|sozialpädagoge|sozialpädagogin|betreuer|betreuerin|pädagoge|pädagogin|schulbegleiter|schulbegleiterin|
      ingenieur|ingenieurin|diplom-ingenieur|diplom-ingenieurin|techniker|technikerin|mechaniker|mechanikerin|mechatroniker|mechatronikerin|elektriker|elektrikerin|elektroniker|elektronikerin|schlosser|schlosserin|monteur|monteurin|installateur|installateurin|schweißer|schweißerin|dreher|dreherin|fräser|fräserin|
      zerspanungsmechaniker|maurer|maurerin|dachdecker|zimmerer|zimmermann|tischler|tischlerin|schreiner|schreinerin|maler|malerin|lackierer|lackiererin|gärtner|gärtnerin|landwirt|landwirtin|förster|försterin|winzer|winzerin|fliesenleger|glaser|klempner|gerüstbauer|polier|bauleiter|bauleiterin|architekt|architektin|
      bauzeichner|bauzeichnerin|statiker|statikerin|vermesser|vermesserin|entwickler|entwicklerin|softwareentwickler|softwareentwicklerin|programmierer|programmiererin|informatiker|informatikerin|fachinformatiker|fachinformatikerin|administrator|administratorin|systemadministrator|analyst|analystin|berater|beraterin|spezialist|spezialistin|
      experte|expertin|referent|referentin|sachbearbeiter|sachbearbeiterin|kaufmann|kauffrau|bürokauffrau|bürokaufmann|industriekauffrau|industriekaufmann|bankkauffrau|bankkaufmann|buchhalter|buchhalterin|bilanzbuchhalter|bilanzbuchhalterin|steuerberater|steuerberaterin|steuerfachangestellte|steuerfachangestellter|wirtschaftsprüfer|wirtschaftsprüferin|
      controller|controllerin|disponent|disponentin|einkäufer|einkäuferin|verkäufer|verkäuferin|verkaufsberater|kassierer|kassiererin|lagerist|lageristin|fachlagerist|staplerfahrer|kommissionierer|kommissioniererin|fahrer|fahrerin|berufskraftfahrer|berufskraftfahrerin|lkw-fahrer|busfahrer|kurier|zusteller|zustellerin|
      sekretär|sekretärin|assistent|assistentin|empfangsmitarbeiter|empfangsmitarbeiterin|rezeptionist|rezeptionistin|empfangsdame|mitarbeiter|mitarbeiterin|angestellter|angestellte|fachangestellte|fachangestellter|arbeiter|arbeiterin|helfer|helferin|aushilfe|aushilfskraft|hilfskraft|fachkraft|kraft|
      koch|köchin|küchenchef|küchenchefin|kellner|kellnerin|bäcker|bäckerin|konditor|konditorin|metzger|metzgerin|fleischer|fleischerin|restaurantfachfrau|restaurantfachmann|hotelfachfrau|hotelfachmann|hauswirtschafterin|reinigungskraft|hausmeister|hausmeisterin|friseur|friseurin|kosmetikerin|kosmetiker|schneider|schneiderin|
      rechtsanwalt|rechtsanwältin|anwalt|anwältin|notar|notarin|jurist|juristin|syndikusrechtsanwalt|rechtsreferendar|rechtsreferendarin|referendar|referendarin|richter|richterin|journalist|journalistin|redakteur|redakteurin|volontär|volontärin|autor|autorin|lektor|lektorin|übersetzer|übersetzerin|dolmetscher|dolmetscherin|
      grafiker|grafikerin|gestalter|gestalterin|mediengestalter|mediengestalterin|designer|designerin|fotograf|fotografin|künstler|künstlerin|musiker|musikerin|schauspieler|schauspielerin|bibliothekar|bibliothekarin|archivar|archivarin|kurator|kuratorin|
      wissenschaftler|wissenschaftlerin|chemiker|chemikerin|biologe|biologin|physiker|physikerin|laborant|laborantin|chemielaborant|chemielaborantin|mta|mtla|bta|cta|pta|mfa|zfa|forscher|forscherin|doktorand|doktorandin|soldat|soldatin|polizist|polizistin|feuerwehrmann|feuerwehrfrau|
      auszubildender|auszubildende|azubi|praktikant|praktikantin|werkstudent|werkstudentin|trainee|lehrling|ausbildung|ausbildung zum|ausbildung zur|lehre|student|studentin|freiberufler|freiberuflerin|selbstständiger|selbständiger|inhaber|inhaberin|gründer|gründerin|gesellschafter|beauftragter|beauftragte|makler|maklerin|immobilienmakler|
      geselle|gesellin|facharbeiter|facharbeiterin|maschinenführer|maschinenführerin|anlagenführer|anlagenführerin|produktionshelfer|produktionshelferin|werker|prüfer|prüferin|planer|planerin|konstrukteur|konstrukteurin|zeichner|zeichnerin|verwalter|verwalterin|reiseleiter|reiseleiterin|flugbegleiter|flugbegleiterin|wachmann|sicherheitsmitarbeiter|praktikum|werkstudententätigkeit|minijob|bufdi|bundesfreiwilligendienst|fsj|hilfswissenschaftler|studentische hilfskraft|wissenschaftlicher mitarbeiter|wissenschaftliche mitarbeiterin`,
    suffixes: `disponent|disponentin|leiter|leiterin|geselle|gesellin|meister|meisterin|helfer|helferin|berater|beraterin|ingenieur|ingenieurin|techniker|technikerin|mechaniker|mechanikerin|mechatroniker|elektroniker|elektronikerin|pfleger|pflegerin|schwester|arbeiter|arbeiterin|verkäufer|verkäuferin|fahrer|fahrerin|
      lehrer|lehrerin|führer|führerin|assistent|assistentin|kaufmann|kauffrau|fachfrau|fachmann|entwickler|entwicklerin|architekt|architektin|planer|planerin|referent|referentin|bearbeiter|bearbeiterin|buchhalter|buchhalterin|schlosser|schlosserin|monteur|monteurin|installateur|bauer|bauerin|wirt|wirtin|prüfer|prüferin|manager|managerin|
      angestellte|angestellter|beauftragte|beauftragter|verwalter|verwalterin|therapeut|therapeutin|arzt|ärztin|trainer|trainerin|betreuer|betreuerin|gärtner|gärtnerin|schweißer|schweißerin|spezialist|spezialistin|koch|köchin|macher|macherin|maler|malerin|händler|händlerin|vertreter|vertreterin|sekretär|sekretärin|zeichner|zeichnerin|laborant|laborantin|
      pädagoge|pädagogin|informatiker|informatikerin|kellner|kellnerin|werker|werkerin|packer|packerin|leger|legerin|setzer|decker|reiniger|reinigerin|gestalter|gestalterin|bäcker|bäckerin|schreiber|schreiberin|inspektor|inspektorin|wärter|wächter|prokurist|fachkraft|hilfskraft|aushilfe|kraft|leitung|hilfe`,
    modifiers: `leitender|leitende|stellvertretender|stellvertretende|stv|stellv|freier|freie|freiberuflicher|freiberufliche|selbstständiger|selbstständige|angehender|angehende|examinierter|examinierte|staatlich|geprüfter|geprüfte|gelernter|gelernte|technischer|technische|kaufmännischer|kaufmännische|medizinischer|medizinische|
      pharmazeutisch-technische|wissenschaftlicher|wissenschaftliche|studentischer|studentische|ehrenamtlicher|ehrenamtliche|pädagogische|pädagogischer|diplom|duales|dualer|senior|junior|zahnmedizinische|hauptamtlicher|kommissarischer|kommissarische|gewerblicher`,
    at: "bei|bei der|beim|bei dem|an der|am",
    headFirst: false,
  },
  companies: {
    nouns: `klinik|kliniken|klinikum|krankenhaus|krankenhäuser|universitätsklinikum|praxis|arztpraxis|zahnarztpraxis|apotheke|pflegeheim|seniorenheim|altenheim|seniorenzentrum|pflegedienst|sozialstation|diakonie|caritas|
      schule|grundschule|gesamtschule|realschule|gymnasium|hochschule|universität|kindergarten|kita|kindertagesstätte|volkshochschule|bibliothek|stadtbibliothek|museum|theater|verlag|zeitung|redaktion|
      bank|sparkasse|volksbank|raiffeisenbank|versicherung|versicherungen|kanzlei|steuerkanzlei|rechtsanwälte|notariat|gruppe|holding|werke|werk|fabrik|betrieb|betriebe|werkstatt|werkstätten|hof|gut|gärtnerei|baumschule|
      stadt|gemeinde|landkreis|kreis|landratsamt|bezirksamt|stadtverwaltung|verwaltung|ministerium|bundesamt|landesamt|amt|behörde|finanzamt|agentur|bundeswehr|polizei|feuerwehr|verband|verein|stiftung|institut|gesellschaft|genossenschaft|
      autohaus|kaufhaus|möbelhaus|baumarkt|supermarkt|markt|handel|großhandel|einzelhandel|spedition|logistik|transporte|bau|hochbau|tiefbau|bauunternehmen|elektro|metallbau|maschinenbau|anlagenbau|technik|elektrotechnik|haustechnik|systeme|software|datentechnik|
      hotel|gasthof|gasthaus|restaurant|wirtshaus|café|bäckerei|konditorei|metzgerei|brauerei|weingut|küche|catering|friseursalon|salon|studio|atelier|architekten|ingenieurbüro|architekturbüro|planungsbüro|büro|stadtwerke|verkehrsbetriebe|zentrum|haus|forschungszentrum|labor|söhne|partner|gebrüder|kunststoffe`,
    suffixes: `klinik|kliniken|klinikum|krankenhaus|praxis|apotheke|heim|schule|gymnasium|hochschule|universität|kita|bibliothek|verlag|zeitung|bank|kasse|versicherung|kanzlei|werke|werk|fabrik|betrieb|betriebe|werkstatt|hof|amt|verwaltung|verband|verein|stiftung|institut|gesellschaft|genossenschaft|haus|markt|handel|
      spedition|logistik|bau|technik|systeme|bäckerei|metzgerei|schreinerei|tischlerei|gärtnerei|druckerei|brauerei|schlosserei|büro|zentrum|labor|gruppe|dienst|dienste|agentur|laden|transporte|kunststoffe|motoren`,
  },
  education: {
    degrees: `diplom|diplom-ingenieur|dipl.-ing|dipl.-ing.|dipl.-kfm|dipl.-betriebswirt|dipl|magister|lehramt|lehramtsstudium|staatsexamen|erstes staatsexamen|zweites staatsexamen|1. staatsexamen|2. staatsexamen|promotion|doktor|dr.|
      abitur|fachabitur|fachhochschulreife|hochschulreife|allgemeine hochschulreife|fachgebundene hochschulreife|fachoberschulreife|matura|maturität|mittlere reife|mittlerer schulabschluss|realschulabschluss|hauptschulabschluss|
      qualifizierender hauptschulabschluss|sekundarabschluss|erweiterter realschulabschluss|schulabschluss|ausbildung|berufsausbildung|lehre|ausbildung zum|ausbildung zur|gesellenbrief|gesellenprüfung|meisterbrief|meisterprüfung|facharbeiterbrief|
      kaufmann für|kauffrau für|studium|bachelor|master|bachelorstudium|masterstudium|fachwirt|fachwirtin|betriebswirt|betriebswirtin|techniker|geprüfter|geprüfte|staatlich geprüfter|staatlich geprüfte|staatlich anerkannte|staatlich anerkannter|
      berufsabschluss|lehrabschluss|lehrabschlussprüfung|eidg. fähigkeitszeugnis|eidgenössisches fähigkeitszeugnis|efz|berufsmatura|examen|krankenpflegeexamen|umschulung|approbation|referendariat|volontariat|weiterbildung zum|weiterbildung zur`,
    fieldLinks:
      "in|im fach|der|des|für|zum|zur|mit schwerpunkt|im bereich|fachrichtung|schwerpunkt|im studiengang",
    institutions: `universität|hochschule|fachhochschule|technische universität|tu|fh|uni|schule|berufsschule|berufskolleg|gymnasium|realschule|hauptschule|oberschule|gesamtschule|grundschule|fachoberschule|fachschule|akademie|berufsakademie|institut|
      kolleg|lyzeum|konservatorium|musikhochschule|kunsthochschule|kunstakademie|volkshochschule|meisterschule|technikerschule|pflegeschule|krankenpflegeschule|handelsschule|ihk|handwerkskammer|wirtschaftsschule|mittelschule|kantonsschule|htl|hak|bildungszentrum|ausbildungszentrum|hwk`,
    institutionSuffixes: "schule|hochschule|universität|gymnasium|akademie|kolleg|institut|lyzeum",
  },
  certificates: `zertifikat|zertifiziert|zertifizierter|zertifizierte|schein|führerschein|staplerschein|gabelstaplerschein|kranschein|schweißerprüfung|lehrgang|kurs|ausbildereignung|aevo|ada-schein|ersthelfer|brandschutzhelfer|evakuierungshelfer|erste hilfe|erste-hilfe-kurs|
    sachkunde|sachkundenachweis|sachkundeprüfung|befähigung|fahrerlaubnis|lizenz|berechtigung|prüfung|approbation|zulassung|fachkunde|weiterbildung|fortbildung|schulung|seminar|praxisanleiter|praxisanleiterin|wundexperte|bescheinigung|gesundheitszeugnis|ada|nachweis|unterweisung`,
  languageLevels: `muttersprache|muttersprachler|muttersprachlich|muttersprachliches niveau|verhandlungssicher|verhandlungssicher in wort und schrift|fließend|fließend in wort und schrift|sehr gut|sehr gute kenntnisse|gut|gute kenntnisse|grundkenntnisse|grundlagen|basiskenntnisse|konversationssicher|
    schulkenntnisse|fortgeschritten|anfänger|mittelstufe|konversation|erweiterte kenntnisse|fortgeschrittene kenntnisse|in wort und schrift|sicher|zweisprachig|bilingual|erstsprache|zweitsprache|ausreichend|verständigungssicher|gute grundkenntnisse|kenntnisse|a1|alltagstauglich|professionell`,
  kinds: {
    internship:
      "praktikum|praktikant|praktikantin|werkstudent|werkstudentin|auszubildender|auszubildende|azubi|ausbildung|volontariat|volontär|volontärin|referendariat|lehre|lehrling|pflichtpraktikum",
    volunteer:
      "ehrenamtlich|ehrenamtliche|ehrenamtlicher|ehrenamt|freiwillig|freiwillige|freiwilliger|unentgeltlich",
    freelance:
      "freiberuflich|freiberuflicher|freiberufliche|freiberufler|freiberuflerin|selbstständig|selbständig|selbstständige|selbstständiger|freier mitarbeiter|freie mitarbeiterin|freelancer|selbstständigkeit|freie mitarbeit|gewerbe",
    partTime:
      "teilzeit|minijob|nebenjob|nebenberuflich|nebentätigkeit|geringfügig|aushilfe|aushilfskraft|stundenweise|werkstudent|werkstudentin|450-euro|538-euro|ferienjob|honorarbasis|wochenende|samstags|nebenbei|saisonal|honorarkraft|auf abruf",
    leave: `erziehungsurlaub|mutterschaft|kinderzeit|kindererziehungszeit|babyjahr|karenz|mutterkarenz|väterkarenz|bildungskarenz|hausfrau|hausmann|familienphase|familienzeit|kinderpause|flucht|flucht und|ankunft in deutschland|integrationskurs|sprachkurs|deutschkurs|bundeswehrdienst|heer|präsenzdienst|militärdienst|rekrutenschule|wehrpflicht|elternzeit|mutterschutz|erziehungszeit|babypause|sabbatical|pflege von angehörigen|pflege der|pflege meiner|pflege meines|angehörigenpflege|familienzeit|familienpause|kindererziehung|arbeitssuchend|arbeitslos|arbeitssuche|weltreise|reise|auslandsaufenthalt|
      auslandsjahr|umschulung|krankheit|genesung|wehrdienst|zivildienst|bundeswehr|bundesfreiwilligendienst|orientierung|auszeit|work and travel|umzug|neuorientierung|grundwehrdienst|freiwilliges soziales jahr|fsj|au-pair|weiterbildung|reha|kinderbetreuung`,
  },
  labels: {
    name: "name|zuname|vornamen|vor- und familienname|zu- und vorname|familien- und vorname|vor-/nachname|vor- / nachname|rufname|vorname|nachname|vor- und nachname|vor- und zuname|vollständiger name|familienname|name / vorname|vorname / name|nachname / vorname|nachname(n) / vorname(n)",
    email: "e-mail|email|mail|e-mail-adresse|mailadresse",
    phone:
      "telefon|tel|mobil|handy|telefonnummer|mobiltelefon|handynummer|mobilnummer|fon|rufnummer|festnetz|natel",
    address:
      "adresse|anschrift|wohnort|wohnhaft in|ort|einsatzort|standort|wohnhaft|postanschrift|arbeitsort",
    birth:
      "geburtsdatum|geboren|geburtsort|geboren am|geb|alter|geburtstag|geburtsdatum und -ort|geburtsname",
    nationality:
      "staatsangehörigkeit|nationalität|familienstand|geschlecht|konfession|religion|staatsbürgerschaft|führerschein|kinder|personalausweis|führerscheinklasse|eintrittstermin|arbeitserlaubnis|aufenthaltstitel",
    title:
      "position|tätigkeit|funktion|stelle|beruf|stellenbezeichnung|berufsbezeichnung|als|rolle|beschäftigt als|beruf oder funktion|beruf/funktion|ausgeübte funktion|ausgeübter beruf",
    company:
      "arbeitgeber|firma|unternehmen|betrieb|einrichtung|name des arbeitgebers|ausbildungsbetrieb|dienststelle|kunde|name und adresse des arbeitgebers|name und anschrift des arbeitgebers",
    period:
      "zeitraum|dauer|datum|von|zeit|beschäftigungszeitraum|von/bis|jahr|datum (von-bis)|datum (von – bis)|daten (von – bis)|zeitraum (von-bis)|zeitraum (von – bis)",
    duties:
      "aufgaben|aufgabenbereich|tätigkeiten|verantwortlichkeiten|schwerpunkte|tätigkeitsschwerpunkte|erfolge|aufgabenschwerpunkte|aufgabengebiet|wichtigste aufgaben|haupttätigkeiten|hauptaufgaben|verantwortungsbereiche|kerntätigkeiten|technologien|ergebnisse|tätigkeitsbereich|wichtigste tätigkeiten und zuständigkeiten|tätigkeitsbereich oder branche|hauptaktivitäten und zuständigkeiten",
    degree:
      "abschluss|studiengang|ausbildung|qualifikation|bildungsabschluss|berufsabschluss|titel|erworbene qualifikation|bezeichnung der erworbenen qualifikation|bezeichnung der qualifikation",
    institution:
      "hochschule|universität|schule|institution|bildungseinrichtung|institut|ausbildungsstätte|bildungsstätte|name und art der bildungs- oder ausbildungseinrichtung|name und art der bildungs- und ausbildungseinrichtung|name und art der einrichtung|name und art der",
    year: "jahr|abschlussjahr|abschluss im jahr|abgeschlossen",
    field:
      "fachrichtung|schwerpunkt|studienfach|fach|vertiefung|studienrichtung|hauptfach|hauptfächer|hauptfächer/berufliche fähigkeiten",
    reference: "referenz|referenzen",
    issuer: "ausgestellt von|aussteller|anbieter|durch|erteilt von|bei|verliehen von",
  },
  achievements: {
    change: `gestiegen|gesunken|gefallen|zurückgegangen|gewachsen|aufgedeckt|aufdeckte|entdeckt|spart|verlängert|gekürzt|kürzte|vervierfacht|verzehnfacht|bestanden|null auf|aufbau von null|eröffnet|gewann|senkte|übererfüllt|vorzeitig|eingespielt|zurückgeholt|verdoppelung|verdopplung|halbierung|schrumpfte|kletterte|wuchsen|reduktion|geringer|überschritten|reduziert|reduzierte|reduzierung|gesenkt|senkte|senkung|verringert|verringerte|verringerung|verkürzt|verkürzte|verkürzung|gespart|sparte|eingespart|einsparung|einsparungen|einsparte|halbiert|halbierte|gesteigert|steigerte|steigerung|steigern|erhöht|erhöhte|erhöhung|
      verbessert|verbesserte|verbesserung|verdoppelt|verdoppelte|verdreifacht|gewonnen|gewann|erzielt|erzielte|erreicht|erreichte|übertroffen|übertraf|ausgebaut|gewachsen|wuchs|wachstum|beschleunigt|beschleunigte|optimiert|optimierte|minimiert|gedrückt|drückte|vermieden|abgebaut|baute|
      zuwachs|rückgang|sank|stieg|stiegen|sanken|fiel|mehr|weniger|höher|niedriger|schneller|früher|kürzer|umgesetzt|verkauft|verkaufte|akquiriert|eingeworben|abgeschlossen|statt|umsatz|umsatzplus|plus|minus|besser|termingerecht|bestanden|ausfallzeit|eingearbeitet|
      gehalten|hielt|herabgesetzt|angehoben|vergrößert|erweitert|generiert|erwirtschaftet|erwirtschaftete|zurückgewonnen|ausgezeichnet|erster|bester|beste|beschafft|entfielen|eingeführt`,
    award:
      "auszeichnung|ausgezeichnet|preis|preisträger|preisträgerin|gewinner|gewinnerin|stipendium|bester|beste|mitarbeiter des monats|mitarbeiterin des monats|mitarbeiter des jahres|medaille|ehrung|geehrt|urkunde|sieger|siegerin|platz|jahrgangsbeste|jahrgangsbester|innungsbester|kammersieger|kammersiegerin|nominiert|finalist",
  },
  statedYears: {
    years: "jahre|jahren|jahr|jährige|jähriger|jähriges|jährigen|jähriger",
    experience:
      "erfahrung|berufserfahrung|erfahren|praxis|tätig|praxiserfahrung|berufspraxis|im beruf|erfahrene|erfahrener|im einsatz|branche|gearbeitet",
    spentIn: "in|im|als|am|an der|an den|auf dem|auf der|hinter dem|hinter der",
    moreThan: "über|mehr als|mindestens|rund|fast|knapp|etwa|ca|gut",
    numbers:
      "ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|einundzwanzig|zweiundzwanzig|dreiundzwanzig|vierundzwanzig|fünfundzwanzig|sechsundzwanzig|siebenundzwanzig|achtundzwanzig|neunundzwanzig|dreißig",
  },
  stopWords:
    "und|der|die|das|den|dem|des|mit|von|für|bei|im|in|zu|zur|zum|auf|aus|als|nach|an|am|ist|war|wurde|sowie|oder|eine|einer|eines|einem|einen|ein|durch|über|unter|vom|bis|seit|nicht|auch|sich|werden|wird|ich|habe|bin|mich|meine|mein|pro|je|um|neue|neuen|beim|ins|vor|zwischen|haben|sind|ohne|gegen|dabei|damit|jahr|jahre",
};
