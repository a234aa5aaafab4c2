export default String.raw`
// Desks, laboratories, clinics, plants and studios in German and Dutch, and deeds with their objects.
User account management = User administration : de Anlegen neuer Konten, Konten anlegen, Anlegen von Benutzern ; nl gebruikers aanmaken
System administration = Server administration : de Serververwaltung, Verwaltung von Servern, Server verwalten, Server installieren, Serverinstallation ; nl servers installeren, servers beheren
Firewalls : de Firewall-Konfiguration, Firewalls konfigurieren ; nl firewallbeheer, firewalls instellen
Printer maintenance = Printer support : de Einrichtung von Druckern, Drucker einrichten
Software implementation = Software deployment : de Softwareverteilung, Clientverwaltung ; nl softwaredistributie
Scripting : de Skripte schreiben, Skriptprogrammierung ; nl scripts schrijven
Hardware replacement : de Hardwaretausch ; nl hardware vervangen
User training : de Schulung von Anwendern, Anwender schulen, Anwenderschulung, Anwenderschulungen ; nl gebruikers opleiden, gebruikers trainen
REST = REST API : de REST-Schnittstellen
API development : de Schnittstellen entwickeln, Schnittstellen programmieren ; nl API's bouwen
Performance optimisation : de Performanceoptimierung ; nl prestatieoptimalisatie
Enterprise integration = System integration : de Systemintegration ; nl systeemintegratie
Embedded systems = Embedded programming : de Embedded-Programmierung
Data cleaning = Data preparation : de Datenaufbereitung ; nl datavoorbereiding
Survey analysis : de Umfragen auswerten, Auswertung von Umfragen ; nl enquêtes analyseren
Mechanical engineering = Mechanical design : de Konstruktion von Baugruppen, Baugruppen konstruieren, Konstruktion von Bauteilen ; nl ontwerpen van onderdelen
3D modelling : de 3D-Konstruktion ; nl 3D-tekenen
Technical drawing : de Zeichnungserstellung, Erstellung von Zeichnungen, Zeichnungen erstellen ; nl tekeningen maken
Geometric dimensioning and tolerancing = Tolerance analysis : de Toleranzrechnung
Materials science = Materials selection : de Werkstoffauswahl ; nl materiaalkeuze
Sheet metal design : de Blechkonstruktion
Change management : de Änderungsmanagement
Cost estimation : de Kostenkalkulation
Risk management = Risk assessment : de Risikobeurteilung, Risikobeurteilungen ; nl risicobeoordeling
Planning applications = Planning permission : de Genehmigungsplanung
Fire safety = Fire safety concepts : de Brandschutzkonzepte
Cell culture : de Zellkultur, Zellkulturen ; nl celkweek
Spectroscopy : de Spektroskopie ; nl spectroscopie
Laboratory safety : de Laborsicherheit ; nl laboratoriumveiligheid
Microbiology = Bacterial culture : de Bakterienkulturen
Attendance management = Time and attendance : de Zeitwirtschaft
Training coordination : de Schulungsorganisation, Organisation von Schulungen
Content calendars = Editorial planning : de Redaktionsplan, Redaktionsplanung ; nl contentplanning, redactieplanning
Copywriting : de Texte schreiben
Trade shows : de Messeorganisation, Organisation von Messen ; nl beurzen organiseren
Advertising : de Anzeigen schalten
Picture editing : de Bildredaktion ; nl beeldredactie
Campaign management = Campaign planning : de Kampagnen planen ; nl campagnes plannen
Email marketing = Newsletters : de Newsletter versenden, Newsletterversand ; nl nieuwsbrieven versturen
Freight cost analysis = Freight negotiation : de Frachtverhandlungen, Frachtraten verhandeln ; nl vrachttarieven onderhandelen
Air cargo operations = Air freight : de Luftfracht ; nl luchtvracht
Inventory optimisation : de Bestandsoptimierung ; nl voorraadoptimalisatie
Financial planning = Investment advice : de Wertpapierberatung ; nl beleggingsadvies
Loan processing = Loan applications : de Kreditanträge, Bearbeitung von Kreditanträgen ; nl kredietaanvragen
Insurance sales = Insurance advice : de Versicherungsberatung ; nl verzekeringsadvies
Property valuation : de Objektbewertung ; nl vastgoedwaardering
Property letting = Letting : de Vermietung von Wohnungen, Wohnungsvermietung ; nl verhuur van woningen
Subcontractor management = Contractor management : de Handwerkerbeauftragung, Beauftragung von Handwerkern, Handwerker beauftragen ; nl aannemers aansturen
Refugee support : de Flüchtlingsberatung, Flüchtlingsarbeit
Gang prevention = Violence prevention : de Gewaltprävention ; nl geweldpreventie
Outdoor education : de Erlebnispädagogik
Exercise therapy : de Trainingstherapie, medizinische Trainingstherapie ; nl oefentherapie
Back school : de Rückenschule
Treatment planning : de Therapieplanung ; nl behandelplannen
Patient education : de Patientenaufklärung
Dental impressions : de Abdrücke nehmen ; nl afdrukken nemen
Crown and bridge work = Crowns and bridges : de Fräsen von Kronen
Dispensing : de Medikamentenabgabe ; nl geneesmiddelen afleveren
Blister packing : de Blisterung ; nl blisteren
Editing = Copy editing : de Texte redigieren, Texte lektorieren
Sound engineering : de Tontechnik ; nl geluidstechniek
Lighting design for stage = Stage lighting : de Lichttechnik ; nl lichttechniek
Radio production : de Radiobeiträge ; nl radio maken
Livestreaming = Live streaming : de Live-Übertragung, Live-Übertragungen ; nl livestreams
Scriptwriting = Screenwriting : de Drehbücher schreiben
Interviewing : de Interviews führen ; nl interviews afnemen
Pantry management : de Vorratshaltung ; nl voorraadkast*
Menu planning : de Speiseplan, Speisepläne schreiben
Watch repair : de Uhrenreparatur, Uhrenreparaturen ; nl uurwerken herstellen
Goldsmithing : de Goldschmieden ; nl goudsmeden
Machine operation : de Anlagenführung
Shift handover : de Schichtübergabe, Schichtübergaben ; nl ploegoverdracht
Line feeding : de Materialversorgung
Changeovers : de Umrüsten, Umrüsten von Maschinen, Rüsten von Anlagen, Maschinenrüsten ; nl omstellen van machines, machines omstellen
PCB design = PCB assembly : de Bestückung, Bestückung von Leiterplatten, Bestücken von Leiterplatten, Leiterplatten bestücken ; nl printplaten bestukken
Cleanroom work : de Reinraumarbeit ; nl cleanroomwerk
Learning and development = Staff training : de Anlernen neuer Mitarbeiter, Einarbeitung neuer Kollegen, Kollegen einarbeiten, Anlernen neuer Kollegen ; nl inwerken van nieuwe collega's
Turning : de Drehen von Teilen, Drehen von Einzelteilen, Drehteile fertigen ; nl draaien van onderdelen
Milling : de Fräsen von Teilen, Fräsen von Einzelteilen, Frästeile fertigen ; nl frezen van onderdelen
Spray painting : de Lackieren von Möbeln, Lackieren von Türen, Möbel lackieren, Türen lackieren, Lackieren von Karosserieteilen ; nl spuiten van meubels
Soldering : de Löten von Leiterplatten, Kabel löten, Leiterplatten löten ; nl printplaten solderen
Goods receiving : de Waren annehmen, Ware annehmen ; nl goederen ontvangen
Packaging = Packing : de Waren verpacken, Ware verpacken, Verpacken von Ware ; nl goederen inpakken, bestellingen inpakken
Order picking : de Waren kommissionieren, Ware kommissionieren ; nl bestellingen verzamelen
Guest relations : de Gäste empfangen, Empfang von Gästen, Gäste betreuen
Room allocation : de Zimmer vergeben, Zimmervergabe ; nl kamers toewijzen
Livestock feeding = Animal feeding : de Tiere füttern, Fütterung von Tieren ; nl dieren voeren
Dough making : de Teige herstellen, Teig herstellen
Roofing : de Dächer decken ; nl daken leggen, daken bedekken
Socket and switch fitting = Socket installation : de Steckdosen setzen ; nl stopcontacten plaatsen
Phlebotomy : de Blut abnehmen
Patient admission : de Patienten aufnehmen
Livestock feeding : de Vieh füttern, Kühe füttern ; nl voederen van vee
Seal replacement : de Dichtungen tauschen ; nl afdichtingen vervangen
UX research = User research : de Nutzer befragen, Nutzerbefragungen, Nutzerinterviews ; nl gebruikers interviewen
Prototyping : de Prototypen bauen, Bau von Prototypen ; nl prototypes bouwen
Fit-out works = Interior finishing : nl binnenafwerking
Drywall installation = Drywall : nl gyprocwanden
Sanding : nl machinaal schuren
Distribution board installation = Panel wiring : nl schakelkasten bouwen, bouw van schakelkasten
Commissioning : nl indienststelling
Network cabling = Data cabling : nl datanetwerken
Distribution board installation = Distribution boards : nl zekeringkasten
Leak detection : nl lekken opsporen
Pipe fitting = Pipe laying : nl leidingen leggen ; de Rohre legen
Air conditioning installation : nl airco installeren
Bathroom installation = Bathroom renovation : nl badkamerrenovatie
Scaffolding : nl stellingbouw
Site supervision : nl werfopvolging
Tool setting = Machine setup : nl machine-instelling
Tool making = Toolmaking : nl gereedschapsmakerij
Vehicle diagnostics : nl diagnose stellen
Auto body repair = Body repair : nl carrosserieherstel
Inventory management = Stock management : nl stockbeheer
Route planning : nl rittenplanning
Patient transfer = Patient lifting : nl tilhandelingen
Family liaison = Family meetings : nl familiegesprekken
Student supervision = Mentoring students : nl begeleiding van stagiairs
Classroom management : nl klasmanagement
Student assessment : nl toetsen maken, examens afnemen
Language support : nl taalondersteuning, taalstimulering
Pruning = Hedge trimming : nl hagen scheren, scheren van hagen
Fence installation : nl afsluitingen plaatsen
Livestock feeding = Animal feeding : nl voederen
Front-end development = Frontend development : nl frontendontwikkeling
Brand identity : nl huisstijlen
Prospecting : nl prospectie
Network administration = Networking : de Netzwerktechnik ; nl netwerktechniek
`;
