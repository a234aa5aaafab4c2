import { memoise } from "../../memoise.ts";

/** Words of titles that say that others are led, in the languages of the engine. */
const LEADING =
  /(?<!\p{L})(?:manager(?:in)?|managing|head|director|chief|superintendent|supervis\p{L}+|lead|leader|foreman|forewoman|matron|captain|jef[ea]|direct(?:eu|ri|or|ora|tor)\p{L}*|gerente|encargad[oa]|encarregad[oa]|responsable|responsabile|capo|chef d['’]?(?:équipe|service|atelier)|chefarzt|chefärztin|vorarbeiter\p{L}*|meister(?:in)?|leidinggevende|ploegleider|hoofd|مدير\p{L}*|مشرف\p{L}*|رئيس\p{L}*|කළමනාකරු\p{L}*|අධීක්ෂක\p{L}*|ප්‍රධාන|மேற்பார்வையாள\p{L}*|முகாமையாள\p{L}*|மேலாள\p{L}*|प्रबंधक|पर्यवेक्षक|प्रमुख)(?!\p{L})|(?<!beg|reise|projekt)leit(?:er|erin|ung)(?!\p{L})|teamleider/iu;

/** Managers of things: they may well lead nobody. */
const OF_THINGS =
  /(?<!\p{L})(?:account|accounts|product|project|program|programme|case|relationship|community|content|category|brand|campaign|social media|customer success|contract|contracts|release|property|key account|partner) (?:manager|lead)(?!\p{L})/iu;

/** Some 2 MB of titles; those of roles and jobs repeat. */
const TITLES_KEPT = 20_000;

/** True for a title of someone who leads others in the work: "Restaurant Manager", "Teamleiterin Lager". */
export const isLeading = memoise(
  (title: string): boolean => LEADING.test(title) && !OF_THINGS.test(title),
  TITLES_KEPT,
);
