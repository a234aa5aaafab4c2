export default String.raw`
// The usual terms of single trades in the language that they are worked in: payroll, wards, sites, salons, workshops, warehouses.
// Payroll and personnel
Payroll : de Lohnläufe
Construction payroll : de Baulohn, Baulohnabrechnung, Baulohnabrechnungen
Short-time work allowance : de KUG-Abrechnung
Social security reporting : de SV-Meldungen, DEÜV-Meldungen ; fr déclaration sociale nominative ; es trámites ante IMSS e INFONAVIT, altas y bajas en la Seguridad Social, trámites ante el IMSS ; pt declarações à Segurança Social ; it denunce contributive
Garnishments : de Pfändungsbearbeitung ; it pignoramenti
Electronic invoicing : es timbrado de CFDI, CFDI
Journal entries : es registro de pólizas, pólizas contables, captura de pólizas ; pt lançamentos contabilísticos ; fr passation des écritures
Employment contracts : nl arbeidsovereenkomsten
// Wards and homes
Nursing process : de Pflegeprozess, Pflegeprozesse, Pflegeprozessplanung ; fr démarche de soins ; es proceso de atención de enfermería ; pt processo de enfermagem ; it processo infermieristico, processo di nursing ; nl verpleegkundig proces
Medication administration : de Medikamentenmanagement, Richten von Medikamenten ; es preparación de medicación ; it terapia farmacologica
Catheterisation : de Katheterismus ; es cuidado de sondas ; it gestione del catetere
Kinaesthetics : de Kinästhetik, Kinaesthetics ; fr kinesthésie ; it cinestetica
Activation of residents : de Aktivierung der Bewohner, Aktivierung der Bewohnerinnen, Aktivierung der Bewohnerinnen und Bewohner, Aktivierungstherapie
Pre- and post-operative care : de prä- und postoperative Pflege, prä- und postoperative Betreuung, postoperative Pflege ; fr soins pré- et postopératoires, soins postopératoires ; es cuidados pre y postoperatorios, cuidados postoperatorios ; pt cuidados pré e pós-operatórios ; it assistenza pre e post operatoria ; nl pre- en postoperatieve zorg
Student supervision : nl stagiairs begeleiden, begeleiden van stagiairs ; de Begleitung von Lernenden, Anleitung von Lernenden, Betreuung von Lernenden ; fr encadrement d'élèves, tutorat d'étudiants ; es tutorización de alumnos ; it tutoraggio di studenti
Patient education = Patient counselling : ar الإرشاد الدوائي
Compounding : ar تركيب المراهم, تركيب الأدوية, تحضير التركيبات
Sterile compounding = IV admixture : ar التحضيرات الوريدية, تحضير المحاليل الوريدية
Controlled drugs handling : ar عهدة الأدوية المخدرة, الأدوية المخدرة, الأدوية المراقبة
Expiry checks = Expiry management : ar تواريخ الصلاحية, متابعة تواريخ الصلاحية, مراقبة تواريخ الصلاحية
// Sites and surveys
Total station : it stazione totale ; es estación total ; fr station totale ; pt estação total ; de Totalstation, Tachymeter
Cadastral surveys : it accatastamenti, accatastamento, frazionamenti, aggiornamenti catastali ; es trámites catastrales ; fr bornage ; pt levantamentos cadastrais
Energy performance certificates = Energy certification : it certificazioni energetiche, certificazione energetica ; es certificación energética ; pt certificação energética
Levelling = Setting out : it tracciamenti, tracciamento ; fr implantation des ouvrages
Site supervision : it assistenza alla direzione lavori
Excavation : pt terraplenagem
Sewerage : fr assainissement, réseaux d'assainissement ; es saneamiento ; it fognature ; de Kanalbau ; nl riolering
Paving : fr enrobés ; es asfaltado ; pt pavimentação
Interim valuations = Progress payments : fr décomptes, décomptes de travaux ; es estimaciones de obra
Soil testing : fr essais Proctor, essais de compactage ; es ensayos Proctor ; pt ensaios Proctor
Electrical schematics : de Stromlaufpläne, Stromlaufplänen, Arbeiten nach Stromlaufplänen
Electrical testing : de Prüfung nach OVE E 8101, Anlagenprüfung, E-Check
// Safety
Root cause analysis : pt árvore de causas, análise de causa raiz
Safety training : pt treinamentos de integração, treinamento de integração
Safety training = Toolbox talks : pt DDS, diálogo diário de segurança
Personal protective equipment : pt controle de entrega de EPI, controle de EPI, gestão de EPI, entrega de EPIs ; es entrega de EPP
Accident reports = Accident reporting : pt emissão de CAT, emissão de CATs
Risk management : pt elaboração de PGR, programa de gerenciamento de riscos
// Salons
Hair colouring : pt madeixas e coloração, tintas de cabelo ; fr colorations et mèches
Hair treatment = Keratin treatment : pt alisamento com queratina, queratina ; es alisado de queratina, tratamiento de queratina ; it trattamento alla cheratina
Bridal dressing = Bridal hairstyling : pt penteados de noiva, penteados de noivas ; es peinados de novia, recogidos de novia ; fr coiffures de mariée, chignons de mariée
Shampooing : pt lavagem e massagem capilar ; es lavado de cabezas ; de Haarwäsche ; nl haren wassen
Hairdressing : pt corte de senhora, corte de senhora e homem, corte de homem ; es corte de señora ; it taglio uomo e donna ; de Damen- und Herrenschnitte
// Ovens
Laminated dough : fr tourage des pâtes ; es hojaldrado
Chocolate making = Chocolate tempering : fr tempérage du chocolat, tempérage ; es atemperado de chocolate ; it temperaggio del cioccolato
Supplier ordering : fr passation des commandes fournisseurs ; pt encomendas a fornecedores ; de Lieferantenbestellungen ; nl bestellingen bij leveranciers
Apprentice supervision : fr accompagnement des apprentis
// Warehouses and shops
Dock scheduling : fr planification des quais, gestion des quais ; es planificación de muelles ; it pianificazione delle ribalte
Reach truck operation : fr mât rétractable, conduite de chariot à mât rétractable
Barcode scanning : fr scanner RF, pistolet RF, scan RF ; es lectora de códigos ; it palmare RF
Stacking and palletising : it filmatura
Shelf stocking = Replenishment : it riassortimento, riassortimenti, rifornimento degli scaffali
Onboarding : it inserimento dei nuovi assunti, inserimento nuovi assunti, affiancamento dei nuovi assunti ; es incorporación de nuevos empleados ; fr intégration des nouveaux arrivants
Night audit : es cierre del día, cierre de jornada
// Workshops
Auto air conditioning = Air conditioning service : nl airco bijvullen, airco's vullen ; fr recharge de climatisation ; es carga de aire acondicionado
Vehicle maintenance : nl klein onderhoud, groot onderhoud, kleine en grote beurten
Masking : nl maskeren, afplakken ; de Abkleben
CNC turning : hi सीएनसी टर्निंग, CNC टर्निंग
Tool setting : hi टूल सेटिंग, टूल सेट करना
Tool offsets : hi ऑफसेट देना, ऑफसेट सेटिंग
Blueprint reading : hi ड्रॉइंग पढ़ना, ड्रॉइंग समझना
Deburring : hi डीबरिंग, डिबरिंग
Turning : hi लेथ, खराद
Milling : hi मिलिंग
Measuring instruments : hi हाइट गेज
// Garments and classes
Export documentation : ta ஏற்றுமதி ஆவணங்கள், ஏற்றுமதி ஆவணம்
Quality control : ta தரப் பரிசோதனை, தரச் சோதனை
Fabric sourcing : ta துணி கொள்முதல், துணி வாங்குதல்
Exam preparation : si ප්‍රශ්න පත්‍ර සැකසීම, ප්‍රශ්න පත්‍ර සකස් කිරීම, විභාග ප්‍රශ්න පත්‍ර සැකසීම
Network administration = Computer networking : si පරිගණක ජාල, පරිගණක ජාලකරණය, පරිගණක ජාල නඩත්තුව ; ta கணினி வலையமைப்பு ; hi कंप्यूटर नेटवर्क
// Print and posts
Prepress : es preimpresión, pre-prensa ; fr prépresse
Colour proofing : es control de pruebas de color ; de Farbproofs
Copywriting : es redacción de posteos, redacción de textos publicitarios ; it redazione di testi pubblicitari
Paid social : es pauta en redes, pauta publicitaria, pauta digital, pauta en Instagram ; pt anúncios pagos ; it campagne sponsorizzate
Client rollout : de Client-Rollout, Client-Rollouts, Rechner-Rollout, PC-Rollout
// What they are called in English where the skill has several names
Employment certificates = Employment references : de Arbeitszeugnisse, Arbeitszeugnissen, Erstellung von Arbeitszeugnissen
Learning and development = Staff training : es formación del personal, formación de personal, formación del equipo ; pt formação do pessoal ; fr formation du personnel
Point of sale = Cash register : it registratore di cassa
Stress management = Stress resistance : de belastbar*, stressresistent*, Stressresistenz
Measuring instruments = Micrometer : hi माइक्रोमीटर ; de Mikrometer ; fr micromètre ; es micrómetro ; it micrometro
Measuring instruments = Vernier caliper : hi वर्नियर कैलिपर, वर्नियर
Transmission repair = Clutch replacement : nl koppelingen vervangen ; de Kupplungswechsel
Foils = Highlights : pt madeixas ; es mechas
`;
