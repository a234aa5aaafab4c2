export default String.raw`
// Customs, languages, film, pastry, savings, software and what is left of the trades.
Customs clearance = Customs declarations : ar البيانات الجمركية, بيان جمركي ; es declaraciones aduaneras ; pt declarações aduaneiras, DUIMP* ; fr déclarations douanières ; de Zollanmeldungen, Zolldeklarationen ; it dichiarazioni doganali, bolle doganali ; nl douaneaangiften, douaneaangifte ; hi सीमा शुल्क घोषणा ; si රේගු ප්‍රකාශ ; ta சுங்க அறிவிப்புகள்
HS classification : ar تصنيف السلع, التصنيف الجمركي ; es clasificación arancelaria ; pt classificação fiscal, classificação NCM ; fr classement tarifaire ; de Zolltarifierung, Tarifierung ; it classificazione doganale ; nl tariefclassificatie ; si එච්එස් වර්ගීකරණය
Duty calculation : ar حساب الرسوم, حساب الرسوم الجمركية ; es cálculo de aranceles ; pt cálculo de tributos de importação ; fr calcul des droits de douane ; de Zollberechnung ; it calcolo dei dazi ; nl berekening invoerrechten
Bill of lading : ar بوليصة الشحن, بوالص الشحن ; es conocimiento de embarque ; pt conhecimento de embarque ; fr connaissement* ; de Konnossement* ; it polizza di carico ; nl cognossement*
Certificates of origin = Certificate of origin : ar شهادة المنشأ, شهادات المنشأ ; es certificado de origen, certificados de origen ; pt certificado de origem ; fr certificat d'origine ; de Ursprungszeugnis*, Ursprungszeugnisse* ; it certificato di origine ; nl certificaat van oorsprong
Cargo inspection : ar المعاينة*, معاينة البضائع ; es aforo*, inspección de carga ; pt conferência física de cargas
International business = Import and export : ar الاستيراد والتصدير ; es importación y exportación, comercio exterior ; pt importação e exportação, comércio exterior ; fr commerce international ; de Import und Export, Außenhandel ; it commercio estero ; nl import en export ; hi आयात निर्यात ; si ආනයන හා අපනයන, ආනයන අපනයන ; ta இறக்குமதி ஏற்றுமதி
Trade finance = Letters of credit : ar الاعتمادات المستندية ; es cartas de crédito ; pt cartas de crédito ; fr crédits documentaires, lettres de crédit ; de Akkreditive* ; it lettere di credito ; nl documentaire kredieten
Proofreading : ar المراجعة اللغوية ; es revisión de textos ; pt revisão textual ; nl tekstcorrectie ; hi प्रूफ रीडिंग ; ta பிழைதிருத்தம்
Terminology management : ar قواعد المصطلحات, إدارة المصطلحات ; es gestión terminológica ; pt gestão terminológica ; fr gestion terminologique, terminologie* ; de Terminologiearbeit, Terminologiemanagement ; it gestione terminologica ; nl terminologiebeheer
Translation = Translation memory : ar ذاكرات الترجمة, ذاكرة الترجمة ; es memorias de traducción ; pt memórias de tradução ; fr mémoires de traduction ; it memorie di traduzione ; nl vertaalgeheugens
Interpreting = Consecutive interpreting : ar الترجمة التتابعية ; pt interpretação consecutiva ; fr interprétation consécutive ; de Konsekutivdolmetschen ; it interpretazione consecutiva ; nl consecutief tolken
Legal translation : es traducción jurídica, traducción legal ; pt tradução jurídica ; fr traduction juridique ; de juristische Übersetzungen ; it traduzione giuridica ; nl juridische vertalingen
Subtitling : es subtitulación ; pt legendas* ; it sottotitolazione, sottotitoli*
Localisation : ar التوطين* ; es localización de software ; pt localização de software ; fr localisation de logiciels ; it localizzazione software
Video editing : es edición*, edición audiovisual ; de Schnitt* ; nl montage van video's
Mixing and mastering = Audio mixing : es mezcla de sonido, mezcla de audio ; pt mixagem de som, mixagem* ; fr mixage son, mixage* ; it missaggio* ; de Tonmischung ; nl geluidsmix
Colour grading : fr étalonnage couleur ; it correzione colore
Scriptwriting : es guion*, guionismo*, redacción de guiones ; pt roteiro*, roteirização de vídeos ; fr écriture de scénarios ; it sceneggiatura* ; de Drehbuchschreiben ; nl scenario schrijven ; ar كتابة السيناريو ; hi पटकथा लेखन ; si තිර රචනය ; ta திரைக்கதை எழுதுதல்
Cinematography = Camera operation : es manejo de cámara ; it riprese* ; ar تشغيل الكاميرا ; hi कैमरा संचालन ; si කැමරා හැසිරවීම ; ta கேமரா இயக்குதல்
Creativity : si නිර්මාණශීලිත්වය*
Puff pastry : fr feuilletage*, pâte feuilletée, pâtes feuilletées ; es hojaldre*, masas hojaldradas ; pt massa folhada ; it pasta sfoglia, sfogliatura* ; de Blätterteig ; nl bladerdeeg
Pastry making = Viennoiserie : fr viennoiseries* ; es bollería* ; pt folhados* ; it lievitati* ; de Plundergebäck
Pastry making = Choux pastry : fr pâte à choux, pâtes à choux ; es pasta choux ; pt massa choux ; it pasta bignè, pasta choux ; de Brandteig* ; nl soezendeeg
Special diets = Allergen management : fr gestion des allergènes, allergènes* ; es control de alérgenos, alérgenos* ; pt controle de alergênicos ; it gestione allergeni, allergeni* ; de Allergenkennzeichnung, Allergenmanagement ; nl allergenenbeheer
Microfinance : hi सूक्ष्म वित्त, समूह ऋण ; es microcréditos, microfinanzas ; pt microcrédito*
Loan recovery : ta கடன் வசூல் ; si ණය අයකර ගැනීම, ණය අය කිරීම ; es recuperación de créditos ; fr recouvrement de crédits
Cash handling : ta பண கையாளுகை ; si මුදල් අයකැමි ; hi नकद लेनदेन, नकदी संभालना ; ar تحصيل المبالغ, التعامل النقدي, الكاشير* ; de Abrechnung der Kasse, Kassenbedienung ; fr encaissement des clients ; es cobro de estancias, cobranza en caja ; pt recebimento de pagamentos ; it chiusura cassa, apertura e chiusura cassa ; nl bijhouden van de kassa
Financial literacy training : ta நிதி அறிவூட்டல் ; si මූල්‍ය සාක්ෂරතා පුහුණුව ; hi वित्तीय साक्षरता ; es educación financiera ; pt educação financeira ; fr éducation financière ; it educazione finanziaria ; ar التوعية المالية
Motorcycle riding : ta மோட்டார் சைக்கிள் ஓட்டுதல் ; si යතුරුපැදි පැදවීම ; hi मोटरसाइकिल चलाना ; ar قيادة الدراجات النارية
Medication labelling = Medicine labelling : ta லேபிள் ஒட்டுதல்
Cold chain management : ta குளிர்சாதன சேமிப்பு ; es cadena de frío ; pt cadeia de frio, cadeia fria ; fr chaîne du froid, gestion de la chaîne du froid ; it catena del freddo ; de Kühlkette*, Kühlkettenmanagement ; nl koelketen* ; ar سلسلة التبريد ; hi कोल्ड चेन ; si ශීත දාම කළමනාකරණය
Furniture making : de Möbelbau*, Möbelherstellung ; fr fabrication de meubles ; es fabricación de muebles, ebanistería* ; pt fabricação de móveis ; it costruzione mobili ; nl meubelmaken ; ar صناعة الأثاث ; si ගෘහ භාණ්ඩ නිෂ්පාදනය, ලී බඩු සෑදීම ; ta தளபாடம் தயாரித்தல், மரச்சாமான்கள் தயாரித்தல்
Mould changing : pt troca de molde, troca de moldes ; de Werkzeugwechsel* ; es cambio de moldes ; fr changement de moules ; it cambio stampi
Injection moulding : pt injeção de plásticos, injeção plástica ; es inyección de plásticos ; fr injection plastique, plasturgie* ; de Spritzguss, Spritzgießen ; it stampaggio a iniezione ; nl spuitgieten
Measuring instruments : es calibrador*, pie de rey ; ar أدوات القياس
Media relations : fr relations médias ; es relaciones con medios, relaciones con la prensa ; it ufficio stampa, relazioni con i media ; de Medienarbeit ; nl persrelaties, perscontacten ; ar العلاقات الإعلامية
Gap analysis = Fit-gap analysis : de Fit-Gap-Analyse, Fit-Gap-Analysen
IT support = User support : de Benutzerbetreuung ; es atención a usuarios ; it assistenza utenti
Material management = Material planning : de Materialdisposition ; es planificación de materiales ; fr planification des besoins ; pt planejamento de materiais ; it pianificazione materiali ; nl materiaalplanning
Business process modelling = Process modelling : de Prozessmodellierung ; fr modélisation des processus ; es modelado de procesos ; pt modelagem de processos ; it modellazione dei processi ; nl procesmodellering
Interviewing = Competency-based interviewing : es entrevistas por competencias ; pt entrevistas por competências ; fr entretiens par compétences
Spare parts management : de Ersatzteilmanagement, Ersatzteilverwaltung ; fr gestion des pièces de rechange ; es gestión de repuestos ; pt gestão de peças de reposição ; it gestione ricambi
Dishwashing = Kitchen cleaning : de Küchenreinigung, Reinigung der Küche ; fr nettoyage de la cuisine, nettoyage du laboratoire, plonge* ; es limpieza de cocina ; pt limpeza da cozinha, limpeza de cozinha ; it pulizia cucina, pulizia della cucina ; nl keuken schoonmaken ; ar تنظيف المطبخ ; ta சமையலறை சுத்தம் செய்தல்
Customer advice : de Beratung der Kunden, Kundenberatung im Verkauf ; fr conseil de la clientèle, conseil clientèle ; es asesoramiento al cliente, asesoría a clientes ; pt aconselhamento de clientes, consultoria ao cliente ; it consulenza alla clientela, consulenza al cliente ; nl klantadvies, adviseren van klanten
Travel arrangements : de Organisation von Dienstreisen, Dienstreiseorganisation ; es organización de viajes ; fr organisation de déplacements ; pt organização de viagens ; it organizzazione viaggi, organizzazione trasferte ; nl reizen boeken
Pre- and post-operative care = Pre-operative care : pt preparo do paciente para cirurgias, preparo pré-operatório ; es preparación prequirúrgica ; fr préparation préopératoire ; de Operationsvorbereitung, OP-Vorbereitung ; it preparazione preoperatoria ; nl preoperatieve zorg
Breakdown maintenance = Corrective maintenance : pt manutenção corretiva ; es mantenimiento correctivo ; fr maintenance corrective, maintenance curative ; it manutenzione correttiva ; nl correctief onderhoud ; de korrektive Instandhaltung ; ar الصيانة التصحيحية, الصيانة العلاجية
Maintenance planning : pt planos de manutenção, elaboração de planos de manutenção, planejamento de manutenção ; es planes de mantenimiento, planificación del mantenimiento ; fr planification de la maintenance ; it piani di manutenzione, pianificazione manutenzione ; nl onderhoudsplanning ; de Wartungsplanung, Instandhaltungsplanung ; ar تخطيط الصيانة
Data modelling : pt modelagem de banco de dados, modelagem de dados ; es modelado de datos ; fr modélisation de données, modélisation des données ; it modellazione dati, modellazione dei dati ; de Datenmodellierung ; nl datamodellering ; ar نمذجة البيانات
School trips : it organizzazione di uscite didattiche, uscite didattiche ; es salidas pedagógicas, excursiones escolares ; pt passeios escolares ; de Klassenfahrten ; nl schoolreizen, schooluitstapjes
Load securing : it fissaggio della merce, fissaggio del carico ; pt enlonamento* ; es amarre de carga ; fr arrimage*, arrimage des charges ; ar تثبيت الحمولة ; hi माल बांधना ; nl lading vastzetten
Electrical testing : it collaudo degli impianti, collaudo impianti elettrici ; fr essais électriques ; es pruebas eléctricas ; de Prüfung elektrischer Anlagen ; ar الفحوصات الكهربائية, اختبار الدوائر الكهربائية
Feeding assistance : it assunzione dei pasti, aiuto nell'assunzione dei pasti, imboccamento* ; fr aide à la prise des repas, aide aux repas ; es ayuda en la alimentación ; pt auxílio na alimentação ; nl hulp bij eten, helpen met eten ; de Hilfe beim Essen
Personal care : de Grund- und Behandlungspflege ; nl hulp bij wassen en aankleden ; hi व्यक्तिगत देखभाल ; si පෞද්ගලික රැකවරණය ; ta தனிநபர் பராமரிப்பு ; ar العناية الشخصية
Surgery = Surgical assistance : it assistenza durante interventi chirurgici, assistenza in sala operatoria ; es asistencia quirúrgica, asistencia en quirófano ; pt auxílio em cirurgias ; fr aide opératoire ; de OP-Assistenz ; nl assisteren bij operaties ; ar المساعدة الجراحية
Nursing documentation : it compilazione della cartella infermieristica, cartella infermieristica ; pt evolução em prontuário, evolução de enfermagem
FIFO = Stock rotation : pt controle de validade ; es rotación de productos, control de vencimientos ; fr rotation des stocks, contrôle des DLC ; it rotazione delle scorte, controllo scadenze ; nl FIFO-rotatie ; de MHD-Kontrolle
Referral management : pt encaminhamentos*, encaminhamento para a rede ; es derivaciones* ; fr orientation vers les partenaires
Adobe Illustrator : ar إليستريتور*
Adobe Photoshop : ar فوتوشوب*
Tailoring = Alterations : it riparazioni*
Appointment scheduling : pt agendamento de consultas
Attendance management = Attendance tracking : it gestione presenze
Banqueting : de Bankettservice
Bathroom installation : nl badkamers installeren
Invoicing = Billing : ta பில்லிங்*
Blueprint reading : ta வரைபடம் படித்தல்
Heating installation = Boiler installation : it caldaie a gas
Brazing : it saldobrasatura
Brush cutter : pt roçadeira*
Buttonholing = Buttonholes : es ojales*
Complaint handling : es quejas y reclamos ; fr traitement des plaintes ; nl klachten behandelen
Dashboards : fr tableaux de bord
Document management : pt organização de documentos
Drug inventory management : fr gestion du stock de médicaments
Employee welfare : es bienestar social ; it welfare aziendale
Fertiliser application = Fertilisation : pt adubação* ; ta உரமிடுதல்*
Fittings : it prove abito
Landscaping = Garden design : de Gartenplanung ; fr création de massifs ; nl tuinontwerp
Health insurance : pt convênios médicos
Hemming : it orli*
Insurance claims processing for pharmacy = Insurance billing : fr tiers payant
Irrigation : nl beregening ; ta நீர் பாய்ச்சுதல்
Irrigation = Irrigation systems : fr arrosage automatique
Labour law : ar نظام العمل السعودي ; es legislación laboral ; fr droit social
Landscaping : fr maçonnerie paysagère
Laying lawns = Lawn laying : fr engazonnement
Learning and development : ar التدريب والتطوير ; de Personalentwicklung ; pt treinamento e desenvolvimento
Mail handling : nl postverwerking
Meeting coordination = Meeting room booking : nl vergaderzalen*
Plate cutting = Metal cutting : si යකඩ කැපීම
Nursery management : hi नर्सरी प्रबंधन ; si තවාන් නඩත්තුව ; ta நாற்று உற்பத்தி
Onboarding : pt admissão e demissão
Orthopaedics : fr orthopédie*
Paving : de Pflasterarbeiten ; nl bestrating
Payroll : es planillas*
Pipe fitting : es tuberías* ; pt PVC e cobre ; si පීවීසී නල
Pipe fitting = Pipe laying : ar تمديد المواسير
Prescription checking = Prescription review : fr analyse d'ordonnances
Textile design = Print design : ar تصميم المطبوعات
Production planning = Production targets : si ඉලක්ක සපුරාලීම ; ta உற்பத்தி இலக்கு
Water pump maintenance = Pump maintenance : ar صيانة المضخات
Radiator installation : fr pose de radiateurs
Room service : ar خدمة الغرف
Sheet metal bending : it piegatura lamiera ; pt dobra de chapas
Solar thermal : it pannelli solari termici
Soldering : fr soudure cuivre
Sports injury management = Sports physiotherapy : de Sportphysiotherapie
Switchboard operation = Switchboard : es central telefónica ; si දුරකථන හුවමාරුව
Tack welding : de Heften*
Recruitment = Talent acquisition : ar استقطاب الكفاءات
Tap repair : es reparación de grifería ; hi नल मरम्मत
Team management : fr encadrement de préparateurs
Attendance management = Time and attendance : de Zeiterfassung ; pt ponto eletrônico
Training delivery = Training : it formazione*
Training coordination : fr plan de formation ; nl opleidingen organiseren
UI design : ar تصميم واجهات المستخدم
Water supply engineering = Water supply systems : es redes de agua potable
Wine knowledge : de Weinberatung
Workforce planning : de Personalplanung
Budgeting : es presupuestos*
Procurement : fr approvisionnement*
Assembly : it montaggio*
Chocolate making : fr tempérage ; es temperado de chocolate ; pt temperagem de chocolate, temperagem* ; it temperaggio* ; de Temperieren von Schokolade
Customer service : fr accueil des clients
Carpentry : ar النجارة ; it falegnameria*
Blueprint reading : de Zeichnungslesen ; pt leitura de desenho técnico
Medication administration : ta மருந்து வழங்கல்
Budgeting : es elaboración de presupuestos ; pt elaboração de orçamentos
`;
