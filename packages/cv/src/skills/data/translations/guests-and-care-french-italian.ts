export default String.raw`
// What hotels, kitchens, wards, homes and schools of France, Belgium, French-speaking Africa and Italy do.
// Guests
Night reception : fr réception de nuit, veille de nuit* ; it ricevimento notturno
Hotel bookings : fr réservations d'hôtel, réservations hôtelières ; it prenotazioni alberghiere, prenotazione alberghi
Group bookings : fr réservations groupes ; it prenotazioni di gruppo, prenotazioni gruppi
Room allocation : fr attribution des chambres ; it assegnazione camere, assegnazione delle camere
Room inspection : fr contrôle des chambres, inspection des chambres ; it controllo camere, controllo delle camere, ispezione camere
Public area supervision : fr supervision des parties communes ; it controllo aree comuni
Lost property handling : fr objets trouvés, gestion des objets trouvés ; it oggetti smarriti, gestione oggetti smarriti
Turndown service : fr service de couverture ; it servizio couverture
Room service : fr service en chambre, service d'étage ; it servizio in camera, servizio ai piani
Housekeeping : fr service des étages, étages* ; it governo dei piani, servizio camere
Stain removal : fr détachage* ; it smacchiatura
Clothes washing : it lavaggio della biancheria
Dry cleaning : fr nettoyage à sec ; it lavaggio a secco
Minibar restocking : fr réassort des minibars, approvisionnement des minibars ; it rifornimento minibar, rifornimento frigobar
Hotel management : fr gestion hôtelière, direction d'hôtel ; it gestione alberghiera, direzione alberghiera
Restaurant management : fr gestion de restaurant ; it gestione ristorante, gestione del ristorante
Restaurant reservations : fr réservations de tables ; it prenotazione tavoli, prenotazioni tavoli
Hosting and seating : fr placement des clients, placement à table ; it accoglienza e accompagnamento al tavolo, accompagnamento al tavolo
Food and beverage service : fr service de restauration
Carrying plates : fr port d'assiettes, port de plateaux ; it porto dei piatti
Serving drinks : fr service des boissons, service de boissons ; it servizio bevande
Clearing tables : fr débarrassage des tables ; it sparecchiamento, sbarazzo dei tavoli, sbarazzo tavoli
Polishing cutlery : fr polissage des couverts, essuyage des verres ; it lucidatura posate, lucidatura bicchieri
Napkin folding : fr pliage des serviettes, pliage de serviettes ; it piega dei tovaglioli, piegatura tovaglioli
Decanting : it decantazione del vino
Beer pouring : fr service de la bière, tirage de bière ; it spillatura birra, spillatura della birra
Keg changing : fr changement de fûts, changement des fûts ; it cambio fusti, cambio dei fusti
Bar stocking : fr approvisionnement du bar, réassort du bar ; it rifornimento bar, rifornimento del bar
Table bookings : it gestione prenotazioni tavoli
Espresso making : it preparazione caffè espresso
Tea service : fr service du thé
Breakfast cooking : fr préparation des petits déjeuners ; it preparazione colazioni, preparazione delle colazioni
Wedding planning : fr organisation de mariages ; it organizzazione matrimoni, organizzazione di matrimoni
Conference services : fr séminaires et banquets ; it servizi congressuali
Tour planning : fr conception de circuits ; it programmazione tour
Travel agency operations : fr agence de voyages* ; it agenzia viaggi*
Airline ticketing : fr émission de billets d'avion, billetterie aérienne ; it emissione biglietti aerei, biglietteria aerea
Cabin crew service : fr service à bord ; it servizio di bordo
Baggage handling : fr traitement des bagages, manutention des bagages ; it movimentazione bagagli, smistamento bagagli
Passenger handling : fr accueil des passagers ; it assistenza passeggeri
Swimming pool maintenance : fr entretien de piscines, entretien des piscines ; it manutenzione piscine, pulizia piscine
// Kitchens
Line cooking : fr poste chaud*, envoi des plats ; it cucina di linea
Fry station : it postazione fritti
Frying : fr friture* ; it frittura*, fritture*
Roasting : fr rôtissage ; it arrosti*
Steaming and poaching : fr cuisson vapeur ; it cottura a vapore, cotture a vapore
Stock and sauce making : fr fonds et sauces, préparation des sauces ; it fondi e salse, preparazione salse, preparazione delle salse
Soups : fr potages*, soupes* ; it zuppe*, minestre*
Salad preparation : fr préparation des salades, préparation de salades ; it preparazione insalate
Sandwich making : fr préparation de sandwichs, préparation des sandwichs ; it preparazione panini, preparazione di panini
Vegetable cutting : fr taillage des légumes, découpe des légumes, découpe de légumes
Portioning : fr portionnement, mise en portions ; it porzionatura, porzionamento
Garnishing : fr décoration des assiettes ; it guarnizione piatti, guarnizione dei piatti
Pizza making : fr confection de pizzas, préparation de pizzas ; it preparazione pizze, stesura pizze
Dough mixing : it impastamento, preparazione degli impasti
Proofing of dough : fr pointage et apprêt ; it lievitazioni*
Laminated dough : fr pâtes levées feuilletées
Oven work : fr enfournement, défournement ; it infornata, sfornatura
Tarts : fr tartes* ; it crostate*
Icing : it glassatura*
Gelato production : it produzione gelato, gelateria artigianale
Jam making : fr fabrication de confitures, confitures* ; it produzione marmellate, marmellate*
Sausage making : fr fabrication de saucisses ; it produzione salsicce, insaccatura
Charcuterie : fr préparations charcutières ; it norcineria
Meat smoking : fr fumage de viandes ; it affumicatura
Mincing : fr hachage de viande
Vacuum packing : fr mise sous vide, conditionnement sous vide ; it sottovuoto*, confezionamento sottovuoto
Temperature logs : fr relevé des températures, relevés de températures, contrôle des températures ; it registro temperature, rilevazione temperature, controllo temperature, controllo delle temperature
Cold chain checks : it controllo catena del freddo
Food labelling : fr étiquetage alimentaire, étiquetage des denrées ; it etichettatura alimenti, etichettatura degli alimenti
Allergen control : it gestione degli allergeni
Hygiene standards : fr règles d'hygiène ; it norme di igiene
Kitchen ordering : fr commandes cuisine ; it ordini cucina, ordini per la cucina
Waste reduction in kitchens : fr lutte contre le gaspillage alimentaire, réduction du gaspillage, lutte contre le gaspillage ; it riduzione degli sprechi, riduzione sprechi alimentari
Pot washing : fr plonge batterie ; it lavaggio pentole
School meals : fr restauration scolaire, cantine scolaire ; it mensa scolastica, refezione scolastica
Outdoor catering : fr traiteur extérieur
Fast food preparation : fr restauration rapide
Takeaway orders : fr vente à emporter, commandes à emporter ; it asporto*, ordini da asporto
Meal service : fr distribution des repas, distribution de repas, service des repas ; it distribuzione pasti, distribuzione dei pasti, servizio pasti
Vinification : it vinificazione
Cellar work : fr travaux de cave, travail de chai ; it lavori di cantina
Grape harvesting : fr vendanges*, vendanges manuelles, vendange mécanique ; it vendemmia manuale, vendemmia meccanica
Dairy processing : fr transformation laitière, transformation du lait ; it lavorazione del latte, trasformazione del latte
Yoghurt making : fr fabrication de yaourts ; it produzione yogurt
// Wards and homes
Patient assessment : fr évaluation du patient, évaluation des patients ; it valutazione del paziente, valutazione dei pazienti
Patient monitoring : fr surveillance des patients, surveillance du patient ; it monitoraggio del paziente, monitoraggio dei pazienti
Cardiac monitoring : fr surveillance cardiaque, monitorage cardiaque ; it monitoraggio cardiaco
Postoperative monitoring : it monitoraggio postoperatorio, monitoraggio post-operatorio
Emergency nursing : fr soins d'urgence ; it assistenza in pronto soccorso
Care assessment : fr évaluation des besoins en soins ; it valutazione dei bisogni assistenziali, valutazione dell'autosufficienza
Care coordination : fr coordination des soins ; it coordinamento assistenziale
Discharge planning : fr préparation de la sortie, préparation des sorties ; it dimissioni protette, pianificazione della dimissione
Neonatal care : fr soins aux nouveau-nés, soins néonataux, soins au nouveau-né ; it cure neonatali, assistenza neonatale, assistenza al neonato
Mental health nursing : fr soins psychiatriques, soins en psychiatrie ; it assistenza psichiatrica
Chemotherapy administration : fr administration de chimiothérapie, administration de chimiothérapies ; it somministrazione chemioterapia, somministrazione di chemioterapici
Dialysis care : fr soins de dialyse ; it assistenza in dialisi
Diabetes care : fr suivi des diabétiques, suivi des patients diabétiques ; it assistenza ai diabetici, gestione del diabete
Insulin administration : fr injection d'insuline ; it somministrazione di insulina, somministrazione insulina
Stoma care : fr soins de stomie, soins de stomies ; it gestione stomie, gestione delle stomie
Nasogastric tube feeding : fr alimentation par sonde, nutrition par sonde ; it nutrizione enterale, sondino nasogastrico
Suctioning : fr aspiration trachéale ; it aspirazione tracheale, tracheoaspirazione
Infusion pumps : fr pompes à perfusion, pousse-seringues ; it pompe infusionali, pompe da infusione
Community nursing : fr soins infirmiers à domicile ; it infermieristica di comunità, assistenza infermieristica domiciliare
Manual handling : fr gestes et postures ; it movimentazione manuale dei carichi, movimentazione manuale
Basic life support : it rianimazione di base
Bathing assistance : fr aide au bain, toilette au lit
Dressing assistance : fr aide à l'habillement, habillage et déshabillage ; it aiuto nella vestizione, aiuto nel vestirsi
Continence care : fr change des protections, changement des protections ; it cambio pannoloni, cambio pannolone, gestione dell'incontinenza
Disability support : fr accompagnement du handicap, accompagnement de personnes handicapées, accompagnement des personnes handicapées ; it assistenza disabili, assistenza ai disabili, assistenza a persone con disabilità
Respite care : fr accueil de répit ; it assistenza di sollievo
Caregiving : fr garde-malade, garde de malades ; it assistenza familiare, accudimento*
Patient companionship : fr accompagnement aux sorties, présence auprès du malade
Pressure ulcer prevention : fr prévention d'escarres ; it prevenzione delle lesioni da decubito, prevenzione piaghe da decubito
Health promotion : fr promotion de la santé ; it promozione della salute
Family planning : fr planification familiale, planning familial ; it pianificazione familiare
Malaria management : fr prise en charge du paludisme
Psychosocial support : fr soutien psychosocial, appui psychosocial, accompagnement psychosocial ; it sostegno psicosociale, supporto psicosociale
Needs assessment : fr évaluation des besoins ; it valutazione dei bisogni
Crisis intervention : fr intervention de crise ; it intervento in crisi
Refugee support : fr accompagnement des réfugiés, accueil des réfugiés ; it assistenza ai rifugiati, accoglienza rifugiati, accoglienza migranti
Domestic violence support : fr accompagnement des victimes de violences ; it sostegno alle vittime di violenza
Benefits applications : fr ouverture des droits ; it pratiche assistenziali
Homelessness support : fr accompagnement des sans-abri, maraudes* ; it assistenza ai senza dimora
Home visits : it visite a domicilio
Cooking and cleaning : fr ménage et cuisine ; it pulizie e cucina
Domestic work : fr travaux ménagers ; it lavori domestici, faccende domestiche
Babysitting : fr garde d'enfants à domicile ; it custodia bambini
Infant care : fr soins aux nourrissons, soins aux bébés, soins du nourrisson ; it cura dei neonati, cura del neonato, accudimento neonati
Bottle preparation : fr préparation des biberons, préparation de biberons ; it preparazione biberon, preparazione dei biberon
School runs : fr trajets scolaires, sorties d'école ; it accompagnamento a scuola
Snack preparation : fr préparation des goûters, préparation du goûter ; it preparazione merende, preparazione della merenda
Nap routines : fr surveillance des siestes, surveillance de la sieste
// Schools
Parent meetings : fr réunions parents, rencontres parents-professeurs
Lesson delivery : fr animation de cours ; it conduzione delle lezioni, svolgimento delle lezioni
Exam marking : fr correction d'examens, correction des examens ; it correzione esami
Homework marking : fr correction des devoirs ; it correzione dei compiti
Marking papers : it correzione elaborati, correzione verifiche
Examination supervision : fr surveillance des examens ; it sorveglianza esami, vigilanza agli esami
Playground duty : fr surveillance des récréations, surveillance de la cour de récréation ; it vigilanza in cortile, sorveglianza in cortile
Behaviour management : fr gestion du comportement ; it gestione del comportamento
Attendance registers : fr registres d'appel, cahiers d'appel ; it registro di classe, registro presenze
Special needs education : fr éducation spécialisée, enseignement spécialisé ; it educazione speciale, didattica speciale
Learning support : fr accompagnement scolaire
Homework clubs : fr étude surveillée ; it doposcuola*
Literacy teaching : fr alphabétisation ; it alfabetizzazione
Adult education : fr formation d'adultes, formation pour adultes ; it educazione degli adulti
Extracurricular activities : fr activités périscolaires, activités extrascolaires, activités parascolaires ; it attività extrascolastiche
English teaching : fr enseignement de l'anglais, cours d'anglais ; it insegnamento dell'inglese, insegnamento inglese
Mathematics teaching : fr enseignement des mathématiques ; it insegnamento della matematica
Physical education : fr éducation physique ; it educazione fisica, scienze motorie
Art teaching : fr enseignement des arts plastiques ; it educazione artistica
Arts and crafts for children : fr ateliers manuels ; it lavoretti creativi, attività manuali
Storytime reading : fr lecture d'albums, heure du conte ; it lettura di storie
Toilet training : it educazione sfinterica
Youth work : fr animation jeunesse ; it animazione giovanile, lavoro con i giovani
Holiday camps : fr colonies de vacances, centres de loisirs, centre aéré ; it centri estivi, centro estivo, campi estivi
Teacher training : fr formation des enseignants, formation d'enseignants ; it formazione docenti, formazione degli insegnanti
E-learning : fr formation en ligne ; it formazione a distanza
Library management : fr gestion de bibliothèque ; it gestione biblioteca
Shelving : fr rangement des livres ; it ricollocazione libri
Lending services : fr prêt de livres ; it prestito libri
// Chambers
Court hearings : fr assistance aux audiences ; it udienze*, partecipazione alle udienze
Legal correspondence : fr courriers juridiques ; it corrispondenza legale
Commercial law : fr droit commercial
Administrative law : fr droit administratif ; it diritto amministrativo
Tax law : fr droit fiscal ; it diritto tributario
Banking law : fr droit bancaire ; it diritto bancario
Property law : fr droit immobilier ; it diritto immobiliare
Immigration law : fr droit des étrangers ; it diritto dell'immigrazione
Consumer law : fr droit de la consommation ; it diritto dei consumatori
Insolvency law : fr procédures collectives ; it diritto fallimentare, procedure concorsuali
Family law : it diritto di famiglia
Tenancy law : fr droit locatif, droit au bail, baux d'habitation ; it diritto delle locazioni
Mediation : it mediazione*, mediazione civile
Arbitration : fr arbitrage commercial ; it arbitrato*
Notarial practice : fr actes notariés, rédaction d'actes notariés ; it atti notarili
Wills and probate : fr successions*, dossiers de succession ; it successioni*, pratiche di successione
Court filing : fr dépôt d'actes au greffe ; it deposito telematico, deposito atti, deposito telematico degli atti
Land registry : fr publicité foncière, cadastre* ; it visure ipotecarie, catasto*
Legal drafting : fr rédaction d'actes juridiques ; it redazione di atti legali
Public tenders : fr marchés publics, appels d'offres publics ; it gare pubbliche, appalti pubblici
Asylum applications : fr demandes d'asile ; it domande di asilo, richieste di asilo
Civil registration : fr actes d'état civil
// Media
Newsletter writing : fr rédaction de newsletters ; it redazione newsletter, scrittura di newsletter
Blog writing : fr rédaction d'articles de blog, articles de blog ; it articoli per blog, scrittura blog
Content writing : fr rédaction de contenus, rédaction de contenu ; it redazione contenuti, scrittura di contenuti
Content calendars : fr calendrier éditorial, planning éditorial ; it calendario editoriale, piano editoriale
Community management : fr animation de communauté, animation des réseaux sociaux ; it gestione community
Keyword research : fr recherche de mots-clés ; it ricerca parole chiave, ricerca di parole chiave
Corporate communications : fr communication d'entreprise, communication institutionnelle ; it comunicazione aziendale, comunicazione istituzionale
Internal branding : fr marque employeur*
Outdoor advertising : fr affichage publicitaire ; it affissioni*, pubblicità esterna
Direct marketing : fr marketing direct ; it marketing diretto
Marketing collateral : fr supports de communication, supports commerciaux ; it materiale promozionale, materiali promozionali
Customer segmentation : fr segmentation de la clientèle, segmentation client ; it segmentazione clienti, segmentazione della clientela
Editorial meetings : it riunioni di redazione
Conference organisation : fr organisation de conférences, organisation de congrès ; it organizzazione convegni, organizzazione congressi
Campaigning : fr campagnes de sensibilisation ; it campagne di sensibilizzazione
Donor reporting : fr rapports pour les bailleurs, rédaction de rapports pour les bailleurs ; it rendicontazione progetti, rendicontazione ai donatori
Capacity building : it rafforzamento delle capacità
Humanitarian aid : fr aide humanitaire, action humanitaire ; it aiuti umanitari
Local government : fr collectivités territoriales, collectivités locales ; it enti locali
`;
