import { expect, test } from 'vitest';
import type { Attorney } from './attorney-form.ts';
import { grantWords, substitutionInCzech } from './attorney-grammar.ts';
import { powerOfAttorney } from './definition.ts';
import { powerIds, powerOf } from './powers.ts';

const sample = powerOfAttorney.sample('2026-11-21') as Attorney;
const woman = { ...sample, principal: { ...sample.principal, sex: 'female' } } as const;
const agent = (change: Partial<Attorney['agent']>): Attorney => ({
  ...sample,
  agent: { ...sample.agent, ...change },
});
const czech = (attorney: Attorney) => grantWords(attorney).local;

test.each([
  [{ name: 'Jan Novák', sex: 'male' }, 'pana Jana Nováka, aby jej zastupoval. Zmocněnec je oprávněn:'],
  [
    { name: 'Jana Nováková', sex: 'female' },
    'paní Janu Novákovou, aby jej zastupovala. Zmocněnkyně je oprávněna:',
  ],
  [{ name: 'Mary O’Neill', sex: 'female' }, 'paní Mary O’Neill, aby jej zastupovala.'],
  [{ name: 'Madonna', sex: 'female' }, 'paní Madonna, aby jej zastupovala.'],
  [{ name: 'Nguyễn Văn An', sex: 'male', accusative: 'Nguyễna Văn Ana' }, 'pana Nguyễna Văn Ana, aby'],
  [
    { name: 'Vzor s.r.o.', kind: 'company' },
    'společnost Vzor s.r.o., aby jej zastupovala. Zmocněnec je oprávněn:',
  ],
  [{ name: null, sex: 'female' }, 'zmocněnce, aby jej zastupoval. Zmocněnkyně je oprávněna:'],
  [{ name: 'Jan Novák' }, 'zmocněnce, aby jej zastupoval. Zmocněnec je oprávněn:'],
] as const)('the agent stands in the sentence in the right case: %o', (change, words) => {
  expect(czech(agent(change))).toContain(`Zmocnitel zmocňuje ${words}`);
});

test('a woman who gives the power is called so in every sentence', () => {
  expect(czech(woman)).toBe('Zmocnitelka zmocňuje zmocněnce, aby ji zastupoval. Zmocněnec je oprávněn:');
  expect(substitutionInCzech({ ...woman, substitution: true })).toContain('za zmocnitelku jednala');
  const said = JSON.stringify(powerOfAttorney.view({ ...woman, powers: [...powerIds] }));
  expect(said).not.toMatch(/[zZ]mocnitele?\b(?!\p{L})/u);
  for (const id of powerIds)
    expect(/zmocnitel/.test(powerOf(id).text.local)).toBe(powerOf(id).ofWoman !== undefined);
});

test('nothing is asked of a company that only a name of a person has', () => {
  const company = { ...sample, agent: { ...sample.agent, kind: 'company', ico: '12345679' } };
  expect(powerOfAttorney.read(company).ok).toBe(true);
});
