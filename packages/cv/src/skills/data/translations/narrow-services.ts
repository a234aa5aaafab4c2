export default String.raw`
// What glaziers, stove fitters, locksmiths, acousticians, midwives, paramedics, guards, tree workers and buyers of other countries do.
Glazing : de Verglasung, Verglasungen, Glasaustausch, Reparaturverglasung ; fr pose de vitrages, remplacement de vitrages ; es acristalamiento, colocación de vidrios ; pt colocação de vidros, vidraria ; it posa vetri, sostituzione vetri ; nl beglazing, ruiten plaatsen, glaszetten
Scaffolding : nl stellingen plaatsen, stellingen opbouwen, steigers plaatsen ; de Gerüste aufbauen, Gerüste stellen
Glass cutting : de Glaszuschnitt, Glasschneiden ; fr découpe de verre, coupe de verre ; es corte de vidrio ; pt corte de vidro ; it taglio vetro ; nl glas snijden
Locksmithing : de Schlüsseldienst, Türöffnungen, Schließanlagen ; fr serrurerie, ouverture de portes, remplacement de serrures ; es cerrajería, apertura de puertas, cambio de cerraduras ; pt abertura de portas, troca de fechaduras ; it apertura porte, sostituzione serrature ; nl sloten vervangen, deuren openen
Flooring = Parquet laying : de Parkettverlegung, Verlegen von Parkett, Parkett verlegen ; fr pose de parquet, pose de parquets ; es colocación de parquet, colocación de tarima ; pt colocação de soalho, assentamento de parquet ; it posa parquet, posa di parquet ; nl parket leggen, leggen van parket
Laminate flooring = Floor sanding : de Parkettschleifen, Schleifen von Parkett, Parkett schleifen ; fr ponçage de parquet, vitrification de parquet ; es acuchillado, acuchillado de parquet ; pt afagamento de soalho ; it levigatura parquet, lamatura parquet ; nl parket schuren
Upholstery : de Polstern, Polsterarbeiten, Beziehen von Polstermöbeln ; fr tapisserie d'ameublement, garnissage ; es tapizado de sillas ; pt estofamento, estofagem ; it tappezzeria, imbottitura ; nl stofferen, stoffering
Audiology = Hearing aid fitting : de Hörgeräteanpassung, Hörsystemanpassung, Anpassung von Hörgeräten ; fr appareillage auditif, adaptation d'aides auditives ; es adaptación de audífonos ; pt adaptação de aparelhos auditivos ; it adattamento di apparecchi acustici ; nl aanpassen van hoortoestellen, hoortoestellen aanmeten
Audiology = Audiometry : de Audiometrie, Tonaudiometrie, Sprachaudiometrie, Hörtests ; fr audiométrie tonale, audiométrie vocale ; es audiometrías ; pt audiometrias, audiograma ; it audiometria tonale, esame audiometrico ; nl gehoortesten, toonaudiometrie
Stone setting : de Edelsteinfassen, Fassen von Steinen, Steine fassen ; fr sertissage, sertissage de pierres ; es engaste, engastado de piedras ; pt cravação de pedras ; it incassatura ; nl stenen zetten
Lost-wax casting : de Wachsausschmelzverfahren, Schleuderguss ; fr fonte à la cire perdue ; es fundición a la cera perdida ; pt fundição por cera perdida ; it microfusione ; nl verloren-wasmethode
Haemodialysis : de Hämodialyse, Dialysebehandlung, Anlegen der Dialyse ; fr hémodialyse, branchement de dialyse ; es hemodiálisis ; pt hemodiálise ; it emodialisi ; nl hemodialyse
Postnatal care : de Wochenbettbetreuung, Wochenbettpflege ; fr suivi postnatal, suites de couches ; es cuidados posparto ; pt cuidados pós-parto ; it assistenza post partum ; nl kraamzorg
Prenatal care : de Schwangerenvorsorge, Schwangerschaftsvorsorge ; fr suivi de grossesse, consultations prénatales ; es control prenatal ; pt consultas pré-natais ; it assistenza prenatale ; nl zwangerschapscontroles
Breastfeeding support : de Stillberatung ; fr conseil en allaitement, soutien à l'allaitement ; es asesoría de lactancia ; pt apoio à amamentação ; it sostegno all'allattamento ; nl borstvoedingsbegeleiding
CPR : de Reanimation, Wiederbelebung ; fr réanimation cardio-pulmonaire ; es reanimación cardiopulmonar ; pt reanimação ; nl reanimatie, reanimeren
Manual therapy : de manuelle Therapie ; fr thérapie manuelle ; es terapia manual ; pt terapia manual ; it terapia manuale ; nl manuele therapie
Lymphatic drainage : de manuelle Lymphdrainage ; fr drainage lymphatique ; es drenaje linfático ; pt drenagem linfática ; it linfodrenaggio ; nl lymfedrainage
Chocolate making : de Pralinenherstellung, Pralinen ; fr chocolaterie, tempérage, bonbons de chocolat ; es bombonería, templado de chocolate ; pt chocolataria, temperagem de chocolate ; it cioccolateria, temperaggio ; nl bonbons maken, chocolade tempereren
Cake decorating : de Tortendekoration, Torten dekorieren ; fr décoration de gâteaux ; es decoración de tartas ; pt decoração de bolos ; it decorazione torte ; nl taarten decoreren
Patrolling : de Kontrollgänge, Bestreifung, Objektrundgänge ; fr rondes de sécurité ; es rondas de vigilancia ; pt rondas de segurança ; it ronde di sorveglianza ; nl surveillancerondes
CCTV monitoring : de Videoüberwachung ; fr vidéosurveillance, surveillance vidéo ; es videovigilancia ; pt videovigilância ; it videosorveglianza ; nl camerabewaking, cameratoezicht
Access control : de Zutrittskontrolle, Einlasskontrolle, Zugangskontrollen ; fr contrôle d'accès, filtrage des entrées ; es control de accesos ; pt controlo de acessos ; it controllo accessi ; nl toegangscontrole
Tree surgery : de Seilklettertechnik, Kronenpflege ; fr élagage, grimpe, taille d'arbres ; es poda en altura ; pt poda em altura ; it potatura in tree climbing, tree climbing ; nl snoeien van bomen
Stump grinding : de Stubbenfräsen, Wurzelstockfräsen ; fr rognage de souches, dessouchage ; es destoconado ; pt destoca ; it fresatura ceppi ; nl stobben frezen
Tool making : de Werkzeugbau, Formenbau, Vorrichtungsbau ; fr outillage*, fabrication de moules ; es matricería, fabricación de moldes ; pt fabrico de moldes ; it costruzione stampi, attrezzeria ; nl gereedschapmakerij, matrijzenbouw
Wire erosion : de Drahterodieren, Senkerodieren, Funkenerosion ; fr électroérosion, électro-érosion ; es electroerosión ; pt eletroerosão ; it elettroerosione ; nl draadvonken, zinkvonken
Weaving : de Weben ; fr tissage ; es tejeduría ; pt tecelagem ; nl weven
Dyeing : de Färben von Stoffen, Textilfärbung ; fr teinture de tissus ; es tintura de tejidos ; pt tingimento ; it tintura tessuti ; nl verven van stoffen
Tender management : de Ausschreibungen ; fr appels d'offres ; es licitaciones ; pt concursos públicos ; it gare d'appalto ; nl aanbestedingen
Vendor management = Supplier negotiation : de Lieferantenverhandlungen, Preisverhandlungen ; fr négociation fournisseurs, négociation avec les fournisseurs ; es negociación con proveedores ; pt negociação com fornecedores ; it trattative con i fornitori ; nl onderhandelen met leveranciers
Variance analysis : de Abweichungsanalyse, Soll-Ist-Vergleich, Soll-Ist-Vergleiche ; fr analyse des écarts ; es análisis de desviaciones ; pt análise de desvios ; it analisi degli scostamenti ; nl afwijkingenanalyse
Budgeting : de Budgetplanung, Budgetierung ; fr élaboration budgétaire ; es elaboración de presupuestos anuales ; pt elaboração de orçamentos anuais ; it budgeting annuale ; nl begrotingen opstellen
Cost accounting : de Kostenrechnung, Kostenstellenrechnung ; fr comptabilité analytique ; es contabilidad analítica ; pt contabilidade analítica ; it contabilità analitica ; nl kostprijsberekening
`;
