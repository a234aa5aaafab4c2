import type { Phrases } from "./types.ts";

/** Occupation nouns by field of work. Plurals are left out: a title names one person. */
export const EN_TITLE_HEADS: Phrases = `
  operative|service crew|domestic helper|househelp|crew|tgt|prt|pgt|bursar|proctor|house parent|dorm parent|doula|odp|motorman|groundworker|station master|post master|signaller|loadmaster|tea plucker|plucker|gamekeeper|
  recordist|tax preparer|stenographer|streamer|organist|postdoc|phd candidate|doctoral candidate|hvac tech|turbine tech|lab tech|vet tech|service tech|field tech|pharmacy tech|
  school governor|parent governor|trustee|churchwarden|scout leader|jointer|meter reader|roughneck|derrickhand|car washer|dispenser|gp|keyholder|key holder|usher|box office|croupier|car dealer|card dealer|call handler|baggage handler|food handler|
  animal handler|enumerator|grama niladhari|kks|millwright|reader in|
  mgr|mngr|asst|asso|exec|coord|co-ord|supt|supvr|engr|offr|secy|insp|instr|
  manager|director|supervisor|coordinator|co-ordinator|administrator|officer|executive|president|vice president|vp|svp|evp|avp|ceo|cto|cfo|
  coo|cio|cmo|ciso|chro|head|chief|lead|leader|team leader|teamleader|team lead|chairman|chairperson|chairwoman|chair|founder|co-founder|cofounder|owner|co-owner|
  proprietor|partner|principal|superintendent|foreman|forewoman|forelady|foreperson|overseer|controller|comptroller|
  engineer|developer|programmer|architect|analyst|scientist|administrator|tester|designer|technician|technologist|webmaster|
  sysadmin|dba|devops|sre|coder|hacker|consultant|specialist|expert|strategist|evangelist|scrum master|product owner|
  data entry|typist|operator|dispatcher|planner|scheduler|estimator|surveyor|draftsman|draughtsman|draftsperson|draughtsperson|drafter|cartographer|
  nurse|midwife|doctor|physician|surgeon|dentist|pharmacist|paramedic|therapist|physiotherapist|psychologist|psychiatrist|
  counsellor|counselor|optometrist|optician|radiographer|sonographer|phlebotomist|dietitian|dietician|nutritionist|carer|caregiver|
  caretaker|orderly|hygienist|anaesthetist|anesthetist|anesthesiologist|cardiologist|paediatrician|pediatrician|
  gynaecologist|radiologist|pathologist|oncologist|dermatologist|neurologist|veterinarian|vet|audiologist|podiatrist|chiropractor|
  osteopath|acupuncturist|masseur|masseuse|masseur|healthcare assistant|hca|cna|lpn|rn|matron|sister|ward clerk|health visitor|
  medical officer|house officer|registrar|resident|attendant|aide|aid|assistant|helper|companion|support worker|care worker|social worker|
  youth worker|community worker|caseworker|case worker|key worker|outreach worker|field worker|worker|
  teacher|lecturer|professor|tutor|instructor|trainer|educator|headteacher|headmaster|headmistress|dean|provost|teaching assistant|
  librarian|archivist|curator|researcher|fellow|research fellow|research assistant|invigilator|examiner|coach|mentor|governess|nanny|babysitter|
  au pair|childminder|warden|chaplain|substitute|student teacher|
  accountant|auditor|bookkeeper|book-keeper|cashier|teller|banker|broker|trader|actuary|underwriter|treasurer|economist|
  statistician|clerk|paralegal|lawyer|attorney|solicitor|barrister|advocate|notary|judge|magistrate|legal counsel|counsel|conveyancer|
  bailiff|legal secretary|secretary|receptionist|registrar|adjuster|assessor|appraiser|loan officer|collector|purser|
  salesperson|salesman|saleswoman|sales rep|representative|rep|merchandiser|buyer|purchaser|seller|retailer|telemarketer|marketer|promoter|
  ambassador|agent|realtor|estate agent|account manager|shop assistant|sales assistant|sales associate|associate|advisor|adviser|storekeeper|shopkeeper|stocker|
  stock clerk|packer|picker|loader|warehouseman|storeman|store person|storeperson|stores person|service person|service personnel|fundraiser|copywriter|writer|editor|reporter|journalist|correspondent|
  columnist|blogger|author|translator|interpreter|proofreader|subeditor|sub-editor|publicist|spokesperson|presenter|announcer|anchor|broadcaster|
  newsreader|producer|director|photographer|photojournalist|videographer|cameraman|camerawoman|camera operator|film editor|animator|illustrator|artist|painter|sculptor|
  musician|singer|composer|conductor|pianist|violinist|guitarist|dj|dancer|choreographer|actor|actress|comedian|performer|model|stylist|
  makeup artist|make-up artist|set designer|stage manager|sound engineer|lighting technician|gaffer|grip|stagehand|stage hand|costumier|
  chef|sous chef|sous-chef|commis|chef de partie|cook|baker|pastry chef|confectioner|butcher|fishmonger|barista|bartender|barman|barmaid|waiter|waitress|server|
  host|hostess|sommelier|dishwasher|kitchen porter|porter|steward|stewardess|maitre d|busser|caterer|crew member|team member|kitchen hand|kitchen assistant|
  housekeeper|room attendant|cleaner|janitor|maid|butler|concierge|bellboy|bellhop|doorman|valet|lifeguard|guide|tour guide|tour leader|tour operator|
  travel agent|travel consultant|flight attendant|cabin crew|pilot|co-pilot|first officer|captain|skipper|seaman|sailor|deckhand|able seaman|boatswain|bosun|second officer|third officer|chief mate|mate|
  chief engineer|marine engineer|ship's cook|air traffic controller|ground handler|
  driver|chauffeur|truck driver|lorry driver|bus driver|taxi driver|delivery driver|courier|rider|postman|postwoman|mail carrier|forklift operator|crane operator|
  train driver|conductor|stevedore|docker|longshoreman|signalman|trucker|hauler|
  electrician|plumber|carpenter|joiner|welder|mason|bricklayer|roofer|tiler|plasterer|glazier|scaffolder|fitter|pipefitter|
  steel fixer|rigger|machinist|turner|miller|toolmaker|mechanic|panel beater|spray painter|fabricator|boilermaker|blacksmith|locksmith|
  sheet metal worker|tinsmith|moulder|molder|caster|assembler|production worker|factory worker|labourer|laborer|builder|handyman|groundsman|groundskeeper|
  landscaper|gardener|arborist|tree surgeon|florist|horticulturist|agronomist|farmer|farmhand|farm hand|farm worker|rancher|shepherd|herdsman|milker|stockman|beekeeper|
  winemaker|vintner|brewer|distiller|fisherman|fisher|forester|logger|miner|driller|blaster|geologist|geophysicist|hydrologist|metallurgist|
  seamstress|tailor|dressmaker|cutter|pattern maker|patternmaker|weaver|knitter|dyer|shoemaker|cobbler|upholsterer|cabinetmaker|cabinet maker|furniture maker|
  jeweller|jeweler|goldsmith|silversmith|watchmaker|potter|ceramicist|printer|bookbinder|typesetter|engraver|
  hairdresser|barber|beautician|beauty therapist|cosmetologist|nail technician|esthetician|aesthetician|manicurist|
  guard|security guard|security officer|bouncer|policeman|policewoman|constable|sergeant|lieutenant|major|colonel|corporal|lance corporal|private|soldier|rifleman|riflewoman|sapper|gunner|trooper|infantryman|petty officer|able seaman|able seawoman|airman|airwoman|warrant officer|flight sergeant|
  inspector|detective|investigator|firefighter|fireman|ranger|marshal|commander|cadet|sapper|patrol officer|prison officer|customs officer|
  chemist|biologist|physicist|mathematician|astronomer|microbiologist|biochemist|botanist|zoologist|ecologist|meteorologist|oceanographer|
  geneticist|epidemiologist|toxicologist|lab technician|laboratory technician|laboratory assistant|lab assistant|
  intern|trainee|apprentice|volunteer|graduate|student|freelancer|contractor|entrepreneur|self-employed|management trainee|articled clerk|probationer|fresher|
  recruiter|headhunter|talent acquisition|generalist|hr|human resources|human resources business partner|business partner|payroll|facilitator|organiser|organizer|
  event planner|wedding planner|pa to|ea to|personal assistant|executive assistant|office assistant|peon|messenger|tea lady|office boy|
  politician|councillor|mayor|minister|ambassador|diplomat|attache|civil servant|commissioner|deputy|senator|secretary-general|pastor|priest|imam|monk|
  urban planner|town planner|interior designer|landscape architect|quantity surveyor|site engineer|site agent|clerk of works|
  claims handler|claims adjuster|call centre agent|call center agent|customer service|customer support|help desk|helpdesk|service desk|support|
  quality assurance|qa|quality control|inspector|checker|grader|sorter|sampler|machine operator|process operator|plant operator|controller|setter|
  growth hacker|influencer|community manager|content creator|creator|webmaster|game designer|level designer|tutor|swimming instructor|personal trainer|
  fitness instructor|yoga teacher|referee|umpire|athlete|footballer|cricketer|jockey|groom|zookeeper|kennel assistant|dog groomer|dog walker|
  undertaker|embalmer|pest controller|window cleaner|refuse collector|waste collector|recycler|chimney sweep|installer|solar installer|cable jointer|lineman|linesman|
  biomedical scientist|clinician|practitioner|nurse practitioner|hospitalist|intensivist|perfusionist|prosthetist|orthotist|orthodontist|orthoptist|
  buyer|importer|exporter|freight forwarder|customs broker|expeditor|expediter|procurement|storekeeper|quartermaster|
  catechist|sexton|verger|deacon|bishop|missionary|beekeeper|apiarist|aquarist|falconer|saddler|farrier|thatcher|stonemason|stone mason|dry stone waller|luthier|organ builder|piano tuner|
  ethnographer|anthropologist|sociologist|historian|philosopher|linguist|philologist|archaeologist|conservator|restorer|registrar|exhibition designer|docent|
  rigger|spotter|banksman|slinger|banksperson|paver|asphalter|concreter|cleaner|housemaid|housekeeping|nightwatchman|watchman|night watchman|watchkeeper|flagger|spinner|winder|
  biostatistician|bioinformatician|quant|statistician|modeller|modeler|data steward|ontologist|taxonomist|buyer|visual merchandiser|dresser|window dresser|colourist|colorist
`;

/** Nouns that end or open the name of an organisation. */
export const EN_COMPANY_NOUNS: Phrases = `
  private family|a family|host family|private household|private households|household|various employers|several employers|different employers|various companies|various clients|private clients|various vessels|various schools|various sites|
  hospital|hospitals|clinic|clinics|polyclinic|surgery|medical centre|medical center|health centre|health center|health|healthcare|pharmacy|pharmacies|chemists|
  hospice|nursing home|care home|care|laboratory|laboratories|labs|lab|school|schools|university|college|academy|institute|kindergarten|nursery|preschool|
  polytechnic|library|libraries|museum|museums|gallery|galleries|archive|archives|theatre|theatres|theater|theaters|colleges|universities|academies|institutes|orchestra|opera|cinema|studio|studios|press|media|news|newspaper|times|herald|gazette|tribune|radio|tv|television|
  broadcasting|publishing|publishers|publications|books|magazine|films|pictures|productions|entertainment|records|music|games|
  bank|insurance|assurance|capital|finance|financial|investments|investment|securities|trust|fund|holdings|group|ventures|equity|credit union|microfinance|
  company|corporation|corp|enterprise|enterprises|industries|industry|international|global|worldwide|partners|associates|consultants|consulting|
  consultancy|advisory|services|solutions|systems|technologies|technology|tech|software|digital|interactive|networks|network|telecom|telecoms|telecommunications|
  communications|mobile|data|analytics|cloud|security|electronics|semiconductors|instruments|
  works|steel|metals|mining|mines|minerals|petroleum|oil|gas|energy|power|utilities|electric|electricity|solar|water|chemicals|pharma|pharmaceuticals|biotech|
  foods|food|beverages|brewery|breweries|distillery|winery|vineyard|bakery|bakers|dairy|dairies|mills|mill|sugar|tea|coffee|plantations|plantation|estate|estates|farm|farms|
  agro|agriculture|fisheries|nurseries|gardens|orchards|ranch|
  hotel|hotels|resort|resorts|inn|lodge|hostel|restaurant|restaurants|bistro|cafe|café|bar|grill|kitchen|catering|hospitality|leisure|travel|travels|tours|cruises|
  airlines|airways|airline|aviation|airport|shipping|lines|maritime|marine|port|ports|harbour|harbor|shipyard|shipyards|railways|railway|rail|transport|transit|trucking|haulage|freight|
  logistics|express|couriers|courier|post|warehouse|warehousing|supply|supplies|distribution|distributors|
  motors|automotive|autos|auto|garage|cars|tyres|engineering|engineers|construction|constructions|builders|building|contractors|contracting|developments|developers|properties|
  property|realty|real estate|homes|housing|architects|interiors|furniture|carpentry|joinery|plumbing|electrical|roofing|paints|cement|concrete|
  stores|store|supermarket|supermarkets|retail|mart|market|markets|shop|shops|boutique|fashion|fashions|garments|apparel|textiles|textile|clothing|footwear|jewellers|jewellery|jewelry|cosmetics|
  trading|traders|trade|imports|exports|merchants|wholesale|wholesalers|brothers|bros|sons|& co|and sons|& sons|
  council|ministry|department|authority|agency|commission|government|municipality|office of|bureau|board|police|army|navy|air force|fire brigade|fire service|fire department|fire and rescue|coast guard|coastguard|regiment|battalion|brigade|corps|squadron|battery|infantry|garrison|court|courts|parliament|embassy|consulate|county|city of|
  society|association|foundation|charity|union|federation|club|church|mosque|temple|parish|diocese|centre|center|cooperative|co-operative|co-op|programme|project|mission|
  chambers|law|legal|llp|solicitors|attorneys|advocates|accountants|auditors|salon|spa|gym|fitness|wellness|dental|optical|opticians|veterinary|vets|animal hospital|zoo|
  agencies|recruitment|staffing|outsourcing|bpo|call centre|call center|contact centre|caterers|printers|printing|packaging|plastics|rubber|paper|glass|ceramics|timber|wood|furnishings|
  laundry|cleaning|security services|facilities|maintenance|rentals|leasing|startup|start-up|workshop|factory|plant|manufacturing|manufacturers|fabrication|foundry|refinery|aquaculture|poultry|nhs|nhs trust|brands|creative|designs|cosmetic|imaging|diagnostics|biosciences|genomics|robotics|aerospace|defence|defense|exchange|collective|guild|district|state|federal|national|royal|gmbh
`;
