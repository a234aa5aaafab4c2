export default String.raw`
// Further fields of work in the languages of Western Europe.
Back-end development : de Backend-Entwicklung ; fr développement back-end, développement backend ; es desarrollo backend, desarrollo back-end ; pt desenvolvimento backend, desenvolvimento back-end ; it sviluppo backend, sviluppo back-end ; nl backend-ontwikkeling
Front-end development : de Frontend-Entwicklung ; fr développement front-end, développement frontend, intégration web ; es desarrollo frontend, desarrollo front-end, maquetación web ; pt desenvolvimento frontend, desenvolvimento front-end ; it sviluppo frontend, sviluppo front-end ; nl frontend-ontwikkeling
Mobile development : de App-Entwicklung, mobile Entwicklung ; fr développement mobile, applications mobiles ; es desarrollo móvil, desarrollo de aplicaciones móviles ; pt desenvolvimento mobile, desenvolvimento de aplicativos ; it sviluppo mobile, sviluppo app ; nl app-ontwikkeling
Software testing : de Softwaretests, Testen* ; fr tests logiciels, recette* ; es pruebas de software ; pt testes de software ; it test del software, collaudo software ; nl softwaretesten
Unit testing : de Komponententests, Unit-Tests ; fr tests unitaires ; es pruebas unitarias ; pt testes unitários, testes de unidade ; it test unitari
Test automation : de Testautomatisierung ; fr tests automatisés, automatisation des tests ; es pruebas automatizadas, automatización de pruebas ; pt testes automatizados, automação de testes ; it test automatici, automazione dei test ; nl testautomatisering
Code review : de Code-Reviews ; fr revue de code, revues de code ; es revisión de código ; pt revisão de código ; it revisione del codice
CI/CD : fr intégration continue ; es integración continua ; pt integração contínua ; it integrazione continua ; de kontinuierliche Integration
Web accessibility : de Barrierefreiheit ; fr accessibilité web, accessibilité numérique ; es accesibilidad web ; pt acessibilidade web ; it accessibilità web ; nl webtoegankelijkheid
Search engine optimisation : de Suchmaschinenoptimierung ; fr référencement naturel, optimisation SEO, référencement* ; es posicionamiento web, optimización SEO, posicionamiento SEO ; pt otimização para motores de busca, otimização SEO ; it ottimizzazione SEO, posizionamento sui motori di ricerca ; nl zoekmachineoptimalisatie
E-commerce : de Onlinehandel, Onlineshop ; fr commerce électronique, boutique en ligne ; es comercio electrónico, tienda en línea ; pt comércio eletrônico, loja virtual, comércio eletrónico ; it commercio elettronico, negozio online ; nl webwinkel*
Email marketing : fr emailing*, campagnes e-mailing ; es campañas de correo, mailing* ; pt campanhas de e-mail ; it campagne e-mail ; de Newsletter-Marketing
Copywriting : de Werbetexten, Texterstellung ; fr rédaction publicitaire, conception-rédaction ; es redacción publicitaria ; pt redação publicitária ; it redazione pubblicitaria ; nl copywriting
UX design : fr expérience utilisateur ; es experiencia de usuario ; pt experiência do usuário, experiência do utilizador ; it esperienza utente ; de Nutzererfahrung ; nl gebruikerservaring
UI design : fr conception d'interfaces, interfaces utilisateur ; es diseño de interfaces ; pt design de interfaces ; it progettazione interfacce ; de Benutzeroberflächen
Brand management : es gestión de marca, branding ; fr gestion de marque ; pt gestão de marca, branding ; it gestione del marchio ; de Markenführung
Layout design : es maquetación, diagramación, diseño editorial ; fr mise en page, PAO^ ; pt diagramação, paginação, design editorial ; it impaginazione, grafica editoriale ; de Satz und Layout, Layoutgestaltung ; nl opmaak*
Photo editing : de Bildbearbeitung ; fr retouche photo, retouche d'images, retouche* ; es edición de fotografía, retoque fotográfico, edición fotográfica, retoque digital ; pt edição de fotos, tratamento de imagem, retoque fotográfico, edição de imagem ; it fotoritocco, postproduzione fotografica ; nl fotobewerking
Studio lighting : es iluminación de estudio, iluminación* ; fr éclairage studio ; pt iluminação de estúdio ; it illuminazione da studio ; de Studiobeleuchtung
Portrait photography : es retrato*, fotografía de retrato ; fr photographie de portrait ; pt fotografia de retrato, retrato* ; it fotografia di ritratto, ritratto* ; de Porträtfotografie
Event photography : es fotografía de eventos, fotografía de bodas, bodas* ; fr photographie d'événements, photographie de mariage ; pt fotografia de eventos, fotografia de casamento ; it fotografia di eventi, fotografia di matrimonio ; de Eventfotografie, Hochzeitsfotografie
Product photography : es fotografía de producto ; fr photographie de produit, packshot* ; pt fotografia de produto ; it fotografia di prodotto ; de Produktfotografie
Videography : es grabación de video, producción de video ; fr tournage vidéo, captation vidéo ; pt produção de vídeo, filmagem ; it videoriprese ; de Videoproduktion, Videoaufnahmen
Animation : es animación* ; pt animação* ; it animazione* ; fr animation 2D
Architectural drawing : it disegno architettonico, elaborati grafici ; es planos arquitectónicos, dibujo arquitectónico ; fr plans d'architecture, dessin d'architecture ; pt desenho arquitetônico, desenho de arquitetura ; de Bauzeichnungen ; nl bouwtekeningen*
Interior design : it progettazione d'interni, arredamento d'interni, architettura d'interni ; es diseño de interiores, interiorismo ; fr architecture d'intérieur, décoration d'intérieur ; pt design de interiores, decoração de interiores ; de Innenarchitektur, Raumgestaltung ; nl interieurontwerp
Renovation : it ristrutturazione, ristrutturazioni ; es reformas*, remodelación, rehabilitación de edificios ; fr rénovation, réhabilitation de bâtiments ; pt reformas*, remodelação, reabilitação de edifícios ; de Sanierung*, Renovierung* ; nl renovatie*
Urban planning : it urbanistica*, pianificazione urbana ; es urbanismo*, planificación urbana ; fr urbanisme* ; pt urbanismo*, planejamento urbano ; de Stadtplanung ; nl stedenbouw
Architectural visualisation : it rendering*, modellazione 3D ; es renderizado*, visualización arquitectónica ; fr rendus 3D, images de synthèse ; pt renderização* ; de Visualisierungen*
3D modelling : es modelado 3D ; fr modélisation 3D ; pt modelagem 3D, modelação 3D ; it modellazione tridimensionale ; de 3D-Modellierung ; nl 3D-modelleren
Building regulations : it normativa edilizia, pratiche catastali ; es normativa de construcción ; fr réglementation du bâtiment ; pt licenciamento de obras, normas de construção ; de Bauantrag, Baurecht*
Cost estimation : es estimación de costos, presupuestos de obra ; fr estimation des coûts, chiffrage* ; pt orçamentação de obras, estimativa de custos, quantitativos de obra ; de Kostenschätzung, Kalkulation von Bauleistungen ; nl kostenraming, calculatie*
Quantity surveying : fr métré*, métrés* ; es medición de obra, mediciones de obra ; pt medições de obra, medição de obras ; it contabilità lavori, contabilità di cantiere ; de Massenermittlung
Structural engineering : fr calcul des structures ; es ingeniería estructural ; pt engenharia estrutural ; de Statik* ; nl constructieberekeningen
Reinforced concrete design : fr béton armé ; es hormigón armado, concreto armado ; pt betão armado, concreto armado ; it cemento armato ; de Stahlbetonbau
Land surveying : fr topographie, levés topographiques ; es topografía, levantamientos topográficos ; pt topografia, levantamento topográfico ; it rilievi topografici, rilievo topografico, topografia ; de Vermessung*, Vermessungen ; nl landmeten
Highway engineering : fr travaux routiers, voirie* ; es obras viales, carreteras* ; pt obras viárias, rodovias* ; it opere stradali ; de Straßenbau ; nl wegenbouw
Site safety : es seguridad en obra ; fr sécurité chantier, sécurité sur chantier ; pt segurança em obra ; it sicurezza in cantiere, sicurezza nei cantieri ; de Baustellensicherheit
Solar panel installation : pt instalação de painéis solares, instalação de sistemas fotovoltaicos, instalação fotovoltaica ; es instalación de paneles solares, instalaciones fotovoltaicas, instalación fotovoltaica ; fr installation de panneaux solaires, pose de panneaux photovoltaïques ; it installazione di pannelli solari, impianti fotovoltaici, installazione fotovoltaico ; de Montage von Photovoltaikanlagen, Photovoltaik-Montage, Installation von Solaranlagen ; nl zonnepanelen installeren, installatie van zonnepanelen
Solar energy = Photovoltaics : de Photovoltaik ; fr photovoltaïque ; it fotovoltaico*
Solar energy : pt energia solar, energia fotovoltaica, dimensionamento fotovoltaico ; es energía solar, energía fotovoltaica ; fr énergie solaire ; it energia solare ; de Solartechnik ; nl zonne-energie
Renewable energy : pt energias renováveis ; es energías renovables ; fr énergies renouvelables ; it energie rinnovabili ; de erneuerbare Energien ; nl hernieuwbare energie, duurzame energie
Working at heights : it lavoro in quota ; de Höhenarbeit
Electrical testing : pt medições elétricas, testes elétricos ; es mediciones eléctricas ; fr mesures électriques ; it misure elettriche ; de elektrische Messungen, DGUV V3 ; nl elektrische metingen
Electrical engineering : de Elektrotechnik* ; es electrotecnia ; fr électrotechnique ; it elettrotecnica ; nl elektrotechniek ; pt eletrotécnica, eletrotecnia
Soldering : de Löten* ; es soldadura blanda ; fr brasage tendre ; nl solderen
Room cleaning : es arreglo de habitaciones, aseo de habitaciones ; fr nettoyage des chambres ; pt limpeza de quartos ; it pulizia delle camere ; de Reinigung der Zimmer ; nl kamers schoonmaken
Bed making : es tendido de camas ; fr réfection des lits ; pt arrumação de camas ; it rifacimento letti ; de Betten machen ; nl bedden opmaken
Laundry : es lavandería*, lavado y planchado ; fr blanchisserie*, buanderie*, entretien du linge ; pt lavanderia*, lavagem de roupa ; it lavanderia* ; de Wäscherei*, Wäschepflege ; nl wasserij*, wasverzorging
Ironing : es planchado, plancha* ; fr repassage ; pt passar a ferro, engomadoria* ; it stiratura, stiro* ; de Bügeln* ; nl strijken*
Linen management : es control de blancos, manejo de blancos, lencería* ; fr gestion du linge ; pt controlo de roupa, rouparia* ; it gestione biancheria
Cleaning chemicals handling : es manejo de químicos de limpieza, productos químicos de limpieza, manejo de productos químicos ; fr produits d'entretien ; pt produtos de limpeza ; it prodotti per la pulizia ; de Umgang mit Reinigungsmitteln
Guest relations : es atención al huésped, atención a huéspedes ; fr relations clients hôtel, accueil des hôtes ; pt atendimento ao hóspede, atendimento a hóspedes ; it accoglienza ospiti, assistenza agli ospiti ; de Gästebetreuung ; nl gastenontvangst
Check-in and check-out : fr arrivées et départs
Hospitality : es hostelería*, hotelería* ; fr hôtellerie*, hôtellerie-restauration ; pt hotelaria* ; it ospitalità*, ricettività* ; de Gastgewerbe*, Gastronomie* ; nl horeca*
Kitchen management : es gestión de cocina, jefatura de cocina ; fr gestion de cuisine ; pt gestão de cozinha ; it gestione della cucina ; de Küchenleitung
Food costing : es costeo de recetas, costos de alimentos ; fr calcul des coûts matières, fiches techniques* ; pt fichas técnicas*, custo de alimentos ; it calcolo food cost ; de Wareneinsatzkalkulation
Menu planning : es planificación de menús, diseño de menús ; fr élaboration des menus, création de menus ; pt planeamento de menus, elaboração de cardápios ; it creazione menu, elaborazione menu ; de Menüplanung, Speisekartengestaltung
Grilling : es parrilla* ; pt grelhados* ; it griglia* ; fr grillades* ; de Grillen*
Route planning : nl routeplanning, ritplanning ; de Tourenplanung, Routenplanung ; fr planification des tournées, planification d'itinéraires ; es planificación de rutas, planeación de rutas ; pt planejamento de rotas, planeamento de rotas, roteirização ; it pianificazione percorsi, pianificazione dei percorsi
Transport management : nl transportplanning, transportbeheer ; de Transportplanung, Transportmanagement ; fr gestion des transports, planification des transports ; es gestión de transporte, coordinación de transporte ; pt gestão de transportes, gestão de frota e transportes ; it gestione trasporti, gestione dei trasporti
Fleet management : nl wagenparkbeheer ; de Fuhrparkmanagement ; fr gestion de flotte ; es gestión de flota, gestión de flotas ; pt gestão de frota ; it gestione flotta
Freight forwarding : nl expeditie* ; de Spedition*, Speditionsabwicklung ; fr affrètement* ; es fletes*, expedición de carga ; pt agenciamento de cargas, frete* ; it spedizioni*, gestione spedizioni
Import and export documentation : nl exportdocumenten, douanedocumenten, vrachtdocumenten ; de Exportdokumente, Zollpapiere, Frachtpapiere ; fr documents d'exportation, documents douaniers ; es documentos de exportación, documentación aduanera ; pt documentação de exportação, documentos aduaneiros ; it documenti di trasporto, documentazione doganale
Goods receiving : nl goederenontvangst ; de Wareneingang*, Warenannahme ; fr réception de marchandises, réception des marchandises ; es recepción de mercancías, recepción de mercadería ; pt receção de mercadorias, recebimento de mercadorias ; it ricevimento merci, entrata merci
Dispatch : nl verzending*, expediteren* ; de Versand* ; fr expédition*, expéditions* ; es despacho*, despacho de mercancías ; pt expedição* ; it spedizione*
Shelf stocking : de Regalpflege, Warenverräumung, Regale auffüllen ; fr réassort, réassortiment, mise en rayons ; es reposición de mercadería, reposición* ; pt reposição de mercadorias, reposição de stock ; it rifornimento scaffali, scaffalista* ; nl vakkenvullen
Delivery : fr livraison*, livraisons* ; es reparto*, entrega de mercancía ; pt entregas* ; it consegne* ; de Auslieferung*, Zustellung* ; nl bezorging*, pakketbezorging
Crop production : es cultivos*, manejo de cultivos ; fr production végétale, grandes cultures ; pt produção agrícola, cultivo* ; it coltivazione*, produzione vegetale ; de Pflanzenbau, Ackerbau ; nl akkerbouw
Irrigation : es riego*, sistemas de riego ; fr irrigation* ; pt irrigação ; it irrigazione ; de Bewässerung* ; nl irrigatie
Pest and disease management : es control de plagas y enfermedades ; fr protection des cultures, lutte contre les ravageurs ; pt controlo de pragas ; it difesa fitosanitaria, lotta ai parassiti
Harvesting : es cosecha* ; fr récolte*, récoltes* ; pt colheita* ; it raccolta*, raccolto* ; de Ernte* ; nl oogsten*
Dairy farming : fr production laitière, traite* ; es producción lechera ; pt produção de leite, ordenha ; it produzione lattiero-casearia ; de Milchviehhaltung, Melken* ; nl melkveehouderij, melken*
Tractor operation : es manejo de tractores, conducción de tractores ; fr conduite de tracteur, conduite d'engins agricoles ; pt condução de tratores, operação de tratores ; it conduzione trattori ; de Traktorfahren, Schlepperfahren ; nl trekker rijden
Tailoring : es confección*, sastrería* ; fr couture sur mesure ; pt alfaiataria*, confecção* ; it sartoria su misura ; de Schneiderei*, Maßschneiderei ; nl kleermakerij
Pattern making : es patronaje, corte y confección ; fr patronage*, modélisme* ; pt modelagem*, modelagem de roupas ; it modellistica, cartamodelli* ; de Schnitterstellung, Schnittkonstruktion ; nl patroontekenen
Beauty therapy : es estética*, cosmetología ; fr esthétique*, soins esthétiques ; pt estética* ; it estetica*, trattamenti estetici ; de Kosmetik*, Kosmetikbehandlungen ; nl schoonheidsverzorging
Massage therapy : es masajes*, masoterapia ; fr massages* ; pt massagem*, massagens* ; it massaggi* ; de Massagen* ; nl massages*
Tutoring : de Nachhilfe*, Nachhilfeunterricht ; fr soutien scolaire, cours particuliers ; es clases particulares, apoyo escolar ; pt explicações*, aulas particulares ; it ripetizioni*, lezioni private ; nl bijlessen
Student assessment : de Leistungsbewertung, Notengebung ; fr évaluation des élèves, évaluation des apprentissages ; es evaluación de alumnos, evaluación del aprendizaje, evaluación de estudiantes ; pt avaliação de alunos, avaliação da aprendizagem ; it valutazione degli studenti, valutazione degli alunni ; nl toetsing*, beoordeling van leerlingen
Inclusive education : de Inklusion*, inklusiver Unterricht ; fr éducation inclusive, inclusion scolaire ; es educación inclusiva ; pt educação inclusiva ; it didattica inclusiva, inclusione scolastica ; nl passend onderwijs
Parent communication : de Elternarbeit, Elterngespräche ; fr relations avec les parents ; es comunicación con padres, atención a padres de familia ; pt comunicação com os pais, atendimento aos pais ; it rapporti con le famiglie ; nl oudergesprekken, oudercontact
Curriculum development : de Lehrplanentwicklung ; fr conception de programmes ; es diseño curricular, desarrollo curricular ; pt desenvolvimento curricular ; it progettazione curricolare ; nl curriculumontwikkeling
Language teaching : fr enseignement des langues ; es enseñanza de idiomas, enseñanza de lenguas ; pt ensino de línguas, ensino de idiomas ; it insegnamento delle lingue ; de Sprachunterricht, Fremdsprachenunterricht ; nl taalonderwijs
Critical care nursing : es terapia intensiva, UCI^ ; fr soins de réanimation, service de réanimation, soins intensifs ; pt cuidados intensivos, terapia intensiva, UTI^ ; it terapia intensiva, rianimazione* ; de Intensivpflege, Intensivmedizin ; nl intensive care, intensieve zorg
Emergency nursing : es emergencias* ; it area critica, triage infermieristico ; de Notaufnahme* ; nl spoedeisende hulp
Surgical nursing : es enfermería quirúrgica, instrumentación quirúrgica ; fr bloc opératoire, instrumentation chirurgicale ; pt bloco operatório, instrumentação cirúrgica, centro cirúrgico ; it strumentista*, sala operatoria ; de OP-Pflege ; nl operatieassistentie
Catheterisation : es cuidado de catéteres ; fr pose de sondes ; de Katheterpflege, Blasenkatheter legen ; nl katheteriseren, katheterzorg
Basic life support : es soporte vital básico, RCP^ ; pt suporte básico de vida ; it BLSD^ ; de Basisreanimation
Care planning : es plan de cuidados, planes de cuidados ; fr plan de soins, projet de soins, plans de soins ; pt plano de cuidados, planos de cuidados ; it piano assistenziale, piani assistenziali ; de Pflegeplanung ; nl zorgplan, zorgplannen
Paediatric nursing : es enfermería pediátrica ; fr soins pédiatriques ; pt enfermagem pediátrica ; it infermieristica pediatrica ; de Kinderkrankenpflege ; nl kinderverpleging
Dementia care : de Demenzbetreuung ; fr accompagnement des personnes atteintes d'Alzheimer ; es cuidado de personas con demencia ; pt cuidados a pessoas com demência ; it assistenza ai malati di Alzheimer ; nl dementiezorg
Patient education : es educación al paciente, educación sanitaria ; fr éducation à la santé ; pt educação para a saúde ; it educazione sanitaria, educazione terapeutica ; de Patientenschulung
Epidemiology : es epidemiología ; fr épidémiologie ; pt epidemiologia ; it epidemiologia ; de Epidemiologie ; nl epidemiologie
Public health : es salud pública ; fr santé publique ; pt saúde pública ; it sanità pubblica ; de öffentliche Gesundheit ; nl volksgezondheid
Clinical diagnosis : es diagnóstico clínico ; fr diagnostic clinique ; pt diagnóstico clínico ; it diagnosi clinica ; de klinische Diagnostik
Litigation : es litigios*, litigación ; fr contentieux* ; pt contencioso*, litígios* ; it contenzioso* ; de Prozessführung ; nl procesvoering
Contract drafting : es redacción de contratos, elaboración de contratos ; fr rédaction de contrats, rédaction des contrats ; pt elaboração de contratos, redação de contratos ; it redazione di contratti, redazione contratti ; de Vertragsgestaltung, Vertragsentwürfe ; nl contracten opstellen
Corporate law : es derecho societario ; fr droit des sociétés ; pt direito societário, direito comercial ; it diritto societario, diritto commerciale ; de Gesellschaftsrecht ; nl ondernemingsrecht
Civil law : es derecho civil ; fr droit civil ; pt direito civil ; it diritto civile ; de Zivilrecht ; nl burgerlijk recht
Criminal law : es derecho penal ; fr droit pénal ; pt direito penal ; it diritto penale ; de Strafrecht ; nl strafrecht
Data protection law : es protección de datos ; fr protection des données ; pt proteção de dados ; it protezione dei dati ; de Datenschutz* ; nl gegevensbescherming
Cash flow management : es flujo de efectivo ; fr gestion de trésorerie ; pt fluxo de caixa, gestão de tesouraria, tesouraria* ; it gestione della tesoreria, flussi di cassa ; de Liquiditätsplanung ; nl liquiditeitsbeheer
Fixed asset accounting : es activos fijos ; fr immobilisations* ; pt ativo imobilizado ; it cespiti*, gestione cespiti ; de Anlagenbuchhaltung ; nl vaste activa
Month-end closing : es cierre contable, cierre mensual, cierres mensuales ; fr clôture mensuelle, clôtures comptables, arrêté des comptes ; pt fecho mensal, fecho do mês, fechos do mês, fechamento contábil, fechamento mensal ; it chiusura mensile, chiusure contabili ; de Monatsabschluss, Monatsabschlüsse ; nl maandafsluiting
Credit control : es cobranza*, cobranzas*, gestión de cobros ; fr recouvrement*, relances clients ; it recupero crediti ; de Forderungsmanagement ; nl debiteurenbewaking
Customer relationship building : es fidelización de clientes, relación con clientes ; fr fidélisation client, fidélisation de la clientèle ; pt fidelização de clientes, relacionamento com clientes ; it fidelizzazione clienti, relazioni con i clienti ; de Kundenbindung, Kundenbeziehungen ; nl klantrelaties, relatiebeheer
Key account management : de Großkundenbetreuung ; es gestión de cuentas clave ; fr gestion grands comptes, grands comptes ; pt gestão de contas-chave, contas-chave ; it gestione grandi clienti ; nl accountbeheer
Prospecting : es prospección de clientes, captación de clientes ; fr prospection* ; pt prospecção de clientes, prospeção de clientes, prospecção* ; it ricerca clienti, acquisizione clienti ; de Kundenakquise, Akquise*, Kaltakquise ; nl klantenwerving
Community development : es desarrollo comunitario ; fr développement communautaire ; pt desenvolvimento comunitário ; it sviluppo di comunità ; de Gemeinwesenarbeit
Event management : de Veranstaltungsplanung ; nl evenementen organiseren
Environmental management : es gestión ambiental, gestión medioambiental ; fr gestion environnementale, management environnemental ; pt gestão ambiental ; it gestione ambientale ; de Umweltmanagement ; nl milieubeheer
Waste management : es gestión de residuos, manejo de residuos ; fr gestion des déchets ; pt gestão de resíduos ; it gestione dei rifiuti, gestione rifiuti ; de Abfallmanagement, Abfallwirtschaft ; nl afvalbeheer
Fire safety : es prevención de incendios ; fr sécurité incendie, prévention incendie ; pt prevenção de incêndios, segurança contra incêndios ; it antincendio*, prevenzione incendi ; de Brandschutz* ; nl brandveiligheid
Patrolling : es rondas de vigilancia, rondas* ; fr rondes de surveillance, rondes* ; pt rondas* ; it ronde* ; de Kontrollgänge, Streifengänge
CCTV monitoring : es monitoreo de cámaras, videovigilancia ; fr vidéosurveillance, télésurveillance ; pt videovigilância, monitoramento por câmeras ; it videosorveglianza ; de Videoüberwachung ; nl camerabewaking, cameratoezicht
Access control : es control de acceso, control de accesos ; fr contrôle d'accès, contrôle des accès ; pt controle de acesso, controlo de acessos ; it controllo accessi, controllo degli accessi ; de Zutrittskontrolle, Einlasskontrolle ; nl toegangscontrole
Singing : es canto* ; fr chant* ; pt canto* ; it canto* ; de Gesang* ; nl zang*
Dance : es danza* ; fr danse* ; pt dança* ; it danza* ; de Tanz*
Acting : es actuación escénica, actuación en teatro ; fr jeu d'acteur, comédie* ; pt atuação cênica, atuação em teatro ; it recitazione* ; de Schauspiel* ; nl acteren*
Drawing : es dibujo* ; fr dessin* ; pt desenho* ; it disegno* ; de Zeichnen* ; nl tekenen*
Painting : es pintura* ; fr peinture* ; pt pintura* ; it pittura* ; de Malerei*, Malen* ; nl schilderen*
Tool setting : de Rüsten*, Einrichten von Maschinen, Maschinen einrichten ; fr réglage de machines, réglage des machines ; es puesta a punto de máquinas ; pt regulagem de máquinas, afinação de máquinas ; it attrezzaggio macchine ; nl machines instellen, omstellen*
Production planning : de Produktionsplanung, Fertigungsplanung ; fr planification de la production, ordonnancement* ; es planificación de la producción, planeación de la producción ; pt planejamento da produção, planeamento da produção, PCP^ ; it pianificazione della produzione ; nl productieplanning
Production management : de Produktionsleitung, Fertigungsleitung ; fr gestion de production, gestion de la production ; es gestión de la producción, supervisión de producción ; pt gestão da produção, supervisão de produção ; it gestione della produzione ; nl productieleiding
Continuous improvement : de kontinuierliche Verbesserung, KVP^ ; fr amélioration continue ; es mejora continua ; pt melhoria contínua ; it miglioramento continuo ; nl continu verbeteren
Laboratory safety = Biosafety : es bioseguridad, normas de bioseguridad ; pt biossegurança ; fr biosécurité ; it biosicurezza ; de Biosicherheit ; nl bioveiligheid
Timber framing : fr ossature bois, maisons à ossature bois
Roofing = Slate roofing : fr couverture ardoise, couverture en ardoise ; es cubiertas de pizarra ; de Schieferdeckung ; nl leien daken leggen
Dysphagia : de Dysphagietherapie
Nursing documentation = Clinical documentation : de Befunddokumentation
Transformers maintenance : hi ट्रांसफार्मर मरम्मत, ट्रांसफार्मर की मरम्मत, ट्रांसफॉर्मर मरम्मत
Patience : si ඉවසිලිවන්ත*
`;
