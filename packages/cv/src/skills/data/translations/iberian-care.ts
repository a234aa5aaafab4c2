export default String.raw`
// What nurses, carers, therapists and people of clinics and laboratories of Spain, Portugal and Latin America write.
Neonatal care : es cuidados neonatales ; pt cuidados neonatais, assistência ao recém-nascido
Mental health nursing : es enfermería en salud mental, enfermería psiquiátrica ; pt enfermagem em saúde mental, enfermagem psiquiátrica
Oncology nursing : es enfermería oncológica ; pt enfermagem oncológica
Emergency nursing : pt enfermagem de urgência, enfermagem em emergência
Occupational health nursing : es enfermería del trabajo, enfermería laboral ; pt enfermagem do trabalho
Community nursing : es enfermería comunitaria ; pt enfermagem comunitária
School nursing : es enfermería escolar ; pt enfermagem escolar
Nursing management : es gestión de enfermería, supervisión de enfermería ; pt gestão de enfermagem, supervisão de enfermagem
Chemotherapy administration : es administración de quimioterapia, administración de citostáticos ; pt administração de quimioterapia, administração de citostáticos
Dialysis care : es cuidados en diálisis ; pt cuidados em diálise
Cardiac care : es cuidados coronarios, cuidados cardíacos ; pt cuidados coronários, cuidados cardíacos
Cardiac monitoring : es monitorización cardíaca, monitoreo cardíaco ; pt monitorização cardíaca
Diabetes care : es control de diabetes, cuidados del paciente diabético ; pt controlo da diabetes, cuidados com diabéticos
Insulin administration : es administración de insulina, aplicación de insulina ; pt administração de insulina, aplicação de insulina
Blood sugar testing : es glucometría, toma de glucemia ; pt glicemia capilar, medição de glicemia, controle glicêmico
Respiratory care : es cuidados respiratorios, terapia respiratoria ; pt cuidados respiratórios, terapia respiratória
Stoma care : es cuidado de ostomías, cuidados de estomas ; pt cuidados com ostomias, cuidados com estomas
Nasogastric tube feeding : es sondaje nasogástrico, nutrición enteral, alimentación por sonda ; pt alimentação por sonda, sondagem nasogástrica, nutrição enteral, dieta enteral
Suctioning : es aspiración de secreciones ; pt aspiração de secreções, aspiração de vias aéreas
Airway management : es manejo de vía aérea, manejo de la vía aérea ; pt manejo de vias aéreas, via aérea avançada
Non-invasive ventilation : es ventilación no invasiva, ventilación mecánica no invasiva ; pt ventilação não invasiva, VNI^
Arterial blood gas sampling : es gasometría arterial, toma de gases arteriales ; pt gasometria arterial, coleta de gasometria
Infusion pumps : es bombas de infusión, manejo de bombas de infusión ; pt bombas de infusão, bombas infusoras
Patient assessment : es valoración del paciente, valoración de enfermería ; pt avaliação do paciente, avaliação do doente
Patient monitoring : es monitorización de pacientes, monitoreo de pacientes ; pt monitorização de pacientes, monitorização de doentes
Postoperative monitoring : es vigilancia postoperatoria, control postoperatorio ; pt vigilância pós-operatória, acompanhamento pós-operatório
Discharge planning : es planificación del alta ; pt planejamento de alta, planeamento de alta
Care coordination : es coordinación de cuidados ; pt coordenação de cuidados
Bed management : es gestión de camas ; pt gestão de leitos, gestão de camas
Neonatal resuscitation : es reanimación neonatal ; pt reanimação neonatal
Quality improvement in care : es mejora de la calidad asistencial ; pt melhoria da qualidade assistencial
Primary care : es atención primaria* ; pt atenção primária*, cuidados primários*, atenção básica à saúde
Continence care : es cambio de pañales a adultos, cuidado de la incontinencia ; pt troca de fraldas geriátricas, cuidados de incontinência
Washing and dressing : es aseo y vestido ; pt higiene e vestuário
Toileting : es acompañamiento al baño ; pt acompanhamento ao banheiro
Patient hygiene : pt higiene do paciente, higiene do doente
Foot care : es cuidado de los pies ; pt cuidados com os pés
Intravenous medication : es medicación intravenosa, medicación endovenosa ; pt medicação endovenosa, medicação intravenosa
Urinary catheters : es sondas vesicales ; pt sondas vesicais
Health promotion : pt promoção da saúde, promoção de saúde
Family planning : es planificación familiar ; pt planejamento familiar, planeamento familiar
Vaccination campaigns : es campañas de vacunación, jornadas de vacunación ; pt campanhas de vacinação
Health camps : es jornadas de salud, brigadas de salud ; pt mutirões de saúde
Household visits : es visitas casa por casa
Psychosocial support : es apoyo psicosocial, acompañamiento psicosocial ; pt apoio psicossocial, acompanhamento psicossocial
Needs assessment : es diagnóstico de necesidades, detección de necesidades ; pt levantamento de necessidades, diagnóstico de necessidades
Crisis intervention : es intervención en crisis ; pt intervenção em crise
Addiction counselling : es tratamiento de adicciones, intervención en adicciones ; pt tratamento de dependência química, apoio a toxicodependentes
Domestic violence support : es atención a víctimas de violencia de género, atención a víctimas de violencia
Group therapy : es terapia grupal, terapia de grupo ; pt terapia de grupo, terapia em grupo
Individual therapy : es terapia individual, psicoterapia individual ; pt terapia individual, psicoterapia individual
Couples counselling : es terapia de pareja ; pt terapia de casal
Play therapy : es terapia de juego ; pt ludoterapia
Grief counselling : es acompañamiento en duelo ; pt apoio ao luto
Refugee support : es atención a refugiados, atención a migrantes ; pt apoio a refugiados, acolhimento de refugiados
Homelessness support : es atención a personas sin hogar ; pt apoio a pessoas em situação de rua, apoio a sem-abrigo
Disability support : es atención a personas con discapacidad, apoyo a personas con discapacidad ; pt apoio a pessoas com deficiência, cuidados a pessoas com deficiência
Social care : es atención sociosanitaria, asistencia social* ; pt assistência social*, apoio social*
Child welfare : es protección de la infancia
Emotional support : es apoyo emocional, contención emocional ; pt apoio emocional, suporte emocional
Cognitive rehabilitation : es rehabilitación cognitiva, estimulación cognitiva ; pt reabilitação cognitiva, estimulação cognitiva
Sensory integration : es integración sensorial ; pt integração sensorial
Memory training : es talleres de memoria, entrenamiento de memoria ; pt oficinas de memória, treino de memória
Walking practice : es entrenamiento de la marcha
Relaxation techniques : es técnicas de relajación ; pt técnicas de relaxamento
Chest physiotherapy : es fisioterapia respiratoria, kinesiología respiratoria ; pt fisioterapia respiratória, cinesioterapia respiratória
Taping : es vendajes funcionales ; pt bandagem funcional, ligaduras funcionais
Dry needling : es punción seca ; pt agulhamento a seco, punção seca
Exercise therapy : es ejercicio terapéutico ; pt exercício terapêutico, cinesioterapia
Hydrotherapy : es hidroterapia ; pt hidroterapia
Acupuncture : es acupuntura ; pt acupuntura, acupunctura
Homeopathy : es homeopatía ; pt homeopatia
Dietetics : es dietética ; pt dietética
Diet planning : es planes de alimentación, elaboración de dietas ; pt planos alimentares, elaboração de dietas
Orthopaedics : es ortopedia* ; pt ortopedia*
Anaesthesia : pt anestesia*, anestesiologia*
Obstetrics and gynaecology : es ginecología y obstetricia*, ginecoobstetricia ; pt ginecologia e obstetrícia*
Gynaecology : es ginecología* ; pt ginecologia*
Dermatology : es dermatología* ; pt dermatologia*
Ophthalmology : es oftalmología* ; pt oftalmologia*
Otolaryngology : pt otorrinolaringologia*
Neurology : es neurología* ; pt neurologia*
Nephrology : es nefrología* ; pt nefrologia*
Gastroenterology : es gastroenterología* ; pt gastroenterologia*
Urology : es urología* ; pt urologia*
Pulmonology : es neumología*, neumonología* ; pt pneumologia*
Endocrinology : es endocrinología* ; pt endocrinologia*
Infectious diseases : es enfermedades infecciosas, infectología* ; pt doenças infecciosas, infectologia*
Occupational medicine : es medicina del trabajo, medicina laboral, medicina ocupacional ; pt medicina do trabalho
Sports medicine : es medicina deportiva* ; pt medicina esportiva*, medicina desportiva*
Forensic medicine : es medicina legal*, medicina forense* ; pt medicina legal*, medicina forense*
Preventive medicine : es medicina preventiva* ; pt medicina preventiva*
Aesthetic medicine : es medicina estética* ; pt medicina estética*
Radiography : es radiología simple, toma de radiografías, técnica radiológica ; pt radiografias, exames radiográficos
Mammography : es mamografías, mamografía ; pt mamografias, mamografia
Nuclear medicine : es medicina nuclear* ; pt medicina nuclear*
Radiotherapy : es radioterapia* ; pt radioterapia*
Radiation protection : es protección radiológica, radioprotección ; pt proteção radiológica, proteção contra radiações
Bone densitometry : es densitometría ósea, densitometrías ; pt densitometria óssea
Dentistry : es odontología* ; pt odontologia*, medicina dentária*
Dental radiography : pt radiografias dentárias, radiografia odontológica
Blood tests : es análisis de sangre, análisis sanguíneos ; pt análises de sangue, exames de sangue
Coagulation testing : pt testes de coagulação
Medical microbiology : es microbiología clínica ; pt microbiologia clínica
Serology : es serología ; pt serologia, sorologia
Histopathology : es histopatología ; pt histopatologia
Histology : es histología ; pt histologia
Parasitology : es parasitología ; pt parasitologia
Virology : es virología ; pt virologia
Molecular diagnostics : es diagnóstico molecular, biología molecular diagnóstica ; pt diagnóstico molecular
Laboratory quality control : es control de calidad de laboratorio, control de calidad del laboratorio ; pt controle de qualidade laboratorial, controlo de qualidade laboratorial
Laboratory safety : es bioseguridad en laboratorio, seguridad en laboratorio ; pt biossegurança em laboratório, segurança em laboratório
Culture media preparation : es preparación de medios de cultivo ; pt preparo de meios de cultura, preparação de meios de cultura
Clinical trials : es ensayos clínicos, estudios clínicos ; pt ensaios clínicos, estudos clínicos
Good clinical practice : es buenas prácticas clínicas ; pt boas práticas clínicas
Good laboratory practice : es buenas prácticas de laboratorio ; pt boas práticas de laboratório
Good manufacturing practice : es buenas prácticas de manufactura, buenas prácticas de fabricación ; pt boas práticas de fabrico, BPF^
Pharmacology : es farmacología* ; pt farmacologia*
Over-the-counter advice : es consejo farmacéutico, dispensación sin receta ; pt aconselhamento farmacêutico, venda de medicamentos sem receita
Medication counselling : es orientación sobre medicamentos ; pt orientação farmacêutica, orientação sobre medicamentos
Medicine ordering : pt encomenda de medicamentos, pedidos de medicamentos
Medical coding : es codificación clínica, codificación médica ; pt codificação clínica
Medical billing : es facturación médica, facturación hospitalaria ; pt faturamento hospitalar, faturação hospitalar
Electronic health records : es historia clínica electrónica, historias clínicas electrónicas
Telemedicine : es telemedicina, teleconsultas ; pt telemedicina, teleconsultas
Healthcare management : es gestión sanitaria, gestión hospitalaria, administración hospitalaria* ; pt gestão hospitalar, administração hospitalar*, gestão em saúde
Medical waste management : es residuos sanitarios, residuos biosanitarios, residuos hospitalarios ; pt resíduos hospitalares, resíduos de serviços de saúde
Veterinary medicine : es medicina veterinaria, veterinaria* ; pt medicina veterinária, veterinária*
Artificial insemination : es inseminación artificial ; pt inseminação artificial
`;
