export default String.raw`
// What people of kitchens, bars, hotels, salons and tours of Spain, Portugal and Latin America write.
Room service : es servicio a la habitación ; pt serviço de quartos, serviço de quarto
Room inspection : es inspección de habitaciones ; pt inspeção de quartos, vistoria de apartamentos, vistoria de quartos
Public area supervision : es supervisión de áreas públicas ; pt supervisão de áreas comuns
Turndown service : es servicio de cobertura ; pt abertura de cama
Dry cleaning : es tintorería*, limpieza en seco, lavado en seco ; pt lavagem a seco, limpeza a seco
Lost property handling : es objetos perdidos, objetos olvidados ; pt achados e perdidos, perdidos e achados
Night reception : pt recepção noturna, receção noturna
Hotel management : es gestión hotelera, administración hotelera, dirección de hotel ; pt gestão hoteleira, administração hoteleira
Group bookings : pt reservas de grupos, reservas de grupo
Hotel bookings : es reservas hoteleras, reservas de hotel ; pt reservas de hotel, reservas hoteleiras
Room allocation : es asignación de habitaciones ; pt alocação de quartos, atribuição de quartos
Guest requests : es peticiones de huéspedes, solicitudes de huéspedes ; pt pedidos de hóspedes, solicitações de hóspedes
Food and beverage service : es servicio de alimentos y bebidas, alimentos y bebidas* ; pt serviço de alimentos e bebidas, alimentos e bebidas*
Food and beverage management : es gestión de alimentos y bebidas ; pt gestão de alimentos e bebidas
Table setting : pt montagem de mesas, mise-en-place de sala
Clearing tables : pt levantamento de mesas, recolha de mesas
Menu recommendations : es recomendación de platos, sugerencia de platos ; pt sugestão de pratos
Polishing cutlery : es repaso de cubertería, pulido de cubiertos ; pt polimento de talheres
Carrying plates : es transporte de platos ; pt transporte de pratos
Beer pouring : es tirado de cerveza, tiraje de cerveza ; pt tiragem de cerveja, tiragem de chope
Bar stocking : es reposición de barra, surtido de barra ; pt reposição de bar, abastecimento do bar
Bar management : es gestión de bar, administración de bar ; pt gestão de bar
Mixology : pt mixologia*
Beer brewing : es elaboración de cerveza, producción de cerveza ; pt produção de cerveja, fabrico de cerveja
Restaurant management : es gestión de restaurantes, gestión de restaurante, administración de restaurantes ; pt gestão de restaurantes, gestão de restaurante
Restaurant reservations : es reservas de mesa ; pt reservas de mesas
Recipe development : es desarrollo de recetas, creación de recetas ; pt desenvolvimento de receitas, criação de receitas
Line cooking : es línea caliente, cocina de línea ; pt cozinha de linha
Frying : es fritura*, frituras*, freidora* ; pt frituras*, fritadeira*
Roasting : es asado de carnes, horneado de carnes ; pt assados*
Pickling : es encurtidos*, elaboración de encurtidos ; pt picles*, conservas em vinagre
Portioning : es porcionado de alimentos, porcionado* ; pt porcionamento de alimentos, porcionamento*
Garnishing : es decoración de platos, guarniciones* ; pt decoração de pratos, guarnições*
Dessert preparation : pt preparo de sobremesas, confeção de sobremesas
Sauce preparation : pt preparo de molhos, confeção de molhos
Fish preparation : es limpieza de pescado, preparación de pescados, fileteado de pescado ; pt limpeza de peixe, preparo de peixes, amanho de peixe
Pizza making : es elaboración de pizzas, preparación de pizzas ; pt preparo de pizzas, confeção de pizzas
Sushi making : es elaboración de sushi, preparación de sushi ; pt preparo de sushi
Salad preparation : es preparación de ensaladas, ensaladas* ; pt confeção de saladas
Soups : es sopas* ; pt sopas*
Sandwich making : es preparación de bocadillos, elaboración de sándwiches ; pt preparo de sanduíches, confeção de sandes
Vegetable cutting : es corte de verduras, cortes de verduras ; pt corte de legumes, corte de vegetais
Kitchen inventory : es inventario de cocina ; pt inventário da cozinha, inventário de cozinha
Kitchen ordering : es pedidos de cocina ; pt pedidos da cozinha
Knife skills : es técnicas de corte, manejo de cuchillos ; pt técnicas de corte culinário, manuseio de facas
Vegetarian cooking : es cocina vegetariana, cocina vegana ; pt cozinha vegetariana, cozinha vegana
Italian cuisine : es cocina italiana ; pt cozinha italiana, culinária italiana
French cuisine : es cocina francesa ; pt cozinha francesa, culinária francesa
Mediterranean cuisine : es cocina mediterránea ; pt cozinha mediterrânica, cozinha mediterrânea
Asian cuisine : es cocina asiática ; pt cozinha asiática, culinária asiática
World cuisines : es cocina internacional ; pt cozinha internacional, culinária internacional
Fast food preparation : es preparación de comida rápida, comida rápida ; pt preparo de fast food, comida rápida
Stock and sauce making : es elaboración de fondos y salsas, fondos y salsas
Temperature logs : es registro de temperaturas, control de temperaturas ; pt registo de temperaturas, registro de temperaturas, controle de temperaturas
Food labelling : es etiquetado de alimentos ; pt etiquetagem de alimentos, rotulagem de alimentos
Vacuum packing : es envasado al vacío ; pt embalagem a vácuo
Waste control : pt controlo de desperdício
Allergen control : es gestión de alérgenos ; pt controlo de alergénios
Mass catering : es cocina para colectividades, restauración colectiva
School meals : es comedor escolar*, comedores escolares* ; pt merenda escolar, refeições escolares
Hospital catering : es alimentación hospitalaria
Pot washing : es lavado de ollas ; pt lavagem de panelas
Boning : es deshuesado, deshuesado de carnes ; pt desossagem, desossa de carnes
Sausage making : es elaboración de embutidos ; pt fabrico de enchidos, produção de embutidos, produção de linguiça
Poultry processing : es procesamiento de aves, faenado de aves ; pt processamento de aves, abate de aves
Slaughtering : es faena de ganado, sacrificio de ganado ; pt abate de bovinos, abate de animais
Meat smoking : es ahumado de carnes ; pt defumação de carnes, fumagem de carnes
Meat curing : es curado de carnes ; pt cura de carnes
Mincing : es picado de carne, molienda de carne ; pt moagem de carne
Pasteurisation : es pasteurización ; pt pasteurização
Yoghurt making : es elaboración de yogur ; pt produção de iogurte, fabrico de iogurte
Jam making : es elaboración de mermeladas ; pt produção de compotas, produção de geleias
Canning : es conservas* ; pt enlatamento, conservas*
Juice production : es elaboración de jugos, elaboración de zumos ; pt produção de sucos, produção de sumos
Dough mixing : es amasado de masas
Proofing of dough : pt fermentação de massas, levedação de massas
Vinification : es vinificación, elaboración de vinos ; pt vinificação, produção de vinhos
Grape harvesting : es vendimia ; pt vindima, colheita de uva
Distilling : es destilación de licores ; pt destilação de bebidas
Tour planning : es planificación de viajes, diseño de itinerarios ; pt elaboração de roteiros de viagem, planejamento de viagens
Travel agency operations : es agencia de viajes* ; pt agência de viagens*
Airline ticketing : es emisión de boletos aéreos, emisión de billetes aéreos, emisión de pasajes ; pt emissão de passagens aéreas, emissão de bilhetes aéreos
Travel insurance : es seguros de viaje*, seguro de viaje* ; pt seguro viagem*, seguros de viagem*
Ecotourism : es ecoturismo ; pt ecoturismo
Leisure activities : pt atividades de lazer, animação de hóspedes
Wedding planning : es organización de bodas ; pt organização de casamentos, assessoria de casamentos
Swimming pool maintenance : es mantenimiento de piscinas, limpieza de piscinas ; pt manutenção de piscinas, limpeza de piscinas
Hiking tours : es senderismo guiado, rutas de senderismo ; pt caminhadas guiadas, trilhas guiadas
Barbering : pt barbearia*
Beard grooming : es arreglo de barba, perfilado de barba ; pt barba e bigode, aparo de barba
Men's haircuts : es cortes de caballero
Hair extensions : pt extensões de cabelo, alongamento capilar, mega hair
Blow-drying : es brushing*, secado de cabello, secado y peinado ; pt secagem de cabelo, brushing*
Nail art : es decoración de uñas ; pt decoração de unhas
Gel nails : es uñas de gel*, uñas acrílicas* ; pt unhas de gel*, unhas em gel*
Skin care : es cuidado de la piel, cuidado facial ; pt cuidados com a pele, cuidados de pele
Skin treatments : es tratamientos de piel ; pt tratamentos de pele
Aromatherapy : es aromaterapia ; pt aromaterapia
Reflexology : es reflexología ; pt reflexologia
Meditation : es meditación ; pt meditação
Group exercise classes : es clases colectivas, clases grupales de fitness ; pt aulas de grupo de fitness, ginástica coletiva
Football coaching : es entrenamiento de fútbol, escuela de fútbol ; pt treino de futebol, escolinha de futebol
Swimming instruction : es clases de natación, enseñanza de natación ; pt aulas de natação, ensino de natação
Refereeing : es arbitraje deportivo ; pt arbitragem desportiva, arbitragem esportiva
Lifeguarding : es socorrismo, salvamento acuático ; pt salvamento aquático, nadador-salvador*
Martial arts : es artes marciales ; pt artes marciais
Sports nutrition : es nutrición deportiva ; pt nutrição esportiva, nutrição desportiva
Funeral services : es servicios funerarios ; pt serviços funerários
`;
