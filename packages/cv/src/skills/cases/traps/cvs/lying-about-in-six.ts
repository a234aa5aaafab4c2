export default `
=== f1-buero own
Renate Vogel
Bürokauffrau
renate.v@mail.example · +49 151 100 3001 · Kassel

## BERUFSERFAHRUNG
Bürokauffrau, Habicht Maschinenbau GmbH, Kassel
2015 – heute
- {Rechnungsprüfung=Invoice verification|Rechnungsprüfung|Invoice checking|Invoice processing} und {Terminplanung=Terminplanung|Scheduling|Appointment scheduling|Diary management|Terminkoordination}.
! - Die Excel-Datei der Prüfer lag ein Jahr auf dem Laufwerk.
! - Im Regal hinter mir standen Ordner über Brandschutz und Arbeitsrecht.
! - Sie machte die Lohnabrechnung; ich kochte Kaffee.
! - Das Schweißen war Sache der Halle, die Ablage meine.
! - Im Flur hing ein Plakat von SAP.
! - Neben dem Büro stand eine Drehmaschine, die keiner mehr brauchte.
! - Der Betrieb fräst, dreht und schleift für die Bahn.
! - Die Konstrukteure zeichnen in SolidWorks, ich tippe.
! - Den Vertrieb machte mein Chef selbst.
! - Er lötete, sie verdrahtete, ich schrieb die Lieferscheine.
- {Reisekostenabrechnung=Travel expense accounting|Travel expenses|Expense reports|Reisekostenabrechnung|Expense management|Travel expense claims} in {Excel}.

## KENNTNISSE
Rechnungsprüfung, Terminplanung, Microsoft Word, Ablage, Zuverlässigkeit
=== f2-livreur none
Mathieu Bonnard
Chauffeur-livreur
mathieu.b@mail.example · +33 6 10 20 30 02 · Rennes

## EXPÉRIENCE PROFESSIONNELLE
Chauffeur-livreur, Transports Vilaine, Rennes
2016 – aujourd'hui
- {Livraison=Delivery driving|Livraison|Delivery|Deliveries} de colis et {chargement=Chargement|Loading|Loading and unloading|Vehicle loading} du camion.
! - Elle faisait la soudure ; moi je conduisais.
! - Le fichier Excel du comptable traînait sur mon siège.
! - Un vieux poster de plongée pendait dans le garage.
! - L'entrepôt abritait autrefois une boulangerie.
! - La mécanique, c'était l'affaire de mon frère.
! - Lui soudait, moi j'attendais.
! - Mes clients font de la menuiserie, de la coiffure ou du droit.
! - Dans la cabine : un extincteur, une trousse de couture, une boussole.
! - Le bureau voisin vend des assurances.
! - La peinture revenait à l'atelier, les clés à moi.
- {Planification d'itinéraires=Route planning|Planification d'itinéraires} et {relation client=Customer relations|Relation client|Customer service|Client relations}.
=== f3-recepcion own
Nieves Ortega
Recepcionista
nieves.o@mail.example · +34 600 100 303 · Cádiz

## EXPERIENCIA
Recepcionista, Clínica La Caleta, Cádiz
2017 – Actualidad
- {Atención al paciente=Patient service|Atención al paciente|Patient care|Customer service|Patient reception} y {gestión de citas=Appointment scheduling|Gestión de citas|Appointment management}.
! - Ella hacía las radiografías; yo cogía el teléfono.
! - El archivo de Excel de los auditores se quedó en el cajón.
! - La clínica hace cirugía, fisioterapia y odontología.
! - En la pared colgaba un cartel de primeros auxilios.
! - Las curas eran cosa de las enfermeras, nunca mía.
! - Detrás de mi mesa había un torno dental viejo.
! - La contabilidad la lleva una gestoría de Jerez.
! - Mi hermano suelda, mi padre pesca.
! - El edificio fue antes una escuela de baile.
- {Facturación=Invoicing|Billing|Facturación} y archivo.

## COMPETENCIAS
Atención al paciente, Gestión de citas, Facturación, Microsoft Word, Empatía
=== f4-caixa none
Jandira Lopes
Operadora de Caixa
jandira.l@mail.example · +351 910 100 304 · Setúbal

## EXPERIÊNCIA
Operadora de Caixa, Supermercado Sado, Setúbal
2018 – Atual
- {Atendimento ao cliente=Customer service|Atendimento ao cliente} e {reposição de produtos=Shelf stocking|Shelf replenishment|Reposição de produtos|Restocking|Stock replenishment}.
! - Ela fazia a pastelaria; eu passava os códigos.
! - O ficheiro de Excel do gerente ficou aberto na minha caixa.
! - A loja faz pão, corta carne e amanha peixe.
! - A contabilidade é com a sede em Lisboa.
! - Na parede, um cartaz sobre soldadura.
! - Um colega largou o talho para estudar enfermagem.
! - A limpeza era da firma de fora, não minha.
! - Atrás da loja há uma oficina de pintura.
- {Fecho de caixa=Cash closing|Fecho de caixa|Till reconciliation|Cash reconciliation|Cash register closing|Cashing up} e {controlo de validades=Stock rotation|Expiry control|Controlo de validades|Expiry date control|Expiry date checks}.
=== f5-portiere own
Corrado Mele
Portiere d'albergo
corrado.m@mail.example · +39 333 100 3005 · Lecce

## ESPERIENZA
Portiere notturno, Albergo Salento, Lecce
2014 – oggi
- {Check-in=Check-in|Check-in and check-out}, cassa e {prenotazioni=Reservations|Prenotazioni|Booking|Bookings}.
! - Lei faceva la contabilità; io davo le chiavi.
! - Il file Excel dei revisori è rimasto sul banco un anno.
! - L'albergo ha una cantina, una palestra e una sala massaggi.
! - La pasticceria era cosa dello chef, mai mia.
! - Alla parete un manifesto di un corso di cucina.
! - Il fratello del padrone ripara caldaie.
! - Accanto, una scuola di ballo e uno studio dentistico.
! - I lavori di muratura li fece una ditta di Bari.
- {Accoglienza ospiti=Guest relations|Accoglienza ospiti|Guest reception|Guest welcome} e {gestione reclami=Complaint handling|Gestione reclami|Complaint management}.

## COMPETENZE
Accoglienza ospiti, Prenotazioni, Opera PMS, Check-in, Inglese
=== f6-magazijn own
Ruben Hoekstra
Magazijnmedewerker
ruben.h@mail.example · +31 6 1000 3006 · Assen

## WERKERVARING
Magazijnmedewerker, Drentse Metaal BV, Assen
2016 – heden
- {Orderpicken=Order picking|Orderpicken} en {laden en lossen=Loading and unloading|Laden en lossen}.
! - Zij deed het lassen; ik pakte in.
! - Het Excelbestand van de accountant stond een jaar op mijn scherm.
! - Het bedrijf last, zet en lakt plaatwerk.
! - De boekhouding ligt bij een kantoor in Groningen.
! - Aan de muur hing een poster over brandveiligheid.
! - Hij freesde, ik wachtte op de pallets.
! - Naast de hal zit een bakkerij.
! - Mijn broer doet timmerwerk, mijn zus de tandarts.
- {Voorraadbeheer=Stock control|Inventory management|Voorraadbeheer|Stock management} en {heftruck=Forklift|Forklift operation|Forklift driving|Heftruck}.

## VAARDIGHEDEN
Orderpicken, Voorraadbeheer, Heftruck, Laden en lossen, SAP
`;
