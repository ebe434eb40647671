/** Cases that a Czech sentence may need besides the nominative. */
export const nameCases = ['genitive', 'dative', 'accusative', 'instrumental'] as const;
export type NameCase = (typeof nameCases)[number];
export type Sex = 'man' | 'woman';

/** Endings in the order of the cases. */
type Endings = readonly [string, string, string, string];
/** @param ends What a name of the pattern ends with. @param cut How many letters go before the ending. */
type Pattern = { ends: RegExp; cut: number; endings: Endings };

const hard: Endings = ['a', 'ovi', 'a', 'em'];
const soft: Endings = ['e', 'ovi', 'e', 'em'];
const adjective: Endings = ['ého', 'ému', 'ého', 'ým'];
const softAdjective: Endings = ['ího', 'ímu', 'ího', 'ím'];
const same: Endings = ['', '', '', ''];

/** The first that fits decides. What ends otherwise stays as it is: nothing is better than a wrong form. */
const manFirst: readonly Pattern[] = [
  { ends: /[íý]$/, cut: 1, endings: softAdjective },
  { ends: /a$/, cut: 1, endings: ['y', 'ovi', 'u', 'ou'] },
  { ends: /o$/, cut: 1, endings: hard },
  // Of those on -s, -x and -z the soft one is the commoner: Borise, Maxe, Gomeze.
  { ends: /[žščřcjďťňsxz]$/, cut: 0, endings: soft },
  { ends: /[bdfghklmnprtv]$/, cut: 0, endings: hard },
];
const manSurname: readonly Pattern[] = [
  { ends: /(ů|ých)$/, cut: 0, endings: same },
  { ends: /ý$/, cut: 1, endings: adjective },
  { ends: /í$/, cut: 1, endings: softAdjective },
  // Those of Ukraine and Russia are adjectives: Zelenského.
  { ends: /[cs]k[iy]j$/, cut: 2, endings: adjective },
  { ends: /[bcdfghjklmnprstvz][iy]$/, cut: 0, endings: ['ho', 'mu', 'ho', 'm'] },
  { ends: /[žščřcj]a$/, cut: 1, endings: ['i', 'ovi', 'u', 'ou'] },
  ...manFirst.slice(1),
];
const womanFirst: readonly Pattern[] = [
  { ends: /ie$/, cut: 1, endings: ['e', 'i', 'i', 'í'] },
  { ends: /e$/, cut: 1, endings: ['e', 'i', 'i', 'í'] },
  { ends: /[žščřcjď]a$/, cut: 1, endings: ['i', 'e', 'u', 'ou'] },
  { ends: /ia$/, cut: 1, endings: ['e', 'i', 'i', 'í'] },
  { ends: /a$/, cut: 1, endings: ['y', 'ě', 'u', 'ou'] },
];
const womanSurname: readonly Pattern[] = [
  { ends: /ová$/, cut: 1, endings: ['é', 'é', 'ou', 'ou'] },
  { ends: /[^i]á$/, cut: 1, endings: ['é', 'é', 'ou', 'ou'] },
];

/** Names whose last vowel is lost: Pavel, Pavla; Němec, Němce; Vaněk, Vaňka. Not Daniel, Gabriel, Samuel. */
const looseVowel = /^(?:(?:Pav|Kar|Háv|Hav)el|Alexander)$|[^aeiouyáéíóúůýě](?:ec|ek)$/u;
const withoutLooseVowel = (name: string): string => {
  const softer = name.replace(/něk$/u, 'ňk').replace(/děk$/u, 'ďk');
  return looseVowel.test(softer) ? softer.replace(/e(.)$/u, '$1') : softer;
};

/** The dative of a woman's name before its ending: Lenka, Lence; Olga, Olze; Petra, Petře; Eva, Evě. */
function softened(stem: string): string {
  const [, before = '', last = ''] = /^(.*?)(ch|.)$/u.exec(stem) ?? [];
  const change: Readonly<Record<string, string>> = { k: 'ce', g: 'ze', h: 'ze', ch: 'še', r: 'ře' };
  const to = change[last];
  if (to) return before + to;
  return stem + (/[bpvfmdtn]$/u.test(stem) ? 'ě' : 'e');
}

function declined(name: string, patterns: readonly Pattern[], of: NameCase): string {
  const pattern = patterns.find(({ ends }) => ends.test(name));
  if (!pattern) return name;
  const ending = pattern.endings[nameCases.indexOf(of)] ?? '';
  if (ending === '') return name;
  const stem = name.slice(0, name.length - pattern.cut);
  if (ending === 'ě') return softened(stem);
  return (pattern.cut === 0 ? withoutLooseVowel(stem) : stem) + ending;
}

/** Letters of Czech names: what has others, or an apostrophe, is a foreign one. */
const czechName = /^\p{Lu}[a-záčďéěíňóřšťúůýž]+$/u;
/** Between two names a man's first name has -u in the dative: Janu Novákovi. */
const firstOfTwo = (name: string, of: NameCase, form: string): string =>
  of === 'dative' && form.endsWith('ovi') && !name.endsWith('a') ? `${form.slice(0, -3)}u` : form;

/** A surname that no pattern of Czech fits; English sh is none of its sounds. A first name alone is not declined beside it. */
const isForeignSurname = (name: string, sex: Sex): boolean =>
  /sh$/.test(name) || !(sex === 'man' ? manSurname : womanSurname).some(({ ends }) => ends.test(name));

/**
 * A person's name in a case, as a suggestion: a name that is foreign to Czech is left as it is, and so is that of people
 * of one name. A person corrects what is not theirs.
 * @param fullName In the nominative: first names, then the surname.
 */
export function nameIn(fullName: string, sex: Sex, of: NameCase): string {
  const words = fullName.trim().split(/\s+/u);
  const surname = words.at(-1) ?? '';
  if (words.length < 2 || words.some((word) => !czechName.test(word))) return fullName;
  if (isForeignSurname(surname, sex)) return fullName;
  const first = words.slice(0, -1).map((word) => {
    const form = declined(word, sex === 'man' ? manFirst : womanFirst, of);
    return sex === 'man' ? firstOfTwo(word, of, form) : form;
  });
  return [...first, declined(surname, sex === 'man' ? manSurname : womanSurname, of)].join(' ');
}

/** Who a sentence is about, where its verb and adjectives follow: a company is feminine (`společnost`). */
export type Subject = Sex | 'company' | 'unknown';

/** The word that agrees with its subject: `narozen`, `narozena`; both with a slash where nobody said. */
export const agreed = (masculine: string, feminine: string, subject: Subject): string => {
  if (subject === 'unknown') return `${masculine}/${feminine}`;
  return subject === 'man' ? masculine : feminine;
};
