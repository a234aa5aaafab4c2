import type { Vocabulary } from "./types.ts";

export const fr: Vocabulary = {
  code: "fr",
  headings: {
    summary:
      "profil|profil professionnel|à propos|à propos de moi|résumé|présentation|objectif|objectif professionnel|qui suis-je|synthèse|accroche|résumé professionnel|en bref|projet professionnel|en quelques mots|introduction|mon profil|objectifs|profil personnel|sommaire|bilan de compétences|ma motivation",
    experience: `expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|emplois|emploi|carrière|historique professionnel|expérience de travail|expériences de travail|stages|stages et emplois|activité professionnelle|activités professionnelles|
      emplois occupés|postes occupés|mon parcours|expérience clinique|expériences significatives|emplois étudiants|jobs étudiants|jobs d'été|emplois d'été|emplois saisonniers|principales expériences|autres expériences|vie professionnelle|parcours de carrière|antécédents professionnels|stages et expériences|expériences et stages|missions|expérience en cuisine|là où j'ai travaillé|où j'ai travaillé|expérience pertinente|cheminement professionnel|états de service|mon expérience`,
    projects:
      "projets|projets personnels|projets réalisés|réalisations et projets|portfolio|projets académiques|projets professionnels|réalisations techniques",
    volunteering:
      "bénévolat|engagement associatif|vie associative|engagements|engagement|expérience bénévole|activités bénévoles|engagements associatifs|activités associatives|activités extra-professionnelles|volontariat|activités extrascolaires|engagement bénévole|engagement citoyen",
    education: `formation|formations|éducation|études|diplômes|parcours scolaire|formation académique|formation initiale|cursus|scolarité|parcours académique|diplômes et formations|formation et diplômes|formations et diplômes|études et diplômes|cursus scolaire|cursus universitaire|formation scolaire|parcours universitaire|
      études et formations|études et formation|formation universitaire|diplômes et formation|ma formation|scolarité et diplômes|niveau d'études|école|apprentissage`,
    skills: `axes de recherche|thèmes de recherche|domaines de recherche|ce que je peux faire pour vous|demandez-moi|parlez-moi de|côté technique|compétences|compétences techniques|compétences professionnelles|compétences clés|savoir-faire|savoir-être|savoirs|connaissances|informatique|compétences informatiques|atouts|qualités|outils|aptitudes|domaines de compétences|domaines d'expertise|expertise|connaissances techniques|logiciels|points forts|
      outils informatiques|compétences personnelles|compétences métier|compétences linguistiques et informatiques|technologies|langages|mes compétences|mes atouts|qualités personnelles|bureautique|qualités professionnelles|spécialités|ce que je sais faire|je sais aussi|compétences transversales|savoir faire|connaissances informatiques|compétences comportementales|habiletés|compétences et outils|forces|outils et logiciels|matériel|compétences principales|
      je sais faire|ce que je sais|ce que j'apporte|ce que je maîtrise|je maîtrise|mes savoir-faire|mon savoir-faire|à l'aise avec|boîte à outils|sur l'établi`,
    languages:
      "langues|compétences linguistiques|langues étrangères|langue|langues parlées|connaissances linguistiques|langues vivantes|maîtrise des langues|langues pratiquées|mes langues",
    certifications:
      "certificat|habilitation|attestation|brevet|stages et habilitations|caces|cartes|cartes et diplômes|cartes professionnelles|titres|inscription|inscriptions|inscription à l'ordre|inscription et formations|agréments|habilitations et formations|titres et inscriptions|certifications|certificats|habilitations|permis|formations complémentaires|formation continue|formations continues|certifications et formations|attestations|licences|permis et habilitations|agréments|titres professionnels|stages de formation|permis de conduire|formation professionnelle continue|certification|certifications et habilitations|habilitations et permis|habilitations et certifications|cours|ateliers|inscription à l'ordre|autres formations|certificats et formations|brevets|perfectionnement|affiliations|accréditations",
    achievements:
      "réalisations|distinctions|prix|récompenses|prix et distinctions|succès|résultats|bourses|réussites|distinctions et prix|principales réalisations|réalisations clés|faits marquants|honneurs|concours",
    publications:
      "publications|articles|communications|conférences|recherche|travaux|colloques|brevets d'invention",
    interests:
      "en dehors du travail|hors travail|hors boulot|à côté|et à côté|à côté du travail|à mes heures perdues|en dehors|quand je ne travaille pas|temps libre|centres d'intérêt|centre d'intérêt|centres d'intérêts|loisirs|intérêts|passions|hobbies|activités|loisirs et centres d'intérêt|divers et loisirs|activités et loisirs|passe-temps|loisirs et intérêts|sports et loisirs|intérêts personnels",
    references: "références|référence|recommandations|références professionnelles",
    personal:
      "informations personnelles|coordonnées|contact|état civil|renseignements personnels|données personnelles|contacts|infos personnelles|informations|me contacter|mes coordonnées|identité|infos|pour me joindre",
    declaration: "déclaration|déclaration sur l'honneur|signature",
    other:
      "divers|informations complémentaires|autres|autres informations|complément|compléments|disponibilité|mobilité|liens|renseignements complémentaires|autre|permis et véhicule",
  },
  cues: {
    summary: "profil|présentation|résumé",
    experience: "expérience|expériences|parcours|emplois|stages|carrière|missions|postes|travaillé",
    projects: "projets|projet",
    volunteering: "bénévolat|associatif|associative|bénévole|bénévoles|engagements",
    education: "formation|formations|études|diplômes|cursus|scolarité|scolaire|universitaire|appris",
    skills: "compétences|atouts|savoir-faire|aptitudes|connaissances|outils|logiciels|informatique|qualités",
    languages: "langues|linguistiques",
    certifications: "certifications|certificats|habilitations|permis|attestations|certification",
    achievements: "réalisations|distinctions|prix|récompenses|succès",
    publications: "publications",
    interests: "intérêt|intérêts|loisirs|passions",
    references: "références",
    personal: "coordonnées|contact|personnelles|civil",
  },
  fillers:
    "mes|mon|ma|le|la|les|de|des|du|et|en|à|l|d|un|une|dans|pour|que|j|ai|je|sur|professionnelle|professionnelles|professionnel|principales|principaux|autres|clés|complémentaires|techniques|personnels|continue|récentes|où|ce|qui|suis|fait|mises|récente|avec|au",
  months: [
    "janvier|janv|jan",
    "février|févr|fév",
    "mars|mar",
    "avril|avr",
    "mai",
    "juin",
    "juillet|juil",
    "août|aoû",
    "septembre|sept|sep",
    "octobre|oct",
    "novembre|nov",
    "décembre|déc",
  ],
  seasons:
    "étés|hivers|saison|saisons|saison d'été|saisons d'été|saison d'hiver|saisons d'hiver|saison estivale|saisons estivales|saison hivernale|saisons hivernales|printemps|été|automne|hiver|début|fin|trimestre|courant",
  dates: {
    present:
      "auj|ajd|poste actuel|à aujourd'hui|actuel|ce jour|en poste|présent|aujourd'hui|ce jour|à ce jour|actuel|actuellement|actuelle|en cours|à aujourd'hui|maintenant|jusqu'à aujourd'hui|jusqu'à présent|à présent|jusqu'à ce jour|jusqu'à maintenant|à date|en poste|nos jours",
    since: "depuis|depuis le|à partir de|dès|à compter de|depuis la",
    until: "jusqu'à|jusqu'en|jusqu'au",
    to: "à|au|jusqu'à|jusqu'en|jusqu'au|et|a",
    from: "de|du|d'|entre|en|des",
    of: "de",
  },
  titles: {
    heads: `auteur|auteure|autrice|femme de chambre|valet de chambre|homme toutes mains|homme à tout faire|directeur|directrice|directeur général|directrice générale|chef|cheffe|chef de projet|cheffe de projet|responsable|gérant|gérante|manager|manageuse|superviseur|superviseure|coordinateur|coordinatrice|coordonnateur|coordonnatrice|encadrant|contremaître|président|présidente|fondateur|fondatrice|
      cadre|ingénieur|ingénieure|développeur|développeuse|programmeur|programmeuse|architecte|analyste|administrateur|administratrice|technicien|technicienne|consultant|consultante|spécialiste|expert|experte|concepteur|conceptrice|informaticien|informaticienne|testeur|testeuse|intégrateur|webmestre|
      infirmier|infirmière|infirmier diplômé|infirmière diplômée|aide-soignant|aide-soignante|aide soignant|aide soignante|sage-femme|médecin|docteur|docteure|chirurgien|chirurgienne|dentiste|pharmacien|pharmacienne|préparateur|préparatrice|kinésithérapeute|ergothérapeute|orthophoniste|psychologue|interne|externe|
      ambulancier|ambulancière|auxiliaire|auxiliaire de vie|brancardier|vétérinaire|puéricultrice|éducateur|éducatrice|éducateur spécialisé|éducatrice spécialisée|assistant social|assistante sociale|animateur|animatrice|enseignant|enseignante|professeur|professeure|instituteur|institutrice|maître|maîtresse|formateur|formatrice|
      chargé|chargée|chargé de cours|chargé d'études|chargée d'études|chargé de mission|chargée de mission|chargé de clientèle|chargée de clientèle|surveillant|surveillante|moniteur|monitrice|chercheur|chercheuse|doctorant|doctorante|bibliothécaire|documentaliste|archiviste|conservateur|conservatrice|
      comptable|aide-comptable|expert-comptable|auditeur|auditrice|contrôleur|contrôleuse|contrôleur de gestion|contrôleuse de gestion|trésorier|trésorière|gestionnaire|banquier|banquière|conseiller|conseillère|courtier|courtière|actuaire|assureur|économiste|statisticien|statisticienne|secrétaire|assistant|assistante|
      hôte|hôtesse|hôtesse d'accueil|réceptionniste|standardiste|agent|agente|agent d'accueil|agent administratif|employé|employée|collaborateur|collaboratrice|opérateur|opératrice|ouvrier|ouvrière|manutentionnaire|magasinier|magasinière|cariste|préparateur de commandes|logisticien|logisticienne|
      acheteur|acheteuse|vendeur|vendeuse|commercial|commerciale|attaché commercial|attachée commerciale|technico-commercial|représentant|représentante|télévendeur|téléconseiller|téléconseillère|caissier|caissière|hôtesse de caisse|libraire|fleuriste|boucher|bouchère|boulanger|boulangère|pâtissier|pâtissière|chocolatier|poissonnier|
      cuisinier|cuisinière|commis|commis de cuisine|chef de partie|chef de rang|chef de cuisine|second|second de cuisine|sous-chef|plongeur|plongeuse|serveur|serveuse|barman|barmaid|sommelier|sommelière|maître d'hôtel|traiteur|demi-chef|pizzaiolo|femme de chambre|valet|valet de chambre|gouvernante|gouvernant|concierge|
      voiturier|bagagiste|agent d'entretien|femme de ménage|nettoyeur|gardien|gardienne|vigile|agent de sécurité|pompier|sapeur-pompier|policier|policière|gendarme|militaire|soldat|sergent|chauffeur|chauffeuse|conducteur|conductrice|livreur|livreuse|coursier|routier|chauffeur-livreur|mécanicien|mécanicienne|
      électricien|électricienne|plombier|plombière|chauffagiste|frigoriste|maçon|maçonne|charpentier|menuisier|menuisière|ébéniste|peintre|plâtrier|carreleur|couvreur|soudeur|soudeuse|chaudronnier|tourneur|fraiseur|ajusteur|monteur|monteuse|serrurier|métallier|usineur|régleur|conducteur de travaux|conductrice de travaux|chef de chantier|
      dessinateur|dessinatrice|projeteur|géomètre|topographe|urbaniste|paysagiste|jardinier|jardinière|agriculteur|agricultrice|viticulteur|viticultrice|éleveur|éleveuse|maraîcher|maraîchère|bûcheron|marin|matelot|capitaine|avocat|avocate|juriste|notaire|clerc|huissier|greffier|greffière|magistrat|juge|
      journaliste|rédacteur|rédactrice|rédacteur en chef|correcteur|correctrice|traducteur|traductrice|interprète|graphiste|designer|infographiste|illustrateur|illustratrice|photographe|vidéaste|monteur vidéo|artiste|musicien|musicienne|comédien|comédienne|danseur|danseuse|styliste|couturier|couturière|modéliste|
      coiffeur|coiffeuse|esthéticien|esthéticienne|guide|accompagnateur|accompagnatrice|agent de voyages|steward|hôtesse de l'air|recruteur|recruteuse|chargé de recrutement|stagiaire|apprenti|apprentie|alternant|alternante|étudiant|étudiante|bénévole|volontaire|indépendant|indépendante|auto-entrepreneur|auto-entrepreneuse|
      entrepreneur|entrepreneuse|intérimaire|saisonnier|saisonnière|associé|associée|biologiste|chimiste|laborantin|laborantine|technicien de laboratoire|technicienne de laboratoire|opticien|opticienne|diététicien|diététicienne|inspecteur|inspectrice|community manager|product owner|data scientist|chef de produit|cheffe de produit|chef de service|chef d'équipe|cheffe d'équipe|chef de secteur|garde d'enfants|nourrice|assistante maternelle|baby-sitter|job d'été|stage|collecteur|animateur commercial|décorateur|décoratrice|tuteur|tutrice|opérateur de saisie|agent de saisie|planificateur|déclarant en douane|agent de transit|transitaire`,
    modifiers:
      "jeune|premier|première|second|seconde|adjoint|adjointe|assistant|assistante|stagiaire|apprenti|apprentie|senior|junior|aide|vice|ancien|ancienne|petit|grand|haut",
    at: "chez|à|au|à la|à l'|aux|au sein de|au sein du|pour|en|dans|auprès de",
    headFirst: true,
  },
  companies: {
    nouns: `hôpital|hôpitaux|clinique|centre hospitalier|chu|chr|chru|ehpad|maison de retraite|cabinet|cabinet médical|pharmacie|laboratoire|laboratoires|polyclinique|dispensaire|école|collège|lycée|université|institut|académie|crèche|maternelle|bibliothèque|médiathèque|musée|théâtre|
      éditions|journal|presse|radio|banque|crédit|caisse|assurances|assurance|mutuelle|groupe|société|compagnie|entreprise|établissements|ets|éts|maison|atelier|ateliers|usine|fabrique|manufacture|mairie|ville|commune|département|région|conseil|préfecture|ministère|agence|office|
      syndicat|chambre|tribunal|armée|police|gendarmerie|association|fondation|fédération|coopérative|restaurant|brasserie|bistrot|bistro|auberge|hôtel|café|boulangerie|pâtisserie|boucherie|traiteur|épicerie|supermarché|hypermarché|magasin|boutique|librairie|garage|transports|logistique|
      bâtiment|constructions|construction|travaux|immobilier|immobilière|chantiers|menuiserie|plomberie|électricité|énergie|énergies|industries|industrie|solutions|services|conseils|technologies|systèmes|studio|galerie|domaine|château|ferme|coiffure|salon|institut de beauté|centre|clinique vétérinaire|notaires|avocats|étude|étude notariale|expertise|hospices|fromagerie|cave|caves|table|comptoir|fils|frères`,
  },
  education: {
    degrees: `licence|licence professionnelle|licence pro|master|master 1|master 2|master pro|mastère|maîtrise|doctorat|dess|dea|deug|dut|but|bts|bac|bac pro|bac+2|bac+3|bac+5|baccalauréat|baccalauréat professionnel|baccalauréat scientifique|baccalauréat technologique|cap|bep|brevet|brevet des collèges|
      brevet professionnel|diplôme|diplôme d'état|diplôme d'ingénieur|diplôme d'études|diplôme universitaire|diplôme national|dcg|dscg|deust|certificat d'aptitude|certificat d'aptitude professionnelle|capes|capa|agrégation|bachelor|ingénieur|titre professionnel|dep|aec|bts sio|prépa|classe préparatoire|
      classes préparatoires|mba|cycle ingénieur|cycle préparatoire|cycle préparatoire intégré|cycle préparatoire scientifique|ifsi|bfem|bepc|brevet de technicien|brevet de technicien supérieur|maturité|cfc|magistère|mention complémentaire|deas|deaes|dnb|diplôme de comptabilité|diplôme d'état d'infirmier|diplôme d'état d'infirmière|certificat fédéral de capacité|cfg|technicien spécialisé|diplôme de technicien|bachelier|bachelière|graduat|cess|certificat d'enseignement secondaire supérieur|ceb`,
    fieldLinks: "en|de|d'|ès|spécialité|option|mention|spécialisation|filière|série",
    institutions:
      "université|école|lycée|collège|institut|iut|faculté|académie|ifsi|insa|hec|essec|ensam|cfa|greta|centre de formation|grande école|école supérieure|école nationale|conservatoire|polytechnique|sorbonne|campus|cégep|sciences po|cnam|afpa|ofppt|ista|encg|ehtp|fst|centre d'apprentissage|école hôtelière|ufr|haute école|ensa|athénée|athénée royal",
  },
  certificates:
    "certificat|certification|certifié|certifiée|habilitation|permis|permis b|permis de conduire|caces|sst|afgsu|psc1|haccp|attestation|brevet|licence|agrément|formation|diplôme universitaire|toeic|toefl|delf|dalf|ssiap|fimo|fco|hygiène|secourisme|sauveteur secouriste|inscription à l'ordre|bafa|voltaire|tosa|qualification|carte professionnelle|titre",
  languageLevels:
    "langue maternelle|maternelle|bien|très bien|assez bien|un peu|passable|bilingue|courant|courante|couramment|lu écrit parlé|lu, écrit, parlé|intermédiaire|avancé|débutant|notions|scolaire|niveau scolaire|bon niveau|bonne maîtrise|professionnel|technique|natif|native|très bon niveau|bases|moyen|élémentaire|opérationnel|bonnes connaissances|bon|très bon|excellent|excellente maîtrise|lu et écrit|parlé|maîtrise|bonnes notions|niveau professionnel|niveau intermédiaire|niveau avancé|niveau débutant",
  kinds: {
    internship:
      "stage|stagiaire|alternance|apprenti|apprentie|apprentissage|alternant|alternante|externat|contrat de professionnalisation|stage de fin d'études",
    volunteer: "bénévole|bénévolat|volontaire|volontariat|service civique",
    freelance:
      "indépendant|indépendante|freelance|auto-entrepreneur|auto-entrepreneuse|autoentrepreneur|micro-entrepreneur|à mon compte|profession libérale|travailleur indépendant|libéral|pigiste|entreprise individuelle",
    partTime:
      "temps partiel|mi-temps|job étudiant|job d'été|week-end|week-ends|vacataire|vacations|saisonnier|saisonnière|extra|extras|vacation|quelques heures|soirs|en parallèle|contrat saisonnier",
    leave:
      "mère au foyer|père au foyer|femme au foyer|au foyer|sans emploi|mise en disponibilité|raisons familiales|raisons de santé|préparation de concours|réfugié|formation linguistique|service national|appel du contingent|congé parental|congé maternité|congé de maternité|congé sabbatique|année sabbatique|proche aidant|aidant familial|recherche d'emploi|chômage|tour du monde|voyage|voyages|service militaire|reconversion|maladie|convalescence|éducation des enfants|garde des enfants|pause carrière|déménagement|expatriation|césure|congé|maternité|soins à un proche|accompagnement d'un proche|interruption",
  },
  labels: {
    name: "nom|noms|postnom|post-nom|post nom|nom d'usage|nom de naissance|prénom|nom et prénom|nom complet|prénom et nom|nom de famille|prénoms|nom / prénom|prénom / nom|nom(s) / prénom(s)",
    email: "e-mail|email|mail|courriel|adresse e-mail|adresse électronique|mél|adresse mail",
    phone:
      "téléphone|tél|portable|mobile|numéro de téléphone|gsm|tél. portable|téléphone portable|n° de téléphone",
    address:
      "adresse|domicile|ville|lieu|localisation|résidence|lieu de résidence|demeurant à|habite à|basé à|basée à|lieu de travail",
    birth:
      "date de naissance|né le|née le|né|née|âge|lieu de naissance|date et lieu de naissance|né(e) le|naissance",
    nationality:
      "nationalité|situation familiale|état civil|sexe|permis|situation matrimoniale|statut|permis de conduire|situation de famille|enfants|religion",
    title:
      "poste|fonction|intitulé|intitulé du poste|emploi|poste occupé|titre|qualité|métier|profession|fonction ou poste occupé|fonction occupée",
    company:
      "employeur|entreprise|société|organisme|établissement|nom de l'employeur|structure|lieu|client|chez|nom et adresse de l'employeur",
    period: "période|dates|date|dates (de – à)|durée|du|année",
    duties:
      "missions|tâches|responsabilités|activités|réalisations|description|missions principales|principales missions|fonctions|tâches principales|activités principales|principales tâches|résultats|environnement technique|principales activités|principales activités et responsabilités|type ou secteur d'activité",
    degree:
      "diplôme|formation|titre|niveau|cursus|qualification|diplôme obtenu|intitulé du certificat ou diplôme délivré|intitulé du diplôme",
    institution:
      "établissement|école|université|lycée|institut|organisme|faculté|lieu|nom et type de l'établissement d'enseignement ou de formation|nom et type d'établissement d'enseignement ou de formation",
    year: "année|année d'obtention|obtenu en|obtention|promotion",
    field: "spécialité|filière|option|domaine|mention|discipline|série|spécialisation",
    reference: "référence|références",
    issuer:
      "délivré par|organisme|émetteur|par|auprès de|délivrée par|organisme certificateur|organisme de formation",
  },
  achievements: {
    change: `décelé|détecté|découvert|renouvelé|réussi|reçus|raccourcie|remonté|monté|grimpé|chuté|tombé|rattrapé|recul|reculé|économisant|rentable|supérieur|inférieur|amélioré|dépassés|remportés|ouvert|ouverte|réduit|réduite|réduction|réduire|réduisant|baissé|baisse|diminué|diminution|diminuant|abaissé|raccourci|économisé|économies|économie|économisant|divisé|augmenté|augmentation|augmentant|hausse|accru|accroissement|croissance|progression|progressé|amélioré|amélioration|améliorant|
      doublé|triplé|gagné|gagner|gain|gains|remporté|généré|réalisé|atteint|atteignant|dépassé|dépassant|dépassement|obtenu|passé|passée|passant|ramené|ramenée|porté|portée|accéléré|optimisé|optimisation|limité|évité|supprimé|récupéré|recouvré|vendu|signé|conclu|fidélisé|recruté|plus|moins|rapide|contre|au lieu de|soit|respectant|objectif|chiffre d'affaires|augmente|réduisons|élargi|livré|décroché`,
    award:
      "prix|lauréat|lauréate|récompense|distinction|médaille|meilleur|meilleure|bourse|concours|major|mention très bien|employé du mois|employée du mois|primé|primée|finaliste|nommé|étoile|classé|classée|vainqueur|trophée|félicitations",
  },
  statedYears: {
    years: "ans|an|années|année",
    experience:
      "expérience|expériences|d'expérience|carrière|métier|pratique|exercice|dans le secteur|dans le domaine|ancienneté|parcours|expérimenté|expérimentée",
    spentIn: "dans|en|comme|en tant que|aux|derrière|à bord",
    moreThan: "plus de|près de|environ|au moins|presque|quelque",
    numbers:
      "un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq|vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente",
  },
  stopWords:
    "et|de|la|le|les|des|du|en|un|une|au|aux|à|dans|pour|par|sur|avec|est|qui|que|ou|plus|son|sa|ses|mes|mon|ma|nos|leur|leurs|cette|ce|ces|sous|entre|chez|afin|lors|ainsi|été|dont|je|j'ai|suis|vers|depuis|sans|tous|toutes|nous|il|elle|pas|ne|se|sont|être|l|d|ans|suivi|mise",
};
