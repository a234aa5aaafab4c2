export default String.raw`
// Accounts, banks, offices, staff, shops and customers in German and Dutch.
Payment runs : de Zahlungsläufe, Zahlungslauf, Zahlläufe ; nl betaalruns, betalingsruns
Cost centre accounting : de Kostenstellenverwaltung ; nl kostenplaatsadministratie, kostenplaatsenadministratie
Cost centre coding : de Kontierung von Belegen, Kostenstellenkontierung ; nl coderen van facturen, facturen coderen
Trial balance : de Saldenliste, Summen- und Saldenliste, Rohbilanz ; nl proefbalans, saldibalans, kolommenbalans
Year-end closing : de Jahresabschlusserstellung, Jahresabschlussarbeiten, Erstellung der Jahresabschlüsse ; nl jaarafsluiting, jaarafsluitingen, eindejaarsafsluiting
Inventory accounting : de Vorratsbewertung, Bestandsbewertung ; nl voorraadwaardering
Project accounting : nl projectadministratie
Intercompany accounting : nl intercompany-boekhouding, rekening-courantadministratie
Lease accounting : de Leasingbuchhaltung ; nl leaseadministratie
Revenue recognition : de Umsatzrealisierung ; nl omzetverantwoording
Withholding tax : de Quellensteuer, Verrechnungssteuer ; nl bronbelasting, bedrijfsvoorheffing, roerende voorheffing
International tax : de internationales Steuerrecht ; nl internationaal belastingrecht
Personal tax : de Einkommensteuererklärungen, Einkommensteuererklärung, Arbeitnehmerveranlagung ; nl inkomstenbelasting, aangiften inkomstenbelasting, personenbelasting
External audit : de Jahresabschlussprüfung ; nl externe audit, jaarrekeningcontrole
Audit preparation : de Vorbereitung der Jahresabschlussprüfung, Vorbereitung der Betriebsprüfung ; nl voorbereiding van de accountantscontrole, voorbereiding accountantscontrole, auditvoorbereiding
Tax audits : de Betriebsprüfungen, Steuerprüfungen ; nl boekenonderzoek
Cash counting : de Kassenzählung, Kassensturz ; nl kas tellen, kastelling
Financial planning and analysis : de Finanzplanung und -analyse ; nl financiële planning en analyse
Financial management : de Finanzmanagement ; nl financieel beheer, financieel management
Financial forecasting : de Finanzprognosen, Finanzprognose ; nl financiële prognoses, financiële forecasts
Treasury management : de Finanzdisposition
Working capital management : nl werkkapitaalbeheer
Foreign exchange : de Devisenhandel, Sortengeschäft ; nl valutahandel
Debt collection : de Inkassowesen, Forderungseinzug ; nl incasso van vorderingen, schuldinvordering, incassowerkzaamheden
Credit management : de Kreditmanagement, Forderungsmanagement und Mahnwesen ; nl kredietbewaking, kredietbeheer
Overdue accounts : de Überwachung offener Posten, Überfällige Forderungen ; nl openstaande facturen opvolgen, opvolging van openstaande facturen, opvolgen van openstaande facturen
Aged debt : de Offene-Posten-Listen ; nl ouderdomsanalyse debiteuren
Investment appraisal : de Wirtschaftlichkeitsrechnungen ; nl investeringsanalyse
Valuation : de Unternehmensbewertung, Unternehmensbewertungen ; nl bedrijfswaardering, bedrijfswaarderingen
Break-even analysis : de Break-even-Analyse ; nl break-evenanalyse
Consolidation accounting = Consolidation : de Konzernkonsolidierung ; nl consolidatie van jaarcijfers
Group accounts : de Konzernabschluss, Konzernabschlüsse, Konzernrechnungslegung ; nl geconsolideerde jaarrekening, groepsjaarrekening
Group reporting : de Konzernberichtswesen, Konzernreporting ; nl groepsrapportage
Fund management : de Fondsverwaltung ; nl fondsenbeheer
Grant management : de Fördermittelverwaltung, Fördermittelmanagement ; nl subsidiebeheer, subsidieadministratie
Cheque handling : de Scheckeinreichung
Data reconciliation : de Datenabgleich ; nl gegevensreconciliatie
ESG reporting : de Nachhaltigkeitsberichterstattung, Nachhaltigkeitsberichte ; nl duurzaamheidsrapportage, duurzaamheidsverslaggeving
Intrastat reporting : de Intrastat-Meldungen, Intrastatmeldungen ; nl Intrastat-aangiften, Intrastataangifte
Property tax : de Grundsteuer, Grundsteuererklärungen ; nl onroerendezaakbelasting, onroerende voorheffing
Tax payments : de Steuerzahlungen ; nl belastingbetalingen
Tax refunds : de Steuererstattungen ; nl belastingteruggaven
Tax registration : de steuerliche Anmeldung ; nl btw-registratie
Electronic invoicing : de elektronische Rechnungsstellung, E-Rechnungen ; nl elektronische facturatie
Social contributions : de Beitragsmeldungen ; nl sociale bijdragen, socialezekerheidsbijdragen, RSZ-aangiften, DmfA-aangiften
Payslips : de Lohnzettel ; nl loonstroken, loonbrieven, loonfiches
Wages : de Lohnverrechnung, Lohnbüro*
Payroll tax : de Lohnsteuer ; nl loonbelasting
Pension contributions : de Pensionskassenbeiträge, BVG-Abrechnungen ; nl pensioenpremies
Holiday pay : de Urlaubsgeld ; nl vakantiegeld berekenen, berekening vakantiegeld
Overtime calculation : de Überstundenabrechnung, Überstundenberechnung ; nl overuren berekenen, berekening van overuren
Final settlements : nl eindafrekeningen, eindafrekening ; de Austrittsabrechnungen, Endabrechnungen von Austritten
Payroll queries : nl vragen over loonstroken ; de Fragen zur Lohnabrechnung
Budgetary control : de Budgetverfolgung ; nl budgettaire controle
P&L reporting : de GuV-Berichte ; nl winst-en-verliesrapportage
Profit and loss : de Gewinn- und Verlustrechnung, Erfolgsrechnung ; nl winst-en-verliesrekening, resultatenrekening
Pricing and margin control = Margin control : de Margenkontrolle ; nl margebewaking
Bankruptcy administration : de Insolvenzverwaltung ; nl faillissementsafwikkeling, curatele van faillissementen
Board minutes : de Vorstandsprotokolle, Verwaltungsratsprotokolle ; nl bestuursnotulen
Account opening : de Kontoeröffnung, Kontoeröffnungen ; nl rekeningen openen, openen van rekeningen
Retail banking : de Privatkundengeschäft, Privatkundenbetreuung in der Bank ; nl particulier bankieren, retailbanking
Corporate banking : de Firmenkundengeschäft ; nl zakelijk bankieren
Lending : de Kreditvergabe, Kreditgeschäft ; nl kredietverlening, kredietverstrekking
Home loans : de Baufinanzierung, Baufinanzierungen, Immobilienfinanzierung, Hypothekarkredite ; nl woonkredieten, hypotheekadvies, woningkredieten
Anti-money laundering : de Geldwäscheprävention, Geldwäschebekämpfung ; nl antiwitwas, witwasbestrijding, antiwitwascontrole
Know your customer : de Legitimationsprüfung, Legitimationsprüfungen ; nl klantidentificatie, cliëntenonderzoek
Standing orders : de Daueraufträge ; nl doorlopende opdrachten
Payment operations : de Abwicklung des Zahlungsverkehrs ; nl betalingsverkeer
Wealth management : de Vermögensberatung
Fundamental analysis : de Fundamentalanalyse ; nl fundamentele analyse
Technical analysis : de Chartanalyse
Stock trading : de Aktienhandel, Wertpapierhandel ; nl aandelenhandel, effectenhandel
Life insurance : de Lebensversicherungen, Lebensversicherung ; nl levensverzekeringen, levensverzekering
Health insurance : de Krankenversicherungen ; nl ziektekostenverzekeringen, hospitalisatieverzekeringen
Motor insurance : de Kfz-Versicherungen, Kfz-Versicherung, Motorfahrzeugversicherung ; nl autoverzekeringen, autoverzekering
Property insurance : de Sachversicherungen, Sachversicherung ; nl schadeverzekeringen, brandverzekeringen
Liability insurance : de Haftpflichtversicherung, Haftpflichtversicherungen ; nl aansprakelijkheidsverzekeringen, aansprakelijkheidsverzekering
Insurance underwriting : de Risikoprüfung, Versicherungsunderwriting ; nl acceptatie van verzekeringen, verzekeringen accepteren
Insurance broking : de Versicherungsvermittlung ; nl verzekeringsbemiddeling
Policy renewals : de Vertragsverlängerungen von Policen ; nl polisverlengingen
Repair estimates : de Kostenvoranschläge für Reparaturen ; nl schadecalculatie, schadecalculaties
Motor claims assessment : de Kfz-Schadenbegutachtung, Kfz-Schadengutachten ; nl autoschade-expertise
Payment plans : de Ratenzahlungen, Ratenzahlungsvereinbarungen ; nl betalingsregelingen, afbetalingsplannen
Pension administration : de Rentenverwaltung, Versorgungsverwaltung
Timesheets : de Stundenzettel, Stundennachweise, Stundenrapporte ; nl urenstaten, urenbriefjes, timesheets verwerken
Rosters = Staff rostering : de Personaleinsatzplanung, Diensteinteilung ; nl dienstroosters maken
Rosters : de Dienstpläne, Erstellung von Dienstplänen, Dienstplangestaltung ; nl roosters opstellen, dienstroosters, uurroosters opstellen, werkroosters
Leave records : de Urlaubsplanung, Ferienverwaltung ; nl verlofbeheer
Sickness absence management : de Fehlzeitenmanagement, Krankmeldungen bearbeiten ; nl ziekteverzuimbegeleiding
Absenteeism management : de Abwesenheitsmanagement, Absenzenmanagement ; nl verzuimbeleid, verzuimbeheer, verzuimmanagement
Job advertisements : de Stellenanzeigen, Schalten von Stellenanzeigen, Stelleninserate ; nl vacatureteksten, vacatures opstellen
Interview scheduling : de Koordination von Vorstellungsgesprächen, Terminierung von Bewerbungsgesprächen ; nl sollicitatiegesprekken inplannen, plannen van sollicitatiegesprekken
Shortlisting : de Bewerbervorauswahl, Vorauswahl von Bewerbern, Vorselektion von Bewerbern ; nl voorselectie van kandidaten, sollicitanten voorselecteren
Volume recruitment : nl massarekrutering
Campus recruitment : de Hochschulrekrutierung
Offboarding : de Austrittsmanagement, Austrittsprozesse ; nl uitdiensttreding, uitdiensttredingen
Employee retention : nl personeelsbehoud, personeelsretentie
Employee welfare : de betriebliches Gesundheitsmanagement, betriebliche Gesundheitsförderung ; nl welzijn op het werk, personeelswelzijn
Compensation and benefits : de Vergütungsmanagement, Vergütung und Sozialleistungen ; nl loon- en arbeidsvoorwaarden
HR policies : de Personalrichtlinien, Betriebsvereinbarungen ; nl personeelsbeleid, HR-beleid
Disciplinary procedures : de Abmahnungen, Abmahnung und Kündigung ; nl disciplinaire procedures, tuchtprocedures
Workforce planning : de Personalbedarfsplanung, Personalbestandsplanung ; nl personeelsbehoefteplanning
Training records : de Schulungsnachweise, Schulungsdokumentation ; nl opleidingsregistratie, opleidingsdossiers
Training coordination : nl opleidingscoördinatie, coördineren van opleidingen ; de Schulungskoordination
Training materials : de Schulungsunterlagen, Erstellung von Schulungsunterlagen, Lehrmaterialien für Schulungen ; nl trainingsmateriaal, opleidingsmateriaal, cursusmateriaal
On-the-job training : de Einarbeitung am Arbeitsplatz, Training on the Job ; nl opleiding op de werkvloer, training op de werkvloer
Training of trainers : nl train-de-trainer ; de Ausbildung der Ausbilder
New starter induction : de Einführung neuer Mitarbeiter ; nl onthaal van nieuwe medewerkers, introductie van nieuwe medewerkers
Salary structures : de Gehaltsstrukturen, Lohnstrukturen ; nl loonstructuren, salarisstructuren
Works council negotiations : de Betriebsratsverhandlungen, Verhandlungen mit dem Betriebsrat, Zusammenarbeit mit dem Betriebsrat ; nl overleg met de ondernemingsraad, sociaal overleg
Restructuring : de Restrukturierung*, Restrukturierungen*, Sozialplan* ; nl herstructurering*
Equal opportunities : de Gleichstellungsarbeit, Chancengleichheit ; nl gelijkekansenbeleid
Diversity and inclusion : de Vielfalt und Inklusion ; nl diversiteit en inclusie, diversiteitsbeleid
Internship programmes : de Praktikantenbetreuung, Betreuung von Praktikanten ; nl stagebegeleiding
Visa and work permits : de Arbeitsbewilligungen, Arbeitserlaubnisse ; nl werkvergunningen, tewerkstellingsvergunningen, arbeidskaarten
Temp staffing : de Personaldisposition, Disposition von Zeitarbeitnehmern, Arbeitnehmerüberlassung ; nl uitzendbemiddeling, inzetten van uitzendkrachten
Background checks : de Referenzprüfungen ; nl referentiecontroles, antecedentenonderzoek
Meeting coordination : nl vergaderingen plannen
Agenda preparation : de Tagesordnungen erstellen ; nl agenda's opstellen, opstellen van agenda's
Phone answering : de Telefonvermittlung
Call transfer : nl telefoons doorverbinden, doorverbinden van gesprekken ; de Weiterleitung von Anrufen
Visitor welcome : de Besucherempfang, Empfang von Besuchern, Besucherbetreuung ; nl ontvangst van bezoekers, bezoekersontvangst
Photocopying : de Kopierarbeiten ; nl kopiëren van documenten, kopieerwerk
Scanning and copying : de Scannen und Kopieren, Kopieren und Scannen ; nl scannen en kopiëren, kopiëren en scannen
Document archiving : de Archivierung von Dokumenten, Archivierung von Unterlagen ; nl documenten archiveren
Archiving : de Archivpflege
Document preparation : nl documenten opstellen, documenten opmaken
Binding documents : de Binden von Unterlagen ; nl inbinden van documenten
Courier arrangements : de Kurierbestellungen, Organisation von Kurierfahrten ; nl koeriers regelen
Dictation : de Phonotypie, Schreiben nach Diktat, Phonodiktat ; nl dicteerwerk
Transcription : de Transkription, Transkriptionen ; nl transcriptie, uitwerken van dictaten
Shorthand : de Stenografie, Kurzschrift ; nl steno
Keyboarding : de Zehnfingerschreiben ; nl tienvingerig typen
Executive assistance : de Chefsekretariat, Vorstandsassistenz, Geschäftsleitungsassistenz ; nl directiesecretariaat, directieassistentie
Office moves : de Büroumzüge ; nl kantoorverhuizingen
Form processing : de Formularbearbeitung, Antragsbearbeitung ; nl formulieren verwerken, verwerken van formulieren
Customer enquiries : de Kundenanfragen, Bearbeitung von Kundenanfragen ; nl klantvragen, klantvragen beantwoorden
Email support : nl e-mailondersteuning
Ticket handling : de Ticketbearbeitung, Bearbeitung von Tickets ; nl tickets afhandelen, ticketafhandeling
Call centre operations : de Callcenter*, Callcenter-Betrieb ; nl callcenterwerk, callcenterwerkzaamheden
Calling customers : de Kunden zurückrufen, Rückrufe bei Kunden, Kundenrückrufe ; nl klanten terugbellen, klanten nabellen, klanten opbellen
Telephone support : de telefonischer Support, telefonischer Kundensupport ; nl telefonische ondersteuning, telefonische klantenservice
Customer database management : de Kundendatenpflege, Pflege der Kundendatenbank, Pflege der Kundendaten ; nl klantenbestand beheren, beheer van het klantenbestand, klantgegevens bijhouden
Call logging : de Anrufprotokollierung ; nl registratie van oproepen, registreren van oproepen
Back-office operations : de Backoffice-Tätigkeiten, Vertriebsinnendienst* ; nl backofficewerkzaamheden, backofficewerk
Facilities administration : de Gebäudeverwaltung ; nl gebouwenbeheer
Medical administration : de Patientenverwaltung, Praxisverwaltung, Praxisorganisation ; nl medische administratie, praktijkadministratie, patiëntenadministratie
Legal administration : de Kanzleiorganisation, Kanzleiverwaltung ; nl juridische administratie
Billing enquiries : de Rechnungsreklamationen, Rechnungsanfragen ; nl vragen over facturen, factuurvragen
Confidential records : de vertrauliche Unterlagen ; nl vertrouwelijke dossiers
Data verification : de Stammdatenprüfung ; nl controleren van gegevens
Retail : nl kleinhandel*
Wholesale : de Großhandel* ; nl groothandel*
Retail management : de Filialleitung*, Marktleitung*, Ladenleitung* ; nl filiaalbeheer, filiaalleiding*, winkelbeheer
B2B sales : de Firmenkundenvertrieb ; nl B2B-verkoop, zakelijke verkoop
Inside sales : de Innendienstverkauf, Verkaufsinnendienst ; nl binnendienst verkoop, verkoop binnendienst, commerciële binnendienst
Telesales : de telefonischer Verkauf
Cold calling : de Kaltakquisition ; nl koude acquisitie per telefoon
Direct sales : de Direktvertrieb, Haustürverkauf ; nl directe verkoop, deur-aan-deurverkoop, huis-aan-huisverkoop
Technical sales : de technischer Vertrieb, technischer Verkauf ; nl technische verkoop
Consultative selling : de beratender Verkauf, Beratungsverkauf ; nl adviserende verkoop
Account management : de Kundenbetreuung im Außendienst
Sales management : de Vertriebsleitung*, Verkaufsleitung*
Sales planning : de Vertriebsplanung, Verkaufsplanung ; nl verkoopplanning
Sales presentations : de Verkaufspräsentationen, Produktpräsentationen beim Kunden ; nl verkooppresentaties
Sales negotiation : de Verkaufsverhandlungen, Preisverhandlungen mit Kunden ; nl verkooponderhandelingen, onderhandelen met klanten
Customer visits : de Kundenbesuche, Kundenbesuch ; nl klantenbezoeken
Closing sales : de Verkaufsabschlüsse, Abschluss von Verkäufen ; nl verkoop afsluiten, afsluiten van verkopen
Target achievement : de Erreichen der Umsatzziele ; nl verkoopdoelen behalen, behalen van verkoopdoelen, targets behalen
Export sales : de Exportvertrieb, Exportverkauf ; nl exportverkoop
Car sales : de Autoverkauf, Automobilverkauf, Neuwagenverkauf, Gebrauchtwagenverkauf ; nl autoverkoop, verkoop van auto's, wagens verkopen
Real estate sales : de Immobilienverkauf, Immobilienvertrieb ; nl vastgoedverkoop, woningverkoop, verkoop van woningen
Viewings : de Wohnungsbesichtigungen, Besichtigungstermine, Hausbesichtigungen ; nl woningbezichtigingen, plaatsbezoeken met kandidaat-kopers
Tenant management : de Mieterbetreuung, Mieterverwaltung ; nl huurdersbeheer, huurdersadministratie
Lease management : de Mietvertragsverwaltung, Mietverwaltung ; nl huurcontracten beheren, huurbeheer
Service charges : de Nebenkostenabrechnung, Nebenkostenabrechnungen, Betriebskostenabrechnung, Betriebskostenabrechnungen ; nl servicekosten, afrekening gemeenschappelijke kosten
Rent arrears : de Mietrückstände* ; nl huurachterstanden*, huurachterstand*
HOA management : de WEG-Verwaltung, Stockwerkeigentumsverwaltung ; nl VvE-beheer, syndicusbeheer, beheer van mede-eigendommen
Pharmaceutical sales : de Pharmavertrieb, Pharmaaußendienst ; nl farmaceutische verkoop
Fashion retail : de Modeverkauf, Textilverkauf, Modeeinzelhandel ; nl kledingverkoop, modeverkoop
Jewellery sales : de Schmuckverkauf, Verkauf von Schmuck und Uhren ; nl juwelenverkoop, verkoop van juwelen
Grocery retail : de Lebensmitteleinzelhandel, Lebensmittelhandel, Lebensmittelverkauf ; nl levensmiddelenhandel, supermarktwerk
Shoe fitting : de Schuhberatung ; nl schoenen aanmeten
Cosmetics advice : de Kosmetikberatung, Parfümberatung ; nl cosmetica-advies, schoonheidsadvies in de winkel
Mobile phone sales : de Handyverkauf, Mobilfunkverkauf, Verkauf von Mobilfunkverträgen ; nl verkoop van telefoonabonnementen, gsm-verkoop
Gift wrapping : de Geschenkverpackung, Geschenke verpacken, Geschenke einpacken ; nl cadeaus inpakken, geschenken inpakken
Store opening and closing : nl winkel openen en afsluiten
Loss prevention : de Warensicherung, Diebstahlprävention, Inventurdifferenzen reduzieren ; nl derving tegengaan, diefstalpreventie, winkeldiefstal voorkomen
Product knowledge : de Produktkenntnisse, Warenkunde, Sortimentskenntnisse ; nl productkennis, assortimentskennis
Product demonstration : de Warenvorführung
Price tickets : de Preisetiketten, Preisschilder ; nl prijskaartjes, prijsetiketten
Price changes : de Preisänderungen, Preisumzeichnung ; nl prijswijzigingen, prijswijzigingen doorvoeren
Price checks : nl prijscontroles
Display building : de Displayaufbau, Zweitplatzierungen, Aufbau von Displays ; nl displays opbouwen, opbouw van displays
Facing up : de Regale vorziehen, Warenpflege, Spiegeln der Regale ; nl schappen spiegelen, rekken spiegelen
Shelf stacking : de Ware einräumen, Einräumen der Ware ; nl rekken bijvullen, rekken aanvullen, schappen bijvullen
Checkout operation : de Bedienen der Kasse, Kassierarbeiten ; nl kassabediening, bediening van de kassa
Self-checkout : de SB-Kassen*, Selbstbedienungskassen* ; nl zelfscankassa's*, zelfscan*
Float counting : de Wechselgeld zählen ; nl wisselgeld tellen
Banking of takings : de Bareinzahlungen zur Bank, Einzahlung der Tageseinnahmen ; nl afstorten van dagopbrengst, dagontvangsten storten
Age verification : de Altersprüfung, Alterskontrolle, Ausweiskontrolle beim Alkoholverkauf ; nl leeftijdscontrole
Click and collect : de Abholbestellungen ; nl afhaalbestellingen
Voucher processing : de Gutscheinabwicklung ; nl verwerken van bonnen, waardebonnen verwerken
Lottery sales : de Lottoannahme, Lotto-Annahmestelle, Lottoannahmestelle ; nl verkoop van loterijproducten, lottoverkoop
Fuel dispensing : nl tanken van voertuigen
Range planning : de Sortimentsgestaltung ; nl assortimentsplanning
Assortment planning : de Sortimentsplanung ; nl assortimentsbeheer
Reordering : de Nachbestellungen, Nachbestellung von Ware ; nl nabestellingen, bijbestellen van goederen, bijbestellen
Inventory replenishment : de Bestandsauffüllung*, Warennachschub ; nl voorraad aanvullen, voorraadaanvulling
Stockroom management : de Lagerorganisation in der Filiale ; nl magazijnbeheer winkel
Warranty claims : de Garantieabwicklung, Garantieanträge, Gewährleistungsfälle ; nl garantieclaims, garantieafhandeling, garantieaanvragen
Supplier selection : nl selectie van leveranciers
Framework contracts : de Rahmenvertragsverhandlungen ; nl raamovereenkomsten
Expediting : de Liefertermine überwachen, Liefertermin-Überwachung
Quotation comparison : de Offertvergleich ; nl offertes vergelijken
Product sourcing : de Produktbeschaffung, Warenbeschaffung ; nl productsourcing
Purchase requisitions : de Bestellanforderungen, Bedarfsanforderungen ; nl aankoopaanvragen, inkoopaanvragen
Supplier deliveries : de Lieferantenanlieferungen
Customer experience : de Kundenerlebnis ; nl klantbeleving, klantervaring
Customer loyalty : de Kundenbindungsmaßnahmen ; nl klantentrouw, klantenbinding
Mystery shopping : de Testkäufe, Testkauf ; nl mysteryshopping
Client servicing : de Kundenbedienung ; nl klanten bedienen, klantenbediening
Customer advising : de Fachberatung von Kunden ; nl klanten adviseren, advies aan klanten
Service level agreements : de Service-Level-Vereinbarungen ; nl dienstverleningsovereenkomsten
Telephone surveys : de Telefonbefragungen, telefonische Befragungen
Household interviews : de Haushaltsbefragungen ; nl huishoudenquêtes
`;
