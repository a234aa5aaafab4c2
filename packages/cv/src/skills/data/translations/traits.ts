export default String.raw`
// Traits as people say them of themselves, in the forms of both genders.
Creativity : fr créative* ; es creativa*, imaginativo*, imaginativa* ; pt criativa*, imaginativo*, imaginativa* ; it creativa*, fantasiosa* ; nl creatieve* ; de einfallsreich*, ideenreich*
Curiosity : de neugierig*, Neugier* ; fr curieux*, curieuse*, curiosité* ; es curioso*, curiosa*, curiosidad*, inquieta*, inquieto* ; pt curioso*, curiosa*, curiosidade* ; it curioso*, curiosa*, curiosità* ; nl nieuwsgierig*, nieuwsgierigheid*
Commitment : de loyal* ; fr engagé*, engagée*, impliqué*, impliquée*, investi*, investie*, loyal*, loyale* ; es comprometido*, comprometida*, dedicado*, dedicada*, entregado*, entregada*, leal* ; pt comprometido*, comprometida*, dedicado*, dedicada*, empenhado*, empenhada*, leal*, empenho* ; it dedito*, dedita*, leale*, lealtà* ; nl betrokken*, toegewijd*, loyaal*, betrokkenheid*
Friendliness : de freundlich*, Freundlichkeit* ; fr aimable*, amabilité*, sympathique* ; es amabilidad*, cordial*, cordialidad* ; pt amabilidade*, cordial*, cordialidade* ; it cordiale*, cordialità* ; nl vriendelijk*, vriendelijkheid*
Resilience : de Belastbarkeit*, Durchhaltevermögen*, resilient*, ausdauernd* ; fr résilient*, résiliente*, résilience*, persévérant*, persévérante*, persévérance*, tenace*, ténacité* ; es resiliente*, resiliencia*, perseverante*, perseverancia*, tenaz*, tenacidad*, constante*, constancia* ; pt resiliente*, resiliência*, perseverante*, perseverança*, persistente* ; it resiliente*, resilienza*, tenace*, tenacia*, perseverante*, costanza*, perseveranza* ; nl veerkrachtig*, veerkracht*, doorzettingsvermogen*, volhardend*
Calmness : de besonnen*, ausgeglichen* ; fr posé*, posée* ; es sereno*, serena*, serenidad* ; pt sereno*, serena*, serenidade* ; it sereno*, serena*, serenità* ; nl beheerst*, evenwichtig*
Patience : fr patiente* ; es tranquila* ; pt calma*, tranquila* ; it tranquilla*, tranquillo*
Reliability : de gewissenhaft und zuverlässig* ; fr fiable* ; es fiable*, confiable* ; pt fiável*, confiável* ; nl betrouwbare*
Punctuality : fr ponctuelle* ; it puntuale* ; nl stipt*, punctueel*, op tijd*
Organisation : de strukturiert*, gut organisiert* ; fr organisée*, méthodique* ; es organizado*, ordenado*, ordenada* ; pt organizado*, organizada*, metódico*, metódica* ; it organizzato*, organizzata*, metodico*, metodica* ; nl georganiseerd*, gestructureerd*, ordelijk*
Communication : de kommunikativ* ; fr communicatif*, communicative*, communicant*, communicante* ; es comunicativo*, comunicativa* ; pt comunicativo*, comunicativa* ; it comunicativo*, comunicativa* ; nl communicatief*, communicatieve*
Interpersonal skills : fr sociable*, extraverti*, extravertie* ; es don de gentes*, sociable*, extrovertido*, extrovertida* ; pt sociável*, extrovertido*, extrovertida* ; it socievole*, estroverso*, estroversa* ; nl sociaal*, extravert* ; de kontaktfreudig*, aufgeschlossen*, gesellig*
Initiative : de tatkräftig*, proaktiv* ; fr proactif*, proactive* ; es proactiva* ; pt proativa* ; it propositivo*, propositiva*, intraprendente*, proattivo*, proattiva* ; nl proactief*, ondernemend*
Self-motivation : fr motivée* ; es motivado*, motivada* ; pt motivado*, motivada* ; it motivato*, motivata*
Empathy : fr empathique* ; es empática* ; pt empático*, empática* ; it empatico*, empatica* ; nl empathisch*, invoelend*
Integrity : de ehrlich*, aufrichtig* ; fr honnête*, intègre* ; es honesto*, honesta*, honrado*, honrada*, honradez*, íntegro*, íntegra* ; pt honesto*, honesta*, íntegro*, íntegra* ; it onesto*, onesta* ; nl eerlijk*, integer*
Discretion : de diskret*, verschwiegen* ; fr discret*, discrète* ; es discreto*, discreta* ; pt discreto*, discreta* ; it discreto*, discreta*, riservato*, riservata* ; nl discreet*
Independence : it indipendente*, autonomia* ; nl zelfstandig* ; pt autónoma*, autônoma*
Adaptability : fr adaptable* ; es adaptable* ; pt adaptável* ; it adattabile*
Flexibility : es flexible* ; pt flexível* ; it flessibile* ; nl flexibel*
Responsibility : fr responsable* ; pt responsável* ; it responsabile* ; nl verantwoordelijk*
Determination : de ehrgeizig*, entschlossen* ; fr déterminé*, déterminée*, ambitieux*, ambitieuse* ; es decidido*, decidida*, ambicioso*, ambiciosa* ; pt determinado*, determinada*, ambicioso*, ambiciosa* ; it ambizioso*, ambiziosa* ; nl vastberaden*, ambitieus*
Work ethic : fr travailleur*, travailleuse*, assidu*, assidue* ; es trabajadora*, laborioso*, laboriosa* ; pt trabalhador*, trabalhadora*, esforçado*, esforçada* ; it laborioso*, laboriosa*, instancabile* ; nl hardwerkend*, ijverig*
Enthusiasm : de begeisterungsfähig* ; fr enthousiaste*, passionné*, passionnée* ; es entusiasta*, apasionado*, apasionada* ; pt entusiasta*, apaixonado*, apaixonada* ; it entusiasta*, appassionato*, appassionata* ; nl enthousiast*
Attention to detail : de exakt*, akkurat*, präzise* ; fr précise*, rigoureux et organisé* ; es preciso*, precisa*, riguroso*, rigurosa*, rigor* ; pt rigoroso*, rigorosa*, preciso*, precisa*, atento aos detalhes*, atenta aos detalhes* ; it preciso*, precisa*, meticoloso*, meticolosa*, scrupoloso*, scrupolosa*, accurato*, accurata* ; nl nauwkeurig*, precies*, zorgvuldig*, nauwgezet*
Positive attitude : fr positif*, positive*, enjoué*, enjouée* ; es alegre*, optimista*, positivo*, positiva*, sonriente* ; pt otimista*, sorridente*, bem-disposto*, bem-disposta* ; it positivo*, positiva*, ottimista*, sorridente*, sorriso* ; nl opgewekt*, positief*, optimistisch* ; de fröhlich*, optimistisch*
`;
