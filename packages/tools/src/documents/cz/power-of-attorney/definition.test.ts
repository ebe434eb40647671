import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { type Attorney, attorneyForm } from './attorney-form.ts';
import { powerOfAttorney } from './definition.ts';
import { powerIds, powerOf } from './powers.ts';
import { attorneyView } from './view.ts';

const today = '2026-11-21';
const sample = powerOfAttorney.sample(today) as Attorney;
const findings = (change: Partial<Attorney>) => powerOfAttorney.check({ ...sample, ...change }, today);
const open = (change: Partial<Attorney>) =>
  findings(change)
    .filter(({ state }) => state !== 'right')
    .map(({ rule, section, act }) => `${rule} ${section} ${act}`);
const words = (view: TwoLanguages, language: 'en' | 'local') =>
  view.parts
    .flatMap(({ rows }) => rows)
    .flatMap((row) => row[language])
    .map((piece) => (typeof piece === 'string' ? piece : '____'))
    .join('\n');

test('the sample is one that the form takes, and nobody real', () => {
  expect(powerOfAttorney.read(sample)).toEqual({ ok: true, value: sample });
  expect(sample.principal.name).toContain('(invented)');
});

test('what may be unknown is a line to write on, in both languages', () => {
  const gaps = { ...sample, from: null, agent: { ...sample.agent, name: null, bornOn: null } };
  expect(powerOfAttorney.read(gaps).ok).toBe(true);
  for (const language of ['en', 'local'] as const)
    expect(words(attorneyView(gaps), language).match(/____/g)).toHaveLength(3);
  expect(findings(gaps).find(({ rule }) => rule === 'blank')?.says).toContain('4 blank lines are left');
});

test.each(['', undefined])(
  'a last day that is not entered yet (%j) is a line to write on, not until revoked',
  (until) => {
    const open = attorneyView({ ...sample, ends: 'day', until });
    expect(words(open, 'local')).toMatch(/\n do \n____\n/);
    expect(words(open, 'en')).toMatch(/\n until \n____\n/);
    expect(words(open, 'local')).not.toContain('do odvolání');
    expect(words(open, 'en')).not.toContain('revoked');
    expect(words(attorneyView({ ...sample, ends: 'revoked', until }), 'local')).toContain('do odvolání');
  },
);

test('what is not asked leaves no line to write on', () => {
  const company = { ...sample.agent, kind: 'company', bornOn: null } as const;
  expect(findings({ agent: company, signedOn: today }).map(({ rule }) => rule)).not.toContain('blank');
});

test.each(powerIds)('%s is said in English and in Czech', (id) => {
  const { text, label } = powerOf(id);
  const view = attorneyView({ ...sample, powers: [id] });
  expect(words(view, 'en')).toContain(text.en);
  expect(words(view, 'local')).toContain(text.local);
  expect(text.en).toMatch(/^[a-z].*\.$/);
  expect(text.local).toMatch(/^[a-zá-ž].*\.$/);
  expect(label.length).toBeLessThan(70);
});

test.each<[string, Partial<Attorney>, string[]]>([
  ['one proceeding', { powers: ['residence'], signedOn: today }, []],
  [
    'proceedings to come',
    { powers: ['residence'], proceedings: 'future', signedOn: today },
    ['future § 33(2)(c) 500/2004 Sb.', 'offices § 1(1) 21/2006 Sb.'],
  ],
  ['a single act', { powers: ['residence'], proceedings: 'act', act: 'x', signedOn: today }, []],
  [
    'an act that is not named yet',
    { powers: ['residence'], proceedings: 'act', act: '', signedOn: today },
    ['act § 33(2)(a) 500/2004 Sb.'],
  ],
  ['no proceeding at all', { powers: ['home'], proceedings: 'future', signedOn: today }, []],
  [
    'an extract from the criminal record',
    { powers: ['criminalRecord'], signedOn: today },
    ['criminalRecord § 11(1) 269/1994 Sb.', 'offices § 1(1) 21/2006 Sb.'],
  ],
  [
    'a company founded before a notary',
    { powers: ['notary'], signedOn: today },
    ['publicDeed § 441(2) 89/2012 Sb.', 'offices § 1(1) 21/2006 Sb.'],
  ],
  [
    'oneself',
    { signedOn: today, agent: { ...sample.agent, name: sample.principal.name } },
    ['interests § 437(1) 89/2012 Sb.'],
  ],
  [
    'days of birth that are still to come',
    {
      signedOn: today,
      principal: { ...sample.principal, bornOn: '2026-11-22' },
      agent: { ...sample.agent, bornOn: '2099-01-01' },
    },
    ['principal.born § 23 89/2012 Sb.', 'agent.born § 23 89/2012 Sb.'],
  ],
  [
    'somebody born today',
    { signedOn: today, principal: { ...sample.principal, bornOn: today } },
    ['principal.capacity § 30 89/2012 Sb.'],
  ],
  [
    'signed after its last day',
    { from: '2026-01-01', until: '2026-02-01', signedOn: '2026-02-02' },
    ['period § 603 89/2012 Sb.'],
  ],
  ['signed on its last day', { from: '2026-01-01', until: '2026-02-01', signedOn: '2026-02-01' }, []],
  [
    'to be signed, with a last day in the past',
    { from: '2026-01-01', until: '2026-11-20', signedOn: null },
    ['blank § 13(h) 21/2006 Sb.', 'period § 603 89/2012 Sb.'],
  ],
])('%s: what is to be done, with its section', (_, change, expected) =>
  expect(open(change)).toEqual(expected),
);

test('substitution stands in the document in so many words, and at the tax office is not enough', () => {
  const allowed = { ...sample, substitution: true, powers: ['tax'] as const };
  expect(words(attorneyView(allowed), 'local')).toContain('oprávněn udělit plnou moc jiné osobě');
  expect(findings(allowed).map(({ rule }) => rule)).toContain('taxSubstitution');
  expect(words(attorneyView(sample), 'local')).toContain('není oprávněn udělit plnou moc');
});

test('a mend makes its finding right', () => {
  const future = { ...sample, proceedings: 'future' } as const;
  const to = powerOfAttorney.mend(future, 'future', today);
  expect(to).toEqual({ ...sample, proceedings: 'one' });
  expect(powerOfAttorney.mend(sample, 'future', today)).toBeUndefined();
});

test('it ends no day before it begins', () => {
  expect(powerOfAttorney.read({ ...sample, from: '2027-01-02', until: '2027-01-01' })).toMatchObject({
    ok: false,
    faults: [{ field: 'until' }],
  });
});

test('a company has a number and no birthday', () => {
  const { bornOn: _, ...agent } = sample.agent;
  const company = { ...agent, kind: 'company' as const, ico: '45274649' };
  expect(powerOfAttorney.read({ ...sample, agent: company }).ok).toBe(true);
  expect(powerOfAttorney.read({ ...sample, agent: { ...company, ico: '' } })).toMatchObject({
    ok: false,
    faults: [{ field: 'agent.ico', message: 'Enter the IČO of the company' }],
  });
  expect(words(attorneyView({ ...sample, agent: { ...company, bornOn: undefined } }), 'local')).toContain(
    '45274649',
  );
});

test('everything that says something of a person is known as personal', () => {
  expect([attorneyForm.fields.principal.personal, attorneyForm.fields.agent.personal]).toEqual([true, true]);
});

test('a power for one act names it, and allows nothing else at an office', () => {
  const named = { ...sample, powers: ['residence'], proceedings: 'act', act: 'převzetí rozhodnutí' };
  const reading = powerOfAttorney.read(named);
  expect(reading.ok).toBe(true);
  const view = attorneyView(named as Attorney);
  expect(words(view, 'en')).toContain('the power is granted only for this: \npřevzetí rozhodnutí');
  expect(words(view, 'local')).toContain('se zmocnění uděluje pouze k tomuto úkonu: \npřevzetí rozhodnutí');
  expect(words(view, 'local')).not.toContain('jedno celé řízení');
  expect(powerOfAttorney.read({ ...named, act: undefined })).toMatchObject({
    ok: false,
    faults: [{ field: 'act' }],
  });
});

test('a file number and the extent are asked where an office decides in proceedings alone', () => {
  const asked = { fileNumber: 'OAM-1/DP-2026', proceedings: 'future' };
  const home = powerOfAttorney.read({ ...sample, ...asked, powers: ['home'] });
  expect(home).toMatchObject({ ok: true, value: { proceedings: 'one' } });
  expect(home).not.toHaveProperty('value.fileNumber', asked.fileNumber);
  expect(powerOfAttorney.read({ ...sample, ...asked, powers: ['home', 'trade'] })).toMatchObject({
    value: asked,
  });
});
