export default String.raw`
// The plain nouns of rows in everyday CVs: desks, help desks, wards, shops, kitchens, stores and roads.
Software installation = Operating system installation : pt formatação?, formatação de PCs, formatação de notebooks, formatação de máquinas ; es formateo de equipos, formateo de computadoras, formateo de PC, formateo de ordenadores ; it formattazione PC, formattazione computer, formattazione di PC ; fr formatage de postes, formatage de PC, formatage d'ordinateurs, réinstallation de Windows ; de Neuinstallation von Windows, Betriebssystem installieren, Aufsetzen von PCs ; nl Windows installeren
Malware removal : pt remoção de vírus, remoção de malware, limpeza de vírus ; es eliminación de virus, remoción de virus, limpieza de virus ; it rimozione virus, rimozione di virus, rimozione malware ; fr suppression de virus, désinfection de PC ; de Virenentfernung, Entfernen von Viren, Entfernung von Viren ; nl virussen verwijderen, virusverwijdering ; ar إزالة الفيروسات ; hi वायरस हटाना
Hardware upgrades : pt troca de SSD, instalação de SSD, troca de HD, upgrade de memória ; es cambio de discos, ampliación de memoria, cambio de disco duro ; it sostituzione hard disk, installazione SSD ; fr remplacement de disques durs ; de Aufrüsten von PCs, Einbau von SSDs ; nl SSD's plaatsen
Network cabling : pt instalação de pontos de rede, pontos de rede ; es puntos de red, instalación de puntos de red
Password resets : nl wachtwoorden resetten ; de Passwörter zurücksetzen, Passwort-Resets ; it reset password ; pt troca de senhas, redefinição de senhas
Laptop configuration : nl laptops inrichten ; de Einrichten von Laptops ; pt configuração de notebooks, configuração de máquinas ; es configuración de equipos, configuración de laptops
Printer maintenance = Printer support : de Einrichten von Druckern, Druckerinstallation ; fr dépannage d'imprimantes
Remote support : pt acesso remoto
Food preparation : de Vorbereitung von Gemüse, Gemüse schneiden, Gemüse putzen ; pt pré-preparo
Dessert preparation = Desserts : it dolci al cucchiaio
Breakfast cooking = Breakfast preparation : de Frühstücksbuffet ; es buffet de desayuno, bufé de desayuno
Dishwashing = Kitchen cleaning : fr nettoyage de la cuisine, nettoyage de cuisine
Wine knowledge = Wine service : fr service des vins ; nl wijnservice ; de Weinservice
Wound care : es curaciones?
Immunisation = Vaccination : pt aplicação de vacinas ; si එන්නත් ලබා දීම, එන්නත් දීම
Vital signs monitoring = Blood pressure monitoring : ar قياس الضغط, قياس ضغط المرضى
Cash handling = Cash balancing : es arqueo de caja, arqueos de caja, corte de caja, cobro de cuentas ; ta பணம் பெறுதல், பணம் வாங்குதல்
Visual merchandising = Window displays : es montaje de escaparates
Candidate sourcing = CV screening : es filtro de currículos, revisión de currículos ; de Sichtung von Bewerbungen
Bank reconciliation : ar مطابقة البنوك, مطابقة كشوفات البنوك, المطابقة البنكية
Vendor management = Supplier management : ar متابعة الموردين
Travel arrangements = Travel booking : ar حجز السفر, حجز تذاكر السفر
Materials issuing : ar صرف المواد, صرف البضائع من المستودع
Product demonstration = Product presentations : ar عرض المنتجات, عرض منتجات الشركة ; si භාණ්ඩ ප්‍රදර්ශනය කිරීම
Debt collection : ar تحصيل الذمم, تحصيل الديون, تحصيل ديون العملاء ; hi पेमेंट वसूली, भुगतान वसूली ; ta பணம் வசூலித்தல்
Customer visits : ar زيارة العملاء, زيارات العملاء ; hi दुकानों का दौरा, ग्राहकों से मिलना ; si සාප්පු චාරිකා, පාරිභෝගික චාරිකා ; ta கடை வருகைகள், வாடிக்கையாளர் சந்திப்புகள்
Tender management = Tendering : ar العطاءات الحكومية, العطاءات?, المناقصات, المناقصات الحكومية, إعداد العطاءات ; si ටෙන්ඩර් කටයුතු ; ta டெண்டர் பணிகள் ; hi टेंडर भरना
Attendance management : si පැමිණීමේ ලේඛන, පැමිණීමේ ලේඛනය, පැමිණීමේ රෙජිස්ටරය ; hi हाजिरी रजिस्टर, हाजिरी लगाना ; fr suivi des absences, suivi des heures ; nl verzuimregistratie
Appointment scheduling : si වේලාවන් වෙන් කිරීම, වේලාවන් වෙන්කිරීම, හමුවීම් වෙන් කිරීම ; ta நேரம் ஒதுக்குதல், சந்திப்பு நேரம் ஒதுக்குதல்
Telephone etiquette = Telephone answering : ta தொலைபேசி அழைப்புகள் ; hi फोन कॉल उठाना और करना
Stocktaking = Stock checks : hi स्टॉक चेक, स्टॉक चेक करना ; si තොග පරීක්ෂාව
Fan installation : hi पंखा फिटिंग, पंखा लगाना ; ta மின்விசிறி பொருத்துதல் ; si පංකා සවි කිරීම
Inverter wiring : hi इन्वर्टर लगाना, इन्वर्टर फिटिंग
Purchase order processing = Purchase orders : fr commandes de bois, commandes de matériaux, commandes de matériel
Job advertisements : fr annonces d'emploi ; de Ausschreibungen von Stellen
Car detailing = Vehicle washing : es lavado de unidades
Persuasion : ar الإقناع, القدرة على الإقناع, مهارة الإقناع ; si ඒත්තු ගැන්වීමේ හැකියාව ; ta இணங்க வைக்கும் திறன் ; hi समझाने की क्षमता ; de Überzeugungskraft, Überzeugungsfähigkeit ; fr force de persuasion, persuasion* ; es persuasión*, capacidad de persuasión ; pt persuasão*, poder de persuasão ; it capacità di persuasione, persuasione* ; nl overtuigingskracht
Courtesy : si ආචාරශීලීත්වය, ආචාරශීලී, විනීතභාවය ; ta மரியாதையாக நடத்தல் ; ar اللباقة في التعامل
Meeting deadlines : de Termintreue, termintreu* ; fr respect des délais ; es cumplimiento de plazos ; pt cumprimento de prazos ; it rispetto delle scadenze, rispetto dei tempi* ; nl deadlines halen
Telephone etiquette = Telephone reception : fr accueil téléphonique, standard et accueil téléphonique
Stocktaking : nl inventaris tellen, voorraad tellen, inventaristellingen
Barcode scanning = Barcode scanners : nl handscanner*, handscanners*
Proofreading = Spelling : fr orthographe*
Invoicing : fr factures*, factures clients
`;
