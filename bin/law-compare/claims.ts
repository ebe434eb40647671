import { globSync, readFileSync } from 'node:fs';
import { allCalculators } from '@majak/sites/all-tools';
import { type CitedPlace, citationsIn, placesOf } from '../../packages/law/cz/cited-places.ts';
import { legalClock } from '../../packages/law/cz/legal-clock.ts';
import { placesOfRule } from '../../packages/law/cz/places-of-rule.ts';
import { provisions } from '../../packages/law/cz/provisions.ts';
import { rules } from '../../packages/law/cz/rules.ts';
import type { Provision } from '../../packages/law/provision.ts';
import type { Rule } from '../../packages/law/rule.ts';
import type { Calculator } from '../../packages/tools/src/calculator/calculator.ts';
import { rulesRead } from '../../packages/tools/src/calculator/rules-read.ts';
import { documents } from '../../packages/tools/src/documents/cz/documents.ts';
import type { Document } from '../../packages/tools/src/documents/document.ts';

/** Something we say, and the places of acts that it was read from. */
export type Claim = {
  kind: 'rule' | 'provision' | 'calculator' | 'clock' | 'document' | 'finding' | 'page';
  name: string;
  places: readonly CitedPlace[];
};

const everyRule: Readonly<Record<string, Rule>> = rules;
const placesOfId = (id: string): readonly CitedPlace[] => {
  const rule = everyRule[id];
  return rule ? placesOfRule(rule) : [];
};

const ofRules = (): Claim[] =>
  Object.entries(everyRule).map(([id, rule]) => ({
    kind: 'rule',
    name: `${id} (${rule.title})`,
    places: placesOfRule(rule),
  }));

const ofProvisions = (): Claim[] =>
  Object.entries<Provision>(provisions).map(([id, { act, section, title }]) => ({
    kind: 'provision',
    name: `${id} (${title})`,
    places: placesOf(act, section),
  }));

const placesOfLaw = ({ act, section }: { act: string; section: string }): readonly CitedPlace[] =>
  placesOf(act, section);

/** By the rules it reads, and by the steps of its cases that were worked by hand. */
const ofCalculator = (calculator: Calculator, today: string): Claim => ({
  kind: 'calculator',
  name: calculator.words.title,
  places: [
    ...[...rulesRead(calculator, today)].flatMap(placesOfId),
    ...calculator.examples.flatMap(({ worked = [] }) => worked).flatMap(({ place }) => placesOfLaw(place)),
  ],
});

/** What it says and what is checked of it, as its sample has it. */
function ofDocument(document: Document, today: string): Claim[] {
  const sample = document.sample(today);
  const said = JSON.stringify([document.view(sample), document.clauses ?? [], document.lead]);
  const findings = document.check(sample, today);
  return [
    {
      kind: 'document',
      name: document.title,
      places: [...citationsIn(said), ...findings.flatMap(placesOfLaw)],
    },
    ...findings.map(
      (one): Claim => ({
        kind: 'finding',
        name: `${document.title}: ${one.rule}`,
        places: placesOfLaw(one),
      }),
    ),
  ];
}

/** Those of Czechia: what Slovak ones rest on lies in another collection of laws. */
const czechDocuments = (): Promise<readonly Document[]> =>
  Promise.all(Object.values(documents).map((load) => load()));

/** Permits by the rules of their times, how their days are counted, who decides and what can be done where nobody does; steps by the places they name. */
const ofClock = (): Claim[] => [
  ...legalClock.permits.map(({ title, time, complex, office, proceedings }): Claim => {
    const ids = [time, ...(complex ? [complex.time] : [])];
    const { counting, pausing, whenLate } = proceedings;
    const named = [
      ...counting,
      ...pausing,
      ...office.places,
      ...whenLate.places,
      ...whenLate.superior.places,
    ];
    return {
      kind: 'clock',
      name: title,
      places: [...ids.flatMap(placesOfId), ...named.flatMap(placesOfLaw)],
    };
  }),
  ...legalClock.steps.map(
    ({ title, places }): Claim => ({ kind: 'clock', name: title, places: places.flatMap(placesOfLaw) }),
  ),
];

const token = /\{\{\s*law\s+([\w.]+)/g;

/** By the sections it cites in words, and by the rules whose values it shows. */
const ofPage = (file: string): Claim => {
  const text = readFileSync(file, 'utf8');
  const ids = [...text.matchAll(token)].map(([, id = '']) => id);
  return { kind: 'page', name: file, places: [...citationsIn(text), ...ids.flatMap(placesOfId)] };
};

/** Everything that rests on a Czech act: rules, provisions, calculators, the legal clock, documents, their findings, and pages. */
export async function allClaims(today: string): Promise<readonly Claim[]> {
  const pages = globSync('sites/cz/**/*.{md,yaml}').toSorted();
  const ours = (await allCalculators()).filter(({ rules: by }) => 'cz.vat.standard' in by);
  return [
    ...ofRules(),
    ...ofProvisions(),
    ...ours.map((one) => ofCalculator(one, today)),
    ...ofClock(),
    ...(await czechDocuments()).flatMap((one) => ofDocument(one, today)),
    ...pages.map(ofPage),
  ];
}
