export default String.raw`
// What butchers, bakers, roofers, florists, brokers, travel agents, fitters and the like call their work in six languages.
Deboning : fr désosser* ; es deshuese* ; pt desossar*
Trimming of meat : fr parage, parage des viandes ; de Parieren*, Fleisch parieren ; es limpieza de carne ; pt limpeza de carnes, toalete de carnes ; it rifilatura della carne ; nl vlees pareren
Butchery = Meat tying : fr ficelage, ficelage de rôtis ; de Rollbraten binden ; es atado de carnes ; it legatura arrosti ; nl rollades binden, opbinden van rollades
Sausage making : fr élaboration de saucisses, embossage ; de Wurstproduktion ; es fabricación de embutidos ; pt fabricação de linguiças, embutidos* ; it produzione salumi ; nl worstmakerij
Carcass breaking : fr découpe de carcasses, découpe de quartiers, démontage de carcasses ; de Zerlegung*, Zerlegen*, Grobzerlegung, Feinzerlegung ; es despiece de canales ; pt desmancha*, corte de carcaças ; it sezionamento*, sezionamento carcasse ; nl karkassen uitsnijden, uitsnijderij
Meat counter display : fr préparation des étals, mise en place de l'étal, montage de l'étal ; de Thekenaufbau, Fleischtheke ; es montaje de vitrina, montaje de mostrador ; pt montagem de balcão, arrumação da vitrine ; it allestimento banco carni, allestimento del banco ; nl toonbank opmaken, opbouw toonbank
Public counter service = Counter sales : fr vente au comptoir, vente à la coupe ; de Thekenverkauf ; es venta en mostrador ; pt venda ao balcão ; it vendita al banco ; nl toonbankverkoop, verkoop aan de toonbank
Charcuterie : fr terrines*, pâtés*, terrines et pâtés, élaboration de terrines ; de Pasteten und Terrinen ; es charcutería* ; it salumeria*
Meat curing : fr salaison*, salaisons* ; de Pökeln*, Räuchern und Pökeln ; it stagionatura salumi, salatura* ; nl pekelen*
Dough shaping : fr façonnage des pains, tourage et façonnage ; de Teiglinge formen, Aufarbeitung von Teigen ; es formado de piezas, boleado* ; pt boleamento* ; it spezzatura* ; nl deeg opmaken, opmaken van deeg
Dough mixing : de Teigbereitung, Kneten von Teigen ; pt amassar massas ; it impasto* ; nl deegbereiding, deeg kneden
Oven operation : fr conduite du four ; es manejo de hornos ; pt fornear*, operação de fornos ; it cottura in forno, gestione forni ; nl afbakken*
Pastry making = Viennoiserie : it sfogliati* ; nl croissants en koffiebroodjes
Roofing = Roof tiling : de Ziegeldeckung, Eindecken von Ziegeldächern, Dächer eindecken ; es tejados* ; pt montagem de telhados ; it coperture in tegole
Roofing = Roof slating : de Schieferdeckung, Schiefereindeckung ; es pizarra*, cubiertas de pizarra ; it coperture in ardesia ; nl leien daken, leidekken
Flat roofing : fr toitures terrasses ; de Flachdach*, Flachdachsanierung ; es cubiertas planas, cubiertas transitables ; pt lajes impermeabilizadas ; it tetti piani, coperture piane ; nl dakbedekking
Skylight installation : pt instalação de claraboias ; it posa finestre da tetto, lucernari*
Guttering = Gutter installation : pt instalação de calhas, calhas* ; it posa grondaie ; nl dakgoten plaatsen
Roofing = Roof repair : fr réparation de toitures, dépannage toiture ; de Dachreparaturen, Sturmschadenreparatur, Reparatur von Sturmschäden ; es reparación de cubiertas, goteras* ; pt reparo de telhados ; it riparazione tetti ; nl dakreparaties, dakreparatie
Standing seam roofing = Sheet metal roofing : fr couverture zinc ; de Bauklempnerarbeiten, Blecharbeiten am Dach, Spenglerarbeiten ; it lattoneria edile ; nl zinkbewerking
Wax-ups : fr cires diagnostiques, modelage en cire ; de Aufwachsen*, Wachsmodellation ; es encerado*, encerado diagnóstico ; pt enceramento*, enceramento diagnóstico ; it ceratura*, cerature*, ceratura diagnostica ; nl opwassen*
Prosthodontics = Denture repairs : fr réparation de prothèses, réparations de prothèses dentaires ; de Prothesenreparatur, Reparatur von Prothesen ; es reparación de prótesis ; pt conserto de próteses, reparo de próteses ; it riparazione protesi, riparazione di protesi ; nl prothesereparatie, reparatie van protheses
Porcelain layering : es montaje de cerámica ; pt aplicação de cerâmica, estratificação de cerâmica ; it ceramizzazione ; nl porselein opbakken, keramiek opbakken
Model casting = Model pouring : fr modèles en plâtre ; de Gipsmodelle*, Arbeitsvorbereitung Gips ; es modelos de yeso ; pt vazamento de gesso, modelos de gesso ; it sviluppo modelli, colatura modelli, modelli in gesso, sviluppo di modelli in gesso ; nl gipsmodellen, modellen uitgieten
Crown and bridge work = Crown and bridge : fr prothèse fixe, prothèse fixée ; de Kronen und Brücken ; es prótesis fija ; pt prótese fixa ; it protesi fissa ; nl kronen en bruggen
Removable partial dentures : fr prothèse amovible, prothèses amovibles ; de Prothetik herausnehmbar ; pt prótese removível ; it protesi scheletrata ; nl uitneembare protheses, frameprotheses
Zirconia milling : fr fraisage de zircone ; es fresado de zirconio ; pt fresagem de zircônia ; nl zirkonium frezen
Die casting = Metal casting : fr coulée de métaux, coulée des métaux ; de Metallguss*, Gießen von Metallen ; es colado de metales ; pt fundição de metais ; it fusione metalli, fusione di metalli ; nl metaal gieten
Orthodontic appliances : de kieferorthopädische Geräte ; es aparatología ortodóncica ; pt aparelhos ortodônticos ; nl orthodontische apparatuur, beugels*
Refraction : de Refraktion ; es graduación visual ; pt refração, exame de vista ; it refrazione, misurazione della vista
Optometry = Contact lens fitting : fr adaptation de lentilles de contact ; de Anpassung von Kontaktlinsen ; es adaptación de lentes de contacto ; it contattologia ; nl contactlensaanpassing
Frame selection = Eyewear consultation : fr conseil en montures, conseil optique ; de Brillenberatung, Fassungsberatung ; es asesoramiento en monturas, asesoría óptica ; pt consultoria óptica, consultoria de óculos ; it consulenza occhiali ; nl brillenadvies, monturenadvies
Lens edging : fr taillage-montage*, montage de verres, taillage de verres ; de Glasbearbeitung, Einschleifen von Gläsern, Gläser einschleifen ; es montaje de gafas, tallado de lentes ; pt montagem de óculos, surfaçagem ; it molatura lenti, montaggio lenti, montaggio occhiali ; nl glazen slijpen, glazen inslijpen
Frame adjustment = Spectacle repairs : fr réparation de lunettes, ajustage de montures ; de Brillenreparatur, Reparatur von Brillen ; es reparación de gafas, ajuste de gafas ; pt conserto de óculos, ajuste de óculos ; it riparazione occhiali ; nl brilreparaties, brillen repareren
Flower arranging : fr création de bouquets, confection de bouquets ; de Straußbinden, Blumensträuße, Blumengestecke, Gestecke* ; es ramos*, composiciones florales ; pt buquês*, ramos de flores ; it confezionamento mazzi ; nl boeketten*, bloemstukken, bloemwerk
Flower arranging = Funeral flowers : fr compositions de deuil, couronnes mortuaires ; de Kranzbinden ; es coronas funerarias, flores para funerales ; pt coroas de flores ; it fiori funebri ; nl rouwarrangementen
Wedding flowers : fr décoration de mariages, bouquets de mariée, fleurs de mariage, décoration florale de mariages ; de Brautsträuße ; es flores para bodas, decoración floral de bodas ; pt buquês de noiva, flores para casamentos ; it bouquet da sposa, addobbi floreali matrimoni ; nl bruidsboeketten, trouwbloemen
Flower arranging = Flower conditioning : fr mise en eau, réception et mise en eau, préparation des fleurs, piquage* ; de Schnittblumen versorgen, Anschneiden und Versorgen ; es acondicionamiento de flores ; pt tratamento de flores ; it preparazione fiori recisi ; nl bloemen aansnijden, verzorgen van snijbloemen
Plant care : fr entretien des plantes, entretien des végétaux, soin des plantes ; de Pflanzenpflege, Pflege von Topfpflanzen ; es cuidado de plantas ; pt cuidados com plantas, manutenção de plantas ; it cura delle piante ; nl plantenverzorging, verzorging van planten
Gift wrapping : fr papier cadeau ; de Verpacken von Geschenken ; pt embalagem para presente ; it pacchi regalo ; nl cadeauverpakking
Visual merchandising = Window dressing : fr mise en valeur de la vitrine, réalisation de vitrines, décoration de vitrines ; es montaje de escaparates ; pt montagem de vitrines
Lift maintenance : fr entretien d'ascenseurs, dépannage d'ascenseurs ; de Wartung von Aufzügen, Aufzugsmontage ; es montaje de ascensores, reparación de ascensores ; pt conservação de elevadores ; it montaggio ascensori ; nl onderhoud van liften, liftmontage
Lift re-roping : fr remplacement de câbles de traction, remplacement des câbles d'ascenseur ; de Tragseilwechsel, Austausch von Tragseilen ; es sustitución de cables de tracción, cambio de cables de ascensor ; pt troca de cabos de tração ; it sostituzione funi, sostituzione funi di trazione ; nl kabels vervangen bij liften
Lift door adjustment : fr réglage de portes palières, réglage des portes d'ascenseur ; de Einstellung von Aufzugstüren, Türeinstellung ; es ajuste de puertas de ascensor, regulación de puertas de rellano ; pt regulagem de portas de elevador ; it regolazione porte ascensore ; nl liftdeuren afstellen
Lift maintenance = Lift rescue : fr désincarcération d'usagers, désincarcération* ; de Personenbefreiung ; es rescate de personas, rescate de personas atrapadas ; pt resgate de passageiros ; it emergenze ascensori, manovra di emergenza ; nl bevrijden van personen
Lift maintenance = Escalator maintenance : fr maintenance d'escaliers mécaniques, escalators* ; de Fahrtreppen, Rolltreppenwartung, Wartung von Fahrtreppen ; es mantenimiento de escaleras mecánicas, escaleras mecánicas ; pt manutenção de escadas rolantes ; it scale mobili ; nl roltrappen
Property valuation : fr avis de valeur ; de Wertermittlung ; es tasación de inmuebles ; pt laudos de avaliação ; it valutazione immobili, perizie immobiliari ; nl woningtaxatie, waardebepaling
Property viewings : fr organisation de visites, visites avec les clients ; es visitas con clientes ; pt visitas com clientes ; it appuntamenti di visita ; nl rondleiden van kijkers
Property sourcing : fr prospection immobilière, prise de mandats ; de Immobilienakquise ; es captación inmobiliaria ; pt captação de imóveis ; it acquisizione incarichi
Building inspection = Property inspections : fr états des lieux, état des lieux ; es inspección de inmuebles ; pt vistoria de imóveis, vistoria de entrada e saída, vistorias* ; it sopralluoghi immobili ; nl woninginspecties, opleveringen van woningen
Property letting = Lease agreements : fr baux*, rédaction de baux ; de Mietverträge ; pt contratos de locação, contratos de arrendamento ; it contratti di locazione ; nl huurcontracten
Property listings : fr annonces immobilières ; de Immobilienanzeigen ; es anuncios en portales, publicación de anuncios inmobiliarios ; pt anúncios em portais, anúncios de imóveis ; nl woningadvertenties, woningpresentaties
Freight forwarding : fr transit international ; es tránsito de mercancías ; nl expeditiewerk
Freight procurement : fr achat de transport, affrètement routier ; de Frachteinkauf, Einkauf von Laderaum, Laderaumeinkauf ; es contratación de transportes, compra de fletes ; pt contratação de fretes ; it acquisto trasporti ; nl inkoop van transport, vrachtinkoop
Transport management = Transport scheduling : fr exploitation transport ; de Transportdisposition, Fuhrparkdisposition, Disposition von Nah- und Fernverkehr ; es planificación de transporte, tráfico de camiones ; pt programação de transportes ; it programmazione trasporti
Shipment tracking : fr suivi de livraison
Freight invoicing : fr facturation transport ; de Frachtabrechnung, Frachtkostenabrechnung ; es facturación de fletes ; pt faturamento de fretes ; it fatturazione trasporti ; nl vrachtfacturatie
Motor insurance : de Kraftfahrtversicherung
Property insurance = Home insurance : fr assurance habitation ; de Hausratversicherung, Wohngebäudeversicherung ; pt multirriscos* ; it assicurazione casa ; nl woonhuisverzekering, inboedelverzekering
Policy administration = Policy issuance : fr souscription de contrats ; de Policenerstellung ; pt emissão de propostas ; nl polisopmaak*
Policy renewals : fr renouvellement de contrats d'assurance
Claims handling : fr déclaration de sinistres, traitement des sinistres ; de Schadensmeldungen ; pt acompanhamento de sinistros
Insurance quotations = Insurance quotation : de Versicherungsangebote ; nl verzekeringsoffertes
Private pensions : fr épargne retraite ; de private Altersvorsorge, betriebliche Altersvorsorge ; pt previdência privada, planos de previdência ; it previdenza complementare, fondi pensione ; nl lijfrentes*
Preventive maintenance : it manutenzione programmata
Bearing replacement : es sustitución de rodamientos ; pt substituição de rolamentos ; nl lagers wisselen
Timing belt replacement = Belt replacement : fr changement de courroies ; de Riemenwechsel, Keilriemenwechsel ; es cambio de correas ; pt troca de correias ; it sostituzione cinghie ; nl riemen vervangen, V-snaren vervangen
Shaft alignment : fr lignage d'arbres, alignement d'arbres, lignage laser ; de Wellenausrichtung, Ausrichten von Wellen ; es alineación de ejes ; pt alinhamento a laser ; it allineamento alberi ; nl assen uitlijnen, uitlijnen van assen
Work order management = Work orders : fr ordres de travail, bons de travail ; de Arbeitsaufträge ; es órdenes de trabajo ; pt ordens de serviço, abertura de ordens de serviço, ordens de trabalho ; it ordini di lavoro ; nl werkorders*
Water pump maintenance = Pump installation : fr montage de pompes, installation de pompes ; de Pumpenmontage ; es montaje de bombas ; pt montagem de bombas ; it installazione pompe, montaggio pompe ; nl pompen monteren
Blueprint reading : nl tekeninglezen
Plastering : de Innenputz ; es yesería* ; nl stucen, pleisteren, stucadoorswerk
Plaster mouldings : fr moulures*, corniches* ; de Stuckarbeiten, Stuckprofile ; es molduras de escayola, escayola* ; pt molduras de gesso, sancas* ; it stucchi* ; nl sierlijsten, sierpleister, lijstwerk*
Drywall installation = Drywall : fr plaques de plâtre, placo* ; de Gipskarton ; es placas de yeso ; pt gesso acartonado ; nl droogbouw, metal stud wanden
Skimming : fr ratissage* ; de Spachtelarbeiten, Spachteln*, Verspachteln ; es alisado de paredes ; it rasatura*, rasature* ; nl spachtelputz, spachtelen*, sausklaar stucen, behangklaar stucen
Loft insulation = External wall insulation : fr isolation thermique par l'extérieur, ITE ; de Wärmedämmverbundsystem, WDVS, Fassadendämmung ; es SATE, aislamiento de fachadas ; pt capoto* ; it cappotti* ; nl buitengevelisolatie, gevelisolatie
Spray plastering : fr projection d'enduit ; de Spritzputz*, Maschinenputz ; es proyectado de yeso, yeso proyectado ; pt gesso projetado, reboco projetado ; it intonaco a macchina ; nl spackspuiten, latexspuiten
Drywall installation = Partition walls : fr montage de cloisons ; de Trennwände*, Montage von Trennwänden ; es montaje de tabiques ; pt divisórias*, montagem de divisórias ; it pareti divisorie ; nl scheidingswanden
Ceiling repair : fr réfection de plafonds ; de Deckenreparatur ; es reparación de techos ; pt reparo de forros ; it riparazione soffitti ; nl plafonds repareren, plafondherstel
Cruise bookings : fr croisières*, vente de croisières ; de Kreuzfahrten, Kreuzfahrtbuchungen ; es cruceros*, venta de cruceros ; pt cruzeiros*, venda de cruzeiros ; it crociere*, vendita crociere ; nl cruises*, cruises boeken
Honeymoon packages = Holiday packages : fr forfaits vacances ; de Pauschalreisen ; es paquetes vacacionales, paquetes turísticos ; pt pacotes de viagem, pacotes turísticos ; it pacchetti vacanza, pacchetti turistici ; nl pakketreizen, vakantiepakketten
Airline ticketing : fr émission de billets ; de Flugticketing, Ticketausstellung ; es emisión de billetes, boletería aérea ; pt emissão de passagens, emissão de bilhetes ; it emissione biglietti ; nl vliegtickets uitschrijven
Refunds and returns = Refund processing : fr remboursements*, traitement des remboursements ; de Erstattungen, Rückerstattungen ; es reembolsos*, tramitación de reembolsos, gestión de reembolsos ; pt reembolsos*, processamento de reembolsos ; it rimborsi*, gestione rimborsi ; nl terugbetalingen
Tour planning = Itinerary planning : fr conception d'itinéraires, élaboration d'itinéraires ; de Reiserouten* ; es itinerarios a medida ; pt roteiros de viagem, elaboração de roteiros ; it itinerari su misura, creazione itinerari ; nl reisroutes samenstellen, maatwerkreizen
Hotel bookings : pt reservas de hotéis ; it prenotazione hotel ; nl hotels boeken
Group bookings : fr dossiers groupes, voyages de groupes ; de Gruppenreisen ; es gestión de grupos, viajes en grupo ; pt viagens em grupo ; it viaggi di gruppo ; nl groepsreizen, groepsboekingen
Visa and work permits = Visa processing : fr demandes de visa, formalités de visa ; de Visabeschaffung, Visaanträge* ; es gestión de visados, tramitación de visas ; pt processamento de vistos ; it pratiche visti, visti consolari ; nl visumaanvragen
Funeral services = Embalming : fr thanatopraxie, soins de conservation ; de Einbalsamierung, Thanatopraxie ; es tanatopraxia, embalsamamiento ; pt tanatopraxia, embalsamamento ; it tanatoprassi, imbalsamazione ; nl balsemen*, thanatopraxie
Funeral arranging : fr organisation d'obsèques ; de Bestattungsplanung, Organisation von Trauerfeiern ; es organización de funerales ; pt organização de funerais ; it organizzazione funerali ; nl uitvaarten regelen, uitvaartverzorging
Key cutting : fr reproduction de clés, taille de clés ; de Schlüsselkopien ; es copia de llaves, duplicado de llaves ; pt cópia de chaves, confecção de chaves ; it duplicazione chiavi ; nl sleutels bijmaken
Lock opening : de Notöffnungen ; pt abertura de fechaduras ; nl slotopening
Rekeying of locks : fr remplacement de cylindres, changement de serrures ; de Zylinderwechsel, Schließzylinder, Schlosswechsel ; es cambio de bombines, bombines* ; pt troca de cilindros ; nl cilinders vervangen
Chimney sweeping : es limpieza de chimeneas ; it spazzacamino
Pattern making = Pattern cutting : fr coupe de patrons ; es corte de patrones ; pt corte de moldes ; it taglio cartamodelli ; nl patronen tekenen
Tailoring = Alterations : es arreglos de costura ; it modifiche sartoriali
Hair colouring : it colorazione*, colpi di sole ; nl haarkleuring, highlights zetten
Hairdressing = Hair cutting : fr coupe homme, coupe femme ; de Damen- und Herrenhaarschnitte ; pt cortes masculinos, cortes femininos ; it taglio uomo, taglio donna ; nl dames- en herenkapsels
Blow-drying : de Föhnfrisuren ; pt escova*, escovas* ; it pieghe*, messa in piega
Manicure : fr pose d'ongles ; it ricostruzione unghie
Waxing : es depilación con cera ; pt depilação com cera ; it epilazione* ; nl harsen*
Pruning = Hedge cutting : es corte de setos
Lawn care = Lawn mowing : es siega de césped
Pruning : fr taille d'arbustes, élagage léger ; it potature*
Paving : fr pavage* ; pt calcetamento*, calçada*, assentamento de pavers
Fencing : fr clôtures* ; es vallado* ; pt colocação de cercas, vedações* ; it recinzioni* ; nl erfafscheidingen
Tiling = Tile laying : es solado y alicatado, colocación de azulejos ; it posa pavimenti
Painting and decorating = Wallpapering : es colocación de papel pintado
Spray painting : de Lackieren mit Spritzpistole ; es pintado a pistola ; nl spuiten van verf, verfspuiten*
Formwork : de Schalungsarbeiten, Einschalen* ; pt formas de madeira ; it cassero*, carpenteria edile
Bar bending = Steel fixing : de Eisenbiegen* ; es armado de ferralla ; it posa ferri, armatura* ; nl betonijzer vlechten
Cable jointing = Cable laying : fr pose de câbles ; de Leitungsverlegung ; pt lançamento de cabos ; nl kabels leggen
Distribution board installation = Panel wiring : fr câblage d'armoires ; de Schaltschrankverdrahtung ; es cableado de cuadros, montaje de cuadros eléctricos ; pt montagem de painéis elétricos ; nl kastenbouw, paneelbouw
Boiler servicing : es revisión de calderas ; nl cv-onderhoud, ketelonderhoud
Drain cleaning = Drain unblocking : es desatranco* ; it disostruzione scarichi ; nl rioolontstopping
Brake repair : de Bremsendienst, Bremsenservice
Wheel alignment = Tyre fitting : es montaje de neumáticos ; nl banden monteren
Transmission repair = Clutch replacement : it frizioni*
Italian cuisine = Pasta making : fr pâtes fraîches ; de Pastaherstellung ; pt massas frescas ; it pasta fatta in casa ; nl verse pasta
Order taking : de Bestellungsaufnahme ; pt tirar pedidos
Room cleaning : fr remise en état des chambres
Personal care : pt higiene pessoal do utente ; it igiene dell'ospite
Medication administration : fr distribution de médicaments ; de Medikamentenausgabe
Patient transfer : fr transferts lit-fauteuil ; de Transfer von Patienten ; es traslado de pacientes ; it trasferimenti letto-carrozzina ; nl tillen van cliënten
Vital signs monitoring = Vital signs : nl controles meten
Goods receiving : it accettazione merce ; nl inslag*
Order picking : it prelievo merce ; nl orderpicking
Load securing : pt acondicionamento de carga ; it assicurazione del carico
Shelf stocking = Restocking : de Regalbefüllung
Consortium : pt consórcio*, consórcios*, produtos de consórcio
FIFO : fr méthode FIFO ; es método FIFO ; pt método FIFO ; it metodo FIFO ; nl FIFO-methode ; de FIFO-Prinzip
Religious ministry = Preaching : fr prédication, prédications ; es predicación ; pt pregação ; it predicazione ; de Predigtdienst, Predigt und Gottesdienst ; nl prediking
Catechesis : fr catéchèse, catéchisme ; es catequesis ; pt catequese ; it catechesi ; de Katechese ; nl catechese
Odoo : ar أودو
Invoicing : pt facturação, emissão de facturas
Petty cash management : es manejo de caja chica, caja chica ; pt fundo de maneio, caixa pequeno
Forklift operation : it movimentazione con muletto, movimentazione merci con muletto
`;
