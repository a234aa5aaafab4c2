export default String.raw`
// What assistants, therapists, carers, drivers, clerks, printers and stores of other countries do.
Patient reception : de Patientenannahme, Patientenempfang ; fr accueil patients ; es recepción de pacientes, acogida de pacientes ; pt receção de utentes, acolhimento de doentes ; it accoglienza pazienti ; nl ontvangst van patiënten, patiënten ontvangen
Injections : de s.c.-Injektionen, i.m.-Injektionen, Injektionen s.c., Injektionen i.m. ; es inyecciones intramusculares ; it iniezioni intramuscolari ; nl injecteren, injecties geven
Spirometry : de Lungenfunktionstests, Lungenfunktionstest, Lungenfunktionsprüfung, Lufu^ ; nl longfunctieonderzoek, longfunctiemeting
Medical billing : de Quartalsabrechnung, KV-Abrechnung, Privatabrechnung ; fr télétransmission, feuilles de soins ; nl zorgdeclaraties, declaraties indienen
Surgery = Surgical assistance : de Assistenz bei kleinen chirurgischen Eingriffen
Repeat prescriptions : de Rezepte ausstellen, Rezeptausstellung ; nl herhaalrecepten ; es recetas crónicas ; it ricette ripetibili
Stock ordering : de Materialbestellung, Materialbestellungen ; fr commande de consommables ; pt encomenda de material ; it ordini materiale ; nl bestellen van materialen, materialen bestellen
Blood glucose monitoring : de Blutzuckermessung, Blutzuckermessungen, BZ-Messung ; fr surveillance des glycémies, glycémies capillaires, contrôle glycémique ; es control de glucemia, glucemias ; pt glicemias, avaliação de glicemia ; it rilevazione glicemia, controllo glicemia ; nl bloedsuiker meten, bloedsuiker prikken
Turning of patients : de Lagerung bettlägeriger Menschen, Umlagern, Lagerungswechsel ; pt posicionamentos ; it cambio postura, cambi posturali ; nl wisselligging
Catheterisation : de Legen von Kathetern, Katheter legen, Katheterpflege ; nl katheterzorg
Care visits : de Pflegevisiten, Pflegevisite
Supervision of trainees : de Anleitung von Auszubildenden, Praxisanleitung von Schülern, Schüleranleitung ; fr encadrement de stagiaires, tutorat de stagiaires ; nl begeleiden van leerlingen, leerlingen begeleiden, begeleiden van stagiaires ; es tutorización de alumnos en prácticas ; it affiancamento tirocinanti
Hoisting : fr lève-malade, utilisation du lève-malade ; de Patientenlifter ; es grúa de pacientes, uso de grúa ; pt elevador de transferência ; it sollevatore*
Vital signs monitoring : fr prise des paramètres vitaux, paramètres vitaux ; es control de constantes ; it parametri vitali ; pt avaliação de sinais vitais
Family liaison : fr accueil des familles ; es atención a familiares, acompañamiento a familiares ; pt contacto com familiares ; it rapporto con i familiari ; nl contact met mantelzorgers, contact met familie
Fluid management = Fluid balance : es control de diuresis, balance hídrico ; fr bilan hydrique, diurèse ; pt balanço hídrico ; it bilancio idrico ; de Flüssigkeitsbilanz ; nl vochtbalans
Specimen collection : es recogida de muestras ; fr recueil d'échantillons ; it raccolta campioni ; nl monsters afnemen
Bed making : es hacer camas ; pt troca de roupa de cama, mudança de roupa de cama ; it cambio biancheria, rifacimento letti ; fr réfection des lits ; nl bedden opmaken, bedden verschonen
Comfort care : fr soins de confort ; pt cuidados de conforto ; es cuidados de confort
Nappy changing : pt mudança de fraldas, troca de fraldas ; es cambio de pañales ; it cambio pannolini
Appointment escort : pt acompanhamento a consultas ; es acompañamiento a consultas ; fr accompagnement aux rendez-vous ; it accompagnamento a visite
Caregiving = Home care : pt apoio domiciliário ; es ayuda a domicilio ; it assistenza domiciliare
Recreational activities for residents : pt dinamização de atividades ; es actividades lúdicas ; fr ateliers d'animation
Patient transfer : pt transferência de utentes, transferências de utentes ; es movilización de pacientes
Personal care : it igiene intima ; es aseo de pacientes, aseo personal ; nl wassen en aankleden
Perioral feeding help : pt apoio nas refeições, apoio na alimentação ; fr aide au repas ; es dar de comer a residentes
Medication administration : it aiuto all'assunzione dei farmaci, assunzione farmaci ; nl medicatie uitdelen, medicijnen uitdelen ; pt preparação de medicação
Eye drops : nl oogdruppelen, oogdruppels ; de Augentropfen verabreichen
Shift handover : it compilazione delle consegne, passaggio consegne ; fr transmissions écrites, transmissions orales ; es relevo de turno, parte de relevo ; pt passagem de turno ; nl overdracht, dienstoverdracht ; de Übergaben, Dienstübergabe
Dental assisting : fr assistance au fauteuil, assistance opératoire ; de Stuhlassistenz ; es asistencia a pie de sillón ; it assistenza alla poltrona ; pt assistência à cadeira ; nl stoelassistentie
Four-handed dentistry : de Vierhandtechnik ; it lavoro a quattro mani
Dental implants : fr implantologie ; es implantología ; pt implantologia ; it implantologia ; de Implantologie
Dental impressions : fr prise d'empreintes, empreintes dentaires ; de Abdrucknahme, Abformungen ; es toma de impresiones ; it rilevazione impronte, presa d'impronte ; pt moldagem, impressões dentárias ; nl afdrukken maken van het gebit
Dental radiography : fr développement des radios, radios rétro-alvéolaires ; es radiografías dentales ; it radiografie endorali ; de Zahnröntgen, Röntgen von Zähnen
Panoramic radiography : fr panoramique*, panoramiques dentaires, radio panoramique ; es ortopantomografía, ortopantomografías ; it ortopanoramica, ortopantomografia ; pt ortopantomografia ; de Orthopantomogramme
Sterilisation = Autoclaves : fr autoclave* ; es autoclave* ; pt autoclave* ; it autoclave* ; de Autoklav, Autoklavieren ; nl autoclaaf*
Sterilisation = Instrument sterilisation : nl instrumenten steriliseren, steriliseren van instrumenten ; de Instrumentenaufbereitung ; fr chaîne de stérilisation
Debt collection : fr relance des impayés ; es recobro, recobros, gestión de impagos ; pt cobrança, cobranças ; nl aanmaningen
Podiatry : es podología ; de Podologie ; it podologia ; fr podologie, pédicurie ; pt podologia ; nl podotherapie
Callus removal : es quiropodia, quiropodias, deslaminación de durezas ; pt quiropodia ; it trattamento delle callosità ; fr soins de pédicurie, exérèse des cors ; de Hornhautabtragung, Hornhautentfernung ; nl eelt verwijderen
Ingrown toenails : es uñas encarnadas, tratamiento de uñas encarnadas, onicocriptosis ; fr ongles incarnés ; it unghie incarnite ; pt unhas encravadas ; de eingewachsene Nägel, Nagelspangen ; nl ingegroeide teennagels
Nail surgery : es cirugía ungueal ; fr chirurgie de l'ongle ; pt cirurgia ungueal
Diabetic foot care : es pie diabético ; fr pied diabétique ; it piede diabetico ; pt pé diabético ; de Versorgung von Diabetikern, diabetisches Fußsyndrom ; nl diabetische voet
Foot ulcer care : es cura de úlceras, curas de úlceras ; it cura delle ulcere ; pt tratamento de úlceras ; fr soins d'ulcères
Silicone orthoses : es ortesis de silicona, ortesis* ; fr orthoplasties, orthoplastie ; it ortesi in silicone ; pt ortóteses de silicone ; nl ortheses
Kinesiology taping : es vendaje neuromuscular ; fr bandes de kinésiologie ; pt bandas neuromusculares ; it bendaggio neuromuscolare ; de Kinesiotaping ; nl kinesiotaping
Foam impressions : es moldes en foam, molde en foam
Biomechanical assessment : es exploración biomecánica, estudio biomecánico ; fr bilan biomécanique ; it esame biomeccanico
Joint infiltrations : es infiltraciones ; it infiltrazioni* ; pt infiltrações*
Dental anaesthesia = Local anaesthesia : es anestesia local ; fr anesthésie locale ; it anestesia locale ; pt anestesia local
Speech and language assessment : pt avaliação da linguagem, avaliação da fala ; it valutazione del linguaggio, valutazione logopedica ; es evaluación del lenguaje, evaluación logopédica ; fr bilan orthophonique, bilan de langage, bilans orthophoniques ; de Sprachstandsdiagnostik, Sprachdiagnostik ; nl taalonderzoek, logopedisch onderzoek
Speech and language interventions : pt intervenção em perturbações da linguagem, perturbações da linguagem ; it trattamento dei disturbi del linguaggio, disturbi del linguaggio ; es intervención en trastornos del lenguaje, trastornos del lenguaje ; fr rééducation du langage, troubles du langage ; de Behandlung von Sprachstörungen, Sprachstörungen ; nl taalstoornissen
Speech therapy = Stuttering : pt gaguez, gagueira ; it balbuzie ; es tartamudez, disfemia ; fr bégaiement ; de Stottern, Stottertherapie, Redeflussstörungen ; nl stotteren, stottertherapie
Speech therapy = Aphasia : pt reabilitação da afasia, afasia ; it riabilitazione dell'afasia, afasia ; es rehabilitación de la afasia, afasia ; fr rééducation de l'aphasie, aphasie ; de Aphasietherapie, Aphasie ; nl afasie, afasietherapie
Dysphagia : pt disfagia ; it disfagia, deglutizione*, riabilitazione della deglutizione ; es disfagia ; fr dysphagie, troubles de la déglutition ; de Dysphagie, Schlucktherapie, Schluckstörungen ; nl dysfagie, slikproblemen
Myofunctional therapy : pt terapia miofuncional ; it terapia miofunzionale ; es terapia miofuncional ; fr rééducation myofonctionnelle ; de myofunktionelle Therapie ; nl myofunctionele therapie
AAC : pt comunicação aumentativa, comunicação aumentativa e alternativa ; it CAA^, comunicazione aumentativa ; es comunicación aumentativa, SAAC^ ; fr communication alternative et améliorée ; de Unterstützte Kommunikation ; nl ondersteunde communicatie
Early intervention : pt intervenção precoce ; es atención temprana ; fr intervention précoce ; it intervento precoce ; de Frühförderung ; nl vroegbegeleiding
Voice therapy : pt terapia vocal, terapia da voz ; it terapia vocale ; es terapia vocal, terapia de voz ; fr rééducation vocale ; de Stimmtherapie ; nl stemtherapie
Specific learning disorders : it trattamento DSA, disturbi specifici dell'apprendimento ; es dislexia, dificultades de aprendizaje ; pt dislexia, dificuldades de aprendizagem ; fr troubles des apprentissages, dyslexie ; de Legasthenie ; nl dyslexie
Literacy support : it potenziamento della letto-scrittura, letto-scrittura ; pt leitura e escrita
Parent counselling : it counseling ai genitori ; pt reuniões com pais, aconselhamento parental ; es asesoramiento a familias ; fr guidance parentale ; de Elternberatung ; nl ouderbegeleiding
Developmental screening : pt rastreios ; es cribado del lenguaje ; fr dépistages, dépistage des troubles ; it screening logopedico
Business writing = Report writing : it stesura di relazioni, stesura relazioni ; pt redação de relatórios ; es redacción de informes
Clinical chemistry : pt bioquímica ; es bioquímica clínica ; it chimica clinica ; fr biochimie ; de klinische Chemie ; nl klinische chemie
Haematology = Full blood count : pt hemogramas, hemograma ; es hemogramas, hemograma ; it emocromo, emocromi ; fr numération formule sanguine ; de Blutbild, Blutbilder ; nl bloedbeeld
Blood coagulation tests : pt coagulação ; es coagulación, pruebas de coagulación ; it coagulazione, test di coagulazione ; fr hémostase ; de Gerinnungsdiagnostik, Gerinnung ; nl stollingstesten
Culture plating : it semine batteriologiche ; de Anlegen von Kulturen ; nl kweken inzetten
Antibiotic susceptibility testing : pt antibiogramas ; es antibiogramas ; it antibiogrammi ; fr antibiogrammes ; de Antibiogramme ; nl antibiogrammen
Gram staining : pt coloração de Gram ; es tinción de Gram ; it colorazione di Gram ; fr coloration de Gram ; de Gramfärbung ; nl gramkleuring
Internal quality control : pt controlo de qualidade interno ; es control de calidad interno ; it controllo di qualità interno ; fr contrôle de qualité interne
Urinalysis : pt urina tipo II, análises de urina ; es análisis de orina ; it esame urine, esame delle urine ; fr analyses d'urine ; de Urinstatus, Urinuntersuchung ; nl urineonderzoek
Reagent management : pt gestão de reagentes ; es gestión de reactivos ; it gestione reagenti ; fr gestion des réactifs
Blood grouping : pt tipagem sanguínea ; es tipaje sanguíneo, grupo sanguíneo ; it gruppi sanguigni ; fr groupage sanguin ; de Blutgruppenbestimmung ; nl bloedgroepbepaling
Sample reception : pt receção de amostras ; es recepción de muestras ; it accettazione campioni ; fr réception des échantillons
Immunology : pt imunologia ; es inmunología ; it immunologia ; fr immunologie ; de Immunologie ; nl immunologie
Laboratory equipment maintenance = Analyser maintenance : pt manutenção de analisadores ; es mantenimiento de analizadores ; it manutenzione analizzatori ; fr maintenance des automates
Otolaryngology = Ear syringing : nl oren uitspuiten, oren spuiten ; de Ohrspülung, Ohrenspülung ; es lavado de oídos ; fr lavage d'oreilles
Cervical screening : nl uitstrijkjes, uitstrijkjes maken ; es citologías* ; fr frottis ; it pap test ; de Zervixabstriche
Verruca treatment : nl wratten aanstippen, wratten behandelen ; de Warzenbehandlung ; es tratamiento de verrugas
Surgery = Suture removal : nl hechtingen verwijderen ; de Fäden ziehen, Fadenzug ; es retirada de puntos ; fr ablation de fils, retrait des fils ; pt remoção de pontos ; it rimozione punti
Immunisation : nl vaccinaties*, griepspuit, griepprikken ; de Impfungen*
Driving licence : fr permis D ; es permiso C+E, carné C+E ; pt carta de pesados, carta de condução C+E
Bus driving = Coach driving : fr autocars*, conduite d'autocars ; es autocares* ; it pullman*, guida di pullman ; de Reisebusse* ; pt autocarros de turismo
Toll collection = Fare collection : fr vente de titres de transport, vente de billets, billettique ; es venta de billetes ; pt venda de bilhetes ; it vendita di biglietti, vendita biglietti ; de Fahrkartenverkauf, Fahrscheinverkauf ; nl kaartverkoop
Passenger information : fr renseignement des voyageurs, information voyageurs ; es información al viajero ; pt informação a passageiros ; it informazioni ai passeggeri ; de Fahrgastinformation ; nl reizigersinformatie
Passenger safety : fr sécurité des passagers, sécurité des voyageurs ; es seguridad de los pasajeros ; pt segurança dos passageiros ; it sicurezza dei passeggeri ; de Fahrgastsicherheit
Eco-driving : fr éco-conduite ; es conducción eficiente, conducción económica ; pt condução ecológica, eco-condução ; it guida ecologica, eco-guida ; de Eco-Training, spritsparendes Fahren ; nl zuinig rijden, het nieuwe rijden
Wheelchair passengers : fr accueil des personnes à mobilité réduite, accueil des PMR ; es asistencia a personas de movilidad reducida
Accident reports : fr rédaction de constats, constats amiables ; es partes de accidente ; it constatazioni amichevoli ; de Unfallberichte
Tachograph use = Digital tachograph : es tacógrafo digital, tacógrafo ; fr chronotachygraphe ; pt tacógrafo ; it cronotachigrafo ; de digitaler Fahrtenschreiber, Fahrtenschreiber ; nl digitale tachograaf, tachograaf
Load securing : es estiba, estiba de carga, trincaje ; fr arrimage ; pt estiva ; it fissaggio del carico ; nl lading zekeren, ladingzekering ; de Ladungssicherung
Pallet truck operation : es transpaleta, transpaleta eléctrica ; fr transpalette ; pt porta-paletes ; nl pompwagen, EPT^ ; de Ameise^, Hubwagen
Trailer coupling : es enganche de remolques ; fr attelage de remorques ; it aggancio rimorchi ; pt engate de reboques ; de Anhänger kuppeln, An- und Abkuppeln ; nl aanhangers koppelen
Tail lift : es trampilla elevadora ; fr hayon élévateur ; pt plataforma elevatória ; it sponda idraulica ; de Ladebordwand, Hebebühne am LKW ; nl laadklep
Barcode scanning : pt PDA^ ; es PDA^, lector de código de barras ; fr douchette ; nl RF-scanner, scannen van goederen ; de MDE-Geräte ; it palmare*, terminalino*
Order picking = Voice picking : nl voice picking ; de Pick-by-Voice
Packaging = Packing : pt embalamento
Stacking and palletising = Pallet wrapping : pt filmagem de paletes ; nl pallets sealen, pallets wikkelen ; fr filmage de palettes ; es retractilado, paletizado ; it filmatura bancali ; de Paletten wickeln, Paletten folieren
Dispatch documentation = Delivery notes : pt guias de remessa, guias de transporte ; es albaranes* ; it bolle* ; fr bons de livraison ; de Lieferscheine* ; nl pakbonnen*, vrachtbrieven*
Reach truck operation : nl reachtruck, besturen van reachtruck, reachtruck rijden ; de Schubmaststapler ; es retráctil, carretilla retráctil ; pt empilhador retrátil ; it carrello retrattile ; fr chariot à mât rétractable
Apprentice supervision : nl leerlingbegeleiding, begeleiden van leerling-kapsters
Policy administration = Policy issuance : es emisión de pólizas, suplementos de pólizas ; pt emissão de apólices ; it emissione polizze ; fr émission de contrats d'assurance ; de Policierung, Vertragsausfertigung ; nl polissen opmaken, polisbeheer
Premium receipts : es gestión de recibos, recibos devueltos ; it quietanze ; fr quittancement ; pt recibos de prémio
Claims handling = Loss adjusting : es peritaciones, peritajes ; pt peritagens ; it perizie* ; fr expertises sinistres ; de Schadensregulierung ; nl schade-expertise
INAIL self-assessment : it autoliquidazione INAIL
Statutory notices of employment : it comunicazioni obbligatorie, UNILAV^
Gratuity calculations = TFR : it calcolo TFR, TFR^
Hiring paperwork : it pratiche di assunzione, pratiche di assunzione e cessazione, assunzioni* ; fr formalités d'embauche, DPAE^ ; pt admissão de colaboradores ; de Einstellungsunterlagen
Collective agreements : it CCNL^ ; nl cao-wijzigingen, cao^ ; fr conventions collectives ; es convenios colectivos ; de Tarifverträge
Certificazione Unica : it certificazioni uniche, CU^
Statutory contributions = INPS contributions : it contributi INPS, contributi previdenziali ; de Beitragsnachweise, Meldungen an Krankenkassen ; es seguros sociales ; fr charges sociales ; pt descontos para a Segurança Social
Attendance management : it presenze*, gestione presenze ; nl verzuimregistratie ; es control horario
Garnishments : de Pfändungen, Lohnpfändungen ; nl loonbeslagen ; es embargos de nómina ; fr saisies sur salaire ; it pignoramenti dello stipendio ; pt penhoras de vencimento
Property valuation : it valutazioni immobiliari ; es tasaciones, valoración de inmuebles ; fr estimations immobilières, estimation de biens ; pt avaliação de imóveis ; de Immobilienbewertung ; nl taxaties
Property viewings : it organizzazione di visite, visite immobiliari ; es visitas a inmuebles ; fr visites de biens ; pt visitas a imóveis ; de Besichtigungen, Objektbesichtigungen ; nl bezichtigingen
Property acquisition : it acquisizione di immobili, acquisizione immobili ; es captación de inmuebles ; fr prospection de biens, rentrée de mandats ; pt angariação de imóveis ; de Objektakquise ; nl acquisitie van woningen
Property listings : it pubblicazione annunci, annunci immobiliari, portali immobiliari ; es publicación de anuncios ; fr rédaction d'annonces ; pt publicação de anúncios ; de Exposés erstellen, Exposéerstellung
Purchase offers for property : it proposte d'acquisto ; es ofertas de compra ; fr offres d'achat ; pt propostas de compra ; de Kaufangebote für Immobilien
Land registry searches : it visure catastali, visure ; es notas simples ; fr demandes hypothécaires ; pt cadernetas prediais, certidões prediais ; de Grundbuchauszüge ; nl kadasteronderzoek
Cold calling : it telefonate a freddo ; pt chamadas a frio
Leafleting : es buzoneo ; fr boîtage
Imposition : it imposizione* ; de Ausschießen
Colour proofing : it prove colore, prova colore ; fr épreuves couleur ; es pruebas de color ; de Andrucke ; pt provas de cor
Print laminating : it plastificazione ; fr pelliculage ; es plastificado ; pt plastificação ; de Folienkaschierung ; nl lamineren
Bookbinding : it legatoria, brossura ; fr reliure, brochage ; es encuadernación ; pt encadernação ; de Buchbinden ; nl boekbinden
Die cutting : it fustellatura ; fr découpe à la forme ; es troquelado ; pt corte e vinco ; de Stanzen von Karton ; nl stansen
Case binding = Thread sewing : it cucitura a filo refe, filo refe ; fr couture au fil de lin ; de Fadenheftung ; nl garenloos binden
Printing = Offset printing : it avviamento macchine offset, macchine offset ; fr calage offset, calage de presse ; es impresión offset ; de Offsetdruck ; pt impressão offset ; nl offsetdruk
Digital printing : it stampa digitale ; fr impression numérique ; es impresión digital ; pt impressão digital ; de Digitaldruck ; nl digitaal printen
Funeral wreaths : fr couronnes de deuil, gerbes*, deuil* ; de Kranzbinderei, Trauerfloristik, Trauerkränze ; es coronas fúnebres ; it corone funebri ; pt coroas fúnebres ; nl rouwwerk, rouwkransen
Wedding decoration : fr décoration d'églises, mariage* ; de Hochzeitsfloristik, Kirchenschmuck ; es decoración de bodas ; it addobbi floreali ; pt decoração de casamentos ; nl bruidswerk
Repotting : fr rempotage ; de Umtopfen ; es trasplante de macetas ; it rinvaso ; pt reenvasamento ; nl verpotten
Visual merchandising = Window dressing : fr mise en scène de la vitrine, étalage ; es escaparatismo ; it vetrinistica, allestimento vetrine ; pt vitrinismo ; de Schaufenstergestaltung, Schaufensterdekoration ; nl etaleren
Garden construction : nl aanleg van tuinen, gazon aanleggen ; de Gartenbau und Landschaftsbau, Gartenanlage, Anlegen von Gärten ; es creación de jardines ; pt construção de jardins
Pruning = Hedge trimming : nl snoeien van hagen, hagen snoeien ; de Heckenschnitt ; fr taille de haies ; es recorte de setos ; pt corte de sebes ; it potatura siepi
Tree surgery = Tree felling : pt abate de árvores ; es tala de árboles, apeo ; it abbattimento alberi ; fr abattage d'arbres ; de Baumfällung, Baumfällungen ; nl bomen rooien, bomen vellen
Fencing : nl plaatsen van schuttingen, schuttingen* ; es colocación de vallas ; pt colocação de vedações
Excavator operation = Mini excavator : nl minigraver, minikraan, minikraan bedienen ; de Minibagger ; fr mini-pelle ; es miniexcavadora ; pt mini-escavadora ; it miniescavatore
Excavation = Groundworks : nl grondwerk ; de Erdarbeiten ; fr terrassement ; es movimiento de tierras ; pt movimentação de terras ; it movimento terra
Logging = Chainsaw : nl kettingzaag* ; de Motorsäge*, Kettensäge* ; fr tronçonneuse* ; es motosierra* ; pt motosserra* ; it motosega*
Brush cutting : nl bosmaaier ; de Freischneider ; fr débroussailleuse ; es desbrozadora ; pt roçadora, roça de mato ; it decespugliatore
Leaf blowers : pt soprador ; nl bladblazer ; de Laubbläser ; fr souffleur ; es sopladora ; it soffiatore
Irrigation : pt sistemas de rega, instalação de sistemas de rega ; es sistemas de riego ; it impianti di irrigazione ; fr arrosage automatique ; de Bewässerungsanlagen ; nl beregening aanleggen, beregeningssystemen
Pesticide application = Herbicide application : pt aplicação de herbicidas ; es aplicación de herbicidas ; fr désherbage chimique ; de Herbizideinsatz
Timing belt replacement : pt correias de distribuição ; es correas de distribución ; it cinghie di distribuzione ; fr courroies de distribution ; de Zahnriemenwechsel ; nl distributieriem vervangen
Transmission repair = Clutch replacement : pt substituição de embraiagens, troca de embreagens, embraiagens* ; es cambio de embragues, embragues ; it sostituzione frizioni ; fr remplacement d'embrayages ; de Kupplungswechsel ; nl koppeling vervangen
Fuel injection : pt sistemas de injeção ; es sistemas de inyección ; it sistemi di iniezione ; fr systèmes d'injection ; de Einspritzanlagen ; nl inspuitsystemen
Hybrid vehicle repair : pt híbridos*, viaturas híbridas ; es vehículos híbridos ; it veicoli ibridi ; fr véhicules hybrides ; de Hybridfahrzeuge
MOT preparation : pt preparação para inspeção ; es preparación para la ITV, pre-ITV ; de HU-Vorbereitung ; it preparazione alla revisione
Wheel alignment : de Einstellen des Fahrwerks, Achsvermessung, Spureinstellung ; pt alinhamento de direção
Hairdressing = Haircutting : nl knippen van dames, knippen van heren, knippen en föhnen
Updos : nl opsteken van bruidskapsels, bruidskapsels ; it acconciature raccolte
Eyelash tinting : nl wimpers verven ; de Wimpern färben, Wimpernfärben ; fr teinture de cils ; es tinte de pestañas ; it tintura ciglia
Eyelash extensions = Eyebrow shaping : nl wenkbrauwen epileren ; de Augenbrauen zupfen ; fr épilation des sourcils ; es depilación de cejas ; it epilazione sopracciglia ; pt depilação de sobrancelhas
Colour removal from hair : nl ontkleuren ; es decoloración capilar ; it decapaggio ; pt decapagem capilar
Scalp massage : nl hoofdhuidmassage ; de Kopfmassage ; fr massage du cuir chevelu ; es masaje capilar ; it massaggio alla cute
System administration = Server administration : nl beheer van servers, serverbeheer ; de Serveradministration, Serverbetreuung ; fr administration de serveurs ; es administración de servidores ; pt administração de servidores ; it amministrazione server
Help desk = Second-line support : nl 2e lijns ondersteuning, 2e-lijns ondersteuning, tweedelijns ondersteuning ; de Second-Level-Support ; fr support de niveau 2 ; es soporte de nivel 2 ; pt suporte de 2.ª linha ; it supporto di secondo livello
IT support = Desktop support : nl werkplekbeheer, werkplekken* ; de Arbeitsplatzbetreuung ; fr support bureautique
Monitoring and observability = Monitoring : es monitorización ; pt monitorização
Router configuration = Switch configuration : es configuración de switches ; fr configuration de switchs ; pt configuração de switches ; it configurazione switch ; nl switches configureren
`;
