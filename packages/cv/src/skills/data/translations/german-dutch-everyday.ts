export default String.raw`
// The plainest lines of German and Dutch CVs, as they stand in lists and bullets.
Bookkeeping : de Buchen laufender Geschäftsvorfälle, Verbuchung laufender Geschäftsvorfälle, Buchen der laufenden Geschäftsvorfälle ; nl kasboek bijhouden, bijhouden van het kasboek
Bank reconciliation : nl bankafletteren, afletteren van de bank
Credit control = Dunning : nl aanmaningen versturen, versturen van aanmaningen
Filing : de Belegablage, Ablage von Belegen ; nl klassement
Employee records management = Personnel files : de Personalaktenführung, Führen der Personalakten
Telephone etiquette = Telephone answering : nl telefonisch onthaal, onthaal en telefonie
Table setting : de Tischeindecken
Serving drinks : de Getränkeservice, Servieren von Getränken ; nl dranken serveren, drankjes serveren
Meal distribution : de Speisenausgabe* ; nl maaltijden uitdelen, maaltijdbedeling*, maaltijden ronddelen
Dishwashing : de Spülküche*, Abwaschküche*
Life story work : de Biografiearbeit, Biographiearbeit ; nl levensboek maken
Wound care : de Verbandwechsel
Feeding assistance : de Essensreichung, Essen eingeben ; nl eten geven aan bewoners
Tailoring : de Schneiderarbeiten
Hair colouring : de Haarfärben ; nl haren kleuren, haren verven
Updos : nl opsteekkapsels, haren opsteken
Reception : de Empfangsdienst
Fire watch : de Brandwache, Brandwachen
Social work = Social counselling : de Sozialberatung
Infant care : de Säuglingspflege ; nl babyverzorging
Interim valuations : de Bauabrechnung, Abrechnung von Bauleistungen ; nl vorderingsstaten
Property management : de Hausverwaltung*, Betreuung von Mietobjekten ; nl pandbeheer
Inventory checks of flats : de Wohnungsabnahmen, Wohnungsübergaben, Wohnungsabnahme ; nl plaatsbeschrijvingen, plaatsbeschrijving
Escorting to appointments : de Begleitung zu Arztterminen, Begleitung zu Arztbesuchen, Begleitung zu Terminen ; nl begeleiding naar de dokter, meegaan naar doktersafspraken
Vital signs monitoring = Blood pressure measurement : de Blutdruckmessen, Puls- und Blutdruckmessung
ECG : de EKG schreiben, EKG anlegen, Schreiben von EKGs ; nl ECG maken, ECG's maken
Medical billing : de Abrechnung nach EBM, EBM-Abrechnung, Tarmed-Abrechnung
Dental assisting : de Assistenz am Stuhl
Prescription checking = Prescription processing : de Rezeptbearbeitung
Delivery : de Botendienst*, Botendienste*
Sight testing : de Sehtest ; nl ogen meten
Spectacle fitting : de Brillenanpassung, Anpassen von Brillen ; nl brillen aanpassen, aanpassen van brillen
Route planning : nl ritten plannen, plannen van ritten
Tutoring : nl bijles geven, bijles wiskunde
Occupational health and safety : nl veiligheid op de werkvloer
Tree surgery = Tree pruning : nl bomen snoeien
Security guarding : nl objectbeveiliging
Assembly : nl montagewerk, montagewerkzaamheden
Measuring up : nl opmeten*, opmetingen*
Laundry : nl was en strijk
Fruit grading : de Sortieren von Obst ; nl sorteren van fruit, fruit sorteren
Laminate flooring : de Laminat verlegen, Verlegen von Laminat, Laminatböden ; nl laminaat leggen, leggen van laminaat
Harvesting : nl plukken*, plukken van fruit
Cash handling = Cash reconciliation : nl kassacontrole, kassatelling
Team management : nl teamleiding*
Grocery shopping : de Einkaufen für Klienten, Einkäufe für Bewohner, Einkaufshilfe ; nl boodschappen doen voor cliënten
Stair cleaning : nl trappenhuizen poetsen, traphallen poetsen, traphallen reinigen, trappenhuizen schoonmaken
Patient admission : nl patiënten inschrijven, inschrijven van patiënten
Social media marketing = Social media management : nl socialmediabeheer
Vehicle maintenance = Vehicle servicing : nl onderhoudsbeurten, grote en kleine beurten
`;
