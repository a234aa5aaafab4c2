export default String.raw`
// What leads, plans, counts and sells.
Energy management : de Energiemanagement ; fr gestion de l'énergie, management de l'énergie ; es gestión energética, gestión de la energía ; pt gestão de energia, gestão energética ; it gestione dell'energia, gestione energetica ; nl energiemanagement
Public consultation : de Öffentlichkeitsbeteiligung, Bürgerbeteiligung ; fr concertation publique, concertation citoyenne ; es consulta pública, participación ciudadana ; pt consulta pública, participação cidadã ; it consultazione pubblica ; nl burgerparticipatie, inspraakprocedures
Cost reduction : de Kostensenkung, Kostenreduzierung ; fr réduction des coûts, réduction de coûts ; es reducción de costes, reducción de costos ; pt redução de custos ; it riduzione dei costi, riduzione costi ; nl kostenreductie, kostenbesparing
Safety training : de Sicherheitsunterweisung, Sicherheitsunterweisungen ; fr formation à la sécurité, formations sécurité ; es formación en seguridad, capacitación en seguridad ; pt formação em segurança, treinamento de segurança ; it formazione sulla sicurezza ; nl veiligheidstraining
Government relations : fr affaires publiques, relations institutionnelles ; es relaciones institucionales, asuntos públicos ; pt relações institucionais, relações governamentais ; it relazioni istituzionali, affari pubblici
Policy development : de Politikentwicklung ; fr élaboration de politiques ; es formulación de políticas, elaboración de políticas ; pt formulação de políticas ; it elaborazione di politiche ; nl beleidsontwikkeling
P&L management : de Ergebnisverantwortung, GuV-Verantwortung ; fr gestion du compte de résultat ; es gestión de la cuenta de resultados ; it gestione del conto economico ; nl resultaatverantwoordelijkheid
Business cases : de Wirtschaftlichkeitsberechnung, Wirtschaftlichkeitsberechnungen ; es casos de negocio ; pt casos de negócio
Line balancing : de Linienabstimmung, Taktabstimmung ; fr équilibrage de ligne, équilibrage de lignes ; es balanceo de líneas, balance de líneas, equilibrado de líneas ; pt balanceamento de linha, balanceamento de linhas ; it bilanciamento linee ; nl lijnbalancering
Speech writing : de Redenschreiben ; fr rédaction de discours ; es redacción de discursos ; pt redação de discursos ; it stesura di discorsi
Corporate governance : fr gouvernance d'entreprise ; es gobierno corporativo ; pt governança corporativa, governo das sociedades ; it governo societario
Grant writing : de Fördermittelanträge, Antragstellung von Fördermitteln ; fr demandes de subvention, montage de dossiers de subvention ; es redacción de proyectos para subvenciones, solicitud de subvenciones ; pt candidaturas a fundos, captação de subvenções ; it richieste di finanziamento ; nl subsidieaanvragen
Talent management : de Talentmanagement ; fr gestion des talents ; es gestión del talento ; pt gestão de talentos ; it gestione dei talenti ; nl talentmanagement
Internal controls : de internes Kontrollsystem, interne Kontrollen ; fr contrôle interne, contrôles internes ; es control interno, controles internos ; pt controle interno, controlo interno ; it controllo interno, controlli interni ; nl interne beheersing
Financial modelling : de Finanzmodellierung ; fr modélisation financière ; es modelización financiera, modelado financiero, modelos financieros ; pt modelagem financeira, modelação financeira ; it modellazione finanziaria, modelli finanziari ; nl financiële modellering
Standard operating procedures : de Standardarbeitsanweisungen ; fr modes opératoires, procédures opératoires ; es procedimientos operativos, procedimientos estándar ; pt procedimentos operacionais, procedimentos operacionais padrão ; it procedure operative, procedure operative standard ; nl werkinstructies
Environmental impact assessment : de Umweltverträglichkeitsprüfung, Umweltverträglichkeitsprüfungen ; fr étude d'impact environnemental, études d'impact ; es evaluación de impacto ambiental, estudios de impacto ambiental ; pt avaliação de impacto ambiental, estudos de impacto ambiental ; it valutazione di impatto ambientale ; nl milieueffectrapportage
Fundraising : de Spendenwerbung, Spendenakquise ; fr collecte de fonds, levée de fonds caritatifs ; es captación de fondos, recaudación de fondos ; pt captação de recursos, angariação de fundos ; it raccolta fondi ; nl fondsenwerving
Due diligence : fr audit d'acquisition ; es debida diligencia ; pt devida diligência
Crisis communication : de Krisenkommunikation ; fr communication de crise ; es comunicación de crisis ; pt comunicação de crise, gestão de crise ; it comunicazione di crisi ; nl crisiscommunicatie
Media planning : de Mediaplanung ; fr plan média, média planning ; es planificación de medios ; pt planejamento de mídia, planeamento de meios ; it pianificazione media ; nl mediaplanning
Internal communications : de interne Kommunikation ; fr communication interne ; es comunicación interna ; pt comunicação interna ; it comunicazione interna ; nl interne communicatie
Value engineering : de Wertanalyse ; fr analyse de la valeur ; es ingeniería de valor ; pt engenharia de valor ; it analisi del valore ; nl waardeanalyse
Monitoring and evaluation : fr suivi et évaluation, suivi-évaluation ; es seguimiento y evaluación, monitoreo y evaluación ; pt monitoria e avaliação, monitoramento e avaliação ; it monitoraggio e valutazione ; nl monitoring en evaluatie
Advocacy : fr plaidoyer* ; es incidencia política ; pt incidência política ; nl belangenbehartiging
Annual reports : de Geschäftsberichte, Jahresberichte ; fr rapports annuels ; es memorias anuales, informes anuales ; pt relatórios anuais, relatórios e contas ; it relazioni annuali ; nl jaarverslagen
External audit : fr audit externe, commissariat aux comptes ; es auditoría externa ; pt auditoria externa ; it revisione legale
Business continuity : de Notfallmanagement, betriebliches Kontinuitätsmanagement ; fr continuité d'activité, plan de continuité d'activité ; es continuidad de negocio ; pt continuidade de negócio, continuidade de negócios ; it continuità operativa ; nl bedrijfscontinuïteit
Competitor analysis : de Wettbewerbsanalyse, Wettbewerbsanalysen ; fr analyse de la concurrence, veille concurrentielle ; es análisis de la competencia ; pt análise da concorrência, análise de concorrência ; it analisi della concorrenza, analisi dei competitor ; nl concurrentieanalyse
Capacity planning : de Kapazitätsplanung ; fr planification des capacités ; es planificación de capacidad, planificación de la capacidad ; pt planejamento de capacidade, planeamento de capacidade ; it pianificazione della capacità ; nl capaciteitsplanning
Feasibility studies : de Machbarkeitsstudien ; fr études de faisabilité ; es estudios de viabilidad, estudios de factibilidad ; pt estudos de viabilidade ; it studi di fattibilità ; nl haalbaarheidsstudies
Tax planning : de Steuerplanung, Steuergestaltung ; fr optimisation fiscale, planification fiscale ; es planificación fiscal, planificación tributaria ; pt planejamento tributário, planeamento fiscal ; it pianificazione fiscale ; nl fiscale planning
Financial planning : de Finanzplanung ; fr planification financière ; es planificación financiera ; pt planejamento financeiro, planeamento financeiro ; it pianificazione finanziaria ; nl financiële planning
Portfolio management : de Portfoliomanagement, Vermögensverwaltung ; fr gestion de portefeuille ; es gestión de carteras de inversión ; pt gestão de carteiras, gestão de carteira ; it gestione di portafoglio, gestione portafogli ; nl portefeuillebeheer
Marketing strategy : de Marketingstrategie ; fr stratégie marketing ; es estrategia de marketing, estrategia de mercadeo ; pt estratégia de marketing ; it strategia di marketing, strategie di marketing ; nl marketingstrategie
Sales forecasting : de Absatzplanung, Umsatzprognosen ; fr prévisions de ventes, prévisions des ventes ; es previsión de ventas, pronóstico de ventas ; pt previsão de vendas ; it previsioni di vendita ; nl verkoopprognoses
Sales training : de Verkaufstraining, Vertriebsschulung ; fr formation à la vente, formation commerciale ; es formación en ventas, capacitación en ventas ; pt formação em vendas, treinamento de vendas ; it formazione alla vendita ; nl verkooptraining
Lead generation : de Leadgenerierung ; fr génération de leads, génération de prospects ; es generación de leads, generación de prospectos ; pt geração de leads ; it generazione di lead ; nl leadgeneratie
Training needs analysis : de Bildungsbedarfsanalyse ; fr recueil des besoins en formation, analyse des besoins en formation ; es detección de necesidades formativas, detección de necesidades de capacitación ; pt levantamento de necessidades de formação, levantamento de necessidades de treinamento ; it analisi dei fabbisogni formativi ; nl opleidingsbehoefte
Organisational development : de Organisationsentwicklung ; fr développement organisationnel ; es desarrollo organizacional ; pt desenvolvimento organizacional ; it sviluppo organizzativo ; nl organisatieontwikkeling
Donor reporting : fr rapports aux bailleurs, reporting bailleurs ; es informes a donantes ; pt relatórios a doadores ; nl donorrapportage
Programme management : de Programmmanagement ; fr gestion de programmes ; es gestión de programas ; pt gestão de programas ; it gestione di programmi ; nl programmamanagement
Leadership development : de Führungskräfteentwicklung ; fr développement du leadership, développement managérial ; es desarrollo de liderazgo, desarrollo directivo ; pt desenvolvimento de lideranças, desenvolvimento de liderança ; it sviluppo della leadership ; nl leiderschapsontwikkeling
Media monitoring : de Medienbeobachtung, Medienmonitoring ; fr veille médiatique, revue de presse ; es seguimiento de medios, clipping de prensa ; pt clipping de mídia, monitorização de media ; it rassegna stampa ; nl mediamonitoring
Press conferences : de Pressekonferenzen ; fr conférences de presse ; es ruedas de prensa, conferencias de prensa ; pt conferências de imprensa, coletivas de imprensa ; it conferenze stampa ; nl persconferenties
Sponsorship management : fr mécénat*, gestion du sponsoring ; es gestión de patrocinios, patrocinios* ; pt patrocínios* ; it sponsorizzazioni* ; nl sponsorwerving
Contract renewals : es renovación de contratos ; pt renovação de contratos ; it rinnovi contrattuali, rinnovo contratti ; nl contractverlengingen
Target setting : de Zielvereinbarungen ; fr fixation d'objectifs, fixation des objectifs ; es fijación de objetivos ; pt definição de metas, definição de objetivos ; it definizione degli obiettivi ; nl doelstellingen bepalen
Demand planning : fr planification de la demande, prévision de la demande ; es planificación de la demanda ; pt planejamento de demanda, planeamento da procura ; it pianificazione della domanda ; nl vraagplanning
Strategic sourcing : de strategischer Einkauf ; fr achats stratégiques ; es compras estratégicas, aprovisionamiento estratégico ; pt compras estratégicas ; it acquisti strategici ; nl strategische inkoop
Category management : de Warengruppenmanagement ; fr gestion de catégories ; es gestión de categorías, gestión por categorías ; pt gestão de categorias, gestão por categorias ; it gestione di categoria ; nl categoriemanagement
Tender evaluation : de Angebotsprüfung, Angebotsauswertung ; fr analyse des offres, dépouillement des offres ; es evaluación de ofertas ; pt avaliação de propostas ; it valutazione delle offerte ; nl offertebeoordeling
Extension of time : fr prolongation de délais ; es ampliación de plazo ; pt prorrogação de prazo ; nl termijnverlenging
Variation orders : de Nachtragsmanagement, Nachträge* ; fr avenants*, travaux supplémentaires ; es órdenes de cambio, adicionales de obra ; pt termos aditivos, trabalhos a mais ; it varianti in corso d'opera ; nl meerwerk*
Contract administration : de Vertragsverwaltung ; fr administration des contrats ; es administración de contratos ; pt administração contratual ; it amministrazione dei contratti
Investor relations : de Investorenbeziehungen ; fr relations investisseurs ; es relaciones con inversores, relación con inversionistas ; pt relações com investidores ; it relazioni con gli investitori ; nl investeerdersrelaties
Mergers and acquisitions : de Unternehmenskäufe, Fusionen und Übernahmen ; fr fusions-acquisitions, fusions et acquisitions ; es fusiones y adquisiciones ; pt fusões e aquisições ; it fusioni e acquisizioni ; nl fusies en overnames
Treasury management : es gestión de tesorería ; it gestione tesoreria ; nl treasurybeheer
Transfer pricing : de Verrechnungspreise ; fr prix de transfert ; es precios de transferencia ; pt preços de transferência ; it prezzi di trasferimento ; nl verrekenprijzen
Financial product sales : fr vente de produits financiers ; es venta de productos financieros ; pt venda de produtos financeiros ; it vendita di prodotti finanziari
Wealth management : fr gestion de fortune, gestion de patrimoine ; es gestión patrimonial, gestión de patrimonios ; pt gestão de patrimônio, gestão de patrimónios ; it gestione patrimoniale ; nl vermogensbeheer
Risk profiling : fr profil d'investisseur ; es perfil de riesgo, perfilado de riesgo ; pt perfil de investidor, análise de perfil de investidor ; it profilazione del rischio ; nl risicoprofiel
Comparable company analysis : fr comparables boursiers ; es múltiplos comparables ; pt múltiplos de mercado
Intercompany accounting : fr opérations intragroupe, réconciliation intragroupe ; es operaciones intercompañía, conciliación intercompañía ; pt operações intercompanhias ; it operazioni infragruppo ; nl intercompany afstemming
Working papers : fr dossiers de travail ; es papeles de trabajo ; pt papéis de trabalho ; it carte di lavoro
Forensic accounting : fr juricomptabilité, comptabilité judiciaire ; es contabilidad forense, auditoría forense ; pt contabilidade forense ; it contabilità forense ; nl forensische accountancy
Audit planning : de Prüfungsplanung ; fr planification de l'audit ; es planificación de auditoría ; pt planejamento de auditoria, planeamento de auditoria ; it pianificazione della revisione ; nl controleplanning
Accruals and prepayments : de Rechnungsabgrenzung, Rechnungsabgrenzungen ; fr cut-off comptable, charges à payer ; es periodificaciones*, devengos y provisiones ; pt acréscimos e diferimentos ; it ratei e risconti ; nl overlopende posten
Redundancy management : de Personalabbau ; fr plans sociaux, plan de sauvegarde de l'emploi ; es gestión de despidos colectivos ; pt despedimentos coletivos ; it licenziamenti collettivi, gestione esuberi ; nl reorganisaties*
Employment dispute handling : de Arbeitsgerichtsverfahren ; fr contentieux prud'homal, contentieux social ; es litigios laborales ; pt processos trabalhistas ; it contenzioso del lavoro ; nl arbeidsgeschillen
Campus recruitment : de Hochschulmarketing ; fr relations écoles ; es reclutamiento universitario ; pt recrutamento universitário
Candidate sourcing : de Kandidatensuche, Active Sourcing ; fr recherche de candidats, sourcing de candidats ; es búsqueda de candidatos ; pt busca de candidatos, captação de candidatos ; it ricerca candidati ; nl kandidaten zoeken
Training evaluation : de Seminarevaluation ; fr évaluation des formations ; es evaluación de la formación ; pt avaliação da formação ; it valutazione della formazione ; nl trainingsevaluatie
Instructional design : de Didaktikdesign ; fr ingénierie pédagogique, conception pédagogique ; es diseño instruccional ; pt design instrucional ; nl leerontwerp
CV writing : fr ateliers CV, aide à la rédaction de CV ; es elaboración de currículum ; pt elaboração de currículos ; nl cv-begeleiding
Interview coaching : de Bewerbungstraining, Bewerbungscoaching ; fr préparation aux entretiens ; es preparación de entrevistas ; pt preparação para entrevistas ; it preparazione ai colloqui ; nl sollicitatietraining
Steering committees : de Lenkungsausschuss ; fr comités de pilotage, COPIL^ ; es comités de dirección de proyecto, comités de seguimiento ; pt comitês diretivos ; it comitati guida ; nl stuurgroepen
As-is and to-be mapping : de Ist-Soll-Analyse, Soll-Ist-Analyse ; fr analyse de l'existant ; pt mapeamento as-is e to-be, mapeamento AS IS e TO BE
Event marketing : fr marketing événementiel ; es marketing de eventos ; pt marketing de eventos ; it marketing degli eventi
Press office work : de Pressestelle ; fr attaché de presse* ; es gabinete de prensa ; nl persvoorlichting
Product detailing : fr visite médicale ; es visita médica, visitas médicas ; pt visitação médica, propaganda médica ; it informazione scientifica del farmaco ; nl artsenbezoek
KOL management : fr relations avec les leaders d'opinion ; es relación con líderes de opinión ; pt relacionamento com formadores de opinião ; nl opinieleiders
Territory planning : de Gebietsplanung ; fr gestion de secteur ; es gestión de territorio, planificación de rutas comerciales ; pt planejamento de território, gestão de território ; nl rayonbeheer
Public administration : de öffentliche Verwaltung ; fr administration publique ; es administración pública ; pt administração pública, gestão pública ; it pubblica amministrazione ; nl openbaar bestuur
By-laws : de Satzungsrecht ; fr arrêtés municipaux ; es ordenanzas municipales ; pt posturas municipais ; it regolamenti comunali ; nl gemeentelijke verordeningen
Participatory budgeting : de Bürgerhaushalt ; fr budget participatif ; es presupuestos participativos ; pt orçamento participativo ; it bilancio partecipativo ; nl burgerbegroting
Parliamentary questions : de parlamentarische Anfragen ; fr questions parlementaires ; es preguntas parlamentarias ; pt perguntas parlamentares ; it interrogazioni parlamentari ; nl Kamervragen
Volunteer management : de Ehrenamtskoordination, Freiwilligenmanagement ; fr gestion des bénévoles, animation de bénévoles ; es gestión de voluntarios, gestión de voluntariado ; pt gestão de voluntários, gestão de voluntariado ; it gestione volontari, coordinamento volontari ; nl vrijwilligersbeleid
Capacity building : fr renforcement de capacités, renforcement des capacités ; es fortalecimiento de capacidades, desarrollo de capacidades ; pt capacitação institucional, reforço de capacidades ; nl capaciteitsopbouw
Digital transformation : de digitale Transformation, Digitalisierung* ; fr transformation digitale, transformation numérique ; es transformación digital ; pt transformação digital ; it trasformazione digitale ; nl digitale transformatie
Product development : de Produktentwicklung ; fr développement produit, développement de produits ; es desarrollo de productos, desarrollo de producto ; pt desenvolvimento de produtos, desenvolvimento de produto ; it sviluppo prodotto, sviluppo di prodotti ; nl productontwikkeling
Facilities management : de Gebäudemanagement ; fr services généraux, gestion des services généraux ; es servicios generales, gestión de instalaciones ; pt gestão de instalações, gestão predial ; it gestione degli immobili, servizi generali ; nl facilitair beheer, facilitair management
Yield management : de Ertragsmanagement ; fr gestion du rendement hôtelier ; es gestión de ingresos ; pt gestão de receitas hoteleiras
Occupancy management : de Belegungsmanagement, Auslastungssteuerung ; fr gestion du taux d'occupation ; es gestión de ocupación ; pt gestão da ocupação ; nl bezettingsbeheer
Franchise management : de Franchisemanagement ; fr animation de réseau*, gestion de franchises ; es gestión de franquicias ; pt gestão de franquias ; it gestione franchising ; nl franchisebeheer
Stock loss : de Inventurdifferenzen ; fr lutte contre la démarque, démarque inconnue ; es merma desconocida, control de mermas ; pt prevenção de perdas, quebras de stock ; it differenze inventariali ; nl derving*
`;
