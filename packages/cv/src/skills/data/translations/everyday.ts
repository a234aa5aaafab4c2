export default String.raw`
// Care, roads, stores, shops and sites: what everyday CVs of ten languages still say.
Payroll : es cálculo de nóminas, liquidación de haberes ; pt cálculo da folha de pagamento, fechamento da folha ; it elaborazione dei cedolini, elaborazione cedolini ; fr établissement des bulletins de paie, traitement de la paie ; nl loonverwerking, salarisverwerking ; ar إعداد كشوف الرواتب, مسير الرواتب ; hi वेतन तैयार करना, वेतन पत्रक ; si සේවක වැටුප් සැකසීම ; ta சம்பளம் கணக்கிடுதல்
Sanitation = Toilet cleaning : ar تنظيف الحمامات, تنظيف دورات المياه ; de Sanitärreinigung ; es limpieza de baños, limpieza de sanitarios ; hi शौचालय सफाई ; si වැසිකිළි පිරිසිදු කිරීම ; ta கழிப்பறை சுத்தம் செய்தல் ; it pulizia bagni, pulizia dei bagni ; fr nettoyage des sanitaires
Laundry : ar غسل الملابس, غسيل الملابس ; hi कपड़े धोना ; si රෙදි සේදීම ; ta துணி துவைத்தல் ; es lavado de ropa ; it lavaggio biancheria ; nl wassen en strijken
Sanitation = Disinfection : ar تعقيم الأسطح, التعقيم والتطهير ; es desinfección de superficies ; pt desinfecção de superfícies ; it disinfezione*, sanificazione ambienti ; fr désinfection des surfaces ; de Flächendesinfektion ; nl ontsmetten*
Domestic cleaning = House cleaning : it pulizie domestiche, pulizia della casa, pulizie di casa ; es limpieza de casas, limpieza del hogar, tareas del hogar ; pt limpeza residencial, faxina*, serviços domésticos ; fr ménage à domicile, entretien du domicile ; de Hausreinigung, Haushaltsführung ; nl huishoudelijk werk, huishoudelijke taken ; ar التنظيف المنزلي, الأعمال المنزلية ; hi घर की सफाई, घरेलू काम ; si නිවාස පිරිසිදු කිරීම, ගෘහ කටයුතු ; ta வீட்டு சுத்தம், வீட்டு வேலை
Companionship : it compagnia* ; es acompañamiento a personas mayores, acompañamiento de ancianos ; pt acompanhamento de idosos, acompanhamento em consultas ; fr compagnie aux personnes âgées ; de Seniorenbegleitung ; nl gezelschap bieden
Pressure ulcer prevention : es prevención de úlceras, prevención de úlceras por presión, prevención de escaras ; fr prévention des escarres ; pt prevenção de lesão por pressão, prevenção de escaras ; it prevenzione lesioni da decubito, prevenzione delle piaghe da decubito ; nl decubituspreventie ; ar الوقاية من قرح الفراش
Personal care : es aseo de residentes, higiene y aseo de personas mayores, aseo e higiene ; fr toilette des patients ; pt banho e higiene, auxílio no banho ; nl hulp bij de ADL
Feeding assistance : fr prise des repas ; es apoyo en la alimentación
Nappy changing : pt troca de fraldas ; es cambio de pañales ; fr change des bébés, changement de couches ; de Windeln wechseln ; it cambio pannolini ; ar تغيير الحفاضات ; hi डायपर बदलना
Wound care : pt curativos simples ; es curas de heridas quirúrgicas ; fr réfection de pansements, réfection des pansements ; nl wonden verzorgen ; hi घाव की पट्टी ; si තුවාල බෙහෙත් දැමීම ; ta காயங்களைச் சுத்தம் செய்தல் ; ar تغيير الضمادات
Vital signs monitoring = Blood pressure monitoring : pt aferição de pressão, aferição de pressão arterial ; es toma de tensión, toma de presión arterial ; fr prise de tension, surveillance de la tension artérielle ; de Blutdruck messen ; it misurazione della pressione ; nl bloeddruk meten, meten van bloeddruk ; ar قياس ضغط الدم
Leisure activities = Recreational activities : es animación sociocultural ; it animazione per anziani ; fr animation en EHPAD
Dementia care : nl dementie*, omgaan met dementie ; es Alzheimer y demencias ; it assistenza ad anziani con demenza ; pt cuidados com Alzheimer ; fr accompagnement des malades Alzheimer ; de Betreuung demenzkranker Menschen, Demenzbegleitung
Geriatric care = Elderly care : pt cuidados com idosos ; es cuidado de personas mayores, atención a mayores ; fr accompagnement des personnes âgées
Tachograph use = Tachograph : de digitaler Tachograf, digitaler Tachograph, Tachograf* ; fr chronotachygraphe, chronotachygraphe numérique ; nl digitale tachograaf
Load securing : de Sicherung der Ladung ; it messa in sicurezza del carico
Long-distance driving : de Fernverkehr*, internationaler Fernverkehr ; fr longue distance, conduite longue distance ; es rutas internacionales, transporte de larga distancia ; pt viagens interestaduais, transporte rodoviário de longa distância ; it lunghe percorrenze, tratte internazionali ; nl internationale ritten, langeafstandsritten ; si දුර ගමන් රිය පැදවීම
Dangerous goods transport = Dangerous goods : de Gefahrguttransport, Gefahrgut* ; fr transport de matières dangereuses, matières dangereuses ; pt transporte de produtos perigosos, cargas perigosas ; it merci pericolose, trasporto merci pericolose ; nl gevaarlijke stoffen, vervoer gevaarlijke stoffen ; ar نقل المواد الخطرة, المواد الخطرة ; hi खतरनाक माल
Car detailing = Vehicle cleaning : de Fahrzeugpflege, Fahrzeugreinigung ; fr lavage de véhicules, nettoyage des véhicules ; es lavado de vehículos, limpieza de vehículos ; pt lavagem de veículos ; it lavaggio auto, pulizia mezzi ; nl voertuigen wassen ; ar غسيل السيارات, تنظيف السيارات ; hi गाड़ी धोना ; si වාහන සේදීම ; ta வாகனம் கழுவுதல்
Loading and unloading : de Be- und Entladen von LKW ; hi लोडिंग अनलोडिंग, माल की लोडिंग और अनलोडिंग ; si පැටවීම සහ බෑම, බඩු පැටවීම සහ බෑම ; ta ஏற்றி இறக்குதல், சரக்கு ஏற்றி இறக்குதல் ; ar تحميل وتفريغ الشاحنات, تحميل البضائع وتفريغها
Goods receiving : es recepción y ubicación de mercancía ; si භාණ්ඩ ලැබීම් ; it ricezione merce, ricevimento e stoccaggio delle merci ; fr contrôle et rangement des marchandises
Stocktaking : it inventari*, inventario di magazzino ; pt contagem de mercadorias ; si තොග ගණනය, තොග ගණන් කිරීම ; ta இருப்பு சரிபார்ப்பு ; ar جرد المستودع, الجرد السنوي
Stock control : hi स्टॉक का हिसाब रखना, स्टॉक रजिस्टर ; ta சரக்கு இருப்பு கட்டுப்பாடு
Barcode scanning : hi बारकोड स्कैनिंग ; si බාර්කෝඩ් කියවීම ; ta பார்கோடு ஸ்கேனிங் ; ar مسح الباركود ; es lectura de códigos de barras ; it lettura codici a barre
Dispatch : hi डिस्पैच*, माल भेजना ; si භාණ්ඩ නිකුත් කිරීම ; ta சரக்கு அனுப்புதல் பணி ; es expedición de mercancías ; pt expedição de mercadorias ; it spedizione merci ; ar شحن البضائع, تجهيز الشحنات
Packaging = Packing : pt empacotamento*, embalagem* ; es embalaje*, empaque* ; fr conditionnement* ; it confezionamento* ; nl verpakken* ; de Verpacken*
Sorting : hi माल छंटाई ; de Sortieren*, Sortierung* ; fr tri*, tri de colis ; es clasificación de paquetes ; pt triagem de encomendas ; it smistamento* ; nl sorteren* ; ar الفرز*, فرز البضائع
Mobile phone repair : hi मोबाइल रिपेयरिंग, मोबाइल फोन की मरम्मत ; ta கைபேசி பழுதுபார்த்தல், மொபைல் பழுதுபார்த்தல் ; ar صيانة الجوالات, إصلاح الهواتف المحمولة ; es reparación de celulares, reparación de móviles ; pt conserto de celulares, reparo de celulares ; fr réparation de téléphones, réparation de smartphones ; de Handyreparatur, Smartphone-Reparatur ; it riparazione cellulari, riparazione smartphone ; nl telefoonreparatie
Screen replacement : hi स्क्रीन बदलना ; es cambio de pantallas ; pt troca de telas ; ar تغيير الشاشات ; fr changement d'écrans ; it sostituzione schermi
Software installation : hi सॉफ्टवेयर इंस्टॉलेशन ; es instalación de software, instalación de programas ; pt instalação de software, formatação de computadores ; ar تثبيت البرامج ; fr installation de logiciels ; de Softwareinstallation ; it installazione software ; si මෘදුකාංග ස්ථාපනය ; ta மென்பொருள் நிறுவல்
Brake systems : si බ්‍රේක් පද්ධති ; ta பிரேக் அமைப்பு ; fr systèmes de freinage ; es sistemas de frenos ; pt sistemas de freio ; it impianti frenanti
Brake repair : ta பிரேக் சரிசெய்தல்
Auto electrical : si වාහන විදුලි පද්ධති, වාහන විදුලි වැඩ ; ta வாகன மின்சாரம், வாகன மின் பணி ; hi ऑटो इलेक्ट्रिकल, गाड़ी की वायरिंग ; fr électricité automobile ; pt elétrica automotiva, autoelétrica* ; it elettrauto* ; de Fahrzeugelektrik, Kfz-Elektrik ; nl auto-elektra
Transmission repair = Gearbox repair : si ගියර් පෙට්ටි අලුත්වැඩියාව ; ta கியர்பாக்ஸ் பழுது ; hi गियर बॉक्स मरम्मत ; es reparación de cajas de cambio ; pt reparo de câmbio ; fr réparation de boîtes de vitesses ; de Getriebereparatur ; ar إصلاح القير
Welding : si වෑල්ඩින්*, වෑල්ඩින් වැඩ ; ar لحام المعادن
Pneumatics : fr pneumatique industrielle ; ar الأنظمة الهوائية
Reverse logistics = Returns handling : pt troca e devolução, trocas e devoluções ; it gestione resi, resi* ; es devoluciones*, gestión de devoluciones ; de Retourenmanagement ; ar معالجة المرتجعات
Shelf stocking : pt reposição*, reposição de mercadorias nas gôndolas ; it riordino scaffali ; nl schappen aanvullen, aanvullen van de schappen ; ar ترتيب البضائع
Sales = Selling : nl verkooptechnieken ; de Verkaufstechniken ; fr techniques de vente ; es técnicas de venta, técnicas de ventas ; it tecniche di vendita ; ar مهارات البيع
Stock ordering = Ordering stock : nl bestellingen plaatsen ; de Warenbestellung, Bestellung der Ware, Warendisposition ; es pedidos a proveedores ; pt pedidos a fornecedores ; fr commandes fournisseurs ; it gestione ordini fornitori ; ar طلب المواد, طلب البضائع ; si අමුද්‍රව්‍ය ඇණවුම් කිරීම ; ta பொருட்கள் ஆர்டர் செய்தல்
Pricing : pt precificação*, etiquetagem de preços ; es fijación de precios ; fr étiquetage des prix ; it prezzatura* ; de Preisgestaltung, Preisauszeichnung* ; nl prijsbepaling
Staircase building : de Treppenbau ; fr pose d'escaliers, fabrication d'escaliers ; es construcción de escaleras ; it costruzione di scale
Glazing = Window installation : de Fenstereinbau, Fenstermontage ; fr pose de fenêtres ; es instalación de ventanas, colocación de ventanas ; pt instalação de janelas, instalação de esquadrias ; it posa infissi, montaggio serramenti ; nl ramen plaatsen
Door hanging = Door installation : de Türenmontage, Türeneinbau ; fr pose de portes ; es instalación de puertas, colocación de puertas ; pt instalação de portas ; it posa porte, montaggio porte ; nl deuren plaatsen, deuren afhangen ; ar تركيب الأبواب ; hi दरवाजे लगाना
Fault finding : de Fehlerbehebung an Maschinen ; nl verhelpen van storingen ; ta குறைகளைக் கண்டறிதல் ; es localización de averías ; pt detecção de falhas
Motor rewinding = Motor repair : ar إصلاح أعطال المحركات, لف المحركات ; hi मोटर रिपेयर ; es reparación de motores eléctricos ; fr réparation de moteurs électriques
Journal entries : ar القيود المحاسبية ; es asientos contables, registro de asientos ; fr écritures comptables ; pt lançamentos diários ; it registrazioni contabili ; de Buchungssätze ; nl journaalposten
Remedial teaching : ar متابعة الطلاب ضعيفي التحصيل, الدروس العلاجية ; es refuerzo escolar, refuerzo educativo ; fr soutien aux élèves en difficulté, suivi des élèves en difficulté ; de Förderunterricht, Lernförderung ; it recupero scolastico
Facilitation = Group facilitation : fr animation de groupes de parole, animation de groupes ; es dinamización de grupos, facilitación de grupos ; de Gruppenmoderation ; it conduzione di gruppi ; pt facilitação de grupos ; nl groepsbegeleiding
Facilitation = Workshop facilitation : de Moderation von Workshops, Workshopmoderation ; fr animation d'ateliers ; es facilitación de talleres, impartición de talleres ; pt condução de oficinas, facilitação de oficinas ; it conduzione di laboratori ; nl workshops geven ; de Workshopleitung ; ar تنظيم ورش العمل
Vital signs monitoring = Vital signs : hi बीपी*, शुगर और तापमान की जांच, वाइटल साइन ; si ජීව ලක්ෂණ මැනීම ; ta உயிர் அறிகுறிகள் கண்காணிப்பு ; de Vitalwerte messen ; ar متابعة العلامات الحيوية
Growth monitoring : hi बच्चों का वजन करना, वजन लेना ; ta குழந்தை வளர்ச்சி கண்காணிப்பு ; si ළමා වර්ධනය නිරීක්ෂණය
Sowing : ta நெல் விதைத்தல், விதைத்தல்* ; si වැපිරීම*, බීජ වැපිරීම ; ar البذر*, زراعة البذور ; nl zaaien* ; de Aussaat* ; fr semis* ; pt semeadura*, plantio de sementes
Livestock farming = Livestock care : es cuidado del ganado, cuidado de animales ; pt trato de animais, cuidado do gado ; it cura del bestiame, governo degli animali ; fr soins aux animaux, soins au bétail ; de Tierversorgung, Tierpflege* ; nl veeverzorging, verzorging van vee ; ar رعاية الماشية, رعاية الحيوانات ; hi पशुओं की देखभाल, गाय भैंसों की देखभाल ; si ගවයින් රැකබලා ගැනීම ; ta மாடுகளைப் பராமரித்தல், கால்நடை பராமரிப்பு
Concreting : hi छत की ढलाई, ढलाई* ; ta கான்கிரீட் தளம் போடுதல் ; si ස්ලැබ් කොන්ක්‍රීට් දැමීම ; es vertido de hormigón ; pt concretagem de lajes ; it getto di solai ; nl storten van beton, beton storten ; de Betonfundamente herstellen
Bricklaying : hi दीवारों की चिनाई, ईंट का काम ; ta சுவர் கட்டுதல் ; si බිත්ති බැඳීම ; es levantamiento de tabiques, levantamiento de muros ; pt levantamento de paredes ; it costruzione di muri ; fr élévation de murs, montage de murs ; de Errichten von Mauerwerk, Mauerarbeiten ; ar بناء الجدران
Biological control : es control biológico, control biológico de plagas ; pt controle biológico, controlo biológico ; fr lutte biologique, protection biologique intégrée ; it lotta biologica, controllo biologico ; de biologischer Pflanzenschutz, biologische Schädlingsbekämpfung ; nl biologische gewasbescherming
Interviewing : fr interviews en direct, interviews radio ; es entrevistas en directo, entrevistas radiofónicas ; it interviste in diretta ; pt entrevistas ao vivo
Sewing machine operation = Flatlock machine : si ෆ්ලැට්ලොක්, ෆ්ලැට්ලොක් යන්ත්‍ර, ෆ්ලැට්ලොක් මැෂින් ; ta பிளாட்லாக் இயந்திரம் ; hi फ्लैटलॉक मशीन
Overlocking = Overlock machine : si ඕවර්ලොක් යන්ත්‍ර
Barcode scanning = RF scanners : de MDE-Scanner, MDE-Gerät, MDE-Geräte
Point of sale : fr TPV^ ; es TPV^, datáfono
Voucher processing = Payment vouchers : si වවුචර් සැකසීම, වවුචර් සකස් කිරීම
Payroll : si වැටුප් පත්‍රිකා, වැටුප් පත්‍රිකා සකස් කිරීම
Accounts receivable : ar متابعة الذمم, متابعة الذمم المدينة
Medication administration : nl medicatie delen
Audio editing : fr montage dans Audition, montage radio, montage sonore, montage son, montage audio
Microservices : es microservicios ; it microservizi ; de Mikroservices
`;
