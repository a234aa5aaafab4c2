import type { Vocabulary } from "./types.ts";

export const es: Vocabulary = {
  code: "es",
  headings: {
    summary:
      "perfil|perfil profesional|sobre mí|acerca de mí|resumen|resumen profesional|objetivo|objetivo profesional|presentación|quién soy|extracto|perfil personal|objetivos|síntesis|resumen ejecutivo|introducción|mi perfil|perfil laboral|en breve|resumen del perfil|objetivo laboral|carta de presentación|meta profesional|descripción personal",
    experience: `experiencia|experiencias|experiencia laboral|experiencia profesional|trayectoria|trayectoria profesional|historial laboral|empleos|trabajos|carrera profesional|experiencia de trabajo|antecedentes laborales|prácticas|vida laboral|trayectoria laboral|experiencias laborales|experiencias profesionales|historial profesional|
      empleo|ocupaciones|desempeño profesional|experiencia docente|experiencia clínica|experiencia relevante|otros trabajos|dónde he trabajado|donde he trabajado|mi trayectoria|prácticas profesionales|otra experiencia|experiencia previa|carrera|cargos desempeñados|recorrido profesional|mi experiencia|trabajo|puestos desempeñados|antecedentes profesionales`,
    projects:
      "proyectos|proyectos personales|proyectos destacados|portafolio|portfolio|proyectos académicos|proyectos realizados|proyectos seleccionados",
    volunteering:
      "voluntariado|experiencia de voluntariado|trabajo voluntario|actividades de voluntariado|actividades comunitarias|labor social|compromiso social|actividades extracurriculares|acción social|servicio comunitario|voluntariados",
    education: `escuela|escuelas|educación|formación|formación académica|estudios|titulaciones|formación reglada|datos académicos|antecedentes académicos|historial académico|trayectoria académica|estudios realizados|educación y formación|formación y estudios|preparación académica|títulos|escolaridad|formación profesional|estudios académicos|
      información académica|grado académico|nivel de estudios|perfil académico|educación formal|formación universitaria|dónde estudié|instrucción|formación básica|titulación`,
    skills: `líneas de investigación|intereses de investigación|lo que puedo hacer por usted|lo que puedo hacer por ustedes|pregúnteme por|pregúntame por|habilidades|competencias|aptitudes|conocimientos|destrezas|habilidades técnicas|competencias técnicas|conocimientos técnicos|conocimientos informáticos|informática|habilidades y competencias|fortalezas|capacidades|herramientas|competencias profesionales|competencias clave|habilidades personales|habilidades blandas|
      habilidades profesionales|programas|software|áreas de especialización|especialidades|áreas de experiencia|habilidades y conocimientos|tecnologías|competencias personales|habilidades informáticas|competencias digitales|competencias y habilidades|conocimientos y habilidades|manejo de herramientas|qué sé hacer|lo que sé hacer|aptitudes y habilidades|otros conocimientos|cualidades|ofimática|habilidades sociales|puntos fuertes|paquetes informáticos|mis habilidades|también sé|además sé|otras habilidades|habilidades clave|
      sé hacer|lo que sé|lo que aporto|qué aporto|lo que mejor hago|lo que se me da bien|se me da bien|caja de herramientas`,
    languages:
      "idiomas|lenguas|idioma|conocimiento de idiomas|conocimientos de idiomas|competencias lingüísticas|lenguajes e idiomas|nivel de idiomas|dominio de idiomas|lenguas e idiomas",
    certifications: `curso|certificado|carnet|acreditación|licencia|habilitaciones|registro|registro profesional|registros|colegiación|colegiatura|matrícula profesional|acreditaciones|certificaciones|certificados|cursos|formación complementaria|cursos y certificaciones|licencias|acreditaciones|capacitaciones|capacitación|cursos y talleres|formación adicional|carnés|cursos realizados|diplomas|seminarios|certificaciones y cursos|permisos|formación continua|colegiación|registro profesional|certificación|
      cursos complementarios|licencias y certificaciones|certificados y cursos|talleres|permiso de conducir|carnets|otros cursos|otros estudios|cursos y seminarios|certificaciones y licencias|estudios complementarios|cursos y diplomados|carnés y certificados|membresías|matrículas|matrícula profesional|actualización profesional|cursos y certificados|diplomados`,
    achievements:
      "logros|premios|reconocimientos|premios y reconocimientos|distinciones|méritos|becas|logros profesionales|resultados|logros destacados|principales logros|honores|premios y distinciones|logros y reconocimientos|reconocimientos y premios",
    publications:
      "publicaciones|artículos|ponencias|investigación|congresos|conferencias|publicaciones y ponencias",
    interests:
      "fuera del trabajo|fuera de la oficina|en mi tiempo libre|mi tiempo libre|ratos libres|en mis ratos libres|cuando no trabajo|ocio|intereses|aficiones|pasatiempos|hobbies|intereses personales|actividades|tiempo libre|aficiones e intereses|otros intereses|intereses y aficiones|gustos|pasiones",
    references:
      "referencias|referencias personales|referencias laborales|referencias profesionales|recomendaciones",
    personal:
      "datos personales|información personal|contacto|datos de contacto|información de contacto|datos|contáctame|identificación|mis datos|cómo contactarme",
    declaration: "declaración|declaración jurada|firma|protección de datos",
    other:
      "pretensiones|pretensiones de renta|pretensiones salariales|otros|otros datos|información adicional|datos adicionales|otros datos de interés|disponibilidad|información complementaria|otra información|enlaces|datos de interés|otros méritos|varios|movilidad",
  },
  cues: {
    summary: "perfil|resumen|presentación",
    experience: "experiencia|experiencias|trayectoria|empleos|trabajos|trabajado|prácticas|laboral|laborales",
    projects: "proyectos",
    volunteering: "voluntariado|voluntariados",
    education: "educación|formación|estudios|académica|académicos|titulaciones|estudiado",
    skills: "habilidades|competencias|conocimientos|aptitudes|destrezas|herramientas|capacidades|fortalezas",
    languages: "idiomas|lenguas",
    certifications:
      "certificaciones|certificados|cursos|capacitaciones|licencias|carnés|complementaria|talleres|diplomados",
    achievements: "logros|premios|reconocimientos|distinciones|becas",
    publications: "publicaciones|ponencias",
    interests: "intereses|aficiones|pasatiempos",
    references: "referencias",
    personal: "datos|contacto|personales",
  },
  fillers:
    "mi|mis|el|la|los|las|de|del|y|e|en|con|para|un|una|que|he|lo|sobre|profesional|profesionales|principales|otros|otras|destacados|destacada|relevante|técnicos|técnicas|personales|adicional|adicionales|reciente|clave|donde|dónde|sé|soy|cómo|qué|áreas|a|por",
  months: [
    "enero|ene",
    "febrero|feb",
    "marzo|mar",
    "abril|abr",
    "mayo|may",
    "junio|jun",
    "julio|jul",
    "agosto|ago",
    "septiembre|setiembre|sept|sep|set",
    "octubre|oct",
    "noviembre|nov",
    "diciembre|dic",
  ],
  seasons:
    "principios|principios de|mediados|mediados de|finales|finales de|inicios de|fines de|primavera|veranos|temporada|temporadas|temporada de verano|temporadas de verano|temporada de invierno|temporadas de invierno|temporada estival|verano|otoño|invierno|trimestre|semestre|principios|finales",
  dates: {
    present:
      "presente|actualidad|actual|actualmente|la actualidad|hoy|la fecha|a la fecha|hasta la fecha|fecha actual|hoy en día|en curso|hasta la actualidad|ahora|vigente|el presente|hasta hoy|hasta el presente|presente fecha|día de hoy|momento actual|en la actualidad",
    since: "desde|a partir de|desde el|desde la",
    until: "hasta|hasta el",
    to: "a|al|hasta|y|hasta el|egreso|fecha de egreso|salida|fecha de salida|término|fecha de término|fecha de fin",
    from: "de|del|desde|entre|ingreso|fecha de ingreso|fecha de inicio",
    of: "de|del",
  },
  titles: {
    heads: `autor|autora|gasfitero|gasfiter|maestro gasfiter|director|directora|gerente|gerenta|jefe|jefa|responsable|encargado|encargada|supervisor|supervisora|coordinador|coordinadora|líder|presidente|presidenta|fundador|fundadora|socio|socia|propietario|propietaria|capataz|mayordomo|subdirector|subdirectora|subgerente|administrador|administradora|
      ingeniero|ingeniera|desarrollador|desarrolladora|programador|programadora|arquitecto|arquitecta|analista|técnico|técnica|consultor|consultora|especialista|experto|experta|diseñador|diseñadora|científico de datos|científica de datos|informático|informática|delineante|topógrafo|topógrafa|aparejador|aparejadora|
      enfermero|enfermera|auxiliar|auxiliar de enfermería|médico|médica|doctor|doctora|cirujano|cirujana|matrona|partera|obstetra|odontólogo|odontóloga|dentista|farmacéutico|farmacéutica|fisioterapeuta|kinesiólogo|kinesióloga|psicólogo|psicóloga|terapeuta|nutricionista|paramédico|celador|celadora|cuidador|cuidadora|gerocultor|gerocultora|
      veterinario|veterinaria|trabajador social|trabajadora social|educador|educadora|maestro|maestra|profesor|profesora|docente|tutor|tutora|instructor|instructora|formador|formadora|monitor|monitora|catedrático|catedrática|investigador|investigadora|becario|becaria|bibliotecario|bibliotecaria|archivista|
      contador|contadora|contable|auditor|auditora|tesorero|tesorera|cajero|cajera|banquero|asesor|asesora|agente|corredor|corredora|economista|actuario|estadístico|estadística|administrativo|administrativa|auxiliar administrativo|auxiliar administrativa|auxiliar contable|asistente|asistente administrativo|asistente contable|
      secretario|secretaria|recepcionista|telefonista|teleoperador|teleoperadora|operador|operadora|operario|operaria|obrero|obrera|peón|mozo|mozo de almacén|almacenista|almacenero|bodeguero|montacarguista|carretillero|carretillera|repartidor|repartidora|mensajero|conductor|conductora|chofer|chófer|camionero|camionera|transportista|
      vendedor|vendedora|comercial|ejecutivo|ejecutiva|ejecutivo de ventas|ejecutiva de ventas|representante|promotor|promotora|dependiente|dependienta|comprador|compradora|reponedor|reponedora|mercaderista|visitador médico|visitadora médica|azafata|azafato|comerciante|
      cocinero|cocinera|chef|sous chef|ayudante|ayudante de cocina|pinche|panadero|panadera|pastelero|pastelera|carnicero|carnicera|camarero|camarera|mesero|mesera|mozo|barista|barman|bartender|sumiller|maître|lavaplatos|anfitrión|anfitriona|jefe de cocina|jefa de cocina|jefe de sala|jefa de sala|jefe de partida|camarera de pisos|gobernanta|
      conserje|portero|botones|limpiador|limpiadora|personal de limpieza|empleado|empleada|empleada doméstica|niñera|vigilante|vigilante de seguridad|guardia|guardia de seguridad|guarda|policía|bombero|bombera|militar|soldado|sargento|mecánico|mecánica|electricista|fontanero|fontanera|plomero|carpintero|carpintera|albañil|
      pintor|pintora|soldador|soldadora|tornero|fresador|ajustador|montador|instalador|instaladora|cerrajero|herrero|techador|yesero|maestro de obras|maestro mayor de obras|residente|residente de obra|inspector|inspectora|oficial|oficial de primera|maquinista|minero|agricultor|agricultora|ganadero|ganadera|jornalero|jornalera|tractorista|agrónomo|agrónoma|ingeniero agrónomo|ingeniera agrónoma|
      jardinero|jardinera|pescador|marinero|patrón|capitán|abogado|abogada|procurador|procuradora|notario|notaria|juez|jueza|fiscal|pasante|asesor jurídico|asesora jurídica|periodista|redactor|redactora|editor|editora|reportero|reportera|locutor|locutora|traductor|traductora|intérprete|corrector|correctora|fotógrafo|fotógrafa|
      camarógrafo|camarógrafa|productor|productora|realizador|realizadora|ilustrador|ilustradora|diseñador gráfico|diseñadora gráfica|artista|músico|música|actor|actriz|bailarín|bailarina|coreógrafo|estilista|peluquero|peluquera|esteticista|barbero|modista|costurera|sastre|guía|guía turístico|guía turística|agente de viajes|
      reclutador|reclutadora|practicante|pasante|aprendiz|aprendiza|alumno en prácticas|alumna en prácticas|estudiante|voluntario|voluntaria|autónomo|autónoma|freelance|emprendedor|emprendedora|empresario|empresaria|dueño|dueña|interino|interina|biólogo|bióloga|químico|química|laboratorista|técnico de laboratorio|técnica de laboratorio|community manager|gestor|gestora|planificador|planificadora|controlador|controladora|despachador|despachadora|residente|prácticas|ayudante de obra|maquillador|maquilladora|tejedor|tejedora|restaurador|restauradora`,
    modifiers:
      "primer|primera|segundo|segunda|vice|sub|ex|asistente|auxiliar|ayudante|senior|sénior|junior|júnior|gran|aprendiz|futuro|joven",
    at: "en|en el|en la|para",
    headFirst: true,
  },
  companies: {
    nouns: `hospital|clínica|centro médico|centro de salud|sanatorio|policlínico|consultorio|farmacia|laboratorio|laboratorios|residencia|geriátrico|colegio|escuela|instituto|universidad|academia|guardería|jardín de infantes|biblioteca|museo|teatro|editorial|diario|periódico|revista|
      banco|caja|financiera|seguros|aseguradora|estudio|estudio contable|estudio jurídico|bufete|gestoría|asesoría|consultora|consultoría|grupo|empresa|empresas|compañía|corporación|corporativo|sociedad|industrias|industria|fábrica|planta|taller|talleres|ayuntamiento|municipalidad|gobierno|ministerio|secretaría|
      intendencia|junta|diputación|consejería|policía|ejército|fundación|asociación|federación|cooperativa|sindicato|ong|restaurante|bar|cafetería|panadería|pastelería|hotel|hostal|posada|cadena|supermercado|supermercados|mercado|tienda|tiendas|almacén|almacenes|boutique|comercial|distribuidora|importadora|exportadora|
      transportes|logística|constructora|construcciones|inmobiliaria|obras|servicios|soluciones|tecnología|tecnologías|sistemas|software|electricidad|energía|minera|agrícola|finca|hacienda|estancia|granja|viñedos|bodega|bodegas|cervecería|textiles|textil|confecciones|modas|calzados|automotriz|concesionario|autos|agencia|
      studio|producciones|peluquería|salón|centro|casa|hermanos|hijos|e hijos|y asociados|abogados|arquitectos|ingenieros|contadores|correduría|ferretería|librería|frigorífico|lácteos|alimentos|central|clínica dental|cámara`,
  },
  education: {
    degrees: `educación media|educación media completa|licenciatura|licenciado|licenciada|licenciatura en|profesional en|profesional universitario en|profesional universitaria en|grado|grado en|graduado|graduada|diplomatura|diplomado|ingeniería|ingeniero|ingeniera|máster|maestría|magíster|magister|posgrado|postgrado|especialización|especialista en|especialista universitario en|especialidad|doctorado|doctor|bachillerato|bachiller|técnico|técnica|tecnólogo|tecnóloga|tecnicatura|técnico superior|técnico medio|técnico en|tecnología en|
      técnico profesional|técnico laboral|ciclo formativo|ciclo formativo de grado superior|ciclo formativo de grado medio|cfgs|cfgm|fp|fp ii|fp grado superior|fp grado medio|grado superior|grado medio|formación profesional|eso|graduado escolar|graduado en eso|educación secundaria|educación primaria|secundaria|secundario|secundaria completa|preparatoria|prepa|
      perito mercantil|contador público|contadora pública|contador público nacional|contaduría|profesorado|título|título de|título profesional|diploma|certificado de profesionalidad|título secundario|arquitectura|abogacía|carrera|enseñanza media|estudios secundarios|técnico universitario|tecnicatura superior|tecnicatura universitaria|polimodal|cou|bup|bachillerato técnico|egb`,
    fieldLinks:
      "en|de|del|mención|especialidad|con especialidad en|orientación|con mención en|con especialización en",
    institutions:
      "universidad|instituto|colegio|escuela|facultad|academia|ies|cifp|conservatorio|politécnico|politécnica|liceo|centro de formación|centro|uned|unam|uba|sena|conalep|tecnológico|preparatoria|seminario|universitat|institut|cft|cetis|cbtis|normal|campus|cebra|i.e.d|i.e.d.",
  },
  certificates:
    "certificado|certificada|certificación|carné|carnet|licencia|permiso|permiso b|curso|acreditación|diploma|título|colegiado|colegiada|manipulador de alimentos|manipuladora de alimentos|manipulación de alimentos|primeros auxilios|prevención de riesgos|prl|dele|haccp|habilitación|matrícula|cédula profesional|carnet de conducir|carné de conducir|carretillero|capacitación|taller|diplomado|registro|tarjeta profesional|soporte vital",
  languageLevels:
    "nativo|nativa|lengua materna|materno|materna|idioma materno|bilingüe|fluido|fluida|avanzado|avanzada|intermedio|intermedia|básico|básica|nivel avanzado|nivel intermedio|nivel básico|nivel alto|nivel medio|alto|medio|bajo|principiante|elemental|conversacional|profesional|competencia profesional|nivel nativo|intermedio alto|nociones|dominio|excelente|bueno|muy bueno|hablado y escrito|técnico|lectura|nivel bajo|nivel técnico|lengua segunda|nivel conversacional",
  kinds: {
    internship:
      "prácticas|practicante|becario|becaria|pasante|pasantía|práctica profesional|aprendiz|aprendiza|residencia profesional|servicio social|beca|alumno en prácticas",
    volunteer: "voluntario|voluntaria|voluntariado|ad honorem",
    freelance:
      "autónomo|autónoma|freelance|independiente|por cuenta propia|cuenta propia|trabajador independiente|trabajadora independiente|monotributista|freelancer|honorarios|emprendimiento propio|negocio propio",
    partTime:
      "media jornada|tiempo parcial|medio tiempo|por horas|fines de semana|eventual|temporal|ocasional|part time|jornada parcial|refuerzo|sábados|trabajo de estudiante|suplencias|suplente|temporada|a tiempo parcial",
    leave:
      "ama de casa|pausa familiar|en paro|en casa con|cuidando de|cuidando a|preparación de oposiciones|oposiciones|servicio militar obligatorio|conscripción|baja por maternidad|licencia por maternidad|maternidad|paternidad|excedencia|permiso parental|cuidado de|cuidado de familiares|cuidado de mi|cuidado de hijos|año sabático|sabático|viaje|viajes|búsqueda de empleo|búsqueda activa|desempleo|servicio militar|enfermedad|licencia|mudanza|crianza|pausa|descanso|intercambio|cuidado familiar|recuperación|reubicación|permiso por",
  },
  labels: {
    name: "nombre|apellidos|nombre y apellidos|nombre completo|nombres|nombre y apellido|apellidos y nombres|apellido|apellido y nombre|nombres y apellidos|nombre / apellidos|apellidos / nombre",
    email: "e-mail|email|correo|correo electrónico|mail|correo-e",
    phone:
      "teléfono|tel|móvil|celular|teléfono móvil|cel|telf|teléfono celular|contacto telefónico|whatsapp|teléfono de contacto|tfno",
    address:
      "dirección|domicilio|ciudad|lugar|localidad|residencia|lugar de residencia|ubicación|población|provincia|reside en|dirección actual",
    birth:
      "fecha de nacimiento|nacimiento|edad|lugar de nacimiento|nacido el|nacida el|fecha y lugar de nacimiento|lugar y fecha de nacimiento",
    nationality:
      "nacionalidad|estado civil|sexo|género|dni|nie|cédula|rut|cuil|cuit|curp|rfc|permiso de conducir|carnet de conducir|carné de conducir|cédula de identidad|vehículo propio|hijos|nif|documento|disponibilidad|cédula de ciudadanía",
    title:
      "puesto|cargo|posición|función|ocupación|puesto desempeñado|cargo desempeñado|rol|profesión|título del puesto|puesto de trabajo|profesión o cargo desempeñado|función o cargo ocupado|función o puesto ocupado",
    company:
      "empresa|empleador|organización|compañía|institución|nombre de la empresa|lugar de trabajo|centro|centro de trabajo|cliente|nombre y dirección de la empresa o empleador|nombre y dirección del empleador",
    period: "período|periodo|fecha|fechas|duración|desde|año|años|tiempo|fechas (de - a)",
    duties:
      "funciones|responsabilidades|tareas|actividades|logros|descripción|funciones principales|funciones realizadas|tareas realizadas|principales funciones|principales responsabilidades|principales logros|tareas principales|resultados|funciones y responsabilidades|actividades y responsabilidades principales|principales actividades y responsabilidades|tipo de empresa o sector",
    degree:
      "título|titulación|grado|estudios|nivel|carrera|grado obtenido|título obtenido|nivel educativo|título de la cualificación obtenida|cualificación obtenida",
    institution:
      "institución|centro|universidad|escuela|colegio|instituto|centro de estudios|institución educativa|lugar|nombre y tipo de organización que ha impartido la educación o la formación|nombre y tipo del centro de estudios",
    year: "año|año de graduación|fecha de graduación|graduación|egreso|finalización|año de egreso",
    field: "especialidad|mención|área|orientación|campo|rama",
    reference: "referencia|referencias",
    issuer: "emitido por|otorgado por|entidad|expedido por|impartido por|institución|dictado por|por",
  },
  achievements: {
    change: `pasaron|pasé|pasaba|detecté|detectó|descubrí|renovados|aprobaron|aprobados|mejoramos|pasamos|crecimos|ahorramos|bajaron|subieron|aumentaron|redujeron|recorte|reduje|multipliqué|multiplicó|descendieron|creció|crecieron|recortó|recortando|abrí|rentabilidad|sobrepasé|antes|reduje|reducido|redujo|reducción|reducir|reduciendo|disminuí|disminuyó|disminución|disminuir|bajé|bajó|bajada|bajar|rebajé|recorté|ahorré|ahorro|ahorros|ahorrando|ahorró|acorté|aumenté|aumento|aumentó|aumentar|aumentando|incrementé|incremento|incrementó|incrementar|incrementando|
      subí|subió|subida|crecimiento|creció|crecer|mejoré|mejora|mejoró|mejorar|mejorando|dupliqué|duplicó|duplicar|tripliqué|gané|ganó|logré|logró|logrando|logro|alcancé|alcanzó|alcanzando|superé|superó|superando|generé|generó|generando|conseguí|consiguió|consiguiendo|obtuve|obtuvo|pasó|pasando|
      aceleré|optimicé|optimización|evité|eliminé|recuperé|recuperación|recuperando|vendí|cerré|capté|fidelicé|más|menos|mayor|menor|frente a|en lugar de|facturación|ventas|cumplimiento|cumplí|elevé|elevó|llevé|redujimos|aumentamos|logramos|mejoramos|descenso|descendió|cayó|merma|amplié|amplió`,
    award:
      "premio|premiado|premiada|galardón|reconocimiento|ganador|ganadora|medalla|beca|mejor|empleado del mes|empleada del mes|mención|distinción|finalista|matrícula de honor|primer lugar|primer puesto|mejor promedio|abanderado|abanderada|cuadro de honor|nominado|nominada",
  },
  statedYears: {
    years: "años|año",
    experience:
      "experiencia|trayectoria|carrera|ejercicio|en el sector|en el rubro|profesión|trabajando|oficio|dedicado|dedicada",
    spentIn: "en|como|detrás|tras|a bordo",
    moreThan: "más de|casi|cerca de|alrededor de|al menos|unos",
    numbers:
      "un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiún|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta",
  },
  stopWords:
    "y|de|la|el|los|las|del|en|un|una|al|a|para|por|con|que|se|su|sus|es|fue|como|más|mi|mis|lo|o|sobre|entre|desde|hasta|durante|sin|bajo|tras|mediante|así|esta|este|también|muy|ser|son|ha|he|años|nuestro|e|no|fui|cada|otros|donde",
};
