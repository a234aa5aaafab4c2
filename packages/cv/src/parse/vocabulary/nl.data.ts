import type { Vocabulary } from "./types.ts";

export const nl: Vocabulary = {
  code: "nl",
  headings: {
    summary:
      "profiel|persoonlijk profiel|over mij|samenvatting|wie ben ik|profielschets|introductie|doel|loopbaandoel|persoonlijke samenvatting|mijn profiel|kort profiel|even voorstellen|in het kort|korte introductie|ambitie|professioneel profiel|motivatie",
    experience: `werkervaring|ervaring|professionele ervaring|beroepservaring|loopbaan|arbeidsverleden|werkverleden|vakantiewerk|vakantiejobs|studentenjobs|relevante werkervaring|arbeidservaring|praktijkervaring|functies|carrière|stages|stage-ervaring|stage|banen|
      werk|eerdere functies|loopbaanoverzicht|mijn werk|waar ik werkte|waar ik heb gewerkt|overige werkervaring|bijbanen|werkgevers|ervaringen|mijn loopbaan|arbeidsloopbaan|stages en werkervaring|opdrachten|dienstverbanden`,
    projects:
      "projecten|persoonlijke projecten|projectervaring|eigen projecten|portfolio|geselecteerde projecten|opdrachten en projecten",
    volunteering:
      "vrijwilligerswerk|maatschappelijke activiteiten|vrijwilligerservaring|maatschappelijke betrokkenheid|nevenactiviteiten|nevenfuncties|bestuurswerk|vrijwillige inzet|vrijwilliger",
    education:
      "opleiding|opleidingen|onderwijs|studie|studies|scholing|diploma's|opleiding en scholing|opleidingsgegevens|academische opleiding|vooropleiding|genoten opleidingen|school|educatie|opleidingen en diploma's|opleiding en diploma's|gevolgde opleidingen|schoolopleiding|waar ik leerde",
    skills: `onderzoeksgebieden|onderzoeksinteresses|wat ik voor u kan doen|wat ik voor je kan doen|vraag mij naar|vraag me naar|technisch|vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|computervaardigheden|sterke punten|kerncompetenties|vaardigheden en competenties|expertise|digitale vaardigheden|it-vaardigheden|ict-vaardigheden|
      software|tools|persoonlijke vaardigheden|vakkennis|eigenschappen|kwaliteiten|programma's|specialisaties|soft skills|persoonlijke eigenschappen|computerkennis|systemen|wat ik kan|vakvaardigheden|technieken|sleutelvaardigheden|
      dit kan ik|kan ik goed|ik kan|wat ik meebreng|wat ik in huis heb|goed in|waar ik goed in ben|sterk in|gereedschapskist|vakmanschap`,
    languages:
      "talen|talenkennis|taalvaardigheden|taalvaardigheid|taalkennis|taal|vreemde talen|talen die ik spreek",
    certifications:
      "certificaat|bevoegdheden|vakpapieren|keurmerken|registratie|registraties|attesten|attesten en rijbewijs|brevetten|certificaten|certificeringen|cursussen|trainingen|cursussen en trainingen|diploma's en certificaten|papieren|attesten en papieren|certificaten en diploma's|cursussen en certificaten|certificaten en cursussen|trainingen en certificaten|bijscholing|registraties|licenties|rijbewijs|rijbewijzen|nascholing|bijscholingen|lidmaatschappen|registratie|vergunningen|certificaten en registraties|big-registratie|cursus",
    achievements:
      "prestaties|resultaten|onderscheidingen|prijzen|behaalde resultaten|successen|prijzen en onderscheidingen|beurzen|hoogtepunten|belangrijkste prestaties|erkenningen",
    publications: "publicaties|artikelen|presentaties|lezingen|onderzoek",
    interests:
      "buiten het werk|naast het werk|naast mijn werk|na het werk|in mijn vrije tijd|als ik niet werk|interesses|hobby's|hobby's en interesses|interesses en hobby's|vrije tijd|hobbies|hobby|persoonlijke interesses|vrijetijdsbesteding",
    references: "referenties|referenten|aanbevelingen|referentie",
    personal:
      "persoonlijke gegevens|personalia|contact|contactgegevens|persoonsgegevens|persoonlijk|persoonlijke informatie|contactinformatie|gegevens",
    declaration: "verklaring|privacy|ondertekening",
    other:
      "overig|overige|overige informatie|aanvullende informatie|extra|bijzonderheden|beschikbaarheid|overige gegevens|links|diversen",
  },
  cues: {
    summary: "profiel|samenvatting",
    experience: "werkervaring|ervaring|loopbaan|functies|stages|werkverleden|werkgevers|werkte|gewerkt",
    projects: "projecten",
    volunteering: "vrijwilligerswerk|nevenactiviteiten|nevenfuncties",
    education: "opleiding|opleidingen|studie|scholing|onderwijs|diploma's",
    skills: "vaardigheden|competenties|kwaliteiten|kennis",
    languages: "talen|talenkennis|taalvaardigheden",
    certifications: "certificaten|cursussen|trainingen|certificeringen|registraties|bijscholing|rijbewijs",
    achievements: "prestaties|onderscheidingen|prijzen|successen",
    publications: "publicaties",
    interests: "interesses|hobby's|hobbies",
    references: "referenties",
    personal: "persoonlijke|personalia|contactgegevens|contact",
  },
  fillers:
    "mijn|de|het|een|en|van|in|met|voor|waar|wat|ik|heb|ben|die|overige|relevante|belangrijkste|persoonlijke|technische|andere|eerdere|huidige|bij|op|aan|gevolgde|behaalde|tot|nu|toe",
  months: [
    "januari|jan",
    "februari|feb|febr",
    "maart|mrt",
    "april|apr",
    "mei",
    "juni|jun",
    "juli|jul",
    "augustus|aug",
    "september|sept|sep",
    "oktober|okt",
    "november|nov",
    "december|dec",
  ],
  seasons:
    "begin|medio|eind|voorjaar|lente|zomer|najaar|herfst|winter|zomers|winters|seizoen|seizoenen|zomerseizoen|winterseizoen|begin|eind",
  dates: {
    present:
      "heden|nu|tot heden|t/m heden|tot nu|op dit moment|momenteel|vandaag|tot op heden|huidig|lopend|tot en met heden",
    since: "sinds|sedert|vanaf|per",
    until: "tot|t/m|tot en met",
    to: "tot|t/m|tot en met|tm",
    from: "van|vanaf",
    of: "van",
  },
  titles: {
    heads: `kraamverzorgster|voorman|naaister|gastouder|kraamverzorgende|leider|leidster|teamleider|projectleider|ploegleider|manager|directeur|hoofd|bedrijfsleider|filiaalmanager|chef|coördinator|medewerker|medewerkster|verkoopmedewerker|winkelmedewerker|magazijnmedewerker|administratief medewerker|klantenservicemedewerker|productiemedewerker|
      verpleegkundige|verzorgende|verzorgende ig|begeleider|begeleidster|arts|huisarts|basisarts|tandarts|dierenarts|apotheker|apothekersassistente|doktersassistent|doktersassistente|verloskundige|kraamverzorgende|fysiotherapeut|ergotherapeut|logopedist|psycholoog|diëtist|hulpverlener|maatschappelijk werker|jeugdzorgwerker|
      leraar|lerares|docent|docente|leerkracht|onderwijsassistent|onderwijsassistente|pedagogisch medewerker|trainer|opleider|hoogleraar|onderzoeker|wetenschapper|promovendus|ingenieur|constructeur|werkvoorbereider|tekenaar|technicus|monteur|elektricien|elektromonteur|loodgieter|installateur|timmerman|metselaar|schilder|lasser|
      dakdekker|stratenmaker|stukadoor|tegelzetter|hovenier|tuinder|boer|boerin|agrariër|melkveehouder|chauffeur|vrachtwagenchauffeur|bezorger|koerier|planner|logistiek medewerker|heftruckchauffeur|orderpicker|expediteur|inkoper|verkoper|verkoopster|vertegenwoordiger|accountmanager|caissière|kassamedewerker|winkelier|
      kok|souschef|bakker|slager|ober|serveerster|gastheer|gastvrouw|receptionist|receptioniste|barmedewerker|kelner|schoonmaker|schoonmaakster|huishoudelijk medewerker|conciërge|beveiliger|portier|kapper|kapster|schoonheidsspecialiste|schoonheidsspecialist|boekhouder|boekhoudster|accountant|assistent-accountant|controller|
      belastingadviseur|administrateur|secretaris|secretaresse|assistent|assistente|directiesecretaresse|managementassistent|managementassistente|advocaat|notaris|jurist|juriste|rechter|griffier|adviseur|consultant|specialist|analist|beleidsmedewerker|ambtenaar|ontwikkelaar|softwareontwikkelaar|programmeur|beheerder|systeembeheerder|
      applicatiebeheerder|architect|ontwerper|vormgever|fotograaf|journalist|redacteur|schrijver|vertaler|tolk|kunstenaar|muzikant|acteur|actrice|bibliothecaris|conservator|makelaar|verzekeringsadviseur|laborant|analiste|chemicus|bioloog|operator|procesoperator|machinist|kraanmachinist|stuurman|kapitein|matroos|steward|stewardess|
      stagiair|stagiaire|leerling|trainee|vakantiekracht|oproepkracht|uitzendkracht|vrijwilliger|vrijwilligster|zzp'er|zelfstandige|eigenaar|oprichter|ondernemer|agent|politieagent|brandweerman|militair|student|studentenjob|studentenbaan|jobstudent|jobstudente|werkstudent|werkstudente|vakantiejob|bijbaan|afwasser|stage|afwerker|toezichthouder|uitvoerder|opzichter|inspecteur|keurmeester|recruiter`,
    suffixes:
      "medewerker|medewerkster|leider|leidster|verpleegkundige|monteur|adviseur|begeleider|ontwikkelaar|beheerder|chauffeur|assistent|assistente|manager|docent|leraar|specialist|planner|technicus|verkoper|inkoper|maker|bouwer|schilder|bakker|ontwerper|werker|consulent|consulente|behandelaar|onderzoeker|meester|kracht|vervanger|voorbereider|arts|analist",
    modifiers:
      "senior|junior|leidinggevend|leerling|assistent|plaatsvervangend|waarnemend|zelfstandig|medisch|technisch|commercieel|administratief|logistiek|allround|gediplomeerd|eerste|tweede|hoofd|adjunct|algemeen|pedagogisch|financieel|interim|freelance",
    at: "bij|bij de|voor|in",
    headFirst: false,
  },
  companies: {
    nouns: `ziekenhuis|kliniek|praktijk|huisartsenpraktijk|tandartspraktijk|apotheek|zorg|thuiszorg|zorggroep|zorgcentrum|verpleeghuis|verzorgingshuis|stichting|school|basisschool|universiteit|hogeschool|kinderopvang|kinderdagverblijf|bibliotheek|museum|theater|uitgeverij|krant|bank|verzekeringen|
      advocaten|notarissen|accountants|administratiekantoor|kantoor|gemeente|provincie|ministerie|rijkswaterstaat|waterschap|politie|brandweer|dienst|groep|holding|fabriek|bedrijf|bedrijven|werken|bouw|bouwbedrijf|aannemersbedrijf|aannemer|installatietechniek|techniek|metaal|machinebouw|garage|autobedrijf|
      logistiek|transport|vervoer|expeditie|haven|rederij|winkel|supermarkt|warenhuis|slagerij|bakkerij|kwekerij|boerderij|melkveebedrijf|hotel|restaurant|café|eetcafé|brasserie|horeca|catering|brouwerij|kapsalon|salon|makelaardij|makelaars|woningcorporatie|vereniging|centrum|laboratorium|instituut|bureau|reclamebureau|adviesbureau|zonen|gebroeders|en zn|handel|groothandel|hoeve`,
    suffixes:
      "ziekenhuis|kliniek|praktijk|apotheek|zorg|huis|stichting|school|universiteit|bibliotheek|uitgeverij|bank|verzekeringen|kantoor|groep|fabriek|bedrijf|bouw|techniek|garage|transport|vervoer|winkel|markt|slagerij|bakkerij|kwekerij|boerderij|handel|centrum|laboratorium|instituut|bureau|diensten|hoeve|werken",
  },
  education: {
    degrees:
      "bachelor|master|propedeuse|doctoraal|hbo|hbo-bachelor|mbo|mbo-diploma|mbo niveau 2|mbo niveau 3|mbo niveau 4|mbo 2|mbo 3|mbo 4|vwo|havo|vmbo|mavo|lts|mts|hts|heao|meao|atheneum|a2-diploma|a1-diploma|gymnasium|diploma|vmbo-tl|vmbo-t|hbo-v|pabo|promotie|ingenieur|ir.|drs.|associate degree|basisonderwijs|middelbare school|aso|tso|bso|graduaat|licentiaat|pre-master|bbl|bol",
    fieldLinks: "in|richting|van de|met specialisatie|profiel|specialisatie|afstudeerrichting",
    institutions:
      "universiteit|hogeschool|school|college|roc|aoc|vti|kta|lyceum|gymnasium|instituut|academie|atheneum|scholengemeenschap|opleidingscentrum|conservatorium|technische universiteit|tu|lts|mts|volwassenenonderwijs|mbo college|kunstacademie|basisschool",
    institutionSuffixes: "school|universiteit|college|lyceum|academie|instituut",
  },
  certificates:
    "certificaat|gecertificeerd|diploma|rijbewijs|bhv|ehbo|vca|vca-vol|haccp|code 95|heftruckcertificaat|heftruck|cursus|training|registratie|big|big-registratie|big-register|licentie|vergunning|sociale hygiëne|aantekening|bekwaam|bevoegdheid|keurmerk|nen|bijscholing|f-gassen",
  languageLevels:
    "moedertaal|moedertaalspreker|vloeiend|vlot|goed|zeer goed|uitstekend|redelijk|basis|basiskennis|matig|gevorderd|beginner|voldoende|tweetalig|in woord en geschrift|goed in woord en geschrift|professioneel|zakelijk|spreekvaardig|schoolniveau|beginnend|near native|conversatieniveau|conversatie|eerste taal",
  kinds: {
    internship: "stage|stagiair|stagiaire|leerling|afstudeerstage|meewerkstage|werkstudent|leerwerkplek",
    volunteer: "vrijwilliger|vrijwilligster|vrijwilligerswerk|vrijwillig|onbetaald",
    freelance:
      "zzp|zzp'er|zelfstandig|zelfstandige|zelfstandig ondernemer|freelancer|eigen bedrijf|eenmanszaak|freelance",
    partTime:
      "parttime|deeltijd|studentenjob|studentenbaan|jobstudent|bijbaan|oproepkracht|weekend|weekendhulp|vakantiewerk|vakantiekracht|uren per week|nul-uren|flexcontract|zaterdag|invalkracht|nevenfunctie|naast studie|seizoen",
    leave:
      "huisvrouw|huisman|thuis met|zonder werk|militaire dienstplicht|zwangerschapsverlof|ouderschapsverlof|sabbatical|mantelzorg|zorg voor|verlof|wereldreis|reizen|werkzoekend|werkloos|ziekte|herstel|omscholing|zorgverlof|gezin|tussenjaar|militaire dienst|dienstplicht|loopbaanonderbreking|reis|emigratie",
  },
  labels: {
    name: "naam|naam en voornamen|familienaam|voornaam|achternaam|voor- en achternaam|volledige naam|voornamen|roepnaam",
    email: "e-mail|email|mail|e-mailadres",
    phone: "telefoon|tel|mobiel|telefoonnummer|mobiel nummer|gsm|mobiele telefoon",
    address: "adres|woonplaats|plaats|locatie|woonachtig te|standplaats|woont in",
    birth: "geboortedatum|geboren|geboorteplaats|geboortedatum en -plaats|leeftijd|geboren op",
    nationality: "nationaliteit|burgerlijke staat|geslacht|rijbewijs|kinderen|burgerlijke stand",
    title: "functie|functietitel|beroep|rol|positie|functie of beroep|beroep of functie",
    company:
      "werkgever|bedrijf|organisatie|bedrijfsnaam|instelling|opdrachtgever|naam werkgever|bij|naam en adres van de werkgever",
    period: "periode|datum|datum (van – tot)|van|duur|looptijd|wanneer",
    duties:
      "taken|werkzaamheden|verantwoordelijkheden|functieomschrijving|taken en verantwoordelijkheden|resultaten|belangrijkste taken|activiteiten|kerntaken|voornaamste werkzaamheden en verantwoordelijkheden|voornaamste activiteiten en verantwoordelijkheden|soort bedrijf of sector|type bedrijf of sector",
    degree: "opleiding|diploma|niveau|studie|kwalificatie|graad|behaald diploma",
    institution:
      "school|instelling|onderwijsinstelling|hogeschool|universiteit|instituut|naam en type van de onderwijs- of opleidingsinstelling",
    year: "jaar|afgerond|behaald|diploma behaald|jaar van afstuderen",
    field: "richting|studierichting|specialisatie|profiel|afstudeerrichting",
    reference: "referentie|referenties",
    issuer: "uitgegeven door|uitgever|instantie|via|afgegeven door|verstrekt door",
  },
  achievements: {
    change: `opgespoord|ontdekt|gekrompen|teruggedrongen|drong|geslaagd|slaagden|verdubbeling|halvering|besparen|gespaard|winst|terugloop|beter|vroeger|kleiner|bespaarden|steg|overschreden|verlaagd|verlaagde|verlaging|teruggebracht|bracht|verminderd|verminderde|vermindering|gereduceerd|bespaard|bespaarde|besparing|verkort|verkorte|gehalveerd|halveerde|verhoogd|verhoogde|verhoging|gestegen|steeg|stijging|daling|daalde|gedaald|verbeterd|verbeterde|verbetering|verdubbeld|verdubbelde|
      gegroeid|groeide|groei|gerealiseerd|realiseerde|behaald|behaalde|gewonnen|won|bereikt|bereikte|overtroffen|toegenomen|afgenomen|vergroot|vergrootte|versneld|versnelde|geoptimaliseerd|meer|minder|sneller|hoger|lager|omzet|verkocht|verkochte|binnengehaald|geworven|opgeleverd|opbrengst|uitgebreid|voorkomen|naar|afgerond|beperkt|omhoog|omlaag`,
    award:
      "prijs|onderscheiding|winnaar|gewonnen|bekroond|beurs|medaille|beste|medewerker van de maand|medewerker van het jaar|genomineerd|cum laude|eerste plaats|uitgeroepen|finalist",
  },
  statedYears: {
    years: "jaar|jaren",
    experience: "ervaring|werkervaring|werkzaam|in de praktijk|ervaren|in het vak|gewerkt|loopbaan",
    spentIn: "in|als|op|achter|aan de",
    moreThan: "ruim|meer dan|ruime|bijna|ongeveer|zo'n|minstens",
    numbers:
      "een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig|eenentwintig|tweeëntwintig|drieëntwintig|vierentwintig|vijfentwintig|zesentwintig|zevenentwintig|achtentwintig|negenentwintig|dertig",
  },
  stopWords:
    "en|de|het|een|van|in|met|voor|op|bij|aan|als|naar|tot|door|uit|om|te|ik|is|was|zijn|werd|werden|die|dat|deze|mijn|over|per|onder|ook|niet|maar|binnen|tijdens|na|heb|ben|heeft|hebben|wordt|worden|sinds|jaar|nieuwe|ze|zij|er|wij|ons|onze|hun|ruim|zonder|tussen|waar|zo|of|al|meer|dan",
};
