export default String.raw`
// What people in shops, sales, customer service and marketing of Spain, Portugal and Latin America write.
Retail : es comercio minorista ; pt varejo*, comércio a retalho, comércio varejista
Retail management : es gestión de tiendas, gerencia de tienda ; pt gestão de lojas, gerência de loja
B2B sales : es ventas B2B, venta a empresas, ventas corporativas ; pt vendas B2B, vendas a empresas, vendas corporativas
B2C sales : es ventas B2C ; pt vendas B2C
Inside sales : es ventas internas ; pt vendas internas
Technical sales : es ventas técnicas, venta técnica, venta técnico-comercial ; pt vendas técnicas
Telesales : es ventas por teléfono ; pt vendas por telefone
Cold calling : es venta en frío, llamadas en frío
Direct sales : es venta directa, ventas directas ; pt vendas diretas, venda direta
Consultative selling : es venta consultiva ; pt venda consultiva
Sales planning : es planificación comercial, planificación de ventas ; pt planejamento comercial, planejamento de vendas, planeamento de vendas
Sales presentations : es presentaciones comerciales, presentaciones de venta ; pt apresentações comerciais, apresentações de vendas
Lead qualification : es calificación de prospectos, cualificación de leads, calificación de leads ; pt qualificação de leads
Closing sales : pt fechamento de vendas, fecho de vendas
Account management : es gestión de cuentas, gestión de cartera de clientes, manejo de cartera de clientes ; pt gestão de contas, gestão de carteira de clientes
Upselling : pt venda adicional, vendas adicionais
Territory management : es gestión de zona
Planogram implementation : es implantación de planogramas, planogramas* ; pt execução de planogramas, planogramas*
Shelf stacking : es reposición de lineales
Price changes : es cambios de precio, cambio de precios ; pt remarcação de preços, alteração de preços
Price checks : es comprobación de precios, verificación de precios
Payment processing : es procesamiento de pagos ; pt processamento de pagamentos
Refunds and returns : pt devoluções e reembolsos
Product knowledge : es conocimiento del producto, conocimiento de productos ; pt conhecimento do produto, conhecimento de produtos
Product demonstration : es demostración de productos, demostraciones de producto ; pt demonstração de produtos
In-store sampling : es degustaciones, degustación de productos en tienda ; pt degustação de produtos, degustações em loja
Gift wrapping : es envoltura de regalos, empaquetado de regalos, envoltorio de regalos ; pt embrulho de presentes, embalagem de presentes
Queue management : es gestión de colas, gestión de filas ; pt gestão de filas, organização de filas
Product listing : es publicación de productos, carga de productos ; pt cadastro de produtos, publicação de produtos
Customer experience : es experiencia de cliente, experiencia del cliente ; pt experiência do cliente
Export sales : es ventas de exportación, ventas al exterior ; pt vendas para exportação
Real estate sales : es venta de inmuebles, venta de viviendas, ventas inmobiliarias ; pt venda de imóveis, vendas imobiliárias
Car sales : es venta de coches, venta de autos, venta de vehículos ; pt venda de automóveis, venda de carros, venda de veículos
Software sales : es venta de software ; pt venda de software
FMCG : es consumo masivo*, gran consumo* ; pt bens de consumo*, grande consumo*
Wholesale : es venta al por mayor, venta mayorista ; pt venda por atacado, vendas por grosso, atacado*
Fashion retail : es venta de moda, venta de ropa ; pt venda de roupas, venda de vestuário, varejo de moda
Jewellery sales : es venta de joyas, venta de joyería ; pt venda de joias
Target achievement : es cumplimiento de objetivos, cumplimiento de metas ; pt cumprimento de metas, cumprimento de objetivos
Brand promotion : es promoción de marca ; pt promoção de marca
Mystery shopping : es cliente misterioso, cliente incógnito ; pt cliente mistério, cliente oculto
Lottery sales : es venta de lotería ; pt venda de lotaria, venda de loteria
Stock transfers : es traspasos de mercancía, traspasos entre tiendas ; pt transferências entre lojas, transferências de estoque
Mobile phone sales : es venta de celulares, venta de móviles ; pt venda de celulares, venda de telemóveis
Shoe fitting : es venta de calzado ; pt venda de calçados, venda de calçado
Cosmetics advice : es asesoría cosmética, asesoramiento en cosmética ; pt consultoria de cosméticos, aconselhamento cosmético
Customer loyalty : es fidelización* ; pt fidelização*
Rental agreements : es contratos de alquiler, contratos de arrendamiento ; pt contratos de aluguer, contratos de aluguel
Objection handling : es manejo de objeciones, tratamiento de objeciones ; pt contorno de objeções, gestão de objeções, tratamento de objeções
Cash drops : es retiros de efectivo de caja ; pt sangria de caixa, sangrias de caixa
Inventory replenishment : es reabastecimiento de inventario, reposición de inventario ; pt reabastecimento de estoque, ressuprimento de estoque
Price list management : es listas de precios, gestión de tarifas ; pt tabelas de preços, gestão de tabelas de preços
Customer visits : es visitas a clientes ; pt visitas a clientes
Calling customers : es llamadas a clientes ; pt ligações para clientes, chamadas a clientes
Telephone support : pt apoio telefónico
Warranty claims : es reclamaciones de garantía, gestión de garantías ; pt reclamações de garantia, gestão de garantias
Quotes : es presupuestos a clientes ; pt orçamentos a clientes
Test drives : es pruebas de manejo
Stockroom management : es gestión de trastienda, control de bodega de tienda ; pt gestão de armazém de loja
Personal styling : es asesoría de imagen, personal shopper* ; pt consultoria de imagem, consultoria de estilo
Public tenders : es licitaciones públicas ; pt licitações públicas, concursos públicos de fornecimento
Requests for quotation : pt pedidos de cotação, solicitação de cotações
Content marketing : es marketing de contenidos ; pt marketing de conteúdo, marketing de conteúdos
Content writing : pt redação de conteúdos, criação de textos para web
Keyword research : es investigación de palabras clave, búsqueda de palabras clave ; pt pesquisa de palavras-chave
Link building : es construcción de enlaces ; pt construção de links
Influencer marketing : es marketing de influencers, campañas con influencers ; pt marketing de influência, campanhas com influenciadores
Marketing automation : es automatización de marketing ; pt automação de marketing
Affiliate marketing : es marketing de afiliados, marketing de afiliación ; pt marketing de afiliados
Brand awareness : es reconocimiento de marca, notoriedad de marca ; pt notoriedade de marca, reconhecimento de marca
Customer segmentation : es segmentación de clientes ; pt segmentação de clientes
Consumer behaviour : es comportamiento del consumidor ; pt comportamento do consumidor
Outdoor advertising : es publicidad exterior, vallas publicitarias ; pt publicidade exterior, mídia exterior
Print advertising : es publicidad impresa, anuncios de prensa ; pt publicidade impressa, anúncios impressos
Corporate communications : es comunicación corporativa, comunicaciones corporativas ; pt comunicação corporativa, comunicação institucional
Direct marketing : es marketing directo, mercadeo directo ; pt marketing direto
Relationship marketing : es marketing relacional ; pt marketing de relacionamento, marketing relacional
Content calendars : es calendario de contenidos, calendario editorial ; pt calendário editorial, calendário de conteúdos
Conversion rate optimisation : es optimización de la conversión ; pt otimização de conversão
Product management : es gestión de producto, gestión de productos ; pt gestão de produto, gestão de produtos
`;
