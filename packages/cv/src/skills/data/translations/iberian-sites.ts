export default String.raw`
// What people of building sites, workshops, plants and garages of Spain, Portugal and Latin America write.
Civil engineering : es ingeniería civil* ; pt engenharia civil*
Foundation design : es cálculo de cimentaciones, diseño de cimentaciones ; pt projeto de fundações, cálculo de fundações
Soil testing : es ensayos de suelos, estudios de suelos ; pt ensaios de solos, sondagens de solo
Tunnelling : es construcción de túneles, excavación de túneles ; pt construção de túneis, escavação de túneis
Hydraulic engineering : es ingeniería hidráulica ; pt engenharia hidráulica
Hydrology : es hidrología ; pt hidrologia
Wastewater engineering : es saneamiento de aguas residuales, redes de saneamiento ; pt redes de esgoto, esgotamento sanitário
Water treatment : es tratamiento de aguas, potabilización ; pt tratamento de água, tratamento de águas
Traffic engineering : es ingeniería de tránsito, ingeniería de tráfico ; pt engenharia de tráfego
Photogrammetry : es fotogrametría ; pt fotogrametria
Bills of quantities : es cuadro de mediciones
Construction quality control : es control de calidad de obra, control de calidad en obra ; pt controlo de qualidade em obra, controle de qualidade de obra
Building inspection : es inspección técnica de edificios, inspección de edificios ; pt inspeção predial, vistoria predial, inspeção de edifícios
Building maintenance : es mantenimiento de edificios, mantenimiento edilicio
Landscape architecture : es arquitectura del paisaje ; pt arquitetura paisagista
Sustainable building : es construcción sostenible, construcción sustentable ; pt construção sustentável
As-built drawings : pt telas finais, projeto as built
Daily site reports : es partes diarios de obra, libro de obra, bitácora de obra ; pt diário de obra, diários de obra
Site visits : es visitas de obra, visitas a obra ; pt visitas a obras, visitas à obra
Material ordering : es pedido de materiales ; pt encomenda de materiais
Stone masonry : es mampostería de piedra, muros de piedra ; pt alvenaria de pedra, muros de pedra
Ceiling installation : es instalación de falsos techos, instalación de techos falsos, falsos techos, cielorrasos, cielos rasos ; pt instalação de tetos falsos, tetos falsos, instalação de forros
Bulldozer operation : es operación de bulldozer, manejo de bulldozer ; pt operação de trator de esteira, operação de bulldozer
Road roller operation : es operación de rodillo compactador, rodillo compactador ; pt operação de rolo compactador, rolo compactador
Heavy equipment operation : es operación de maquinaria pesada, manejo de maquinaria pesada, maquinaria pesada ; pt operação de máquinas pesadas, máquinas pesadas
Backhoe loader : es retroexcavadora*, manejo de retroexcavadora ; pt retroescavadeira*
Mini digger : es manejo de miniexcavadora ; pt miniescavadora*, miniescavadeira*
Telehandler operation : es manejo de manipulador telescópico, manipulador telescópico ; pt manipulador telescópico, operação de manipulador telescópico
MEWP operation : es manejo de plataformas elevadoras, plataformas elevadoras ; pt operação de plataformas elevatórias
Scissor lifts : es plataformas de tijera ; pt plataformas de tesoura, plataforma tesoura
Swimming pool construction : es construcción de piscinas ; pt construção de piscinas
Concrete casting : es colado de concreto
Concrete curing : es curado de concreto, curado de hormigón ; pt cura do concreto, cura de betão
Trench digging : es apertura de zanjas, excavación de zanjas, zanjeo ; pt abertura de valas, escavação de valas
Backfilling : es relleno de zanjas ; pt reaterro, aterro de valas
Pothole patching : es bacheo, bacheo de calles ; pt tapa-buracos
Road marking : es señalización horizontal ; pt sinalização horizontal
Paving slabs : es colocación de baldosas exteriores ; pt colocação de lajetas
Interlock paving : es colocación de adoquines ; pt pavimentação intertravada, bloquetes
Kerbing : es colocación de bordillos ; pt colocação de guias e sarjetas, assentamento de lancis
Marble laying : es colocación de mármol ; pt assentamento de mármore, colocação de mármores
Granite laying : es colocación de granito ; pt assentamento de granito
Decking : es tarimas exteriores, deck de madera ; pt decks de madeira, deck de madeira
Furniture restoration : es restauración de muebles ; pt restauro de móveis, restauração de móveis
Staircase building : pt construção de escadas, escadas de madeira
Pergolas : es pérgolas ; pt pérgulas, pergolados
Loft insulation : es aislamiento de cubiertas ; pt isolamento de coberturas
Wall preparation : es preparación de paredes, preparación de superficies ; pt preparação de paredes, preparação de superfícies
Puttying : es masillado, emplastecido ; pt emassamento, aplicação de massa corrida, massa corrida
Decorative plaster : es estuco decorativo, yeso decorativo ; pt gesso decorativo, estuque decorativo
Gypsum ceilings : es techos de escayola ; pt tetos de gesso
Site clearance : es limpieza y desbroce
Toilet installation : es instalación de inodoros ; pt instalação de vasos sanitários, colocação de sanitas
Radiator installation : es instalación de radiadores ; pt instalação de radiadores
Gas appliance servicing : es mantenimiento de calderas de gas ; pt manutenção de esquentadores
Septic tanks : es fosas sépticas, pozos ciegos ; pt fossas sépticas
Booster pumps : es grupos de presión, equipos de presión de agua ; pt bombas pressurizadoras, grupos hidropressores
Pressure testing : es pruebas de presión, prueba hidráulica ; pt testes de pressão, testes de estanqueidade
Solar water heating : es instalación solar térmica, termosolar*, calentadores solares ; pt aquecimento solar, aquecedores solares
Tap repair : pt reparo de torneiras, reparação de torneiras
Air conditioning repair : es reparación de aires acondicionados, reparación de aire acondicionado ; pt reparo de ar-condicionado, conserto de ar-condicionado, reparação de ar condicionado
Split unit installation : es instalación de splits, instalación de aires split ; pt instalação de splits, instalação de ar-condicionado split
Refrigerant charging : es carga de gas refrigerante, carga de refrigerante ; pt carga de gás refrigerante, recarga de gás
Compressor replacement : es cambio de compresores, cambio de compresor ; pt troca de compressores, troca de compressor
Refrigeration : es refrigeración industrial, refrigeración comercial ; pt refrigeração comercial, refrigeração industrial
Cold room maintenance : es mantenimiento de cámaras frigoríficas, cámaras frigoríficas* ; pt manutenção de câmaras frias, câmaras frigoríficas*
HVAC : es climatización ; pt climatização, AVAC^
Ventilation systems : es sistemas de ventilación ; pt sistemas de ventilação
Appliance repair : es reparación de electrodomésticos ; pt reparo de eletrodomésticos, conserto de eletrodomésticos, reparação de eletrodomésticos
Washing machine repair : es reparación de lavadoras, reparación de lavarropas ; pt conserto de máquinas de lavar, reparação de máquinas de lavar
Television repair : es reparación de televisores ; pt conserto de televisores, reparação de televisores
Watch repair : es reparación de relojes, relojería* ; pt conserto de relógios, relojoaria*
Bicycle repair : es reparación de bicicletas ; pt conserto de bicicletas, reparação de bicicletas
Cable pulling : es tirado de cables, jalado de cables
Cable jointing : pt emendas de cabos, emenda de cabos
Motor rewinding : pt rebobinagem de motores, enrolamento de motores
Generator maintenance : es mantenimiento de generadores, mantenimiento de grupos electrógenos, mantenimiento de plantas eléctricas ; pt manutenção de geradores
Transformers maintenance : es mantenimiento de transformadores ; pt manutenção de transformadores
UPS maintenance : es mantenimiento de UPS, mantenimiento de SAI ; pt manutenção de nobreaks
Rewiring : es recableado, renovación de cableado ; pt refazer fiação, troca de fiação
Socket and switch fitting : es instalación de tomacorrientes, instalación de enchufes, contactos y apagadores ; pt instalação de tomadas, tomadas e interruptores, instalação de interruptores
LED lighting : es iluminación LED, luminarias LED ; pt iluminação LED, luminárias LED
Emergency lighting : es alumbrado de emergencia, luces de emergencia ; pt iluminação de emergência
Ceiling fans : es ventiladores de techo ; pt ventiladores de teto
Alarm installation : es instalación de alarmas ; pt instalação de alarmes
Earthing installation : pt aterramento elétrico, ligação à terra
Smoke detectors : es detectores de humo ; pt detectores de fumaça, detetores de fumo
EV charger installation : es puntos de recarga, cargadores de vehículos eléctricos ; pt carregadores de veículos elétricos, postos de carregamento
Power distribution : pt distribuição de energia, distribuição de energia elétrica
Electrical schematics : es esquemas eléctricos, esquema unifilar
Electrical safety : es seguridad eléctrica, riesgo eléctrico ; pt segurança elétrica, segurança em eletricidade
Meter reading : es lectura de medidores, lectura de contadores ; pt leitura de medidores, leitura de contadores
Wind energy : es energía eólica ; pt energia eólica
Electronics : es electrónica* ; pt eletrônica*, eletrónica*
Power electronics : es electrónica de potencia ; pt eletrônica de potência, eletrónica de potência
Electronic repair : es reparación electrónica, reparación de equipos electrónicos ; pt reparo de equipamentos eletrônicos, conserto de eletrônicos
Instrumentation : es instrumentación industrial ; pt instrumentação industrial
Building automation : es domótica, automatización de edificios ; pt domótica, automação predial
Mechatronics : es mecatrónica* ; pt mecatrônica*, mecatrónica*
Robotics : es robótica ; pt robótica
Thermodynamics : es termodinámica* ; pt termodinâmica*
Fluid mechanics : es mecánica de fluidos ; pt mecânica dos fluidos
Plant maintenance : es mantenimiento de planta ; pt manutenção fabril
Predictive maintenance : es mantenimiento predictivo ; pt manutenção preditiva
Greasing of machines : es engrase de máquinas, engrase*
Oil analysis : es análisis de aceite, análisis de aceites ; pt análise de óleo, análise de óleos
Compressor maintenance : es mantenimiento de compresores ; pt manutenção de compressores
Valve maintenance : es mantenimiento de válvulas ; pt manutenção de válvulas
Conveyor maintenance : es mantenimiento de bandas transportadoras, mantenimiento de cintas transportadoras ; pt manutenção de esteiras, manutenção de correias transportadoras
Hydraulic repair : es reparación hidráulica, reparación de sistemas hidráulicos ; pt reparo de sistemas hidráulicos, reparação hidráulica
CNC milling : es fresado CNC ; pt fresagem CNC
CNC turning : es torneado CNC ; pt torneamento CNC
Deburring : es rebabado
Sheet metal bending : es doblado de lámina, doblado de chapa
Stamping : es estampado de metales ; pt estampagem de metais, estamparia de metais
Extrusion : es extrusión ; pt extrusão
Die casting : es fundición a presión ; pt fundição sob pressão, fundição injetada
Galvanising : es galvanizado ; pt galvanização
Anodising : es anodizado ; pt anodização
Shot blasting : es granallado ; pt jateamento com granalha, granalhagem
Grit blasting : es arenado ; pt jateamento de areia, decapagem a jato
Metal fabrication : es fabricación metálica
Blacksmithing : es forja artesanal ; pt ferraria
Industrial painting : es pintura industrial ; pt pintura industrial
Boiler operation : es operación de calderas, manejo de calderas ; pt operação de caldeiras
3D printing : es impresión 3D ; pt impressão 3D
Laser cutting : es corte láser, corte por láser ; pt corte a laser, corte a laser de chapas
Hand tools : es herramientas manuales ; pt ferramentas manuais
Confined space work : es trabajo en espacios confinados, espacios confinados ; pt trabalho em espaços confinados, espaços confinados
Industrial safety : pt segurança industrial
Safety inspections : es inspecciones de seguridad ; pt inspeções de segurança
Personal protective equipment : es equipos de protección personal, equipos de protección individual, uso de EPP, uso de EPI ; pt equipamentos de proteção individual, uso de EPI
Fire prevention : pt prevenção contra incêndio
Permit to work : es permisos de trabajo seguro ; pt permissão de trabalho, permissões de trabalho
Lock-out tag-out : es bloqueo y etiquetado ; pt bloqueio e etiquetagem
Equipment installation : es instalación de equipos, montaje de equipos ; pt instalação de equipamentos, montagem de equipamentos
Production line work : es línea de producción*, trabajo en línea de producción ; pt linha de produção*, trabalho em linha de produção
Lean manufacturing : es manufactura esbelta, producción ajustada ; pt manufatura enxuta, produção enxuta
Changeovers : es cambios de formato ; pt trocas de formato, mudança de formato
Non-conformance handling : es gestión de no conformidades ; pt gestão de não conformidades, tratamento de não conformidades
Quality audits : es auditorías de calidad ; pt auditorias de qualidade, auditorias da qualidade
Product packing : es empaque de productos, empaquetado de productos, envasado de productos ; pt embalamento de produtos, embalagem de produtos
Emergency drills : es simulacros de emergencia, simulacros* ; pt simulados de emergência, simulacros*
Diesel engine repair : es reparación de motores diésel ; pt reparo de motores diesel, reparação de motores diesel
Auto air conditioning : es aire acondicionado automotriz ; pt ar-condicionado automotivo, ar condicionado automóvel
Auto body repair : es chapa y pintura, latonería ; pt funilaria, lanternagem, bate-chapas, chaparia
Vehicle painting : es pintura de vehículos ; pt pintura automóvel, pintura de veículos
Workshop management : es gestión de taller, administración de taller ; pt gestão de oficina
Battery replacement : es cambio de baterías ; pt troca de baterias, troca de bateria
Oil and filter changes : es cambio de aceite y filtros, cambios de aceite y filtros ; pt troca de óleo e filtros, mudança de óleo e filtros
Alternator repair : es reparación de alternadores ; pt reparo de alternadores, reparação de alternadores
Starter motor repair : es reparación de motores de arranque, reparación de marchas ; pt reparo de motores de arranque, reparação de motores de arranque
Shock absorbers : es cambio de amortiguadores, amortiguadores* ; pt troca de amortecedores, amortecedores*
Puncture repair : es reparación de pinchazos, vulcanización de neumáticos ; pt reparo de pneus, conserto de pneus, borracharia
Windscreen replacement : es cambio de parabrisas ; pt troca de para-brisas, substituição de para-brisas
Agricultural machinery repair : es reparación de maquinaria agrícola ; pt reparo de máquinas agrícolas, reparação de máquinas agrícolas
Spare parts ordering : es pedido de repuestos, pedido de recambios, pedidos de refacciones ; pt pedido de peças, encomenda de peças
`;
