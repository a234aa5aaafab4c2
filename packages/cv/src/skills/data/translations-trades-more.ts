export default String.raw`
// Trades, care and offices as CVs of all ten languages list them: I to Z.
IV access : it gestione accessi venosi
Immunisation : hi टीकाकरण सहायता
Incident reporting : si සිද්ධි වාර්තා කිරීම
Inclusive education : fr inclusion*
Indian cuisine : hi दक्षिण भारतीय व्यंजन ; ta தென்னிந்திய உணவு
Industrial automation : ar التحكم الآلي
Infection control : fr asepsie*
Injections : ar الحقن* ; de Insulininjektionen ; hi इंजेक्शन लगाना ; ta ஊசி போடுதல்
Insulation installation : de Wärmedämmung ; nl isoleren*
Intellectual property law : es propiedad intelectual
Interviewing : fr entretiens individuels ; nl gesprekstechnieken ; pt entrevistas*
Inventory management : de Bestandsführung ; hi इन्वेंटरी*
Invoicing : ar الفواتير* ; it registrazione fatture ; si බිල්පත් සැකසීම ; ta விலைப்பட்டியல்*, பில் போடுதல்
Ironing : hi प्रेस करना ; pt passar roupa ; si මදින ඇඳුම් ; ta இஸ்திரி போடுதல்
Irrigation : es riego por goteo ; hi ड्रिप सिंचाई ; si වාරි කටයුතු
Italian cuisine : it pasta fresca
Key control : fr gestion des clés
Kitchen management : fr management de brigade ; it gestione brigata ; nl keukenleiding
Laundry : fr lavage du linge ; nl wassen*
Legal drafting : fr rédaction d'actes
Literacy teaching : es lectoescritura* ; pt alfabetização*
Litigation : fr plaidoiries*
Load securing : de Ladungssicherung ; es estiba de carga ; nl ladingzekering
Loading and unloading : ar تحميل وتفريغ ; hi माल लोडिंग ; si බඩු පැටවීම ; ta சுமை ஏற்றுதல்
Logbook keeping : hi लॉगबुक* ; si ලොග් පොත් පවත්වා ගැනීම ; ta பதிவுப் புத்தகம்
Loss prevention : es prevención de pérdidas
Mail handling : de Postbearbeitung
Make-up artistry : es maquillaje* ; it trucco*
Manicure : de Maniküre* ; es manicura*
Market research : si වෙළඳපල සමීක්ෂණ
Mass catering : pt cozinha industrial
Mechanical maintenance : si මැෂින් නඩත්තුව
Medication administration : si බෙහෙත් ලබා දීම
Mediterranean cuisine : ar المأكولات الشرقية
Meeting coordination : si රැස්වීම් සංවිධානය
Mentoring : fr encadrement des étudiants
Menu planning : ar تخطيط القوائم ; hi मेनू योजना ; nl menu's samenstellen ; si මෙනු සැලසුම් කිරීම ; ta மெனு திட்டமிடல்
Merchandising : ar عرض البضائع ; si භාණ්ඩ ප්‍රදර්ශනය ; ta பொருட்களை காட்சிப்படுத்தல்
Microservices : pt microsserviços*
Minute taking : ar محاضر الاجتماعات ; si රැස්වීම් වාර්තා
Motor rewinding : hi मोटर वाइंडिंग ; si මෝටර් එතීම ; ta மோட்டார் சுற்றுதல்
Music teaching : de Musikalische Früherziehung
Nappy changing : nl luiers verschonen
Needs assessment : fr évaluation sociale
Negotiation : si සාකච්ඡා කිරීම
Network cabling : pt cabeamento estruturado
Nursery management : si පැළ තවාන් ; ta நாற்றங்கால்*
Nursing documentation : ar توثيق السجلات الطبية ; fr tenue du dossier de soins
Object-oriented programming : de Objektorientierte Programmierung ; nl objectgeoriënteerd programmeren
Office cleaning : pt limpeza de escritórios
Order processing : fr gestion des commandes
Order taking : si ඇණවුම් ලබා ගැනීම ; ta ஆர்டர் எடுத்தல்
Ordering stock : it ordini ai fornitori
Overlock machine : hi ओवरलॉक मशीन ; si ඕවර්ලොක්* ; ta ஓவர்லாக்*
Packaging : de Verpackung* ; fr emballage* ; it imballaggio* ; nl inpakken*
Paediatric nutrition : hi बाल पोषण
Painting : ta வர்ணம் பூசுதல்
Pallet building : fr filmage de palettes
Pallet truck operation : it transpallet*
Palliative care : de Sterbebegleitung
Parent communication : es atención a padres ; hi अभिभावक संवाद ; it colloqui con i genitori ; si දෙමාපිය සම්බන්ධතා
Pastry making : ar المعجنات*
Patient transfer : de Lagerung* ; fr installation du patient ; it mobilizzazione*
Patrolling : si මුරසංචාරය*
Pattern making : hi पैटर्न बनाना
Paving : de Pflastern*
Payment processing : de Zahlungsverkehr
Payroll : fr établissement des fiches de paie ; hi वेतन गणना
Performance optimisation : de Leistungsoptimierung
Perming : de Dauerwelle ; nl permanenten
Personal care : pt higienização do paciente
Pest control : es fumigación*
Pesticide application : hi कीटनाशक छिड़काव ; it trattamenti fitosanitari
Phlebotomy : hi खून का नमूना लेना
Plastering : es enfoscado* ; hi प्लास्टर करना
Plating : ar تزيين الأطباق ; de Anrichten* ; fr dressage des assiettes ; it impiattamento* ; pt montagem de pratos ; ta உணவு அலங்காரம்
Pleadings : fr rédaction de conclusions
Plumbing : si ජලනල කටයුතු
Pre- and post-operative care : fr surveillance post-opératoire
Prenatal care : hi गर्भवती महिलाओं की देखभाल
Pressure ulcer prevention : de Dekubitusprophylaxe
Procurement : de Wareneinkauf
Product demonstration : hi उत्पाद प्रदर्शन
Pruning : es poda* ; it potatura*
Public policy : pt políticas públicas
Quality control : si තත්ත්ව පරීක්ෂාව ; ta தர பரிசோதனை
Radio communication : ar أجهزة اللاسلكي ; es manejo de radio ; hi वॉकी टॉकी
Reach truck operation : nl reachtruck*
Reception : ar استقبال الزوار ; es recepción de visitas ; si පිළිගැනීම*
Record keeping : hi रजिस्टर रखना, रजिस्टर संधारण ; ta பதிவேடு பராமரித்தல்
Regulatory compliance : fr mise en conformité
Reinforced concrete : ar الخرسانة المسلحة
Reinforcement work : pt armação de ferragens
Remedial teaching : hi उपचारात्मक शिक्षण
Reporting : es elaboración de partes ; fr rédaction d'écrits professionnels ; si වාර්තා ලිවීම ; ta அறிக்கை எழுதுதல்
Retail management : hi दुकान संभालना
Retail sales : nl verkoop van haarproducten
Reverse logistics : de Retourenbearbeitung ; fr gestion des retours ; nl retouren verwerken
Roofing : si වහල සෑදීම
Route knowledge : ar معرفة الطرق ; hi रास्तों की जानकारी ; si මාර්ග පිළිබඳ දැනුම ; ta பாதை அறிவு
Sales : ar فن البيع ; pt técnicas de vendas
Sales management : ar تحقيق المبيعات
Sanding : fr ponçage* ; nl schuren*
Sanitation : fr désinfection*, entretien des sanitaires ; nl sanitair reinigen, desinfecteren* ; pt higienização de banheiros
Sauce preparation : de Saucenherstellung ; nl saus bereiden
Scheduling : ar جداول زمنية
School trips : fr sorties scolaires
Screeding : de Estrich* ; it massetti* ; pt contrapiso*
Scrubber dryer : fr autolaveuse* ; nl schrobmachine
Scrubbing in : fr instrumentation opératoire
Self-defence training : ar الدفاع عن النفس ; es defensa personal
Self-help groups : ta மகளிர் சுய உதவிக் குழு
Sewing : hi कपड़े सिलना ; ta ஆடை தைத்தல்
Shaft alignment : pt alinhamento de eixos
Social work : fr accompagnement social ; nl hulpverlening* ; ta சமூக சேவை
Software architecture : de Softwarearchitektur ; nl softwarearchitectuur ; pt arquitetura de software
Solar energy : ar الطاقة الشمسية
Solar panel installation : nl zonnepanelen ; pt painéis solares ; ta சூரிய மின்தகடு பொருத்துதல்
Sowing : es siembra* ; hi बुवाई* ; it semina*
Special needs education : pt educação especial
Specimen collection : pt coleta de exames
Sports coaching : ta விளையாட்டு பயிற்சி
Spreadsheet modelling : pt controle de planilhas
Sri Lankan cuisine : si ශ්‍රී ලාංකික ආහාර
Stacking and palletising : nl palletiseren
Staff supervision : de Aufsicht*
Staircase building : fr escaliers* ; nl trappen maken
Sterilisation : fr stérilisation des instruments ; pt esterilização de materiais
Stocktaking : hi स्टॉक की जांच ; nl inventariseren*
Stone masonry : hi पत्थर का काम ; ta கல் கட்டுதல்
Storytelling : hi कहानी सुनाना ; nl voorlezen* ; pt contação de histórias ; si කතන්දර කීම ; ta கதை சொல்லுதல்
Student assessment : ar تقويم الطلاب, تصحيح الاختبارات ; hi विद्यार्थी मूल्यांकन ; it valutazione*, correzione compiti ; pt avaliação*
Suspension and steering : ar نظام التعليق ; es suspensión*
Switchboard operation : de Telefonzentrale
Table setting : es montaje de mesas
Tachograph use : es tacógrafo* ; it cronotachigrafo* ; nl tachograaf* ; pt tacógrafo*
Tail lift : it sponda idraulica ; nl laadklep*
Tailoring : hi ब्लाउज सिलाई, अल्टरेशन*
Taking measurements : hi नाप लेना ; si මිනුම් ගැනීම ; ta அளவு எடுத்தல், அளவெடுத்தல்*
Tally : hi टैली* ; ta டேலி*
Taxation : fr liasse fiscale ; si බදු වාර්තා ; ta வரி அறிக்கை
Tea plucking : si තේ දළු නෙලීම
Teaching aids preparation : ar الوسائل التعليمية ; es material didáctico
Teaching methods : es didáctica*
Teamwork : de Gruppenarbeit ; nl groepswerk ; pt grupos socioeducativos
Telephone etiquette : ar الرد على الهاتف ; si දුරකථන ඇමතුම් භාර ගැනීම
Tender management : ar دراسة المناقصات
Test automation : nl geautomatiseerd testen
Tiling : ar تركيب السيراميك ; pt assentamento de pisos
Transmission repair : ar ناقل الحركة ; de Getriebe* ; es transmisión automática, reparación de embragues
Travel arrangements : ar تنسيق السفر ; de Reiseplanung
Turning : pt torno mecânico
UX research : nl gebruikersonderzoek
Unit testing : de Modultests
Upselling : es venta sugestiva
Vacuuming : fr dépoussiérage* ; nl stofzuigen*, dweilen*
Vegetable cultivation : hi सब्जी उत्पादन ; ta காய்கறி பயிரிடல்
Vegetable cutting : hi सब्जी काटना ; si එළවළු කැපීම ; ta காய்கறி வெட்டுதல்
Vegetarian cooking : fr cuisine végétarienne ; it cucina vegana ; nl vegetarisch koken
Vehicle diagnostics : ar فحص الأعطال ; de Fehlerspeicher auslesen ; es diagnóstico de motores
Vehicle inspection : de Inspektion* ; nl voertuigcontrole ; si වාහන පරීක්ෂාව ; ta வாகன சோதனை
Vehicle maintenance : ar تغيير الزيت, تغيير الزيوت ; de Ölwechsel* ; es mantenimiento del vehículo, cambio de aceite ; it manutenzione mezzi
Veneering : fr placage*
Version control : de Versionskontrolle ; nl versiebeheer ; pt controle de versão
Visitor management : es control de visitas ; hi आगंतुक प्रबंधन
Visitor registration : si අමුත්තන් ලියාපදිංචි කිරීම ; ta பார்வையாளர் பதிவு
Visual merchandising : fr vitrines*
Vital signs monitoring : de Blutdruckmessung ; hi रक्तचाप जांच ; si රුධිර පීඩනය මැනීම ; ta இரத்த அழுத்தம் அளவிடுதல்
Waiting tables : es atención en sala
Waste collection : pt coleta de lixo
Waste reduction in kitchens : pt controle de desperdício
Waste segregation : nl afval scheiden
Waterproofing : ar العزل المائي ; de Abdichtung* ; es impermeabilización* ; hi वाटरप्रूफिंग* ; it impermeabilizzazioni* ; pt impermeabilização* ; ta நீர் புகா வேலை
Waxing : es depilación*
Wheel alignment : ar ميزان العجلات ; de Achsvermessung ; es alineación y balanceo
Window cleaning : fr nettoyage de vitres ; nl glazenwassen ; pt limpeza de vidros
Wine knowledge : es servicio de vinos, cata de vinos ; it sommelier*
Withholding tax : hi टीडीएस*
Wound care : fr pansements complexes ; si තුවාල පිරිසිදු කිරීම ; ta காயங்களுக்கு கட்டுப்போடுதல்
Youth work : de Jugendarbeit ; nl jeugdzorg*
`;
