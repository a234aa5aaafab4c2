import { EN_COMPANY_NOUNS, EN_TITLE_HEADS } from "./en-titles.data.ts";
import type { Vocabulary } from "./types.ts";

export const en: Vocabulary = {
  code: "en",
  headings: {
    summary: `summary|profile|professional summary|career summary|executive summary|personal statement|personal profile|
      professional profile|career profile|about|about me|objective|career objective|goal|goals|career goal|overview|
      introduction|who i am|in brief|in short|at a glance|highlights|summary of qualifications|qualifications summary|
      profile summary|personal summary|statement|bio|biography|mission|career overview|professional overview|
      job objective|job applied for|studies applied for|employment objective|professional objective|background|background summary|value proposition|
      introduction of myself|self introduction|about myself|introducing myself|the short version|short version|a bit about me|a little about me|more about me|me in short|me in brief|kia ora|g'day|hiya|intro|what i'm looking for|what i am looking for|what i'm after|in a nutshell|my profile|my story|what drives me|aim|career aim|job goal|a few words about me|hello|hi|hey|hi there|hello there|snapshot|profile snapshot|career snapshot|professional snapshot|
      summary of experience|experience summary|career statement|profile statement|personal overview`,
    experience: `experience|work experience|professional experience|employment|employment history|work history|
      career history|career|work|professional background|job history|jobs|positions|positions held|posts held|
      relevant experience|industry experience|practical experience|professional history|employment record|
      career experience|career path|career record|professional record|service record|appointments|roles|
      present position|current position|current role|present appointment|present appointments|previous appointments|current appointment|previous positions|past positions|present employment|current post|present post|previous posts|previous roles|previous employment|current employment|past employment|employment experience|working experience|working experiences|work experiences|job experiences|professional experiences|work background|job experience|
      where i've worked|where i have worked|what i've done|what i have done|my journey|my work|my career|
      work and experience|teaching posts|teaching experience|clinical experience|nursing experience|
      research experience|management experience|military service|military experience|internships|
      internship experience|internship|industrial training|professional career|track record|experiences|
      work life|working life|paid work|jobs so far|career so far|career timeline|timeline|career graph|career chart|career chronicle|career ladder|career to date|
      work placements|placements|employers|where i spent my days|how i have spent my time|newsrooms|kitchens|
      sites|practice|professional practice|academic appointments|academic positions|exhibitions and engagements|
      freelance work|freelance experience|additional experience|other experience|earlier experience|
      earlier career|early career|further experience|selected experience|key experience|field experience|
      company details|employment details|work details|legal experience|sales experience|engineering experience|technical experience|work record|engagements|
      assignments|consulting experience|driving experience|sea service|sea time|flight experience|
      professional engagements|service experience|service history|service details|places i've worked|places i have worked|where i've been|where i have been|work i've done|work i have done|jobs i've had|jobs i have had|day jobs|day job|details of employment|details of experience|experience detail|experience details|present and past employment|work so far|working life so far|on the tools|ships served on|vessels served on|occupational history|history|my path|the journey so far|professional journey`,
    projects: `projects|personal projects|key projects|selected projects|academic projects|project experience|
      side projects|final year project|research projects|notable projects|project work|portfolio|things i have built|
      things i've built|what i've built|what i have built|project highlights|open source|open source projects|case studies|
      selected works|works|student projects|university projects|pet projects|hobby projects|cool projects|cool side projects|
      project details|project detail|details of projects|projects handled|projects undertaken|projects done|projects executed|project profile|project summary|side things|things i have made|things i've made|things i've shipped|things i have shipped|hackathon projects|hackathons|open source work|open source contributions|open source contribution|
      open-source contributions|github projects`,
    volunteering: `community|church|parish|clubs|clubs and societies|societies|civic life|civic|extra-curricular|extracurricular|co-curricular activities|extracurricular activities|school and clubs|clubs and school|extra activities|extra curriculars|committees|committee work|boards|trusteeships|unpaid|unpaid work|neighbourhood|union work|school leadership|scouting|positions of responsibility|positions of responsibility held|volunteering|volunteer experience|volunteer work|voluntary work|community service|
      volunteer|voluntary experience|community involvement|community work|giving back|social work experience|
      volunteering experience|civic engagement|charity work|volunteer service|social engagement|unpaid work|
      community engagement|extracurricular activities|extra curricular activities|extracurriculars|
      leadership and activities|activities|leadership experience|clubs and societies|
      community activities|volunteer activities|extra-curricular activities|honorary appointments|public appointments|voluntary appointments`,
    education: `educational institutions attended with dates|educational institutions attended|institutions attended with dates|institutions attended|schools attended with dates|schools attended|academic institutions attended|qualifications obtained with dates|qualifications obtained|certificates obtained with dates|education|degree|academic background|academic qualifications|educational qualifications|
      educational background|qualifications|qualification|studies|degrees|academic history|academic record|schooling|school|
      university|academic credentials|education history|education and training|academics|
      scholastic record|where i studied|where i learned|what i studied|academic profile|academic education|
      higher education|formal education|education and qualifications|training and education|learning|
      education background|educational history|academic achievements and education|my education|college|
      educational details|academic details|educational attainment|tertiary education|secondary education|
      professional qualifications and education|degrees and diplomas|academic qualification|educational qualification|
      education details|educational credentials|classroom|where i trained`,
    skills: `teaching and research interests|teaching interests|fields of interest|areas of interest|research interests|research areas|areas of research|fields of research|research topics|skills|technical|what i work with|things i work with|tools i use|what i use|what i work on|competence|technical skills|key skills|core skills|professional skills|competencies|core competencies|
      key competencies|expertise|areas of expertise|technologies|tools|tech stack|technical profile|toolkit|
      toolbox|know-how|knowhow|abilities|strengths|key strengths|capabilities|proficiencies|technical proficiencies|
      soft skills|hard skills|it skills|computer skills|digital skills|software|software skills|tools and technologies|
      skills and tools|skill set|skillset|skill summary|skills summary|what i do|stuff i'm good at|stuff i can do|stuff i know|stuff i do|what i'm good at|what i am good at|
      what i can do|what i know|specialties|specialities|specialisms|specializations|specialisations|craft|
      technical expertise|technical competencies|programming skills|clinical skills|kitchen skills|
      trade skills|functional skills|personal skills|interpersonal skills|people skills|transferable skills|
      other skills|additional skills|relevant skills|core strengths|personal strengths|technical knowledge|
      knowledge|areas of knowledge|domain knowledge|skills and abilities|skills and competencies|skills and expertise|
      skills profile|key skills and competencies|tools and software|methods|practice areas|areas of practice|
      my skills|my toolkit|programming languages|languages and frameworks|frameworks|machines and tools|
      equipment|competences|key competences|core competences|professional competencies|technical abilities|
      technical toolkit|systems|systems and tools|software and tools|office skills|i am good at|i'm good at|good at|things i am good at|things i'm good at|best at|skills at work|
      what i bring|what i bring along|what i can offer|what i can do for you|what i do for you|ask me about|ask me for|come to me for|what i offer|what i know well|what i know how to do|things i can do|i can|i know how to|i work with|
      skill highlights|highlights of skills|core qualifications|key qualifications|core qualification|skill details|skills details|skill sets|skills used|skills and software|skills and technologies|summary of skills|strength|works i know|work i know|jobs i know|work i can do|works i can do|works known|i know|things i know|how i work|people say i am|people say i'm|they say i am|they say i'm|others say i am|what people say i am|what i'm like|what i am like|on my belt|in my kit|what's in my kit|in my bag|strong points|my strong points|character traits|personality traits|my character|procedures and equipment handled|procedures and equipments handled|procedures handled|equipment handled|equipments handled|machines handled|machines i know|machines i run|machines i can run|computer knowledge|computer literacy|software known|software knowledge|daily stack|rusty|a bit rusty|workbench|at the bench|on the bench|in my toolbox|in my toolkit|tools of the trade|
      personal attributes|personal qualities|attributes|qualities|core attributes|coding skills|development skills|tech skills|
      technical stack|technology stack|technologies and tools|tools and platforms`,
    languages: `languages|language skills|language|language proficiency|languages spoken|spoken languages|tongues|
      linguistic skills|language competencies|languages known|language abilities|foreign languages|
      language knowledge|i speak|mother tongue and languages|languages i speak|talking|i talk|what i speak|i can speak|speak|reo|language known|languages i can speak|language ability|languages spoken and written|known languages|linguistic proficiency|
      language profile|speaking`,
    certifications: `training attended|trainings attended|courses attended|workshops attended|seminars attended|seminars and workshops attended|workshops and seminars|training undergone|trainings undergone|training programs|training programmes|training programmes attended|programmes attended|programs attended|courses done|courses undertaken|course details|
      mandatory training|statutory training|compliance training|in-house training|in-house trainings|internal training|internal trainings|product training|leadership training|management training|specialised training|specialized training|simulator training|
      hse training|hse qualifications|safety courses|technical courses|vocational courses|stcw courses|stcw certificates|stcw training|trade certificates|trade qualifications|welding certificates|
      certificate of competency|certificates of attendance|certificates obtained|certificates held|professional certification|professional certificates|board examinations|board examination|
      driving license|driving licenses|driving licence details|driving license details|nursing registration|nursing license|nursing licence|medical license|medical licence|medical registration|teaching license|teaching licence|teaching certification|professional license|professional licence|prc license|state licenses|state license|
      additional qualification|additional qualifications|other qualifications|extra qualifications|other courses|other certificates|other certifications|other trainings|additional courses|additional certificates|additional certifications|relevant courses|relevant certifications|relevant training|key certifications|certification courses|online certifications|moocs|certificate|titles|course|ticket|papers|certs|checks|designations|clearances|checks and clearances|cpc|cards|competence cards|competencies and licences|licences and designations|accreditation|enrolment|qualifications and cards|cards and qualifications|qualifications and tickets|tickets and qualifications|eligibility|eligibilities|civil service eligibility|licensure examination|licensure examinations|vocational qualifications|vocational training|certificates of competency|certificates of competence|licences and ratings|licenses and ratings|ratings|courses followed|courses completed|certificate courses|professional courses|licences and tickets|cards and certificates|professional licensure|technical certifications|it certifications|safety training|safety certificates|admissions|admission|bar admissions|bar admission|professional exams|professional examinations|examinations passed|exams passed|board exams|actuarial exams|actuarial examinations|examinations|exams|registered|registered with|licensed|membership|memberships|professional membership|professional memberships|professional affiliations|professional bodies|registration|registrations|professional registration|professional registrations|registration and training|tickets|tickets and cards|licensure|credentials|licences and approvals|licenses and approvals|registration and licences|accreditations|documents|documents and certificates|certifications|certificates|certification|licenses|licences|licenses and certifications|
      licences and certificates|certifications and licenses|professional certifications|registration|registrations|
      professional registration|professional standing|professional status|professional recognition|credentials|professional credentials|accreditations|courses|training|trainings|
      professional learning|professional development|courses and certifications|certifications and training|training and certifications|
      courses and training|licensure|professional licences|professional licenses|short courses|
      continuing education|continuing professional development|cpd|professional training|workshops|
      certificates and licences|licences and tickets|tickets|tickets and licences|professional qualifications|
      certificates and courses|online courses|certified in|
      certified|professional qualification|licence and certificates|license and certificates|trainings attended|trainings and seminars attended|seminars and trainings attended|seminars and workshops attended|training and license|training and licence|trainings and licenses|seminars|training courses|trainings and certifications|
      licence|license|driving licence|driver's license|driver's licence|certifications & licences|
      board certifications|licensing|further training|additional training|badges|papers and tickets|
      qualifications and licences|permits|cards and tickets`,
    achievements: `achievements|awards|honors|honours|awards and honors|awards and honours|accomplishments|
      key achievements|key accomplishments|recognition|awards and achievements|prizes|honors and awards|
      honours and awards|selected achievements|career highlights|scholarships|distinctions|achievements and awards|
      awards and recognition|major achievements|notable achievements|results|key results|proud moments|
      career achievements|professional achievements|scholarships and awards|what i'm proud of|what i am proud of|
      contributions|key contributions|special contributions|major contributions|duties and contributions|duties and special contributions`,
    publications: `grants|grants and funding|research funding|research grants|funding|fellowships and grants|publications|papers|articles|research|selected publications|books|
      conferences|presentations|publications and presentations|patents|journal articles|conference papers|
      talks|speaking engagements|research publications|bibliography|conference presentations|talks and publications|speeches|speeches and talks`,
    interests: `outside|besides work|off work|in my off time|off time|when i'm not at work|when i am not at work|recreation|recreations|after five|after hours|off the clock|in my free time|in my spare time|outside interests|private|sport|sports|off duty|outside school|outside of school|outside the school|outside the classroom|outside class|outside work|when i am not working|not at work|after work|interest|hobby|interests|hobbies|hobbies and interests|interests and hobbies|personal interests|leisure|
      leisure activities|outside work|free time|spare time|when i am not working|sports|pastimes|off duty|after work|
      outside of work|interests and activities|activities and interests|away from work|beyond work|when not working|
      weekends|at weekends|on weekends|my weekends|not me|off the tools|off screen|off the screen|offline|away from the screen|away from the keyboard|away from the desk|off the job|life outside work|
      not my thing|not for me|what i do not do|what i don't do|what i won't do|things i don't do|i don't do|don't ask me for|do not ask me for|please don't ask me for|please do not ask me for|don't call me for|would like to learn|want to learn|wish to learn|to learn next|
      learning next|next to learn|on my learning list|want to learn next|would love to learn`,
    references: `references|referees|reference|references available on request|references available upon request|
      referee|character references|professional references|recommendations|testimonials|people who know my work|people who know me|
      refs|who to call|who to ring|people to ask|people to call|who will vouch for me|who'll vouch for me|they vouch for me|ask them|non relative referees|non-related referees|non related referees|names of referees|who to ask`,
    personal: `personal|personal details|personal bio data|personal biodata|personal information|personal data|contact|contact details|
      contact information|contact me|contacts|details|get in touch|reach me|personal info|contact info|
      bio data|biodata|about the applicant|how to reach me|address|coordinates|where to find me|find me|
      personal particulars|particulars|say hello|travel documents|get me on|call me|ring me|write to me|drop me a line|talk to me|message me|travel document details|identity documents|
      personal detail|contact detail|passport detail|passport and visa detail|travel document detail|
      passport details|passport and visa|passport and visa details|passport information`,
    declaration: `declaration|statement of truth|certification statement|signature|self declaration|undertaking|consent|
      data protection|privacy`,
    other: `training abroad|notice period|salary expectation|memberships|professional memberships|professional affiliations|affiliations|professional bodies|memberships and service|memberships and affiliations|additional information|other information|other|miscellaneous|misc|the rest|everything else|anything else|odds and ends|bits and pieces|small print|remarks|further information|additional details|
      notes|extras|availability|other details|more|other activities|academic service|service to the profession|service and teaching|teaching and service|service and outreach|outreach and service|teaching and outreach|outreach|outreach and teaching|service and leadership|leadership and service|professional activities and service|public engagement|outreach and public engagement|mentoring and outreach|university service|professional service|links|online|social media|web|
      additional|visa status|work authorization|work permit|right to work|salary expectation|travel`,
  },
  cues: {
    summary: "summary|profile|objective|overview|about|statement|introduction",
    experience: `experience|experiences|employment|employments|career|work|worked|working|jobs|job|positions|roles|posts|appointments|appointment|
      employers|placements|internships|internship|newsrooms|kitchens|wards|journey|track`,
    projects: "projects|project|built|shipped|portfolio",
    volunteering: "volunteering|volunteer|voluntary|charity|volunteered",
    education: `education|educational|academic|studies|studied|degrees|qualification|qualifications|schooling|school|schools|university|college|learned|learnt|
      scholastic|academics|classroom`,
    skills: `skills|skill|competencies|competences|expertise|abilities|strengths|toolkit|toolbox|tools|technologies|proficiencies|
      capabilities|know-how|stack|software|specialties`,
    languages: "languages|language|tongues|linguistic|speak|spoken",
    certifications: `certs|certifications|certificates|certification|licenses|licences|licensure|registration|registrations|
      credentials|accreditations|courses|trainings|training|workshops|certified|tickets|permits`,
    achievements:
      "achievements|awards|honors|honours|accomplishments|recognition|prizes|scholarships|distinctions",
    publications: "publications|papers|patents|presentations|conferences|talks",
    interests: "interests|hobbies|leisure|pastimes",
    references: "references|referees",
    personal: "contact|personal|details|reach",
    declaration: "declaration",
    other: "memberships|affiliations",
  },
  fillers: `my|the|a|an|and|of|in|i|i've|have|ve|where|what|selected|relevant|professional|key|core|main|other|additional|further|
    recent|previous|past|current|so|far|at|for|to|with|on|by|is|am|m|are|do|did|done|how|who|record|history|background|
    details|information|summary|section|areas|general|special|personal|major|notable|most|some|all|own|been|was|held|can|use|
    technical|practical|formal|continuing|present|former|latest|me|glance|highlights|earlier|early|since|from|life|time|years|things`,
  months: [
    "january|jan",
    "february|feb|febr",
    "march|mar",
    "april|apr",
    "may",
    "june|jun",
    "july|jul",
    "august|aug",
    "september|sept|sep",
    "october|oct",
    "november|nov",
    "december|dec",
  ],
  seasons:
    "easter|christmas|new year|ramadan|thanksgiving|mid|early|late|beginning of|start of|end of|the end of|end|middle of|circa|semester|spring|summer|autumn|fall|winter|summers|winters|summer season|summer seasons|winter season|winter seasons|season|seasons|ski season|ski seasons|harvest|harvest season|summer holidays|summer vacations",
  dates: {
    present: `現在|至今|现在|현재|настоящее время|по настоящее время|до настоящего времени|obecnie|nadal|dosud|současnost|súčasnosť|nuvarande|pågående|nåværende|nuværende|toistaiseksi|jelenleg|trenutno|devam ediyor|hingga kini|până în prezent|günümüz|halen|dags dato|sekarang|saat ini|kasalukuyan|hiện nay|hiện tại|ปัจจุบัน|until further notice|onwards|onward|ongoing now|till today|till the present|to the present day|present day|to now|until today|until present|until the present|as of today|present|now|today|current|currently|to date|till date|till now|til now|til date|til present|til today|until now|up to now|to present|to the present|
      ongoing|continuing|continued|date|up to date|to this day|present day|till present|until today|the present|at present|to now|up to present|on going|on-going|presently|todate|uptodate|untill now|untill present|untill date|till the date`,
    since: "since|from|starting|as of|as from|began|started",
    until: "until|till|til|to|ended|up to",
    to: "to|until|till|til|through|thru|up to",
    from: "from|between|since",
    of: "of",
  },
  titles: {
    heads: EN_TITLE_HEADS,
    modifiers: `senior|junior|lead|principal|chief|assistant|associate|deputy|vice|trainee|intern|apprentice|graduate|acting|
      interim|head|executive|staff|general|regional|national|area|district|group|global|part-time|freelance|volunteer|
      student|temporary|casual|sr|jr|snr|jnr|managing|registered|licensed|certified|chartered|qualified|probationary|relief|
      night|duty|full-stack|front-end|back-end|frontend|backend|fullstack|founding|visiting|adjunct|postdoctoral|locum|bank`,
    at: "at|for|with|@",
    headFirst: false,
  },
  companies: { nouns: EN_COMPANY_NOUNS },
  education: {
    degrees: `mbchb|mb chb|mbbch|bmbs|bvms|mchem|mphys|mmath|msci|bmus|mmus|btheol|bnurs|bsba|bsit|bscs|bsed|beed|bshm|bstm|bsoa|bsce|bsme|bsee|kenya certificate of secondary education|certificate of secondary education|uganda certificate of education|uganda advanced certificate of education|west african senior school certificate|senior school certificate|national senior certificate|bachelor|bachelors|bachelor's|master|masters|master's|doctor|doctorate|phd|ph.d|ph.d.|dphil|diploma|degree|bsc|b.sc|b.sc.|
      ba|b.a|b.a.|beng|b.eng|b.eng.|btech|b.tech|b.tech.|bcom|b.com|b.com.|bba|b.b.a|bed|b.ed|b.ed.|llb|ll.b|ll.b.|llm|ll.m|ll.m.|mbbs|m.b.b.s|bds|mba|m.b.a|
      m.b.a.|msc|m.sc|m.sc.|ma|m.a|m.a.|meng|m.eng|m.eng.|mtech|m.tech|m.tech.|med|m.ed|m.ed.|mphil|m.phil|mres|mpa|mph|m.p.h|msw|bsw|bfa|b.f.a|mfa|
      m.f.a|bs|b.s|b.s.|ms|m.s|m.s.|bca|mca|barch|b.arch|b.arch.|march|m.arch|m.arch.|bpharm|b.pharm|b.pharm.|mpharm|pharmd|pharm.d|pharm.d.|dvm|bvsc|b.v.sc|md|m.d|m.d.|jd|j.d|j.d.|
      hnd|hnc|national diploma|higher national diploma|advanced diploma|postgraduate diploma|pg diploma|pgdip|graduate diploma|
      pgce|pgde|associate degree|associate of|associate's|foundation degree|a levels|a-levels|a level|a/l|national 5s|nat 5s|national 5|highers|advanced highers|scottish highers|csec|cape|standard grades|junior certificate|leaving cert|g.c.e|gce|gcse|gcses|o levels|o-levels|
      o level|o/l|advanced level|ordinary level|high school diploma|secondary school certificate|school certificate|
      school leaving certificate|leaving certificate|higher secondary certificate|hsc|ssc|cxc|ssce|wassce|wasce|kcse|kcpe|matric|matriculation|
      national senior certificate|senior certificate|international baccalaureate|ib diploma|ged|high school|certificate iii|certificate iv|certificate ii|
      nvq|btec|city & guilds|city and guilds|national certificate|higher certificate|trade certificate|trade test|
      national vocational qualification|postgraduate certificate|pgcert|pg cert|apprenticeship|btech honours|honours|honors degree|
      certificate of proficiency in|f.sc|f.sc.|fsc|hssc|dae|attorney-at-law|attorney at law|barrister at law|barrister-at-law|b.l.|b.e|b.e.|be in|m.e|me in|bn|bsn|b.s.n|msn|m.s.n|bnurs|dnp|adn|lpn diploma|certificate in|certificate of higher education|licentiate|
      h.s.c|h.s.c.|s.s.c|s.s.c.|s.s.l.c|s.s.l.c.|érettségi|maturita|apolytirion|studentereksamen|licencjat|magister|inżynier|bakalář|cand. scient.|grade 10 certificate|grade 12 certificate|grade 9 certificate|sslc|puc|intermediate|10th|12th|class x|class xii|10+2|plus two|icse|cbse|+2|o.n.d|ond|nd|h.n.d|h.n.d.|nce|bacc|bacs|bachelor of|
      ba (hons)|bsc (hons)|bcomm|mcom|m.com|mcomm|bhm|bhms|bams|bpt|mpt|bjmc|bms|bbm|mhm|iti|polytechnic diploma|advanced certificate|level 2|level 3|level 4|level 5|level 6|
      ed.d|ed.d.|a.a.s|a.a.s.|aas|yrkesexamen|civilingenjör|högskoleingenjör|kandidatexamen|gymnasieexamen|fagbrev|technik mechanik|technik elektryk|technik ekonomista|technik informatyk|technik budownictwa|ylioppilas|tradenomi|önlisans|lisans|
      vocational certificate|abitur|baccalaureate|matura|state diploma|dr|graduate certificate|school diploma|journeyman certificate|master craftsman`,
    fieldLinks:
      "in|of|on|with a major in|majoring in|specialising in|specializing in|major in|major|with specialization in",
    institutions: `university|college|school|institute|academy|polytechnic|conservatory|conservatoire|faculty|seminary|
      high school|grammar school|technikon|campus|univ|institution|tafe|convent|ysgol|coleg|prifysgol|scoil|coláiste|ollscoil|vidyalaya|vidyalayam|maha vidyalaya|madrasa|
      lyceum|gymnázium|gymnazium|střední škola|vysoká škola|sliit|sliate|cinec|nsbm|apiit|knust|kaust|nust|lums|buet|rwth|epfl|ucc|ucd|ucsc|training centre|training center|education centre|education center|gymnasium|kolej|collegiate|uni|technical college|business school|law school|medical school|bootcamp|iit|nit|mit|ucl|lse|ucla|eth|politeknik|universiti|kolej|sekolah|universitas|uniwersytet|politechnika|univerzita|univerzitet|sveučilište|universitet|egyetem|üniversitesi|universitatea|yliopisto|skola|skole|liceul|tafe nsw|etb|technikum|liceum|zespół szkół|szkoła|lisesi|yrkeshögskolan|videregående skole|ammattikorkeakoulu|lukio|učiliště|smk negeri|sma negeri`,
    institutionSuffixes: "gymnasiet|högskolan|högskola|skolan|høgskolen|ammattikoulu|korkeakoulu",
  },
  certificates: `certified|certificate|certification|licence|license|licensed|registered|registration|accredited|chartered|
    ticket|permit|card|badge|diploma of|first aid|cpr|bls|acls|pals|haccp|osha|nebosh|iosh|pmp|prince2|itil|cissp|ccna|ccnp|cka|ckad|
    comptia|aws|scrum master|csm|psm|cfa|cpa|acca|cima|aca|six sigma|green belt|black belt|ielts|toefl|forklift|food hygiene|food safety|
    security guard licence|sia|cscs|tefl|tesol|celta|delta|driving licence|driver's license|driver's licence|cdl|hgv|lgv|pcv|stcw|nclex`,
  languageLevels: `native|native speaker|native language|mother tongue|mother-tongue|mother language|first language|bilingual|fluent|fluently|proficient|advanced|upper intermediate|
    upper-intermediate|intermediate|lower intermediate|pre-intermediate|basic|elementary|beginner|conversational|working knowledge|reading knowledge|basic knowledge|good knowledge|
    professional working proficiency|full professional proficiency|limited working proficiency|native or bilingual proficiency|
    elementary proficiency|professional|business|business fluent|business level|good|very good|excellent|fair|working proficiency|limited|school level|
    near-native|near native|read and write|spoken|written|second language|full professional|limited working|native or bilingual|
    native proficiency|professional proficiency|working|competent|passive|basics|some|a little|learning|home language|colloquial|strong|moderate|poor|everyday`,
  kinds: {
    internship:
      "intern|internship|placement|industrial trainee|industrial training|work placement|work experience student|summer student|co-op|student placement|interns",
    volunteer:
      "volunteer|volunteering|voluntary|unpaid|pro bono|charity worker|school governor|parent governor|community governor|lay magistrate|scout leader|churchwarden|sunday school teacher",
    freelance:
      "freelance|freelancer|self-employed|self employed|independent|contractor|own business|sole trader|own account",
    partTime:
      "part-time|part time|casual|weekends|weekend|evenings|side job|side business|hourly|sessional|honorary|board member|occasional|seasonal|per diem|adjunct|evening job|saturdays|saturday|on the side|visiting|guest|locum|external|private tutor|private tuition|home tuition|tuition|side project|on call|zero-hours|zero hours|nights and weekends|as needed",
    leave: `at home with|time out|family responsibilities|family commitments|family duties|preparation for|accompanying my|accompanying spouse|accompanied my|renovating|out of work|between jobs|career gap|full-time mum|full-time mom|full-time mother|full-time dad|full-time father|housewife|house husband|refugee|displaced|fled|parental leave|maternity leave|paternity leave|career break|sabbatical|family care|caring for|caregiver|carer|family leave|
      full-time parent|homemaker|raising|gap year|travel|travelling|traveling|backpacking|world trip|illness|medical leave|
      health leave|unemployed|looking for work|job search|redundancy|relocation|relocated|further study|military service|national service|
      childcare|child care|maternity|paternity|stay-at-home|child-rearing|study leave|bereavement|looked after|looking after|parenting|time off|break|civil service year|recovery|stay at home|full time parent|raising my|bringing up|parental|sick leave|recovering|national guard|army reserve|compulsory service|conscription|conscript|convalescence|furlough|laid off|job hunting|retraining|language course|exam preparation|preparing for|emigrated|emigration|immigration|settled in|moved to|family reasons|personal reasons|health reasons|cared for|nursing my|new mother|motherhood|fatherhood|adoption|working holiday|language school|pilgrimage`,
  },
  labels: {
    name: "name|names|my name|full name|full names|name in full|names in full|candidate name|candidate|employee name|applicant name|first name|first names|other name|other names|given name|given names|middle name|middle names|last name|family name|forename|forenames|second name|surname|name denoted by initials|name with initials|applicant|name / surname|surname / name|first name(s) / surname(s)|surname(s) / first name(s)|first name / surname|name of staff|name of key staff|name of expert|name of employee|name of candidate|name of applicant|name of consultant|name of personnel|name of the applicant|name of the candidate|staff name|name of individual",
    email:
      "email|e-mail|e mail|mail|email address|e-mail address|electronic mail|personal email|email id|mail id",
    phone:
      "phone|telephone|tel|mobile|cell|cell phone|land line|landline|residence phone|home phone|mobile no|mobile number|phone number|contact no|contact number|contact|call|telephone no|tel no|whatsapp|cellphone|handphone|hp|ph|mob|contact nos|phone no",
    address:
      "address|present address|residential address|contact address|correspondence address|address for correspondence|domicile|location|residence|home address|based in|city|lives in|current address|permanent address|place of residence|mailing address|postal address|current location|home|residing at|residing in|town|hometown|home town|native place|living in|where|where i am|where i live|based|base",
    birth:
      "date of birth|dob|d.o.b|born|birth date|birthdate|age|birthday|place of birth|date of birth and age",
    nationality:
      "nationality|citizenship|gender|sex|marital status|civil status|religion|race|nic|nic no|passport|passport no|id number|visa|visa status|father's name|mother's name|driving licence|driving license|notice period|height|weight|blood group|ethnicity|id no|national id|children|health",
    title:
      "position|job title|title|designation|role|post|job|position held|occupation|job role|post held|occupation or position held|rank|job done|position / title|post / designation|designation / post|position / post|job position|grade / position|position / rank",
    company:
      "company|employer|organisation|organization|company name|name of employer|firm|institution|workplace|place of work|client|school|hospital|name of company|where|name and address of employer|name of employer and location|name of school|name of the school|name of institution|name of the institution|name of organisation|name of organization|name of the company|name of the organization|name of the organisation|name of firm|name of hospital|school name|institution name|hospital name|organization name|organisation name|employer name|name of the employer|company / organization|company / institution|employer / place|place / company|school / institution|name of workplace",
    period:
      "period|duration|dates|date|dates (from – to)|date (from – to)|from|time|years|when|term|time period|period of employment|dates of employment|tenure",
    duties:
      "responsibilities|duties|key responsibilities|tasks|description|main duties|job description|key duties|achievements|key achievements|role description|accomplishments|main responsibilities|duties and responsibilities|job responsibilities|roles and responsibilities|highlights|key accomplishments|activities|work done|results|key tasks|tasks and responsibilities|tasks & responsibilities|technologies|tech stack|environment|tools|reason for leaving|what i did|main activities|main activities and responsibilities|type of business or sector",
    degree:
      "degree|qualification|course|programme|program|course of study|award|certificate|level|title of qualification|title of qualification awarded|highest grade passed|highest standard passed|highest qualification|exam title|examination|exam|qualification obtained|name of qualification|name of course|course name|degree name",
    institution:
      "institution|university|school|college|institute|school or university|university or school|university or college|college or university|school name|university name|institution name|name of school|place|board|awarding body|organisation providing education|name and type of organisation providing education and training|organisation providing education and training|school attended|schools attended|last school attended|institution attended|name of institution|name of the institution|name of school|name of college|institute name|college name|studied at",
    year: "year|year of passing|completed|graduated|graduation|date|year of completion|passing year|class of|conferred|awarded|year completed|year passed|year obtained|date of completion|date completed|graduation year|year of graduation",
    field:
      "field|major|subject|field of study|specialisation|specialization|stream|discipline|minor|concentration",
    reference: "reference|referee|references|referees",
    issuer:
      "issued by|issuer|awarded by|certified by|credential by|credentialed by|accredited by|licensed by|issuing body|issuing authority|provider|from|by|issuing organization|certifying body",
  },
  achievements: {
    change: `added|adding|adds|found|paid off|repaid|outsold|rebuilt|topped|tops|trebled|slid|sank|soared|surged|plunged|multiplied|lowers|cuts|raises|improves|boosts|reclaimed|rescued|averted|passes|passed|attained|broke|beating|over target|above target|under target|below target|ahead of target|reduced|reducing|reduce|reduction|cut|cutting|lowered|lowering|decreased|decrease|decreasing|dropped|fell|down|halved|halving|shrank|shrunk|shortened|saved|saving|savings|saves|
      increased|increase|increasing|grew|grown|growth|growing|raised|raising|raise|lifted|boosted|boosting|improved|improving|improvement|doubled|doubling|tripled|quadrupled|rose|up|gained|gain|
      won|generated|generating|earned|secured|recovered|achieved|achieving|exceeded|exceeding|surpassed|beat|outperformed|delivered|brought|slashed|accelerated|
      identified|sold|attracted|converted|closed|trimmed|eliminated|prevented|retained|expanded|scaled|climbed|jumped|went|faster|fewer|less|more|higher|lower|ahead|
      led to|resulted|resulting|resulted in|helped|turned|hit|reached|reaching|met|cleared|negotiated|passed|pass rate|grossed|brokered|drove|driving|avoided|moved|took|halves|doubles|without|under budget|ahead of schedule|
      corrected|uncovered|recouped|enrolled|recruited|signed|landed|upsold|awarded|published|placed|funded|obtained|collected|captured|yielded|yield|returned|freed|shaved|kept|sped|speeding|streamlined|optimised|optimized|minimised|minimized|maximised|maximized|
      record|best|highest|first|top|ranked|nominated|named|selected|crossed|completed|restored|repaired|harvested|finished|won back|slipped|declined|eased`,
    award: `award|awarded|awards|won|winner|winning|prize|ranked|medal|gold medal|employee of the month|employee of the year|employee of the quarter|
      scholarship|dean's list|honour|honor|distinction|best|nominated|nominee|first place|second place|runner-up|champion|top performer|
      valedictorian|teacher of the year|of the year|star|trophy|commendation|commended|finalist|semi-finalist|semifinalist|first prize|second prize|third prize|third place|medalist|medallist|silver medal|bronze medal|
      world rank|rank holder|merit certificate|maximum rating|max rating|highest rating|letter of appreciation|recognized by|recognised by|top seller|salesperson of the year|cum laude`,
  },
  statedYears: {
    years: "years|year|yrs|yr|years'|year's",
    experience:
      "experience|experienced|exp|exps|expertise|career|background|practice|in the field|in the industry|working|worked|work|profession|service|track record",
    spentIn: "in|on|at|as a|as an|behind|aboard",
    moreThan:
      "more than|over|at least|plus|above|in excess of|upwards of|nearly|almost|around|about|approximately|some",
    numbers:
      "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-one|twenty-two|twenty-three|twenty-four|twenty-five|twenty-six|twenty-seven|twenty-eight|twenty-nine|thirty",
  },
  stopWords: `the|and|of|to|in|for|with|on|at|from|by|an|as|is|was|are|were|that|this|which|their|our|all|into|between|after|before|who|it|be|has|have|had|not|or|per|within|during|across|than|then|also|its|my|i|new|up|out|over|under|each|both|about|when|while|through`,
};
