export default String.raw`
// What cashiers, clerks, carers, cooks, drivers and fitters list, in their own plain words.
Cash handling : fr rendu de monnaie, encaissement clients ; it incasso*, incassi* ; nl kassa bedienen, omgaan met geld, afrekenen met klanten ; de Kasse bedienen
Cash handling = Cash reconciliation : nl kassa opmaken, opmaken van de kassa, kas opmaken ; it chiusura della cassa ; fr comptage de caisse ; de Abrechnung der Kasse ; ar إغلاق الصندوق, إغلاق الحسابات اليومية ; es cuadre de caja
Point of sale = Cash register : ar تشغيل صندوق النقد
Retail pricing and labelling = Labelling : fr étiquetage* ; de Etikettieren, Etikettierung, Auszeichnung neuer Ware ; es etiquetado* ; it etichettatura* ; nl etiketteren, prijzen*
Shelf stocking = Facing : fr facing* ; nl spiegelen*, spiegelen van de schappen
Goods receiving : fr réception des livraisons, réception de livraisons
Incoming goods inspection : de Wareneingangskontrolle
Pallet truck operation = Pallet jack : fr transpalette* ; es manejo de transpaleta, transpaleta*, zorra hidráulica ; pt paleteira* ; nl palletwagen*
Barcode scanning : fr scan des articles, scannage ; nl scannen van goederen, scannen van producten
Dispatch : es despacho de pedidos ; nl verzenden*, verzending*
Dispatch documentation = Delivery notes : it bolle di consegna ; de Kontrolle der Lieferscheine ; nl pakbonnen*, controleren van pakbonnen, vrachtbrieven* ; si භාර දීමේ පත්‍ර
Telephone etiquette = Telephone answering : es recepción de llamadas ; fr réponse aux appels ; hi फोन कॉल उठाना
Switchboard operation = Switchboard : nl doorverbinden van bellers, doorverbinden*
Appointment scheduling : es agendamiento de citas, agendamiento de horas ; nl afspraken inplannen
Correspondence : fr rédaction de courriers, rédaction de courrier ; it redazione lettere, redazione di lettere, corrispondenza commerciale
Mail handling : de Bearbeitung der Post, Postbearbeitung ; it smistamento della posta, smistamento posta ; nl post verwerken
Minute taking : fr comptes rendus de réunion, compte rendu de réunion ; es actas de reunión, levantamiento de actas ; pt atas de reunião ; it verbali di riunione
Visitor management : pt recepção de visitantes ; nl bezoekers ontvangen, bezoekers aanmelden ; es control de visitas ; fr accueil des visiteurs ; de Besucheranmeldung
Meeting coordination = Room booking : nl vergaderruimtes reserveren
Office supplies management = Office supplies : nl bestellen van kantoorartikelen, kantoorartikelen bestellen ; de Bestellung von Büromaterial ; fr commande de fournitures
Filing : pt arquivamento de documentos ; fr classement de dossiers, classement des pièces ; hi फाइलों का रखरखाव
Invoicing : fr facturation clients ; it fatturazione attiva e passiva, fatturazione attiva
Invoicing = Invoice processing : nl facturen verwerken, inboeken van facturen ; de Rechnungsbearbeitung und Kontierung
Bookkeeping : de Kontieren ; nl inboeken*
Payroll : fr bulletins de salaire, bulletins de paie, établissement des bulletins de salaire, fiches de paie ; es pago de planillas, cálculo de planillas
Expense management = Expense reports : fr notes de frais, contrôle des notes de frais ; de Reisekostenabrechnung, Spesenabrechnung ; nl declaraties verwerken ; it note spese
Accounts receivable : de Debitoren* ; nl debiteuren*
Accounts payable : de Kreditoren* ; nl crediteuren*
VAT = VAT returns : es declaración de IVA, declaraciones de IVA
Taxation = Tax returns : ar إعداد الإقرارات الضريبية, الإقرارات الضريبية
Digital banking = Online banking : it home banking
Personal care : it igiene della persona, cura della persona ; nl wassen en kleden, wassen en aankleden ; es aseo del paciente, aseo de pacientes ; fr aide au lever et au coucher, aide au lever, aide au coucher ; ta குளிப்பாட்டுதல் ; si වැඩිහිටියන් නෑවීම
Feeding assistance : it aiuto al pasto, aiuto durante i pasti ; de Essen anreichen, Essenreichen ; ta உணவூட்டுதல் ; si කෑම කැවීම
Patient transfer = Patient positioning : es cambios posturales ; pt mudança de decúbito ; fr changements de position
Patient transfer = Patient handling : fr manutention des patients, manutention des personnes ; nl tillift*
Patient transfer = Hoist use : it uso del sollevatore, sollevapersone
Patient safety = Fall prevention : fr prévention des chutes ; de Sturzprophylaxe, Sturzprävention ; es prevención de caídas ; it prevenzione cadute ; nl valpreventie
Shift handover : fr transmissions*, transmissions écrites et orales ; de Dienstübergabe, Übergabe*
Medication administration : nl medicijnen geven ; de Medikamente stellen, Medikamente richten
Vital signs monitoring = Vital signs : it rilevazione parametri, rilevazione dei parametri
Vital signs monitoring = Blood pressure monitoring : es toma de presión ; hi ब्लड प्रेशर जांच, बीपी जांच
Wound care : it medicazioni semplici ; pt realização de curativos ; ta காயங்களுக்கு மருந்து கட்டுதல்
Injections : hi इंजेक्शन देना, इंजेक्शन लगाना
Nursing documentation : ar تسجيل الملاحظات في ملف المريض
Phlebotomy : fr prélèvements* ; nl bloedprikken, bloed prikken
Specimen collection : nl monsters nemen, monstername ; de Probenentnahme
Pipetting : fr pipetage ; de Pipettieren ; es pipeteo ; pt pipetagem ; it pipettaggio ; nl pipetteren
Microbiology : fr analyses microbiologiques
Analytical chemistry = Chemical analysis : it analisi chimiche ; fr analyses chimiques ; de chemische Analysen
Calibration : de Kalibrierung, Kalibrieren ; es calibración de equipos, calibración de instrumentos ; pt calibração, calibração de instrumentos ; it taratura strumenti, taratura degli strumenti ; nl kalibreren, kalibratie ; fr étalonnage des appareils, étalonnage des instruments
Prescription checking = Prescription processing : de Rezeptbelieferung ; nl receptverwerking
Grocery shopping : it spesa*, fare la spesa ; nl boodschappen doen ; fr courses* ; de Einkäufe erledigen
Nappy changing : fr change des enfants ; de Wickeln*
Homework support : fr aide aux devoirs ; de Hausaufgabenbetreuung, Hausaufgabenhilfe ; it aiuto compiti, aiuto nei compiti ; nl huiswerkbegeleiding ; es ayuda con los deberes
Childcare : it assistenza bambini, assistenza ai bambini
Babysitting : nl oppassen*
Activity-based learning = Play-based learning : de Spielpädagogik
Sanitation = Toilet cleaning : nl sanitair schoonmaken
Cleaning = Stairwell cleaning : de Treppenhausreinigung
Waste segregation = Waste sorting : it raccolta differenziata
Floor care = Floor polishing : fr utilisation de la monobrosse
Dishwashing : pt lavagem de louça, lavar louça ; es lavado de vajilla ; it lavaggio stoviglie, lavaggio piatti ; nl afwassen* ; de Spülen* ; fr lavage de la vaisselle
Domestic cleaning = House cleaning : nl schoonmaken van de woning
Retail sales : fr vente en magasin ; it assistenza alla vendita
Sales = Selling : de Verkaufsgespräche ; nl verkoopgesprekken
Closing sales : es cierre de ventas
Complaint handling : de Reklamationen* ; ar حل شكاوى الضيوف, حل شكاوى العملاء ; es resolución de quejas
Sales negotiation : fr négociation commerciale
Quotation preparation : fr élaboration de devis, établissement des devis, devis* ; es elaboración de cotizaciones ; pt elaboração de orçamentos para clientes
Contract management = Contract negotiation : de Vertragsverhandlung, Vertragsverhandlungen
Trade shows : de Messeauftritte, Messebetreuung
Account management : de Betreuung von Bestandskunden, Bestandskundenbetreuung
Product demonstration : de Vorführung der Produkte, Produktvorführung
Volume recruitment = Mass recruitment : es reclutamiento masivo, contratación masiva ; pt recrutamento em massa ; fr recrutement de masse, recrutement en volume ; it selezione massiva ; de Massenrekrutierung
Recruitment : de Bewerbermanagement ; es contratación*, contratación de personal
Interviewing : fr entretiens d'embauche, entretiens de recrutement
Employee records management = Personnel files : de Personalakten, Führung der Personalakten ; nl personeelsdossiers
Graphic design : fr création de visuels ; es diseño de piezas, diseño de piezas gráficas
Content writing : fr rédaction web ; es redacción de contenidos ; nl teksten schrijven
Email marketing = Newsletters : nl nieuwsbrieven
Pay-per-click advertising = Paid advertising : pt tráfego pago
Motion graphics : es animación de títulos, animación de gráficos
Agile : fr méthode agile, méthodes agiles ; es metodologías ágiles, metodología ágil ; pt metodologias ágeis, métodos ágeis ; it metodologie agili, metodologia agile ; nl agile werken ; de agile Methoden, agiles Arbeiten
Debugging : fr correction des anomalies, correction de bogues ; es corrección de errores ; it correzione di difetti, correzione di errori ; pt correção de erros
Printer maintenance : de Einrichtung der Drucker
Electrical installation = Wiring : fr câblage* ; de Verdrahten, Verdrahtung ; es cableado* ; nl bedrading*
Electrical installation = Domestic wiring : it impianti civili
Electrical installation = House wiring : hi हाउस वायरिंग, घर की वायरिंग
Motor rewinding : hi मोटर रिवाइंडिंग, मोटर वाइंडिंग
Solar panel installation : hi सोलर पैनल इंस्टॉलेशन, सोलर पैनल लगाना
Socket and switch fitting = Socket installation : fr pose de prises ; de Montage von Steckdosen
Cable pulling : nl kabels trekken
Cable jointing = Cable laying : de Verlegung von Kabeln ; it posa di cavi, posa cavi ; es tendido de cables
Fault finding : nl storingen oplossen, storing zoeken
Distribution board installation = Panel wiring : nl schakelkasten*, groepenkasten* ; es tableros eléctricos
Electrical schematics : it lettura schemi, lettura di schemi elettrici
Electrical testing : de VDE-Messung, VDE-Messungen
Boiler servicing : nl cv-ketels*
Tiling : nl tegelzetten
Turning : pt operação de torno ; es operación de torno, manejo de torno, torno paralelo, torno convencional ; it uso del tornio, tornio parallelo
Milling : it uso della fresatrice ; fr fraisage sur commande numérique
Measuring instruments : it uso del calibro
Preventive maintenance : it manutenzione ordinaria
CAD : de CAD-Konstruktion
Bill of materials : de Stücklisten* ; fr nomenclatures* ; nl stuklijsten*
Gypsum plastering : pt gesso*
Soldering = Copper soldering : fr soudure cuivre, brasure cuivre
Driving licence : fr permis C, permis CE ; de Führerschein CE, Führerschein C ; it patente C, patente CE ; nl rijbewijs C, rijbewijs CE ; pt CNH B, CNH D, CNH categoria B ; es licencia clase B, licencia clase C ; ar رخصة قيادة ثقيلة, رخصة قيادة خصوصي
Bus driving = Passenger transport : de Personenbeförderung ; es traslado de pasajeros
Heavy vehicle driving = Truck driving : nl rijden van nachtritten
Multi-drop delivery = Delivery rounds : fr tournées de livraison
Home delivery : es reparto a domicilio
Delivery = Parcel delivery : nl pakketten bezorgen, bezorging van pakketten ; it consegna pacchi ; si පාර්සල් බෙදා හැරීම
Price checks : nl prijzen controleren ; pt conferência de preços
Route knowledge : nl routekennis ; pt conhecimento de rotas ; si මාර්ග දැනුම
Vehicle checks : pt checklist do veículo ; si වාහනය පරීක්ෂා කිරීම ; ar فحص المركبة قبل الرحلة
Vegetable peeling : fr épluchage*, épluchage des légumes
Vegetable cutting : it taglio verdure, taglio delle verdure ; nl groenten snijden
Food preparation : nl maaltijden bereiden
Plating : fr dressage* ; es emplatado*
Cooking : fr cuisson*, cuisine traditionnelle ; de warme Küche
Table setting : it apparecchiatura*, apparecchiatura dei tavoli ; nl tafels dekken
Buffet setup : it allestimento del buffet, allestimento buffet
Bartending : de Getränkeausschank ; pt preparo de drinks
Grilling : pt churrasco*
Check-in and check-out = Check-in : nl inchecken*
Event decoration = Table decoration : de Tischdekoration
Food safety = Food hygiene : fr respect des normes d'hygiène, normes d'hygiène
Patrolling : de Streifendienst ; nl surveilleren*
First aid = Company emergency response : nl BHV^
Access control : fr filtrage des accès
Security guarding : it sorveglianza*
Incident reporting : es informes de incidencias
Lawn care = Lawn mowing : de Rasen mähen ; nl grasmaaien, gras maaien
Watering : fr arrosage*
Sowing = Planting : fr plantation*, plantations* ; nl planten*
Hairdressing = Haircutting : fr coupe*, coupe de cheveux
Hair colouring : de Färben* ; pt coloração* ; it colore*
Blow-drying : fr brushing*
Manicure : fr manucure
Personal presentation : fr bonne présentation ; es buena presencia, buena presentación ; pt boa apresentação ; it bella presenza ; nl representatief* ; de gepflegtes Äußeres
Assertiveness : de Durchsetzungsvermögen
Adaptability = Versatility : es polivalencia
Interpersonal skills : fr goût du contact, sens du relationnel
Willingness to learn : pt facilidade de aprendizado, facilidade de aprendizagem
Enthusiasm : pt dinamismo
Active listening : it ascolto*, capacità di ascolto ; nl luisteren*
Communication : it buona dialettica
Reliability : it serietà
Waterproofing : it impermeabilizzazione*
Sewing machine operation : si මහන මැෂින් ක්‍රියාකරවීම, මහන යන්ත්‍ර ක්‍රියාකරවීම
Parent communication : si දෙමාපියන් සමඟ සන්නිවේදනය, දෙමාපියන් සමඟ සබඳතා
memoQ : ar ميموكيو
Pre- and post-operative care = Post-operative care : ar رعاية المرضى بعد العمليات
Customs clearance = Customs declarations : ar البيانات الجمركية, إعداد البيانات الجمركية
Cargo inspection : ar المعاينة*, معاينة البضائع, المعاينة الجمركية
Interpreting = Consecutive interpreting : ar الترجمة التتابعية, الترجمة التعاقبية
Typing : hi कंप्यूटर टाइपिंग ; ta கணினி தட்டச்சு
Filing : hi फाइल रखना ; si ලිපිගොනු කළමනාකරණය
Telephone etiquette = Telephone answering : hi फोन पर बात करना ; si දුරකථන ඇමතුම්, දුරකථන ඇමතුම් පිළිගැනීම
Reception : hi रिसेप्शन* ; ta வரவேற்பு பணி
Data entry = Voucher entry : hi वाउचर एंट्री, वाउचर की प्रविष्टि
Bookkeeping = Cash book : hi कैश बुक
Wound care : hi ड्रेसिंग*
Vital signs monitoring = Blood pressure monitoring : hi बीपी चेक करना ; ta இரத்த அழுத்தம் பார்த்தல்
Cooking : hi खाना पकाना, रोटी बनाना ; ta சமைத்தல்*
Dishwashing : hi बर्तन धोना ; ta பாத்திரம் கழுவுதல் ; si පිඟන් සේදීම ; ar غسيل الصحون, غسل الصحون
Domestic cleaning = House cleaning : hi झाड़ू पोछा, झाड़ू पोंछा
Route knowledge : hi रूट की जानकारी, रास्तों की जानकारी ; ta பாதை அறிவு ; ar معرفة الطرق
Vehicle maintenance : hi गाड़ी की देखभाल
Driving : hi कार चलाना, गाड़ी चलाना
Heavy vehicle driving = Truck driving : hi ट्रक चलाना
Socket and switch fitting = Switchboard fitting : hi स्विच बोर्ड फिटिंग, स्विच बोर्ड लगाना
Visitor management : hi आगंतुक रजिस्टर ; ta பார்வையாளர் பதிவேடு
Security guarding : hi गेट ड्यूटी ; si ආරක්ෂක රාජකාරි
Ploughing : hi खेत की जुताई
Software development : hi सॉफ्टवेयर डेवलपमेंट
Leadership : hi टीम का नेतृत्व ; ta குழு வழிநடத்தல், குழுவை வழிநடத்தல் ; si කණ්ඩායම් මෙහෙයවීම
Work ethic : hi मेहनत*
Packaging = Packing : ta பொதியிடல்*
Bank reconciliation : ta வங்கி கணக்கிணக்கம்
Wound care = Wound dressing : ta காயத்திற்கு மருந்திடுதல்
Electrical installation = House wiring : ta வீட்டு மின்சுற்று
Quality control : ta தரம் பரிசோதித்தல்
Mehendi = Henna : ta மெஹந்தி*
Web design : ta இணையத்தள வடிவமைப்பு ; ar تصميم المواقع, تصميم مواقع الويب
Willingness to learn : ta கற்றுக்கொள்ளும் ஆர்வம்
Negotiation : ta பேச்சுவார்த்தை*
Budgeting : si අයවැය*
Plumbing : si ජල නළ කාර්මික ; ar التمديدات الصحية, تمديدات صحية
Painting and decorating : si තීන්ත ආලේපය
Irrigation : si වාරි ජල කළමනාකරණය
Student assessment = Marking : si පිළිතුරු පත්‍ර පරීක්ෂාව
Punctuality : si වෙලාවට වැඩ
Point of sale = Cash register : ar تشغيل الكاشير
Injections : ar إعطاء الحقن
Vegetable cutting : ar تقطيع الخضار, تقطيع الخضروات
Furniture making : ar تصنيع الأثاث ; hi फर्नीचर बनाना
Personal presentation : ar حسن المظهر
Attention to detail : ar الدقة في العمل
Microsoft Excel : ar برنامج إكسل
AutoCAD : ar أوتوكاد*
Arc welding : ar لحام كهربائي, اللحام الكهربائي
Reception : fr accueil des patients, accueil des usagers
Discretion = Confidentiality : fr secret médical, secret professionnel ; es secreto profesional ; it segreto professionale ; de Schweigepflicht ; nl beroepsgeheim ; pt sigilo profissional
GPS navigation = Map reading : fr lecture de carte, lecture de cartes ; de Kartenlesen ; es lectura de mapas ; nl kaartlezen
Stocktaking : es inventario de bodega, inventario de la bodega, inventario del almacén ; fr inventaire annuel, inventaire de la réserve
Menu planning : es preparación de menús, elaboración de menús ; it preparazione menù, elaborazione menù ; hi मेन्यू बनाना ; pt elaboração de cardápios
Cooking : es cocina criolla, cocina tradicional, cocina casera ; it cucina mediterranea, cucina tradizionale ; pt cozinha brasileira ; fr cuisine familiale
Cost control : es control de costos, control de costes ; pt controle de custos ; it controllo dei costi, controllo costi ; fr maîtrise des coûts ; nl kostenbeheersing ; de Kostenkontrolle
Goods receiving : es recepción de víveres, recepción de insumos, recepción de pedidos
Vegetable peeling : es pelado de verduras, pelado de papas ; de Gemüse schälen ; it pelatura verdure ; nl groenten schillen
Dishwashing : es lavado de platos
Banqueting : es servicio de banquetes ; pt serviço de banquetes ; fr service de banquets
Email management = Email correspondence : pt redação de e-mails, resposta a e-mails ; es respuesta de correos, redacción de correos ; fr rédaction de mails, gestion des mails ; nl beantwoorden van e-mail, e-mail beantwoorden ; de E-Mail-Korrespondenz ; it gestione della posta elettronica
Distribution board installation = Distribution boards : pt quadros de distribuição, montagem de quadros de distribuição
Lighting installation : pt instalação de luminárias ; es instalación de luminarias ; fr pose de luminaires ; ar تركيب الإنارة ; si ලාම්පු සවි කිරීම ; nl verlichting monteren
Cable pulling : ar سحب الكابلات ; ta மின் கம்பிகளை இழுத்தல் ; pt passagem de cabos
Electrical testing : pt medição de tensão ; es medición de tensión ; nl meting van spanning ; fr mesure de tension
Diary management : it tenuta dell'agenda ; nl bijhouden van de agenda
Filing : it archivio delle pratiche
Accounts payable = Supplier payments : it pagamento dei fornitori, pagamento fornitori ; es pago a proveedores ; fr paiement des fournisseurs ; pt pagamento de fornecedores ; nl betaling van leveranciers
Stock ordering = Ordering stock : de Disposition der Waren
Mentoring : nl mentoraat
Door hanging = Door installation : nl plaatsen van deuren, deuren plaatsen, deuren afhangen
Flooring : nl leggen van vloeren, vloeren leggen
Taking measurements : nl meten van de ruimte
Assembly : de Montage von Baugruppen
Table setting : de Eindecken der Tische, Tische eindecken
Guest relations : de Betreuung der Gäste
Invoicing : de Erstellung der Rechnungen, Erstellung von Rechnungen
School trips : ar تنظيم الرحلات المدرسية ; de Planung von Ausflügen
Student assessment = Assessment design : ar تصميم الاختبارات, وضع الاختبارات
Car detailing = Vehicle cleaning : hi गाड़ी की सफाई, गाड़ी धोना
Stock control : hi स्टॉक नियंत्रण ; ta இருப்பு சரிபார்த்தல்
Electrical installation = House wiring : si නිවාස වයරින්, ගෘහ වයරින් ; ta வீட்டு வயரிங்
Transformers maintenance : ta மின்மாற்றிகளைப் பராமரித்தல், மின்மாற்றி பராமரிப்பு
Debt collection = Payment collection : ar تحصيل المدفوعات
`;
