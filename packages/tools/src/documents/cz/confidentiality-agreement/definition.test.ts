import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { samplePerson } from '../sample-parties.ts';
import { confidentialityAgreement } from './definition.ts';
import type { Secrecy } from './secrecy-form.ts';

const today = '2026-11-21';
const sample = confidentialityAgreement.sample(today) as Secrecy;
const open = (change: Partial<Secrecy>) =>
  confidentialityAgreement
    .check({ ...sample, ...change }, today)
    .flatMap(({ rule, state, section }) => (state === 'right' ? [] : [`${rule} ${state} ${section}`]));

test.each<[string, Partial<Secrecy>, string[]]>([
  ['the sample', {}, []],
  ['one party on both sides', { recipient: sample.discloser }, ['parties wrong § 1724(1)']],
  ['nothing named', { information: '' }, ['information missing § 504']],
  ['a private person with secrets', { discloser: samplePerson }, ['business missing § 504']],
  ['eleven years', { years: 11 }, ['term wrong § 2000(1)']],
  ['a penalty of nothing', { penaltyAmount: 0 }, ['penalty missing § 2051']],
  ['no penalty', { penaltyAmount: 0, clauses: { ...sample.clauses, penalty: false } }, []],
])('%s: what is open, with its section', (_, change, expected) => expect(open(change)).toEqual(expected));

test('who has to keep secrets is the same in every clause', () => {
  const words = (direction: Secrecy['direction']) =>
    (confidentialityAgreement.view({ ...sample, direction }) as TwoLanguages).parts
      .flatMap(({ rows }) => rows.flatMap(({ en }) => en))
      .join(' ');
  expect(words('both')).not.toContain('The second party');
  expect(words('recipient')).not.toContain('Each party keeps');
});
