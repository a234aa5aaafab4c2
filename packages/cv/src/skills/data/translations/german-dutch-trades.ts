export default String.raw`
// Workshops, sites, offices, shops and wards in German and Dutch, as people name what they do in a bullet.
Furniture making : de Möbelbau, Möbelfertigung, Möbelherstellung ; nl meubelbouw, meubels maken
Bathroom installation = Kitchen fitting : de Küchenbau ; nl keukens plaatsen, keukenmontage
Veneering : de Furnieren, Furnierarbeiten ; nl fineren, fineerwerk
Panel saw operation : de Plattenzuschnitt, Plattenaufteilung ; nl plaatmateriaal zagen
Edge banding : de Kanten anleimen, Anleimen von Kanten, Kantenleimen, Kantenanleimmaschine ; nl kanten aanlijmen, kantenlijmen
Shop fitting : de Ladenbau ; nl winkelinrichting*
Stand building : de Messebau, Messestandbau, Bau von Messeständen ; nl standenbouw, beursstanden bouwen
Production planning : de Arbeitsvorbereitung, Fertigungsplanung
Shop drawings : de Werkzeichnungen, Werkstattzeichnungen ; nl werktekeningen
Drawer and hinge fitting : de Beschläge montieren, Beschläge setzen, Montage von Beschlägen ; nl hang- en sluitwerk, beslag monteren
Assembly : de Endmontage, Vormontage, Zusammenbau nach Zeichnung, Montage beim Kunden, Montage vor Ort ; nl eindmontage, montage bij de klant, montage ter plaatse
Variable frequency drives : de Tausch von Frequenzumrichtern, Parametrierung von Frequenzumrichtern, Frequenzumrichter parametrieren, Austausch von Frequenzumrichtern ; nl frequentieregelaars
Control systems : de Steuerungstechnik ; nl besturingstechniek, regeltechniek
Building automation : de Gebäudeautomation, Gebäudeleittechnik ; nl gebouwautomatisering, gebouwbeheersystemen
Electrical testing : nl keuring van installaties
Lighting installation : de Beleuchtung installieren, Leuchten montieren, Leuchtenmontage ; nl verlichting plaatsen, armaturen monteren
Sensor integration = Sensors : de Sensorik, Sensortechnik
Heat pumps = Heat pump installation : de Installation von Wärmepumpen, Einbau von Wärmepumpen, Wärmepumpen installieren, Wärmepumpen einbauen ; nl warmtepompen plaatsen, warmtepompen installeren, plaatsen van warmtepompen
Radiator balancing = Hydraulic balancing : de Hydraulischer Abgleich, Hydraulischen Abgleich ; nl inregelen van radiatoren, waterzijdig inregelen
Drinking water installation : de Trinkwasserinstallation, Trinkwasserinstallationen, Trinkwasserleitungen ; nl drinkwaterleidingen aanleggen
Water hygiene : de Trinkwasserhygiene ; nl legionellabeheer, legionellapreventie
Solar thermal : de Solarthermie ; nl zonneboilers*
Ventilation systems : de Lüftungsbau, Montage von Lüftungsanlagen, Lüftungsanlagen montieren, Wartung von Lüftungsanlagen, Lüftungstechnik ; nl ventilatiesystemen plaatsen
Burner servicing : de Brennerwartung, Wartung von Brennern ; nl branders onderhouden
Heating installation = Boiler replacement : de Kesseltausch, Kessel tauschen, Heizungstausch, Austausch von Heizkesseln ; nl ketels vervangen
Bricklaying : de Mauerwerksbau, Mauerwerksarbeiten, Mauerarbeiten, Hochmauern
Renovation : de Altbausanierung, Sanierung von Altbauten ; nl renovatie van woningen, renovatiewerken
Waterproofing : de Kelleraußenabdichtung, Kellerabdichtung, Dachabdichtung, Dachabdichtungen, Abdichtung von Kellern ; nl kelders waterdicht maken, dakafdichting
Formwork : de Einschalen von Decken, Deckenschalung, Deckenschalungen ; nl bekisting maken, bekistingswerk
Site mobilisation : de Baustelleneinrichtung ; nl inrichting van de bouwplaats, werfinrichting
Levelling : de Nivellieren, Nivellement ; nl waterpassen
Painting and decorating = Exterior painting : de Fassadenanstrich, Fassadenanstriche ; nl buitenschilderwerk, buiten schilderen
Painting and decorating = Wall painting : de Streichen von Wänden, Wände streichen, Wandanstriche ; nl muren verven, wanden schilderen
Flooring = Floor laying : de Bodenbeläge verlegen, Verlegen von Bodenbelägen, Bodenlegen, Bodenlegearbeiten ; nl vloeren leggen, leggen van vloeren
Mould remediation : de Schimmelsanierung, Schimmelbeseitigung ; nl schimmelbestrijding
Graffiti removal : de Graffitientfernung ; nl graffiti verwijderen
Spray painting : de Spritzlackierung, Spritzlackieren, Spritzlackierungen ; nl spuitwerk, verfspuiten, lakspuiten
Colour consulting : de Farbberatung
Gilding : de Vergoldungen, Vergolderarbeiten ; nl vergulden
Wood staining and varnishing : de Lasurtechnik, Lasurarbeiten
Corrosion protection : de Korrosionsschutz, Korrosionsschutzarbeiten ; nl corrosiebescherming, roestwering
Roofing = Tile roofing : de Ziegel decken, Eindecken mit Ziegeln, Ziegeleindeckung, Decken von Ziegeldächern ; nl pannen leggen, dakpannen leggen, leggen van dakpannen
Guttering : de Dachrinnenmontage, Dachrinnen montieren, Montage von Dachrinnen ; nl dakgoten plaatsen, goten plaatsen
Flashings : de Blechverwahrungen, Verwahrungen
Roofing = Roof maintenance : de Dachwartung, Dachwartungen ; nl dakonderhoud
Green roofs : de Gründächer
Cladding : de Fassadenverkleidung, Fassadenverkleidungen, Schornsteinverkleidung, Schornsteinverkleidungen ; nl gevelbekleding
Roof carpentry : de Dachstühle richten, Richten von Dachstühlen, Dachstühle aufrichten ; nl dakspanten plaatsen
Timber framing : de Holzrahmenbau, Holzständerbau ; nl houtskeletbouw
Steel erection : de Stahlbauarbeiten, Stahlbaumontage ; nl staalbouw, staalconstructies monteren
Gates and railings : de Treppengeländer, Geländer und Tore, Tore und Zäune, Zäune und Tore ; nl hekwerken, hekken en poorten, trapleuningen
Laser cutting : de Laserschneiden, Laserzuschnitt ; nl lasersnijden
Blacksmithing = Forging : de Schmiedearbeiten, Kunstschmiedearbeiten ; nl smeedwerk
Measuring instruments = Micrometer : de Mikrometer, Bügelmessschraube, Bügelmessschrauben ; nl schroefmaat, schroefmaten ; hi माइक्रोमीटर
Honing : de Honen ; nl honen
Wire erosion = EDM : de Erodieren, Senkerodieren, Drahterodieren ; nl vonken, draadvonken
Transmission repair = Gearbox repair : de Getriebe überholen, Getriebeüberholung, Getriebe instand setzen ; nl versnellingsbakken reviseren
Transmission repair = Clutch replacement : de Kupplungswechsel, Kupplung wechseln, Kupplungen wechseln ; nl koppelingen vervangen
Bearing replacement : de Lagerwechsel, Lager wechseln, Austausch von Lagern ; nl lagers vervangen
Brake repair : de Bremsen erneuern, Bremsenerneuerung, Bremsarbeiten ; nl remmen vervangen, remmen vernieuwen
Windscreen replacement : de Autoglasarbeiten, Scheibentausch, Scheibenwechsel ; nl ruiten vervangen, autoruiten vervangen
Exhaust repair : de Auspuffreparatur, Auspuffreparaturen, Auspuff wechseln ; nl uitlaten vervangen
Car detailing : de Fahrzeugaufbereitung, Autoaufbereitung ; nl poetsen van auto's, auto's poetsen
Test drives : de Probefahrten ; nl proefritten
Quotation preparation : de Kostenvoranschläge, Angebote kalkulieren, Angebotskalkulation ; nl prijsoffertes, offertes opmaken, offertes opstellen
Import and export documentation = Shipping documents : de Versandpapiere, Frachtpapiere, Versanddokumente ; nl verzenddocumenten, vrachtdocumenten
Goods receiving = Putaway : de Einlagern, Einlagerung, Ein- und Auslagerung ; nl inslag, in- en uitslag, goederen inslaan
Barcode scanning : de Scannerbedienung ; nl scanner bedienen
Shelf stocking : de Regalauffüllung, Regale auffüllen, Auffüllen von Regalen ; nl rekken vullen, vakkenvullen, schappen vullen
Dangerous goods transport : de Gefahrgutfahren
Typography = Typesetting : de Buchsatz, Schriftsatz von Büchern, Satz von Büchern, Satz von Sachbüchern, Satzarbeiten, Satz* ; nl boekopmaak, opmaak van boeken
Book cover design : de Umschlaggestaltung, Covergestaltung, Buchumschläge, Einbandgestaltung ; nl omslagontwerp, boekomslagen
Print design production = Print preparation : de Druckdaten, Druckdatenerstellung, Erstellung von Druckdaten, Druckdatenaufbereitung ; nl drukklaar maken, drukklare bestanden
Prepress = Final artwork : de Reinzeichnung, Reinzeichnungen
Logo design : de Logoentwicklung, Logogestaltung, Logoentwürfe ; nl logo-ontwerp, logo's ontwerpen
Marketing collateral = Flyer design : de Flyergestaltung, Flyer gestalten, Gestaltung von Flyern ; nl flyers ontwerpen
Poster design : de Plakatgestaltung, Gestaltung von Plakaten, Plakate gestalten ; nl affiches ontwerpen
Infographic design : de Infografiken ; nl infographics
Colour theory = Colour management : de Farbmanagement ; nl kleurbeheer
Platemaking : de Plattenbelichtung
Folding machines : de Falzen, Falzmaschine ; nl vouwmachine, vouwen van drukwerk
Legal fee billing : de Abrechnung nach RVG, RVG-Abrechnung, RVG-Abrechnungen, Kostenrechnungen nach RVG, Gebührenabrechnung nach RVG
Cost assessment applications : de Kostenfestsetzungsanträge, Kostenfestsetzung, Kostenfestsetzungsverfahren
Dunning procedures : de Mahnverfahren, Mahnbescheide, gerichtliches Mahnverfahren, gerichtliche Mahnverfahren, Mahnbescheidsanträge ; nl aanmaningsprocedures
Debt enforcement : de Zwangsvollstreckung, Zwangsvollstreckungen, Vollstreckungsaufträge, Zwangsvollstreckungsmaßnahmen ; nl gedwongen uitvoering, executie van vonnissen
Land Registry applications : de Grundbuchanträge, Grundbuchsachen
Certified copies : de Beglaubigungen ; nl eensluidende afschriften, legalisaties
Criminal law = Criminal defence : de Strafverteidigung, Strafverteidigungen ; nl strafverdediging
Public procurement law : de Vergaberecht ; nl aanbestedingsrecht
Wills and probate = Inheritance law : de Erbrecht ; nl erfrecht
Civil registration : de Beurkundung von Geburten, Beurkundung von Sterbefällen, Beurkundung von Personenstandsfällen, Personenstandswesen, Geburtsurkunden, Sterbeurkunden ; nl akten van de burgerlijke stand, burgerlijke stand
Wedding ceremonies : de Eheschließungen, Trauungen ; nl huwelijken voltrekken, huwelijksvoltrekking
Civil status law : de Personenstandsrecht
Registration of residents = Registration law : de Melderecht ; nl bevolkingsregister, basisregistratie personen
Public services = Citizen services : de Bürgerservice, Bürgerberatung ; nl burgerzaken, dienstverlening aan burgers
Passport applications = Issuing passports : de Ausstellung von Ausweisen, Ausstellung von Pässen, Ausstellung von Ausweisen und Pässen, Ausweise ausstellen, Pässe ausstellen, Passwesen ; nl paspoorten uitreiken, identiteitskaarten uitreiken, uitreiken van paspoorten, afgifte van paspoorten
Lost property handling : de Fundsachen, Fundbüro* ; nl gevonden voorwerpen
Official notices : de Bescheide erstellen, Gebührenbescheide, Erstellung von Bescheiden, Bescheiderstellung ; nl beschikkingen opstellen
Administrative offences : de Ordnungswidrigkeiten, Bußgeldverfahren, Bußgeldbescheide ; nl bestuurlijke boetes
Committee work : de Gremienarbeit, Gremienbetreuung ; nl commissiewerk
Election administration : de Wahlorganisation, Wahlen organisieren, Organisation von Wahlen, Durchführung von Wahlen ; nl verkiezingen organiseren
Company registration = Business registration : de Gewerbeanmeldungen, Gewerbewesen, Gewerbeummeldungen
Budgeting = Budget planning : de Haushaltsplanung, Haushaltsplan ; nl begroting opstellen
Minute taking : de Ratsprotokolle, Protokolle schreiben, Protokolle führen, Sitzungsprotokolle ; nl notuleren, verslaggeving van vergaderingen, notulen maken
Mail handling : de Posteingang und Postausgang, Posteingang, Postausgang ; nl postverwerking, inkomende post
Travel arrangements = Travel booking : de Reisebuchungen, Reisebuchung, Buchung von Reisen ; nl reizen boeken, reisboekingen
Office supplies management = Office supplies : de Büromaterialbestellung, Büromaterial bestellen, Bestellung von Büromaterial ; nl kantoorbenodigdheden bestellen
Consolidation accounting = Consolidation : de Konzernkonsolidierung, Konsolidierung von Abschlüssen
Shift planning = Staff scheduling : de Einsatzplanung, Einsatzpläne ; nl personeelsplanning, inroosteren, roosterplanning
Visual merchandising : de Schaufenster dekorieren, Schaufenster dekoriert, Schaufensterdekoration, Schaufenstergestaltung, Warenträger dekoriert ; nl etalages inrichten, etaleren, etalages maken
Cashing up : de Tagesabrechnung ; nl kassa afsluiten, dagafsluiting, kasopmaak
Customer advice : de Beratung im Bereich, Beratung im Verkauf, Beratung der Kundschaft, Beratung am Kunden, Fachberatung im Verkauf ; nl klantenadvies
CRM = Customer relationship management : de Bestandskundenpflege ; nl klantenrelaties onderhouden
Product training : de Produktschulungen ; nl productopleidingen, producttrainingen
Market research = Market analysis : de Marktanalysen ; nl marktanalyses
Educational documentation : de Bildungsdokumentation, Bildungsdokumentationen, Portfolioarbeit, Lerngeschichten ; nl kindportfolio's
Observation and documentation of children = Observation and documentation : de Beobachtung und Dokumentation, Beobachtung und Bildungsdokumentation, Beobachtungen und Dokumentationen ; nl observeren van kinderen
Outdoor play = Forest school : de Waldpädagogik
Movement activities : de Bewegungsangebote, Bewegungserziehung, Bewegungsförderung bei Kindern ; nl bewegingsactiviteiten
Holiday camps : de Ferienprogramme, Ferienbetreuung, Ferienfreizeiten ; nl vakantieopvang, vakantiekampen
Outdoor education : de Naturpädagogik ; nl natuureducatie
Differentiated instruction : de Differenzierung im Unterricht, Binnendifferenzierung ; nl differentiatie, differentiëren
Student assessment = Marking : nl toetsen verbeteren, toetsen nakijken, verbeteren van toetsen
Student assessment : nl toetsen en rapporten, toetsen en rapporteren, toetsen afnemen, afnemen van toetsen, toetsing
Timetabling : de Vertretungsplan, Vertretungsplanung, Stundenplanung ; nl lesroosters maken
Career counselling = Career guidance : de Berufsorientierung ; nl studiekeuzebegeleiding, loopbaanoriëntatie
Curriculum development : de Lehrplanarbeit, Lehrplanentwicklung ; nl leerplanontwikkeling
Archival research = Source research : nl bronnenonderzoek ; de Quellenarbeit, Quellenforschung
Nursing education = Clinical mentoring : de Praxisanleitung, Praxisanleitungen ; nl werkbegeleiding van studenten
Admission and discharge of patients = Admission and discharge : de Aufnahme und Entlassung von Patienten, Aufnahmen und Entlassungen, Patientenaufnahme und Entlassung ; nl opname en ontslag, opnames en ontslagen
Geriatric care = Elderly care : de Betreuung von Bewohnern, Betreuung von Senioren, Bewohnerbetreuung ; nl zorg voor bewoners, begeleiding van bewoners
Discharge planning : de Überleitungspflege ; nl ontslagplanning
Bandaging : de Verbände anlegen, Anlegen von Verbänden ; nl verbanden aanleggen, aanleggen van verbanden
Spirometry : de Lungenfunktion, Lungenfunktionstests, Lungenfunktionsprüfungen ; nl longfunctieonderzoek, longfunctietesten
Butchery : de Fleisch zerlegen, Zerlegen von Fleisch, Zerlegung von Fleisch ; nl vlees uitbenen, uitbenen
Fish preparation : de Fischgerichte, Fisch filetieren, Filetieren von Fisch ; nl vis fileren, fileren van vis
Special diets = Diet cooking : de Diätküche, Schonkost ; nl dieetkeuken, dieetmaaltijden
Baking = Bread baking : de Brotbacken, Brot backen, Backen von Brot ; nl brood bakken
Bartending : de Barbetrieb, Barservice ; nl barwerk
Event management = Events : de Veranstaltungsorganisation ; nl evenementen organiseren
Deep cleaning = Post-construction cleaning : de Bauendreinigung, Bauschlussreinigung ; nl opleveringsschoonmaak
Waste segregation : de Mülltrennung, Abfalltrennung ; nl afvalscheiding, afval scheiden
Caretaking : de Hausmeisterdienste, Objektbetreuung ; nl huismeesterdiensten, conciërgewerk
Handyman work = Minor repairs : de Kleinreparaturen, kleine Reparaturen, kleinere Reparaturen ; nl kleine herstellingen, kleine reparaties
Sowing = Planting : de Pflanzarbeiten, Stauden pflanzen, Bepflanzung ; nl aanplanten, beplanten, aanplant
Grave care : de Grabpflege, Friedhofspflege ; nl grafonderhoud, grafverzorging
Plant propagation : de Vermehrung von Pflanzen, Pflanzenvermehrung ; nl planten vermeerderen
Stone laying = Dry stone walling : de Natursteinmauern, Mauern aus Naturstein, Trockenmauern ; nl stapelmuren
Playground inspection : de Spielplatzkontrolle, Spielplatzkontrollen, Spielplatzprüfung ; nl speelplaatsinspecties
Livestock farming : de Stallarbeit, Stallarbeiten ; nl stalwerk
Calving = Calf rearing : de Kälberaufzucht ; nl kalveren opfokken, kalveropfok
Logging = Timber harvesting : de Holzernte, Holzrücken ; nl houtoogst, hout rooien
Forestry : de Forstarbeiten, Waldarbeit, Waldarbeiten ; nl bosbouwwerk, bosonderhoud
Dairy processing = Cheese making : de Käsen, Käseherstellung, Käseproduktion ; nl kaas maken, kaasbereiding
Artificial insemination : de Besamung ; nl kunstmatige inseminatie
Bridal dressing = Bridal hairstyling : de Brautfrisuren
Caretaking = Gatekeeping : de Pförtnerdienst, Pfortendienst, Torkontrolle ; nl portiersdienst, poortcontrole
Crowd control = Event security : de Veranstaltungsschutz, Veranstaltungssicherheit ; nl evenementenbeveiliging
Fire warden duties : de Brandschutzhelfer* ; nl bedrijfshulpverlening
Key control = Key management : de Schlüsselverwaltung ; nl sleutelbeheer
Security guarding : de Werkschutz, Revierdienst ; nl bewakingsrondes
Alarm response : de Alarmverfolgung ; nl alarmopvolging
Design systems : de Designsystem, Designsysteme ; nl designsysteem, designsystem, designsystemen
Wireframing : de Wireframes ; nl wireframes, draadmodellen
Backup and recovery = Backups : de Datensicherung, Datensicherungen ; nl back-ups, back-up
IT support = Technical support : de Support am Telefon, Telefonsupport, Anwendersupport ; nl gebruikersondersteuning
Laptop setup : de Einrichtung von Notebooks, Einrichtung von Laptops, Einrichtung von PCs ; nl installatie van laptops
`;
