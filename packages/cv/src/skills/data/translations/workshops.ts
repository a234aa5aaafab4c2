export default String.raw`
// What people of building sites, gardens, garages, workshops, studios, courts, salons and call centres list.
Block laying : fr pose de parpaings, montage de parpaings ; es colocación de bloques ; pt assentamento de blocos ; it posa di blocchi
Facade restoration : fr ravalement*, ravalement de façades ; de Fassadensanierung
Levelling = Setting out : es replanteo, replanteo de obra ; fr implantation de chantier ; de Absteckung, Absteckungen ; it tracciamento* ; pt marcação de obra, locação de obra ; nl uitzetten*
Interim valuations : es certificaciones mensuales, certificaciones de obra ; fr situations de travaux ; de Abschlagsrechnungen ; it stati di avanzamento, SAL^ ; pt autos de medição
Cost estimation : es elaboración de presupuestos de obra ; fr métrés et devis ; it preventivazione lavori ; pt orçamentos de obra
Construction management = Construction planning : es programación de obra ; de Bauablaufplanung ; pt planejamento de obras ; it programmazione lavori, programmazione dei lavori ; nl bouwplanning
Drywall installation = Partition walls : it tramezzi* ; fr cloisons*, pose de cloisons ; es tabiques* ; pt paredes divisórias
Pointing and jointing = Jointing and pointing : nl voegwerk ; fr rejointoiement
Concreting = Concrete pouring : nl betonstorten
Foundation laying = Foundations : nl funderingen* ; fr fondations*
Distribution board installation = Distribution boards : fr tableaux électriques, armoires électriques ; es cuadros eléctricos, tableros* ; de Verteilerbau
Power distribution = Low-voltage systems : fr courants faibles ; it correnti deboli ; de Schwachstromanlagen ; es corrientes débiles
Lighting installation : de Beleuchtungsmontage, Montage von Beleuchtung ; nl verlichting installeren
Electrical testing : de Messungen nach VDE, Prüfung nach VDE ; nl meetwerk*
Electrical installation = Domestic wiring : de Hausinstallation
Fault finding : es averías* ; nl storingsdienst
Conduit installation : es canalizaciones eléctricas, canalizaciones* ; pt eletrodutos
Earthing and lightning protection = Lightning protection : pt para-raios ; es pararrayos ; fr paratonnerres ; it parafulmini
Industrial electrics : es electricidad industrial ; fr électricité industrielle ; pt eletricidade industrial ; it impianti industriali
Tap fitting : fr robinetterie*
Wastewater drainage : fr évacuation des eaux usées ; pt esgotos* ; es desagües* ; it scarichi*
Bathroom installation = Bathroom renovation : de Badsanierung, Badsanierungen ; fr rénovation de salles de bains ; es reforma de baños
Heating installation = Boilers : es calderas* ; it caldaie*
Copper pipework = Copper soldering : es soldadura de cobre ; pt soldadura de cobre ; it saldatura rame, saldatura del rame
Water tank installation = Water pumps : es bombas de agua ; pt bombas de água
Pipe fitting = Pipework : pt tubagens* ; nl leidingwerk ; it tubazioni*
Leak detection : pt deteção de fugas, detecção de fugas
Plumbing = Sanitary installation : pt instalação de louças ; it sanitari*
Drain cleaning = Drain unblocking : it spurghi
Guttering = Gutter installation : nl dakgoten* ; fr gouttières* ; de Dachrinnenmontage
Stone laying = Dry stone walling : fr murs en pierre sèche, pierre sèche ; de Trockenmauern, Trockenmauerbau ; it muretti a secco, muri a secco ; es muros de piedra seca, piedra seca ; pt muros de pedra seca
Pruning = Hedge trimming : es setos* ; pt sebes* ; it siepi* ; nl hagen knippen, hagen snoeien
Irrigation : pt rega* ; es riego automático
Lawn care = Lawn mowing : pt corte de relva
Sowing = Planting : pt plantação*
Ploughing = Land clearing : pt limpeza de terrenos ; fr débroussaillage ; de Rodungsarbeiten
Fertiliser application = Fertilising : es abonado* ; de Düngung*
Pest and disease management = Plant protection : es tratamientos fitosanitarios ; pt tratamentos fitossanitários
Arboriculture = Tree care : de Baumpflege ; nl boomverzorging ; fr soins aux arbres
Snow clearing : de Winterdienst ; fr déneigement ; nl sneeuwruimen
Pond building = Pond construction : nl vijvers* ; de Teichbau ; fr création de bassins
Fencing : nl schuttingen*
Weed control : nl onkruidbestrijding ; es control de malezas
Fit-out works = Interior finishing : de Innenausbau ; fr aménagement intérieur ; nl interieurbouw
Veneering : de Furnieren* ; es enchapado
Measuring up : de Aufmaß*, Aufmaße ; fr prise de cotes, relevé de cotes ; nl inmeten*
Vehicle maintenance = Oil change : fr vidange* ; pt troca de óleo, mudança de óleo ; it cambio olio ; nl olie verversen
Brake repair = Brakes : fr freinage* ; de Bremsen* ; pt travões*, freios* ; it freni* ; nl remmen*
Transmission repair = Clutch replacement : fr embrayage*, embrayages* ; es embragues* ; pt embraiagem*, embreagem* ; it frizione* ; nl koppeling*
Wheel alignment : fr géométrie des trains roulants, parallélisme ; pt alinhamento e balanceamento, alinhamento de direção ; it convergenza* ; nl uitlijnen*
Vehicle inspection : fr contrôle technique ; de Inspektion*, Inspektionen* ; nl APK^, APK-keuringen ; it tagliandi
Engine repair = Engine tuning : es afinamiento, afinación de motores
Fuel injection : es inyección* ; pt injeção eletrônica ; it iniezione elettronica
Vehicle diagnostics : pt diagnóstico eletrónico ; it diagnosi* ; nl diagnose*
Suspension and steering = Suspension repair : pt suspensão* ; it sospensioni*
Transmission repair = Gearbox repair : pt caixa de velocidades, caixa de câmbio ; fr boîte de vitesses ; es caja de cambios ; it cambio*
Timing belt replacement : it distribuzione* ; nl distributieriem ; fr courroie de distribution ; es correa de distribución ; pt correia dentada
Auto air conditioning : de Klimaservice ; nl airco-onderhoud ; fr climatisation automobile
Auto body repair = Accident repair : de Unfallinstandsetzung ; fr réparation carrosserie
Straightening : de Richten* ; fr redressage
Structural steelwork = Steel structures : pt estruturas metálicas
Pipe welding : pt soldagem de tubos, soldadura de tubos ; it tubisteria
Tool presetting : de Werkzeugvoreinstellung ; fr préréglage d'outils ; it presetting utensili
Tool setting = Machine setup : de Einrichten*
Dimensional measurement = Measuring : de Messen* ; nl meten*
Grinding = Cylindrical grinding : de Rundschleifen, Außenrundschleifen ; fr rectification cylindrique ; it rettifica in tondo ; nl rondslijpen
CMMS = Computerised maintenance management : fr GMAO ; es GMAO ; it manutenzione informatizzata
Tribology = Lubrication : fr graissage* ; es lubricación ; pt lubrificação ; it lubrificazione ; nl smeren* ; de Schmierung, Abschmieren
Bearing replacement : fr remplacement de roulements, changement de roulements ; es cambio de rodamientos, cambio de rodamiento ; pt troca de rolamentos ; it sostituzione cuscinetti, sostituzione di cuscinetti ; nl lagers vervangen ; de Lagerwechsel*, Wälzlagerwechsel
TIA Portal = Siemens PLC : fr automates Siemens ; it PLC Siemens ; es autómatas Siemens
PLC programming = PLC : es autómatas*
Spare parts management : de Ersatzteilbeschaffung ; es repuestos* ; it ricambi* ; pt peças de reposição ; nl reserveonderdelen*
Water pump maintenance = Pump overhaul : nl reviseren van pompen, pompen reviseren ; de Pumpenüberholung
Corrective and preventive action = Corrective actions : fr actions correctives, actions correctrices ; de Korrekturmaßnahmen ; es acciones correctivas ; pt ações corretivas, acções correctivas ; it azioni correttive ; nl corrigerende maatregelen ; ar الإجراءات التصحيحية
Lot tracking = Traceability : fr traçabilité ; de Rückverfolgbarkeit ; es trazabilidad ; pt rastreabilidade ; it tracciabilità, rintracciabilità ; nl traceerbaarheid ; ar التتبع*
Non-conformance reports = Non-conformance management : fr gestion des non-conformités, non-conformités ; es no conformidades ; pt não conformidades ; it non conformità ; nl afwijkingen*, afwijkingenbeheer ; de Abweichungsmanagement
Control plans : fr plan de contrôle, plans de contrôle ; de Prüfplanung, Prüfpläne ; pt plano de controlo, planos de controlo ; es plan de control ; it piani di controllo
Root cause analysis : fr analyse des causes ; de Ursachenanalyse ; es análisis de causa raíz ; pt análise de causas ; it analisi delle cause ; nl oorzaakanalyse
ISO certification : fr certification ISO ; es certificación ISO ; pt certificação ISO ; it certificazione ISO ; de ISO-Zertifizierung ; nl ISO-certificering
Incoming goods inspection : de Wareneingangsprüfung ; pt inspeção de recebimento ; it controllo in accettazione ; nl ingangscontrole ; fr contrôle à réception ; es inspección de recepción
First article inspection : de Erstmusterprüfung, Erstmusterprüfungen ; fr contrôle premières pièces ; it campionatura iniziale
Control systems = Process control : es control de proceso, control de procesos ; pt controlo de processo, controle de processos ; fr maîtrise des procédés ; it controllo di processo
Brand identity = Brand guidelines : fr charte graphique, chartes graphiques ; es manual de marca ; it linee guida del marchio ; pt manual de identidade
Prepress : fr préparation de fichiers pour l'impression ; de Druckvorstufe ; es artes finales, preprensa ; pt artes finais, pré-impressão ; it prestampa ; nl opmaak voor drukwerk
Textile design = Print design : nl drukwerk* ; es cartelería
Packaging design : pt embalagens* ; nl verpakkingen*
Logo design : it loghi* ; nl logo's*
Photo editing = Image editing : nl beeldbewerking ; ta புகைப்படத் திருத்தம், படத் திருத்தம் ; si ඡායාරූප සංස්කරණය ; hi फोटो एडिटिंग ; ar تعديل الصور, تحرير الصور
Layout design = Page layout : ta பக்க வடிவமைப்பு ; si පිටු සැකසීම, පිටු නිර්මාණය ; hi पेज लेआउट ; ar تنسيق الصفحات, تصميم الصفحات
Illustration : nl illustraties*
Web development : it siti web*
Media relations = Press releases : fr communiqués de presse, rédaction de communiqués ; es notas de prensa, comunicados de prensa ; pt comunicados de imprensa ; it comunicati stampa ; nl persberichten ; de Pressemitteilungen
Community management : fr gestion de communauté ; es gestión de comunidades ; pt gestão de comunidades
Campaign management = Campaign planning : de Kampagnenplanung ; es campañas* ; pt campanhas* ; it campagne* ; nl campagnes* ; fr campagnes publicitaires
Email marketing : es boletines*, boletines electrónicos
Content creation : pt produção de conteúdo
Search engine optimisation : it posizionamento SEO
Debt collection : fr recouvrement de créances
Intellectual property law = Intellectual property : fr propriété intellectuelle ; pt propriedade intelectual ; it proprietà intellettuale ; de geistiges Eigentum ; nl intellectueel eigendom
Counselling = Client counselling : de Mandantenbetreuung, Mandantenberatung
Lawsuits : es demandas* ; pt audiências*
Pleadings : es escritos judiciales ; pt petições ; it atti giudiziari, redazione atti ; nl bezwaarschriften, processtukken
Legal advice = Legal opinions : it pareri*, pareri legali ; fr avis juridiques ; es dictámenes ; pt pareceres jurídicos ; de Rechtsgutachten
Litigation : nl procederen*
Legal research = Case law research : nl jurisprudentieonderzoek
Corporate law = Company law : nl vennootschapsrecht
Journalism = News reporting : fr reportages*
Fact checking = Fact-checking : fr vérification des faits ; de Faktenprüfung ; es verificación de datos ; it verifica delle fonti
Editing = Copy editing : fr secrétariat de rédaction
Editorial meetings : fr conférences de rédaction
Foils = Hair highlights : fr mèches* ; de Strähnen* ; es mechas* ; pt madeixas* ; it meches*
Hairdressing = Hair styling : fr chignons* ; pt penteados*
Hair straightening : pt alisamento*, alisamento capilar ; es alisado de cabello ; fr lissage brésilien
Hairdressing = Haircutting : es corte* ; pt corte*
Barbering = Beard trimming : fr barbe*, taille de barbe ; it barba* ; nl baarden*
Hair care advice : fr conseil capillaire ; de Typberatung
Hair treatment = Hair treatments : pt hidratação capilar
Access control : de Zugangskontrolle, Zugangskontrollen
Close protection = Personal protection : de Personenschutz
Restraint techniques = De-escalation : de Deeskalation
Incident reporting = Security log : de Wachbuch ; pt registo de ocorrências
Emergency evacuation = Evacuation : es evacuación*
Bag searching = Bag searches : pt revista* ; nl fouilleren*
Fire watch : nl brandwacht
Reception : nl receptiewerk
Concierge services = Porter services : it portierato
Security guarding = Guarding : it piantonamento
Inbound calls : fr appels entrants ; de Inbound-Telefonie, eingehende Anrufe ; es llamadas entrantes ; pt chamadas recebidas ; it chiamate in entrata, inbound ; nl inkomende gesprekken ; ar المكالمات الواردة
Outbound calls : fr appels sortants ; de Outbound-Telefonie ; es llamadas salientes ; pt chamadas ativas ; it chiamate in uscita, outbound ; nl uitgaande gesprekken ; ar المكالمات الصادرة
Customer retention : fr rétention client, rétention de clients ; de Kundenrückgewinnung ; es retención de clientes ; pt retenção de clientes ; nl klantbehoud ; it fidelizzazione della clientela
Telephone surveys : fr enquêtes téléphoniques ; es encuestas telefónicas, encuestas* ; pt inquéritos*, inquéritos telefónicos ; it sondaggi*, sondaggi telefonici ; de Telefonumfragen
Telephone advice : de Telefonberatung, telefonische Beratung, telefonische Kundenberatung
Claims registration = Claims intake : de Schadenaufnahme ; nl schademeldingen
Appointment scheduling : it fissazione appuntamenti
Telesales : it vendita telefonica
Live chat : nl chat* ; fr chat en ligne
`;
