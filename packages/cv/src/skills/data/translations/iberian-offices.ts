export default String.raw`
// What people in offices, personnel, law and management of Spain, Portugal and Latin America write.
Volume recruitment : es reclutamiento masivo, selección masiva ; pt recrutamento em massa, recrutamento em volume
Technical recruitment : es reclutamiento técnico, reclutamiento IT ; pt recrutamento técnico, recrutamento de TI
Background checks : es verificación de antecedentes, verificación de antecedentes laborales, estudios socioeconómicos ; pt verificação de antecedentes, checagem de antecedentes
Workforce planning : es planificación de plantilla, planeación de personal, dimensionamiento de plantilla ; pt planejamento de quadro, dimensionamento de quadro, planeamento de efetivos
Employment certificates : es certificados laborales, constancias de trabajo ; pt declarações de vínculo laboral
Training records : es registros de capacitación, registros de formación ; pt registos de formação, registros de treinamento
Absenteeism management : es gestión del absentismo, control de ausentismo ; pt gestão do absentismo, controle de absenteísmo
Offboarding : es bajas de personal, desvinculación de personal ; pt desligamento de funcionários, processos de desligamento
Employee retention : es retención de talento, retención de personal ; pt retenção de talentos
Employee welfare : pt bem-estar dos trabalhadores, bem-estar dos colaboradores
HR policies : es políticas de recursos humanos, políticas de personal ; pt políticas de recursos humanos
Disciplinary procedures : es procedimientos disciplinarios, expedientes disciplinarios ; pt procedimentos disciplinares, processos disciplinares
HR audits : es auditoría de recursos humanos, auditorías laborales ; pt auditorias de recursos humanos
Diversity and inclusion : es diversidad e inclusión ; pt diversidade e inclusão
Occupational psychology : es psicología organizacional, psicología laboral ; pt psicologia organizacional, psicologia do trabalho
Internship programmes : es programas de prácticas, programas de pasantías ; pt programas de estágio
Competency frameworks : es diccionario de competencias, modelo de competencias ; pt mapeamento de competências, modelo de competências
Soft skills training : es formación en habilidades blandas ; pt treinamento comportamental
Temp staffing : es selección de personal temporal, personal eventual ; pt trabalho temporário*
Induction training : es inducción de nuevos empleados ; pt integração de novos funcionários
Interview scheduling : es programación de entrevistas, coordinación de entrevistas ; pt agendamento de entrevistas, marcação de entrevistas
Shortlisting : es filtro curricular, preselección de candidatos, criba curricular ; pt triagem de currículos, pré-seleção de candidatos
Job advertisements : es publicación de ofertas de empleo ; pt publicação de vagas, anúncios de emprego
Collective agreements : pt convenções coletivas, acordos coletivos
Training coordination : es coordinación de capacitaciones, coordinación de formación ; pt coordenação de treinamentos, coordenação de formação
Training of trainers : es formación de formadores ; pt formação de formadores
Training materials : es material de capacitación, materiales de formación ; pt materiais de treinamento, materiais de formação
On-the-job training : es capacitación en el puesto, formación en el puesto de trabajo ; pt treinamento no posto de trabalho, formação em contexto de trabalho
Rosters : es cuadrantes de turnos ; pt escalas de trabalho
Timesheets : es partes de horas, hojas de tiempo ; pt folhas de ponto, folhas de horas
Salary structures : es estructura salarial, bandas salariales ; pt estrutura salarial, faixas salariais
Photocopying : es fotocopiado, fotocopias* ; pt fotocópias*, reprografia*
Binding documents : es encuadernación de documentos, anillado de documentos ; pt encadernação de documentos
Scanning and copying : es escaneo de documentos, digitalización de expedientes, digitalización de documentos ; pt digitalização de documentos
Dictation : es toma de dictado ; pt ditado de textos
Executive assistance : es asistencia a dirección, asistencia a gerencia ; pt assessoria à diretoria, assistência à direção, secretariado executivo
Diary management : pt controle de agenda
Meeting coordination : es coordinación de reuniones, organización de reuniones ; pt organização de reuniões, agendamento de reuniões
Document preparation : es elaboración de documentos, preparación de documentos ; pt elaboração de documentos, preparação de documentos
Switchboard operation : pt atendimento de central telefónica, operação de PABX, central telefônica
Call centre operations : es operación de call center ; pt operação de call center
Call transfer : es derivación de llamadas, transferencia de llamadas ; pt transferência de chamadas, encaminhamento de chamadas
Live chat : es atención por chat, chat en vivo ; pt atendimento por chat, atendimento via chat
Email support : es atención por correo electrónico, soporte por correo ; pt atendimento por e-mail, suporte por e-mail
Ticket handling : es gestión de tickets, atención de tickets ; pt atendimento de chamados, tratamento de chamados
Customer enquiries : es consultas de clientes, atención de consultas ; pt esclarecimento de dúvidas de clientes, dúvidas de clientes
Service level agreements : es acuerdos de nivel de servicio ; pt acordos de nível de serviço
Quality monitoring of calls : es monitoreo de llamadas, monitorización de llamadas ; pt monitoria de chamadas, monitoria de qualidade
Customer database management : es base de datos de clientes, bases de datos de clientes ; pt base de dados de clientes, cadastro de clientes
Transcription : es transcripción de audios, transcripción ; pt transcrição de áudios, transcrição
Shorthand : es taquigrafía ; pt estenografia, taquigrafia
Form processing : es tramitación de formularios ; pt preenchimento de formulários
Data verification : es validación de datos ; pt verificação de dados, conferência de dados
Back-office operations : es operaciones de back office ; pt retaguarda bancária, operações de backoffice
Virtual assistance : es asistencia virtual ; pt assistência virtual
Public counter service : es atención al ciudadano, atención ciudadana ; pt atendimento ao cidadão, atendimento ao munícipe
Protocol and etiquette : es protocolo y ceremonial, protocolo institucional ; pt protocolo e cerimonial, cerimonial*
Courier arrangements : es envíos por mensajería, gestión de mensajería ; pt envio de encomendas por estafeta
Visitor registration : es registro de visitas, registro de visitantes ; pt registo de visitantes, cadastro de visitantes
Contract law : es derecho de contratos ; pt direito dos contratos, direito contratual
Family law : es derecho de familia ; pt direito de família, direito da família
Commercial law : pt direito empresarial
Constitutional law : es derecho constitucional ; pt direito constitucional
Administrative law : es derecho administrativo ; pt direito administrativo
International law : es derecho internacional ; pt direito internacional
Property law : es derecho inmobiliario ; pt direito imobiliário
Tax law : es derecho tributario, derecho fiscal ; pt direito tributário, direito fiscal
Banking law : es derecho bancario ; pt direito bancário
Insolvency law : es derecho concursal ; pt direito da insolvência, direito falimentar
Maritime law : es derecho marítimo ; pt direito marítimo
Environmental law : es derecho ambiental, derecho medioambiental ; pt direito ambiental, direito do ambiente
Immigration law : es derecho migratorio, extranjería* ; pt direito migratório, direito dos estrangeiros
Competition law : es derecho de la competencia ; pt direito da concorrência, direito concorrencial
Consumer law : es derecho de consumo, derecho del consumidor ; pt direito do consumidor, direito do consumo
Medical law : es derecho sanitario, derecho médico ; pt direito da saúde, direito médico
Arbitration : pt arbitragem comercial, arbitragem de litígios
Dispute resolution : es resolución de disputas, resolución de controversias ; pt resolução de litígios
Client interviews : es entrevistas con clientes ; pt entrevistas com clientes
Court hearings : es asistencia a audiencias, audiencias judiciales, asistencia a juicios ; pt audiências judiciais, participação em audiências
Legal drafting : es redacción de demandas, redacción de escritos judiciales ; pt redação de peças processuais, elaboração de petições, peças processuais
Evidence handling : es cadena de custodia ; pt cadeia de custódia
Notarial practice : es derecho notarial, práctica notarial ; pt prática notarial, direito notarial
Wills and probate : es testamentos y herencias, sucesiones*, herencias* ; pt inventários e partilhas, heranças*, sucessões*
Land registry : es registro de la propiedad, registro inmobiliario ; pt registo predial, registro de imóveis
Company registration : es constitución de sociedades, constitución de empresas ; pt constituição de sociedades, abertura de empresas
Divorce proceedings : es divorcios*, procesos de divorcio ; pt divórcios*, processos de divórcio
Appeals : es recursos de apelación, apelaciones* ; pt recursos de apelação, interposição de recursos
Public policy : es políticas públicas
Operations management : es gestión de operaciones, gestión operativa ; pt gestão de operações, gestão operacional
Business administration : es administración de empresas* ; pt administração de empresas*, gestão de empresas*
Business planning : es planes de negocio, plan de negocios ; pt planos de negócio, plano de negócios
Business analysis : es análisis de negocio ; pt análise de negócio, análise de negócios
Business process management : es gestión por procesos, gestión de procesos ; pt gestão de processos, gestão por processos
Process mapping : es mapeo de procesos, levantamiento de procesos ; pt mapeamento de processos
Project scheduling : es programación de proyectos, cronogramas de proyecto ; pt cronogramas de projeto, cronograma do projeto
Project monitoring : es seguimiento de proyectos ; pt acompanhamento de projetos, acompanhamento de projectos
Project budgeting : es presupuestos de proyectos, presupuesto de proyecto ; pt orçamento de projetos, orçamentação de projetos
Project risk management : es riesgos de proyecto ; pt riscos de projeto, gestão de riscos de projeto
Resource planning : es planificación de recursos, asignación de recursos ; pt planejamento de recursos, alocação de recursos, planeamento de recursos
Crisis management : es gestión de crisis
Innovation management : es gestión de la innovación ; pt gestão da inovação
Knowledge management : es gestión del conocimiento ; pt gestão do conhecimento
Corporate social responsibility : es responsabilidad social corporativa, responsabilidad social empresarial ; pt responsabilidade social corporativa, responsabilidade social empresarial
SWOT analysis : es análisis FODA, análisis DAFO ; pt análise SWOT
P&L management : pt gestão de resultados
Purchase requisitions : es requisiciones de compra, solicitudes de compra ; pt requisições de compra, solicitações de compra
Vendor registration : es alta de proveedores ; pt cadastro de fornecedores, homologação de fornecedores
`;
