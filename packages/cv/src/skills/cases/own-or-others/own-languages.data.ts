/** The same in the ten other languages of the engine. */
export const OWN_IN_OTHER_LANGUAGES = `
@ Softwareentwickler
Die Tests laufen bei jedem Push in Selenium. => Selenium
Ereignisse gehen über Kafka, die Oberfläche ist in React geschrieben. => Kafka, React
Deployments laufen über GitLab und dauern vier Minuten. => GitLab
Die Abrechnung habe ich in TypeScript neu geschrieben. => TypeScript
@ Buchhalterin
Rechnungen werden in DATEV gebucht und in Excel abgestimmt. => DATEV, Excel
Die Lohnabrechnung für achtzig Leute lief über meinen Tisch. => Lohnabrechnung
Meine Vorgesetzte überließ mir die Lohnabrechnung nach einem Jahr. => Lohnabrechnung
Mahnwesen, Lohnabrechnung und Kontenabstimmung. => Mahnwesen, Lohnabrechnung
@ Köchin
HACCP-Protokolle werden bei mir jeden Abend geführt. => HACCP
Vom Küchenchef lernte ich die Speiseplanung und mache sie seither selbst. => Speiseplanung
@ Tischler
Türen eingebaut, Fenster gesetzt und Treppen gebaut. => Fenstereinbau
Zeichnungen entstehen in AutoCAD, gefräst wird auf der CNC. => AutoCAD, CNC
@ Krankenpflegerin
Wunden versorgt, Blut abgenommen und Medikamente gerichtet. => Wundversorgung
Die Wundversorgung auf der Station gehört zu meinen Aufgaben. => Wundversorgung
Von der Oberschwester lernte ich Blutentnahme und mache sie seither selbst. => Blutentnahme
@ Développeuse
Les événements passent par Kafka et les pages sont en React. => Kafka, React
Les tests tournent dans Selenium à chaque push. => Selenium
J'ai réécrit la facturation en TypeScript avec une collègue. => TypeScript
Les déploiements se font par GitLab. => GitLab
@ Comptable
Les factures sont saisies dans Sage et rapprochées dans Excel. => Sage, Excel
Le rapprochement bancaire de trois sociétés passe par mon bureau. => Rapprochement bancaire
Mon chef m'a confié les déclarations de TVA et le rapprochement bancaire. => Déclarations de TVA, Rapprochement bancaire
Rapprochement bancaire, paie et relances clients. => Rapprochement bancaire, paie
@ Soudeuse
Soudage TIG et MIG de cuves, lecture de plans. => Soudage TIG, Soudage MIG
Mon oncle m'a appris le métier et je fais du soudage TIG depuis. => Soudage TIG
@ Infirmière
Pansements, prises de sang et pose de perfusions. => Prise de sang
Les prises de sang étaient faites par mes soins. => Prise de sang
Soins palliatifs à domicile, en lien avec les familles. => Soins palliatifs
@ Desarrollador
Los eventos pasan por Kafka y las pantallas están hechas en React. => Kafka, React
Las pruebas corren en Selenium con cada cambio. => Selenium
La web la hice en WordPress. => WordPress
Los despliegues salen por GitLab. => GitLab
@ Contable
Las facturas se registran en SAP y se concilian en Excel. => SAP, Excel
Llevo la gestión de nóminas de ochenta personas y la conciliación bancaria. => Gestión de nóminas, Conciliación bancaria
Mi jefa me dejó la gestión de nóminas al segundo año. => Gestión de nóminas
Conciliación bancaria, nóminas y facturación. => Conciliación bancaria, Nóminas, Facturación
@ Soldador
Soldadura TIG y MIG de depósitos, lectura de planos. => Soldadura TIG, Soldadura MIG
Los turnos de soldadura TIG quedaron a mi cargo. => Soldadura TIG
@ Enfermera
Curas de heridas, extracción de sangre y administración de medicamentos. => Extracción de sangre, Administración de medicamentos
Los pacientes confían en mí para la extracción de sangre. => Extracción de sangre
@ Desenvolvedora
Os eventos passam pelo Kafka e as telas são feitas em React. => Kafka, React
Os testes rodam no Selenium a cada push. => Selenium
Reescrevi a cobrança em TypeScript com dois colegas. => TypeScript
Os deploys saem pelo GitLab. => GitLab
@ Contabilista
As faturas são lançadas no SAP e conferidas no Excel. => SAP, Excel
A folha de pagamento de oitenta pessoas passa por mim. => Folha de pagamento
O meu chefe confiou-me a folha de pagamento. => Folha de pagamento
Conciliação bancária, folha de pagamento e faturação. => Conciliação bancária, Folha de pagamento
@ Serralheira
Soldadura TIG e MIG, leitura de desenhos técnicos. => Soldadura TIG, Soldadura MIG
@ Enfermeira
Curativos, coleta de sangue e administração de medicamentos. => Coleta de sangue, Administração de medicamentos
A triagem dos doentes era feita por mim. => Triagem
@ Sviluppatore
Gli eventi passano da Kafka e le pagine sono scritte in React. => Kafka, React
I test girano in Selenium a ogni push. => Selenium
Ho riscritto la fatturazione in TypeScript insieme a un collega. => TypeScript
I rilasci escono da GitLab. => GitLab
@ Contabile
Le fatture si registrano in SAP e si controllano in Excel. => SAP, Excel
Le buste paga di ottanta persone passano da me. => Buste paga
Il capo mi ha affidato le buste paga dopo un anno. => Buste paga
Riconciliazione bancaria, buste paga e fatturazione. => Riconciliazione bancaria, Buste paga
@ Saldatore
Saldatura TIG e MIG, lettura del disegno tecnico. => Saldatura TIG, Saldatura MIG
@ Infermiera
Medicazioni, prelievi di sangue e somministrazione di farmaci. => Prelievi di sangue
I prelievi di sangue sono affidati a me. => Prelievi di sangue
@ Softwareontwikkelaar
Events gaan via Kafka en de schermen zijn in React geschreven. => Kafka, React
De tests draaien bij elke push in Selenium. => Selenium
Met een collega herschreef ik de facturatie in TypeScript. => TypeScript
Releases gaan via GitLab naar buiten. => GitLab
@ Boekhouder
Facturen worden in Exact geboekt en in Excel afgestemd. => Excel
De loonadministratie van tachtig mensen loopt via mij. => Loonadministratie
Mijn chef gaf mij na een jaar de loonadministratie. => Loonadministratie
Loonadministratie, debiteurenbeheer en btw-aangifte. => Loonadministratie, Debiteurenbeheer
@ Lasser
TIG-lassen en MIG-lassen van tanks. => TIG-lassen, MIG-lassen
@ Verpleegkundige
Wonden verzorgd, bloed geprikt en medicatie uitgedeeld. => Wondzorg
De wondzorg op de afdeling is mijn taak. => Wondzorg
@ مطورة برمجيات
تمر الأحداث عبر Kafka والواجهات مكتوبة في React. => Kafka, React
تعمل الاختبارات في Selenium مع كل تغيير. => Selenium
أعدت كتابة نظام الفواتير بلغة TypeScript مع زميلة. => TypeScript
@ محاسب
تسجيل الفواتير في SAP ومطابقتها في Excel. => SAP, Excel
إعداد كشوف الرواتب لثمانين موظفاً. => إعداد كشوف الرواتب
أدير المخزون وأعد الرواتب كل شهر. => إدارة المخزون
@ ممرضة
العناية بالجروح، سحب الدم، إعطاء الأدوية. => العناية بالجروح, سحب الدم
علمتني رئيسة القسم سحب الدم وأقوم به الآن وحدي. => سحب الدم
@ सॉफ्टवेयर डेवलपर
इवेंट Kafka से जाते हैं और स्क्रीन React में लिखी हैं। => Kafka, React
हर बदलाव पर टेस्ट Selenium में चलते हैं। => Selenium
एक साथी के साथ मैंने बिलिंग TypeScript में दोबारा लिखी। => TypeScript
@ लेखाकार
बिल Tally में दर्ज होते हैं और Excel में मिलाए जाते हैं। => Tally, Excel
अस्सी लोगों का वेतन प्रबंधन मेरे पास है। => वेतन प्रबंधन
बैंक समाधान, वेतन प्रबंधन और जीएसटी रिटर्न। => बैंक समाधान, वेतन प्रबंधन
@ नर्स
घाव की देखभाल, रक्त लेना और दवा देना। => घाव की देखभाल
डॉक्टर मुझ पर घाव की देखभाल का भरोसा करते हैं। => घाव की देखभाल
@ මෘදුකාංග ඉංජිනේරු
සිදුවීම් Kafka හරහා යයි, තිර React වලින් ලියා ඇත. => Kafka, React
සෑම වෙනසකදීම පරීක්ෂණ Selenium හි ධාවනය වේ. => Selenium
මිතුරෙකු සමඟ මම බිල්පත් පද්ධතිය TypeScript වලින් ලිව්වෙමි. => TypeScript
@ ගණකාධිකාරී
බිල්පත් Excel හි සටහන් කර බැංකු සැසඳුම් කළෙමි. => Excel, බැංකු සැසඳුම්
වැටුප් සැකසීම, බැංකු සැසඳුම් සහ තොග පාලනය. => වැටුප් සැකසීම, තොග පාලනය
වසරකට පසු වැටුප් සැකසීම මට භාර විය. => වැටුප් සැකසීම
@ හෙදිය
තුවාල සාත්තුව, ලේ ගැනීම සහ ඖෂධ දීම. => ලේ ගැනීම
@ மென்பொருள் பொறியாளர்
நிகழ்வுகள் Kafka வழியாகச் செல்கின்றன, திரைகள் React இல் எழுதப்பட்டவை. => Kafka, React
ஒவ்வொரு மாற்றத்திலும் சோதனைகள் Selenium இல் இயங்குகின்றன. => Selenium
நண்பருடன் சேர்ந்து பில்லிங்கை TypeScript இல் எழுதினேன். => TypeScript
@ கணக்காளர்
பில்கள் Tally இல் பதிவு செய்யப்பட்டு Excel இல் சரிபார்க்கப்படுகின்றன. => Tally, Excel
ஊதியப் பட்டியல், வங்கிச் சரிபார்ப்பு மற்றும் இருப்பு மேலாண்மை. => ஊதியப் பட்டியல், இருப்பு மேலாண்மை
ஒரு வருடத்திற்குப் பிறகு ஊதியப் பட்டியல் என்னிடம் வந்தது. => ஊதியப் பட்டியல்
@ செவிலியர்
காயப் பராமரிப்பு, இரத்தம் எடுத்தல் மற்றும் மருந்து வழங்கல். => காயப் பராமரிப்பு
@ Contadora
Los informes en Power BI los hago yo. => Power BI
La nómina la llevo en Excel. => Excel
Contabilidad: la llevo en Sage. => Sage
La gestión de almacén es de mi responsabilidad. => Warehouse management
@ Técnico de manutenção
O relatório em Excel é do turno da noite. => Excel
@ Geometra
I disegni li faccio in AutoCAD. => AutoCAD
@ Dessinateur
Points avec les clients, schémas sous Visio => Visio
@ උපදේශිකා
සිසුන් සඳහා Python ඉගැන්වීම. => Python
@ வடிவமைப்பாளர்
Photoshop நன்கு தெரியும். => Photoshop
@ ड्राफ़्ट्समैन
AutoCAD में ड्रॉइंग बनाने का काम किया। => AutoCAD
`;
