export default String.raw`
// What offices, counters, shops and chambers of France, Belgium, French-speaking Africa and Italy do.
// Books and taxes
Contribution margin analysis : fr analyse des marges, calcul des marges ; it analisi dei margini, margine di contribuzione
Statutory compliance : fr obligations légales ; it adempimenti di legge, adempimenti societari
Payment runs : fr campagnes de paiement, campagne de règlements, virements fournisseurs ; it distinte di pagamento, disposizioni di pagamento
Cash counting : fr comptage des espèces, arrêté de caisse ; it conta del denaro, conteggio del contante
Cashing up : fr clôture de caisse, fermeture de caisse ; it chiusura di cassa, chiusure di cassa
Float counting : fr comptage du fond de caisse, fond de caisse ; it fondo cassa, conteggio del fondo cassa
Tax audits : fr contrôle fiscal, contrôles fiscaux, vérification fiscale ; it verifiche fiscali, accertamenti fiscali
Cash forecasting : fr plan de trésorerie ; it previsioni di tesoreria
General ledger : fr grand livre ; it libro mastro, mastrini
Management accounting : fr comptabilité de gestion ; it contabilità gestionale, contabilità direzionale
Consolidation accounting : fr consolidation des comptes, comptes consolidés ; it consolidamento dei conti, bilancio consolidato
Fund accounting : fr comptabilité de fonds
Withholding tax : fr retenue à la source ; it ritenuta d'acconto
Personal tax : fr impôt sur le revenu, déclarations de revenus ; it imposte sui redditi, dichiarazione dei redditi
Withholding tax returns : it modello 770
Customs duty : fr droits de douane ; it dazi doganali
Audit preparation : fr préparation des audits, préparation de l'audit ; it preparazione degli audit
Financial management : fr gestion financière ; it gestione finanziaria
Financial forecasting : fr prévisions financières ; it previsioni finanziarie
Working capital management : fr besoin en fonds de roulement, gestion du fonds de roulement ; it gestione del capitale circolante
Foreign exchange : fr opérations de change, change de devises ; it cambio valuta, cambio valute
Debt collection : fr recouvrement de dettes ; it riscossione crediti, riscossione dei crediti
Credit management : fr gestion du crédit client, gestion du risque client ; it gestione del credito, gestione del credito clienti
Cheque handling : fr remise de chèques, traitement des chèques ; it gestione assegni, versamento assegni
Grant management : fr gestion de subventions, gestion des subventions ; it gestione dei contributi pubblici
Expense management systems : fr logiciel de notes de frais
Aged debt : fr balance âgée ; it scadenzario clienti
Voucher filing : fr classement des pièces comptables ; it archiviazione documenti contabili
Payslips : it cedolini, cedolini paga
Electronic invoicing : fr facturation électronique, factures électroniques ; it fatturazione elettronica, fattura elettronica, fatture elettroniche
Tax payments : fr paiement des impôts, télépaiement des impôts ; it versamento delle imposte, pagamento delle imposte
Budgetary control : fr contrôle budgétaire ; it controllo budget
Annual budgets : fr budget annuel ; it budget annuale, budget annuali
Salary advances : fr acomptes sur salaire, avances sur salaire
Overtime calculation : fr calcul des heures supplémentaires ; it calcolo degli straordinari, conteggio degli straordinari
Stamp duty : fr droits d'enregistrement, timbre fiscal ; it imposta di bollo, imposta di registro
Company registration : fr immatriculation de sociétés, création de sociétés ; it costituzione di società, costituzione società
Board minutes : fr procès-verbaux d'assemblée ; it verbali assembleari, verbali di assemblea
// Banks and insurers
Account opening : fr ouverture de comptes ; it apertura conti correnti, apertura di conti correnti, apertura conti
Retail banking : fr banque de détail ; it banca al dettaglio
Corporate banking : fr banque d'entreprise
Private banking : fr banque privée
Lending : fr octroi de crédits, octroi de prêts ; it erogazione prestiti, erogazione di mutui, concessione di prestiti
Credit approval : fr comité de crédit, approbation des crédits ; it delibera del credito, delibere di credito
Home loans : fr prêts immobiliers, crédit immobilier ; it mutui casa, mutui ipotecari
Leasing : fr crédit-bail
Credit risk : fr risque de crédit ; it rischio di credito
Operational risk : fr risque opérationnel ; it rischio operativo, rischi operativi
Anti-money laundering : fr lutte contre le blanchiment, LCB-FT ; it antiriciclaggio
Know your customer : fr connaissance client ; it adeguata verifica
Regulatory compliance : fr conformité réglementaire ; it conformità normativa, adempimenti normativi
Remittances : fr transferts d'argent ; it trasferimento di denaro
ATM operations : fr approvisionnement des distributeurs, gestion des GAB ; it caricamento bancomat, gestione sportelli automatici
Standing orders : fr virements permanents ; it bonifici ricorrenti
Counterfeit detection : fr détection de faux billets ; it controllo banconote false
Asset management : fr gestion d'actifs
Life insurance : fr assurance vie ; it assicurazioni vita, polizze vita
Health insurance : fr assurance maladie, assurance santé ; it assicurazione sanitaria, polizze sanitarie
Motor insurance : fr assurance automobile, assurance auto ; it assicurazione auto, polizze auto, RC auto
Liability insurance : fr assurance responsabilité civile ; it polizze RC, polizza RC
Insurance underwriting : fr souscription de contrats d'assurance, souscription d'assurances ; it sottoscrizione di polizze, assunzione rischi
Insurance broking : fr courtage en assurances, courtage d'assurance ; it intermediazione assicurativa, brokeraggio assicurativo
Insurance quotations : fr devis d'assurance ; it preventivi assicurativi, preventivi di polizza
Premium collection : fr encaissement des primes, recouvrement des primes ; it incasso premi, incasso dei premi
Claim files : fr dossiers sinistres, dossiers de sinistres ; it pratiche di sinistro, pratiche sinistri
Reinsurance : it riassicurazione
Payment plans : fr plans d'apurement, échéanciers de paiement, échéanciers ; it piani di rientro, piano di rientro
// People
Employment certificates : fr certificats de travail, attestations de travail
Absenteeism management : fr suivi de l'absentéisme, gestion de l'absentéisme ; it gestione assenze, gestione delle assenze, gestione dell'assenteismo
Leave records : fr suivi des congés, décompte des congés ; it ferie e permessi, gestione ferie e permessi
Timesheets : fr feuilles de temps, relevés d'heures, feuilles d'heures ; it fogli presenze, foglio presenze
Volume recruitment : fr recrutement en masse ; it reclutamento di massa
Offboarding : fr départs des collaborateurs ; it uscita del personale
Employee retention : fr fidélisation des salariés, fidélisation du personnel, rétention des talents ; it fidelizzazione del personale, fidelizzazione dei dipendenti
Disciplinary procedures : fr procédures disciplinaires ; it procedimenti disciplinari, contestazioni disciplinari
Workforce planning : fr planification des effectifs, gestion prévisionnelle des emplois et des compétences, GPEC^ ; it pianificazione del personale, pianificazione organici
HR policies : fr politique RH
Diversity and inclusion : fr diversité et inclusion ; it diversità e inclusione
Background checks : fr vérification des références, contrôle de références ; it verifica delle referenze
Internship programmes : fr gestion des stagiaires, accueil des stagiaires ; it gestione dei tirocini, gestione tirocini, attivazione tirocini
Interview scheduling : fr planification des entretiens, planification d'entretiens ; it pianificazione dei colloqui, organizzazione dei colloqui
Shortlisting : fr présélection des candidats, présélection de candidats, présélection téléphonique ; it preselezione candidati, preselezione dei candidati
Job advertisements : fr rédaction d'offres d'emploi, diffusion d'offres d'emploi ; it annunci di lavoro, redazione di annunci
Induction training : fr formation d'intégration, accueil des nouveaux arrivants ; it formazione neoassunti, formazione dei neoassunti
Training of trainers : fr formation de formateurs, formation des formateurs ; it formazione dei formatori, formazione formatori
Training materials : fr supports de formation ; it materiale formativo, materiali formativi
Training records : fr suivi des formations ; it registri della formazione
Rosters = Staff rostering : fr planning du personnel ; it pianificazione turni, turni del personale
Temp staffing : fr travail temporaire, agence d'intérim ; it lavoro interinale, somministrazione di lavoro
Restructuring : it procedure di mobilità
Executive coaching : fr coaching de dirigeants
Soft skills training : fr formation aux compétences relationnelles ; it formazione sulle competenze trasversali
Dispute handling : fr traitement des litiges, litiges clients ; it gestione contenziosi, gestione dei contenziosi
// Offices
Room setup : fr préparation des salles, mise en place des salles ; it allestimento sale riunioni, allestimento delle sale
Photocopying : fr photocopies, photocopie, reprographie ; it fotocopie, fotocopiatura
Scanning and copying : fr numérisation de documents, numérisation des documents, numérisation des dossiers ; it scansione documenti, scansione di documenti, digitalizzazione documenti
Binding documents : fr reliure de documents ; it rilegatura documenti
Dictation : fr frappe sous dictée
Transcription : fr retranscription, retranscription audio ; it trascrizione*, sbobinatura
Document archiving : fr archivage de documents, archivage des documents, archivage des dossiers ; it archiviazione pratiche, archiviazione delle pratiche
Diary management : fr gestion d'agenda, gestion des agendas, tenue d'agenda, gestion de l'agenda ; it gestione agenda appuntamenti, gestione agende
Executive assistance : fr assistanat de direction, assistance de direction ; it assistenza di direzione, segreteria di direzione
Meeting coordination : fr organisation des réunions, organisation de réunions, préparation des réunions ; it organizzazione riunioni, organizzazione di riunioni
Document preparation : fr préparation de dossiers, préparation des dossiers ; it preparazione documenti, predisposizione documenti
Visitor management : fr gestion des visiteurs ; it gestione visitatori
Visitor welcome : fr accueil physique et téléphonique ; it accoglienza visitatori, accoglienza dei visitatori
Call transfer : fr transfert d'appels, transfert des appels ; it smistamento telefonate, smistamento delle telefonate, smistamento chiamate
Call screening : fr filtrage des appels, filtrage d'appels ; it filtro telefonate, filtro delle telefonate
Letter typing : fr frappe de courriers, frappe de lettres ; it battitura lettere
Report typing : fr frappe de rapports, saisie de rapports
Data verification : fr vérification des données, contrôle des données ; it verifica dati, verifica dei dati, controllo dei dati
Form processing : fr traitement de formulaires, traitement des formulaires ; it gestione moduli
Form assistance : fr aide au remplissage des formulaires ; it compilazione moduli, aiuto alla compilazione dei moduli
Confidential records : fr dossiers confidentiels ; it documenti riservati
Customer database management : fr base de données clients, fichier clients, mise à jour du fichier clients ; it anagrafica clienti, anagrafiche clienti
Back-office operations : it attività di back office
Public counter service : fr accueil au guichet, travail au guichet ; it servizio allo sportello, attività di sportello, front office al pubblico
Medical administration : fr secrétariat médical ; it segreteria medica
Legal administration : fr secrétariat juridique ; it segreteria legale
Stationery issue : fr distribution des fournitures
Facilities coordination : fr moyens généraux
Register maintenance : fr tenue des registres ; it tenuta registri
Database updating : fr mise à jour de base de données, mise à jour des bases de données ; it aggiornamento banche dati, aggiornamento database
Flight and hotel booking : fr réservation de vols et d'hôtels ; it prenotazione voli e hotel
// Customers, sales, shops
Customer enquiries : fr demandes clients, traitement des demandes clients, demandes de renseignements ; it richieste clienti, richieste dei clienti, gestione richieste clienti
Email support : fr traitement des e-mails, réponse aux e-mails, traitement des mails ; it gestione e-mail, gestione email, risposta alle e-mail
Live chat : fr tchat* ; it assistenza via chat
Telephone support : fr assistance téléphonique, support téléphonique ; it assistenza telefonica, supporto telefonico
Ticket handling : fr suivi des tickets, traitement des tickets, gestion des tickets ; it apertura ticket
Quality monitoring of calls : fr écoute des appels, écoutes d'appels ; it ascolto delle chiamate
Retention offers : it retention clienti
Calling customers : fr appels clients
Follow-up calls : fr appels de suivi, relances téléphoniques ; it chiamate di follow-up, richiami telefonici
Telesales : fr vente par téléphone
Cold calling : fr phoning* ; it chiamate a freddo
Customer visits : fr visites de clients ; it visita clienti
B2B sales : fr vente B2B, vente aux entreprises, vente aux professionnels ; it vendita B2B, vendite B2B, vendita alle aziende
Direct sales : fr vente directe, vente à domicile ; it vendita diretta
Account management : fr gestion de portefeuille clients, gestion d'un portefeuille clients, portefeuille clients, suivi des clients ; it gestione portafoglio clienti, portafoglio clienti, gestione clienti
Sales presentations : fr présentations commerciales ; it presentazioni commerciali
Closing sales : fr conclusion des ventes ; it chiusura trattative, chiusura delle vendite
Upselling : fr vente complémentaire ; it vendita aggiuntiva, vendite aggiuntive
Payment processing : fr traitement des paiements ; it gestione pagamenti, gestione dei pagamenti
Card transactions : fr encaissement par carte, paiements par carte ; it pagamenti con carta, pagamenti con POS, incassi con POS
Loss prevention : fr prévention de la démarque, lutte contre la démarque inconnue ; it prevenzione furti, antitaccheggio
Product knowledge : fr connaissance des produits, connaissance produits ; it conoscenza dei prodotti, conoscenza prodotti
Product demonstration : fr démonstration de produits, démonstration produits ; it dimostrazione prodotti, dimostrazione di prodotti, dimostrazioni di prodotto
Gift wrapping : fr emballage cadeau, emballages cadeaux, paquets cadeaux ; it confezioni regalo, pacchetti regalo, confezionamento regalo
Queue management : fr gestion des files d'attente, gestion de la file d'attente ; it gestione delle code, gestione code
Price checks : fr relevés de prix, contrôle des prix ; it controllo prezzi, controllo dei prezzi
Price tickets : fr étiquetage des produits, étiquetage prix ; it cartellini prezzi
Facing up : it fronteggiamento
Shelf stacking : it sistemazione scaffali, riempimento scaffali
Bagging : fr ensachage ; it imbustamento
Customer loyalty : fr fidélisation clientèle
Loyalty card enrolment : fr cartes de fidélité ; it tessere fedeltà, carte fedeltà, carta fedeltà
Customer advising : fr conseil à la clientèle ; it consulenza ai clienti
Stockroom management : fr tenue de la réserve, gestion de la réserve ; it gestione del retrobottega
Reordering : fr réapprovisionnement ; it riordino merce, riordini*
Stock transfers : fr transferts de stock, transferts inter-magasins ; it trasferimenti di magazzino, trasferimenti tra negozi
Supplier selection : fr sélection de fournisseurs ; it selezione dei fornitori
Quotation comparison : fr comparaison des devis, comparatif de devis ; it confronto preventivi, confronto dei preventivi, comparazione offerte
Price list management : fr mise à jour des tarifs, gestion des tarifs ; it aggiornamento listini, gestione listini, listini prezzi
Export sales : fr vente export, ventes à l'export ; it vendite estero, vendita estero
Real estate sales : fr transactions immobilières, vente de biens immobiliers ; it compravendita immobiliare, vendita immobiliare
Property letting : fr location immobilière, mise en location ; it locazioni immobiliari, affitto immobili
Property management : fr gestion locative, gérance immobilière ; it gestione immobiliare, gestione immobili
Condominium management : fr syndic de copropriété, gestion de copropriété ; it amministrazione condominiale, amministrazione condomini, gestione condominiale
Viewings : fr visites d'appartements ; it visite immobili, visite agli immobili
Rent collection : fr encaissement des loyers, recouvrement des loyers ; it riscossione affitti, riscossione canoni, incasso affitti
Test drives : fr essais routiers* ; it prove su strada
Car sales : fr vente automobile, vente de véhicules, vente de voitures ; it vendita auto, vendita di automobili, vendita automobili
Daily takings : fr recette journalière ; it incassi giornalieri, incasso giornaliero
Market sales of produce : fr vente sur les marchés, vente au marché ; it vendita al mercato, vendita nei mercati
// Wordings beside those of the other files
FIFO = Stock rotation : fr rotation des produits ; it rotazione dei prodotti, rotazione della merce, rotazione prodotti
Candidate sourcing = CV screening : fr tri des CV, tri de CV, présélection de CV ; it screening CV, screening dei curriculum, screening curriculum, vaglio dei curriculum
VAT = VAT returns : it liquidazioni IVA, liquidazioni IVA mensili
Bank reconciliation = Account reconciliation : it quadratura conti, quadratura dei conti, quadrature contabili ; fr lettrage de comptes
Staff supervision : fr encadrement du personnel ; it coordinamento del personale, coordinamento personale
Credit control : fr relance des clients ; it sollecito dei pagamenti, sollecito pagamenti
`;
