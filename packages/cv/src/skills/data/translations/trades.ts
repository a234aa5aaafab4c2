export default String.raw`
// Trades, care and offices as CVs of all ten languages list them: A to H.
API development : de Schnittstellenentwicklung
API development = API integration : nl koppelingen bouwen
Access control : ar مراقبة الدخول ; fr filtrage des entrées ; hi प्रवेश नियंत्रण ; si ප්‍රවේශ පාලනය ; ta நுழைவுக் கட்டுப்பாடு
Accounts receivable : si ණයගැති ගිණුම්
Activity programmes : nl activiteiten organiseren
Activity-based learning = Play-based learning : pt ludicidade
Activity-based learning = Project-based learning : fr projets pédagogiques
Addiction counselling : de Suchtberatung ; nl verslavingszorg
After-sales service : pt pós-venda
Agile : de Agile Methoden ; pt metodologias ágeis
Air conditioning repair : de Klimaanlagenwartung ; si වායුසමීකරණ අලුත්වැඩියාව
Alarm response : fr levée de doute
Appliance repair = Fan repair : ta மின்விசிறி பழுதுபார்த்தல்
Appointment scheduling : ar تنظيم المواعيد ; de Terminvergabe
Arbitration : es arbitraje
Arts and crafts : de Kreatives Gestalten ; nl knutselen
Asian cuisine = Chinese cuisine : si චීන ආහාර
Attendance management = Attendance tracking : es control de asistencia
Auto air conditioning = Vehicle air conditioning : ar تكييف السيارات
Auto body repair = Body repair : de Karosseriearbeiten
Auto electrical : ar كهرباء السيارات ; es electricidad automotriz
Baking : ta பேக்கரி*
Bank reconciliation : nl bankafschriften verwerken ; ta வங்கி இணக்கம்
Banqueting : de Bankett* ; it banchetti*, sala per banchetti, servizio banchetti
Bar bending : ar حدادة التسليح
Barbering : es barbería*
Barbering = Beard trimming : de Bartpflege ; nl baard trimmen
Barcode scanning : de Scannen* ; nl scannen*
Bathroom installation = Kitchen fitting : nl keukens monteren
Bed baths = Bed bath : pt banho no leito
Beekeeping : es apicultura ; it apicoltura
Benefits applications : fr ouverture de droits
Blow-drying : de Föhnen* ; it piega* ; nl föhnen*
Blueprint reading : de Bauzeichnungen lesen ; it lettura disegni ; nl bouwtekeningen lezen ; pt leitura de projetos
Body searching : fr palpation de sécurité ; hi तलाशी*
Bag searching = Bag searches : ar تفتيش الحقائب
Bookkeeping : es libros contables ; si ගිණුම් තැබීම
Brake repair : de Bremsenreparatur
Brake systems : ar الفرامل* ; es frenos*
Brand promotion = Sales promotion : si නිෂ්පාදන ප්‍රවර්ධනය
Bricklaying : es levantado de muros
Bridal dressing = Bridal hair : it acconciature sposa
Budgeting : ar الموازنات*
Building automation = Home automation : fr domotique ; it domotica* ; nl domotica*
Building maintenance : pt manutenção predial
Building services engineering = Building services : de Gebäudetechnik*
Bus driving = Passenger transport : ar نقل الركاب ; hi यात्री परिवहन ; it trasporto persone ; pt transporte de passageiros ; si මගී ප්‍රවාහනය ; ta பயணிகள் போக்குவரத்து
Business development = Customer acquisition : ar كسب العملاء ; hi नए ग्राहक जोड़ना ; si නව පාරිභෝගිකයින් සොයා ගැනීම ; ta புதிய வாடிக்கையாளர்களை ஈர்த்தல்
Business writing = Report writing : es elaboración de partes ; fr rédaction d'écrits professionnels ; si වාර්තා ලිවීම ; ta அறிக்கை எழுதுதல்
Butchery : ar تقطيع اللحوم ; de Fleischzerlegung ; fr découpe de viandes ; it lavorazione carni ; si මස් කැපීම ; ta இறைச்சி வெட்டுதல்
Butchery = Meat cutting : pt corte de carnes
Button attaching : hi बटन लगाना ; si බොත්තම් ඇල්ලීම ; ta பட்டன் வைத்தல்
CCTV monitoring : ar كاميرات المراقبة ; es circuito cerrado ; si CCTV නිරීක්ෂණය ; ta சிசிடிவி கண்காணிப்பு
CPR : ar الإنعاش القلبي الرئوي
Cable containment = Cable tray installation : fr pose de chemins de câbles
Cable jointing = Cable laying : ar تمديد الكابلات ; de Kabelverlegung ; hi केबल बिछाना ; si කේබල් ඇදීම ; ta கேபிள் பதித்தல்
Cable pulling : fr tirage de câbles
Cable pulling = Cabling : nl bekabeling*
Cake decorating = Cake making : si කේක් සෑදීම
Care planning : de Hilfeplanung ; it pianificazione assistenziale ; nl verpleegplannen
Caregiving = Home care : it assistenza domiciliare
Cargo inspection : pt conferência de carga
Carpentry = Woodworking : fr usinage du bois
Case management : de Einzelfallhilfe ; nl casemanagement
Cash flow management = Cash management : nl kasbeheer
Cash handling : ar الصندوق* ; es cobro a clientes ; fr ouverture et fermeture de caisse ; pt fechamento de caixa ; si මුදල් පාලනය
Cash-in-transit = Cash in transit : es custodia de valores
Catering : hi कैटरिंग*
Catheterisation : pt sondagem*
Child development = Child psychology : si ළමා මනෝවිද්‍යාව
Child safeguarding = Child protection : de Kinderschutz ; fr protection de l'enfance ; pt proteção à criança ; ta சிறுவர் பாதுகாப்பு
Chocolate making = Confectionery : hi मिठाई बनाना ; ta இனிப்பு தயாரித்தல்
Cleaning : it igiene ambientale
Cleaning chemicals handling = Chemical dilution : fr dosage des produits
Client intake : pt acolhimento*
Close protection : es escolta*
Cold chain management = Cold chain : fr respect de la chaîne du froid
Colour consultation : nl kleuradvies
Community awareness = Awareness programmes : ta விழிப்புணர்வு நிகழ்ச்சிகள்
Home visits : fr visites à domicile ; hi गृह भ्रमण ; nl huisbezoeken ; pt visitas domiciliares ; ta வீட்டு விஜயம்
Community outreach : hi समुदाय जागरूकता
Community outreach = Outreach : de Streetwork*
Concreting : ta கான்கிரீட் போடுதல்
Cooking : hi भोजन बनाना
Correspondence : ar كتابة المراسلات ; es redacción de cartas ; si ලිපි කෙටුම්පත් කිරීම
Counselling : fr relation d'aide ; ta ஆலோசனை வழங்குதல்
Credit control = Dunning : it solleciti di pagamento, solleciti ai clienti, solleciti clienti
Crisis intervention : de Krisenintervention ; nl crisisinterventie
Critical care nursing = Intensive care : hi आईसीयू देखभाल
Cross-border transport = International transport : es transporte internacional ; nl internationaal transport
Crowd control : ar إدارة الحشود ; hi भीड़ नियंत्रण ; si සෙනඟ පාලනය ; ta கூட்டக் கட்டுப்பாடு
Curriculum development : ar تصميم المناهج
Customer advice : fr conseil client
Customer retention : fr fidélisation*
Cycle counts = Cycle counting : fr inventaires tournants
Dairy processing = Cheese making : it produzione formaggi
Dangerous goods transport = Dangerous goods : es mercancías peligrosas
Data collection : ta தரவு சேகரிப்பு
Database design : de Datenbankentwurf ; nl databases ontwerpen
Debt collection : hi भुगतान वसूली ; si මුදල් එකතු කිරීම
Debt management : nl schuldhulpverlening
Debugging : de Fehlerbehebung ; nl foutopsporing ; pt depuração*
Defensive driving : ar القيادة الدفاعية ; es manejo defensivo ; pt direção defensiva
Defensive driving = Safe driving : hi सुरक्षित ड्राइविंग ; si ආරක්ෂිත රිය පැදවීම ; ta பாதுகாப்பான ஓட்டுதல்
Delivery : hi सामान की डिलीवरी ; nl bezorgen* ; pt entrega de mercadorias ; si භාණ්ඩ බෙදා හැරීම
Demolition : ar الهدم* ; de Abbrucharbeiten ; es demolición ; it demolizioni ; pt demolição
Differentiated instruction : fr pédagogie différenciée
Dishwashing = Kitchen cleaning : hi रसोई की सफाई ; si මුළුතැන්ගෙය පිරිසිදු කිරීම ; ta சமையலறை சுத்தம்
Dispatch documentation = Delivery notes : es albaranes* ; fr bons de livraison ; it bolle di accompagnamento
Distribution board installation : ar تركيب اللوحات ; nl groepenkast plaatsen ; pt montagem de quadros ; si විදුලි පුවරු සවි කිරීම ; ta பலகை பொருத்துதல்
Distribution board installation = Control panel wiring : fr câblage d'armoires électriques
Distribution board installation = Control wiring : pt comandos elétricos
Distribution board installation = Panel wiring : de Schaltschrankbau, Aufbau von Schaltschränken, Bau von Schaltschränken, Schaltschränke bauen, Schaltschränke aufbauen, Schaltschränke verdrahten, Verdrahtung von Schaltschränken, Schaltschrankmontage ; hi पैनल वायरिंग ; it quadri elettrici, cablaggio quadri, cablaggio di quadri, cablaggio quadri elettrici
Domestic violence support : fr violences conjugales ; pt violência doméstica
Drywall installation : es colocación de pladur
E-learning = Distance learning : ar التعليم عن بعد
E-learning = Online teaching : ta இணையவழி கற்பித்தல்
EV charger installation : fr bornes de recharge ; nl laadpalen*
Early childhood education : pt educação infantil
Early childhood education = Preschool education : de Vorschularbeit ; hi पूर्व प्राथमिक शिक्षा
Earthing and lightning protection = Earthing : hi अर्थिंग* ; pt aterramento ; si භූගත කිරීම ; ta புவி இணைப்பு
Electrical installation : fr raccordement ; it impianti elettrici civili ; nl elektra aanleggen
Electrical installation = House wiring : hi घर की वायरिंग ; si නිවාස වයරින් කිරීම ; ta வீட்டு வயரிங்
Electrical installation = Wiring : it cablaggio
Electrical safety : ar السلامة الكهربائية ; fr habilitation électrique ; hi विद्युत सुरक्षा ; si විදුලි ආරක්ෂාව ; ta மின் பாதுகாப்பு
Electrical schematics = Electrical drawings : de Schaltpläne lesen ; fr lecture de schémas ; it schemi elettrici ; nl schema's lezen ; pt leitura de diagramas
Electrical testing : de VDE-Prüfungen ; nl meten en testen
Electronic health records : pt prontuário eletrônico
Emergency evacuation : ar الإخلاء* ; fr évacuation* ; hi आपातकालीन निकासी ; si හදිසි ඉවත් කිරීම ; ta அவசர வெளியேற்றம்
Engine repair : de Motorinstandsetzung
Engine repair = Engine tuning : es afinación*
Exam preparation : pt elaboração de provas ; si ප්‍රශ්න පත්‍ර සෑදීම ; ta வினாத்தாள் தயாரித்தல்
Extracurricular activities : ar الأنشطة اللاصفية ; si විෂය බාහිර ක්‍රියාකාරකම්
Fabric cutting : si රෙදි කැපීම ; ta துணி வெட்டுதல்
Family law : fr droit de la famille
Family support : de Angehörigenarbeit, Familienhilfe ; nl gezinsbegeleiding
Family support = Family mediation : fr médiation familiale
Fashion design : si ඇඳුම් නිර්මාණය ; ta ஆடை வடிவமைப்பு
Fault finding : nl storingen zoeken
Feeding assistance : de Nahrungsanreichung ; it somministrazione pasti
Fertiliser application = Fertilisation : es fertilización ; hi खाद डालना ; it concimazione ; si පොහොර යෙදීම ; ta உரமிடல்*
Filing : si ලේඛන ගොනු කිරීම
Financial statements : ar إعداد القوائم المالية ; fr bilan* ; it bilancio*
Fire alarm systems : ar أنظمة إنذار الحريق
Fire fighting = Firefighting : ar مكافحة الحريق ; es extinción de incendios
Firearms handling = Weapons handling : si ආයුධ හැසිරවීම
First aid : fr gestes d'urgence
Fish preparation = Filleting : nl fileren*
Fixed asset accounting = Fixed assets : ar الأصول الثابتة
Floor care : nl vloeronderhoud
Floor care = Floor cleaning : fr nettoyage des sols
Floor care = Floor polishing : pt enceradeira*
Flooring : hi फर्श बनाना ; si ගෙබිම් සෑදීම ; ta தரை அமைத்தல்
Flooring = Floor laying : es solado* ; fr pose de parquet ; nl vloeren leggen
Focus groups : ta குழு கலந்துரையாடல்
Food costing : fr gestion des coûts matières
Food preparation : ar إعداد الوجبات ; pt preparo de refeições
Food safety : si ආහාර ආරක්ෂාව
Food safety = Food hygiene : de Hygienevorschriften* ; pt boas práticas de manipulação
Food safety = Kitchen hygiene : ar نظافة المطبخ
Formwork : nl bekisten* ; si ලෑලි ගැසීම
Fuel injection : es inyección electrónica
GPS navigation : ar نظام الملاحة ; hi जीपीएस* ; pt rastreador* ; si ජීපීඑස්* ; ta ஜிபிஎஸ்*
General ledger : nl grootboek*
Generator maintenance : ar صيانة المولدات ; hi जनरेटर रखरखाव ; si ජෙනරේටර් නඩත්තුව ; ta ஜெனரேட்டர் பராமரிப்பு
Glazing = Window installation : fr pose de portes et fenêtres ; nl kozijnen plaatsen
Goods receiving = Put-away : de Einlagerung*
Grafting : es injertos* ; it innesti*
Grape harvesting : it vendemmia
Greenhouse management : es invernaderos*
Grilling : ar المشاوي*
Grilling = Tandoor : hi तंदूर*
Growth monitoring : hi वजन मापना
Guest relations : it accoglienza clienti
HACCP : fr méthode HACCP
Haemodialysis : it emodialisi
Hair colouring : de Colorationen* ; es tintes* ; nl kleuren*
Hair extensions : de Haarverlängerung ; es extensiones*
Hair straightening : es alisado*
Hair treatment = Hair treatments : es tratamientos capilares
Hair treatment = Scalp treatments : it trattamenti cute
Hairdressing = Haircutting : de Haarschnitt ; es corte de cabello ; it taglio* ; nl knippen*
Hairdressing = Hairstyling : de Hochsteckfrisuren ; es peinados* ; nl opsteken*
High voltage engineering = High-voltage systems : de Hochvolttechnik
Hoisting : it uso del sollevatore di carichi
Hospital cleaning : fr bio-nettoyage
Hydraulics : pt hidráulica e pneumática
`;
