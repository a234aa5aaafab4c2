/** What is read at colleges, where a name of few words ends in it: English, German, Dutch. */
const SUBJECT_END =
  /(?<!\p{L})(?:sciences?|studies|education|engineering|administration|technology|technologies|arts|design|accounting|accountancy|auditing|taxation|bookkeeping|marketing|management|insurance|finance|business|economics|logistics|tourism|hospitality|cookery|pastry|nursing|midwifery|radiography|physiotherapy|optometry|orthotics|dietetics|nutrition|pharmacy|medicine|dentistry|therapy|(?:medical|nursing|dental|legal|veterinary) assist(?:ant|ing)|psychology|sociology|anthropology|archaeology|geography|geology|biology|chemistry|physics|mathematics|statistics|analytics|programming|coding|networking|networks|cyber ?security|robotics|mechatronics|electronics|telecommunications|automation|mechanics|welding|carpentry|plumbing|masonry|surveying|architecture|agriculture|horticulture|(?:hotel|business|tourism|production) operations|animation|graphics|photography|ceramics|music|drama|film|dance|cosmetology|law|(?:legal|secretarial) practice|justice|history|journalism|communications?|(?:public|international|industrial) relations|human resources|social work|child ?care|early childhood|theology|philosophy|literature|linguistics|\p{L}{2,}(?:wissenschaften?|wirtschaft(?:slehre)?|technik|informatik|pädagogik|wesen|bau|kunde|psychologie)|informatik|informatica|mathematik|mathematica|physik|chemie|biologie|germanistik|anglistik|elektrotechnik|jura|medizin|pharmazie|architektur|soziologie|geographie)(?: \([^()]{2,20}\))?$/iu;

/** What such a name begins with where the subject leads: French, Spanish, Portuguese, Italian. */
const SUBJECT_START =
  /^(?:informatique|gestion|droit|économie|génie|comptabilité|commerce|lettres|langues|psychologie|sciences|ingenier[íi]a|administraci[óo]n|contabilidad|contadur[íi]a|derecho|psicolog[íi]a|econom[íi]a|ciencias|enfermer[íi]a|engenharia|administração|contabilidade|ciências|direito|psicologia|economia|enfermagem|ingegneria|giurisprudenza|scienze|informatica|informática|lettere|lingue)(?!\p{L})/iu;

/** "Business Administration (Special)", "Maschinenbau", "Ingeniería Civil": words that name what was read. */
export function namesSubject(text: string): boolean {
  return SUBJECT_END.test(text) || SUBJECT_START.test(text);
}
