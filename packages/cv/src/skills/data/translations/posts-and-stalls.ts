export default String.raw`
// Counters, stores, plants, stalls and houses in the languages of Western Europe.
Phone answering : de Anrufannahme ; fr réponse au téléphone, prise d'appels ; es contestación de llamadas ; it risposta al telefono
Message taking : de Nachrichtenaufnahme ; fr prise de messages ; es toma de mensajes ; it presa messaggi
Visitor pass issue : de Ausweisausgabe, Besucherausweise ; fr remise de badges ; es entrega de credenciales, entrega de gafetes ; pt emissão de crachás ; it rilascio badge ; nl bezoekerspassen
Voucher preparation : es elaboración de comprobantes ; pt preparação de comprovantes
Receipt issuing : de Quittungen ausstellen ; fr émission de reçus ; es emisión de recibos ; pt emissão de recibos ; it emissione ricevute
Stocktaking : de Bestandszählung ; fr comptage des stocks ; es conteo de inventario, recuento de existencias ; it conteggio delle scorte
Materials issuing : de Materialausgabe ; fr distribution du matériel ; es entrega de materiales ; pt entrega de materiais ; it consegna materiali ; nl materiaaluitgifte
Driver rosters : de Fahrereinsatzplanung ; fr planning des chauffeurs ; es programación de choferes, asignación de conductores ; pt escala de motoristas ; it turni degli autisti ; nl chauffeursplanning
Tachograph analysis : de Fahrtenschreiberauswertung, Tachoauswertung ; fr analyse des disques chronotachygraphes ; es análisis de tacógrafos ; it lettura cronotachigrafo ; nl tachograafanalyse
Starters and leavers : de Ein- und Austritte ; es altas y bajas de trabajadores
Salary deductions : de Gehaltsabzüge ; fr retenues sur salaire ; es deducciones salariales ; pt descontos em folha ; it trattenute in busta paga
Overtime recording : de Überstundenerfassung ; fr suivi des heures supplémentaires ; es registro de horas extras ; pt registo de horas extras, controle de horas extras ; nl overurenregistratie
Debtor statements : fr relevés de comptes clients ; es estados de cuenta ; pt extratos de clientes ; it estratti conto clienti
Fitting room service : de Umkleidekabinen ; fr gestion des cabines d'essayage ; es control de probadores, atención de probadores ; pt controle de provadores ; it gestione camerini ; nl paskamers
Delivery unpacking : de Auspacken der Ware ; fr déballage des livraisons ; es desempaque de mercancía, desembalaje de mercancía ; pt desembalagem de mercadorias ; it disimballo merce
Folding garments : fr pliage des vêtements ; es doblado de prendas, doblaje de ropa ; pt dobragem de roupa ; it piegatura capi
Retail pricing and labelling : it etichettatura prezzi ; nl prijzen van artikelen
Fuel dispensing : fr distribution de carburant ; es despacho de combustible, expendio de combustible ; pt abastecimento de veículos, abastecimento de combustível ; it erogazione carburante
Haggling : fr marchandage ; es regateo
Stall set-up : de Standaufbau ; fr montage du stand ; es montaje de puestos ; pt montagem de banca ; it allestimento bancarella ; nl kraam opbouwen
Claims registration : de Schadenerfassung ; fr enregistrement des sinistres, ouverture des sinistres ; es apertura de siniestros, registro de siniestros ; pt abertura de sinistros ; it apertura sinistri ; nl schaderegistratie
Cover notes : de Deckungszusage ; fr notes de couverture ; pt notas de cobertura
Loss reports : de Schadengutachten ; fr rapports d'expertise ; es informes periciales ; pt laudos de vistoria ; it perizie assicurative ; nl expertiserapporten
HS classification : de Einreihung in den Zolltarif ; pt classificação pautal ; nl tariefindeling
Bills of entry : es pedimentos
Property portal uploads : de Exposé-Erstellung ; fr diffusion d'annonces immobilières ; es publicación de inmuebles ; pt publicação de imóveis ; it pubblicazione annunci immobiliari
Event décor : fr décoration événementielle ; es decoración de eventos ; pt decoração de eventos ; it allestimento eventi ; nl aankleding van evenementen
GA drawings : de Übersichtszeichnungen, Zusammenstellungszeichnungen ; fr plans d'ensemble ; es planos generales ; pt desenhos de conjunto ; it disegni d'assieme, disegni di assieme ; nl overzichtstekeningen
Section detailing : de Schnittzeichnungen ; fr plans de coupe ; es planos de corte ; it disegni in sezione
Non-conformance reports : de Abweichungsberichte ; fr fiches de non-conformité ; es informes de no conformidad ; pt relatórios de não conformidade ; it rapporti di non conformità ; nl afwijkingsrapporten
In-process inspection : de Fertigungsbegleitende Prüfung, Zwischenprüfung ; fr contrôle en cours de production ; es inspección en proceso ; pt inspeção em processo ; it controllo in processo, controlli in process ; nl tussentijdse controle
Boiler start-up : de Anfahren von Kesseln ; fr mise en route de chaudière ; es arranque de calderas ; pt partida de caldeiras ; it avviamento caldaie ; nl opstarten van ketels
Laminar flow hoods : de Sterilbänke ; fr hotte à flux laminaire ; es cabina de flujo laminar, campana de flujo laminar ; pt capela de fluxo laminar ; it cappa a flusso laminare ; nl laminaire flowkast
Solution preparation : de Herstellung von Lösungen ; fr préparation de solutions ; pt preparo de reagentes ; nl bereiding van reagentia
pH meters : fr pH-mètre ; es pHmetro, peachímetro ; pt pHmetro, medidor de pH ; it pHmetro
Rotary evaporators : de Rotationsverdampfer ; fr évaporateur rotatif ; es evaporador rotatorio ; pt evaporador rotativo ; it evaporatore rotante ; nl rotatieverdamper
Setting up halls : fr installation des salles
Obituaries : de Traueranzeigen ; fr avis de décès ; es esquelas ; pt obituários ; it necrologi ; nl overlijdensadvertenties
Handyman work : de Hausmeistertätigkeiten ; fr petits travaux ; es trabajos de mantenimiento menor ; pt marido de aluguel, pequenos reparos ; it piccole manutenzioni ; nl klusjes in huis
Domestic cleaning : de Wohnungsreinigung ; pt limpeza de casas ; it pulizia di case ; nl huishoudelijke schoonmaak
Premises security checks : de Schließdienst, Schließrunden ; fr rondes de fermeture ; pt fecho das instalações ; it apertura e chiusura locali ; nl sluitronde
Metal detector screening : de Metalldetektor ; fr détecteur de métaux ; es detector de metales ; pt detetor de metais, detector de metais ; nl metaaldetector
Gaming regulations : fr réglementation des jeux
Roulette dealing : fr croupier roulette
`;
