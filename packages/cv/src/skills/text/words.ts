/** Word lists of the guards, normalised as tokens are (lower case, singular). */

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Words around a skill in a list item that say how well, how long or that it is a skill. */
export const QUALIFIERS: ReadonlySet<string> = set(`
  a an and or the of in with for at on to by from etc using via incl including such as e g i eg ie both
  basic basics beginner intermediate advanced expert expertise proficient proficiency fluent good very excellent strong solid
  highly clear concise skilled experienced experience exp knowledge knowledgeable familiar familiarity working understanding level high medium low
  specialist guru fluency aptitude savvy familiarization skill ability competent competency competence fundamental essential principle concept technique tool tooling technology software package suite
  system usage use user hands daily practical professional proven effective efficient extensive thorough sound deep broad outstanding superior exceptional accurate careful major complex general overall various certified year yr month plus over more than approx latest modern great superb practiced practised versed adept
  sehr gut gute kenntnis grundkenntnis fortgeschritten anfanger erfahrung mit und von der die das programm
  bon bonne tres avance debutant intermediaire confirme maitrise notion connaissance de du des et la le les un une
  basico intermedio avanzado experto conocimiento manejo y el los las del con en nivel buen bueno dominio
  avancado conhecimento e do da dos das nocoe em com nivel
  conoscenza ottima buona base di il lo gli della con livello
  goed goede kenni van het een en met gevorderd ervaring
`);

/** A word that makes a capitalised phrase the name of an organisation. */
export const ORGANISATION_TAIL: ReadonlySet<string> = set(`
  corporation corp inc incorporated ltd limited llc llp plc gmbh ag kg sa sas sarl bv nv oy ab pty pvt pte co company companie
  group holding bank university school college institute academy hospital clinic hotel resort restaurant cafe bakery foundation
  association society council ministry board authority agency bureau federation union trust partner brother son sons store shop
  supermarket market mart press newspaper magazine tribune time gazette radio tv airline airway logistic shipping motor
  steel mill factory estate plantation farm laboratory lab studio gallery museum library church temple stadium road street
  lane avenue drive court bridge hill valley island beach park square yard bar lounge inn pub club bistro diner
`);

/** "… of X", "… in X": the name of an institution, a degree or a department, not a skill. */
export const NAME_HEAD: ReadonlySet<string> = set(`
  university institute school college faculty department ministry board council academy association society chamber centre center
  bureau commission directorate federation bachelor master doctor doctorate diploma certificate degree hnd hnc bsc msc ba ma bba mba
  beng meng btech mtech phd bcom mcom bed med licence licenciatura bacharelado laurea licentiate major minor graduate undergraduate
  student studied studying study honour hons nvq gcse o
`);

/** "a school management product", "the food processing industry": the thing that is made or served, not what the person does. */
export const PRODUCT_TAIL: ReadonlySet<string> = set(`
  product system platform app application software website site portal solution company industry sector firm provider startup
  client customer brand conference magazine student course degree graduate exam department dept business
  corridor shed darkroom club room studio school singer mask glove robot part gear paper poster voucher retreat fair
  gas supply wire disc rod helmet spark man woman lady crew gang inspector contest competition prize award fraud theft scandal dispute merchant dealer museum
`);

/** What follows a tool's name when it is meant as the tool. */
export const TOOL_TAIL: ReadonlySet<string> = set(`
  developer engineer programmer programming framework library script scripting application app database cluster server api sdk plugin
  pipeline query dashboard workbook code codebase backend frontend microservice template module component container image
  test testing certification stack version ide spreadsheet language repository deployment console platform admin administrator
  administration integration automation workflow suite collection operator cli development dev consultant architect entwickler developpeur desarrollador
`);

/** What stands before a tool's name when it is meant as the tool. */
export const TOOL_HEAD: ReadonlySet<string> = set(`
  in with using on via through and or of for from to into by under against , ( / : & mit in avec en con com met och und et y e o ou
`);

export const LEVEL_WORDS: ReadonlySet<string> = set(`
  basic basics beginner elementary novice intermediate advanced expert proficient fluent good excellent average fair native professional competent
  senior junior mid mid-senior mid-junior familiar strong very working knowledge level high medium low skilled experienced trained mastery master upper lower limited full
  grundkenntnis fortgeschritten anfanger experte gut sehr kenntnis debutant intermediaire avance confirme expert notion courant maitrise
  basico intermedio avanzado experto avancado base ottimo buono gevorderd goed year yr month
`);

export const HUMAN_LANGUAGES: ReadonlySet<string> = set(`
  english sinhala sinhalese tamil hindi french german spanish portuguese italian dutch arabic russian chinese mandarin cantonese japanese korean
  thai vietnamese malay indonesian bahasa tagalog filipino urdu punjabi bengali bangla gujarati marathi telugu kannada malayalam nepali dzongkha
  persian farsi dari pashto turkish greek hebrew polish czech slovak hungarian romanian bulgarian ukrainian serbian croatian swedish norwegian
  danish finnish estonian latvian lithuanian swahili kiswahili hausa yoruba igbo zulu isizulu xhosa isixhosa sesotho setswana afrikaans amharic
  somali oromo tigrinya shona wolof dholuo luo kikuyu dagbani twi akan ewe burmese khmer lao mongolian tibetan kurdish azerbaijani armenian georgian
  kazakh uzbek albanian macedonian slovenian bosnian catalan basque galician welsh irish gaelic icelandic maltese latin creole esperanto dhivehi
  englisch deutsch franzosisch spanisch italienisch portugiesisch russisch turkisch arabisch polnisch niederlandisch chinesisch
  anglai francai allemand espagnol italien portugai arabe russe chinoi neerlandai
  ingle espanol france aleman italiano portugue ruso chino inglese francese tedesco spagnolo espanhol alemao arabo
  engel nederland dui fran spaan engels nederlands duits frans spaans anglais francais portugais chinois ingles frances portugues
`);
