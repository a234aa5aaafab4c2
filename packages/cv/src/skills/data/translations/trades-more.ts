export default String.raw`
// Trades, care and offices as CVs of all ten languages list them: I to Z.
IV access : it gestione accessi venosi
Immunisation : hi टीकाकरण सहायता
Incident reporting : si සිද්ධි වාර්තා කිරීම
Inclusive education : fr inclusion*
Indian cuisine = South Indian cuisine : hi दक्षिण भारतीय व्यंजन ; ta தென்னிந்திய உணவு
Industrial automation = Automation : ar التحكم الآلي
Infection control : fr asepsie*
Injections : ar الحقن* ; de Insulininjektionen ; hi इंजेक्शन लगाना ; ta ஊசி போடுதல்
Insulation installation : de Wärmedämmung ; nl isoleren*
Intellectual property law = Intellectual property : es propiedad intelectual
Interviewing : fr entretiens individuels ; nl gesprekstechnieken ; pt entrevistas*
Inventory management : de Bestandsführung ; hi इन्वेंटरी
Invoicing : ar الفواتير* ; ta விலைப்பட்டியல்
Invoicing = Billing : si බිල්පත් සැකසීම ; ta பில் போடுதல்
Invoicing = Invoice processing : it registrazione fatture
Ironing : hi प्रेस करना ; pt passar roupa ; si මදින ඇඳුම් ; ta இஸ்திரி போடுதல்
Irrigation : si වාරි කටයුතු
Irrigation = Drip irrigation : es riego por goteo ; hi ड्रिप सिंचाई
Italian cuisine = Pasta making : it pasta fresca
Key control : fr gestion des clés
Kitchen management : fr management de brigade ; it gestione brigata ; nl keukenleiding
Laundry : fr lavage du linge ; nl was doen, wasgoed*
Legal drafting : fr rédaction d'actes
Literacy teaching = Literacy : es lectoescritura ; pt alfabetização
Litigation : fr plaidoiries*
Load securing : de Ladungssicherung ; es estiba de carga ; nl ladingzekering
Loading and unloading : ar تحميل وتفريغ ; hi माल लोडिंग
Loading and unloading = Loading : si බඩු පැටවීම ; ta சுமை ஏற்றுதல்
Logbook keeping : hi लॉगबुक* ; si ලොග් පොත් පවත්වා ගැනීම ; ta பதிவுப் புத்தகம்
Loss prevention : es prevención de pérdidas
Mail handling : de Postbearbeitung
Make-up artistry = Make-up : es maquillaje ; it trucco*
Manicure : de Maniküre* ; es manicura*
Market research : si වෙළඳපල සමීක්ෂණ
Mass catering : pt cozinha industrial
Maternal and child health : si මව් සහ ළමා සත්කාර
Mechanical maintenance = Machine maintenance : si මැෂින් නඩත්තුව
Medication administration : si බෙහෙත් ලබා දීම
Mediterranean cuisine = Middle Eastern cuisine : ar المأكولات الشرقية
Meeting coordination : si රැස්වීම් සංවිධානය
Mentoring : fr encadrement des étudiants
Menu planning : ar تخطيط القوائم ; hi मेनू योजना ; nl menu's samenstellen ; si මෙනු සැලසුම් කිරීම ; ta மெனு திட்டமிடல்
Merchandising : ar عرض البضائع ; si භාණ්ඩ ප්‍රදර්ශනය ; ta பொருட்களை காட்சிப்படுத்தல்
Microservices : pt microsserviços
Minute taking : ar محاضر الاجتماعات ; si රැස්වීම් වාර්තා
Motor rewinding = Motor winding : hi मोटर वाइंडिंग ; si මෝටර් එතීම ; ta மோட்டார் சுற்றுதல்
Music teaching = Music education : de Musikalische Früherziehung
Nappy changing : nl luiers verschonen
Needs assessment : fr évaluation sociale
Negotiation : si සාකච්ඡා කිරීම
Network cabling = Structured cabling : pt cabeamento estruturado
Nursery management : si පැළ තවාන් ; ta நாற்றங்கால்
Nursing documentation = Medical records : ar توثيق السجلات الطبية
Nursing documentation = Patient records : fr tenue du dossier de soins
Object-oriented programming : de Objektorientierte Programmierung ; nl objectgeoriënteerd programmeren
Office cleaning : pt limpeza de escritórios
Order processing = Order management : fr gestion des commandes
Order taking : si ඇණවුම් ලබා ගැනීම ; ta ஆர்டர் எடுத்தல்
Stock ordering = Ordering stock : it ordini ai fornitori
Overlocking = Overlock machine : hi ओवरलॉक मशीन ; si ඕවර්ලොක් ; ta ஓவர்லாக்*
Packaging = Packing : de Verpackung* ; fr emballage* ; it imballaggio ; nl inpakken*
Paediatric nutrition = Child nutrition : hi बाल पोषण
Painting : ta வர்ணம் பூசுதல்
Stacking and palletising = Pallet wrapping : fr filmage de palettes
Pallet truck operation = Pallet jack : it transpallet*
Parent communication : es atención a padres ; hi अभिभावक संवाद ; it colloqui con i genitori ; si දෙමාපිය සම්බන්ධතා
Pastry making = Pastry : ar المعجنات*
Patient transfer = Patient mobility : it mobilizzazione*
Patient transfer = Patient positioning : de Lagerung* ; fr installation du patient
Patrolling : si මුරසංචාරය
Pattern making : hi पैटर्न बनाना
Paving : de Pflastern
Payment processing : de Zahlungsverkehr
Payroll : fr établissement des fiches de paie ; hi वेतन गणना
Performance optimisation : de Leistungsoptimierung
Perming : de Dauerwelle ; nl permanenten* ; it permanente*, permanenti ; pt permanente*, permanentes ; es permanente*, permanentes
Personal care : pt higienização do paciente
Pest control : es fumigación
Pesticide application : hi कीटनाशक छिड़काव ; it trattamenti fitosanitari
Phlebotomy : hi खून का नमूना लेना
Plastering : es enfoscado ; hi प्लास्टर करना
Plating : ar تزيين الأطباق ; de Anrichten ; fr dressage des assiettes ; it impiattamento ; pt montagem de pratos
Plating = Food presentation : ta உணவு அலங்காரம்
Pleadings = Drafting pleadings : fr rédaction de conclusions
Plumbing : si ජලනල කටයුතු
Power supply repair = Inverter repair : hi इन्वर्टर मरम्मत
Pre- and post-operative care = Post-operative care : fr surveillance post-opératoire
Prenatal care = Antenatal care : hi गर्भवती महिलाओं की देखभाल
Pressure ulcer prevention : de Dekubitusprophylaxe
Procurement = Purchasing : de Wareneinkauf
Product demonstration : hi उत्पाद प्रदर्शन
Pruning : es poda* ; it potatura*
Public policy : pt políticas públicas
Attendance management = Time and attendance : pt controle de ponto, gestão de ponto, marcação de ponto, banco de horas
Quality control = Quality inspection : si තත්ත්ව පරීක්ෂාව ; ta தர பரிசோதனை
REST = REST APIs : pt APIs REST
Radio communication : ar أجهزة اللاسلكي ; es manejo de radio ; hi वॉकी टॉकी
Reach truck operation = Reach truck : nl reachtruck*
Reception : ar استقبال الزوار ; es recepción de visitas ; si පිළිගැනීම
Record keeping : hi रजिस्टर रखना, रजिस्टर संधारण ; si වාර්තා තබා ගැනීම ; ta பதிவேடு பராமரித்தல்
Regulatory compliance : fr mise en conformité
Reinforced concrete : ar الخرسانة المسلحة
Reinforcement work : pt armação de ferragens
Remedial teaching : hi उपचारात्मक शिक्षण
Retail management = Shop management : hi दुकान संभालना
Retail sales : nl verkoop van haarproducten
Reverse logistics = Returns handling : de Retourenbearbeitung ; fr gestion des retours ; nl retouren verwerken
Roof carpentry = Roof construction : nl dakconstructies
Roofing : si වහල සෑදීම
Route knowledge : ar معرفة الطرق ; hi रास्तों की जानकारी ; si මාර්ග පිළිබඳ දැනුම ; ta பாதை அறிவு
Sales = Selling : ar فن البيع ; pt técnicas de vendas
Sales management = Sales targets : ar تحقيق المبيعات
Sanding : fr ponçage* ; nl schuren*
Sanitation = Disinfection : fr désinfection ; nl desinfecteren*
Sanitation = Toilet cleaning : fr entretien des sanitaires ; nl sanitair reinigen ; pt higienização de banheiros
Sauce preparation = Sauces : de Saucenherstellung ; nl saus bereiden
Scheduling : ar جداول زمنية
School trips : fr sorties scolaires
Screeding : de Estrich* ; it massetti* ; pt contrapiso
Scrubber dryer : fr autolaveuse* ; nl schrobmachine*
Scrubbing in : fr instrumentation opératoire
Self-defence training : ar الدفاع عن النفس ; es defensa personal
Self-help groups : ta மகளிர் சுய உதவிக் குழு
Settling-in : de Eingewöhnung
Sewing : hi कपड़े सिलना ; ta ஆடை தைத்தல்
Shaft alignment : pt alinhamento de eixos
Social work : fr accompagnement social ; nl hulpverlening* ; ta சமூக சேவை
Software architecture : de Softwarearchitektur ; nl softwarearchitectuur ; pt arquitetura de software
Solar energy : ar الطاقة الشمسية
Solar panel installation = Solar installation : nl zonnepanelen* ; pt painéis solares ; si සූර්ය පැනල සවි කිරීම ; ta சூரிய மின்தகடு பொருத்துதல்
Sowing : es siembra* ; hi बुवाई* ; it semina*
Special needs education = Special education : pt educação especial
Specimen collection : pt coleta de exames
Sports coaching : ta விளையாட்டு பயிற்சி
Spreadsheet modelling = Spreadsheets : pt controle de planilhas
Sri Lankan cuisine : si ශ්‍රී ලාංකික ආහාර
Stacking and palletising = Palletising : nl palletiseren
Staff supervision = Supervision : de Aufsicht*
Staircase building : fr escaliers* ; nl trappen maken
Steel marking out = Marking out : fr traçage*
Sterilisation : fr stérilisation des instruments ; pt esterilização de materiais
Stocktaking : hi स्टॉक की जांच ; nl inventariseren*
Stone masonry : hi पत्थर का काम ; ta கல் கட்டுதல்
Storytelling : hi कहानी सुनाना ; nl voorlezen ; pt contação de histórias ; si කතන්දර කීම ; ta கதை சொல்லுதல்
Student assessment : ar تقويم الطلاب ; hi विद्यार्थी मूल्यांकन
Student assessment = Assessment : it valutazione* ; pt avaliação*
Student assessment = Marking : ar تصحيح الاختبارات ; it correzione compiti
Suspension and steering : ar نظام التعليق ; es suspensión*
Switchboard operation = Switchboard : de Telefonzentrale
Table setting : es montaje de mesas
Tachograph use = Tachograph : es tacógrafo ; it cronotachigrafo ; nl tachograaf* ; pt tacógrafo
Tail lift : it sponda idraulica ; nl laadklep*
Tailoring : hi ब्लाउज सिलाई
Tailoring = Alterations : hi अल्टरेशन*
Taking measurements : hi नाप लेना ; si මිනුම් ගැනීම ; ta அளவு எடுத்தல், அளவெடுத்தல்
Tally : hi टैली* ; ta டேலி*
Taxation = Tax returns : fr liasse fiscale ; si බදු වාර්තා ; ta வரி அறிக்கை
Tea plucking : si තේ දළු නෙලීම
Teaching aids preparation = Teaching materials : ar الوسائل التعليمية ; es material didáctico
Teaching methods : es didáctica
Teamwork = Group work : de Gruppenarbeit ; nl groepswerk ; pt grupos socioeducativos
Telephone etiquette = Telephone answering : ar الرد على الهاتف ; si දුරකථන ඇමතුම් භාර ගැනීම
Tender management = Tendering : ar دراسة المناقصات
Test automation : nl geautomatiseerd testen
Tiling : ar تركيب السيراميك ; pt assentamento de pisos
Transmission repair : ar ناقل الحركة ; de Getriebe* ; es transmisión automática
Transmission repair = Clutch repair : es reparación de embragues
Travel arrangements : ar تنسيق السفر ; de Reiseplanung
Turning = Lathe : pt torno mecânico
UX research = User research : nl gebruikersonderzoek
Unit testing : de Modultests
Upselling = Suggestive selling : es venta sugestiva
Vacuuming : nl stofzuigen*
Vacuuming = Dusting : fr dépoussiérage
Vacuuming = Mopping : nl dweilen*
Vegetable cultivation = Vegetable growing : hi सब्जी उत्पादन ; ta காய்கறி பயிரிடல்
Vegetable cutting : hi सब्जी काटना ; si එළවළු කැපීම ; ta காய்கறி வெட்டுதல்
Vegetarian cooking : fr cuisine végétarienne ; nl vegetarisch koken
Vegetarian cooking = Vegan cooking : it cucina vegana
Vehicle diagnostics : ar فحص الأعطال ; de Fehlerspeicher auslesen
Vehicle diagnostics = Engine diagnostics : es diagnóstico de motores
Vehicle inspection : nl voertuigcontrole ; si වාහන පරීක්ෂාව ; ta வாகன சோதனை
Vehicle maintenance : es mantenimiento del vehículo ; it manutenzione mezzi
Vehicle maintenance = Oil change : ar تغيير الزيت, تغيير الزيوت ; de Ölwechsel ; es cambio de aceite
Veneering : fr placage*
Version control : de Versionskontrolle ; nl versiebeheer ; pt controle de versão
Visitor management : es control de visitas ; hi आगंतुक प्रबंधन
Visitor registration : si අමුත්තන් ලියාපදිංචි කිරීම ; ta பார்வையாளர் பதிவு
Visual merchandising = Window dressing : fr vitrines*
Vital signs monitoring = Blood pressure monitoring : de Blutdruckmessung ; hi रक्तचाप जांच ; si රුධිර පීඩනය මැනීම ; ta இரத்த அழுத்தம் அளவிடுதல்
Waiting tables : es atención en sala
Waste collection : pt coleta de lixo
Waste reduction in kitchens : pt controle de desperdício
Waste segregation = Waste sorting : nl afval scheiden
Waterproofing : ar العزل المائي ; de Abdichtung* ; es impermeabilización ; hi वाटरप्रूफिंग ; it impermeabilizzazioni ; pt impermeabilização ; ta நீர் புகா வேலை
Waxing : es depilación
Wheel alignment : ar ميزان العجلات ; de Achsvermessung ; es alineación y balanceo
Window cleaning : fr nettoyage de vitres ; nl glazenwassen ; pt limpeza de vidros
Wine knowledge = Wine service : es servicio de vinos ; it sommelier*
Wine knowledge = Wine tasting : es cata de vinos
Withholding tax = TDS : hi टीडीएस*
Wound care : fr pansements complexes ; si තුවාල පිරිසිදු කිරීම ; ta காயங்களுக்கு கட்டுப்போடுதல்
Youth work : de Jugendarbeit ; nl jeugdzorg
`;
