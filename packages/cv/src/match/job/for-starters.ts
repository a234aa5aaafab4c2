/** Words of a title that ask for someone at the beginning, in the languages of the engine. */
const STARTER =
  /(?:^|[^\p{L}])(?:graduate|trainee|intern|internship|apprentice|junior|entry[ -]level|school leaver|berufseinsteiger|praktikant|azubi|auszubildende|débutant|apprenti|alternant|stagiaire|becari|practicante|pasante|aprendiz|estagi[aá]ri|estágio|júnior|tirocin|stagista|apprendista|leerling|stagiair|starter|ආධුනික|අභ්‍යාසලාභී|பயிலுநர்|பயிற்சியாளர்|प्रशिक्षु|متدرب)/iu;

/** True for a job that someone without a first role may have: that none is named is no lack then. */
export function isForStarters(title: string): boolean {
  return STARTER.test(title);
}
