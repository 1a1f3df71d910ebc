/**
 * Roots of verbs, and those of the nouns of what they do where they are others, as the stemmer writes them:
 * 'zurückgeben' and 'Rückgabe', 'umziehen' and 'Umzug', 'zurückschicken' and 'Rücksendung'.
 */
const ROOTS = [
  ['geb', 'gab'],
  ['nehm', 'nahm'],
  ['zieh', 'zug'],
  ['geh', 'gang'],
  ['steh', 'stand'],
  ['schliess', 'schluss'],
  ['send', 'sand'],
  ['helf', 'hilf'],
  ['sprech', 'spruch'],
  ['brech', 'bruch'],
  ['fahr', 'fahrt'],
  ['schneid', 'schnitt'],
  ['schreib', 'schrift'],
  ['verlier', 'verlust'],
  ['find', 'fund'],
  ['schick', 'send'],
] as const;

/** The particle of verbs is shorter in nouns. */
const BACK = { verb: 'zuruck', noun: 'ruck' };

/** What the stemmer leaves of endings: of verbs in their persons, and of the nouns of what they do. */
const ENDINGS = ['', 't', 'et', 'st', 'ung'];
/** The same of verbs with '-ieren', which have nouns of their own: 'reparieren' and 'Reparatur'. */
const ENDINGS_IN_IEREN = ['i', 'ier', 'iert', 'ierung', 'ation', 'ition', 'atur'];

/** Letters of what is left without an ending, at least: 'lag' is in 'lager', too. */
const SHORTEST_CORE = 4;

/**
 * The stems that other forms of a German word may have where the stemmer leaves them apart: persons and
 * participles of a verb, and the nouns of what it does. Most of them are no words: what counts is which of
 * them the files have.
 * @param word that has the stem
 */
export function germanFormsOf(stem: string, word = stem): string[] {
  const forms = new Set<string>();
  // The stemmer takes the end of 'liefern' for one of the plural, and leaves 'liefer' of 'Lieferung'.
  if (word.endsWith('ern')) forms.add(`${stem}er`);
  if (stem.endsWith('er')) forms.add(stem.slice(0, -'er'.length));
  for (const endings of [ENDINGS, ENDINGS_IN_IEREN]) {
    const cores = endings
      .filter((ending) => stem.endsWith(ending))
      .map((ending) => stem.slice(0, stem.length - ending.length))
      .filter((core) => core.length >= SHORTEST_CORE);
    for (const core of cores.flatMap(withoutParticiple).flatMap(withOtherRoots))
      for (const ending of endings) forms.add(core + ending);
  }
  forms.delete(stem);
  return [...forms];
}

/** 'Geliefer' is of 'liefer', 'abgehol' of 'abhol'. */
function withoutParticiple(core: string): string[] {
  const bare = core.replace(/ge(?=.{3})/, '');
  return bare.length < core.length ? [core, bare] : [core];
}

function withOtherRoots(core: string): string[] {
  const roots = ROOTS.flatMap(([verb, noun]) => [
    ...exchanged(core, verb, noun),
    ...exchanged(core, noun, verb),
  ]);
  return [core, ...roots].flatMap((one) => {
    if (one.startsWith(BACK.verb)) return [one, BACK.noun + one.slice(BACK.verb.length)];
    if (one.startsWith(BACK.noun)) return [one, BACK.verb + one.slice(BACK.noun.length)];
    return [one];
  });
}

const exchanged = (core: string, root: string, other: string): string[] =>
  core.endsWith(root) ? [core.slice(0, core.length - root.length) + other] : [];
