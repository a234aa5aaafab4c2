export default `
=== fr-secretaire own
Claire Montaud
Secrétaire
claire.montaud@mail.example · 06 12 00 11 22 · Lyon

## EXPÉRIENCE PROFESSIONNELLE
Secrétaire, Cabinet Aubert, Lyon
2016 – aujourd'hui
- {Accueil téléphonique}, {gestion des agendas} et frappe de courriers.
! - En lien avec les services Marketing, Comptabilité et Ressources humaines.
! - Rattachée au responsable des achats.
! - Le cabinet conseille des plombiers, des boulangers et des coiffeurs.
! - Commandé les cartouches d'encre et rangé les clés du camion.
! - Mes collègues font la paie et le droit social.
! - Préparé la salle pour une formation aux premiers secours.
! - Aucune connaissance de SAP ; envie d'apprendre Excel.
! - Distribué des dépliants sur le yoga et la diététique.
! - L'immeuble abrite une école de danse et un laboratoire.
! - Bac littéraire, mention bien en philosophie.

## COMPÉTENCES
Accueil téléphonique, Gestion des agendas, Word, Outlook, Classement
=== fr-livreur none
Samir Belkacem
Chauffeur-livreur
samir.belkacem@mail.example · 06 13 00 11 22 · Lille

## EXPÉRIENCES
Chauffeur-livreur, Express Nord, Lille
2014 – aujourd'hui
- {Livraison} de colis et chargement du véhicule.
! - Livré des cliniques, des garages et une fonderie.
! - Transporté des cartons de livres de chimie et de guitares.
! - Mon employeur vend aussi des assurances et loue des camions.
! - En attente d'une place pour le permis C.
! - Les réparations sont faites par un mécanicien et un électricien.
! - Clients dans la couture, la boucherie et la photographie.
! - Passé chaque lundi devant l'école de musique et la salle de boxe.
! - Une voiture de fonction et un badge d'accès.
! - Un ami développeur m'a fait un site en PHP.
! - Le soir, un feuilleton sur la médecine, le dimanche la pêche.
=== de-buero own
Anja Reuter
Sachbearbeiterin
anja.reuter@mail.example · 0151 0011 2233 · Kassel

## BERUFSERFAHRUNG
Sachbearbeiterin, Rüttgers Maschinenbau GmbH, Kassel
2015 – heute
- Auftragserfassung, {Rechnungsprüfung} und {Terminkoordination}.
! - Abstimmung mit Vertrieb, Einkauf und Marketing.
! - Berichtete an den Leiter der Logistik.
! - Das Unternehmen baut Schweißroboter und Pumpen.
! - Bestellung von Druckerpatronen und Kaffee.
! - Kunden aus Landwirtschaft, Gastronomie und Pflege.
! - Keine Erfahrung mit SAP, Interesse an Python.
! - Saß neben den Kollegen aus der Buchhaltung und der Qualitätssicherung.
! - Flyer über Yoga und Ernährung ausgelegt.
! - Die Schlüssel zum Lager und zum Labor verwaltet der Hausmeister.
! - Noten: Mathematik 2, Physik 3, Deutsch 1.

## KENNTNISSE
Auftragserfassung, Rechnungsprüfung, MS Office, DATEV, Ablage
=== de-reinigung none
Slavica Petrovic
Reinigungskraft
slavica.petrovic@mail.example · 0151 0022 3344 · Mainz

## BERUFLICHER WERDEGANG
Reinigungskraft, Glanz & Gloria, Mainz
2013 – heute
- {Unterhaltsreinigung} und {Fensterreinigung} in Büros und Schulen.
! - Gereinigt wurden Labore, eine Arztpraxis und ein Fitnessstudio.
! - Im Haus arbeiten Anwälte, Steuerberater und ein Architekt.
! - Kein Führerschein, auf einen Platz im Deutschkurs wartend.
! - Bücherregale über Chemie und Recht abgestaubt.
! - Die Firma bietet auch Gartenpflege und Winterdienst an.
! - Mein Mann ist Schweißer, meine Tochter lernt Friseurin.
! - Im Frühling und im Herbst mehr Stunden.
! - Nebenan eine Tanzschule und eine Bäckerei.
! - Die Elektriker und Maler nach dem Umbau hereingelassen.
! - Am Montag die Werkstatt, in der Motoren repariert werden.
=== es-tienda own
Rosa Medina
Dependienta
rosa.medina@mail.example · 600 001 122 · Sevilla

## EXPERIENCIA LABORAL
Dependienta, Librería El Faro, Sevilla
2015 – Actualidad
- {Atención al cliente}, cobro en caja y {reposición}.
! - Colocaba libros de química, derecho y cocina.
! - Trato con los departamentos de Compras, Marketing y Contabilidad.
! - Vendía cursos de Photoshop y guías de inglés.
! - Clientes del mundo de la soldadura y la fontanería.
! - La tienda de al lado repara móviles.
! - No tengo experiencia con SAP; quiero aprender Excel.
! - Folletos de yoga y de meditación en el mostrador.
! - Pedía cartuchos de impresora y bolsas.
! - Un cuentacuentos y un taller de cerámica los sábados, con otra gente.
! - La dueña es abogada y su hermano, panadero.

## HABILIDADES
Atención al cliente, Cobro en caja, Reposición, Inventario, Escaparatismo
=== es-conductor none
Andrés Vidal
Conductor de autobús
andres.vidal@mail.example · 600 002 233 · Murcia

## EXPERIENCIA
Conductor de autobús, Líneas Swift, Murcia
2011 – Actualidad
- Conducción de autobuses urbanos y venta de billetes.
! - Llevaba a enfermeras, albañiles y estudiantes de medicina.
! - Las averías las arregla el taller; yo no toco el motor.
! - Ruta del hospital: Cardiología, Urgencias y Radiología.
! - La empresa alquila coches y vende seguros.
! - Pasaba por la escuela de danza y el gimnasio de boxeo.
! - En primavera, la feria; en verano, la playa.
! - En espera de plaza para un curso de primeros auxilios.
! - Anuncios de abogados y dentistas en los laterales.
! - Mi hijo programa en Java y mi mujer cose.
! - Llaves del garaje y de la oficina de contabilidad.
=== pt-admin own
Marta Figueira
Assistente Administrativa
marta.figueira@mail.example · 910 001 122 · Braga

## EXPERIÊNCIA PROFISSIONAL
Assistente Administrativa, Têxteis Cávado, Braga
2014 – Presente
- {Atendimento telefónico}, {arquivo} e {emissão de faturas=Emissão de faturas}.
! - Contacto com os departamentos de Marketing, Recursos Humanos e Produção.
! - Reportava ao diretor de compras.
! - A empresa fabrica camisolas e exporta sapatos.
! - Clientes da restauração, da construção e da cosmética.
! - Encomenda de tinteiros para a impressora.
! - Os colegas da contabilidade tratam dos salários.
! - Sem experiência em SAP; {?vontade de aprender=Willingness to learn} inglês.
! - Guardava as chaves do armazém e da carrinha.
! - Folhetos sobre ioga e nutrição na sala de espera.
! - À espera de vaga num curso de primeiros socorros.

## COMPETÊNCIAS
Atendimento telefónico, Arquivo, Faturação, Excel, PHC
=== pt-limpeza none
Lurdes Pinto
Empregada de Limpeza
lurdes.pinto@mail.example · 910 002 233 · Porto

## EXPERIÊNCIA
Empregada de Limpeza, Brilho Norte, Porto
2012 – Presente
- Limpeza de escritórios e {lavagem de vidros}.
! - Limpei laboratórios, uma clínica dentária e um ginásio.
! - No prédio há advogados, arquitetos e um contabilista.
! - Limpava o pó aos livros de medicina e de direito.
! - O meu marido é soldador, a minha filha estuda enfermagem.
! - A firma também faz jardinagem e segurança.
! - Abria a porta aos eletricistas e pintores.
! - Na primavera, mais horas; no inverno, menos.
! - Ao lado, uma escola de dança e uma padaria.
! - Levava o lixo da cozinha da escola de culinária.
! - Nunca trabalhei com máquinas de costura.
=== it-magazzino own
Dario Colombo
Magazziniere
dario.colombo@mail.example · 333 000 1122 · Bergamo

## ESPERIENZE LAVORATIVE
Magazziniere, Ferramenta Orobica, Bergamo
2015 – oggi
- {Carico e scarico merci=Carico e scarico}, {inventario} e {preparazione ordini}.
! - In contatto con gli uffici Marketing, Acquisti e Contabilità.
! - Spostavo pompe, saldatrici e vernici.
! - Clienti idraulici, elettricisti e falegnami.
! - L'azienda costruisce robot per la saldatura.
! - Nessuna esperienza con SAP; vorrei imparare l'inglese.
! - Riferivo al responsabile della logistica.
! - Chiavi del camion e badge d'accesso custoditi in ufficio.
! - Scatole di libri di chimica e di chitarre.
! - In attesa di un posto al corso di primo soccorso.
! - La manutenzione dei muletti spetta a una ditta esterna.

## COMPETENZE
Carico e scarico, Inventario, Preparazione ordini, Muletto, Bolle di consegna
=== it-cameriera none
Giulia Serra
Cameriera
giulia.serra@mail.example · 333 000 2233 · Cagliari

## ESPERIENZA
Cameriera, Trattoria Il Sale, Cagliari
2014 – oggi
- {Servizio ai tavoli}, {presa delle comande} e {cassa}.
! - Clienti avvocati, medici e pescatori.
! - Il cuoco fa il pane, la padrona la contabilità.
! - Accanto una scuola di danza e un'officina.
! - Servivo gli attori di un film sulla medicina.
! - Volantini di yoga e di massaggi vicino alla cassa.
! - In primavera i matrimoni, in estate i turisti.
! - Il locale vende anche vino e ceramiche.
! - Mio fratello programma in Java, mia sorella cuce.
! - Il sito lo cura un'agenzia di marketing.
! - Voto 80 alla maturità, con biologia e storia.
=== nl-balie own
Femke de Wit
Baliemedewerker
femke.dewit@mail.example · 06 0011 2233 · Zwolle

## WERKERVARING
Baliemedewerker, Gemeente Zwolle
2016 – heden
- Ontvangst van bezoekers, {telefoon aannemen} en {paspoortaanvragen}.
! - Contact met de afdelingen Marketing, Inkoop en Financiën.
! - Rapporteerde aan het hoofd Logistiek.
! - Bezoekers vroegen naar belastingen, lassen en rijlessen.
! - Bestelde cartridges voor de printer.
! - Geen ervaring met SAP, wil graag Excel leren.
! - Folders over yoga en voeding op de balie.
! - In het gebouw zitten een dansschool en een laboratorium.
! - Sleutels van het magazijn en de vrachtwagen in de kluis.
! - Collega's van de juridische zaken deden de bezwaren.
! - In de lente extra drukte door de verkiezingen.

## VAARDIGHEDEN
Klantcontact, Telefoon, Paspoortaanvragen, Word, Archiveren
=== nl-schoonmaak none
Rachid Amrani
Schoonmaker
rachid.amrani@mail.example · 06 0022 3344 · Gouda

## WERKERVARING
Schoonmaker, Blinkend BV, Gouda
2013 – heden
- Glasbewassing en {vloeronderhoud} in scholen.
! - Laboratoria, een tandartspraktijk en een sportschool schoongemaakt.
! - In het pand werken advocaten, accountants en een architect.
! - Stof afgenomen van boeken over scheikunde en recht.
! - Het bedrijf doet ook tuinonderhoud en beveiliging.
! - Mijn broer is lasser, mijn dochter wordt kapper.
! - De lift wordt gerepareerd door monteurs.
! - Wacht op een plek voor de cursus EHBO.
! - Naast een bakkerij en een muziekschool.
! - Nooit met naaimachines gewerkt.
! - De schilders en elektriciens binnengelaten.
`;
