export default String.raw`
// Help desks, reception desks, stages, sites and stores in the languages of Western Europe.
Group Policy : de Gruppenrichtlinien, Gruppenrichtlinienverwaltung ; fr stratégies de groupe, GPO Windows ; es directivas de grupo ; pt políticas de grupo ; it criteri di gruppo ; nl groepsbeleid
Help desk : de First-Level-Support, Second-Level-Support, First- und Second-Level-Support, Benutzersupport ; fr support de niveaux 1 et 2, support niveau 1, support de niveau 1 ; es soporte de primer nivel, mesa de ayuda ; pt suporte de primeiro nível, suporte ao utilizador ; it assistenza di primo livello, supporto agli utenti ; nl eerstelijnsondersteuning
Network cabling : de Netzwerkverkabelung ; es cableado de red ; pt cabeamento de rede, cablagem de rede ; it cablaggio di rete ; nl netwerkbekabeling
Backup and recovery : de Wiederherstellung, Datenwiederherstellung ; fr sauvegardes ; it copie di sicurezza ; nl back-ups maken
Ticketing systems : de Ticketsystem, Ticketsysteme ; fr outil de ticketing ; pt gestão de tickets ; nl ticketsysteem
Remote support : de Fernwartung ; fr prise en main à distance ; es asistencia remota, soporte remoto ; pt assistência remota, suporte remoto ; it assistenza remota, teleassistenza ; nl hulp op afstand
IT asset management : de Clientmanagement ; fr gestion de parc ; es inventario informático ; pt gestão do parque informático ; nl beheer van hardware
Firewalls : fr pare-feu, pare-feux ; es cortafuegos ; it firewall aziendali
Microsoft Exchange : fr boîtes Exchange, messagerie Exchange ; de Exchange-Postfächer ; es buzones de Exchange
User account management = User administration : fr gestion des comptes ; es alta de usuarios ; pt gestão de usuários ; it gestione utenti, gestione account
Live sound mixing : it missaggio dal vivo, mixaggio live ; fr mixage live, sonorisation de concerts, mixage façade ; es mezcla en directo, mezcla en vivo ; pt mistura ao vivo, mixagem ao vivo ; de Live-Mischung, FOH-Mischung ; nl live mixen
Mixing and mastering = Audio mixing : it mixaggio ; nl audio mixen
Sound engineering = Sound recording : it registrazione audio, registrazione* ; fr enregistrement sonore, prise de son ; es grabación de audio, grabación de sonido ; pt gravação de áudio, gravação de som ; de Tonaufnahme, Tonaufnahmen ; nl geluidsopnamen
Video editing = Post-production : it postproduzione ; es postproducción, posproducción ; pt pós-produção ; de Postproduktion ; nl postproductie
Microphone placement : it microfonazione ; fr placement des micros ; es microfonía ; pt microfonia, captação de som ; de Mikrofonierung ; nl microfoonplaatsing
Radio microphones : it radiomicrofoni, gestione radiomicrofoni ; fr micros HF, micros sans fil ; es micrófonos inalámbricos ; pt microfones sem fio, microfones sem fios ; de Funkmikrofone, Funkstrecken ; nl draadloze microfoons
Cable making : it saldatura di cavi ; fr soudure de câbles ; es soldadura de cables ; pt soldadura de cabos ; de Kabelkonfektionierung ; nl kabels solderen
Stage technology = Stage rigging : it allestimento palchi, montaggio palchi ; fr montage de scène ; es montaje de escenarios ; pt montagem de palco ; de Bühnenaufbau ; nl podiumbouw
Forklift operation : es carnet de carretillero, manejo de carretilla
Appointment scheduling : es agenda de citas, asignación de citas ; it agenda appuntamenti, prenotazione visite ; nl afspraken maken
Petty cash management = Petty cash : es caja menor, manejo de caja menor, caja chica ; pt fundo de maneio, caixa pequeno ; it piccola cassa ; fr petite caisse, caisse de menues dépenses ; de Handkasse, Portokasse ; nl kleine kas
Nursing documentation = Medical records : es archivo de historias clínicas, historias clínicas, expedientes clínicos ; pt arquivo de processos clínicos ; it cartelle cliniche, gestione cartelle cliniche ; fr dossiers médicaux, tenue des dossiers médicaux ; de Patientenakten, Führung von Patientenakten ; nl patiëntendossiers
Medical transcription : es transcripción de informes, transcripción médica, transcripción de informes médicos ; pt transcrição de relatórios, transcrição médica ; it trascrizione referti ; fr frappe de comptes rendus, frappe de comptes rendus médicaux ; de Schreiben von Arztbriefen, Arztbriefschreibung ; nl uittypen van brieven
Medical terminology : es terminología médica ; pt terminologia médica ; it terminologia medica ; fr terminologie médicale ; de medizinische Terminologie, medizinische Fachsprache ; nl medische terminologie
Typing = Touch typing : de 10-Finger-Schreiben
Patient admission : es ingreso de pacientes ; pt admissão de doentes ; nl patiëntopname
Telephone etiquette = Telephone handling : it centralino telefonico
CPR = Cardiopulmonary resuscitation : de Herz-Lungen-Wiederbelebung
Patient safety = Fall prevention : pt prevenção de quedas
Maintenance : de Wartungen*, Wartungsarbeiten*
Variable frequency drives : de Frequenzumrichter ; fr variateurs de fréquence, variateurs de vitesse ; es variadores de frecuencia, variadores de velocidad ; pt inversores de frequência, variadores de velocidade ; nl frequentieregelaars
Conveyancing : fr ventes immobilières, actes de vente ; es compraventas inmobiliarias, escrituras de compraventa ; pt escrituras de compra e venda ; it compravendite immobiliari ; de Immobilienkaufverträge, Grundstückskaufverträge ; nl leveringsakten
Game drives : de Pirschfahrten ; fr safaris guidés ; es safaris guiados ; nl gamedrives
Poultry rearing = Broiler production : es producción de pollos, pollos de engorde ; pt frangos de corte, produção de frangos ; fr élevage de poulets de chair ; it polli da carne ; de Hähnchenmast ; nl vleeskuikens
Dental hygiene = Dental prophylaxis : de professionelle Zahnreinigung, PZR ; es profilaxis dental ; pt limpeza dentária, tartarectomia ; it igiene orale, ablazione del tartaro ; nl gebitsreiniging
Flower arranging : de Strauß binden, Sträuße binden, Floristik ; fr composition florale, compositions florales, bouquets ronds ; es arreglos florales, ramos de novia ; pt arranjos florais ; it composizioni floreali ; nl bloemschikken, boeketten binden
Pruning = Hedge trimming : de Hecken schneiden ; pt poda de sebes
Paving : fr pose de pavés, dallage ; es pavimentación, adoquinado ; pt calcetaria ; it posa di pavimentazioni, pavimentazioni esterne ; nl straatwerk, bestraten
Insurance sales : es venta de seguros, ventas de seguros ; pt venda de seguros ; it vendita di polizze ; fr vente d'assurances, vente de contrats d'assurance ; de Versicherungsverkauf, Versicherungsvertrieb ; nl verkoop van verzekeringen
Claims handling : es tramitación de siniestros ; pt gestão de sinistros
Policy renewals : es renovación de pólizas ; pt renovação de apólices ; it rinnovo polizze ; fr renouvellement de contrats ; de Vertragsverlängerungen
Requirements analysis = Requirements gathering : es toma de requisitos ; it raccolta requisiti ; nl requirements opstellen
Quotation preparation : it preparazione preventivi ; de Angebote erstellen
Order processing : pt gestão de encomendas ; de Auftragserfassung ; nl orders verwerken
Stocktaking : pt contagem de stocks ; nl voorraadtellingen
Cash handling : es cobro en caja ; pt manuseamento de caixa ; it maneggio denaro ; nl kassa draaien
Waiting tables = Table service : es atención en mesa ; nl bediening aan tafel, uitserveren
Room cleaning : it riassetto camere
Wound care : pt pensos* ; de Wundverbände
Phlebotomy = Blood sampling : es extracciones*
Personal care : es higiene personal ; pt higiene e conforto
Care planning : nl zorgplannen opstellen
Loading and unloading : de Beladen und Entladen
Goods receiving : pt recepção de mercadorias
Fault finding : es detección de averías, búsqueda de averías
Learning and development = Staff training : pt formação de pessoal, treinamento de pessoal ; nl inwerken van collega's
Shift planning : es elaboración de turnos ; pt elaboração de escalas, escalas de serviço ; it turnistica ; fr élaboration des plannings ; de Dienstplanerstellung
Workstation deployment : de Arbeitsplatzeinrichtung, Rechneraustausch ; fr déploiement de postes, déploiement de postes de travail, préparation de postes ; es despliegue de equipos, preparación de equipos ; pt preparação de postos de trabalho ; it preparazione postazioni, allestimento postazioni ; nl werkplekken inrichten
Authorisation processing : es radicación de autorizaciones, trámite de autorizaciones ; pt autorizações de convênios ; fr demandes de prise en charge ; it autorizzazioni sanitarie
Correspondence : es elaboración de cartas ; pt elaboração de ofícios, redação de cartas ; nl zakelijke correspondentie
Appointment confirmation : es confirmación de citas ; pt confirmação de consultas ; it conferma appuntamenti ; fr confirmation de rendez-vous ; de Terminbestätigung
`;
