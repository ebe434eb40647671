import { termsIn } from './search-words.ts';

/** Words for the same thing, Czech and English: a search for one finds the others. */
const same: readonly (readonly string[])[] = [
  ['visa', 'vízum', 'víza'],
  ['trade licence', 'živnost', 'živnostenský list', 'živnostenské oprávnění'],
  ['licence', 'oprávnění'],
  ['tax', 'daň', 'daně'],
  ['tax return', 'daňové přiznání', 'přiznání'],
  ['income tax', 'daň z příjmů'],
  ['flat tax', 'flat-rate tax', 'paušální daň'],
  ['tax office', 'finanční úřad'],
  ['VAT', 'DPH'],
  ['insurance', 'pojištění', 'pojistka'],
  ['health insurance', 'zdravotní pojištění', 'zdravotní pojišťovna', 'VZP'],
  ['social security', 'social insurance', 'sociální zabezpečení', 'sociální pojištění', 'ČSSZ', 'OSSZ'],
  ['freelancer', 'self-employed', 'sole trader', 'OSVČ'],
  ['IČO', 'business ID', 'company number', 'identification number'],
  ['DIČ', 'tax number', 'VAT number'],
  ['birth number', 'rodné číslo'],
  ['residence', 'pobyt'],
  ['long-term residence', 'dlouhodobý pobyt'],
  ['temporary residence', 'přechodný pobyt'],
  ['permanent residence', 'trvalý pobyt'],
  ['citizenship', 'občanství'],
  ['employee card', 'zaměstnanecká karta', 'work visa', 'job offer'],
  ['blue card', 'modrá karta'],
  ['employee', 'zaměstnanec'],
  ['employer', 'zaměstnavatel'],
  ['work', 'job', 'práce', 'zaměstnání'],
  ['employment contract', 'pracovní smlouva'],
  ['salary', 'wage', 'mzda', 'plat'],
  ['payslip', 'výplatní páska'],
  ['labour office', 'employment office', 'úřad práce'],
  ['company', 'společnost', 's.r.o.', 'sro', 'limited company'],
  ['invoice', 'faktura'],
  ['accountant', 'accounting', 'účetní', 'účetnictví'],
  ['data box', 'datová schránka'],
  ['power of attorney', 'plná moc'],
  ['criminal record', 'výpis z rejstříku trestů', 'rejstřík trestů'],
  ['apostille', 'apostila'],
  ['translation', 'překlad'],
  ['Ministry of the Interior', 'ministerstvo vnitra', 'OAMP', 'MVČR'],
  ['foreign police', 'foreigners’ police', 'cizinecká policie'],
  ['accommodation', 'housing', 'ubytování', 'bydlení'],
  ['rent', 'lease', 'nájem', 'nájemní smlouva'],
  ['landlord', 'pronajímatel'],
  ['mortgage', 'hypotéka'],
  ['bank account', 'bankovní účet'],
  ['driving licence', 'řidičský průkaz'],
  ['passport', 'pas'],
  ['family', 'rodina'],
  ['partner', 'spouse', 'partnerství', 'manželství'],
  ['marriage', 'wedding', 'svatba', 'sňatek'],
  ['child', 'children', 'dítě', 'děti'],
  ['maternity', 'mateřská'],
  ['parental allowance', 'parental leave', 'rodičovský příspěvek', 'rodičovská'],
  ['student', 'studium', 'study'],
  ['holiday', 'vacation', 'dovolená'],
  ['pension', 'důchod'],
  ['Czech', 'Česko', 'český', 'Czechia'],
];

/** A question of one word of many meanings, and what somebody from abroad looks for by it; it doesn’t lead back. */
const meant: readonly (readonly [asked: string, sought: string])[] = [
  ['job', 'employee card'],
  ['job', 'job offer'],
];
const soughtBy = (asked: readonly string[]): (readonly string[])[] =>
  meant.flatMap(([words, sought]) => (termsIn(words).join(' ') === asked.join(' ') ? [termsIn(sought)] : []));

const groups = same.map((group) => group.map((words) => termsIn(words)));
const byFirst = new Map<string, { words: readonly string[]; group: number }[]>();
for (const [group, phrases] of groups.entries())
  for (const words of phrases) {
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, group }]);
  }

/** A part of a question: its terms, and other terms for the same. */
export type Part = { terms: readonly string[]; others: readonly (readonly string[])[] };

/** The longest known words that stand at a place of the question. */
const knownAt = (terms: readonly string[], at: number) =>
  (byFirst.get(terms[at] ?? '') ?? [])
    .filter(({ words }) => words.every((word, index) => terms[at + index] === word))
    .toSorted((a, b) => b.words.length - a.words.length)[0];

/** Parts a question into what has other words and what has none, in its order. */
export function partsOf(terms: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < terms.length; ) {
    const known = knownAt(terms, at);
    const length = known?.words.length ?? 1;
    const own = terms.slice(at, at + length);
    const others = [
      ...(known ? (groups[known.group] ?? []) : []),
      ...(length === terms.length ? soughtBy(own) : []),
    ];
    parts.push({ terms: own, others: others.filter((other) => other.join(' ') !== own.join(' ')) });
    at += length;
  }
  return parts;
}
