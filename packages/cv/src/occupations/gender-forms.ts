import { tokenise } from "../skills/text/tokenise.ts";

/**
 * Words of titles that stand for men and for women, without their accents. What the data has in one form it has in
 * the other; `*` in the data covers the rest.
 */
const PAIRS = `
jefe jefa, encargado encargada, ingeniero ingeniera, tecnico tecnica, medico medica, maestro maestra, abogado abogada, obrero obrera, operario operaria,
mecanico mecanica, secretario secretaria, administrativo administrativa, empleado empleada, enfermero enfermera, cocinero cocinera, camarero camarera,
director directora, conductor conductora, operador operadora, vendedor vendedora, asesor asesora, consultor consultora,
coordinador coordinadora, supervisor supervisora, promotor promotora, gestor gestora, monitor monitora, inspector inspectora, investigador investigadora,
disenador disenadora, trabajador trabajadora, limpiador limpiadora, cuidador cuidadora, contador contadora, repartidor repartidora, instalador instaladora,
engenheiro engenheira, enfermeiro enfermeira, cozinheiro cozinheira, diretor diretora, encarregado encarregada, coordenador coordenadora, trabalhador trabalhadora,
funcionario funcionaria, desenhador desenhadora, cuidador cuidadora, advogado advogada, assessor assessora,
addetto addetta, impiegato impiegata, operaio operaia, ingegnere ingegnera, direttore direttrice, istruttore istruttrice, maestro maestra,
tecnico tecnica, commesso commessa, cuoco cuoca, cameriere cameriera, infermiere infermiera, segretario segretaria, operatore operatrice,
coordinatore coordinatrice, disegnatore disegnatrice, educatore educatrice, collaboratore collaboratrice, venditore venditrice, lavoratore lavoratrice,
chef cheffe, conseiller conseillere, technicien technicienne, directeur directrice, assistant assistante, ingenieur ingenieure, employe employee,
ouvrier ouvriere, agent agente, charge chargee, vendeur vendeuse, serveur serveuse, cuisinier cuisiniere, conducteur conductrice, operateur operatrice,
formateur formatrice, animateur animatrice, controleur controleuse, preparateur preparatrice, educateur educatrice, infirmier infirmiere,
coordinateur coordinatrice, auditeur auditrice, installateur installatrice, surveillant surveillante, attache attachee, adjoint adjointe,
leiter leiterin, mitarbeiter mitarbeiterin, techniker technikerin, ingenieur ingenieurin, kaufmann kauffrau, fachmann fachfrau, berater beraterin, lehrer lehrerin,
fahrer fahrerin, verkaufer verkauferin, assistent assistentin, sachbearbeiter sachbearbeiterin, betreuer betreuerin, referent referentin, helfer helferin,
medewerker medewerkster, verkoper verkoopster, leraar lerares, directeur directrice,
ක්‍රියාකරු ක්‍රියාකාරිනිය, ක්‍රියාකරු ක්‍රියාකාරිනී, කළමනාකරු කළමනාකාරිනිය, කළමනාකරු කළමනාකාරිය, කළමනාකරු කළමනාකාරිනී, නිලධාරී නිලධාරිනිය, නිලධාරී නිලධාරිනී,
අධීක්ෂක අධීක්ෂිකා, උපදේශක උපදේශිකා, සහායක සහායිකා, සහායක සහායිකාව, සේවක සේවිකා, සේවක සේවිකාව, ශිල්පී ශිල්පිනිය, ශිල්පී ශිල්පිනී, ගුරුවරයා ගුරුවරිය
`;

/** A word to its other forms: "directrice" goes with the French director and the Italian one. */
let forms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The other forms of a name of folded words: "jefa de obra" for "jefe de obra". */
export function genderForms(words: readonly string[]): readonly (readonly string[])[] {
  forms ??= readPairs();
  const others = words.map((word) => [...(forms?.get(word) ?? [])]);
  const most = Math.max(0, ...others.map((list) => list.length));
  return Array.from({ length: most }, (_, index) =>
    words.map((word, at) => others[at]?.[Math.min(index, others[at].length - 1)] ?? word),
  );
}

function readPairs(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (one: string, other: string): void => {
    if (one === other) return;
    const known = found.get(one);
    if (known) known.add(other);
    else found.set(one, new Set([other]));
  };
  for (const pair of PAIRS.split(",")) {
    const [man = "", woman = ""] = tokenise(pair).map(({ norm }) => norm);
    add(man, woman);
    add(woman, man);
  }
  return found;
}
