import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Installation du patient, Pose de perfusions, Pansements complexes, Prises de sang, Surveillance post-opératoire, Stérilisation des instruments, Administration des médicaments",
    [
      "Patient positioning",
      "IV therapy",
      "Wound care",
      "Phlebotomy",
      "Post-operative care",
      "Sterilisation",
      "Medication administration",
    ],
  ],
  [
    "Élaboration des menus, Gestion des coûts matières, Pâtisserie, Dressage des assiettes, Respect de la chaîne du froid, Méthode HACCP, Mise en place",
    ["Menu planning", "Food costing", "Pâtisserie", "Plating", "Cold chain", "HACCP", "Mise en place"],
  ],
  [
    "Conseil client, Encaissement, Mise en rayon, Merchandising, Inventaire, Ouverture et fermeture de caisse, Vente additionnelle",
    ["Customer advice", "Cash handling", "Shelf stocking", "Merchandising", "Stocktaking", "Upselling"],
  ],
  [
    "Accompagnement social, Entretiens individuels, Protection de l'enfance, Écoute active, Médiation familiale, Évaluation sociale, Visites à domicile",
    [
      "Social work",
      "Interviewing",
      "Child protection",
      "Active listening",
      "Family mediation",
      "Needs assessment",
      "Home visits",
    ],
  ],
  [
    "Préparation de commandes, Conduite de chariot élévateur, Gestion des stocks, Chargement et déchargement, Inventaires tournants, Emballage, Bons de livraison",
    [
      "Order picking",
      "Forklift operation",
      "Inventory management",
      "Loading and unloading",
      "Cycle counting",
      "Packing",
      "Delivery notes",
    ],
  ],
  [
    "Nettoyage des sols, Désinfection, Tri des déchets, Nettoyage de vitres, Bio-nettoyage, Dosage des produits, Entretien des sanitaires",
    [
      "Floor cleaning",
      "Disinfection",
      "Waste sorting",
      "Window cleaning",
      "Hospital cleaning",
      "Chemical dilution",
      "Toilet cleaning",
    ],
  ],
  [
    "Enregistrement des arrivées, Gestion des réservations, Facturation, Standard téléphonique, Opera PMS, Conciergerie, Traitement des plaintes",
    ["Check-in", "Reservations", "Invoicing", "Switchboard", "Opera PMS", "Concierge", "Complaint handling"],
  ],
  [
    "Recrutement, Gestion de la paie, Entretiens d'embauche, Droit social, Intégration des nouveaux, Relations sociales, Tableaux de bord",
    [
      "Recruitment",
      "Payroll",
      "Interviewing",
      "Labour law",
      "Onboarding",
      "Employee relations",
      "Dashboards",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["Surveillance des constantes et transmission à l'équipe médicale", ["Vital signs"]],
  [
    "Pose d'appareillages et raccordement de tableaux électriques",
    ["Electrical installation", "Distribution boards"],
  ],
  ["Élaboration des cartes saisonnières et calcul des ratios", ["Menu planning"]],
  ["Encadrement d'une brigade de six personnes", ["Kitchen management"]],
  ["Préparation de la liasse fiscale et déclaration de TVA", ["Tax returns", "VAT returns"]],
  ["Saisie des factures fournisseurs et suivi des règlements", ["Invoice processing"]],
  ["Réassort des rayons et étiquetage des articles", ["Shelf stocking"]],
  ["Tenue de la caisse et comptage du fond", ["Cash handling"]],
  ["Réalisation de rondes et contrôle des accès", ["Patrolling", "Access control"]],
  ["Évaluation des situations et visites à domicile", ["Home visits"]],
  ["Animation de groupes de parole", ["Group facilitation"]],
  ["Préparation des commandes au scanner et emballage", ["Order picking", "Packing"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
