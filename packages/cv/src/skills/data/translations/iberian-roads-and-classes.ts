export default String.raw`
// What drivers, storekeepers, farmers, guards and teachers of Spain, Portugal and Latin America write.
Delivery driving : es conducción de reparto, chofer repartidor*, chófer de reparto* ; pt motorista de entregas*, motorista entregador*
Van driving : es conducción de furgoneta, manejo de furgoneta ; pt condução de carrinhas, condução de vans
Motorcycle riding : es conducción de motocicletas, manejo de motocicleta ; pt condução de motociclos, condução de motocicletas
Driving instruction : es clases de manejo, enseñanza de conducción, formación vial ; pt instrução de condução, aulas de direção, ensino de condução
Vehicle checks : es revisión de vehículos
Home delivery : pt entregas ao domicílio, entrega em domicílio
Route scheduling : pt programação de rotas
Vehicle tracking : es rastreo satelital, rastreo vehicular, localización de flotas ; pt rastreamento de veículos, rastreamento veicular
Load restraint : pt peação de carga
Articulated lorries : es camiones articulados, tractocamión*, tráiler* ; pt camiões articulados, carreta*, caminhão articulado
Towing : es remolque de vehículos, servicio de grúa ; pt reboque de veículos, serviço de guincho
Roadside assistance : es asistencia en carretera, auxilio vial, auxilio mecánico ; pt assistência em viagem, socorro mecânico, assistência na estrada
Traffic control : es control de tránsito, control de tráfico, señalero vial* ; pt controlo de tráfego, controle de tráfego
Parking management : es gestión de estacionamientos, gestión de aparcamientos ; pt gestão de estacionamento
Cabin crew service : es atención a bordo, servicio a bordo ; pt atendimento a bordo, serviço de bordo
Passenger handling : es atención al pasajero, atención a pasajeros ; pt atendimento ao passageiro, atendimento a passageiros
Baggage handling : es manejo de equipajes, manipulación de equipajes, carga de equipaje ; pt manuseio de bagagens, manuseamento de bagagem
Aircraft maintenance : es mantenimiento de aeronaves, mantenimiento aeronáutico ; pt manutenção de aeronaves, manutenção aeronáutica
Airport ground handling : es handling aeroportuario, servicios de rampa ; pt serviços de rampa, assistência em escala
Drone piloting : es pilotaje de drones, operación de drones ; pt pilotagem de drones, operação de drones
Mooring operations : es maniobras de amarre, amarre de buques ; pt atracação de navios, amarração de navios
Port operations : es operaciones portuarias, operativa portuaria ; pt operações portuárias, operação portuária
Ship agency : es agencia marítima, consignación de buques ; pt agenciamento marítimo, agência de navegação
Sea freight : es transporte marítimo, flete marítimo ; pt transporte marítimo, frete marítimo
Road freight : es transporte por carretera, transporte terrestre de carga ; pt transporte rodoviário de cargas, transporte rodoviário de mercadorias
Rail freight : es transporte ferroviario de carga ; pt transporte ferroviário de cargas, transporte ferroviário de mercadorias
Export documentation : es documentación de exportación ; pt documentos de exportação
Export operations : es operaciones de exportación ; pt operações de exportação
Import declarations : es pedimentos de importación, declaraciones de importación, DUA^ ; pt declarações de importação
Customs documents : es documentos aduaneros ; pt documentação aduaneira
Tariff codes : es partidas arancelarias ; pt classificação fiscal de mercadorias, NCM^
Shipment tracking : es seguimiento de envíos, rastreo de envíos ; pt rastreamento de cargas, acompanhamento de embarques, rastreio de envios
Proof of delivery : es prueba de entrega, comprobantes de entrega, albaranes firmados ; pt comprovativos de entrega, canhotos de entrega, comprovantes de entrega
Unloading containers : es descarga de contenedores, desconsolidación de contenedores ; pt desova de contêineres, descarga de contentores, descarga de contêineres
Container management : es gestión de contenedores ; pt gestão de contentores, gestão de contêineres
Carrier management : es gestión de transportistas, contratación de transportistas ; pt gestão de transportadoras, contratação de transportadoras
Delivery scheduling : es programación de entregas ; pt programação de entregas, agendamento de entregas
Dock scheduling : es citas de descarga, gestión de muelles ; pt agendamento de docas, gestão de cais
Cycle counts : es conteos cíclicos, inventarios cíclicos, inventario cíclico ; pt contagem cíclica, contagens cíclicas, inventário rotativo, inventários rotativos
Inbound deliveries : es entradas de mercancía ; pt entradas de mercadoria
Waybills : es cartas de porte, carta de porte ; pt conhecimento de transporte
Shipping labels : es etiquetas de envío ; pt etiquetas de envio
Cold storage : es almacenamiento en frío, almacenamiento frigorífico ; pt armazenamento refrigerado, armazenagem frigorífica
Temperature-controlled logistics : es logística de frío, logística refrigerada ; pt logística refrigerada, logística do frio
Hazardous storage : es almacenamiento de sustancias peligrosas, almacenamiento de productos químicos ; pt armazenamento de produtos perigosos, armazenagem de produtos químicos
Distribution management : es gestión de la distribución, gestión de distribución ; pt gestão da distribuição, gestão de distribuição
Cross-border transport : pt transporte internacional de mercadorias, transporte transfronteiriço
Strapping : es flejado, flejado de pallets ; pt cintagem de paletes, arqueação de cargas
Parcel sorting : es clasificación de paquetería ; pt separação de encomendas
Postal services : es servicios postales, reparto postal ; pt serviços postais, distribuição postal
Weighbridge operation : es operación de báscula, pesaje de camiones ; pt operação de balança rodoviária, pesagem de caminhões
Fuel management : es control de combustible, gestión de combustible ; pt controle de combustível, controlo de combustível
Moving and relocation : es mudanzas* ; pt mudanças residenciais
Supply planning : es planificación del abastecimiento, planificación de suministro ; pt planejamento de abastecimento, planejamento de suprimentos
Requirements planning : pt planejamento de necessidades, planeamento de necessidades
Crop rotation : es rotación de cultivos ; pt rotação de culturas
Fruit cultivation : es fruticultura, cultivo de frutales ; pt fruticultura, cultivo de frutas
Vegetable cultivation : pt olericultura
Coffee cultivation : es cultivo de café, caficultura ; pt cultivo de café, cafeicultura
Coffee processing : es beneficio de café, beneficiado de café ; pt beneficiamento de café
Sugarcane cultivation : es cultivo de caña de azúcar ; pt cultivo de cana-de-açúcar
Rice cultivation : es cultivo de arroz ; pt cultivo de arroz, orizicultura
Viticulture : es viticultura ; pt viticultura
Organic farming : es agricultura ecológica, agricultura orgánica ; pt agricultura biológica, agricultura orgânica
Precision agriculture : es agricultura de precisión ; pt agricultura de precisão
Hydroponics : es hidroponía ; pt hidroponia
Agronomy : es agronomía* ; pt agronomia*
Soil science : es edafología ; pt pedologia*
Soil conservation : es conservación de suelos ; pt conservação do solo, conservação de solos
Seed production : es producción de semillas ; pt produção de sementes
Plant propagation : es propagación de plantas ; pt propagação de plantas, produção de mudas
Nursery management : es manejo de viveros, viverismo, gestión de viveros ; pt gestão de viveiros, viveirismo
Greenhouse management : pt gestão de estufas, manejo de estufas
Grafting : pt enxertia
Mowing : es siega*
Thinning : es raleo de frutos, aclareo de frutos ; pt desbaste de frutos, monda de frutos
Transplanting : es trasplante de plántulas ; pt transplante de mudas, transplantação de plantas
Pest scouting : es monitoreo de plagas ; pt monitoramento de pragas, monitorização de pragas
Herd management : es manejo de rebaños, manejo del hato ; pt manejo de rebanho, gestão do rebanho
Pasture management : es manejo de pasturas, manejo de praderas ; pt manejo de pastagens, manejo de pastagem
Calving : es partos de vacas, atención de partos bovinos ; pt partos de vacas, parição de vacas
Pig farming : es porcicultura, cría de cerdos ; pt suinocultura, criação de suínos, criação de porcos
Sheep and goat farming : es cría de ovejas y cabras, cría ovina, ganado ovino y caprino ; pt ovinocultura, caprinocultura, criação de ovinos
Poultry keeping : es cría de aves, cría de gallinas ; pt criação de aves, criação de galinhas
Beekeeping : pt apicultura
Horse care : es cuidado de caballos ; pt tratamento de cavalos, cuidados com cavalos
Dog training : es adiestramiento canino ; pt adestramento de cães, treino canino
Pet grooming : es peluquería canina, estética canina ; pt banho e tosa, tosquia de cães
Animal nutrition : es nutrición animal ; pt nutrição animal
Forestry : es silvicultura, trabajos forestales ; pt silvicultura, trabalhos florestais
Tree planting : es plantación de árboles, reforestación ; pt plantio de árvores, plantação de árvores, reflorestamento
Sawmilling : es aserrado de madera, aserradero* ; pt serração de madeira, serraria de madeira
Combine harvester operation : es manejo de cosechadora, operación de cosechadora ; pt operação de colheitadeira, condução de ceifeira-debulhadora
Agricultural machinery : es maquinaria agrícola ; pt máquinas agrícolas, maquinaria agrícola
Farm management : es administración de fincas agrícolas, gestión de explotaciones agrarias ; pt gestão de fazendas, gestão de explorações agrícolas
Fish processing : es procesamiento de pescado ; pt processamento de pescado
Shrimp farming : es cultivo de camarón, camaronicultura ; pt carcinicultura
Crowd control : es control de multitudes, control de aforo ; pt controle de multidões, controlo de multidões
Body searching : es cacheos, cacheo, registro corporal ; pt revista pessoal, revistas pessoais
Cash-in-transit : pt transporte de valores
Close protection : pt proteção pessoal, segurança pessoal privada
Fire fighting : pt combate a incêndios, combate a incêndio
Alarm response : es servicio de acuda, respuesta de alarmas, atención de alarmas ; pt atendimento a alarmes, resposta a alarmes
Security management : es gestión de seguridad, jefatura de seguridad ; pt gestão de segurança
Night patrols : es rondas nocturnas ; pt rondas noturnas
Fire drills : es simulacros de incendio ; pt simulados de incêndio
Border control : es control fronterizo, control migratorio ; pt controle migratório, controlo de fronteiras
Deep cleaning : es limpieza profunda, limpieza a fondo ; pt limpeza profunda, limpeza pesada
Carpet cleaning : pt limpeza de carpetes, limpeza de alcatifas, lavagem de tapetes
Cleaning supervision : es supervisión de limpieza ; pt supervisão de limpeza
Pressure washing : es hidrolavado, lavado a presión ; pt lavagem a pressão, lavagem de alta pressão
Vacuuming : es aspirado de alfombras ; pt aspiração de tapetes
Mopping and sweeping : es barrido y trapeado, barrido y fregado, barrer y trapear ; pt varrição e lavagem de pisos
Waste segregation : es segregación de residuos, separación de residuos ; pt separação de resíduos, segregação de resíduos
Domestic work : es servicio doméstico, trabajo doméstico, empleada de hogar* ; pt trabalho doméstico
Property management : es administración de inmuebles, gestión de inmuebles, administración de propiedades ; pt gestão de imóveis, administração de imóveis
Condominium management : es administración de consorcios, administración de fincas, comunidades de propietarios ; pt gestão de condomínios, administração de condomínios
Property letting : es alquiler de inmuebles, alquiler de viviendas ; pt locação de imóveis, arrendamento de imóveis
Primary education : es educación primaria* ; pt ensino básico*, ensino fundamental*, anos iniciais*
Secondary education : es educación secundaria* ; pt ensino secundário*, ensino médio*
Higher education teaching : es docencia universitaria, docencia superior ; pt docência universitária, docência no ensino superior
Early childhood education : es educación infantil, educación inicial, educación preescolar
Special needs education : es educación especial
Adult education : es educación de adultos, educación de personas adultas ; pt educação de adultos, educação de jovens e adultos, EJA^
English teaching : es enseñanza de inglés, clases de inglés, docencia de inglés ; pt ensino de inglês, aulas de inglês
Mathematics teaching : es enseñanza de matemáticas, clases de matemáticas ; pt ensino de matemática, aulas de matemática
Science teaching : es enseñanza de ciencias, clases de ciencias ; pt ensino de ciências, aulas de ciências
History teaching : es enseñanza de historia, clases de historia ; pt ensino de história, aulas de história
Art teaching : es enseñanza artística, clases de arte, educación artística ; pt aulas de artes, ensino de artes, educação artística
Physical education : es educación física* ; pt educação física*
Online tutoring : es clases en línea, tutorías en línea, clases particulares online ; pt aulas online, explicações online, aulas particulares online
Mathematics tutoring : es clases particulares de matemáticas ; pt explicações de matemática, aulas particulares de matemática
Conversation classes : es clases de conversación ; pt aulas de conversação
Parent meetings : pt reuniões com encarregados de educação
Exam marking : pt correção de exames
School management : es gestión escolar, gestión educativa
Teacher training : es formación docente, capacitación docente, formación del profesorado ; pt formação de professores, formação docente
Academic advising : es tutoría académica, orientación académica ; pt orientação académica, orientação acadêmica
Student counselling : es orientación escolar, orientación estudiantil ; pt orientação escolar, orientação educacional
Academic research : es investigación académica ; pt pesquisa acadêmica, investigação académica
Academic writing : es redacción académica, escritura académica ; pt redação acadêmica, escrita académica
Educational technology : es tecnología educativa ; pt tecnologia educativa, tecnologia educacional
Extracurricular activities : es actividades extraescolares, actividades extracurriculares ; pt atividades extracurriculares
Library management : es gestión de bibliotecas, bibliotecología* ; pt gestão de bibliotecas, biblioteconomia*
Babysitting : es niñera* ; pt babá*, ama de crianças
Infant care : es cuidado de bebés, cuidado de lactantes ; pt cuidado de bebês, cuidados de bebés
Play supervision : es vigilancia de patio, vigilancia de recreo ; pt vigilância de recreio
Learning support : pt apoio escolar
Autism support : es apoyo a alumnos con autismo, intervención en TEA ; pt apoio a alunos com autismo, intervenção em TEA
Braille : es sistema braille ; pt sistema braille
Classroom displays : es carteleras escolares, murales de aula ; pt murais escolares, decoração da sala de aula
`;
