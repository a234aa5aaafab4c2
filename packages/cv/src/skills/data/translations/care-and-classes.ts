export default String.raw`
// What people of surgeries, wards, classrooms, courts, studios and kitchens list in six languages.
Clinical examination = History taking : de Anamneseerhebung ; fr anamnèse, recueil des antécédents ; es anamnesis, elaboración de historias clínicas ; pt anamnese, anamnese clínica ; it anamnesi, raccolta anamnestica ; nl anamnese afnemen
Clinical examination = Physical examination : de körperliche Untersuchung ; fr examen clinique ; es exploración física, examen físico ; pt exame físico ; it esame obiettivo ; nl lichamelijk onderzoek
Surgery = Minor surgery : de kleine Chirurgie, kleine chirurgische Eingriffe ; fr petite chirurgie ; es cirugía menor ; pt pequena cirurgia ; it piccola chirurgia ; nl kleine chirurgische ingrepen, kleine chirurgie
Surgery = Suturing : de Nahttechnik ; nl hechten van wonden
Home visits : es atención domiciliaria
Outpatient clinics : de Sprechstunde, Ambulanzdienst ; fr consultations externes ; es consulta externa, consultas externas ; pt consulta externa, atendimento ambulatorial ; it ambulatorio specialistico ; nl polikliniek, spreekuur draaien
ECG = ECG interpretation : de EKG-Befundung, EKG-Auswertung ; fr interprétation d'ECG, lecture d'ECG ; es interpretación de ECG, lectura de electrocardiogramas ; pt interpretação de ECG ; it interpretazione ECG, refertazione ECG ; nl ECG beoordelen
Laparoscopic surgery : de laparoskopische Chirurgie ; fr chirurgie laparoscopique ; pt cirurgia laparoscópica ; it chirurgia laparoscopica ; nl laparoscopische chirurgie
Endoscopy : de Endoskopie, Gastroskopie ; fr endoscopie digestive ; es endoscopia digestiva ; pt endoscopia digestiva ; it endoscopia digestiva ; nl endoscopie*
Phlebotomy = Venepuncture : es venopunción ; it prelievi venosi ; nl venapunctie
Cannulation = IV cannulation : de Legen von Zugängen, Venenzugang legen ; fr pose de voies veineuses ; es canalización de vías venosas ; pt punção periférica ; it incannulamento venoso
Catheterisation : nl blaaskatheterisatie
Triage : fr triage aux urgences ; pt triagem de Manchester, acolhimento com classificação de risco ; nl triage op de SEH
Blood transfusion care = Blood transfusion : es transfusión de sangre, hemotransfusión
Mechanical ventilation = Ventilator care : de Beatmungspflege ; it ventilazione meccanica assistita ; nl beademingszorg
Sterilisation = Instrument sterilisation : de Aufbereitung von Medizinprodukten ; es esterilización de instrumental ; pt esterilização de instrumentos ; it sterilizzazione dei ferri, sterilizzazione strumenti ; nl instrumenten steriliseren
Prenatal care = Antenatal care : de Schwangerschaftsvorsorge ; es atención prenatal ; pt acompanhamento pré-natal ; it assistenza in gravidanza ; nl zwangerschapscontroles
Normal deliveries = Normal vaginal delivery : de Geburtsbegleitung, Spontangeburten ; fr accouchement physiologique ; es atención del parto, partos eutócicos ; pt assistência ao parto, parto normal ; it assistenza al parto, parti fisiologici ; nl bevallingen begeleiden
Breastfeeding support : es asesoría en lactancia ; nl lactatiebegeleiding
Postnatal care : de Wochenbettbetreuung, Wochenbettbesuche ; fr suivi post-partum, suivi postnatal ; es control puerperal, cuidados posparto ; pt puerpério, cuidados pós-parto ; it assistenza in puerperio ; nl kraamzorg
Endodontics = Root canal treatment : de Wurzelkanalbehandlung, Wurzelbehandlungen ; fr traitement endodontique, dévitalisation ; es endodoncia, endodoncias, tratamiento de conductos ; pt tratamento de canal, endodontia ; it cure canalari, devitalizzazione ; nl wortelkanaalbehandeling
Dental implants : de Zahnimplantate, Implantologie ; fr implantologie ; es implantes dentales, implantología ; pt implantes dentários, implantodontia ; it implantologia ; nl tandimplantaten, implantologie
Tooth extraction : de Zahnextraktion, Zahnentfernung ; fr extractions dentaires ; es extracciones dentales, exodoncia ; pt extrações dentárias, exodontia ; it estrazioni dentarie ; nl tanden trekken, extracties van tanden
Dental hygiene = Scaling and polishing : de Zahnsteinentfernung ; es tartrectomía ; pt destartarização ; it detartrasi ; nl tandsteen verwijderen
Dental assisting = Chairside assistance : de Stuhlassistenz ; fr assistance au fauteuil ; es asistencia en sillón ; pt assistência à cadeira ; it assistenza alla poltrona ; nl assisteren aan de stoel
Gait training : de Gangschule, Gangtraining ; it training del passo
Lymphatic drainage : de manuelle Lymphdrainage
Swallowing assessment = Dysphagia assessment : de Schluckdiagnostik, Dysphagiediagnostik ; fr bilan de déglutition ; es evaluación de la disfagia ; pt avaliação da deglutição ; it valutazione della disfagia ; nl slikonderzoek
Refraction : de Refraktionsbestimmung, Augenglasbestimmung ; fr réfraction oculaire, examen de vue ; es refracción, graduación de la vista ; pt exame de refração, refração ocular ; it refrazione visiva, esame della vista ; nl oogmeting, refractie*
Optometry = Contact lens fitting : de Kontaktlinsenanpassung ; fr adaptation de lentilles ; es adaptación de lentillas, contactología ; pt adaptação de lentes de contacto, adaptação de lentes de contato ; it applicazione di lenti a contatto ; nl contactlenzen aanmeten
Audiology = Hearing aid fitting : de Hörgeräteanpassung ; fr appareillage auditif ; es adaptación de audífonos ; pt adaptação de aparelhos auditivos ; it adattamento protesi acustiche ; nl hoortoestellen aanpassen
X-ray imaging = Digital radiography : de digitales Röntgen, Röntgenaufnahmen ; fr radiographie numérique ; es radiografía digital, radiología convencional ; pt radiografia digital ; it radiografia digitale ; nl röntgenopnamen maken
CT scanning = CT : de Computertomographie, CT-Untersuchungen ; fr tomodensitométrie, examens scanner ; es tomografía computarizada ; pt tomografia computadorizada ; it tomografia computerizzata ; nl CT-onderzoek
MRI : de Magnetresonanztomographie, MRT-Untersuchungen ; fr imagerie par résonance magnétique ; es resonancia magnética ; pt ressonância magnética ; it risonanza magnetica ; nl MRI-onderzoek
Blood banking : de Blutbank ; fr banque de sang ; es banco de sangre ; pt banco de sangue ; it centro trasfusionale ; nl bloedbank
Gram staining : de Gramfärbung ; fr coloration de Gram ; es tinción de Gram ; pt coloração de Gram ; it colorazione di Gram ; nl gramkleuring
Personal care : de Körperpflege bei Pflegebedürftigen ; it cura dell'igiene personale
Medication administration = Medication prompting : de Medikamentenerinnerung ; fr aide à la prise de médicaments ; es recordatorio de medicación ; pt auxílio na medicação ; it aiuto nell'assunzione dei farmaci ; nl medicatie aanreiken
Dementia care : de Betreuung von Demenzkranken ; fr accompagnement Alzheimer ; es cuidado de Alzheimer
Nappy changing : fr changes et soins du nourrisson
Toilet training = Potty training : de Sauberkeitserziehung ; fr apprentissage de la propreté ; es control de esfínteres ; pt desfralde ; it spannolinamento ; nl zindelijkheidstraining
Homework support = Homework help : pt apoio ao estudo, ajuda nos trabalhos de casa
Lesson planning : fr préparation des séquences ; pt planeamento de aulas ; nl lessen voorbereiden
Exam preparation : de Prüfungsvorbereitung, Abiturvorbereitung ; fr préparation au bac, préparation aux examens ; es preparación de exámenes, preparación para la selectividad ; pt preparação para exames ; it preparazione agli esami ; nl examentraining
Parent meetings : de Elternabende ; fr réunions parents-professeurs, entretiens avec les parents ; es tutorías con familias
Inclusive education : fr école inclusive
Individual education plans : de Förderplanung ; fr projet personnalisé de scolarisation ; es adaptaciones curriculares ; pt plano educativo individual ; it stesura PEI
Supervision of theses = Dissertation supervision : de Betreuung von Abschlussarbeiten ; fr encadrement de mémoires, direction de mémoires ; es dirección de TFG, dirección de tesis ; pt orientação de teses, orientação de dissertações ; it relatore di tesi ; nl scriptiebegeleiding
Teaching methods = Pedagogy : fr pédagogie*
Activity-based learning = Play-based learning : de spielerisches Lernen ; fr pédagogie par le jeu ; es aprendizaje basado en el juego ; pt aprendizagem pelo brincar ; it apprendimento attraverso il gioco ; nl spelend leren
Music teaching = Piano teaching : de Klavierunterricht ; fr cours de piano ; es clases de piano ; pt aulas de piano ; it lezioni di pianoforte ; nl pianoles geven
Litigation : de gerichtliche Vertretung ; fr gestion du contentieux ; es procesal civil ; pt contencioso judicial, contencioso cível ; it contenzioso civile
Legal research : it ricerche giurisprudenziali
Due diligence : fr audit juridique ; it due diligence legale ; nl boekenonderzoek bij overnames
Child safeguarding = Child protection : de Kindeswohlgefährdung ; es protección a la infancia ; pt proteção de crianças e jovens
Case management : de Fallmanagement, Fallsteuerung ; fr suivi de dossiers sociaux ; es gestión de casos ; pt gestão de casos ; it presa in carico ; nl casusregie
Clinical psychology = Psychological assessment : de psychologische Diagnostik, Testdiagnostik ; fr bilan psychologique, évaluation psychologique ; es evaluación psicológica, psicodiagnóstico ; pt avaliação psicológica ; it psicodiagnostica, valutazione psicologica ; nl psychodiagnostiek, psychologisch onderzoek
Cognitive behavioural therapy = CBT : de kognitive Verhaltenstherapie ; fr thérapie cognitivo-comportementale ; es terapia cognitivo-conductual ; pt terapia cognitivo-comportamental ; it terapia cognitivo-comportamentale ; nl cognitieve gedragstherapie
Pastoral care : de Seelsorge ; fr accompagnement spirituel ; es atención pastoral ; pt assistência espiritual ; it cura pastorale ; nl pastorale zorg, geestelijke verzorging
Cataloguing : de Katalogisierung, Formalerschließung ; fr catalogage ; es catalogación ; pt catalogação ; it catalogazione ; nl catalogiseren
Archival description : de Erschließung von Archivgut, Verzeichnung von Akten ; fr classement d'archives, description archivistique ; es descripción archivística ; pt descrição arquivística ; it descrizione archivistica, riordino archivi ; nl archiefbeschrijving
Journalism = News reporting : de Nachrichtenjournalismus ; fr rédaction de dépêches ; es cobertura informativa, redacción de noticias ; pt redação de notícias, reportagem* ; it cronaca, redazione di notizie ; nl nieuwsverslaggeving
Proofreading : es corrección ortotipográfica ; nl teksten redigeren
Interpreting = Simultaneous interpreting : de Simultandolmetschen ; pt tradução simultânea ; it interpretazione simultanea ; nl simultaan tolken
Event photography = Wedding photography : nl bruidsfotografie
Session planning : de Trainingsplanung ; fr préparation des séances ; es planificación de entrenamientos ; pt planeamento de treinos ; it programmazione allenamenti ; nl trainingen voorbereiden
Personal training : de Personaltraining ; fr coaching sportif ; es entrenamiento personal ; pt treino personalizado ; it allenamento personalizzato ; nl personal training geven
Menu planning : fr création de cartes
Food costing : de Rezeptkalkulation ; nl receptuurcalculatie
Mise en place : es puesta a punto de cocina ; it preparazione della linea
Acting = Stage acting : de Bühnenschauspiel ; fr jeu théâtral ; es actuación teatral, interpretación teatral ; pt interpretação teatral ; it recitazione teatrale ; nl toneelspel
Choreography : de Choreografie ; fr chorégraphie ; es coreografía ; pt coreografia ; it coreografia ; nl choreografie
Veterinary surgery = Small animal surgery : de Kleintierchirurgie ; fr chirurgie des petits animaux ; es cirugía de pequeños animales ; pt cirurgia de pequenos animais ; it chirurgia dei piccoli animali ; nl chirurgie gezelschapsdieren
Meat inspection : de Fleischbeschau, Fleischuntersuchung ; fr inspection des viandes ; es inspección de carnes ; pt inspeção de carnes, inspeção sanitária de carnes ; it ispezione delle carni ; nl vleeskeuring
Food hygiene inspection = Food hygiene inspections : de Lebensmittelkontrolle ; fr contrôles d'hygiène alimentaire ; es inspección sanitaria de alimentos ; pt fiscalização sanitária, vigilância sanitária ; it controlli igienico-sanitari ; nl voedselinspecties
`;
