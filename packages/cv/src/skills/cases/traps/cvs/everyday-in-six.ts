export default `
=== g1-de own list
Birgit Kranz
Steuerfachangestellte
birgit@mail.example | +49 170 555 0118 | Gera

## Berufserfahrung
Steuerfachangestellte, Kanzlei Ostertag, Gera
2017 – heute
- {Finanzbuchhaltung=Financial accounting|Accounting|Bookkeeping} und {Lohnabrechnung=Payroll|Payroll accounting} in {DATEV}.
! - Mandanten: eine Bäckerei, zwei Fahrschulen, ein Friseur.
! - Mandanten aus Landwirtschaft, Gastronomie und Baugewerbe.
! - Interesse an Programmierung und künstlicher Intelligenz.
! - Einblick in Wirtschaftsprüfung und Controlling.
! - Die Wartung der Server liegt bei einem Dienstleister.
! - Zweimal im Jahr Besuch vom Zoll.
! - Azubis lernen Buchführung bei Frau Hempel.
## Kenntnisse
DATEV, Finanzbuchhaltung, Lohnabrechnung, Excel, Sorgfalt
=== g2-de own list
Mirko Tanne
Tischler
mirko@mail.example | +49 151 555 0186 | Suhl

## Stationen
Tischler, Holzbau Rennsteig, Suhl
2014 – heute
- {Möbelbau=Furniture making|Cabinet making|Furniture construction} und {Montage=Assembly|Installation|Fitting} von Küchen.
! - Elektriker und Klempner kommen nach uns.
! - Das Büro zeichnet in AutoCAD.
! - Kunden: Zahnärzte, Apotheken, ein Yogastudio.
! - Im Lager Farben, Fliesen, Sanitär.
! - Pläne vom Architekten, Maße vom Chef.
## Kenntnisse
Möbelbau, CNC-Fräsen, Oberflächenbehandlung, Montage, Zuverlässigkeit
=== g3-fr own list
Laure Pichon
Assistante comptable
laure@mail.example | +33 6 55 50 01 18 | Vannes

## Expériences
Assistante comptable, Transports Le Goff, Vannes
2018 – aujourd'hui
- {Saisie des factures=Invoice processing|Invoice entry|Data entry|Supplier invoices} et {rapprochement bancaire=Bank reconciliation} sur {Sage}.
! - Les mécaniciens réparent les camions, les chauffeurs livrent.
! - Clients dans la restauration, la pêche et le bâtiment.
! - Découverte du contrôle de gestion pendant deux mois.
! - Intéressée par le marketing et la photographie.
! - Échanges avec la logistique, la maintenance et les achats.
! - Une formation en menuiserie avant de changer de voie.
## Compétences
Sage, Excel, Rapprochement bancaire, Facturation, Rigueur
=== g4-es own list
Nuria Paz
Enfermera
nuria@mail.example | +34 600 555 018 | Lugo

## Experiencia
Enfermera, Hospital da Terra, Lugo
2016 – actualidad
- {Curas=Wound care} y {administración de medicación=Medication administration} en cirugía.
! - Los fisioterapeutas vienen a las diez.
! - Rotación por farmacia, radiología y laboratorio durante la carrera.
! - Interés por la acupuntura y la nutrición.
! - Los alumnos practican la canalización con un muñeco.
! - El comedor prepara dietas, la capilla organiza conciertos.
! - Pacientes operados de cadera y de cataratas.
## Habilidades
Curas, Triaje, Administración de medicación, Canalización de vías, Empatía
=== g5-pt own list
Rita Nogueira
Rececionista
rita@mail.example | +351 913 555 018 | Faro

## Experiência
Rececionista, Hotel Ria, Faro
2019 – presente
- {Check-in e check-out=Check-in and check-out|Check-in} e {reservas=Reservations} no {Opera}.
! - O hotel tem spa, piscina e aulas de yoga.
! - Hóspedes pedem passeios de barco, surf e pesca.
! - A manutenção trata do ar condicionado e da canalização.
! - Contacto com limpeza, cozinha e segurança.
! - Interesse em fotografia e jardinagem.
! - Casamentos em maio, um congresso de medicina em outubro.
## Competências
Opera, Reservas, Atendimento ao cliente, Inglês, Simpatia
=== g6-it own list
Sandro Vitali
Magazziniere
sandro@mail.example | +39 347 555 0118 | Terni

## Esperienze
Magazziniere, Ferramenta Umbra, Terni
2015 – oggi
- {Ricevimento merci=Goods receiving|Goods receipt|Receiving} e {preparazione ordini=Order picking|Order preparation} con palmare.
! - Gli idraulici e gli elettricisti comprano al banco.
! - Scaffali di vernici, piastrelle e rubinetti.
! - L'ufficio usa SAP, noi la carta.
! - Clienti: due officine, un vivaio, una scuola guida.
! - Passione per la saldatura e la fotografia.
! - Contatti con amministrazione, acquisti e vendite.
## Competenze
Preparazione ordini, Carrello elevatore, Inventario, Ricevimento merci, Puntualità
=== g7-nl own list
Femke Dijk
Verzorgende
femke@mail.example | +31 6 5550 0118 | Zwolle

## Werkervaring
Verzorgende, Woonzorg IJssel, Zwolle
2017 – heden
- {Wondzorg=Wound care} en {medicatie delen=Medication administration|Medication distribution} op een groep van tien.
! - De fysiotherapeut komt op dinsdag, de kapper op vrijdag.
! - Vrijwilligers doen schilderen en muziek.
! - Bewoners waren timmerman, bakker of boer.
! - Interesse in acupunctuur en mode.
! - Stage gelopen bij de apotheek en het laboratorium.
! - Leerlingen oefenen katheteriseren op een pop.
## Vaardigheden
Wondzorg, Medicatie delen, Rapporteren, Tillift, Geduld
=== g8-es software
Álvaro Rey
Desarrollador web
alvaro@mail.example | +34 600 555 019 | Vigo

## Trabajo
Desarrollador web, Rías Software, Vigo
2020 – actualidad
- Pantallas en {Angular} y servicios en {NestJS}.
! - Programa de nóminas y contabilidad para conserveras.
! - Gestión de almacén y trazabilidad del pescado.
! - Reservas y facturación para hoteles.
! - Informes para los departamentos de calidad y mantenimiento.
! - Una aplicación para dentistas: citas, recetas, radiografías.
## Tecnologías
Angular, TypeScript, NestJS, PostgreSQL, Docker, Git
`;
