export default String.raw`
// What people at desks, in stores, shops and lorries list: software, accounts, pay, staff, buying, selling, transport.
Database design : fr conception de bases de données, modélisation de bases de données ; de Datenbankdesign ; es diseño de bases de datos, modelado de bases de datos ; pt desenho de bases de dados ; it progettazione di database, progettazione database ; nl databaseontwerp
API development : fr développement d'API, conception d'API ; de API-Entwicklung ; es desarrollo de APIs, desarrollo de API ; pt desenvolvimento de APIs, desenvolvimento de API ; it sviluppo di API, sviluppo API ; nl API-ontwikkeling ; ar تطوير واجهات برمجة التطبيقات ; ta API உருவாக்கம்
Integration testing : fr tests d'intégration ; de Integrationstests ; es pruebas de integración ; pt testes de integração ; it test di integrazione ; nl integratietesten
Unit testing : fr tests de composants ; nl unittesten
Release management = Deployment : fr mise en production, mises en production ; de Produktivsetzung, Produktivsetzungen ; es puesta en producción, pase a producción, despliegue de aplicaciones ; pt colocação em produção ; it messa in produzione, rilasci in produzione ; nl in productie nemen
Debugging : fr débogage, correction de bugs ; de Fehleranalyse, Fehlerbehebung in Software ; es depuración* ; pt correção de bugs ; it correzione di bug
Version control : fr gestion de versions ; de Versionsverwaltung ; es control de versiones ; it controllo di versione
Software maintenance = Legacy system maintenance : de Wartung von Altsystemen ; fr maintenance applicative ; nl softwareonderhoud ; es mantenimiento de aplicaciones ; pt manutenção de sistemas ; it manutenzione applicativa
Software documentation = Technical documentation : fr rédaction de documentation technique, documentation technique, rédaction de procédures ; de technische Dokumentation ; es documentación técnica ; pt documentação técnica ; it documentazione tecnica ; nl technische documentatie, handleidingen schrijven
Technical design : nl technisch ontwerp ; de technischer Entwurf, technische Konzeption ; fr conception technique ; es diseño técnico ; it progettazione tecnica
CI/CD = Continuous integration : nl continue integratie
Network monitoring : fr supervision réseau, supervision de réseaux ; de Netzwerküberwachung ; es monitoreo de redes, monitorización de redes ; pt monitoramento de redes ; it monitoraggio di rete, monitoraggio della rete ; nl netwerkmonitoring
Backup and recovery : fr sauvegarde des données, sauvegardes de données ; de Datensicherung, Datensicherungen ; es copias de seguridad, copia de seguridad ; pt cópias de segurança, cópia de segurança ; it backup dei dati, salvataggio dei dati ; nl back-ups*
User account management : fr gestion des droits d'accès, gestion des comptes utilisateurs ; de Benutzerverwaltung, Berechtigungsverwaltung ; es gestión de usuarios ; pt gestão de utilizadores, gestão de acessos ; it gestione utenze, gestione degli accessi ; nl gebruikersbeheer, autorisatiebeheer
IT asset management : fr gestion du parc informatique, parc informatique ; de Lizenzverwaltung, IT-Bestandsverwaltung ; es gestión del parque informático, inventario de equipos ; pt gestão de ativos de TI ; it gestione del parco macchine informatico ; nl licentiebeheer
System administration = Server administration : fr administration de serveurs, maintenance de serveurs, migration de serveurs ; de Serverwartung, Serveradministration, Serverbetreuung ; es mantenimiento de servidores, administración de servidores ; pt manutenção de servidores, administração de servidores ; it manutenzione server, gestione server ; nl serverbeheer, serveronderhoud
Virtualisation : de Virtualisierung, Servervirtualisierung ; es virtualización, virtualización de servidores ; pt virtualização ; it virtualizzazione ; nl virtualisatie ; fr virtualisation de serveurs
Patch management : de Patchmanagement ; fr gestion des correctifs ; es gestión de parches ; nl patchbeheer
IT support = Desktop support : nl werkplekbeheer ; pt atendimento ao usuário, apoio ao utilizador ; it assistenza agli utenti
Incident management : es gestión de incidencias ; nl incidentbeheer ; fr gestion des incidents ; pt gestão de incidentes, gestão de chamados ; it gestione degli incidenti, gestione dei ticket, gestione ticket ; de Störungsmanagement
Change management : nl wijzigingsbeheer
Technical support engineering = Application management : nl functioneel beheer, functioneel applicatiebeheer, applicatiebeheer ; de Anwendungsbetreuung, Applikationsbetreuung ; fr gestion applicative, support applicatif ; es gestión de aplicaciones ; it gestione applicativa
User acceptance testing : nl gebruikersacceptatietest, gebruikersacceptatietesten, acceptatietesten ; fr recette fonctionnelle, recette utilisateur, tests d'acceptation ; de Abnahmetests, Benutzerabnahmetests ; es pruebas de aceptación ; pt testes de aceitação, homologação de sistemas ; it test di accettazione, collaudo utente
Test case design = Test cases : nl testscripts, testgevallen ; de Testfälle, Testfallerstellung ; fr cas de test ; es casos de prueba ; pt casos de teste ; it casi di test
Network printers = Printer setup : pt configuração de impressoras ; es configuración de impresoras ; fr installation d'imprimantes ; it configurazione stampanti ; nl printers installeren
Data cleaning : fr nettoyage des données, nettoyage de données ; de Datenbereinigung ; es limpieza de datos ; pt limpeza de dados ; it pulizia dei dati, pulizia dati ; nl data opschonen, datacleaning
Data visualisation : fr visualisation de données, visualisation des données ; de Datenvisualisierung ; es visualización de datos ; pt visualização de dados ; it visualizzazione dei dati, visualizzazione dati ; nl datavisualisatie
SQL : fr requêtes SQL ; de SQL-Abfragen, Abfragen in SQL ; es consultas SQL ; pt consultas SQL ; it query SQL, interrogazioni SQL
Predictive analytics = Predictive modelling : fr analyse prédictive, modèles prédictifs ; de Prognosemodelle ; es modelos predictivos, análisis predictivo ; pt modelagem preditiva, modelos preditivos ; it modelli predittivi, analisi predittiva ; nl voorspellende modellen
Statistics = Statistical analysis : fr études statistiques, analyses statistiques ; nl statistische analyse, statistische analyses ; de statistische Auswertungen, statistische Auswertung ; it analisi statistiche
Data quality : fr qualité des données ; de Datenqualität ; es calidad de datos, calidad del dato ; pt qualidade de dados ; it qualità del dato, qualità dei dati ; nl datakwaliteit
Dashboards : de Dashboards erstellen ; es cuadros de mando, tableros de control, cuadro de mando ; pt painéis de controle, painéis* ; it cruscotti*, cruscotti aziendali
Financial reporting = Management reporting : fr reporting mensuel, reporting commercial ; de Berichtserstellung, Managementberichte ; es reporting mensual, informes de gestión ; pt relatórios gerenciais, relatórios de gestão ; it reporting mensile, reportistica direzionale ; nl managementrapportages, managementrapportage
Sales reporting : es informes de ventas ; fr rapports de ventes ; de Vertriebsberichte ; pt relatórios de vendas ; it report di vendita ; nl verkooprapportages
Performance management = KPI monitoring : fr indicateurs de performance, suivi des indicateurs ; de Kennzahlenanalyse, Kennzahlen auswerten ; es indicadores de gestión, indicadores de desempeño ; pt indicadores de desempenho, indicadores* ; it indicatori di performance, indicatori di prestazione ; nl prestatie-indicatoren
Budget tracking = Budget monitoring : fr suivi du budget ; de Budgetüberwachung, Budgetkontrolle ; es seguimiento de presupuesto ; pt controlo orçamental, controle orçamentário ; it controllo del budget ; nl budgetbewaking
Specification writing = Specifications : fr cahier des charges, cahiers des charges, rédaction de cahiers des charges ; de Lastenhefte, Pflichtenhefte ; es pliego de condiciones, pliegos de condiciones ; pt cadernos de encargos ; it capitolati*, stesura capitolati ; nl programma van eisen
Facilitation = Meeting facilitation : fr animation de réunions, animation de réunion ; es conducción de reuniones ; pt condução de reuniões ; it conduzione di riunioni ; nl werkoverleg leiden
Deadline monitoring : de Terminverfolgung, Terminüberwachung, Fristenkontrolle, Fristenüberwachung ; es control de plazos ; pt controlo de prazos, controle de prazos ; fr suivi des délais ; nl termijnbewaking
Vendor management = Supplier management : de Lieferantensteuerung, Lieferantenmanagement ; es gestión de proveedores ; pt gestão de fornecedores ; it gestione fornitori, gestione dei fornitori ; fr gestion des fournisseurs ; nl leveranciersbeheer, leveranciersmanagement
Project documentation : de Projektdokumentation ; fr documentation de projet ; es documentación de proyectos ; pt documentação de projetos ; it documentazione di progetto ; nl projectdocumentatie
Progress reporting : es informes de avance ; pt relatórios de progresso, relatórios de andamento ; it avanzamento lavori, stato avanzamento lavori ; nl voortgangsrapportage, voortgangsrapportages ; fr rapports d'avancement ; de Fortschrittsberichte
Project management = Project planning : pt planeamento de projetos
Stakeholder management : nl stakeholdermanagement ; de Stakeholdermanagement
Tender management = Tendering : nl aanbestedingen ; de Ausschreibungen* ; es licitaciones ; pt licitações ; it gare d'appalto, gare di appalto ; fr réponse aux appels d'offres, réponses aux appels d'offres
Year-end closing : fr clôture des comptes, clôture annuelle ; pt fecho de contas, fechamento de contas, encerramento de contas ; es cierre anual ; it chiusura di bilancio, chiusura dei conti
Trial balance : pt balancetes ; es balance de comprobación ; fr balance comptable ; it bilancio di verifica
Taxation = Tax returns : es declaraciones fiscales, declaraciones tributarias ; pt declarações fiscais, obrigações fiscais ; it dichiarazioni dei redditi
Withholding tax : es retenciones* ; it ritenute d'acconto
Statutory contributions = Social security contributions : fr déclarations sociales, charges sociales ; de Sozialversicherungsmeldungen, Sozialversicherungsbeiträge ; es seguros sociales, cotizaciones sociales ; pt encargos sociais, contribuições sociais ; it contributi previdenziali, contributi* ; nl sociale premies
Final settlements = Final settlement : fr soldes de tout compte, solde de tout compte ; es finiquitos ; pt rescisões ; it liquidazioni di fine rapporto
Employment contracts : fr contrats de travail ; de Arbeitsverträge ; es contratos laborales, contratos de trabajo ; pt contratos de trabalho ; it contratti di lavoro ; nl arbeidscontracten
Sickness absence management : fr arrêts maladie ; es bajas médicas ; pt baixas médicas ; it gestione malattie
Attendance management = Leave management : pt férias* ; nl verlofadministratie ; es gestión de vacaciones
Employee registration : es altas y bajas, altas y bajas de personal ; pt admissões*, admissão*, admissões e rescisões ; it assunzioni e cessazioni ; fr entrées et sorties du personnel ; de Meldewesen*
People analytics = HR metrics : pt indicadores de RH, indicadores de recursos humanos ; es indicadores de RRHH, indicadores de RH, indicadores de recursos humanos
Employee engagement = Employee surveys : pt pesquisa de clima, pesquisas de clima ; es encuestas de clima, encuesta de clima laboral
Group dynamics : pt dinâmicas de grupo ; es dinámicas de grupo ; it dinamiche di gruppo
Payroll = Electronic payroll : es nómina electrónica
Statutory contributions = Social security contributions : es planilla PILA, PILA^
Third-party tax reporting : es información exógena, reporte de exógena
Accounts receivable = Receivables management : es gestión de cartera, recuperación de cartera, recaudo de cartera
IFRS : es NIIF^, NIIF para Pymes, NIIF para las Pymes
Minute taking : fr rédaction de procès-verbaux, procès-verbaux de conseil, procès-verbaux de réunion
Port care : de Portpflege, Portversorgung
Garnishments = Wage garnishment : de Pfändungen, Lohnpfändungen ; fr saisies sur salaire ; es embargos de salario ; nl loonbeslag
Employment certificates : de Bescheinigungswesen, Zeugniserstellung, Arbeitszeugnisse
Attendance management = Time and attendance : it rilevazione presenze ; es control horario ; pt registo de assiduidade ; fr pointage des heures ; nl tijdregistratie, urenregistratie
Payroll tax returns : nl loonaangifte, loonaangiften ; de Lohnsteueranmeldung
Pension administration : nl pensioenadministratie
Expense management = Expense claims : nl declaraties* ; es gastos de viaje, rendición de gastos ; pt despesas de viagem
Annual wage statements = Annual statements : nl jaaropgaven
F24 : it modello F24
Certificazione Unica : it CU^
Gratuity calculations = Severance pay : it TFR^, trattamento di fine rapporto ; es indemnizaciones laborales ; de Abfindungen
Variance analysis : fr analyse des écarts ; de Soll-Ist-Vergleich, Soll-Ist-Vergleiche, Abweichungsanalyse, Abweichungsanalysen ; es análisis de desviaciones, análisis de variaciones ; pt análise de desvios, análise de variações ; it analisi degli scostamenti, analisi scostamenti ; nl verschillenanalyse, verschillenanalyses
Cost accounting : de Kostenstellenrechnung ; pt custos industriais ; it contabilità industriale ; nl kostenadministratie
Cost accounting = Product costing : fr calcul des coûts de revient, calcul du coût de revient ; de Kalkulation der Herstellkosten ; it calcolo dei costi di prodotto
Contribution margin analysis : de Deckungsbeitragsrechnung
Investment appraisal : de Investitionsrechnung, Investitionsrechnungen ; fr analyse d'investissements ; es evaluación de inversiones ; pt análise de investimentos ; it valutazione degli investimenti
Cash flow management = Cash flow forecasting : fr prévisions de trésorerie, prévision de trésorerie ; es previsión de tesorería, previsiones de tesorería ; pt previsão de tesouraria, previsão de fluxo de caixa ; it previsioni di cassa, previsione dei flussi di cassa ; nl liquiditeitsprognose, liquiditeitsplanning
Forecasting : nl prognoses*
Break-even analysis = Profitability analysis : es análisis de rentabilidad ; fr analyse de rentabilité ; de Rentabilitätsanalyse ; pt análise de rentabilidade ; it analisi di redditività
Internal audit : fr audit interne, audits internes ; es auditoría interna, auditorías internas ; pt auditoria interna, auditorias internas ; it revisione interna, audit interni, audit interno ; nl interne audit, interne audits ; de interne Audits, interne Revision
Consolidation accounting = Consolidation : nl consolidatie ; fr consolidation comptable
Management accounting = Planning and control : nl planning en control
Order processing : de Auftragsbearbeitung, Auftragsabwicklung, Auftragsannahme ; fr traitement des commandes, saisie de commandes ; es procesamiento de pedidos, gestión de pedidos ; pt processamento de encomendas, processamento de pedidos ; it gestione ordini, inserimento ordini ; nl orderverwerking, orderinvoer
Data management = Master data management : de Stammdatenpflege, Pflege von Stammdaten ; fr gestion des données de base ; es datos maestros ; it anagrafiche*, gestione anagrafiche ; nl stamgegevensbeheer
Bookkeeping : de vorbereitende Buchhaltung, laufende Buchhaltung
Minute taking : pt atas*
Travel arrangements = Travel booking : pt marcação de viagens ; fr réservation de voyages ; es reserva de viajes ; it prenotazione viaggi
Office supplies management = Office supplies : pt compras de material ; es pedidos de material ; it ordini di cancelleria ; de Büromaterialbestellung
Employee relations = Labour relations : fr dialogue social ; pt relações laborais, relações sindicais
Job descriptions : fr fiches de poste ; es descripción de puestos, descripciones de puestos ; pt descrição de cargos ; it mansionari ; de Stellenbeschreibungen ; nl functiebeschrijvingen
Job advertising : de Stellenausschreibungen, Stellenausschreibung ; fr offres d'emploi ; es publicación de vacantes ; pt divulgação de vagas ; nl vacatures plaatsen
Training calendar = Training plans : nl opleidingsplannen ; de Schulungspläne ; es planes de formación ; pt planos de formação ; it piani formativi
Training delivery : es formación*
Onboarding : ar تأهيل الموظفين الجدد ; hi नए कर्मचारियों का प्रशिक्षण
Interviewing : ar مقابلات التوظيف
Employee records management = Personnel files : ar حفظ ملفات الموظفين, ملفات الموظفين ; fr dossiers du personnel ; es expedientes de personal ; pt processos individuais ; it fascicoli del personale
WPS payroll = Wage protection system : ar نظام حماية الأجور
GOSI : ar التأمينات الاجتماعية
Qiwa : ar منصة قوى
Vendor selection : de Lieferantenauswahl ; fr sélection des fournisseurs ; es selección de proveedores ; pt seleção de fornecedores ; it selezione fornitori, ricerca fornitori ; nl leveranciersselectie
Vendor management = Supplier negotiation : de Preisverhandlungen, Lieferantenverhandlungen ; es negociación con proveedores ; pt negociação com fornecedores ; it trattative con fornitori, trattativa con i fornitori ; nl leveranciersonderhandelingen ; fr négociation avec les fournisseurs, négociation fournisseurs
Purchase order processing : de Bestellabwicklung ; es órdenes de compra ; pt ordens de compra ; it ordini di acquisto, ordini d'acquisto ; nl inkooporders ; fr bons de commande
Framework agreements : de Rahmenverträge ; fr contrats-cadres ; es contratos marco ; it accordi quadro ; nl raamcontracten ; pt contratos-quadro
Requirements planning : de Bedarfsplanung, Bedarfsermittlung ; es planificación de necesidades
Supplier evaluation : de Lieferantenbewertung ; fr évaluation des fournisseurs ; es evaluación de proveedores ; pt avaliação de fornecedores ; it valutazione fornitori, valutazione dei fornitori ; nl leveranciersbeoordeling, leveranciersbeoordelingen
Quotation comparison : es comparación de cotizaciones, cuadros comparativos ; de Angebotsvergleich ; fr comparaison de devis ; pt comparação de cotações
Requests for quotation = Request for quotation : it richieste di offerta, richiesta di offerta ; nl offertes aanvragen ; fr demandes de devis ; es solicitud de cotizaciones ; de Angebotseinholung
Import operations = Import : es importaciones* ; pt importação*, importações*
Expediting : it solleciti* ; fr relances fournisseurs ; de Terminverfolgung von Bestellungen
Customer follow-up : fr suivi de clientèle, suivi client ; es seguimiento de clientes ; pt acompanhamento de clientes ; de Nachfassen von Angeboten ; it follow-up clienti ; nl nazorg*
Quotation preparation = Quotations : fr rédaction de devis ; es elaboración de ofertas ; pt propostas comerciais, elaboração de propostas ; de Angebotskalkulation ; it stesura preventivi
Trade shows = Trade fairs : fr salons professionnels ; es ferias comerciales ; pt feiras* ; it fiere* ; nl beurzen* ; de Messeplanung
Field sales : de Außendienst* ; es visitas comerciales ; pt visitas comerciais ; it visite ai clienti, visite clienti ; nl klantbezoeken, buitendienst* ; fr visites clients
After-sales service : es atención postventa ; de Kundennachbetreuung
Field sales = Door-to-door sales : es puerta fría ; fr porte-à-porte ; it porta a porta ; pt porta a porta
Sales management = Sales targets : pt metas de vendas ; es metas de ventas ; fr objectifs de vente ; de Umsatzziele ; it obiettivi di vendita
Customer loyalty : it fidelizzazione
Sales negotiation : it trattativa commerciale, trattative commerciali ; es negociación comercial ; pt negociação comercial
Refunds and returns : es cambios y devoluciones ; it cambi e resi ; de Retouren* ; nl retouren* ; fr retours et échanges
Public counter service = Fresh counter service : de Frischetheke, Bedientheke ; fr rayon frais
Shelf stocking : pt reposição de prateleiras
Retail pricing and labelling = Price labelling : pt etiquetagem* ; es etiquetado de precios
Store opening and closing : pt abertura e fecho de loja, abertura e fechamento de loja ; es apertura y cierre de tienda ; fr ouverture et fermeture du magasin ; it apertura e chiusura del negozio ; nl openen en sluiten
Visual merchandising = Store displays : nl winkelpresentatie ; fr présentation des produits
Goods receiving = Delivery checking : fr contrôle des livraisons, contrôle des réceptions ; pt conferência de mercadorias ; es control de mercancías ; it controllo merci
Barcode scanning : fr scan des colis ; de Scannen von Waren
Loading and unloading : de Verladung
Stacking and palletising = Palletising : es paletizado ; pt paletização ; fr palettisation ; de Palettieren* ; it pallettizzazione
Stock control : it gestione giacenze
Vehicle maintenance : fr entretien du véhicule, entretien de véhicules ; pt manutenção do veículo ; nl voertuigonderhoud
Multi-drop delivery = Delivery rounds : fr tournées* ; es rutas de reparto ; it giri di consegna ; pt rotas de entrega
Refrigerated transport : fr transport frigorifique ; it trasporto refrigerato ; nl koeltransport ; de Kühltransporte, Kühltransport ; es transporte refrigerado ; pt transporte refrigerado
Load securing : nl lading zekeren ; es sujeción de cargas
Dangerous goods transport : es transporte de mercancías peligrosas ; pt transporte de mercadorias perigosas ; nl transport van gevaarlijke stoffen
Trip recording : nl rittenadministratie
Heavy vehicle driving = Truck driving : pt condução de camiões, condução de caminhões
Dispatch documentation : pt guias de transporte ; es guías de remisión
Route planning : it itinerari* ; es rutas*
Lorry loader operation = Lorry crane operation : de Kranarbeiten, Ladekran
`;
