export default String.raw`
// Medicine, cranes, painting, tax and games in the languages of Western Europe, Sinhala, Tamil, Hindi and Arabic.
Mechanical ventilation : fr ventilation artificielle ; nl mechanische beademing ; ar التنفس الصناعي ; hi वेंटिलेटर प्रबंधन
Mechanical ventilation = Ventilator weaning : fr sevrage ventilatoire, sevrage difficile ; de Entwöhnung vom Beatmungsgerät ; es destete ventilatorio ; pt desmame ventilatório ; it svezzamento dalla ventilazione, svezzamento ventilatorio ; nl ontwennen van de beademing
Prone positioning : fr décubitus ventral ; de Bauchlagerung ; es decúbito prono ; pt posição prona, pronação* ; it pronazione* ; nl buikligging
Continuous renal replacement therapy : fr épuration extra-rénale, épuration extrarénale ; de Nierenersatzverfahren, Nierenersatztherapie ; es terapia de reemplazo renal ; pt terapia renal substitutiva ; it terapia sostitutiva renale ; nl nierfunctievervangende therapie
Haemodialysis : fr hémodialyse, dialyse* ; de Hämodialyse, Dialyse* ; es hemodiálisis, diálisis* ; pt hemodiálise, diálise* ; it dialisi* ; nl hemodialyse, dialyse* ; si රුධිර කාන්දුකරණය
Nursing education = Clinical teaching : fr encadrement des internes, encadrement des externes, enseignement clinique ; de klinische Lehre, Anleitung von Assistenzärzten ; es docencia clínica, formación de residentes, tutoría de residentes ; pt ensino clínico, preceptoria ; it formazione degli specializzandi, tutoraggio clinico ; nl opleiden van artsen in opleiding
Medical simulation : fr simulation médicale, ateliers de simulation ; de medizinische Simulation, Simulationstraining ; es simulación clínica ; pt simulação clínica, simulação realística ; it simulazione clinica, simulazione medica ; nl medische simulatie
Organ transplantation = Organ donation : fr don d'organes, prélèvement d'organes ; de Organspende ; es donación de órganos ; pt doação de órgãos ; it donazione di organi ; nl orgaandonatie ; ar التبرع بالأعضاء ; hi अंगदान*
Medical dispatch : fr régulation médicale, régulation des appels ; de Rettungsleitstelle ; es regulación médica ; pt regulação médica ; it centrale operativa 118
Disaster medicine : fr médecine de catastrophe ; de Katastrophenmedizin ; es medicina de desastres ; pt medicina de desastres, medicina de catástrofe ; it medicina delle catastrofi ; nl rampengeneeskunde ; ar طب الكوارث
Emergency medicine : pt urgência e emergência ; nl spoedeisende geneeskunde ; ar طب الطوارئ ; hi आपातकालीन चिकित्सा
Ultrasound imaging = Ultrasound : fr échographie abdominale ; ar الموجات فوق الصوتية, السونار* ; hi अल्ट्रासाउंड
Transoesophageal echocardiography : fr échographie transœsophagienne, ETO^ ; de transösophageale Echokardiographie ; es ecocardiografía transesofágica ; pt ecocardiograma transesofágico ; it ecocardiografia transesofagea
Echocardiography : fr échocardiographie ; de Echokardiographie ; es ecocardiografía, ecocardiograma ; pt ecocardiograma, ecocardiografia ; it ecocardiografia, ecocardiogramma ; nl echocardiografie
Central line insertion = Central venous catheterisation : fr voie veineuse centrale, pose de voies centrales, cathéters centraux ; de Anlage zentraler Venenkatheter, ZVK-Anlage ; es catéter venoso central, colocación de vías centrales ; pt acesso venoso central ; it catetere venoso centrale, posizionamento di CVC ; nl centraal veneuze lijn inbrengen ; ar القسطرة الوريدية المركزية
Bronchoscopy : fr fibroscopie bronchique, bronchoscopie ; de Bronchoskopie ; es broncoscopia ; pt broncoscopia ; it broncoscopia ; nl bronchoscopie ; ar تنظير القصبات
Tracheostomy care = Tracheostomy : fr trachéotomie, trachéotomie percutanée ; de Tracheotomie, Tracheostoma ; es traqueotomía, traqueostomía ; pt traqueostomia ; it tracheotomia, tracheostomia ; nl tracheotomie ; ar شق القصبة الهوائية
Palliative care = End-of-life care : fr accompagnement de fin de vie, annonce et fin de vie ; de Begleitung Sterbender ; es cuidados al final de la vida ; pt cuidados de fim de vida ; it cure di fine vita, accompagnamento al fine vita ; nl stervensbegeleiding, levenseindezorg
Intubation : fr intubation difficile ; es intubación* ; pt intubação* ; it intubazione* ; nl intuberen*, intubatie ; ar التنبيب الرغامي ; hi इंटुबेशन*
Anaesthesia : fr anesthésie générale ; de Narkoseführung ; ar التخدير* ; hi एनेस्थीसिया ; ta மயக்க மருந்து
Cardiac surgery : ar جراحة القلب
Surgery = General surgery : fr chirurgie générale, chirurgie viscérale ; de Allgemeinchirurgie, Viszeralchirurgie ; es cirugía general ; pt cirurgia geral ; it chirurgia generale ; nl algemene chirurgie ; ar الجراحة العامة ; hi सामान्य शल्य चिकित्सा
Laparoscopic surgery = Laparoscopy : fr cœlioscopie, laparoscopie ; de Laparoskopie ; es laparoscopia, cirugía laparoscópica ; pt videolaparoscopia, laparoscopia ; it laparoscopia ; nl laparoscopie ; ar المناظير الجراحية
General medicine = Internal medicine : fr médecine interne ; de Innere Medizin ; es medicina interna ; pt medicina interna, clínica médica ; it medicina interna ; nl interne geneeskunde ; ar الطب الباطني, الباطنية*
General medicine = General practice : fr médecine générale ; de Allgemeinmedizin, Hausarztmedizin ; es medicina familiar, medicina general ; pt medicina de família, clínica geral ; it medicina generale ; nl huisartsgeneeskunde ; ar طب الأسرة
Cardiology : fr cardiologie ; de Kardiologie ; es cardiología ; pt cardiologia ; it cardiologia ; nl cardiologie ; ar أمراض القلب ; hi हृदय रोग
Paediatrics : fr pédiatrie ; de Pädiatrie, Kinderheilkunde ; es pediatría ; pt pediatria ; it pediatria ; nl kindergeneeskunde, pediatrie ; ar طب الأطفال ; hi बाल रोग ; ta குழந்தை மருத்துவம் ; si ළමා රෝග
Obstetrics : fr obstétrique ; ta மகப்பேறு* ; si ප්‍රසව හා නාරිවේද
Psychiatry : fr psychiatrie ; de Psychiatrie ; es psiquiatría ; pt psiquiatria ; it psichiatria ; nl psychiatrie ; ar الطب النفسي
Radiology : fr radiologie, imagerie médicale ; de Radiologie ; es radiología ; pt radiologia ; it radiologia ; nl radiologie ; ar الأشعة* ; hi रेडियोलॉजी
Oncology : fr oncologie, cancérologie ; de Onkologie ; es oncología ; pt oncologia ; it oncologia ; nl oncologie ; ar علاج الأورام, الأورام*
Geriatrics : fr gériatrie ; de Geriatrie ; nl geriatrie ; ar طب الشيخوخة
Dialysis care = Dialysis : ta சிறுநீரக சுத்திகரிப்பு
ECG : fr électrocardiogramme, tracé ECG ; de EKG-Ableitung ; es electrocardiograma ; pt eletrocardiograma ; it elettrocardiogramma ; nl hartfilmpje maken ; si ඊසීජී*
Surgery = Suturing : fr sutures* ; de Wundnaht*, Nähen von Wunden ; es suturas*, sutura de heridas ; pt suturas*, sutura de feridas ; it suture* ; nl hechten* ; ar خياطة الجروح ; ta தையல் போடுதல்
Oxygen therapy : fr oxygénothérapie ; de Sauerstofftherapie ; es oxigenoterapia ; pt oxigenoterapia ; it ossigenoterapia ; nl zuurstoftherapie ; ar العلاج بالأكسجين
Blood transfusion care = Blood transfusion : fr transfusion sanguine ; de Bluttransfusion ; es transfusión sanguínea ; pt transfusão de sangue, hemotransfusão ; it trasfusione di sangue, emotrasfusione ; nl bloedtransfusie ; ar نقل الدم ; hi रक्त चढ़ाना
Patient transfer = Patient mobilisation : de Patientenmobilisation ; nl mobiliseren*
Pain management : it terapia del dolore ; ar علاج الألم
CPR : fr massage cardiaque
Physiotherapy : fr rééducation fonctionnelle
Occupational therapy : fr ergothérapie ; de Ergotherapie ; es terapia ocupacional ; pt terapia ocupacional ; it terapia occupazionale ; nl ergotherapie ; ar العلاج الوظيفي
Speech therapy : fr orthophonie ; de Logopädie, Sprachtherapie ; es logopedia, fonoaudiología ; pt fonoaudiologia, terapia da fala ; it logopedia ; nl logopedie ; ar علاج النطق
Nutrition = Nutrition counselling : fr conseil nutritionnel ; de Ernährungsberatung ; es asesoría nutricional ; pt orientação nutricional ; it consulenza nutrizionale ; nl voedingsadvies ; ar الاستشارات الغذائية
Dispensing : de Abgabe von Arzneimitteln ; nl medicijnen uitgeven ; ar صرف الأدوية
Dental hygiene : fr hygiène dentaire, détartrage ; de Zahnreinigung, Prophylaxe* ; es higiene dental, limpieza dental ; pt higiene bucal, profilaxia dentária ; it igiene dentale ; nl mondhygiëne ; ar تنظيف الأسنان
Crane operation = Tower crane operation : fr conduite de grue à tour ; es operación de grúa torre ; pt operação de grua ; nl torenkraan bedienen ; ar تشغيل الرافعة البرجية ; hi टावर क्रेन
Crane operation = Mobile crane operation : fr conduite de grue mobile ; de Mobilkran ; pt guindaste móvel ; it gru mobile ; ar تشغيل الرافعة المتحركة ; hi मोबाइल क्रेन
Rigging = Lifting operations : fr levage de charges ; de Hebearbeiten, Heben von Lasten ; pt movimentação de cargas ; nl hijsen* ; ar رفع الأحمال
Lift planning : pt plano de içamento
Rigging = Slinging : fr élingage* ; de Anschlagen von Lasten ; es eslingas y grilletes, eslingado*, eslingas* ; pt amarração de cargas ; it imbracatura carichi ; nl aanslaan van lasten
Load charts : fr tableaux de charge, abaques de levage ; de Traglasttabellen ; es tablas de carga ; pt tabelas de carga ; it tabelle di carico ; nl lasttabellen*
Slinging and signalling = Hand signals : fr signaux de manœuvre ; de Handzeichen ; es señales de mano, señales manuales ; pt sinais manuais, sinalização manual ; it segnali manuali ; nl handsignalen
Logbook keeping : es libro de grúa, bitácora* ; fr carnet de bord ; de Bautagebuch, Fahrtenbuch ; pt diário de bordo, livro de registro ; it registro di bordo ; nl logboek bijhouden
Radio communication : es coordinación por radio ; de Sprechfunk ; pt comunicação via rádio ; nl portofoon*
Excavator operation : fr conduite de pelle, conduite d'engins ; de Baggerfahren, Bagger fahren ; es manejo de excavadora, operación de retroexcavadora ; pt operação de escavadeira, operação de retroescavadeira ; it guida escavatore, escavatorista* ; nl graafmachine bedienen ; ar تشغيل الحفار ; hi जेसीबी चलाना ; ta ஜேசிபி ஓட்டுதல் ; si බැකෝ ක්‍රියා කරවීම
Lift maintenance : fr maintenance d'ascenseurs ; de Aufzugswartung ; es mantenimiento de ascensores ; pt manutenção de elevadores ; it manutenzione ascensori ; nl liftonderhoud ; hi लिफ्ट रखरखाव, लिफ़्टों का रखरखाव ; ar صيانة المصاعد
Lift maintenance = Guide rail installation : hi गाइड रेल ; de Führungsschienenmontage ; es instalación de rieles guía ; pt instalação de guias
Door operators : hi दरवाज़ा ऑपरेटर, डोर ऑपरेटर ; de Türantriebe ; es operadores de puertas ; pt operadores de porta
Wire rope replacement : hi वायर रोप ; de Seilwechsel ; es cambio de cables de acero ; pt troca de cabos de aço
Brake adjustment : hi ब्रेक समायोजन ; de Bremseneinstellung ; fr réglage des freins ; es ajuste de frenos ; pt regulagem de freios ; it regolazione dei freni ; nl remmen afstellen
Painting and decorating = Interior painting : fr peinture intérieure et extérieure ; de Innenanstrich, Innen- und Außenanstriche ; es pintura de interiores y exteriores ; pt pintura interna, pintura interna e externa ; it pittura d'interni, tinteggiatura interni ; nl binnen- en buitenschilderwerk
Lacquering : pt laqueação*
Faux finishing = Decorative finishes : nl betonlook*, decoratieve technieken ; fr enduits décoratifs, béton ciré ; de dekorative Techniken, Spachteltechnik ; es acabados decorativos, microcemento* ; pt efeitos decorativos, cimento queimado ; it finiture decorative, stucco veneziano
Caulking : nl kitten*, voegen*, kitwerk* ; de Verfugen*, Silikonfugen ; fr joints silicone, calfeutrage ; es sellado de juntas ; pt rejuntamento, vedação de juntas ; it sigillatura* ; ar سد الفواصل
Working at heights = Working at height : pt NR-35 ; ar العمل على المرتفعات ; hi ऊंचाई पर काम ; ta உயரத்தில் வேலை ; si උස ස්ථානවල වැඩ
Taxation = Tax computation : pt apuração de ICMS ; es liquidación de impuestos, cálculo de impuestos ; fr calcul de l'impôt ; de Steuerberechnung ; it calcolo delle imposte, liquidazione IVA ; nl belastingberekening
Tax payments : pt emissão de guias, guias de recolhimento, guias* ; es pago de impuestos
Tax instalment plans : pt parcelamento de débitos, parcelamentos*
Bank reconciliation = Account reconciliation : pt conciliação das contas de impostos ; es conciliación contable ; fr justification des comptes ; de Abstimmung der Konten
Multiplayer : pt multijogador* ; es multijugador* ; fr multijoueur* ; de Mehrspieler-Modus ; it multigiocatore*
Game design : pt design de jogos ; es diseño de videojuegos, diseño de juegos ; fr conception de jeux ; de Spieldesign, Spieleentwicklung ; it progettazione di videogiochi ; nl spelontwerp
Ad monetisation : pt monetização com anúncios, anúncios* ; es monetización con anuncios ; fr monétisation publicitaire
In-app purchases : pt compras no aplicativo, compras in-app ; es compras dentro de la aplicación ; fr achats intégrés ; de In-App-Käufe ; it acquisti in-app
Screen printing : ar الطباعة الحريرية
Shading analysis : es estudios de sombra, análisis de sombras ; pt estudo de sombreamento ; de Verschattungsanalyse ; fr étude d'ombrage
Site supervision = Site management : de Baustellenleitung ; fr conduite de chantier ; es jefatura de obra ; pt gerenciamento de obras ; nl bouwplaatsleiding ; ar إدارة الموقع, إدارة المواقع
Restorations = Restoration : nl restauratie van gebouwen
Building regulations = Building permits : de Baugenehmigungen ; pt alvarás de construção ; it permessi di costruire ; nl bouwvergunningen
Friendliness : pt cordialidade*
Wheel alignment = Tyre fitting : de Reifenwechsel, Reifenmontage ; fr changement de pneus, montage de pneus ; es cambio de llantas, cambio de neumáticos ; pt troca de pneus ; it cambio gomme, montaggio pneumatici ; nl banden wisselen, bandenwissel ; ar تغيير الإطارات
Theatre production = Stage management : fr régie* ; de Bühnenleitung ; es regiduría, manejo de escenario ; pt direção de palco ; it direzione di scena ; nl podiumbeheer
Community development = Community engagement : si ප්‍රජා සහභාගීත්වය ; fr mobilisation communautaire ; es participación comunitaria ; pt engajamento comunitário
Student administration = School administration : hi विद्यालय प्रशासन, स्कूल प्रशासन ; fr direction d'école ; de Schulleitung ; es dirección escolar ; pt gestão escolar, direção escolar ; it dirigenza scolastica ; nl schoolleiding
School meal programme : si පාසල් ආහාර වැඩසටහන ; hi मध्याह्न भोजन ; ta மதிய உணவுத் திட்டம்
Quantity surveying : ar جداول الكميات ; es mediciones y presupuestos ; pt levantamento de quantitativos ; de Mengenermittlung ; nl hoeveelheidsbepaling
Clinical chemistry : ar كيمياء الدم ; de klinische Chemie ; fr biochimie clinique ; es química clínica ; pt bioquímica clínica ; it chimica clinica ; nl klinische chemie
Haematology : ar فحوصات الدم ; fr hématologie ; de Hämatologie ; es hematología ; pt hematologia ; it ematologia ; nl hematologie
Microbiology : ar الأحياء الدقيقة ; fr microbiologie ; de Mikrobiologie ; es microbiología ; pt microbiologia ; it microbiologia ; nl microbiologie
Bank reconciliation = Account reconciliation : de Kontenabstimmung ; pt conciliação contábil, conciliação de contas ; es conciliación de cuentas ; fr lettrage des comptes ; nl rekeningen afstemmen
Invoicing = Billing : hi बिलिंग, बिल बनाना
Baking = Bread making : it panificazione
Bricklaying : de Mauern*
CPR : de Reanimation*, Wiederbelebung* ; nl reanimatie* ; fr réanimation cardio-pulmonaire ; es reanimación cardiopulmonar ; it rianimazione cardiopolmonare
Cabinet making : fr ébénisterie
Cash flow management = Cash flow : es flujo de caja
Cash flow management = Cash management : fr trésorerie*
Mixology = Cocktail making : es coctelería*
Coffee making = Coffee preparation : it caffetteria*
Commercial law : es derecho mercantil
Debt collection : pt cobrança*, recuperação de crédito
Diary management : es gestión de agenda ; it gestione agenda
Irrigation = Drip irrigation : ta சொட்டு நீர்ப்பாசனம்
Credit control = Dunning : de Mahnwesen
Geriatric care = Elderly care : ar رعاية المسنين ; it assistenza anziani ; si වැඩිහිටි රැකවරණය ; ta முதியோர் பராமரிப்பு
Electrical installation = Electrical wiring : ar التمديدات الكهربائية
Labour law = Employment law : es derecho laboral ; fr droit du travail
Event management = Event planning : de Veranstaltungsorganisation ; es organización de eventos
Filing : de Ablage* ; es archivo* ; it archiviazione* ; pt arquivo*
Fire fighting = Firefighting : hi अग्निशमन ; si ගිනි නිවීම ; ta தீயணைப்பு
Food preparation : de Speisenzubereitung ; it preparazione piatti
VAT = GST returns : hi जीएसटी रिटर्न
Accounting = General accounting : it contabilità generale
Dispatch = Goods dispatch : de Warenausgang*
Cannulation = IV cannulation : ar تركيب الكانيولا ; es canalización de vías ; nl infuus inbrengen
Critical care nursing = Intensive care : ar العناية المركزة ; es cuidados intensivos ; si දැඩි සත්කාර ; ta தீவிர சிகிச்சை
Joinery : fr menuiserie
Studio lighting = Lighting : pt iluminação*
Mechanical maintenance = Machine maintenance : hi मशीन रखरखाव ; pt manutenção de máquinas ; ta இயந்திர பராமரிப்பு
Machining : pt usinagem
Nursing documentation = Medical records : it cartella clinica
Milking : es ordeño ; it mungitura
Occupational health and safety = Occupational safety : ar السلامة المهنية
Office administration = Office management : de Büroorganisation ; si කාර්යාල කළමනාකරණය
Rice cultivation = Paddy cultivation : si වී වගාව ; ta நெல் சாகுபடி
Painting : ar أعمال الدهان ; hi पुताई ; si පින්තාරු කිරීම
Pastry making = Pastry : de Patisserie ; fr pâtisserie* ; it pasticceria* ; nl patisserie*
Patient transfer = Patient mobility : de Mobilisation*
Pattern making = Pattern cutting : si රටා කැපීම
Pest control : es control de plagas ; si පළිබෝධ පාලනය ; ta பூச்சி கட்டுப்பாடு
Procurement = Purchasing : es compras* ; nl inkoop* ; pt compras*
Quantity surveying : ar حساب الكميات ; es metrados, cómputos métricos ; it computo metrico, computi metrici
Business writing = Report writing : ta அறிக்கை தயாரித்தல்
Room cleaning : pt arrumação de quartos
Defensive driving = Safe driving : ar القيادة الآمنة
Sewing : si ඇඳුම් මැසීම
Solar panel installation = Solar installation : hi सोलर पैनल लगाना
Stock control : ar مراقبة المخزون ; si තොග පාලනය
Inventory management = Stock management : hi स्टॉक प्रबंधन
Structural engineering = Structural design : ar التصميم الإنشائي
Switchboard operation = Switchboard : it centralino*
Taxation = Tax returns : es declaraciones de impuestos
Telephone etiquette = Telephone answering : es atención telefónica ; pt atendimento telefônico
Typing = Touch typing : de Zehnfingersystem
Tractor operation = Tractor driving : hi ट्रैक्टर चलाना ; it guida trattori ; si ට්‍රැක්ටර් පැදවීම ; ta டிராக்டர் ஓட்டுதல்
Heavy vehicle driving = Truck driving : ar قيادة الشاحنات ; es conducción de camiones ; nl vrachtwagen rijden
Typing : pt digitação
Wheel alignment = Tyre fitting : hi टायर बदलना ; si ටයර් මාරු කිරීම ; ta டயர் மாற்றுதல் ; ar تبديل الإطارات
Upselling : fr vente additionnelle
VAT = VAT returns : de Umsatzsteuervoranmeldung ; fr déclarations de TVA ; nl btw-aangifte
Immunisation = Vaccination : es vacunación ; hi टीकाकरण ; ta தடுப்பூசி
Wood finishing = Varnishing : fr vernissage
Vegetable cultivation = Vegetable growing : si එළවළු වගාව
Phlebotomy = Venepuncture : pt punção venosa
Vital signs monitoring = Vital signs : ar قياس العلامات الحيوية ; es toma de signos vitales ; it rilevazione parametri vitali ; nl vitale functies meten ; pt aferição de sinais vitais
Warehouse management : it gestione magazzino
Waste segregation = Waste sorting : fr tri des déchets
Visual merchandising = Window dressing : pt vitrinismo
Carpentry = Woodworking : nl houtbewerking
Emergency medicine : fr urgences* ; es urgencias* ; pt urgência* ; it pronto soccorso
Ultrasound imaging = Ultrasound : fr échographie ; de Sonographie, Ultraschall ; es ecografía ; pt ultrassonografia ; nl echografie
Palliative care = End-of-life care : fr fin de vie ; de Sterbebegleitung
Patient transfer = Patient mobilisation : fr mobilisation des patients ; es movilización de pacientes ; pt mobilização de pacientes ; it mobilizzazione dei pazienti
Crane operation = Tower crane operation : fr grue à tour ; de Turmdrehkran*, Kranführen ; es grúa torre ; it gru a torre ; nl torenkraan*
Crane operation = Mobile crane operation : fr grue mobile ; de Autokran* ; es grúa móvil, grúa telescópica ; pt operação de guindaste ; it autogru* ; nl mobiele kraan
Rigging = Lifting operations : fr opérations de levage, levage* ; es izaje de cargas, izaje ; pt içamento de cargas ; it sollevamento carichi ; nl hijswerkzaamheden
Painting and decorating = Interior painting : es pintura de interiores ; nl binnenschilderwerk
Painting and decorating = Wallpapering : de Tapezieren, Tapezierarbeiten ; es empapelado ; nl behangen, behangwerk ; it posa carta da parati ; pt aplicação de papel de parede ; fr pose de papier peint
Lacquering : de Lackierarbeiten ; fr laquage ; es lacado ; it laccatura ; nl lakwerk*, lakken
Working at heights = Working at height : de Arbeiten in der Höhe ; fr travail en hauteur, travaux en hauteur ; es trabajo en altura, trabajos en altura ; pt trabalho em altura ; it lavori in quota ; nl werken op hoogte
Taxation = Tax computation : pt apuração de impostos, apuração de tributos
Printing = Offset printing : es impresión offset ; fr impression offset ; de Offsetdruck ; pt impressão offset ; it stampa offset ; nl offsetdruk
Site supervision = Site management : it direzione lavori, direzione di cantiere ; de Bauleitung ; fr conduite de travaux ; es dirección de obra ; pt direção de obra, gestão de obras ; nl werfleiding
Restorations = Restoration : it restauro* ; fr restauration du patrimoine ; de Restaurierung* ; es restauración de edificios
Building regulations = Building permits : fr permis de construire ; de Bauanträge ; es licencias de obra ; it pratiche edilizie
Friendliness : de Freundlichkeit, freundlich* ; nl vriendelijkheid, vriendelijk*, vriendelijk ; fr amabilité ; es amabilidad* ; pt simpatia* ; it gentilezza
Theatre production = Stage management : si වේදිකා කළමනාකරණය
Community development = Community engagement : ar المشاركة المجتمعية ; hi सामुदायिक सहभागिता ; ta சமூக ஈடுபாடு
Student administration = School administration : si පාසල් පරිපාලනය, පාසල් කළමනාකරණය ; ta பாடசாலை நிர்வாகம், பள்ளி நிர்வாகம் ; ar الإدارة المدرسية
Check-in and check-out = Check-in : de Check-in und Check-out ; es registro de huéspedes ; pt check-in e check-out ; it check-in e check-out
Room cleaning : de Zimmerreinigung ; fr entretien des chambres ; es limpieza de habitaciones ; it pulizia camere, rifacimento camere
MIG welding = MAG welding : de MAG-Schweißen ; fr soudage MAG
Arc welding = Stick welding : pt eletrodo revestido ; de Elektrodenschweißen
Flame cutting = Gas cutting : de Brennschneiden ; fr oxycoupage ; es oxicorte ; pt oxicorte* ; it ossitaglio ; nl autogeen snijden
Blueprint reading = Reading technical drawings : de Lesen technischer Zeichnungen ; es interpretación de planos ; it lettura disegno tecnico ; nl tekening lezen
Human resources = Personnel administration : de Personalverwaltung
Garment construction : it confezione abiti
Tailoring : it sartoria* ; ar الخياطة
Packaging = Packing : ta பேக்கிங்
Social media marketing = Social media : ar وسائل التواصل الاجتماعي ; es redes sociales ; pt redes sociais ; fr réseaux sociaux, gestion des réseaux sociaux ; de soziale Medien ; nl sociale media ; hi सोशल मीडिया ; si සමාජ මාධ්‍ය ; ta சமூக ஊடகங்கள்
Hardware troubleshooting = Computer repair : hi कंप्यूटर मरम्मत ; ar صيانة الحاسوب ; si පරිගණක අලුත්වැඩියාව
Patient education : fr éducation thérapeutique
Patient education = Patient counselling : de Patientenberatung ; nl patiëntenvoorlichting
Baking = Bread baking : de Brotbacken, Brotherstellung ; es panadería* ; pt panificação ; ta ரொட்டி தயாரித்தல்
Coffee making = Barista skills : de Kaffeezubereitung ; it preparazione caffè ; nl koffie zetten
Waiting tables : de Servieren ; fr service en salle, service à table ; es servicio de mesa, atención de mesas ; pt serviço de mesa, atendimento de mesas ; it servizio ai tavoli, servizio in sala ; nl bediening*, tafelbediening ; ar خدمة الطاولات ; si ආහාර පිළිගැන්වීම ; ta உணவு பரிமாறுதல்
Food safety = Food hygiene : de Lebensmittelhygiene ; fr hygiène alimentaire, normes d'hygiène ; es higiene alimentaria, manipulación de alimentos ; pt higiene alimentar, manipulação de alimentos ; it igiene alimentare ; nl voedselhygiëne ; si ආහාර සනීපාරක්ෂාව
Mechanical maintenance = Industrial maintenance : fr maintenance industrielle ; es mantenimiento industrial ; pt manutenção industrial ; it manutenzione industriale
Machining : de Zerspanung ; fr usinage ; es mecanizado ; nl verspaning
Invoicing = Invoice processing : fr saisie des factures
IT support = Technical support : de technischer Support, IT-Support ; fr support technique ; es soporte técnico ; pt suporte técnico ; it supporto tecnico, assistenza tecnica ; nl technische ondersteuning, gebruikersondersteuning ; ar الدعم الفني, الدعم التقني ; hi तकनीकी सहायता ; si තාක්ෂණික සහාය
Software development = Programming : de Programmierung* ; fr programmation* ; es programación* ; pt programação* ; nl programmeren* ; ar البرمجة ; hi प्रोग्रामिंग ; si පරිගණක ක්‍රමලේඛනය ; ta நிரலாக்கம்
Shop drawings : it disegni esecutivi ; fr plans d'exécution ; de Ausführungspläne* ; nl werktekeningen
Structural engineering = Structural design : es cálculo estructural ; pt cálculo estrutural ; it calcolo strutturale, progettazione strutturale ; fr calcul de structures ; de Tragwerksplanung ; hi संरचनात्मक डिजाइन
Pesticide application : nl gewasbescherming
Aquaculture = Fish farming : hi मछली पालन
Hairdressing = Haircutting : hi बाल काटना
Make-up artistry = Make-up : si රූපලාවන්‍ය
Occupational health and safety = Occupational safety : es seguridad industrial, seguridad laboral, prevención de riesgos laborales, seguridad y salud en el trabajo ; pt segurança do trabalho ; it sicurezza sul lavoro ; fr sécurité au travail ; de Arbeitssicherheit, Arbeitsschutz ; nl arbeidsveiligheid ; hi सुरक्षा नियम ; si වෘත්තීය සුරක්ෂිතතාව
Telephone etiquette = Telephone answering : it gestione telefonate
Filing : de Aktenführung ; fr classement*, archivage ; pt arquivamento ; nl archiveren*, archivering
Proofreading : es corrección de textos ; pt revisão de textos ; fr relecture*, correction de textes ; de Lektorat* ; it revisione testi
Interpreting = Consecutive interpreting : es interpretación consecutiva
Cinematography = Camera operation : es cámara*, operación de cámara ; pt operação de câmera ; fr prise de vues, cadrage* ; it riprese video ; de Kameraführung ; nl camerawerk
Pastry making = Viennoiserie : fr tourage
Microfinance : ta குழுக் கடன் ; si කණ්ඩායම් ණය
Furniture making : pt marcenaria*
Media relations : fr relations presse ; pt assessoria de imprensa ; de Pressearbeit
IT support = User support : de Anwenderbetreuung ; fr support utilisateurs
Material management = Material planning : de Disposition*
Diary management : nl agendabeheer
Cost estimation = Estimating : it preventivi*
File management : hi फाइल प्रबंधन
Landscaping = Garden design : si උද්‍යාන නිර්මාණය
Gardening = Garden maintenance : ta தோட்ட பராமரிப்பு
Onboarding = Induction : es inducción*
Sewing machine operation = Lockstitch machine : es máquina recta ; si ජූකි මැෂින්
Massage therapy = Massage : de Massage*
Network administration = Networking : hi नेटवर्किंग
Overhead crane : it carroponte*
Pest control : hi कीट नियंत्रण ; pt controle de pragas
Pest and disease management = Plant protection : de Pflanzenschutz
Reservations = Room reservations : ar حجز الغرف ; hi कमरा बुकिंग ; si කාමර වෙන් කිරීම ; ta அறை முன்பதிவு
Switchboard operation = Switchboard : fr standard téléphonique
Training delivery = Training : es capacitación*
Tree surgery : fr élagage*
Employee relations = Union relations : it relazioni sindacali
Immunisation = Vaccination : fr vaccination
Water heater installation = Water heaters : pt aquecedores*
Water tank installation = Water tanks : ar خزانات المياه ; pt caixa d'água
Domestic cleaning = House cleaning : fr ménage* ; de Hauswirtschaft*
Geriatric care = Elderly care : pt cuidado de idosos ; es cuidado de ancianos ; fr soins aux personnes âgées ; de Seniorenbetreuung ; nl ouderenzorg ; hi बुजुर्गों की देखभाल, वृद्ध देखभाल
Dispatch : es despacho de mercadería
Brake systems : hi ब्रेक सिस्टम
Transmission repair = Gearbox repair : ar إصلاح ناقل الحركة
Remedial teaching : pt reforço escolar ; nl bijles
Vital signs monitoring = Vital signs : fr prise des constantes, surveillance des constantes ; de Vitalzeichenkontrolle
Bricklaying : nl metselen*, metselwerk
Carpentry = Woodworking : hi लकड़ी का काम
Quotation preparation : fr devis*
Mail handling : fr gestion du courrier
`;
