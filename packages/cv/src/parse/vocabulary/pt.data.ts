import type { Vocabulary } from "./types.ts";

export const pt: Vocabulary = {
  code: "pt",
  headings: {
    summary:
      "perfil|perfil profissional|sobre mim|resumo|resumo profissional|objetivo|objetivo profissional|apresentação|quem sou|síntese profissional|objetivos|sumário|resumo das qualificações|sumário executivo|síntese|apresentação pessoal|perfil pessoal|sobre|resumo de qualificações|em poucas palavras|qualificações profissionais|objectivo",
    experience: `experiência|experiências|experiência profissional|experiências profissionais|percurso profissional|histórico profissional|trajetória profissional|atuação profissional|carreira|empregos|estágios|experiência de trabalho|vida profissional|experiência laboral|histórico de empregos|histórico laboral|trajetória|percurso|
      outras experiências|experiência relevante|onde trabalhei|minha trajetória|trabalho|experiência anterior|experiências anteriores|atividades profissionais|cargos ocupados|experiência docente|atividade profissional|experiência na área`,
    projects:
      "projetos|projetos pessoais|portfólio|projetos relevantes|projetos acadêmicos|projetos académicos|projetos realizados|projectos",
    volunteering:
      "voluntariado|trabalho voluntário|experiência voluntária|atividades voluntárias|ações sociais|trabalhos voluntários|atividades extracurriculares|serviço comunitário",
    education: `escola|escolas|formação|formação acadêmica|formação académica|educação|escolaridade|habilitações|habilitações académicas|habilitações literárias|estudos|qualificações académicas|formação escolar|percurso académico|histórico acadêmico|educação e formação|formação e educação|graduação|formação superior|dados acadêmicos|onde estudei|formação profissional|grau de instrução|instrução|trajetória acadêmica|percurso escolar`,
    skills: `linhas de pesquisa|linhas de investigação|interesses de pesquisa|o que posso fazer por você|o que posso fazer por si|pergunte-me sobre|pergunte-me por|competências|habilidades|conhecimentos|aptidões|qualificações|competências técnicas|conhecimentos técnicos|informática|habilidades técnicas|ferramentas|competências profissionais|competências pessoais|conhecimentos de informática|habilidades e competências|competências digitais|pontos fortes|principais competências|
      aptidões e competências|capacidades|competências e habilidades|áreas de atuação|especialidades|tecnologias|conhecimentos específicos|habilidades comportamentais|habilidades interpessoais|softwares|software|competências informáticas|outras competências|outros conhecimentos|o que sei fazer|também sei|competências-chave|habilidades pessoais|conhecimentos e habilidades|equipamentos|
      sei fazer|o que sei|o que trago|o que ofereço|o que domino|faço bem|sou boa em|sou bom em|caixa de ferramentas`,
    languages:
      "idiomas|línguas|competências linguísticas|idioma|línguas estrangeiras|conhecimentos linguísticos|conhecimento de idiomas|línguas faladas",
    certifications:
      "curso|certificado|licença|cédula profissional|registro|registro profissional|registros|registo profissional|inscrição profissional|carteira profissional|certificações|certificados|cursos|cursos complementares|formação complementar|cursos e certificações|licenças|cursos extracurriculares|aperfeiçoamento|qualificação profissional|carteira de habilitação|formações|ações de formação|cursos de aperfeiçoamento|capacitações|treinamentos|treinamentos e cursos|cursos e treinamentos|certificação|certificações e cursos|registo profissional|registro profissional|carta de condução|habilitação|seminários|cursos profissionalizantes|cursos livres|formação contínua|licenças e certificações|certificados e cursos|cartas e certificados|cap e certificados|qualificações complementares|cursos realizados|atualização profissional|workshops",
    achievements:
      "conquistas|realizações|prémios|prêmios|distinções|resultados|principais realizações|bolsas|reconhecimentos|prêmios e reconhecimentos|prémios e distinções|principais conquistas|principais resultados",
    publications:
      "publicações|artigos|palestras|conferências|pesquisa|produção científica|trabalhos publicados",
    interests:
      "nas horas vagas|horas vagas|fora do trabalho|nos tempos livres|no meu tempo livre|tempo livre|quando não trabalho|interesses|passatempos|hobbies|interesses pessoais|lazer|tempos livres|interesses e hobbies",
    references: "referências|referência|recomendações|referências profissionais",
    personal:
      "dados pessoais|informações pessoais|informação pessoal|contato|contacto|contactos|contatos|dados de contato|informações de contato|identificação|dados de contacto|informações para contato",
    declaration: "declaração|assinatura",
    other:
      "outras informações|informações adicionais|informações complementares|outros|disponibilidade|outros dados|dados complementares|links|observações|informação adicional|diversos",
  },
  cues: {
    summary: "perfil|resumo|apresentação",
    experience: "experiência|experiências|percurso|trajetória|empregos|estágios|trabalhei|carreira",
    projects: "projetos",
    volunteering: "voluntariado|voluntário|voluntários",
    education: "formação|educação|escolaridade|estudos|acadêmica|académica|habilitações|estudei",
    skills: "competências|habilidades|conhecimentos|aptidões|ferramentas|qualificações",
    languages: "idiomas|línguas",
    certifications: "certificações|certificados|cursos|treinamentos|capacitações|licenças|complementares",
    achievements: "conquistas|prémios|prêmios|realizações|distinções",
    publications: "publicações|artigos",
    interests: "interesses|passatempos|hobbies",
    references: "referências",
    personal: "dados|contato|contacto|contactos|pessoais",
  },
  fillers:
    "meu|minha|meus|minhas|o|a|os|as|de|do|da|dos|das|e|em|com|para|um|uma|que|sobre|profissional|profissionais|principais|outras|outros|relevante|relevantes|técnicos|técnicas|pessoais|adicionais|onde|na|no|sei|por",
  months: [
    "janeiro|jan",
    "fevereiro|fev",
    "março|mar",
    "abril|abr",
    "maio|mai",
    "junho|jun",
    "julho|jul",
    "agosto|ago",
    "setembro|set",
    "outubro|out",
    "novembro|nov",
    "dezembro|dez",
  ],
  seasons:
    "início|meados|final|início de|meados de|final de|1º semestre|2º semestre|primavera|temporada|temporadas|temporada de verão|época de verão|safra|safras|verão|outono|inverno|semestre|trimestre|início|final",
  dates: {
    present:
      "presente|atual|atualmente|actualmente|actual|hoje|até hoje|até o momento|até ao momento|o momento|momento|em andamento|até à data|até a data|à data|até a presente data|até à presente data|atualidade|até ao presente|dias atuais|o presente|os dias atuais|agora|data atual|até à atualidade|em curso|cursando",
    since: "desde|a partir de",
    until: "até|até ao",
    to: "a|até|ao|e|à|saída|data de saída|demissão|data de demissão|desligamento|término|data de término",
    from: "de|desde|entre|entrada|data de entrada|admissão|data de admissão|data de início",
    of: "de",
  },
  titles: {
    heads: `autor|autora|membro|diretor|diretora|director|directora|gerente|chefe|responsável|encarregado|encarregada|supervisor|supervisora|coordenador|coordenadora|líder|gestor|gestora|presidente|fundador|fundadora|sócio|sócia|proprietário|proprietária|administrador|administradora|mestre|mestre de obras|contramestre|
      engenheiro|engenheira|desenvolvedor|desenvolvedora|programador|programadora|arquiteto|arquiteta|arquitecto|arquitecta|analista|técnico|técnica|consultor|consultora|especialista|projetista|designer|cientista de dados|informático|tecnólogo|topógrafo|
      enfermeiro|enfermeira|auxiliar|auxiliar de enfermagem|auxiliar administrativo|técnico de enfermagem|técnica de enfermagem|médico|médica|doutor|doutora|cirurgião|cirurgiã|dentista|farmacêutico|farmacêutica|fisioterapeuta|psicólogo|psicóloga|nutricionista|terapeuta|parteira|cuidador|cuidadora|socorrista|veterinário|veterinária|
      assistente|assistente social|assistente administrativo|assistente administrativa|educador|educadora|professor|professora|docente|tutor|tutora|instrutor|instrutora|formador|formadora|monitor|monitora|pedagogo|pedagoga|pesquisador|pesquisadora|investigador|investigadora|bolseiro|bolsista|bibliotecário|bibliotecária|
      contador|contadora|contabilista|técnico oficial de contas|auditor|auditora|tesoureiro|tesoureira|caixa|operador de caixa|operadora de caixa|bancário|bancária|assessor|assessora|corretor|corretora|corretor de imóveis|corretora de imóveis|agente|economista|estatístico|secretário|secretária|recepcionista|rececionista|telefonista|
      atendente|operador|operadora|operador de máquinas|operário|operária|ajudante|servente|estoquista|almoxarife|conferente|empilhadorista|repositor|repositora|armazenista|motorista|condutor|condutora|caminhoneiro|estafeta|entregador|motoboy|vendedor|vendedora|comercial|representante|promotor|promotora|balconista|comprador|compradora|lojista|
      cozinheiro|cozinheira|chef|subchefe|padeiro|padeira|confeiteiro|confeiteira|pasteleiro|pasteleira|açougueiro|garçom|garçonete|empregado|empregada|empregado de mesa|empregada de mesa|barman|barista|copeiro|copeira|camareira|governanta|porteiro|porteira|zelador|faxineiro|faxineira|diarista|babá|vigilante|vigia|segurança|
      policial|polícia|bombeiro|bombeira|militar|soldado|sargento|mecânico|mecânica|eletricista|electricista|encanador|canalizador|carpinteiro|marceneiro|pedreiro|pintor|pintora|soldador|soldadora|torneiro|serralheiro|montador|instalador|instaladora|eletromecânico|eletrotécnico|jardineiro|agricultor|agricultora|tratorista|agrônomo|agrônoma|engenheiro agrônomo|engenheira agrônoma|agrónomo|
      pescador|marinheiro|advogado|advogada|jurista|notário|juiz|juíza|solicitador|solicitadora|jornalista|redator|redatora|editor|editora|repórter|locutor|tradutor|tradutora|intérprete|revisor|revisora|fotógrafo|fotógrafa|cinegrafista|produtor|produtora|ilustrador|ilustradora|artista|músico|ator|atriz|bailarino|bailarina|
      cabeleireiro|cabeleireira|esteticista|manicure|barbeiro|costureira|costureiro|alfaiate|guia|guia turístico|guia de turismo|agente de viagens|comissário de bordo|comissária de bordo|recrutador|recrutadora|estagiário|estagiária|aprendiz|jovem aprendiz|trainee|estudante|voluntário|voluntária|autônomo|autônoma|freelancer|empreendedor|empreendedora|empresário|empresária|dono|dona|
      biólogo|bióloga|químico|química|laboratorista|social media|instaladora fotovoltaica|instalador fotovoltaico|planejador|planeador|comprador|inspetor|inspetora|fiscal|oficial|oficial de justiça|escrivão|despachante|estágio`,
    modifiers:
      "primeiro|primeira|segundo|segunda|vice|sub|ex|assistente|auxiliar|ajudante|sénior|sênior|júnior|pleno|jovem|aprendiz",
    at: "na|no|em|para",
    headFirst: true,
  },
  companies: {
    nouns: `hospital|clínica|centro de saúde|santa casa|upa|posto de saúde|farmácia|drogaria|laboratório|laboratórios|lar|creche|escola|colégio|instituto|universidade|faculdade|agrupamento|biblioteca|museu|teatro|editora|jornal|revista|rádio|banco|caixa|seguradora|seguros|
      escritório|contabilidade|consultoria|advogados|advocacia|associados|grupo|empresa|companhia|sociedade|indústria|indústrias|fábrica|metalúrgica|oficina|oficinas|câmara municipal|câmara|prefeitura|município|governo|ministério|secretaria|polícia|exército|fundação|associação|cooperativa|sindicato|ong|
      restaurante|bar|café|padaria|pastelaria|confeitaria|hotel|pousada|supermercado|supermercados|mercado|loja|lojas|armazém|armazéns|magazine|comércio|comercial|distribuidora|importadora|transportes|transportadora|logística|construtora|construções|construtores|imobiliária|obras|serviços|soluções|tecnologia|tecnologias|sistemas|informática|
      engenharia|energia|energias|solar|elétrica|mineração|agrícola|agropecuária|fazenda|quinta|herdade|adega|vinhos|têxteis|têxtil|confecções|calçados|automóveis|auto|concessionária|agência|estúdio|produções|salão|cabeleireiros|centro|casa|irmãos|filhos|e filhos|santander|correios|metalomecânica|frigorífico|laticínios|alimentos|atelier|ateliê|residência`,
  },
  education: {
    degrees: `licenciatura|licenciatura em|licenciado|bacharelado|bacharelado em|bacharel|bacharel em|graduação|graduação em|tecnólogo|tecnólogo em|tecnologia em|superior de tecnologia em|licenciado em|licenciada em|técnico superior em|curso superior|superior|mestrado|mestrado integrado|mestre|doutorado|doutoramento|doutor|pós-graduação|pós graduação|pós-graduado em|pós-graduada em|especialização|especialista em|residência médica|mba|
      ensino médio|ensino médio completo|ensino fundamental|ensino técnico|ensino superior|ensino secundário|ensino básico|técnico|técnico em|técnica em|curso técnico|curso técnico em|curso profissional|curso profissional de|curso de especialização tecnológica|cet|ctesp|12.º ano|12º ano|12.º|9.º ano|9º ano|11.º ano|curso de|diploma|magistério|segundo grau|2º grau|1º grau|engenharia|direito|residência médica|cef`,
    fieldLinks: "em|de|do|da|na área de|habilitação em|com ênfase em|com especialização em|vertente",
    institutions:
      "universidade|faculdade|escola|instituto|colégio|centro universitário|politécnico|instituto politécnico|escola técnica|etec|fatec|senai|senac|ifsp|ufrj|usp|unicamp|puc|ufmg|liceu|conservatório|academia|iefp|centro de formação|escola secundária|escola superior|agrupamento de escolas|cefet|escola profissional|cenfim",
  },
  certificates:
    "certificado|certificada|certificação|carteira|carteira de habilitação|cnh|licença|curso|carta de condução|nr-10|nr-35|nr 10|nr 35|nr-12|nr-33|nr|primeiros socorros|coren|crea|crm|oab|cédula|título|diploma|registro|registo|habilitação|haccp|cap|creci|cpa-10|cpa-20|crc|cartão|treinamento|capacitação|formação|dgert|dgeg",
  languageLevels:
    "nativo|nativa|língua materna|materna|fluente|avançado|intermediário|intermédio|básico|nível avançado|nível intermediário|nível básico|bilíngue|bilingue|profissional|proficiente|bom|boa|elementar|conversação|razoável|leitura|noções|técnico|pré-intermediário|nível médio|excelente|médio",
  kinds: {
    internship:
      "estágio|estagiário|estagiária|jovem aprendiz|aprendiz|menor aprendiz|estágio curricular|estágio profissional|trainee|residência",
    volunteer: "voluntário|voluntária|voluntariado",
    freelance:
      "autônomo|autônoma|autónomo|freelancer|freelance|por conta própria|conta própria|mei|trabalhador independente|recibos verdes|profissional liberal|independente|pj",
    partTime:
      "meio período|part-time|tempo parcial|meio expediente|fins de semana|temporário|eventual|bico|sazonal|horista|part time|finais de semana|nas horas vagas|meio turno",
    leave:
      "dona de casa|pausa familiar|em casa com|sem emprego|preparação para concurso|preparação para concursos|tropa|serviço militar obrigatório|licença-maternidade|licença maternidade|licença parental|licença de maternidade|maternidade|paternidade|ano sabático|sabático|cuidado de familiar|cuidar de|cuidados à família|viagem|viagens|intercâmbio|procura de emprego|desemprego|desempregado|serviço militar|doença|tratamento de saúde|mudança|apoio familiar|pausa na carreira|recolocação|apoio à família|baixa médica",
  },
  labels: {
    name: "nome|sobrenomes|apelidos|nome completo|nomes|apelido|sobrenome|nome / apelido|apelido / nome",
    email: "e-mail|email|correio eletrónico|correio eletrônico|mail",
    phone: "telefone|tel|celular|telemóvel|contato|whatsapp|fone|contacto telefónico|cel",
    address:
      "endereço|morada|cidade|localidade|residência|local|naturalidade|bairro|localização|reside em|domicílio",
    birth: "data de nascimento|nascimento|idade|nascido em|nascida em|local de nascimento",
    nationality:
      "nacionalidade|estado civil|sexo|cpf|rg|nif|carta de condução|cnh|filhos|documento de identidade|cartão de cidadão|género|gênero",
    title: "cargo|função|posto|ocupação|profissão|categoria|posição|função ou cargo ocupado",
    company:
      "empresa|empregador|entidade|instituição|organização|local de trabalho|entidade empregadora|nome do empregador|entidade patronal|nome e endereço do empregador|nome e morada do empregador",
    period: "período|data|datas|datas (de – até)|duração|ano",
    duties:
      "atividades|funções|responsabilidades|tarefas|principais atividades|atribuições|resultados|realizações|principais responsabilidades|principais atribuições|descrição|atividades desenvolvidas|funções desempenhadas|principais funções|atividades exercidas|principais resultados|principais actividades e responsabilidades|principais atividades e responsabilidades|tipo de empresa ou sector|tipo de empresa ou setor",
    degree:
      "curso|grau|habilitação|título|nível|formação|qualificação|designação da qualificação|designação da qualificação atribuída",
    institution:
      "instituição|escola|universidade|faculdade|estabelecimento|entidade|instituição de ensino|nome e tipo da organização de ensino ou formação",
    year: "ano|conclusão|ano de conclusão|concluído em|concluída em",
    field: "área|especialidade|especialização|ênfase|vertente",
    reference: "referência|referências",
    issuer: "emitido por|entidade|instituição|emissor|por|pela|pelo",
  },
  achievements: {
    change: `detectei|descobri|renovados|zerei|zerou|zeramos|aprovados|passámos|passamos|reduzimos|aumentámos|aumentamos|economizamos|baixaram|subiram|cresceram|caíram|abri|multipliquei|antes|rentabilidade|recuperámos|recuperamos|diminuíram|entregue|entreguei|reduzi|reduziu|reduzido|redução|reduzir|reduzindo|diminuí|diminuiu|diminuição|diminuindo|baixei|baixou|poupei|poupança|poupou|economia|economizei|economizou|economizando|encurtei|aumentei|aumento|aumentou|aumentar|aumentando|cresceu|cresci|crescimento|elevei|elevou|subiu|subi|melhorei|melhoria|melhorou|melhorando|
      dupliquei|dobrei|dobrou|duplicou|triplicou|ganhei|alcancei|alcançou|alcançando|atingi|atingiu|atingindo|superei|superou|superando|gerei|gerou|gerando|conquistei|obtive|obteve|passou|passando|acelerei|otimizei|evitei|eliminei|recuperei|recuperação|vendi|fechei|captei|mais|menos|maior|menor|em vez de|faturação|faturamento|vendas|queda|caiu|cortei|corte|ampliei|concluí|conseguimos|consegui`,
    award:
      "prémio|prêmio|vencedor|vencedora|reconhecimento|distinção|medalha|bolsa|melhor|funcionário do mês|funcionária do mês|colaborador do mês|destaque|menção honrosa|finalista|premiado|premiada|primeiro lugar|1.º lugar|1º lugar",
  },
  statedYears: {
    years: "anos|ano",
    experience: "experiência|carreira|atuação|profissão|na área|no ramo|no setor|trajetória|prática|ofício",
    spentIn: "em|no|na|nos|nas|como|atrás|a bordo",
    moreThan: "mais de|cerca de|quase|pelo menos|aproximadamente",
    numbers:
      "um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|vinte e um|vinte e dois|vinte e três|vinte e quatro|vinte e cinco|vinte e seis|vinte e sete|vinte e oito|vinte e nove|trinta",
  },
  stopWords:
    "e|de|a|o|as|os|do|da|dos|das|em|no|na|nos|nas|um|uma|ao|à|aos|às|para|por|com|que|se|seu|sua|é|foi|como|mais|meu|minha|ou|sobre|entre|desde|até|durante|sem|pelo|pela|não|são|também|muito|ser|tem|num|numa|anos|cada|após|foram|onde",
};
