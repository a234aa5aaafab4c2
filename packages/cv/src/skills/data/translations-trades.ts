export default String.raw`
// Trades, care and offices as CVs of all ten languages list them: A to H.
API development : de Schnittstellenentwicklung ; nl koppelingen bouwen
Access control : ar مراقبة الدخول ; fr filtrage des entrées ; hi प्रवेश नियंत्रण ; si ප්‍රවේශ පාලනය ; ta நுழைவுக் கட்டுப்பாடு
Accounts receivable : si ණයගැති ගිණුම්
Activity programmes : nl activiteiten organiseren
Activity-based learning : fr projets pédagogiques ; pt ludicidade*
Addiction counselling : de Suchtberatung ; nl verslavingszorg
After-sales service : pt pós-venda
Agile : de Agile Methoden ; pt metodologias ágeis
Air conditioning repair : de Klimaanlagenwartung ; si වායුසමීකරණ අලුත්වැඩියාව
Appointment scheduling : ar تنظيم المواعيد ; de Terminvergabe
Arbitration : es arbitraje*
Arts and crafts : de Kreatives Gestalten ; nl knutselen*
Asian cuisine : si චීන ආහාර
Attendance management : es control de asistencia
Attendance management : pt controle de ponto
Auto air conditioning : ar تكييف السيارات
Auto body repair : de Karosseriearbeiten
Auto electrical : ar كهرباء السيارات ; es electricidad automotriz
Baking : ta பேக்கரி*
Bank reconciliation : nl bankafschriften verwerken ; ta வங்கி இணக்கம்
Banqueting : de Bankett* ; it banchetti*
Bar bending : ar حدادة التسليح
Barbering : de Bartpflege ; es barbería* ; nl baard trimmen
Barcode scanning : de Scannen* ; nl scannen*
Bed baths : pt banho no leito
Beekeeping : es apicultura* ; it apicoltura*
Benefits applications : fr ouverture de droits
Blow-drying : de Föhnen* ; it piega* ; nl föhnen*
Blueprint reading : de Bauzeichnungen lesen ; it lettura disegni ; nl bouwtekeningen lezen ; pt leitura de projetos
Body searching : ar تفتيش الحقائب ; fr palpation de sécurité ; hi तलाशी*
Bookkeeping : es libros contables ; si ගිණුම් තැබීම
Brake repair : de Bremsenreparatur
Brake systems : ar الفرامل* ; es frenos*
Brand promotion : si නිෂ්පාදන ප්‍රවර්ධනය
Bricklaying : es levantado de muros
Bridal dressing : it acconciature sposa
Budgeting : ar الموازنات*
Building automation : fr domotique* ; it domotica* ; nl domotica*
Building maintenance : pt manutenção predial
Building services engineering : de Gebäudetechnik*
Bus driving : ar نقل الركاب ; hi यात्री परिवहन ; it trasporto persone ; pt transporte de passageiros ; si මගී ප්‍රවාහනය ; ta பயணிகள் போக்குவரத்து
Business development : ar كسب العملاء ; hi नए ग्राहक जोड़ना ; si නව පාරිභෝගිකයින් සොයා ගැනීම ; ta புதிய வாடிக்கையாளர்களை ஈர்த்தல்
Butchery : ar تقطيع اللحوم ; de Fleischzerlegung ; fr découpe de viandes ; it lavorazione carni ; pt corte de carnes ; si මස් කැපීම ; ta இறைச்சி வெட்டுதல்
Button attaching : hi बटन लगाना ; si බොත්තම් ඇල්ලීම ; ta பட்டன் வைத்தல்
CCTV monitoring : ar كاميرات المراقبة ; es circuito cerrado ; si CCTV නිරීක්ෂණය ; ta சிசிடிவி கண்காணிப்பு
CPR : ar الإنعاش القلبي الرئوي
Cable containment : fr pose de chemins de câbles
Cable jointing : ar تمديد الكابلات ; de Kabelverlegung ; hi केबल बिछाना ; si කේබල් ඇදීම ; ta கேபிள் பதித்தல்
Cable pulling : fr tirage de câbles ; nl bekabeling*
Cake decorating : si කේක් සෑදීම
Care planning : de Hilfeplanung ; it pianificazione assistenziale ; nl verpleegplannen
Caregiving : it assistenza domiciliare
Cargo inspection : pt conferência de carga
Carpentry : fr usinage du bois
Case management : de Einzelfallhilfe ; nl casemanagement
Cash flow management : nl kasbeheer*
Cash handling : ar الصندوق* ; es cobro a clientes ; fr ouverture et fermeture de caisse ; pt fechamento de caixa ; si මුදල් පාලනය
Cash-in-transit : es custodia de valores
Catering : hi कैटरिंग*
Catheterisation : pt sondagem*
Child development : si ළමා මනෝවිද්‍යාව
Child safeguarding : de Kinderschutz ; fr protection de l'enfance ; pt proteção à criança ; ta சிறுவர் பாதுகாப்பு
Cleaning : it igiene ambientale
Cleaning chemicals handling : fr dosage des produits
Client intake : pt acolhimento*
Close protection : es escolta*
Cold chain management : fr respect de la chaîne du froid
Colour consultation : nl kleuradvies
Community outreach : de Streetwork* ; hi समुदाय जागरूकता
Concreting : ta கான்கிரீட் போடுதல்
Cooking : hi भोजन बनाना
Correspondence : es redacción de cartas ; si ලිපි කෙටුම්පත් කිරීම
Counselling : fr relation d'aide ; ta ஆலோசனை வழங்குதல்
Credit control : it solleciti di pagamento
Crisis intervention : de Krisenintervention ; nl crisisinterventie
Critical care nursing : hi आईसीयू देखभाल
Cross-border transport : es transporte internacional ; nl internationaal transport
Crowd control : ar إدارة الحشود ; hi भीड़ नियंत्रण ; si සෙනඟ පාලනය ; ta கூட்டக் கட்டுப்பாடு
Curriculum development : ar تصميم المناهج
Customer advice : fr conseil client
Customer retention : fr fidélisation*
Cycle counts : fr inventaires tournants
Dairy processing : it produzione formaggi
Dangerous goods transport : es mercancías peligrosas
Data collection : ta தரவு சேகரிப்பு
Database design : de Datenbankentwurf ; nl databases ontwerpen
Debt collection : hi भुगतान वसूली ; si මුදල් එකතු කිරීම
Debt management : nl schuldhulpverlening
Debugging : de Fehlerbehebung ; nl foutopsporing ; pt depuração*
Defensive driving : ar القيادة الدفاعية ; es manejo defensivo ; hi सुरक्षित ड्राइविंग ; pt direção defensiva ; si ආරක්ෂිත රිය පැදවීම ; ta பாதுகாப்பான ஓட்டுதல்
Delivery : hi सामान की डिलीवरी ; nl bezorgen* ; pt entrega de mercadorias
Demolition : ar الهدم* ; de Abbrucharbeiten ; es demolición* ; it demolizioni* ; pt demolição*
Differentiated instruction : fr pédagogie différenciée
Dishwashing : hi रसोई की सफाई ; si මුළුතැන්ගෙය පිරිසිදු කිරීම ; ta சமையலறை சுத்தம்
Dispatch documentation : es albaranes* ; fr bons de livraison ; it bolle di accompagnamento
Distribution board installation : ar تركيب اللوحات ; de Schaltschrankbau ; fr câblage d'armoires électriques ; hi पैनल वायरिंग ; it quadri elettrici ; nl groepenkast plaatsen ; pt montagem de quadros ; si විදුලි පුවරු සවි කිරීම ; ta பலகை பொருத்துதல்
Domestic violence support : fr violences conjugales ; pt violência doméstica
Drywall installation : es colocación de pladur
E-learning : ar التعليم عن بعد ; ta இணையவழி கற்பித்தல்
EV charger installation : fr bornes de recharge ; nl laadpalen*
Early childhood education : de Vorschularbeit ; hi पूर्व प्राथमिक शिक्षा ; pt educação infantil
Earthing and lightning protection : hi अर्थिंग* ; pt aterramento* ; si භූගත කිරීම ; ta புவி இணைப்பு
Electrical installation : fr raccordement* ; hi घर की वायरिंग ; it cablaggio* ; nl elektra aanleggen ; si නිවාස වයරින් කිරීම ; ta வீட்டு வயரிங்
Electrical safety : ar السلامة الكهربائية ; fr habilitation électrique ; hi विद्युत सुरक्षा ; si විදුලි ආරක්ෂාව ; ta மின் பாதுகாப்பு
Electrical schematics : de Schaltpläne lesen ; fr lecture de schémas ; it schemi elettrici ; nl schema's lezen ; pt leitura de diagramas
Electrical testing : de VDE-Prüfungen ; nl meten en testen
Electronic health records : pt prontuário eletrônico
Emergency evacuation : ar الإخلاء* ; fr évacuation* ; hi आपातकालीन निकासी ; si හදිසි ඉවත් කිරීම ; ta அவசர வெளியேற்றம்
Engine repair : de Motorinstandsetzung ; es afinación*
Exam preparation : pt elaboração de provas ; si ප්‍රශ්න පත්‍ර සෑදීම ; ta வினாத்தாள் தயாரித்தல்
Extracurricular activities : ar الأنشطة اللاصفية ; si විෂය බාහිර ක්‍රියාකාරකම්
Fabric cutting : si රෙදි කැපීම ; ta துணி வெட்டுதல்
Family law : fr droit de la famille
Family support : de Angehörigenarbeit, Familienhilfe ; fr médiation familiale ; nl gezinsbegeleiding
Fashion design : si ඇඳුම් නිර්මාණය ; ta ஆடை வடிவமைப்பு
Fault finding : nl storingen zoeken
Feeding assistance : de Nahrungsanreichung ; it somministrazione pasti
Fertiliser application : es fertilización* ; hi खाद डालना ; it concimazione* ; si පොහොර යෙදීම ; ta உரமிடல்*
Financial statements : fr bilan* ; it bilancio*
Fire alarm systems : ar أنظمة إنذار الحريق
Fire fighting : ar مكافحة الحريق ; es extinción de incendios
Firearms handling : si ආයුධ හැසිරවීම
First aid : fr gestes d'urgence
Fish preparation : nl fileren*
Floor care : fr nettoyage des sols ; nl vloeronderhoud ; pt enceradeira*
Flooring : es solado* ; fr pose de parquet ; hi फर्श बनाना ; nl vloeren leggen ; si ගෙබිම් සෑදීම ; ta தரை அமைத்தல்
Focus groups : ta குழு கலந்துரையாடல்
Food preparation : ar إعداد الوجبات ; pt preparo de refeições
Food safety : ar نظافة المطبخ ; de Hygienevorschriften* ; pt boas práticas de manipulação ; si ආහාර ආරක්ෂාව
Formwork : nl bekisten* ; si ලෑලි ගැසීම
Fuel injection : es inyección electrónica
GPS navigation : ar نظام الملاحة ; hi जीपीएस* ; pt rastreador* ; si ජීපීඑස්* ; ta ஜிபிஎஸ்*
General ledger : nl grootboek*
Generator maintenance : ar صيانة المولدات ; hi जनरेटर रखरखाव ; si ජෙනරේටර් නඩත්තුව ; ta ஜெனரேட்டர் பராமரிப்பு
Glazing : fr pose de portes et fenêtres ; nl kozijnen plaatsen
Goods receiving : de Einlagerung*
Grafting : es injertos* ; it innesti*
Grape harvesting : it vendemmia*
Greenhouse management : es invernaderos*
Grilling : ar المشاوي* ; pt churrasco*
Growth monitoring : hi वजन मापना
Guest relations : it accoglienza clienti
Haemodialysis : it emodialisi*
Hair colouring : de Colorationen* ; es tintes* ; nl kleuren*
Hair extensions : de Haarverlängerung ; es extensiones*
Hair straightening : es alisado*
Hair treatment : es tratamientos capilares ; it trattamenti cute
Hairdressing : de Haarschnitt, Hochsteckfrisuren ; es corte de cabello, peinados* ; it taglio* ; nl knippen*, opsteken*
High voltage engineering : de Hochvolttechnik
Hospital cleaning : fr bio-nettoyage
`;
