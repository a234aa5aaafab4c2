export default String.raw`
// What bookkeepers, tellers, insurers, shop assistants and sellers of Spain, Portugal and Latin America write.
Cash counting : es conteo de efectivo ; pt contagem de caixa, contagem de numerário, conferência de numerário
Cheque handling : es manejo de cheques, gestión de cheques, emisión de cheques ; pt emissão de cheques, gestão de cheques
Cheque encashment : es cobro de cheques, pago de cheques ; pt pagamento de cheques, desconto de cheques
General ledger : es libro mayor, mayor general ; pt razão geral, livro razão
Payment runs : es remesas de pagos, corridas de pago, remesas de pago a proveedores ; pt processamento de pagamentos a fornecedores, lotes de pagamento
Tax audits : es inspecciones fiscales, auditorías fiscales, inspecciones de Hacienda ; pt fiscalizações tributárias, inspeções tributárias, auditorias fiscais
Cash forecasting : es proyección de flujo de caja, proyección de caja ; pt projeção de fluxo de caixa, previsão de caixa
Cost centre accounting : es contabilidad por centros de costo, contabilidad por centros de coste ; pt contabilidade por centros de custo, rateio por centro de custo
Cost centre coding : es imputación a centros de coste, imputación a centros de costo ; pt classificação por centro de custo, imputação a centros de custo
Management accounting : es contabilidad de gestión, contabilidad gerencial ; pt contabilidade de gestão, contabilidade gerencial
Consolidation accounting : es consolidación contable, consolidación de estados financieros, consolidación de cuentas ; pt consolidação contábil, consolidação de contas, consolidação de balanços
Inventory accounting : es contabilidad de inventarios, contabilidad de existencias ; pt contabilidade de estoques, contabilidade de existências
Lease accounting : es contabilidad de arrendamientos ; pt contabilidade de locações, contabilização de arrendamentos
Revenue recognition : es reconocimiento de ingresos ; pt reconhecimento de receita, reconhecimento do rédito
Withholding tax : es retenciones de IRPF, retención en la fuente, retenciones en la fuente ; pt retenções na fonte, retenção na fonte, IRRF^
VAT : pt apuramento do IVA, declarações de IVA
International tax : es fiscalidad internacional, tributación internacional ; pt tributação internacional, fiscalidade internacional
Personal tax : es declaración de la renta, declaraciones de la renta, IRPF^ ; pt imposto de renda pessoa física, declaração de imposto de renda, IRPF^
Customs duty : es aranceles*, aranceles aduaneros, derechos arancelarios ; pt direitos aduaneiros, imposto de importação
Audit preparation : es preparación de auditorías, preparación de auditoría ; pt preparação de auditorias, preparação para auditoria
Compliance audit : es auditoría de cumplimiento ; pt auditoria de conformidade, auditoria de compliance
Financial management : es gestión financiera, administración financiera ; pt gestão financeira, administração financeira
Financial forecasting : es proyecciones financieras, previsiones financieras ; pt projeções financeiras, previsões financeiras
Financial planning and analysis : es planificación y análisis financiero, planeación financiera ; pt planeamento e análise financeira
Working capital management : es gestión del capital de trabajo, gestión del circulante ; pt gestão do capital de giro, gestão do fundo de maneio
Foreign exchange : es cambio de divisas, compraventa de divisas, operaciones de cambio ; pt operações de câmbio, compra e venda de moeda estrangeira
Foreign currency handling : es manejo de divisas, cobro en moneda extranjera ; pt recebimento em moeda estrangeira
Credit control : pt controlo de crédito, controle de crédito
Credit management : es gestión de créditos, gestión de riesgo de clientes ; pt gestão de crédito
Valuation : es valoración de empresas, valuación de empresas ; pt avaliação de empresas
Corporate finance : es finanzas corporativas ; pt finanças corporativas, finanças empresariais
Grant management : es gestión de subvenciones, gestión de ayudas públicas ; pt gestão de subvenções, gestão de subsídios
Data reconciliation : es conciliación de datos ; pt conciliação de dados, reconciliação de dados
Vendor reconciliation : es conciliación de proveedores, conciliación de cuentas de proveedores ; pt conciliação de fornecedores, reconciliação de contas de fornecedores
Insolvency accounting : es concursos de acreedores ; pt processos de insolvência
Aged debt : es antigüedad de saldos, análisis de antigüedad de saldos ; pt antiguidade de saldos
Overdue accounts : es cuentas vencidas, cartera vencida, gestión de impagados ; pt contas em atraso, cobrança de inadimplentes
Debtors : es deudores* ; pt devedores*
Payslips : es recibos de nómina, recibos de sueldo, boletas de pago ; pt recibos de vencimento, holerites, contracheques
Pension contributions : es aportes previsionales, cotizaciones previsionales ; pt contribuições previdenciárias
Budgetary control : es control presupuestal
Cash deposits : es depósitos de efectivo, ingresos de efectivo ; pt depósitos em numerário, depósitos em dinheiro
Vault operations : es manejo de bóveda, bóveda bancaria ; pt tesouraria de agência, cofre de agência
Fixed deposits : es plazos fijos, depósitos a plazo ; pt depósitos a prazo
Board minutes : es actas de directorio, actas del consejo de administración ; pt atas do conselho de administração
E-invoicing : es facturación electrónica, factura electrónica ; pt emissão de notas fiscais eletrônicas, nota fiscal eletrônica, NF-e^, faturação eletrónica, faturamento eletrônico
Tax provisioning : es provisión de impuestos, provisión del impuesto de sociedades ; pt provisão de impostos
Stamp duty : es impuesto de timbre, actos jurídicos documentados ; pt imposto do selo
Property tax : es impuesto predial, IBI^ ; pt IPTU^
Indirect taxes : es impuestos indirectos ; pt impostos indiretos, tributos indiretos
Tax registration : es alta censal, inscripción en el RUC, inscripción en el RFC ; pt inscrição nas Finanças, inscrição estadual
Tax refunds : es devolución de impuestos, devoluciones de IVA ; pt restituição de impostos, reembolsos de IVA
Final pay : es cálculo de finiquitos, liquidaciones finales ; pt cálculo de rescisões, verbas rescisórias, rescisões contratuais
Holiday pay : es pago de vacaciones, liquidación de vacaciones ; pt cálculo de férias, subsídio de férias
Overtime calculation : es cálculo de horas extras, horas extra en nómina ; pt cálculo de horas extras, apuração de horas extras
Year-end payroll : es cierre anual de nómina ; pt décimo terceiro salário, subsídio de Natal
Payroll controls : es revisión de nómina, control de nómina ; pt conferência da folha de pagamento, conferência da folha
Salary advances : es anticipos de nómina, adelantos de sueldo ; pt adiantamentos salariais
Bank fees : es comisiones bancarias ; pt tarifas bancárias, comissões bancárias
Debt management : es gestión de deuda ; pt gestão da dívida
Currency hedging : es cobertura de divisas, coberturas cambiarias ; pt cobertura cambial, hedge cambial
Accident reports : pt participações de sinistro, boletins de ocorrência
Claims inspection : es peritaje de siniestros, peritación de siniestros ; pt vistoria de sinistros, peritagem de sinistros
Banking : es operaciones bancarias, banca* ; pt operações bancárias, banca*
Retail banking : es banca minorista, banca de particulares ; pt banca de retalho, varejo bancário
Corporate banking : es banca corporativa, banca de empresas ; pt banca de empresas, banco de atacado
Investment banking : es banca de inversión ; pt banca de investimento, banco de investimento
Private banking : es banca privada ; pt banca privada
Digital banking : es banca digital, banca en línea, banca electrónica ; pt banca digital, banco digital, homebanking
Branch operations : es operaciones de sucursal, operativa de sucursal ; pt operações de agência, operações de balcão
Account opening : es apertura de cuentas, apertura de cuentas bancarias ; pt abertura de contas, abertura de contas bancárias
Lending : es concesión de préstamos, otorgamiento de créditos, colocación de créditos ; pt concessão de empréstimos
Leasing : es arrendamiento financiero ; pt locação financeira, arrendamento mercantil
Credit risk : es riesgo de crédito, riesgo crediticio ; pt risco de crédito
Market risk : es riesgo de mercado ; pt risco de mercado
Operational risk : es riesgo operacional, riesgo operativo ; pt risco operacional
Liquidity risk : es riesgo de liquidez ; pt risco de liquidez
Remittances : es envío de remesas, giros de dinero ; pt remessas internacionais, envio de remessas
Anti-money laundering : es prevención de lavado de activos, prevención de lavado de dinero, prevención de blanqueo de capitales, PLD^ ; pt prevenção à lavagem de dinheiro, prevenção do branqueamento de capitais, PLD^
Know your customer : es conocimiento del cliente, debida diligencia de clientes ; pt conheça seu cliente, conhecimento do cliente
Banking regulation : es normativa bancaria, regulación bancaria ; pt regulação bancária, normativo bancário
Regulatory compliance : es cumplimiento normativo, cumplimiento regulatorio ; pt conformidade regulatória, conformidade normativa
Asset management : es gestión de activos financieros ; pt gestão de ativos financeiros
Investment analysis : es análisis de inversiones
Financial markets : es mercados financieros ; pt mercados financeiros, mercado financeiro*
Stock trading : es compraventa de acciones ; pt compra e venda de ações
Technical analysis : es análisis bursátil ; pt análise técnica de ações
Fixed income : es renta fija ; pt renda fixa, rendimento fixo
Derivatives : es derivados financieros ; pt derivativos*, derivados financeiros
Insurance : es seguros* ; pt seguros*
Life insurance : es seguros de vida, pólizas de vida ; pt seguros de vida, seguro de vida*
Health insurance : es seguros médicos, seguros de salud
Motor insurance : es seguros de automóvil, seguros de auto, seguro automotor ; pt seguro automóvel, seguro auto, seguros de automóveis
Property insurance : es seguros de hogar, seguros patrimoniales, seguro multirriesgo ; pt seguro residencial, seguros multirriscos, seguro patrimonial
Liability insurance : es seguro de responsabilidad civil ; pt seguro de responsabilidade civil
Marine insurance : es seguro marítimo, seguro de transporte ; pt seguro marítimo, seguro de transportes
Reinsurance : es reaseguro, reaseguros ; pt resseguro, resseguros
Insurance underwriting : es suscripción de riesgos, suscripción de pólizas ; pt subscrição de riscos, subscrição de seguros
Insurance broking : es correduría de seguros, corretaje de seguros ; pt corretagem de seguros, mediação de seguros
Insurance quotations : es cotización de seguros, cotización de pólizas ; pt cotação de seguros, simulação de seguros
Premium calculation : es cálculo de primas ; pt cálculo de prémios, cálculo de prêmios de seguro
Premium collection : es cobro de primas, cobranza de primas ; pt cobrança de prémios
Pension administration : es administración de pensiones, planes de pensiones ; pt fundos de pensões, gestão de pensões
Cryptocurrency : es criptomonedas ; pt criptomoedas
Financial inclusion : es inclusión financiera ; pt inclusão financeira
Loan restructuring : es reestructuración de créditos, refinanciación de deuda ; pt reestruturação de crédito, renegociação de dívidas
Credit approval : es aprobación de créditos ; pt aprovação de crédito
Home loans : es créditos hipotecarios, préstamos hipotecarios, hipotecas* ; pt crédito habitação, crédito imobiliário, financiamento imobiliário
Counterfeit detection : es detección de billetes falsos ; pt detecção de notas falsas, deteção de notas falsas
Signature verification : es verificación de firmas ; pt conferência de assinaturas, verificação de assinaturas
Payment plans : es planes de pago, convenios de pago ; pt planos de pagamento, acordos de pagamento
Microinsurance : es microseguros ; pt microsseguros
`;
