import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

describe("what is in others' hands is no skill of the writer", () => {
  test.each([
    "Peinture et plomberie réalisées par les sous-traitants",
    "Alertes surveillées la nuit sous Zabbix par une autre équipe",
    "Accueil et standard téléphonique gérés par une intérimaire",
    "Montage des échafaudages par une entreprise spécialisée",
    "Recrutement piloté par la direction",
    "Carrelage et plâtrerie effectués par d'autres corps de métier",
    "Installation électrique posée par un électricien agréé",
    "La comptabilité dépend d'un autre service",
    "La plomberie reste l'affaire du propriétaire",
    "Les soudures, la plomberie relevaient d'une autre équipe",
    "Facturation et paie restent au siège",
    "Ancien fichier Access abandonné avant mon arrivée",
    "Limpieza del local contratada a una empresa externa",
    "Planos dibujados en AutoCAD por la ingeniería",
    "Pintura y fontanería ejecutadas por subcontratas",
    "Selección de personal en manos de la dirección",
    "Soldadura por cuenta de otro taller",
    "Ordeño a cargo del encargado; yo revisaba ubres",
    "Declaraciones de IVA presentadas por el asesor fiscal",
    "Alicatado y escayola hechos por otros oficios",
    "Peluquería y manicura estaban en la planta de arriba",
    "Folha de pagamento feita pelo escritório de contabilidade",
    "Manicure e depilação ficavam no andar de cima",
    "Logótipo e cartazes desenhados no Photoshop por uma agência",
    "Recrutamento nas mãos da direção",
    "A folha de pagamento depende da sede",
    "Contabilidade a cargo do contabilista",
    "Ponteggi e impianto elettrico curati dall’impresa",
    "Disegni fatti in AutoCAD dal progettista",
    "Montaggio dei ponteggi da parte di una ditta specializzata",
    "Contabilità a cura del commercialista",
    "Selezione del personale in mano alla direzione",
    "Impianto elettrico a carico dell'elettricista",
    "Fatturazione e paghe restano in sede",
    "Site web en WordPress refait par mon neveu",
    "La web en WordPress la hizo mi sobrino",
    "O site em WordPress foi feito pelo meu sobrinho",
    "Il sito in WordPress l'ha fatto mio nipote",
    "De la contabilidad se ocupaba mi socia",
    "Da contabilidade tratava a minha sócia",
    "Della contabilità si occupava la mia socia",
    "Alla contabilità pensava la titolare",
    "De la comptabilité s'occupait mon associée",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["Contrôle des soudures réalisées par les sous-traitants et plomberie sanitaire", ["Plumbing"]],
    ["Pansements complexes et perfusions, ménage assuré par une société", ["Wound care", "IV therapy"]],
    ["Préparation des commandes passées par les magasins", ["Order picking"]],
    ["Réparation de pompes commandées par la mairie", ["Pump repair"]],
    ["Prise de sang par voie veineuse", ["Phlebotomy"]],
    ["Soudure TIG et MIG par points", ["TIG welding"]],
    ["Revisión de las soldaduras hechas por los subcontratistas y fontanería", ["Plumbing"]],
    ["Preparación de pedidos realizados por las tiendas", ["Order picking"]],
    ["Conciliación bancaria y facturación por cuenta propia", ["Bank reconciliation", "Invoicing"]],
    ["Soldadura TIG por encargo", ["TIG welding"]],
    ["Separação de pedidos feitos pelas lojas", ["Order picking"]],
    ["Conciliação bancária por conta própria", ["Bank reconciliation"]],
    ["Controllo delle saldature eseguite dai subappaltatori e impianti idraulici", ["Plumbing"]],
    ["Preparazione degli ordini fatti dai negozi", ["Order picking"]],
    ["Riconciliazioni bancarie da remoto", ["Bank reconciliation"]],
    ["Saldatura TIG da banco", ["TIG welding"]],
    ["Je m'occupe du câblage avec deux collègues", ["Wiring"]],
    ["Mi occupo del cablaggio", ["Wiring"]],
  ])("but the rest of the line is: %s", (line, wanted) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(wanted)));
  });
});

describe("what somebody else does whom the sentence begins with is no skill of the writer", () => {
  test.each([
    "Mon binôme codait en Python",
    "L'étage du dessus faisait de la radiologie",
    "Un autre service gère la comptabilité",
    "Una consultora se encarga del SEO",
    "Mi compañera llevaba la caja",
    "Un consultor configuró SAP",
    "El local de al lado vendía seguros de vida",
    "Otro departamento gestiona la contabilidad",
    "La planta de arriba hacía radiología",
    "Um consultor configurou o SAP",
    "A loja ao lado vendia seguros de vida",
    "Outro departamento gere a folha de pagamento",
    "O andar de cima fazia radiologia",
    "A matriz desenvolve em Scala",
    "Una consulente si occupa della SEO",
    "La mia collega teneva la cassa",
    "Il negozio accanto vendeva assicurazioni vita",
    "Al piano di sopra facevano radiologia",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["Notre équipe développe les API en Python et Django", ["Python", "Django"]],
    ["L'équipe que j'encadre assure le recrutement", ["Recruitment"]],
    ["El puesto incluye la gestión de nóminas", ["Payroll"]],
    ["Nuestro equipo migró los servicios a Kubernetes", ["Kubernetes"]],
    ["Otras tareas: contabilidad y facturación", ["Accounting", "Invoicing"]],
    ["As minhas tarefas incluíam folha de pagamento", ["Payroll"]],
    ["Altre attività: contabilità e fatturazione", ["Accounting", "Invoicing"]],
  ])("but what the writer does is: %s", (line, wanted) => {
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(wanted)));
  });
});
