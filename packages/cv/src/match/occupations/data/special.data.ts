/** Occupations of smaller fields. See `../README.md` for the format. */
export const SPECIAL = `
@energy-mining engineering
  skills science-environment mechanical-manufacturing
  near mechanical-engineering civil-engineering chemical-engineering machinery-operation safety science utilities
  names petroleum, oil and gas, drilling, driller, reservoir engineer, well engineer, completion engineer, completions engineer, mining, miner, mine, blaster, quarry, rig, nuclear engineer, bergbau*, petrolier*, petroler*, minero, minera, mineir*, minatore

@chemical-engineering engineering
  skills science-environment mechanical-manufacturing
  close science
  near production energy-mining quality environment utilities food-production textile-processing
  names chemical engineer, process engineer, chemical process, materials engineer, metallurgist, polymer, chemieingenieur*, verfahrenstechnik*, ingenieur chimiste, ingeniero quimico, ingeniera quimica, engenheiro quimico, ingegnere chimico, procestechnolog*

@utilities engineering
  skills electrical-electronics mechanical-manufacturing
  near maintenance electrician electrical-engineering environment machine-operation chemical-engineering energy-mining
  names power plant, water treatment, wastewater, boiler operator, water supply, pump operator, turbine operator, utility operator, kraftwerk*, klarwerk*

@textile-processing manufacturing
  skills apparel-textiles mechanical-manufacturing
  close apparel-making
  near production machine-operation quality chemical-engineering merchandising
  names textile, dyer, dyeing, dye house, weaver, weaving, knitting, spinning, yarn, textil*, farber*, weber, teintur*, tisserand*, tejedor*, tintorer*, tecelao, tessitor*

@biomedical-engineering health
  skills medicine-lab electrical-electronics
  near electronics maintenance laboratory medical-technology
  names biomedical engineer, biomedical technician, medical equipment, medizintechnik*, bioingenier*

@medical-technology health
  skills medicine-lab
  near nursing medicine laboratory therapy biomedical-engineering
  names radiographer, sonographer, radiology, x ray, mri technologist, optometrist, optician, audiologist, anaesthetic technician, anaesthesia technician, operating theatre technician, perfusionist, prosthetist, orthotist, embryologist, ecg technician, radiolog*, optiker*, opticien*, optometrist*, mtra, manipulateur radio, tecnico de radiologia, tecnico radiologo, tecnico di radiologia

@nutrition health
  skills medicine-lab hospitality
  near therapy medicine nursing food-production public-health
  names dietitian, dietician, nutritionist, nutrition, diatassisten*, ernahrungsberat*, dieteticien*, nutricionist*, dietist*, nutrizionist*, පෝෂණ*, ஊட்டச்சத்து*, पोषण*

@public-health health
  skills nursing-care medicine-lab science-environment
  near nursing medicine statistics social-work monitoring-evaluation environment laboratory development-work nutrition safety
  names public health, health inspector, epidemiologist, community health, health educator, health promotion, sanitary inspector, gesundheitsamt, sante publique, salud publica, saude publica, මහජන සෞඛ්‍ය*, பொது சுகாதார*, स्वास्थ्य कार्यकर्ता, आशा कार्यकर्ता

@medical-records health
  skills administration medicine-lab
  near administration data-entry nursing secretarial
  names medical records, health information, medical coder, medical coding, medical transcriptionist, ward clerk

@clinical-research health
  skills medicine-lab science-environment
  near research pharmacy laboratory quality statistics compliance
  names clinical research, clinical trial, regulatory affairs, pharmacovigilance, medical writer, drug safety, clinical data

@social-science science
  skills science-environment education
  near research museum statistics development-work journalism public-service higher-education
  names sociologist, anthropologist, historian, archaeologist, political scientist, policy analyst, social researcher, market researcher, soziolog*, historik*, archaolog*, historien*, archeolog*, sociolog*, antropolog*, historiador*

@religion public
  near social-work teaching psychology
  names priest, pastor, imam, monk, chaplain, minister of religion, pfarrer*, priester*, pretre, sacerdote, padre

@crafts trades
  skills trades
  near carpentry apparel-making fine-arts machine-operation welding
  names jeweller, jeweler, goldsmith, silversmith, watchmaker, potter, ceramicist, glass blower, shoemaker, cobbler, leather, upholsterer, instrument maker, gem cutter, gemmologist, engraver, locksmith, handicraft, artisan, goldschmied*, uhrmach*, schuhmach*, polster*, topfer*, bijoutier*, joaill*, horlog*, cordonnier*, potier*, tapissier*, joyer*, relojer*, zapater*, ceramist*, ourives, sapateir*, orafo, orologiai*, calzolai*, රන් භාණ්ඩ*
    serrurier*, cerrajer*, slotenmaker*, कारीगर

@printing manufacturing
  skills mechanical-manufacturing design
  near graphic-design machine-operation production
  names printer, printing, prepress, offset, bookbinder, press operator, screen printer, drucker*, buchbind*, imprim*, impresor*, grafico impress*, tipograf*, drukker*, මුද්‍රණ*, அச்சு*

@fine-arts arts
  skills media-arts design
  near graphic-design animation museum teaching crafts performing-arts
  names sculptor, fine artist, visual artist, artist, bildhauer*, kunstler*, sculpteur*, escultor*, artista plastic*, scultor*, kunstenaar, චිත්‍ර ශිල්පී*, ஓவிய*, चित्रकार
    artista, artiste, فنان, فنانة, කලාකරු, कलाकार

@industrial-design design
  skills design mechanical-manufacturing
  near mechanical-engineering ux-design graphic-design architecture fashion
  names industrial designer, industrial design, furniture designer, packaging designer, industriedesign*, disenador industrial, designer industriel

@aircraft-maintenance transport
  skills automotive-transport mechanical-manufacturing
  close maintenance
  near automotive-repair mechanical-engineering electronics aviation
  names aircraft mechanic, aircraft technician, aircraft maintenance, aerospace, avionics, aircraft engineer, fluggeratmechanik*, aeronautic*

@railway transport
  skills automotive-transport
  near driving machinery-operation maintenance
  names train driver, railway, locomotive, signalman, station master, lokfuhrer*, lokomotivfuhrer*, conducteur de train, maquinista de tren, macchinista, දුම්රිය*

@animal-care agriculture
  skills agriculture
  close animal-farming
  near veterinary
  names zookeeper, animal trainer, animal keeper, dog groomer, groom, kennel, beekeeper, tierpfleg*, apicult*, imker*

@forestry agriculture
  skills agriculture science-environment
  near environment gardening farming
  names forester, forest, forestry, logger, ranger, forst*, forestier*, forestal, florestal, boswachter
    bucheron*, lenador*

@erp-consulting technology
  skills enterprise-software business-management
  near business-analysis software accounting supply-chain
  names erp consultant, sap consultant, erp, sap, crm consultant, functional consultant, oracle consultant, odoo, dynamics consultant

@learning-design education
  skills education human-resources
  close training
  near teaching higher-education human-resources
  names instructional designer, instructional design, e learning, curriculum developer, education officer, education consultant, learning designer

@collections finance
  skills banking-insurance finance-accounting
  near banking accounting customer-service
  names debt collector, collections, recovery officer, credit control, credit controller, inkasso*, recouvrement, cobranza*, cobranca*

@treasury finance
  skills finance-accounting banking-insurance
  close accounting financial-analysis
  near banking audit
  names treasury, treasurer, cash manager, tresori*, tesorer*, tesoureir*
`;
