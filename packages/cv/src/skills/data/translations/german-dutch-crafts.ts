export default String.raw`
// Building sites, workshops, plants, stores, roads, fields and gardens in German and Dutch.
Floor screeding : de Estrich verlegen, Estrichlegen ; nl dekvloeren leggen, chapewerken, chape leggen
Screed laying : nl zandcementvloeren leggen
Kerb laying : de Randsteine setzen, Setzen von Randsteinen, Bordsteine setzen, Setzen von Bordsteinen ; nl trottoirbanden plaatsen, boordstenen plaatsen, opsluitbanden plaatsen
Paving slabs : de Verlegen von Gehwegplatten, Plattenverlegung ; nl tegels leggen buiten, stoeptegels leggen
Interlock paving : de Verbundpflaster, Verbundsteinpflaster ; nl klinkers leggen, klinkerbestrating
Cobblestone paving : de Natursteinpflaster, Kopfsteinpflaster ; nl kasseien leggen
Bathroom tiling : de Fliesen von Bädern, Badfliesen, Bäder fliesen ; nl badkamers betegelen, betegelen van badkamers, badkamertegels
Tile layout : de Fliesenspiegel
Radiator installation : de Heizkörpermontage, Heizkörper montieren, Montage von Heizkörpern ; nl radiatoren plaatsen, radiatoren monteren, plaatsen van radiatoren
Toilet installation : de WC-Montage, Einbau von WC-Anlagen ; nl toiletten plaatsen, toiletten installeren
Gas appliance servicing : de Gasgerätewartung, Gasthermenwartung, Wartung von Gasthermen ; nl onderhoud van gastoestellen, onderhoud gastoestellen
Sprinkler installation : de Sprinklermontage, Sprinkleranlagen*, Montage von Sprinkleranlagen ; nl sprinklerinstallaties*, sprinklers installeren
Septic tanks : de Kleinkläranlagen*, Klärgruben* ; nl septische putten*
Drain laying : de Kanalverlegung, Verlegen von Abwasserrohren, Grundleitungen verlegen ; nl riolering leggen, rioleringen aanleggen, aanleg van riolering
Demolition work : de Abrissarbeiten, Rückbauarbeiten ; nl sloopwerken, afbraakwerken, sloopwerkzaamheden
Strip-out : de Entkernung, Entkernungsarbeiten ; nl stripwerken, strippen van gebouwen
Dismantling : de Demontagearbeiten ; nl demontagewerkzaamheden
Trench digging : de Grabenaushub, Gräben ausheben, Aushub von Gräben ; nl sleuven graven, graven van sleuven, geulen graven
Backfilling : de Verfüllen von Gräben, Verfüllarbeiten ; nl sleuven aanvullen, sleuven dichten
Compaction : de Bodenverdichtung, Verdichtungsarbeiten ; nl grond verdichten, verdichten van grond
Earth moving : de Erdbewegungsarbeiten ; nl grondverzet
Site clearance : de Baufeldräumung ; nl bouwterrein vrijmaken
Site housekeeping : de Baustellenreinigung ; nl werf opruimen, bouwplaats opruimen
Wheel loader operation : de Radladerfahren, Radlader fahren, Bedienen von Radladern ; nl wiellader bedienen, shovel bedienen, wielladers besturen
Rebar tying : de Flechten von Bewehrung, Bewehrung binden ; nl ijzervlechten, wapening vlechten
Rebar detailing : de Bewehrungspläne, Bewehrungsplanung ; nl wapeningstekeningen
Concrete casting : de Betonierarbeiten
Slab casting : de Betonieren von Decken, Bodenplatten betonieren ; nl vloerplaten storten
Concrete cutting : de Betonsägen ; nl betonzagen, beton zagen
Core drilling : de Kernbohrungen, Kernbohren ; nl kernboringen, kernboren, diamantboren
Formwork stripping : de Ausschalen, Ausschalarbeiten ; nl ontkisten
Rendering of walls : de Außenputz, Fassadenputz ; nl buitenpleisterwerk, gevelbepleistering, buitengevels bepleisteren
Plasterboarding : de Gipskartonarbeiten, Gipskartonplatten montieren, Rigipsarbeiten ; nl gyprocwerken, gyproc plaatsen
Gypsum plastering : de Gipsputz, Gipsputzarbeiten ; nl gipspleisterwerk
Lime plastering : de Kalkputz, Kalkputzarbeiten ; nl kalkpleister
Skimming : de Glattspachteln, Q4-Spachtelung ; nl plamuurwerk, plamuren
Jointing and taping : de Verspachteln von Gipskarton, Fugenspachtelung ; nl voegen afwerken gipsplaten
Pointing : de Fugarbeiten ; nl gevels voegen
Wall preparation : de Untergrundvorbereitung, Vorbereitung von Untergründen ; nl ondergrond voorbereiden, voorbereiden van ondergronden
Wood staining and varnishing : de Lasieren, Holzlasur ; nl beitsen en vernissen, hout beitsen
Facade restoration : de Fassadenrenovierung
Facade installation : de Fassadenmontage, Montage von Fassaden ; nl gevelmontage, gevelbekleding plaatsen
Curtain walling : de Pfosten-Riegel-Fassaden* ; nl vliesgevels*
Silicone sealing : de Silikonarbeiten, Silikonieren
Sealant application : nl kitwerken
Roof stripping : de Abdecken alter Dächer ; nl daken ontmantelen
Roof carpentry : de Dachstuhlbau, Zimmererarbeiten am Dach, Errichten von Dachstühlen ; nl dakgebinten, dakconstructies maken, dakgebintes plaatsen
Flashings : de Verwahrungen, Blechanschlüsse ; nl loodwerk op daken
Downpipes : de Regenfallrohre ; nl regenpijpen, hemelwaterafvoeren
Single-ply roofing : de Foliendächer*, Dachbahnen verlegen ; nl EPDM-daken*, EPDM-dakbedekking, kunststofdakbedekking, plaatsen van EPDM
Torch-on felt : de Bitumenabdichtung ; nl bitumineuze dakbedekking, roofing branden
Standing seam roofing : de Stehfalzdächer*, Stehfalzdach*, Blechdächer* ; nl zinken daken*, felsdaken*
Green roofs : de Dachbegrünung, Dachbegrünungen ; nl groendaken*, sedumdaken*, groendaken aanleggen, aanleg van groendaken
Thatching : de Reetdach*, Reetdachdecken ; nl rieten daken*, rietdekken
Loft insulation : de Dachbodendämmung ; nl zolderisolatie
Mineral wool insulation : de Dämmung mit Mineralwolle, Mineralwolldämmung ; nl glaswol plaatsen
Blown-in insulation : de Einblasdämmung ; nl spouwmuurisolatie, inblaasisolatie
Acoustic insulation : de Schallschutz im Innenausbau, Schalldämmung ; nl geluidsisolatie, akoestische isolatie
Vapour barriers : de Dampfsperren*, Dampfbremsen* ; nl dampschermen*, dampremmende folie
Airtightness : de Luftdichtheit ; nl luchtdichtheid, luchtdicht bouwen
Timber cladding : de Holzverschalung, Holzfassaden* ; nl houten gevelbekleding
Decking : de Terrassenbau, Holzterrassen*, Holzterrassen bauen, Bau von Holzterrassen ; nl terrassen leggen, houten terrassen, vlonders plaatsen
Stud partitions : de Trennwände in Trockenbau, Ständerwände*, Metallständerwände* ; nl metalstudwanden*, metal-studwanden*, scheidingswanden plaatsen
Carpet laying : de Teppichverlegung, Teppichböden verlegen, Teppich verlegen ; nl tapijt leggen, vasttapijt leggen
Vinyl tile laying : de Vinylböden verlegen, Designböden ; nl pvc-vloeren leggen, vinyl leggen
Linoleum laying : de Linoleum verlegen ; nl linoleum leggen
Furniture restoration : de Möbelrestaurierung, Restaurierung von Möbeln, Möbel restaurieren ; nl meubelrestauratie, meubels restaureren
Wood joints : de Holzverbindungen ; nl houtverbindingen
Woodworking machines : de Holzbearbeitungsmaschinen, Bedienen von Holzbearbeitungsmaschinen ; nl houtbewerkingsmachines
Band saw : de Bandsäge ; nl lintzaag
Table saw : de Tischkreissäge ; nl tafelzaag
Edge banding : de Kantenanleimen, Kantenanleimmaschine ; nl kantenverlijmen, kantenverlijmer
Veneering : de Furnierarbeiten
Fire door installation : de Brandschutztüren*, Montage von Brandschutztüren ; nl branddeuren plaatsen
Handrail fitting : de Handläufe montieren, Geländermontage ; nl leuningen plaatsen, leuningen monteren
Balustrades : de Balkongeländer* ; nl balustrades plaatsen, borstweringen
Scissor lifts : de Scherenbühne, Scherenarbeitsbühne ; nl schaarlift, schaarhoogwerker
Cherry pickers : de Hubsteiger ; nl hoogwerker bedienen
Hoist operation : de Bauaufzug bedienen ; nl bouwlift bedienen, ladderlift bedienen
Consumer unit installation : de Zählerschrankbau, Montage von Zählerschränken
Socket and switch fitting : de Steckdosen und Schalter setzen, Steckdosen montieren
Cable containment : de Kabeltrassen, Kabelpritschen, Kabelkanäle montieren ; nl kabelgoten, kabelgoten monteren, kabelgoten plaatsen
Earthing installation : de Erdungsanlagen, Erdung und Potentialausgleich ; nl aardingen plaatsen, aardingsinstallaties
Inspection and testing of installations : de Anlagenprüfung nach VDE ; nl keuring van elektrische installaties, NEN 3140-keuringen, AREI-keuringen
EV charger installation : nl laadpalen plaatsen, laadpalen installeren, installatie van laadpalen ; de Montage von Wallboxen
Alarm installation : de Alarmanlagenbau ; nl alarmsystemen installeren
Security alarm systems : de Einbruchmeldeanlagen*, Einbruchmeldetechnik ; nl inbraakalarm*, inbraakbeveiliging
Building automation : nl gebouwautomatisering, gebouwbeheersystemen
Electrical safety : de elektrische Sicherheit* ; nl elektrische veiligheid*
Three-phase wiring : de Drehstrominstallation, Drehstromanschlüsse ; nl krachtstroom aansluiten, driefasige aansluitingen
PV module mounting : de Montage von PV-Modulen, PV-Montage, Solarmodule montieren ; nl zonnepanelen leggen
Inverter wiring : de Anschluss von Wechselrichtern, Wechselrichter anschließen ; nl omvormers aansluiten
Battery storage : de Batteriespeicher*, Stromspeicher* ; nl thuisbatterijen*, batterijopslag
Wind energy : de Windenergie*, Windkraft*
Electric vehicles : de Elektrofahrzeuge*, Hochvoltfahrzeuge ; nl elektrische voertuigen*
Meter reading : de Zählerablesung, Ablesen von Zählern ; nl meterstanden opnemen, meteropname
Electronic repair : de Reparatur elektronischer Geräte, Elektronikreparatur ; nl elektronicareparatie, reparatie van elektronica
FTTH installs : de Glasfaseranschlüsse*, Hausanschlüsse Glasfaser, Herstellung von Glasfaseranschlüssen ; nl glasvezelaansluitingen, glasvezel aansluiten
Split unit installation : de Montage von Klimageräten, Klimagerätemontage, Split-Klimaanlagen* ; nl airco's plaatsen, airco's installeren
Refrigerant charging : de Kältemittel befüllen, Kältemittelbefüllung ; nl koudemiddel bijvullen, koelmiddel vullen
Refrigeration : de Kühlanlagenbau
Instrumentation : de Mess- und Regeltechnik ; nl meet- en regeltechniek, instrumentatie*
Control systems : de Steuerungs- und Regelungstechnik
Mechatronics : de Mechatronik* ; nl mechatronica*
Plant maintenance : de Anlagenunterhalt ; nl installatieonderhoud
Planned maintenance systems : de Wartungspläne ; nl onderhoudsschema's
Equipment installation : de Maschinenaufstellung ; nl machines installeren
Gasket replacement : de Austausch von Dichtungen, Dichtungen wechseln ; nl dichtingen vervangen, pakkingen vervangen
Belt tensioning : de Riemenspannung ; nl riemen spannen
Turbochargers : de Turbolader* ; nl turbo's*
Bending : de Abkanten, Blechbiegen, Abkantarbeiten ; nl plooien van plaatwerk, zetwerk
Shearing of metal : de Blechzuschnitt ; nl plaatwerk knippen
Stamping : de Stanzen, Stanzarbeiten ; nl ponsen
Annealing : de Weichglühen ; nl uitgloeien
Galvanising : de Feuerverzinken, Verzinken ; nl thermisch verzinken
Electroplating : de Galvanik, Galvanotechnik ; nl galvaniseren
Anodising : de Eloxieren ; nl anodiseren
Die casting : de Druckguss ; nl spuitgieten van metaal
Sand casting : de Sandguss ; nl zandgieten
Extrusion : de Extrudieren ; nl extruderen
Blow moulding : de Blasformen ; nl blaasvormen
Painting in manufacturing : de Nasslackieren, Industrielackierung ; nl natlakken, industrieel lakken
Production line work : de Fließbandarbeit, Bandarbeit, Linienarbeit, Arbeit am Fließband ; nl bandwerk, lopendebandwerk, lijnwerk
Line changeovers : de Umrüsten der Anlagen, Linienumstellung, Umrüsten von Anlagen ; nl lijnen ombouwen, ombouwen van lijnen
Changeovers : de Formatwechsel, Rüstvorgänge ; nl omstellingen, ombouwen van machines
Filling lines : de Abfüllanlagen*, Abfüllung, Bedienen von Abfüllanlagen ; nl afvullijnen*, vullijnen*, afvullijnen bedienen
Packaging machinery : de Verpackungsmaschinen*, Bedienen von Verpackungsmaschinen ; nl verpakkingsmachines*, inpakmachines*, verpakkingsmachines bedienen, bedienen van verpakkingsmachines
Palletiser operation : de Bedienen des Palettierers, Palettieranlagen ; nl palletiseerrobot, palletiseermachines
Weighing : de Abwiegen, Verwiegen ; nl afwegen*
Sampling inspection : de Stichprobenprüfung, Stichprobenkontrolle ; nl steekproefcontroles
First article inspection : de Erstmusterprüfberichte
Quality audits : de Qualitätsaudits ; nl kwaliteitsaudits
Quality documentation : de Qualitätsdokumentation, QS-Dokumentation ; nl kwaliteitsdocumentatie, kwaliteitsregistraties
Defect analysis : de Fehleranalysen an Bauteilen ; nl analyse van defecten, defectenanalyse
Supplier quality : de Lieferantenqualität, Lieferantenaudits ; nl leverancierskwaliteit, leveranciersaudits
Non-conformance handling : de Bearbeitung von Abweichungen ; nl afhandelen van afwijkingen, afwijkingen behandelen
Lean manufacturing : de schlanke Produktion ; nl lean productie, lean produceren
Process engineering : de Prozesstechnik* ; nl procestechniek*
Food manufacturing : de Lebensmittelproduktion*, Lebensmittelherstellung ; nl voedingsproductie, levensmiddelenproductie
Shift supervision : de Schichtführung, Schichtleitung
Shift reports : de Schichtberichte, Schichtprotokolle ; nl ploegrapporten, shiftrapporten
Safety inspections : de Sicherheitsbegehungen, Sicherheitsinspektionen, Sicherheitsrundgänge ; nl veiligheidsrondgangen, veiligheidsinspecties, veiligheidsrondes
Workplace inspections : de Arbeitsplatzbegehungen, Betriebsbegehungen, Begehungen der Arbeitsplätze ; nl werkplekinspecties, werkplekcontroles
Fire prevention : de vorbeugender Brandschutz, Brandschutzbeauftragter* ; nl brandpreventie
Personal protective equipment : de persönliche Schutzausrüstung, PSA-Unterweisung ; nl persoonlijke beschermingsmiddelen
Permit to work : de Arbeitsfreigaben, Freigabescheine ; nl werkvergunningen afgeven
Hot work permits : de Heißarbeitsscheine, Feuererlaubnisscheine ; nl vuurvergunningen
Emergency drills : de Notfallübungen ; nl noodoefeningen
Evacuation procedures : de Räumungsübungen, Evakuierungsübungen ; nl ontruimingsoefeningen, evacuatieoefeningen
Near-miss reporting : de Meldung von Beinaheunfällen, Beinaheunfälle ; nl bijna-ongevallen melden, melden van bijna-ongevallen
Extinguishers : de Feuerlöscher prüfen, Feuerlöscherprüfung ; nl brandblussers controleren, controle van brandblussers
Unloading containers : de Containerentladung, Entladen von Containern, Container entladen ; nl containers lossen, lossen van containers
Van loading : de Beladen von Transportern ; nl bestelwagens laden, laden van bestelbussen
Parcel sorting : de Paketsortierung, Sortieren von Paketen, Pakete sortieren ; nl pakketten sorteren, pakketsortering, sorteren van pakketten
Parcel scanning : de Scannen von Paketen ; nl pakketten scannen
Postal services : de Postdienstleistungen, Postzustellung, Briefzustellung ; nl postbezorging, postbedeling
Strapping : de Umreifen, Umreifen von Paletten ; nl omsnoeren van pallets
Cycle counts : de Zwischeninventuren ; nl cyclische tellingen, cyclische telling, rolling inventory
Kitting : de Konfektionierung von Sets ; nl samenstellen van sets
Cold storage : de Kühllager*, Tiefkühllager*, Kühllagerung ; nl koelopslag*, vriesopslag*
Hazardous storage : de Gefahrstofflagerung, Gefahrgutlagerung ; nl opslag van gevaarlijke stoffen
Bonded warehousing : de Zolllager* ; nl douane-entrepot*
Customs documents : de Zolldokumente, Zollunterlagen ; nl douanepapieren
Transit documents : de Versandbegleitdokumente, T1-Dokumente, Transitdokumente ; nl T1-documenten, transitdocumenten
Import declarations : de Einfuhranmeldungen, Importverzollung, Importabfertigung ; nl invoeraangiften, invoeraangifte
Tariff codes : de Zolltarifnummern, Einreihung von Waren ; nl goederencodes
Export documentation : de Ausfuhrdokumente, Exportpapiere, Ausfuhranmeldungen ; nl uitvoerdocumenten, exportdocumentatie
Export operations : de Exportabwicklung, Exportabfertigung ; nl exportafhandeling
Import operations : de Importabwicklung ; nl importafhandeling
Sea freight : de Seefracht, Seefrachtabwicklung ; nl zeevracht
Road freight : de Landverkehr*, Straßengüterverkehr ; nl wegtransport, wegvervoer
Rail freight : de Schienengüterverkehr, Bahnfracht ; nl spoorvervoer van goederen, goederenvervoer per spoor
Cross-border transport : nl internationaal transport over de weg, grensoverschrijdend transport
Shipment tracking : de Sendungsverfolgung, Sendungsüberwachung ; nl zendingen volgen, zendingen opvolgen, opvolging van zendingen
Delivery scheduling : de Lieferterminplanung, Anlieferplanung ; nl leveringen plannen, leveringsplanning, planning van leveringen
Demand planning : de Bedarfsprognosen
Requirements planning : de Materialbedarfsplanung
Moving and relocation : de Umzüge durchführen, Möbeltransport, Möbeltransporte, Umzugsarbeiten ; nl verhuizingen*, verhuiswerk
Home delivery : de Heimlieferung, Auslieferung an Endkunden ; nl thuislevering, thuisbezorging, leveringen aan huis
Van driving : de Transporterfahren, Sprinterfahrten ; nl bestelwagen rijden, busje rijden, rijden met bestelwagen
Tachograph rules : de Lenk- und Ruhezeiten ; nl rij- en rusttijden
Load restraint : de Ladegutsicherung
Hazardous goods driving : de Gefahrgutfahrten ; nl ADR-vervoer, vervoer van gevaarlijke stoffen, ADR-transport
Tail lift operation : nl laadklep bedienen
Vehicle recovery : de Abschleppdienst, Bergung von Fahrzeugen ; nl takeldienst, bergen van voertuigen
Roadside assistance : de Pannenhilfe ; nl pechverhelping, pechhulp
Snow removal : de Schneeräumung, Schneeräumen ; nl sneeuw ruimen
Gritting : de Streudienst ; nl gladheidsbestrijding, strooidienst
Street sweeping : de Straßenreinigung ; nl straatvegen, straten vegen
Ticket inspection : de Fahrkartenkontrolle, Fahrausweiskontrolle, Billettkontrolle ; nl kaartjescontrole, controle van vervoerbewijzen
Shunting : de Rangieren von Zügen, Rangierdienst ; nl rangeren van treinen
Milk quality : de Milchqualität ; nl melkkwaliteit
Calving : de Abkalbungen, Abkalbung ; nl kalveren begeleiden, afkalvingen
Livestock feeding : de Füttern der Tiere ; nl dieren voederen, vee voeren, vee voederen
Mucking out : de Ausmisten, Stallausmisten, Ställe ausmisten, Ausmisten der Ställe ; nl stallen uitmesten, uitmesten, uitmesten van stallen
Pig farming : de Schweinehaltung, Schweinemast, Schweinezucht ; nl varkenshouderij, varkens houden
Sheep and goat farming : de Schafhaltung, Ziegenhaltung ; nl schapenhouderij, geitenhouderij
Beekeeping : de Imkerei*, Bienenhaltung ; nl imkeren, bijenteelt
Horse care : de Pferdepflege, Pferdebetreuung ; nl paardenverzorging, paarden verzorgen
Herd management : de Herdenmanagement, Herdenführung ; nl veestapelbeheer
Pasture management : de Weidemanagement, Weidepflege, Grünlandbewirtschaftung ; nl weidebeheer, graslandbeheer
Haymaking : de Heuernte, Heuen, Heuwerbung ; nl hooien, hooioogst
Baling : de Ballenpressen, Pressen von Ballen ; nl balen persen
Muck spreading : de Gülleausbringung, Gülle ausbringen, Mist streuen ; nl mest uitrijden, mest spreiden
Fertiliser application : nl bemesten, kunstmest strooien ; de Düngerausbringung
Seeding : de Säarbeiten ; nl inzaaien
Vegetable cultivation : de Gemüsebau
Fruit cultivation : de Obstanbau, Obstbau* ; nl fruitteelt
Horticulture : de Gartenbau*, Erwerbsgartenbau* ; nl tuinbouw*
Viticulture : de Weinbau*, Rebbau* ; nl wijnbouw*
Vineyard work : de Rebarbeiten, Rebschnitt, Arbeit im Weinberg ; nl werk in de wijngaard
Grape harvesting : de Weinlese, Traubenlese ; nl druivenoogst, druivenpluk
Greenhouse management : de Gewächshausbewirtschaftung ; nl serrebeheer
Organic farming : de ökologischer Landbau, Biolandbau, Ökolandbau, Biolandwirtschaft ; nl biologische landbouw, bioteelt
Crop rotation : de Fruchtfolge, Fruchtfolgeplanung ; nl vruchtwisseling, teeltrotatie
Combine harvester operation : de Mähdrescherfahren, Mähdrescher fahren ; nl maaidorser rijden, dorsmachine besturen
Agricultural machinery : de Landmaschinen*, Landtechnik*, Landmaschinentechnik ; nl landbouwmachines*, landbouwtechniek
Forestry : de Forstwirtschaft*, Waldwirtschaft* ; nl bosbouw*
Tree planting : de Baumpflanzungen, Aufforstung ; nl bomen planten, aanplanten van bomen
Firewood cutting : de Brennholzaufbereitung, Brennholz machen ; nl brandhout zagen
Potting : de Eintopfen ; nl oppotten*
Cuttings : de Stecklinge, Stecklingsvermehrung ; nl stekken, stekken nemen
Hedge planting : de Heckenpflanzung, Hecken pflanzen ; nl hagen planten, aanplanten van hagen
Turf laying : de Rollrasen verlegen, Rollrasenverlegung ; nl graszoden leggen, graszoden
Grass mowing : de Rasenmähen und Vertikutieren, Mäharbeiten ; nl gazons maaien
Groundskeeping : de Grünanlagenpflege, Pflege von Außenanlagen, Außenanlagenpflege ; nl onderhoud van groenvoorzieningen
Leaf clearing : de Laubbeseitigung, Laub entfernen ; nl blad ruimen, bladeren ruimen
Garden clearance : de Gartenräumung ; nl tuinen opruimen
Planting design : de Bepflanzungsplanung ; nl beplantingsplan
Pitch maintenance : de Sportplatzpflege ; nl onderhoud van sportvelden, sportveldonderhoud
`;
