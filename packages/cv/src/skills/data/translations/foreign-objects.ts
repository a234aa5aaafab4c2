/** What the work is done to, by the English word as the graph's names have it; see `foreign-verbs`. */
export default String.raw`
boiler : de Heizkessel, Kessel ; fr chaudière ; es caldera ; pt caldeira ; it caldaia ; nl ketel, cv-ketel ; ar غلايات
pump : de Pumpe, Pumpen ; fr pompe ; es bomba ; pt bomba ; it pompa ; nl pomp, pompen ; si පොම්ප, ජල පොම්ප ; ta பம்ப் ; hi पंप ; ar مضخات
motor : de Elektromotor, Elektromotoren ; fr moteur électrique ; es motor eléctrico, motores eléctricos ; pt motor elétrico, motores elétricos ; it motore elettrico, motori elettrici ; nl elektromotor, elektromotoren ; si මෝටර් ; ta மோட்டார் ; hi मोटर ; ar محركات كهربائية
engine : de Motor, Motoren ; fr moteur ; es motor ; pt motor ; it motore ; nl motor, motoren ; si එන්ජින් ; ta என்ஜின், இயந்திரம் ; hi इंजन ; ar محركات
generator : de Generator, Generatoren ; fr groupe électrogène, générateur ; es generador, grupo electrógeno ; pt gerador ; it gruppo elettrogeno, generatore ; nl generator, aggregaat ; si ජෙනරේටර් ; ta ஜெனரேட்டர் ; hi जनरेटर ; ar مولدات
brake : de Bremse, Bremsen ; fr frein, freins ; es freno ; pt freio, travões ; it freno, freni ; nl rem, remmen ; si බ්‍රේක් ; ta பிரேக் ; hi ब्रेक ; ar فرامل
clutch : de Kupplung, Kupplungen ; fr embrayage ; es embrague ; pt embreagem ; it frizione, frizioni ; nl koppeling ; hi क्लच ; ar كلتش
gearbox : de Getriebe ; fr boîte de vitesses ; es caja de cambios ; pt caixa de câmbio ; it cambio ; nl versnellingsbak ; hi गियरबॉक्स
tyre : de Reifen ; fr pneu, pneus ; es neumático, llanta ; pt pneu, pneus ; it pneumatico, gomme ; nl band, banden ; si ටයර් ; ta டயர் ; hi टायर ; ar إطارات
oil : de Öl ; fr huile, vidange ; es aceite ; pt óleo ; it olio ; nl olie ; si ඔයිල් ; ta எண்ணெய், ஆயில் ; hi तेल, ऑयल ; ar زيوت, زيت
vehicle : de Fahrzeug, Fahrzeuge, Fahrzeugen, PKW ; fr véhicule, voiture ; es vehículo, coche, automóvil ; pt veículo, carro, automóvel ; it veicolo, veicoli, mezzi, automezzi ; nl voertuig, voertuigen ; si වාහන, වාහනය ; ta வாகன, வாகனங்கள் ; hi वाहन, गाड़ी ; ar مركبات, سيارات, مركبة
truck : de LKW, Lastwagen ; fr camion, poids lourd ; es camión, camiones, tráiler ; pt caminhão, caminhões, veículos pesados ; it camion, autotreni, mezzi pesanti ; nl vrachtwagen, vrachtwagens ; si ලොරි, බර වාහන ; ta லாரி, கனரக வாகனம் ; hi ट्रक, भारी वाहन ; ar شاحنات, شاحنة
forklift : de Gabelstapler, Stapler ; fr chariot élévateur, chariots élévateurs ; es montacargas, carretilla elevadora ; pt empilhadeira, empilhador ; it carrello elevatore, carrelli elevatori, muletto ; nl heftruck, vorkheftruck ; si ෆෝක්ලිෆ්ට් ; ta ஃபோர்க்லிஃப்ட் ; hi फोर्कलिफ्ट ; ar رافعة شوكية, رافعات شوكية
crane : de Kran, Kräne ; fr grue ; es grúa ; pt guindaste, grua ; it gru ; nl kraan, kranen ; si දොඹකර ; ta கிரேன் ; hi क्रेन ; ar رافعات
excavator : de Bagger ; fr pelleteuse, pelle mécanique ; es excavadora, retroexcavadora ; pt escavadeira, retroescavadeira ; it escavatore, escavatori ; nl graafmachine, graafmachines ; si බැකෝ ; ta ஜேசிபி ; hi जेसीबी, एक्सकेवेटर ; ar حفارات, حفارة
tractor : de Traktor, Traktoren, Schlepper ; fr tracteur ; es tractor ; pt trator ; it trattore, trattori ; nl tractor, tractoren, trekker ; si ට්‍රැක්ටර් ; ta டிராக்டர் ; hi ट्रैक्टर ; ar جرارات, جرار
machine : de Maschine, Maschinen, Anlage, Anlagen ; fr machine ; es máquina, maquinaria ; pt máquina, maquinário ; it macchina, macchine, macchinari ; nl machine, machines ; si යන්ත්‍ර, මැෂින් ; ta இயந்திர, இயந்திரங்கள் ; hi मशीन ; ar آلات, ماكينات, مكائن
sewing machine : de Nähmaschine, Nähmaschinen ; fr machine à coudre ; es máquina de coser ; pt máquina de costura ; it macchina da cucire ; nl naaimachine ; si මහන මැෂින්, ජූකි මැෂින් ; ta தையல் இயந்திரம் ; hi सिलाई मशीन ; ar ماكينة الخياطة, ماكينات الخياطة
equipment : de Geräte, Ausrüstung ; fr équipement, matériel ; es equipo, equipos ; pt equipamento ; it attrezzature, apparecchiature ; nl apparatuur ; si උපකරණ ; ta உபகரணங்கள், சாதனங்கள் ; hi उपकरण ; ar معدات, أجهزة
electrical : de elektrischer Anlagen, elektrische Anlagen ; fr installation électrique, tableau électrique, appareillage électrique, installations électriques, tableaux électriques ; es instalación eléctrica, instalaciones eléctricas ; pt instalação elétrica, instalações elétricas ; it impianto elettrico, impianti elettrici ; nl elektrische installatie, elektrische installaties ; si විදුලි උපකරණ ; ta மின் சாதனங்கள் ; hi बिजली उपकरण ; ar كهربائية, شبكات كهربائية
cable : de Kabel, Leitung, Leitungen ; fr câble ; es cable, cableado ; pt cabo, fios ; it cavo, cavi ; nl kabel, kabels, leidingen ; si කේබල් ; ta கேபிள் ; hi केबल, तार ; ar كابلات, أسلاك
distribution board : de Verteiler, Verteilern ; fr tableau électrique, tableaux électriques ; es tablero eléctrico, cuadro eléctrico ; pt quadro de distribuição, quadro elétrico ; it quadro elettrico, quadri elettrici ; nl groepenkast, groepenkasten ; si විදුලි පුවරු ; hi डिस्ट्रीब्यूशन बोर्ड ; ar لوحات التوزيع, لوحات كهربائية
solar panel : de Solaranlage, Solaranlagen, Photovoltaikanlagen ; fr panneau solaire, panneaux solaires, panneaux photovoltaïques ; es panel solar, paneles solares ; pt painel solar, painéis solares ; it pannello solare, pannelli solari, pannelli fotovoltaici ; nl zonnepaneel, zonnepanelen ; si සූර්ය පැනල ; ta சூரிய தகடு ; hi सोलर पैनल ; ar ألواح شمسية
alarm : de Alarmanlage, Alarmanlagen ; fr alarme ; es alarma ; pt alarme ; it allarme, allarmi ; nl alarm, alarminstallaties ; ar إنذار
pipe : de Rohr, Rohre, Rohren ; fr tuyau, canalisation ; es tubería, cañería ; pt tubulação, cano ; it tubazione, tubazioni ; nl buis, buizen ; si නල ; ta குழாய் ; hi पाइप ; ar أنابيب, مواسير
tile : de Fliese, Fliesen ; fr carreau, carrelage ; es azulejo, baldosa, cerámica ; pt azulejo, piso, cerâmica ; it piastrella, piastrelle ; nl tegel, tegels ; si ටයිල් ; ta டைல்ஸ் ; hi टाइल, टाइल्स ; ar بلاط, سيراميك
floor : de Boden, Böden, Parkett ; fr sol, parquet, plancher ; es suelo, piso, parquet ; pt piso, pavimento ; it pavimento, pavimenti, parquet ; nl vloer, vloeren ; si ගෙබිම් ; ta தரை ; hi फर्श ; ar أرضيات
brick : de Mauerwerk, Ziegel ; fr brique, mur ; es ladrillo, muro, tabique ; pt tijolo, parede, muro ; it mattone, muro, muri ; nl baksteen, muur, muren ; si ගඩොල්, බිත්ති ; ta செங்கல், சுவர் ; hi ईंट, दीवार ; ar طوب, جدران
concrete : de Beton, Betonfundamente ; fr béton ; es hormigón, concreto ; pt concreto, betão ; it calcestruzzo ; nl beton ; si කොන්ක්‍රීට් ; ta கான்கிரீட் ; hi कंक्रीट ; ar خرسانة
window : de Fenster, Fenstern ; fr fenêtre ; es ventana ; pt janela ; it finestra, finestre, infissi ; nl raam, ramen, kozijnen ; si ජනෙල් ; ta ஜன்னல் ; hi खिड़की ; ar نوافذ, شبابيك
door : de Tür, Türen ; fr porte ; es puerta ; pt porta ; it porta, porte ; nl deur, deuren ; si දොරවල් ; ta கதவு ; hi दरवाजा, दरवाजे ; ar أبواب
kitchen : de Küche, Küchen ; fr cuisine ; es cocina ; pt cozinha ; it cucina, cucine ; nl keuken, keukens ; si මුළුතැන්ගෙය, මුළුතැන්ගෙයි ; ta சமையலறை ; hi रसोई ; ar مطبخ
furniture : de Möbel, Möbeln ; fr meuble ; es mueble ; pt móvel, móveis ; it mobile, mobili, arredi ; nl meubel, meubels ; si ගෘහ භාණ්ඩ ; ta தளபாடம் ; hi फर्नीचर ; ar أثاث
roof : de Dach, Dächer ; fr toit, toiture ; es techo, tejado, cubierta ; pt telhado ; it tetto, tetti ; nl dak, daken ; si වහල ; ta கூரை ; hi छत ; ar أسقف
office : de Büro, Büroräume ; fr bureau, bureaux ; es oficina ; pt escritório ; it ufficio, uffici ; nl kantoor, kantoren ; si කාර්යාල ; ta அலுவலக ; hi कार्यालय, ऑफिस ; ar مكاتب
toilet : de Sanitäranlagen, Toiletten ; fr sanitaire, sanitaires, toilettes ; es baño, sanitarios ; pt banheiro, sanitários ; it bagno, bagni, servizi igienici ; nl toilet, toiletten, sanitaire ruimtes ; si වැසිකිළි ; ta கழிப்பறை ; hi शौचालय ; ar حمامات, مراحيض
room : de Zimmer ; fr chambre ; es habitación ; pt quarto ; it camera, camere ; nl kamer, kamers ; si කාමර ; ta அறை ; hi कमरा, कमरों ; ar غرف
meal : fr repas ; es comidas ; pt refeição, refeições ; it pasto, pasti ; nl maaltijd, maaltijden ; de Mahlzeiten
cash : de Kasse ; fr caisse ; es caja ; pt caixa ; it cassa ; nl kassa
supplier : de Lieferanten ; fr fournisseur ; es proveedor, proveedores ; pt fornecedor, fornecedores ; it fornitore, fornitori ; nl leverancier, leveranciers
apprentice : de Auszubildende, Auszubildenden, Lehrlinge ; fr apprenti ; es aprendices ; pt aprendizes ; it apprendisti ; nl leerlingen
food : de Speisen, Essen ; fr plat, repas, aliment ; es plato, comida, alimento ; pt prato, refeição, refeições, alimento ; it piatto, piatti, cibo, alimenti ; nl gerecht, gerechten, maaltijd, maaltijden ; si ආහාර ; ta உணவு ; hi भोजन, खाना ; ar أطباق, وجبات, طعام
menu : de Menü, Menüs, Speisekarte ; fr menu, carte ; es menú, carta ; pt cardápio, menu, ementa ; it menù, menu ; nl menu, menu's ; si මෙනු ; ta மெனு ; hi मेनू ; ar قوائم الطعام
cocktail : de Cocktail, Cocktails ; fr cocktail ; es cóctel, cócteles ; pt coquetel, coquetéis ; it cocktail ; nl cocktail, cocktails
coffee : de Kaffee ; fr café ; es café ; pt café ; it caffè ; nl koffie ; ar قهوة
vegetable : de Gemüse ; fr légume ; es verdura, hortaliza ; pt legume, hortaliça ; it ortaggi, verdure ; nl groente, groenten ; si එළවළු ; ta காய்கறி ; hi सब्जी, सब्जियां ; ar خضروات
wound : de Wunde, Wunden ; fr plaie ; es herida ; pt ferida ; it ferita, ferite ; nl wond, wonden ; si තුවාල ; ta காயங்கள், காயம் ; hi घाव ; ar جروح
medication : de Medikament, Medikamente, Medikamenten, Arzneimittel ; fr médicament, traitement ; es medicamento, fármaco, medicación ; pt medicamento, medicação ; it farmaco, farmaci, terapia ; nl medicatie, medicijnen ; si බෙහෙත්, ඖෂධ ; ta மருந்து ; hi दवा, दवाइयां, दवाई ; ar أدوية, دواء
patient : de Patient, Patienten ; fr patient, malade ; es paciente ; pt paciente ; it paziente, pazienti ; nl patiënt, patiënten ; si රෝගීන්, රෝගී ; ta நோயாளி, நோயாளிகள் ; hi मरीज, रोगी ; ar مرضى, مريض
elderly : de Senioren, älteren Menschen, Pflegebedürftigen ; fr personnes âgées, résidents ; es anciano, adultos mayores, personas mayores ; pt idoso ; it anziano, anziani ; nl ouderen, bejaarden ; si වැඩිහිටි, වයෝවෘද්ධ ; ta முதியோர் ; hi बुजुर्ग, वृद्ध ; ar مسنين
child : de Kind, Kinder, Kindern ; fr enfant ; es niño, niños ; pt criança ; it bambino, bambini ; nl kind, kinderen, peuters ; si ළමා, ළමයින් ; ta குழந்தைகள், சிறுவர் ; hi बच्चे, बच्चों ; ar أطفال
family : de Familie, Familien ; fr famille ; es familia ; pt família ; it famiglia, famiglie ; nl gezin, gezinnen ; si පවුල් ; ta குடும்பம், குடும்பங்கள் ; hi परिवार, परिवारों ; ar أسر, عائلات
vital signs : de Vitalzeichen, Vitalwerte, Vitalparameter ; fr constantes, signes vitaux, constantes vitales ; es signos vitales, constantes vitales, constantes ; pt sinais vitais ; it parametri vitali ; nl vitale functies ; si ජීව ලක්ෂණ ; ta உயிர் அறிகுறிகள் ; hi बीपी, महत्वपूर्ण संकेत ; ar علامات حيوية
blood pressure : de Blutdruck ; fr tension artérielle ; es presión arterial, tensión arterial ; pt pressão arterial ; it pressione arteriosa ; nl bloeddruk ; si රුධිර පීඩනය ; ta இரத்த அழுத்தம் ; hi रक्तचाप ; ar ضغط الدم
blood : de Blut, Blutproben ; fr sang ; es sangre ; pt sangue ; it sangue ; nl bloed ; si රුධිර සාම්පල ; ta இரத்த மாதிரிகள், இரத்தம் ; hi खून, रक्त ; ar عينات الدم
specimen : de Probe, Proben ; fr échantillon ; es muestra ; pt amostra ; it campione, campioni ; nl monster, monsters ; si සාම්පල ; ta மாதிரிகள் ; hi नमूना, नमूने ; ar عينات
care : de Pflege ; fr soins, plan de soins, plans de soins ; es cuidados, plan de cuidados, planes de cuidados ; pt cuidados, plano de cuidados ; it assistenza, assistenziale ; nl zorg, zorgplannen, zorgplan
stock : de Bestand, Bestände, Lagerbestände, Lager ; fr stock ; es stock, existencias, inventario ; pt estoque, stock ; it scorte, magazzino ; nl voorraad, voorraden ; si තොග ; ta சரக்கு, சரக்கு இருப்பு ; hi स्टॉक ; ar مخزون
inventory : de Inventar, Bestand ; fr inventaire ; es inventario ; pt inventário ; it inventario ; nl voorraad ; si තොග ; hi इन्वेंटरी ; ar مخزون
order : de Auftrag, Aufträge, Aufträgen, Bestellung, Bestellungen ; fr commande ; es pedido, comanda ; pt pedido, encomenda ; it ordine, ordini, comande ; nl order, orders, bestelling, bestellingen ; si ඇණවුම් ; ta ஆர்டர் ; hi ऑर्डर ; ar طلبات, طلب
goods : de Ware, Waren ; fr marchandise ; es mercancía, mercadería ; pt mercadoria, carga ; it merce, merci ; nl goederen, inkomende goederen ; si භාණ්ඩ, බඩු ; ta பொருட்கள், பொருட்களை, சரக்கு ; hi माल, सामान ; ar بضائع, بضاعة
invoice : de Rechnung, Rechnungen, Eingangsrechnungen ; fr facture ; es factura ; pt fatura, nota fiscal, notas fiscais, boleto ; it fattura, fatture ; nl factuur, facturen ; si බිල්පත් ; ta விலைப்பட்டியல், பில் ; hi बिल, चालान ; ar فواتير, فاتورة
account : de Konto, Konten ; fr compte ; es cuenta ; pt conta ; it conto, conti ; nl rekening, rekeningen ; si ගිණුම් ; ta கணக்கு ; hi खाता, खाते ; ar حسابات
bank : de Bankkonto, Bankkonten ; fr banque, bancaire ; es bancaria, cuentas bancarias ; pt bancária, contas bancárias ; it bancaria, conti bancari ; nl bank, bankrekeningen ; si බැංකු ; ta வங்கி ; hi बैंक ; ar بنكية, بنوك
VAT : de Umsatzsteuer, Mehrwertsteuer ; fr TVA ; es IVA ; pt IVA, ICMS ; it IVA ; nl btw
tax : de Steuer, Steuern, Steuererklärungen ; fr impôts, fiscale ; es impuesto, impuestos ; pt imposto, impostos ; it tasse, imposte ; nl belasting, belastingen ; si බදු ; ta வரி ; hi टैक्स, कर ; ar ضرائب
debt : de Forderungen, Schulden ; fr impayés, créances ; es deudas, cobranza ; pt dívidas, inadimplência ; it crediti, insoluti ; nl schulden, openstaande posten ; si ණය ; ta கடன் ; hi भुगतान, बकाया ; ar ديون, ذمم
payment : de Zahlung, Zahlungen ; fr paiement, règlement ; es pago ; pt pagamento ; it pagamento, pagamenti ; nl betaling, betalingen ; hi भुगतान ; ar مدفوعات
budget : de Budget, Budgets ; fr budget ; es presupuesto ; pt orçamento ; it budget ; nl budget, begroting ; si අයවැය ; ta வரவு செலவு ; hi बजट ; ar ميزانية, موازنات
contract : de Vertrag, Verträge, Verträgen ; fr contrat ; es contrato ; pt contrato ; it contratto, contratti ; nl contract, contracten ; si ගිවිසුම් ; ta ஒப்பந்தம் ; hi अनुबंध ; ar عقود
report : de Bericht, Berichte, Berichten ; fr rapport, compte rendu ; es informe, reporte ; pt relatório ; it rapporto, relazioni, report ; nl rapport, rapporten ; si වාර්තා ; ta அறிக்கை ; hi रिपोर्ट ; ar تقارير
incident : de Vorfälle ; fr incident ; es incidencia, incidente ; pt ocorrência, incidente ; it incidente ; nl incident, incidenten ; ta சம்பவ ; ar حوادث
document : de Dokument, Dokumente, Unterlagen ; fr document ; es documento ; pt documento ; it documento, documenti ; nl document, documenten ; si ලේඛන ; ta ஆவணங்கள் ; hi दस्तावेज ; ar وثائق, مستندات
meeting : de Sitzung, Sitzungen, Besprechung, Besprechungen ; fr réunion ; es reunión, reuniones ; pt reunião, reuniões ; it riunione, riunioni ; nl vergadering, vergaderingen ; si රැස්වීම් ; ta கூட்டம், கூட்டங்கள் ; hi बैठक ; ar اجتماعات
appointment : de Termin, Termine, Terminen ; fr rendez-vous ; es cita, citas ; pt consulta, horários ; it appuntamento, appuntamenti ; nl afspraak, afspraken ; ta சந்திப்பு ; ar مواعيد
diary : de Kalender ; fr agenda ; es agenda ; pt agenda ; it agenda ; nl agenda
travel : de Reise, Reisen, Dienstreisen ; fr voyage, déplacement ; es viaje ; pt viagem, viagens ; it viaggio, viaggi, trasferte ; nl reis, reizen ; hi यात्रा ; ar سفر
event : de Veranstaltung, Veranstaltungen ; fr événement, manifestation ; es evento ; pt evento ; it evento, eventi ; nl evenement, evenementen ; si උත්සව ; ta நிகழ்ச்சிகள் ; hi कार्यक्रम ; ar فعاليات
telephone : de Telefon, Telefonate, Anrufe ; fr téléphone, appels, appels téléphoniques ; es teléfono, llamadas ; pt telefone, chamadas, ligações ; it telefono, telefonate ; nl telefoon, telefoontjes ; si දුරකථන ; ta தொலைபேசி ; hi फोन, टेलीफोन ; ar هاتف, مكالمات
customer : de Kunde, Kunden ; fr client, clientèle ; es cliente ; pt cliente ; it cliente, clienti, clientela ; nl klant, klanten ; si පාරිභෝගික ; ta வாடிக்கையாளர் ; hi ग्राहक ; ar عملاء, زبائن
complaint : de Reklamation, Reklamationen, Beschwerden ; fr réclamation ; es reclamo, reclamación, quejas ; pt reclamação, reclamações ; it reclamo, reclami ; nl klacht, klachten ; si පැමිණිලි ; ta புகார் ; hi शिकायत ; ar شكاوى
staff : de Mitarbeiter, Mitarbeitern, Personal ; fr personnel, collaborateurs, employés ; es personal, empleados ; pt funcionários, pessoal, colaboradores ; it personale, dipendenti ; nl personeel, medewerkers ; si කාර්ය මණ්ඩලය, සේවක ; ta ஊழியர்கள், பணியாளர்கள் ; hi कर्मचारी, स्टाफ ; ar موظفين, موظفات
team : de Team, Teams ; fr équipe, brigade ; es equipo de trabajo, equipo humano ; pt equipe, equipa ; it squadra, team, brigata ; nl team, ploeg, keukenploeg ; si කණ්ඩායම් ; ta குழு ; hi टीम ; ar فريق
project : de Projekt, Projekte, Projekten ; fr projet, chantier ; es proyecto ; pt projeto ; it progetto, progetti ; nl project, projecten ; si ව්‍යාපෘති ; ta திட்டம், திட்டங்கள் ; hi परियोजना ; ar مشاريع
lesson : de Unterricht, Unterrichtsstunden ; fr cours, leçon, séquences ; es clase, clases ; pt aula, aulas, planos de aula ; it lezione, lezioni ; nl les, lessen ; si පාඩම් ; ta பாடம், பாடக்குறிப்பு ; hi पाठ ; ar دروس, خطط دراسية
route : de Route, Routen, Tour, Touren ; fr itinéraire, tournée ; es ruta ; pt rota, percurso ; it percorso, percorsi, tratte ; nl route, routes ; si මාර්ග ; ta பாதை ; hi रूट ; ar مسارات, طرق
parcel : de Paket, Pakete, Paketen ; fr colis ; es paquete, paquetería ; pt encomendas ; it pacco, pacchi ; nl pakket, pakketten, pakjes ; hi पार्सल ; ar طرود
load : de Ladung, Ladungen ; fr chargement, charge ; es carga ; pt carga ; it carico ; nl lading, ladingen ; si බර ; hi माल ; ar حمولة
crop : de Feldfrüchte, Getreide ; fr cultures, céréales ; es cultivos ; pt culturas, lavoura ; it colture ; nl gewassen ; si බෝග ; ta பயிர் ; hi फसल ; ar محاصيل
livestock : de Vieh, Tiere, Rinder ; fr bétail, animaux, élevage ; es ganado, animales ; pt gado, animais ; it bestiame, animali ; nl vee, dieren ; si ගවයින්, සතුන් ; ta மாடுகள், கால்நடை ; hi पशु, गाय, भैंस ; ar ماشية, حيوانات
hair : de Haar, Haare, Haaren ; fr cheveux ; es cabello, pelo ; pt cabelo ; it capelli ; nl haar ; si කොණ්ඩය ; ta முடி ; hi बाल ; ar شعر
website : de Webseite, Webseiten, Website ; fr site web, site internet, sites web ; es sitio web, página web ; pt site, website ; it sito web, siti web ; nl website, websites ; hi वेबसाइट ; ar مواقع إلكترونية
web : de Webanwendung, Webanwendungen ; fr application web, applications web ; es aplicación web, aplicaciones web ; pt aplicação web, aplicações web ; it applicazione web, applicazioni web ; nl webapplicatie, webapplicaties ; hi वेब ; ar تطبيقات الويب
software : de Software ; fr logiciel ; es software ; pt software ; it software ; nl software ; hi सॉफ्टवेयर ; ar برمجيات
database : de Datenbank, Datenbanken ; fr base de données, bases de données ; es base de datos, bases de datos ; pt banco de dados, base de dados ; it database, base dati ; nl database, databases ; hi डेटाबेस ; ar قواعد البيانات
data : de Daten ; fr données ; es datos ; pt dados ; it dati ; nl gegevens, data ; si දත්ත ; ta தரவு ; hi डेटा, आंकड़े ; ar بيانات
network : de Netzwerk, Netzwerke, Netzwerken ; fr réseau, réseaux ; es redes, red ; pt redes, rede ; it rete, reti ; nl netwerk, netwerken ; si ජාල ; ta நெட்வொர்க் ; hi नेटवर्क ; ar شبكات
computer : de Computer, Rechner ; fr ordinateur ; es computadora, ordenador ; pt computador, computadores ; it computer ; nl computer, computers ; si පරිගණක ; ta கணினி ; hi कंप्यूटर ; ar حاسوب, حواسيب
quality : de Qualität ; fr qualité ; es calidad ; pt qualidade ; it qualità ; nl kwaliteit ; si තත්ත්ව ; ta தர ; hi गुणवत्ता ; ar جودة
safety : de Arbeitssicherheit ; fr sécurité ; es seguridad ; pt segurança ; it sicurezza ; nl veiligheid ; si ආරක්ෂක ; ta பாதுகாப்பு ; hi सुरक्षा ; ar سلامة
access : de Zugang, Zugänge ; fr accès, entrées ; es accesos, entradas ; pt acessos, acesso ; it accessi ; nl toegang ; si ප්‍රවේශ, දොරටු ; ta நுழைவு ; hi प्रवेश ; ar دخول
temperature : de Temperatur, Temperaturen ; fr température ; es temperatura ; pt temperatura ; it temperatura, temperature ; nl temperatuur, temperaturen ; hi तापमान ; ar درجات الحرارة
waste : de Abfall, Abfälle ; fr déchet ; es residuos, basura ; pt resíduos, lixo ; it rifiuti ; nl afval ; si කසළ ; ta கழிவு ; hi कचरा ; ar نفايات
air conditioning : de Klimaanlage, Klimaanlagen ; fr climatisation, climatiseur ; es aire acondicionado ; pt ar condicionado ; it climatizzatori, aria condizionata ; nl airco, airconditioning ; si වායුසමීකරණ ; ta ஏசி ; hi एसी, एयर कंडीशनर ; ar تكييف, مكيفات
lift : de Aufzug, Aufzüge, Aufzügen ; fr ascenseur ; es ascensor ; pt elevador ; it ascensore, ascensori ; nl lift, liften ; hi लिफ्ट ; ar مصاعد
scaffolding : de Gerüst, Gerüste, Gerüsten ; fr échafaudage ; es andamio ; pt andaime ; it ponteggio, ponteggi ; nl steiger, steigers ; si පලංචි ; ta சாரம் ; hi मचान ; ar سقالات
tree : de Baum, Bäume, Bäumen ; fr arbre ; es árbol, árboles ; pt árvore ; it albero, alberi ; nl boom, bomen ; si ගස් ; ta மரங்கள் ; hi पेड़ ; ar أشجار
shelf : de Regal, Regale ; nl schap, schappen, vakken ; fr rayon, rayons ; es estante, estanterías ; pt prateleira, prateleiras ; it scaffale, scaffali
wallpaper : de Tapete, Tapeten ; nl behang ; fr papier peint ; es papel pintado ; pt papel de parede ; it carta da parati
fish : de Fisch, Fische ; nl vis ; fr poisson, poissons ; es pescado, pescados ; pt peixe, peixes ; it pesce, pesci
sauce : de Sauce, Saucen, Soße, Soßen ; nl saus, sauzen ; fr sauce, sauces ; es salsa, salsas ; pt molho, molhos ; it salsa, salse
insulation : de Isolierung, Dämmung ; nl isolatie ; fr isolation ; es aislamiento ; pt isolamento ; it isolamento
`;
