import type { Phrases } from "../vocabulary/types.ts";

/** Bodies that issue certificates, as CVs name them. */
export const ISSUERS: Phrases = `
  amazon web services|aws|microsoft|google|google cloud|cisco|oracle|red hat|comptia|isc2|(isc)²|isaca|pmi|project management institute|axelos|peoplecert|
  scrum alliance|scrum.org|scaled agile|salesforce|hubspot|hubspot academy|meta|facebook|ibm|sap|vmware|hashicorp|linux foundation|the linux foundation|cncf|
  cloud native computing foundation|databricks|snowflake|tableau|adobe|autodesk|apple|huawei|fortinet|palo alto networks|ec-council|offensive security|
  coursera|udemy|edx|udacity|linkedin learning|datacamp|codecademy|freecodecamp|pluralsight|simplilearn|great learning|alison|futurelearn|khan academy|
  deeplearning.ai|kaggle|nptel|city & guilds|city and guilds|edexcel|pearson|cambridge|british council|cambridge english|goethe-institut|goethe institut|
  instituto cervantes|alliance française|ets|ielts|red cross|british red cross|rotes kreuz|deutsches rotes kreuz|drk|croix-rouge|croix-rouge française|cruz roja|cruz vermelha|croce rossa|rode kruis|st john ambulance|
  st. john ambulance|american heart association|american red cross|aha|resuscitation council|nmc|gmc|hcpc|sia|osha|nebosh|iosh|cscs|citb|cips|cipd|shrm|hrci|acca|cima|icaew|cpa australia|aicpa|
  cfa institute|iia|ca sri lanka|slim|slida|naita|vta|tvec|ihk|handwerkskammer|hwk|tüv|tüv süd|tüv rheinland|dekra|vdab|forem|afpa|greta|senai|senac|sebrae|sena|conalep|merit|tesda|prc|
  icai|icsi|nsdc|nielit|cdac|msme|aicte|mcdonald's|who|unicef|undp|fao|fssai|food standards agency|highfield|cieh|rsph|istqb|iiba|apics|ascm|asq|iso|nfpa|apave|bureau veritas|sgs|dnv|lloyd's register|asepeyo|fremap|niit|nibm|esoft|aptech|owwa|inem|iefp|cecoa|cnam|afnor|red crescent|highspeed training|high speed training|virtual college|alison.com|skillshare|treehouse|openclassrooms|aws (american welding society)|american welding society|twi|icao|faa|easa|imo|mca|stcw
`;
