export default String.raw`
// Kitchens, guests, wards, homes, classrooms, courts and media in German and Dutch.
Beer pouring : de Bierzapfen, Zapfen von Bier, Bier zapfen ; nl bier tappen, tappen van bier
Keg changing : de Fasswechsel, Fässer wechseln, Bierfässer wechseln ; nl fusten wisselen, vaten wisselen, biervaten vervangen
Bar stocking : de Bar auffüllen, Auffüllen der Bar ; nl bar aanvullen, bar bijvullen
Cellar management : de Weinkellerverwaltung ; nl wijnkelderbeheer
Bar management : de Barleitung* ; nl barbeheer
Clearing tables : de Tische abräumen, Abräumen der Tische, Abservieren ; nl tafels afruimen, afruimen van tafels
Polishing cutlery : de Besteck polieren, Polieren von Besteck, Polieren von Gläsern, Gläser polieren ; nl bestek poleren, glazen poleren
Napkin folding : de Servietten falten ; nl servetten vouwen
Food display : de Buffetaufbau, Aufbau des Buffets ; nl buffetten opbouwen, opbouwen van buffetten
Breakfast cooking : de Frühstücksküche, Frühstückszubereitung, Zubereitung des Frühstücks ; nl ontbijt bereiden, ontbijtbereiding, ontbijt klaarmaken
Prep work : de Vorbereitungsarbeiten in der Küche ; nl keukenvoorbereiding, voorbereidend werk in de keuken
Salad preparation : de Salatzubereitung, Zubereitung von Salaten, Salate zubereiten, kalte Küche, Gardemanger ; nl salades maken, salades bereiden, bereiden van salades, koude keuken
Sandwich making : de Belegen von Brötchen, Brötchen belegen, belegte Brote ; nl broodjes beleggen, broodjes smeren, broodjes maken
Soups : de Suppenzubereitung, Suppen kochen ; nl soepen bereiden, soep koken
Frying : de Frittieren, Bedienen der Fritteuse ; nl frituren, frituur bedienen
Pizza making : de Pizzabacken, Pizzazubereitung, Pizza backen ; nl pizza's bakken, pizza's bereiden
Dessert preparation : de Dessertzubereitung, Zubereitung von Desserts ; nl desserts maken, desserts bereiden, nagerechten bereiden
Garnishing : de Anrichten von Speisen, Garnieren von Speisen, Garnieren ; nl borden opmaken, dresseren van borden, garneren
Portioning : de Portionieren, Portionieren von Speisen
Bulk cooking : de Großküche*, Kochen in der Großküche ; nl grootkeuken*, koken in grootkeuken
Mass catering : de Grossverpflegung
Institutional catering : de Kantinenverpflegung, Betriebsverpflegung ; nl bedrijfscatering, grootkeukenrestauratie
School meals : de Schulverpflegung, Schulessen ; nl schoolmaaltijden
Hospital catering : de Krankenhausküche*, Spitalküche*, Patientenverpflegung ; nl ziekenhuiskeuken*, voeding in ziekenhuizen
Function catering : de Bankette ; nl banketten verzorgen, feesten en banketten
Wedding catering : de Hochzeitscatering ; nl huwelijksfeesten verzorgen
Allergens : nl allergenen, allergeneninformatie
Gluten-free cooking : de glutenfreie Küche ; nl glutenvrij koken
Vegetarian cooking : nl vegetarische keuken ; de vegane Küche
Italian cuisine : de italienische Küche ; nl Italiaanse keuken
French cuisine : de französische Küche ; nl Franse keuken
Asian cuisine : de asiatische Küche ; nl Aziatische keuken
Mediterranean cuisine : de mediterrane Küche ; nl mediterrane keuken
Temperature logs : de Temperaturprotokolle, Temperaturkontrollen dokumentieren, Temperaturlisten ; nl temperatuurregistratie, temperatuurlijsten, temperaturen registreren
Food labelling : de Lebensmittelkennzeichnung, Kennzeichnung von Lebensmitteln ; nl etiketteren van voedingsmiddelen, voedseletikettering
Vacuum packing : de Vakuumieren, Vakuumverpacken ; nl vacuüm trekken, vacuümverpakken
Pot washing : de Topfspülen, Spüldienst ; nl pannen wassen, pannen afwassen
Kitchen ordering : de Bestellungen für die Küche, Warenbestellung für die Küche ; nl bestellingen voor de keuken
Waste reduction in kitchens : de Lebensmittelabfälle reduzieren ; nl voedselverspilling tegengaan, tegengaan van voedselverspilling
Recipe development : de Rezeptentwicklung, Rezepturentwicklung, Entwicklung von Rezepturen ; nl receptontwikkeling, receptuurontwikkeling, ontwikkelen van recepten
Sausage making : de Wurstherstellung, Wursten, Herstellung von Wurstwaren ; nl worst maken, worstbereiding, charcuterie maken
Meat smoking : de Räuchern von Fleisch ; nl vlees roken
Meat cutting and trimming : nl vlees versnijden, versnijden van vlees
Deboning : de Entbeinen, Ausbeinen ; nl ontbenen
Croissants : de Plunderteig ; nl koffiekoeken
Oven work : de Ofenführung
Icing : de Glasieren von Torten ; nl glaceren
Beer brewing : de Bierbrauen ; nl bier brouwen
Espresso making : de Espressozubereitung ; nl espresso zetten
Age verification : nl leeftijd controleren
Cashing up : de Tageskassenabschluss, Abrechnung der Tageskasse, Kassensturz am Schichtende ; nl kassa afsluiten, dagkassa opmaken
Restaurant reservations : de Tischreservierungen, Tischreservierung ; nl tafelreserveringen, tafels reserveren
Restaurant management : de Restaurantleitung*, Leitung eines Restaurants ; nl restaurantbeheer, leiding van een restaurant
Hotel management : de Hotelleitung*, Hotelmanagement* ; nl hotelbeheer
Room service : de Etagenservice, Zimmerservice ; nl roomservice, kamerservice
Concierge services : de Conciergedienste ; nl conciërgediensten
Room inspection : de Zimmerabnahme ; nl kamers controleren
Minibar management : de Minibarservice, Auffüllen der Minibar, Minibar auffüllen ; nl minibar bijvullen, minibar aanvullen
Linen management : de Wäschemanagement, Wäscheausgabe, Wäscheverwaltung ; nl linnenbeheer, linnendienst
Dry cleaning : de chemische Reinigung, Textilreinigung ; nl chemisch reinigen, droogkuis
Pressing : de Bügeln und Mangeln, Mangeln von Wäsche ; nl strijken en persen
Hotel bookings : de Hotelbuchungen, Hotelreservierungen ; nl hotelboekingen, hotelreserveringen
Group bookings : nl groepsreserveringen
Airline ticketing : de Flugbuchungen, Flugticketausstellung, Ticketing für Flüge ; nl vliegtickets boeken, vluchten boeken
Travel agency operations : de Reisebüro* ; nl reisbureau*
Guest requests : de Gästewünsche, Gästeanfragen ; nl verzoeken van gasten
Lost and found handling : de Fundsachenverwaltung ; nl gevonden voorwerpen beheren
Conference services : de Tagungsbetreuung, Konferenzbetreuung ; nl vergaderservice, conferentiebegeleiding
Wedding planning : de Hochzeitsplanung ; nl huwelijksplanning, bruiloften plannen
Leisure activities : de Freizeitangebote* ; nl vrijetijdsactiviteiten, vrijetijdsbegeleiding
Swimming pool maintenance : de Poolpflege, Schwimmbadpflege ; nl zwembadonderhoud
Rubbish removal : de Abfallbeseitigung ; nl afvoeren van afval
Bin emptying : de Leeren der Papierkörbe, Papierkörbe leeren ; nl vuilbakken leegmaken, prullenbakken legen
Mopping and sweeping : de Wischen und Kehren, Feuchtwischen ; nl dweilen en vegen, vegen en dweilen
Surface disinfection : de Oberflächendesinfektion ; nl oppervlakken ontsmetten, oppervlaktedesinfectie
Scrubber dryer : nl schrobzuigmachine
Men's haircuts : de Herrenhaarschnitte, Herrenhaarschnitt ; nl herenkapsels, heren knippen
Wet shaving : de Nassrasur ; nl natscheren
Skin care consultation : de Hautberatung, Hautpflegeberatung ; nl huidadvies
Insulin administration : de Insulingabe, Insulin spritzen, Verabreichung von Insulin ; nl insuline toedienen, insuline spuiten, toedienen van insuline
Diabetes care : de Diabetesversorgung, Diabetikerbetreuung ; nl diabeteszorg
Stoma care : de Stomaversorgung, Stomapflege, Versorgung von Stomata ; nl stomazorg, stomaverzorging
Continence care : de Inkontinenzversorgung, Inkontinenzpflege ; nl continentiezorg, incontinentiezorg
Nasogastric tube feeding : de Sondenernährung, Sondenkost, PEG-Sonden ; nl sondevoeding, sondevoeding toedienen
Discharge planning : de Entlassmanagement, Entlassungsmanagement, Entlassungsplanung, Austrittsplanung ; nl ontslagplanning, ontslagvoorbereiding, ontslagmanagement
Ward rounds : de Visiten, Arztvisiten, Visitenbegleitung, Begleitung der Visiten, Teilnahme an Visiten ; nl artsenvisites, zaalrondes, zaalrondes begeleiden
Bedside monitoring : de Überwachung am Bett
Postoperative monitoring : de postoperative Überwachung, postoperative Betreuung ; nl postoperatieve bewaking, postoperatieve zorg
Cardiac monitoring : de Monitorüberwachung, EKG-Überwachung ; nl hartbewaking
Suctioning : de Absaugen der Atemwege, endotracheales Absaugen ; nl aspireren van luchtwegen, uitzuigen van luchtwegen
Airway management : de Atemwegsmanagement ; nl luchtwegmanagement
Intubation : nl intubaties ; de Intubationen
Infusion pumps : de Infusionspumpen*, Perfusoren* ; nl infuuspompen*, infuuspomp*
Chemotherapy administration : de Chemotherapiegabe, Verabreichung von Chemotherapien ; nl chemotherapie toedienen, toedienen van chemotherapie
Oncology nursing : de onkologische Pflege, Onkologiepflege ; nl oncologische verpleging, oncologische zorg
Dialysis care : de Dialysepflege ; nl dialysezorg, dialyseverpleging
Mental health nursing : de psychiatrische Pflege, Psychiatriepflege ; nl psychiatrische verpleging, psychiatrische zorg
Community nursing : de ambulante Pflege, häusliche Krankenpflege, Hauskrankenpflege ; nl thuisverpleging, wijkverpleging
Ward management : de Stationsleitung* ; nl afdelingsleiding*
Primary nursing : de Bezugspflege ; nl eerstverantwoordelijke verpleegkundige
Caregiving : de Betreuung von Angehörigen ; nl mantelzorg*
Disability support : de Behindertenbetreuung, Behindertenhilfe, Begleitung von Menschen mit Behinderung, Betreuung von Menschen mit Behinderung ; nl gehandicaptenzorg, begeleiding van mensen met een beperking, gehandicaptenbegeleiding
Patient companionship : de Begleitung von Patienten, Gesellschaft leisten*
Bathing assistance : de Hilfe beim Baden, Baden und Duschen, Unterstützung beim Duschen ; nl hulp bij het douchen, helpen bij het wassen, hulp bij het baden
Toileting : de Toilettengänge, Begleitung beim Toilettengang ; nl toiletbegeleiding, hulp bij toiletgang
Hoisting : de Umgang mit dem Lifter
Oral care : de Mundpflege ; nl mondverzorging
Last offices : de Versorgung Verstorbener ; nl laatste zorg, afleggen van overledenen
Case conferences : de Fallbesprechungen, Fallbesprechung ; nl casusbesprekingen, cliëntbesprekingen, bewonersbesprekingen
Basic life support : de Basismaßnahmen der Reanimation
Health promotion : nl gezondheidsbevordering, gezondheidspromotie
Group therapy : de Gruppentherapie, Gruppentherapien ; nl groepstherapie
Motivational interviewing : de motivierende Gesprächsführung ; nl motiverende gespreksvoering
Intake interviews : de Aufnahmegespräche ; nl intakegesprekken
Child welfare : de Jugendhilfe*, Kinder- und Jugendhilfe ; nl jeugdhulp*, kinderbescherming*
Domestic violence support : nl hulp bij huiselijk geweld
Refugee support : de Flüchtlingsbetreuung, Flüchtlingshilfe, Betreuung von Geflüchteten ; nl vluchtelingenbegeleiding, vluchtelingenwerk
Homelessness support : de Wohnungslosenhilfe, Obdachlosenhilfe ; nl daklozenopvang, begeleiding van daklozen
Respite care : de Entlastungspflege, Verhinderungspflege, Kurzzeitpflege* ; nl respijtzorg, kortverblijf*
Supported living : de betreutes Wohnen* ; nl begeleid wonen*, beschermd wonen*
Parenting support : de Erziehungsberatung ; nl opvoedingsondersteuning
Memory training : de Gedächtnistraining ; nl geheugentraining
Walking practice : de Gehtraining ; nl gangrevalidatie
Transfer training : de Transfertraining ; nl transfers oefenen
Relaxation techniques : de Entspannungstechniken, Entspannungsverfahren ; nl ontspanningstechnieken, ontspanningsoefeningen
Blood tests : de Blutuntersuchungen, Bluttests ; nl bloedonderzoek, bloedonderzoeken
Mammography : de Mammographie*, Mammografie*
Radiography : de Röntgen* ; nl röntgenopnamen, röntgenfoto's maken
Over-the-counter advice : de OTC-Beratung, Beratung zur Selbstmedikation ; nl advies zelfzorg, zelfzorgadvies
Medication surveillance : de Interaktionsprüfung
Telephone triage : de telefonische Ersteinschätzung ; nl telefonische triage
Small animal care : de Kleintierpflege ; nl verzorging van kleine huisdieren
Lesson materials : de Unterrichtsmaterialien, Erstellung von Unterrichtsmaterialien ; nl lesmateriaal, lesmateriaal ontwikkelen, lesmateriaal maken
Worksheets : de Arbeitsblätter, Erstellung von Arbeitsblättern ; nl werkbladen, werkbladen maken
Exam marking : de Klausurkorrektur, Korrektur von Klausuren, Korrektur von Prüfungen ; nl examens verbeteren
Examination supervision : de Klausuraufsicht ; nl toezicht op examens
Playground duty : de Pausenaufsicht, Pausenaufsichten ; nl pleinwacht, speelplaatstoezicht, toezicht op de speelplaats
Form tutoring : de Klassenvorstand, Klassenlehrerfunktion ; nl klassenleraarschap, klastitularis
Reading promotion : de Leseförderung ; nl leesbevordering
Literacy teaching : de Alphabetisierung, Alphabetisierungskurse ; nl alfabetisering, leesonderwijs
Extracurricular activities : de außerschulische Aktivitäten ; nl buitenschoolse activiteiten
Adult education : de Erwachsenenbildung* ; nl volwasseneneducatie*, volwassenenonderwijs*
Special needs education : de Sonderpädagogik*, sonderpädagogische Förderung ; nl buitengewoon onderwijs*, speciaal onderwijs*
Early childhood education : de frühkindliche Bildung, Frühpädagogik*
Learning support : de Lernbegleitung, Lerntherapie ; nl leerondersteuning
Autism support : de Autismusbegleitung, Betreuung autistischer Kinder ; nl autismebegeleiding
Dyslexia support : de Legasthenietherapie, LRS-Förderung ; nl dyslexiebegeleiding
School plays : de Schultheater ; nl schooltoneel
Physical education : de Sportunterricht, Turnunterricht ; nl lichamelijke opvoeding, gymles, gymlessen
Mathematics teaching : de Mathematikunterricht, Matheunterricht ; nl wiskundeonderwijs, rekenonderwijs, wiskundelessen
English teaching : de Englischunterricht ; nl Engelse lessen, lessen Engels
Science teaching : de naturwissenschaftlicher Unterricht, Naturkundeunterricht ; nl lessen wetenschappen
History teaching : de Geschichtsunterricht ; nl geschiedenislessen
Religious education : de Religionsunterricht ; nl godsdienstonderwijs, godsdienstlessen
Art teaching : de Kunstunterricht, Zeichenunterricht ; nl tekenlessen
Online tutoring : de Online-Nachhilfe ; nl onlinebijles
Babysitting : nl babysitten, oppassen op kinderen, oppaswerk ; de Kinder hüten
Bottle preparation : de Fläschchen zubereiten ; nl flesjes bereiden, flesvoeding bereiden
Tenancy law : de Mietrecht, Wohnraummietrecht ; nl huurrecht
Family law : de Familienrecht ; nl familierecht
Tax law : nl fiscaal recht, belastingrecht
Commercial law : de Handelsrecht, Wirtschaftsrecht
Administrative law : de Verwaltungsrecht ; nl bestuursrecht, administratief recht
Insolvency law : de Insolvenzrecht ; nl insolventierecht, faillissementsrecht
Construction law : nl bouwrecht
Immigration law : de Ausländerrecht, Aufenthaltsrecht, Migrationsrecht ; nl vreemdelingenrecht, migratierecht
Competition law : de Wettbewerbsrecht, Kartellrecht ; nl mededingingsrecht
Environmental law : de Umweltrecht ; nl milieurecht
Legal correspondence : de Mandantenkorrespondenz, juristische Korrespondenz ; nl juridische correspondentie
Pleadings : de Schriftsätze, Erstellen von Schriftsätzen, Klageschriften ; nl dagvaardingen
Legal drafting : nl juridische stukken opstellen
Court hearings : de Gerichtsverhandlungen, Gerichtstermine ; nl rechtszittingen
Lawsuits : de Klageverfahren, Gerichtsverfahren* ; nl gerechtelijke procedures
Notarial deeds : de Notariatsurkunden, notarielle Urkunden ; nl notariële akten, notariële aktes
Company registration : de Firmengründungen, Handelsregisteranmeldungen ; nl inschrijving handelsregister, oprichting van vennootschappen
Dispute resolution : de Streitbeilegung ; nl geschillenbeslechting
Debt recovery law : nl gerechtelijke invordering
Event marketing : de Eventmarketing, Veranstaltungsmarketing ; nl evenementenmarketing
Brand management : de Markenmanagement ; nl merkbeheer, merkmanagement
Content writing : nl webteksten schrijven ; de Webtexte verfassen
Blog writing : de Blogbeiträge, Blogartikel, Verfassen von Blogbeiträgen ; nl blogartikelen, blogs schrijven, schrijven van blogs
Direct marketing : de Direktmarketing
Corporate communications : de Unternehmenskommunikation* ; nl bedrijfscommunicatie*, corporate communicatie
Print advertising : de Anzeigenschaltung, Anzeigengestaltung ; nl advertenties plaatsen
Sponsorship management : de Sponsorenbetreuung, Sponsorensuche
Conference organisation : de Kongressorganisation, Tagungsorganisation ; nl congresorganisatie, organisatie van congressen
Media sales : de Anzeigenverkauf, Anzeigenverkäufe ; nl advertentieverkoop
Editorial meetings : de Redaktionssitzungen, Redaktionskonferenzen ; nl redactievergaderingen
Fact checking : de Faktencheck
Portrait photography : nl portretfotografie
Photo retouching : de Bildretusche ; nl fotoretouche
Project scheduling : de Projektterminplanung, Terminplanung von Projekten ; nl projectplanning opstellen
Project monitoring : de Projektverfolgung ; nl projectopvolging
Project budgeting : de Projektbudgetierung, Projektbudget* ; nl projectbudgettering, projectbudget*
Resource planning : de Ressourcenplanung ; nl resourceplanning, capaciteitsplanning van personeel
Process mapping : de Prozessaufnahme, Prozesslandkarten ; nl processen in kaart brengen
Business process management : de Geschäftsprozessmanagement ; nl bedrijfsprocesmanagement
Business planning : de Geschäftsplanung ; nl ondernemingsplannen, ondernemingsplan opstellen
Operations management : de Betriebsleitung* ; nl operationeel beheer, operationeel management
Crisis management : de Krisenmanagement ; nl crisisbeheer, crisismanagement
Innovation management : de Innovationsmanagement ; nl innovatiemanagement
Knowledge management : de Wissensmanagement ; nl kennisbeheer, kennismanagement
Sustainability management : de Nachhaltigkeitsmanagement ; nl duurzaamheidsbeleid
Public tenders : de öffentliche Ausschreibungen ; nl overheidsopdrachten, openbare aanbestedingen
Contract renewals : nl contractvernieuwingen
Contract administration : de Vertragsadministration
Delegation : de Delegieren, Delegieren von Aufgaben ; nl delegeren
Networking skills : de Netzwerken*, Kontaktpflege ; nl netwerken*
Prioritisation : de Prioritätensetzung, Prioritäten setzen ; nl prioriteiten stellen
Logical thinking : de logisches Denken
Safety training : nl toolboxmeetings, toolboxen geven
`;
