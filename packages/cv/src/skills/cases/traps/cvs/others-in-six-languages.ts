export default `
=== x2-fr own
Solène Garrec
Assistante commerciale
solene.g@mail.example · 06 20 00 11 22 · Brest

## EXPÉRIENCE
Assistante commerciale, Ateliers Penfeld, Brest
2017 – aujourd'hui
- {Saisie des commandes}, suivi des livraisons et {relances clients}.
! - Je transmets les réclamations au service Qualité et les factures à la Comptabilité.
! - Notre atelier soude, peint et monte des remorques.
! - Les clients sont des agriculteurs, des pêcheurs et des maçons.
! - Le site internet est tenu par un prestataire, en PHP.
! - Un collègue de la Maintenance répare l'imprimante.
! - J'ai toujours rêvé de la photographie.
! - Pas encore de permis C, pas de SAP non plus.
! - Affiche de yoga à l'accueil, prospectus de sophrologie à côté.
! - Mon bureau donne sur l'école de musique.
! - Ma cheffe vient du marketing, son adjoint de la banque.

## COMPÉTENCES
Saisie des commandes, Relances, Excel, Sage, Accueil téléphonique
=== x2-de own
Tobias Krüger
Kundendienstberater
tobias.k@mail.example · 0151 0030 1122 · Essen

## BERUFSERFAHRUNG
Kundendienstberater, Autohaus Ruhr, Essen
2016 – heute
- {Kundenberatung}, {Terminvergabe} und {Auftragsannahme=Auftragsannahme|Auftragsbearbeitung}.
! - Die Werkstatt macht Karosserie, Lack und Elektrik.
! - Kunden sind Ärzte, Bäcker und Gärtner.
! - Weitergabe der Rechnungen an Buchhaltung und Controlling.
! - Wer Schweißen will, geht zur Halle zwei.
! - Prospekte über Versicherung und Leasing liegen aus.
! - Ein Kollege aus der IT betreut SAP.
! - Den Kaffee kocht die Ausbildung, die Blumen gießt die Personalabteilung.
! - Nebenan wird getanzt und geboxt.
! - Mit Java, der Insel, verbindet mich nur der Urlaub.
! - Erste-Hilfe-Kurs ist für das Frühjahr geplant.

## KENNTNISSE
Kundenberatung, Terminvergabe, MS Office, Auftragsannahme, Reklamationen
=== x2-es none
Lucía Ferrán
Camarera de pisos
lucia.f@mail.example · 600 010 112 · Alicante

## EXPERIENCIA
Camarera de pisos, Hotel Oráculo, Alicante
2015 – Actualidad
- {Limpieza de habitaciones} y cambio de sábanas.
! - Los huéspedes son médicos, ingenieros y bailarines.
! - La lavandería la lleva otra empresa.
! - El hotel organiza bodas, congresos y clases de buceo.
! - Pasaba el aspirador por la sala de yoga y la de masajes.
! - Mi hermana estudia enfermería; mi padre fue soldador.
! - Avisaba a Mantenimiento y a Recepción.
! - Vecinos: una academia de inglés y un taller mecánico.
! - Me habría gustado ser peluquera.
! - Carteles de un curso de fotografía en el ascensor.
! - El chef y el sumiller comen antes que nosotras.
=== x2-pt own
Rui Salgueiro
Operador de Armazém
rui.s@mail.example · 910 010 112 · Aveiro

## EXPERIÊNCIA
Operador de Armazém, Cerâmicas do Vouga, Aveiro
2014 – Presente
- {Preparação de encomendas}, {carga e descarga} e {controlo de stock}.
! - A fábrica produz azulejos e loiça sanitária.
! - Camiões para construtores, canalizadores e hotéis.
! - Papéis entregues à Contabilidade e à Expedição.
! - O eletricista e o serralheiro são de fora.
! - Ao fim de semana o pavilhão serve para dança e judo.
! - Caixas com livros de direito e de culinária.
! - O chefe vem da área da qualidade.
! - Nunca conduzi empilhadores retráteis.
! - Um primo meu programa em Python.
! - Cartazes de cursos de inglês e de barbeiro na cantina.

## COMPETÊNCIAS
Preparação de encomendas, Carga e descarga, Empilhador, Controlo de stock, Excel
=== x2-it own
Elisa Bonetti
Impiegata amministrativa
elisa.b@mail.example · 333 010 1122 · Parma

## ESPERIENZA
Impiegata amministrativa, Salumi Enza, Parma
2015 – oggi
- {Fatturazione}, {prima nota} e {gestione degli ordini}.
! - Lo stabilimento produce prosciutti e salami.
! - Passavo le richieste a Qualità e Spedizioni.
! - I clienti sono ristoranti, gastronomie e mense.
! - Il sito è opera di un'agenzia di comunicazione.
! - Il magazzino usa il muletto, io la penna.
! - Una collega insegna pilates la sera.
! - Depliant di massaggi e di agopuntura in sala d'attesa.
! - Sopra di noi uno studio legale e un dentista.
! - Mi piacerebbe studiare contabilità tedesca.
! - Mio zio fa il saldatore, mia zia la sarta.

## COMPETENZE
Fatturazione, Prima nota, Excel, Zucchetti, Centralino
=== x2-nl own
Bram Hoekstra
Medewerker klantenservice
bram.h@mail.example · 06 0030 1122 · Leeuwarden

## WERKERVARING
Medewerker klantenservice, Friesland Fietsen, Leeuwarden
2016 – heden
- {Klachtenafhandeling}, {orderinvoer} en {telefonisch klantcontact=Klantcontact|Telefonisch klantcontact|Klantenservice}.
! - De werkplaats repareert remmen en accu's.
! - Klanten zijn boeren, artsen en bakkers.
! - Klachten over levering gaan naar Logistiek, die over geld naar Boekhouding.
! - Een collega van IT beheert de servers.
! - Mijn zus is kapster, mijn vader was lasser.
! - Een poster over eerste hulp hangt bij de deur.
! - Boven ons een advocatenkantoor en een yogaschool.
! - Ik wil ooit nog leren lassen.
! - De kantine is van een cateraar.
! - Nog nooit met SAP gewerkt.

## VAARDIGHEDEN
Klachtenafhandeling, Orderinvoer, Word, Excel, Zendesk
`;
