import type { Phrases } from "../vocabulary/types.ts";

/**
 * Larger towns, states and provinces: evidence that a piece of text is a place. A place that is not
 * listed is still found by where it stands.
 */
export const CITIES: Phrases = `
  colombo|kandy|galle|jaffna|chunnakam|சுன்னாகம்|நல்லூர்|கோண்டாவில்|மானிப்பாய்|சாவகச்சேரி|பருத்தித்துறை|negombo|batticaloa|trincomalee|matara|kurunegala|ratnapura|badulla|anuradhapura|polonnaruwa|moratuwa|dehiwala|maharagama|nugegoda|kotte|
  sri jayawardenepura kotte|panadura|kalutara|gampaha|hambantota|nuwara eliya|vavuniya|mannar|kilinochchi|puttalam|chilaw|kegalle|monaragala|ampara|kelaniya|malabe|homagama|kaduwela|wattala|ja-ela|
  bandarawela|hatton|dambulla|weligama|ambalangoda|beruwala|piliyandala|boralesgamuwa|battaramulla|rajagiriya|katunayake|kurunagala|matale|embilipitiya|tangalle|horana|avissawella|kalmunai|
  කොළඹ|මහනුවර|ගාල්ල|මාතර|කුරුණෑගල|මීගමුව|யாழ்ப்பாணம்|கொழும்பு|கண்டி|மட்டக்களப்பு|திருகோணமலை|வவுனியா|
  sokoto|asaba|yenagoa|umuahia|osogbo|lokoja|bauchi|ado-ekiti|nnewi|ogbomosho|ile-ife|sunyani|koforidua|kitale|malindi|kericho|kakamega|mbale|moshi|huye|hawassa|mekelle|bahir dar|dire dawa|gweru|walvis bay|tshwane|ekurhuleni|umlazi|
  meerut|rajkot|aurangabad|dhanbad|prayagraj|jabalpur|gwalior|jodhpur|solapur|hubli|bareilly|aligarh|tiruppur|moradabad|jalandhar|warangal|cochin|calicut|thrissur|mangaluru|guntur|nellore|belgaum|vellore|tirupati|udaipur|ajmer|bikaner|durgapur|asansol|cuttack|jamshedpur|kollam|kannur|hosur|
  gujranwala|comilla|gazipur|narayanganj|bharatpur|birgunj|butwal|dharan|seeduwa|seremban|klang|subang jaya|bekasi|tangerang|depok|bogor|batam|antipolo|dasmariñas|lipa city|biñan|santa rosa|parañaque|las piñas|muntinlupa|mandaluyong|marikina|angeles city|
  wollongong|ballarat|bendigo|toowoomba|frankston|parramatta|st louis|burnaby|chaguanas|northampton|sunderland|middlesbrough|preston|blackpool|bolton|stockport|huddersfield|wakefield|doncaster|peterborough|cheltenham|gloucester|worcester|lincoln|chester|wrexham|newport|bangor|aberystwyth|paisley|drogheda|lisburn|newry|nuremberg|lucerne|valletta|szczecin|
  mumbai|delhi|new delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune|ahmedabad|jaipur|lucknow|kanpur|nagpur|indore|bhopal|patna|surat|vadodara|coimbatore|madurai|kochi|
  trivandrum|thiruvananthapuram|kozhikode|mysore|mysuru|mangalore|visakhapatnam|vijayawada|gurgaon|gurugram|noida|faridabad|ghaziabad|chandigarh|ludhiana|amritsar|guwahati|bhubaneswar|
  ranchi|raipur|dehradun|shimla|srinagar|jammu|goa|panaji|varanasi|allahabad|agra|nashik|thane|navi mumbai|howrah|siliguri|salem|tiruchirappalli|trichy|tirunelveli|pondicherry|puducherry|
  karnataka|kerala|tamil nadu|maharashtra|gujarat|rajasthan|punjab|haryana|uttar pradesh|madhya pradesh|bihar|west bengal|odisha|assam|telangana|andhra pradesh|jharkhand|uttarakhand|
  दिल्ली|नई दिल्ली|मुंबई|लखनऊ|जयपुर|पुणे|कोलकाता|चेन्नई|बेंगलुरु|हैदराबाद|भोपाल|इंदौर|पटना|वाराणसी|कानपुर|आगरा|அஹமதாபாத்|சென்னை|மதுரை|கோயம்புத்தூர்|திருச்சி|
  karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|quetta|sialkot|sindh|dhaka|chittagong|chattogram|sylhet|khulna|rajshahi|kathmandu|pokhara|lalitpur|biratnagar|bhaktapur|thimphu|paro|male|kabul|herat|
  london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle|newcastle upon tyne|nottingham|leicester|coventry|bradford|hull|stoke-on-trent|
  wolverhampton|plymouth|southampton|portsmouth|reading|derby|swansea|aberdeen|dundee|inverness|cambridge|oxford|york|exeter|norwich|brighton|bath|ipswich|luton|milton keynes|slough|bournemouth|
  kent|surrey|essex|sussex|devon|cornwall|dorset|yorkshire|lancashire|cheshire|norfolk|suffolk|hampshire|wiltshire|cumbria|durham|stirling|perth|dublin|cork|galway|limerick|waterford|kilkenny|sligo|
  new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|
  seattle|denver|washington|washington dc|washington, d.c.|boston|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|
  kansas city|atlanta|omaha|colorado springs|raleigh|miami|minneapolis|tulsa|tampa|new orleans|cleveland|honolulu|anchorage|pittsburgh|cincinnati|st. louis|saint louis|orlando|buffalo|newark|
  salt lake city|boise|richmond|spokane|des moines|madison|brooklyn|queens|oakland|berkeley|palo alto|mountain view|sunnyvale|santa clara|bellevue|redmond|durham|savannah|charleston|albany|syracuse|rochester|
  alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|
  minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|
  south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|
  toronto|montreal|montréal|vancouver|calgary|edmonton|ottawa|winnipeg|quebec|québec|quebec city|hamilton|halifax|victoria|saskatoon|regina|mississauga|brampton|surrey|london, ontario|ontario|british columbia|alberta|manitoba|
  saskatchewan|nova scotia|new brunswick|newfoundland|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|newcastle|cairns|geelong|townsville|new south wales|nsw|queensland|qld|
  auckland|wellington|christchurch|hamilton|dunedin|tauranga|
  berlin|hamburg|münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|
  karlsruhe|mannheim|augsburg|wiesbaden|mönchengladbach|gelsenkirchen|braunschweig|chemnitz|kiel|aachen|halle|magdeburg|freiburg|krefeld|lübeck|mainz|erfurt|rostock|kassel|hagen|potsdam|saarbrücken|
  würzburg|ulm|regensburg|ingolstadt|jena|heidelberg|darmstadt|göttingen|konstanz|trier|passau|bayern|sachsen|hessen|nordrhein-westfalen|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|
  zürich|zurich|genf|geneva|genève|basel|bern|lausanne|luzern|winterthur|st. gallen|lugano|biel|zug|
  paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|le havre|saint-étienne|toulon|grenoble|dijon|angers|nîmes|villeurbanne|clermont-ferrand|le mans|aix-en-provence|
  brest|tours|amiens|limoges|annecy|perpignan|metz|besançon|orléans|rouen|mulhouse|caen|nancy|île-de-france|bretagne|bruxelles|brussels|anvers|antwerpen|antwerp|gand|gent|ghent|liège|charleroi|namur|brugge|bruges|leuven|luxembourg|
  amsterdam|rotterdam|den haag|the hague|'s-gravenhage|utrecht|eindhoven|tilburg|groningen|almere|breda|nijmegen|enschede|haarlem|arnhem|zaanstad|amersfoort|apeldoorn|'s-hertogenbosch|den bosch|maastricht|leiden|dordrecht|zoetermeer|zwolle|delft|leeuwarden|
  madrid|barcelona|valencia|sevilla|seville|zaragoza|málaga|murcia|palma|palma de mallorca|las palmas|bilbao|alicante|córdoba|valladolid|vigo|gijón|a coruña|granada|oviedo|pamplona|san sebastián|santander|salamanca|toledo|cádiz|tenerife|andalucía|cataluña|galicia|
  lisboa|lisbon|porto|braga|coimbra|faro|aveiro|setúbal|funchal|évora|viseu|leiria|guimarães|
  roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|trieste|brescia|parma|modena|prato|reggio emilia|perugia|pisa|siena|cagliari|rimini|bergamo|lecce|salerno|toscana|lombardia|sicilia|
  athens|thessaloniki|patras|nicosia|limassol|istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|warsaw|warszawa|kraków|krakow|cracow|wrocław|gdańsk|poznań|łódź|katowice|lublin|prague|praha|brno|ostrava|bratislava|košice|
  budapest|debrecen|szeged|bucharest|bucurești|cluj-napoca|cluj|timișoara|iași|sofia|plovdiv|varna|belgrade|beograd|novi sad|zagreb|split|rijeka|ljubljana|maribor|sarajevo|skopje|tirana|podgorica|pristina|
  kyiv|kiev|kharkiv|lviv|odesa|odessa|dnipro|moscow|москва|saint petersburg|st. petersburg|novosibirsk|yekaterinburg|kazan|minsk|chisinau|tallinn|tartu|riga|vilnius|kaunas|
  helsinki|espoo|tampere|turku|oulu|stockholm|gothenburg|göteborg|malmö|uppsala|västerås|örebro|linköping|lund|umeå|oslo|bergen|trondheim|stavanger|tromsø|copenhagen|københavn|aarhus|odense|aalborg|reykjavik|reykjavík|
  casablanca|rabat|marrakech|marrakesh|fès|fez|tanger|tangier|agadir|meknès|oujda|algiers|alger|oran|constantine|tunis|sfax|sousse|tripoli|benghazi|cairo|alexandria|giza|luxor|aswan|khartoum|omdurman|
  القاهرة|الإسكندرية|الجيزة|الرياض|جدة|مكة|المدينة المنورة|الدمام|دبي|أبوظبي|الشارقة|الدوحة|المنامة|مسقط|بيروت|عمّان|دمشق|حلب|بغداد|البصرة|الموصل|أربيل|صنعاء|عدن|الخرطوم|طرابلس|بنغازي|تونس|صفاقس|الدار البيضاء|الرباط|مراكش|فاس|طنجة|وهران|غزة|القدس|رام الله|نابلس|إربد|الزرقاء|المنصورة|طنطا|أسيوط|
  addis ababa|asmara|mogadishu|hargeisa|nairobi|mombasa|kisumu|nakuru|eldoret|thika|nyeri|machakos|kampala|entebbe|jinja|gulu|mbarara|dar es salaam|arusha|dodoma|mwanza|zanzibar city|kigali|butare|bujumbura|
  kinshasa|lubumbashi|goma|bukavu|brazzaville|pointe-noire|libreville|yaoundé|yaounde|douala|bamenda|bangui|n'djamena|niamey|lagos|abuja|kano|ibadan|port harcourt|benin city|kaduna|enugu|jos|ilorin|abeokuta|
  onitsha|aba|owerri|uyo|calabar|warri|akure|maiduguri|zaria|cotonou|porto-novo|lomé|lome|accra|kumasi|tamale|takoradi|sekondi-takoradi|cape coast|tema|abidjan|bouaké|yamoussoukro|ouagadougou|bobo-dioulasso|bamako|
  dakar|thiès|saint-louis|kaolack|ziguinchor|banjul|conakry|bissau|freetown|monrovia|praia|mindelo|nouakchott|luanda|benguela|huambo|lusaka|kitwe|ndola|livingstone|harare|bulawayo|mutare|lilongwe|blantyre|mzuzu|
  maputo|beira|nampula|gaborone|francistown|windhoek|swakopmund|johannesburg|cape town|durban|pretoria|port elizabeth|gqeberha|bloemfontein|east london|polokwane|nelspruit|mbombela|kimberley|pietermaritzburg|soweto|stellenbosch|
  sandton|vanderbijlpark|rustenburg|gauteng|kwazulu-natal|western cape|eastern cape|limpopo|mpumalanga|maseru|mbabane|manzini|antananarivo|toamasina|port louis|curepipe|victoria|
  riyadh|jeddah|mecca|makkah|medina|dammam|al khobar|khobar|jubail|dubai|abu dhabi|sharjah|ajman|al ain|ras al khaimah|doha|kuwait city|manama|muscat|salalah|sana'a|aden|amman|irbid|beirut|tripoli|damascus|aleppo|
  baghdad|basra|erbil|mosul|tehran|mashhad|isfahan|shiraz|tabriz|ramallah|gaza|nablus|jerusalem|tel aviv|haifa|tbilisi|batumi|yerevan|baku|almaty|astana|tashkent|samarkand|bishkek|dushanbe|ashgabat|ulaanbaatar|
  beijing|shanghai|guangzhou|shenzhen|chengdu|hangzhou|wuhan|nanjing|tianjin|chongqing|xi'an|suzhou|qingdao|dalian|kowloon|taipei|kaohsiung|taichung|hsinchu|tokyo|osaka|kyoto|nagoya|yokohama|sapporo|fukuoka|kobe|hiroshima|
  seoul|busan|incheon|daegu|daejeon|pyongyang|北京|上海|广州|深圳|東京|大阪|서울|hanoi|ho chi minh city|saigon|da nang|hai phong|can tho|hà nội|hồ chí minh|bangkok|chiang mai|phuket|pattaya|phnom penh|siem reap|vientiane|luang prabang|yangon|mandalay|
  kuala lumpur|penang|george town|johor bahru|ipoh|kuching|kota kinabalu|shah alam|petaling jaya|malacca|melaka|selangor|johor|sabah|sarawak|jakarta|surabaya|bandung|medan|semarang|yogyakarta|denpasar|bali|makassar|palembang|
  manila|quezon city|cebu|cebu city|davao|davao city|makati|taguig|pasig|caloocan|baguio|iloilo|iloilo city|bacolod|cagayan de oro|zamboanga|laguna|batangas|cavite|bandar seri begawan|dili|port moresby|lae|suva|nadi|apia|port vila|honiara|nuku'alofa|
  mexico city|ciudad de méxico|cdmx|guadalajara|monterrey|puebla|tijuana|león|juárez|ciudad juárez|toluca|querétaro|mérida|cancún|oaxaca|veracruz|morelia|chihuahua|hermosillo|culiacán|saltillo|aguascalientes|cholula|jalisco|nuevo león|
  guatemala city|ciudad de guatemala|quetzaltenango|belize city|belmopan|tegucigalpa|san pedro sula|san salvador|santa ana|managua|granada|san josé|alajuela|heredia|panama city|ciudad de panamá|havana|la habana|santo domingo|
  port-au-prince|kingston|montego bay|port of spain|san fernando|bridgetown|nassau|georgetown|paramaribo|san juan|ponce|castries|bogotá|bogota|medellín|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|manizales|cúcuta|ibagué|
  caracas|maracaibo|quito|guayaquil|cuenca|ambato|lima|arequipa|trujillo|cusco|chiclayo|piura|callao|la paz|santa cruz de la sierra|santa cruz|cochabamba|sucre|el alto|santiago|santiago de chile|valparaíso|concepción|viña del mar|antofagasta|temuco|
  buenos aires|córdoba|rosario|mendoza|la plata|mar del plata|salta|tucumán|neuquén|bariloche|montevideo|salto|punta del este|asunción|asuncion|ciudad del este|encarnación|
  são paulo|sao paulo|rio de janeiro|brasília|salvador|fortaleza|belo horizonte|manaus|curitiba|recife|porto alegre|belém|goiânia|guarulhos|campinas|são luís|maceió|natal|florianópolis|joão pessoa|teresina|campo grande|cuiabá|aracaju|
  santos|niterói|ribeirão preto|uberlândia|sorocaba|londrina|joinville|blumenau|vitória|minas gerais|bahia|paraná|santa catarina|rio grande do sul|pernambuco|ceará|goiás|pará
`;

/** Words that stand where a place would, or beside it. */
export const PLACE_WORDS: Phrases = `
  remote|hybrid|on-site|onsite|work from home|home office|homeoffice|télétravail|remoto|teletrabajo|híbrido|a distancia|da remoto|thuiswerk|anywhere|worldwide
`;
