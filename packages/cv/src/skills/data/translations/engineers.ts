export default String.raw`
// What is measured, designed, built, programmed and drawn.
Bills of quantities : de Leistungsverzeichnisse, Leistungsverzeichnis ; fr devis quantitatif, bordereau de prix ; pt mapas de quantidades, planilha orçamentária ; nl bestekramingen, hoeveelhedenstaat
Stability studies : de Stabilitätsprüfungen, Stabilitätsstudien ; fr études de stabilité ; es estudios de estabilidad ; pt estudos de estabilidade ; it studi di stabilità ; nl stabiliteitsstudies
Experimental design : de Versuchsplanung ; fr plans d'expériences ; es diseño de experimentos, diseño experimental ; pt planejamento de experimentos, delineamento experimental ; it disegno sperimentale ; nl proefopzet
Soil sampling : de Bodenprobenahme, Bodenproben ; fr échantillonnage de sols, prélèvements de sol ; es muestreo de suelos, toma de muestras de suelo ; pt amostragem de solo, amostragem de solos ; it campionamento del suolo, campionamento terreni ; nl bodembemonstering
Concrete testing : de Betonprüfung, Betonprüfungen ; fr essais sur béton, essais béton ; es ensayos de hormigón, ensayos de concreto ; pt ensaios de concreto, ensaios de betão ; it prove sul calcestruzzo ; nl betonproeven
Time and motion studies = Time study : es estudio de tiempos, estudios de tiempos, estudio de métodos y tiempos ; pt estudo de tempos
Time and motion studies : de Zeitaufnahmen, Zeitstudien ; fr chronométrage*, études de temps ; es estudio de tiempos y movimientos, toma de tiempos ; pt cronoanálise, estudo de tempos e métodos, estudo de tempos e movimentos ; it analisi tempi e metodi, tempi e metodi ; nl tijdstudies
Materials science : de Werkstofftechnik, Werkstoffkunde ; fr science des matériaux ; es ciencia de materiales ; pt ciência dos materiais ; it scienza dei materiali ; nl materiaalkunde
Hazard identification : de Gefährdungsbeurteilung, Gefährdungsbeurteilungen ; fr identification des dangers, document unique ; es identificación de peligros, IPER^ ; pt identificação de perigos ; it identificazione dei pericoli ; nl risico-inventarisatie, RI&E^
Protection relays : de Schutztechnik, Schutzrelais ; fr relais de protection ; es relés de protección ; pt relés de proteção ; it relè di protezione ; nl beveiligingsrelais
Mobile networks : de Mobilfunknetze ; fr réseaux mobiles ; es redes móviles ; pt redes móveis ; it reti mobili ; nl mobiele netwerken
Fibre optics : de Glasfasertechnik, Lichtwellenleiter ; fr fibre optique ; es fibra óptica ; pt fibra ótica, fibra óptica ; it fibra ottica
Water quality testing : de Wasseranalytik, Wasseranalysen ; fr analyses d'eau, analyse de l'eau ; es análisis de agua, análisis de aguas ; pt análise de água, análises de água ; it analisi delle acque ; nl wateranalyse
Geotechnical engineering : de Geotechnik ; fr géotechnique* ; es geotecnia, ingeniería geotécnica ; pt geotecnia, engenharia geotécnica ; it geotecnica ; nl grondmechanica
Mining engineering : de Bergbautechnik ; fr génie minier ; es ingeniería de minas ; pt engenharia de minas ; it ingegneria mineraria
Drilling and blasting : de Bohr- und Sprengarbeiten ; fr foration et minage, forage-minage ; es perforación y voladura, perforación y tronadura ; pt perfuração e desmonte, desmonte de rocha ; nl boren en springen
Emergency response planning : de Notfallplanung, Alarmpläne ; fr plans d'urgence ; es planes de emergencia ; pt planos de emergência ; it piani di emergenza ; nl noodplannen
Excavation : de Aushubarbeiten ; fr terrassement* ; es excavaciones* ; pt escavações* ; it scavi* ; nl graafwerk*
Ecology : de Ökologie* ; fr écologie* ; es ecología* ; pt ecologia* ; it ecologia* ; nl ecologie*
GIS : de Geoinformationssysteme ; fr systèmes d'information géographique ; es sistemas de información geográfica ; pt sistemas de informação geográfica, geoprocessamento ; it sistemi informativi geografici ; nl geografische informatiesystemen
Agricultural extension : de landwirtschaftliche Beratung ; fr conseil agricole, vulgarisation agricole ; es extensión agrícola, extensión agraria, asistencia técnica agrícola ; pt extensão rural, assistência técnica rural ; it assistenza tecnica agricola ; nl landbouwvoorlichting
Air quality monitoring : de Luftqualitätsmessungen ; fr surveillance de la qualité de l'air ; es monitoreo de calidad de aire, monitoreo de la calidad del aire ; pt monitoramento da qualidade do ar ; it monitoraggio della qualità dell'aria ; nl luchtkwaliteitsmetingen
Noise monitoring : de Lärmmessungen ; fr mesures de bruit, mesures acoustiques ; es medición de ruido, monitoreo de ruido ; pt medição de ruído, medições de ruído ; it misure fonometriche ; nl geluidsmetingen
Accident investigation : de Unfalluntersuchung, Unfallanalysen ; fr analyse d'accidents, arbre des causes ; es investigación de accidentes ; pt investigação de acidentes ; it analisi degli infortuni ; nl ongevallenonderzoek
Load flow studies : de Lastflussberechnungen ; fr calculs de répartition de charges ; es flujos de potencia, estudios de flujo de carga ; pt fluxo de carga, fluxo de potência ; nl loadflowberekeningen
Switchgear : de Schaltanlagen ; fr appareillage électrique ; es celdas de media tensión, aparamenta eléctrica ; pt cubículos de média tensão ; nl schakelinstallaties
Concept design : de Vorentwurf, Entwurfsplanung ; fr avant-projet sommaire, esquisse* ; es anteproyectos*, diseño conceptual ; pt estudo preliminar, anteprojeto* ; it progetto preliminare, progettazione preliminare ; nl schetsontwerp, voorontwerp
Architectural model making : de Modellbau*, Architekturmodelle ; fr maquettes d'architecture ; es maquetas arquitectónicas ; pt maquetes arquitetônicas, maquetes físicas ; it plastici architettonici ; nl maquettebouw
Planning applications : fr dépôt de permis de construire ; es licencias urbanísticas ; pt aprovação de projetos na prefeitura ; nl omgevingsvergunningen, vergunningaanvragen
Traffic counts : de Verkehrszählungen ; fr comptages routiers, comptages de trafic ; es aforos de tráfico, aforos vehiculares ; pt contagens de tráfego, contagem de tráfego ; it rilievi di traffico ; nl verkeerstellingen
Performance testing : de Lasttests, Performancetests ; fr tests de charge, tests de performance ; es pruebas de rendimiento, pruebas de carga ; pt testes de desempenho, testes de carga ; it test di carico, test di performance ; nl prestatietests
Test planning : de Testplanung ; fr plans de test ; es planes de prueba, planes de pruebas ; pt planos de teste, planos de testes ; it piani di test ; nl testplannen
Regression testing : de Regressionstests ; fr tests de régression, tests de non-régression ; es pruebas de regresión ; pt testes de regressão ; it test di regressione ; nl regressietesten
Functional specifications : fr spécifications fonctionnelles, cahier des charges fonctionnel ; es especificaciones funcionales ; pt especificações funcionais, especificação funcional ; it specifiche funzionali ; nl functionele specificaties
Enterprise architecture : de Unternehmensarchitektur ; fr architecture d'entreprise ; es arquitectura empresarial ; pt arquitetura empresarial, arquitetura corporativa ; nl bedrijfsarchitectuur
Solution architecture : de Lösungsarchitektur ; fr architecture de solutions ; es arquitectura de soluciones ; pt arquitetura de soluções ; nl oplossingsarchitectuur
Design patterns : de Entwurfsmuster ; fr patrons de conception ; es patrones de diseño ; pt padrões de projeto ; nl ontwerppatronen
Responsive design : fr intégration responsive ; es diseño responsivo, diseño web adaptable ; pt design responsivo ; it design responsivo
Database optimisation : de Datenbankoptimierung ; fr optimisation de bases de données ; es optimización de bases de datos, optimización de consultas ; pt otimização de bancos de dados, otimização de consultas ; it ottimizzazione database ; nl databaseoptimalisatie
Application security : de Anwendungssicherheit ; fr sécurité applicative ; es seguridad de aplicaciones ; pt segurança de aplicações ; it sicurezza applicativa ; nl applicatiebeveiliging
Disaster recovery : de Notfallwiederherstellung ; fr reprise après sinistre, plan de reprise d'activité ; es recuperación ante desastres ; pt recuperação de desastres ; it ripristino di emergenza ; nl calamiteitenherstel
Identity and access management : de Identitäts- und Zugriffsverwaltung, Berechtigungsmanagement ; fr gestion des identités et des accès ; es gestión de identidades y accesos ; pt gestão de identidades e acessos ; it gestione delle identità e degli accessi ; nl identiteitsbeheer
Vulnerability assessment : de Schwachstellenanalyse, Schwachstellenscans ; fr scans de vulnérabilités, analyse de vulnérabilités ; es análisis de vulnerabilidades ; pt análise de vulnerabilidades ; it analisi delle vulnerabilità ; nl kwetsbaarheidsscans
Penetration testing : de Penetrationstests ; fr tests d'intrusion ; es pruebas de penetración, pruebas de intrusión ; pt testes de intrusão, testes de invasão ; it test di penetrazione ; nl penetratietesten
Security awareness training : de Sensibilisierungsschulungen ; fr sensibilisation à la cybersécurité, sensibilisation à la sécurité informatique ; es concientización en seguridad, concienciación en ciberseguridad ; pt conscientização em segurança ; it sensibilizzazione alla sicurezza informatica ; nl bewustwordingstrainingen
Embedded systems : de eingebettete Systeme ; fr systèmes embarqués ; es sistemas embebidos ; pt sistemas embarcados, sistemas embutidos ; it sistemi embedded ; nl ingebedde systemen
PCB design : de Leiterplattenentwicklung, Leiterplattenlayout ; fr conception de cartes électroniques, routage de cartes ; es diseño de circuitos impresos, diseño de PCB ; pt projeto de placas de circuito impresso, projeto de PCB ; it progettazione di circuiti stampati, progettazione PCB ; nl printplaatontwerp
Power systems : de Energiesysteme ; fr réseaux électriques ; es sistemas eléctricos de potencia ; pt sistemas elétricos de potência ; it sistemi elettrici di potenza ; nl elektriciteitsnetten
Substation design : fr conception de postes électriques ; es diseño de subestaciones ; pt projeto de subestações ; it progettazione di sottostazioni ; nl onderstationontwerp
Industrial engineering : fr génie industriel ; es ingeniería industrial ; pt engenharia de produção, engenharia industrial ; it ingegneria gestionale ; nl technische bedrijfskunde
Statistical process control : de statistische Prozesskontrolle, statistische Prozesslenkung ; fr maîtrise statistique des procédés ; es control estadístico de procesos ; pt controle estatístico de processo, controlo estatístico do processo ; it controllo statistico di processo ; nl statistische procesbeheersing
Finite element analysis : de Finite-Elemente-Methode, FEM-Berechnungen ; fr calcul par éléments finis, éléments finis ; es análisis por elementos finitos, elementos finitos ; pt análise por elementos finitos, elementos finitos ; it analisi agli elementi finiti, elementi finiti ; nl eindige-elementenmethode
Vibration analysis : de Schwingungsanalyse, Schwingungsmessung ; fr analyse vibratoire ; es análisis de vibraciones, análisis vibracional ; pt análise de vibração, análise de vibrações ; it analisi vibrazionale, analisi delle vibrazioni ; nl trillingsanalyse
Heat load calculation : de Heizlastberechnung, Kühllastberechnung ; fr bilan thermique, bilans thermiques ; es cálculo de cargas térmicas ; pt cálculo de carga térmica, cálculo de cargas térmicas ; it calcolo dei carichi termici ; nl warmteverliesberekening
Pressure vessel design : de Druckbehälterberechnung ; fr conception d'appareils à pression ; es diseño de recipientes a presión ; pt projeto de vasos de pressão ; it progettazione di recipienti in pressione ; nl drukvatontwerp
Process safety : de Anlagensicherheit, Prozesssicherheit ; fr sécurité des procédés ; es seguridad de procesos ; pt segurança de processos ; it sicurezza di processo ; nl procesveiligheid
Chemical engineering : de Verfahrenstechnik ; fr génie chimique, génie des procédés ; es ingeniería química ; pt engenharia química ; it ingegneria chimica ; nl procestechnologie
Scale-up : fr changement d'échelle, transposition d'échelle ; es escalado de procesos ; pt escalonamento de processos ; nl opschaling*
Metallography : de Metallographie, Metallografie ; fr métallographie ; es metalografía ; pt metalografia ; it metallografia ; nl metallografie
Failure analysis : de Schadensanalyse, Schadensanalysen ; fr analyse de défaillances ; es análisis de fallas, análisis de fallos ; pt análise de falhas ; it analisi dei guasti ; nl faalanalyse
Hydrogeology : de Hydrogeologie ; fr hydrogéologie ; es hidrogeología ; pt hidrogeologia ; it idrogeologia ; nl hydrogeologie
Remote sensing : de Fernerkundung ; fr télédétection ; es teledetección, percepción remota ; pt sensoriamento remoto, deteção remota ; it telerilevamento ; nl remote sensing analyse
Core logging : de Bohrkernaufnahme ; fr description de carottes ; es logueo de testigos, mapeo de testigos ; pt descrição de testemunhos ; nl kernbeschrijving
Resource estimation : fr estimation de ressources ; es estimación de recursos ; pt estimativa de recursos ; nl reserveberekening
Weather forecasting : de Wettervorhersage, Wettervorhersagen ; fr prévisions météorologiques, prévision météo ; es pronóstico del tiempo, predicción meteorológica ; pt previsão do tempo, previsão meteorológica ; it previsioni meteorologiche, previsioni meteo ; nl weersverwachtingen
Time series analysis : de Zeitreihenanalyse ; fr séries temporelles, séries chronologiques ; es series temporales, series de tiempo ; pt séries temporais ; it serie storiche ; nl tijdreeksanalyse
Operations research : fr recherche opérationnelle ; es investigación de operaciones, investigación operativa ; pt pesquisa operacional, investigação operacional ; it ricerca operativa ; nl operationeel onderzoek
Signal processing : de Signalverarbeitung ; fr traitement du signal ; es procesamiento de señales, procesado de señal ; pt processamento de sinais ; it elaborazione dei segnali ; nl signaalverwerking
Environmental auditing : de Umweltaudits ; fr audits environnementaux ; es auditorías ambientales ; pt auditorias ambientais ; it audit ambientali ; nl milieuaudits
Carbon accounting : de CO2-Bilanzierung, Treibhausgasbilanzierung ; fr bilan carbone ; es huella de carbono, cálculo de huella de carbono ; pt pegada de carbono, inventário de gases de efeito estufa ; it impronta di carbonio ; nl CO2-voetafdruk
Life cycle assessment : de Ökobilanzierung, Ökobilanzen ; fr analyse du cycle de vie, ACV^ ; es análisis de ciclo de vida, análisis del ciclo de vida ; pt avaliação do ciclo de vida, análise de ciclo de vida ; it analisi del ciclo di vita ; nl levenscyclusanalyse
Sludge management : de Klärschlammbehandlung ; fr traitement des boues, gestion des boues ; es tratamiento de lodos, gestión de lodos ; pt tratamento de lodo, gestão de lamas ; it trattamento dei fanghi, gestione fanghi ; nl slibverwerking
Piling : de Pfahlgründungen, Pfahlgründung ; fr pieux* ; es pilotes*, pilotaje de cimentación ; pt estacas*, fundações profundas ; it palificazioni, pali di fondazione ; nl heiwerk*
Drainage design : de Entwässerungsplanung ; fr conception de réseaux d'assainissement ; es diseño de drenajes, diseño de drenaje ; pt projeto de drenagem, projetos de drenagem ; it progettazione di reti di drenaggio ; nl rioleringsontwerp
Precast concrete : de Betonfertigteile ; fr béton préfabriqué ; es prefabricados de hormigón ; pt pré-moldados de concreto, pré-fabricados de betão ; it prefabbricati in calcestruzzo ; nl prefab beton
Bathymetry : de Gewässervermessung ; fr bathymétrie ; es batimetría, batimetrías ; pt batimetria ; it batimetria, rilievi batimetrici ; nl bathymetrie
Digital terrain models : de digitale Geländemodelle ; fr modèles numériques de terrain ; es modelos digitales de terreno, modelos digitales del terreno ; pt modelos digitais de terreno ; it modelli digitali del terreno ; nl digitale terreinmodellen
Traverse surveys : de Polygonzüge ; fr polygonation, cheminement polygonal ; es poligonales topográficas, poligonales* ; pt poligonais topográficas ; it poligonali topografiche ; nl veelhoeksmeting
Geodesy : de Geodäsie ; fr géodésie ; es geodesia ; pt geodesia, geodésia ; it geodesia ; nl geodesie
Zoning : de Bauleitplanung, Bebauungspläne ; fr plan local d'urbanisme, PLU^ ; es zonificación, ordenamiento territorial ; pt zoneamento*, plano diretor ; it piani regolatori, zonizzazione ; nl bestemmingsplannen
As-built surveys : de Bestandsaufnahme im Bau, Bestandsvermessung ; fr plans de récolement, récolement* ; es planos as built, planos conforme a obra ; pt levantamento cadastral de obra ; it rilievi as built ; nl revisietekeningen
Storyboarding : de Storyboards erstellen ; fr scénarimage ; es guion gráfico ; pt roteiro visual
Mood boards : fr planches de tendances ; es paneles de tendencias ; pt painéis semânticos
Art direction : fr direction artistique ; es dirección de arte, dirección artística ; pt direção de arte ; it direzione artistica, art direction creativa ; nl artdirection
Signage design : fr signalétique* ; es diseño de señalética, señalética* ; pt sinalização visual, projetos de sinalização ; it segnaletica* ; nl bewegwijzering*
Playground design : de Spielplatzplanung ; fr conception d'aires de jeux ; es diseño de parques infantiles ; pt projeto de playgrounds ; nl speeltuinontwerp
Planting plans : de Pflanzpläne, Bepflanzungspläne ; fr plans de plantation ; es planos de plantación ; pt projeto de plantio, planos de plantação ; it progetti del verde ; nl beplantingsplannen
`;
