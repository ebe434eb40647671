import { expect, test } from 'vitest';
import { answersToTexts, textsToAnswers } from '../../../form/field-texts.ts';
import { countBlanks, type TwoLanguages } from '../../two-language-view.ts';
import { handoverProtocol } from './definition.ts';
import type { Handover } from './handover-form.ts';

const today = '2026-11-22';
const sample = handoverProtocol.sample(today) as Handover;
const found = (rule: string, change: Partial<Handover>) => {
  const finding = handoverProtocol.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const view = (given: Handover) => handoverProtocol.view(given) as TwoLanguages;
const czech = (given: Handover) =>
  view(given)
    .parts.flatMap(({ rows }) => rows.map(({ local }) => local.join('')))
    .join('\n');
const unread = [{ kind: 'gas', number: '1', reading: null }] as const;
const damaged = (faults: string) => [{ name: 'Pokoj', state: 'damaged', faults }] as const;

type Said = string | undefined;
type Case = [rule: string, Partial<Handover>, Said, Partial<Handover>, Said];
test.each<Case>([
  ['flat', {}, 'right § 2236(1)', { flat: { ...sample.flat, unit: null } }, 'missing § 2236(1)'],
  ['day', { moment: 'end' }, 'right § 2292', { handedOn: null }, 'missing § 2292'],
  ['keys', {}, 'right § 2292', { keys: [] }, 'missing § 2292'],
  ['meters', {}, 'right § 7', { meters: [] }, 'missing § 7'],
  ['meters', {}, 'right § 7', { meters: unread }, 'missing § 7'],
  ['rooms', {}, 'right § 2293', { rooms: [] }, 'missing § 2293'],
  ['faults', { rooms: damaged('Window') }, undefined, { rooms: damaged('') }, 'missing § 2293'],
])('%s is looked at, by its section', (rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test('each row stands in it with its words, and the way the flat goes', () => {
  expect(czech(sample)).toMatch(
    /předal pronajímatel nájemkyni[\s\S]*Elektřina, měřidlo č. 00000001: 1234,5 kWh/,
  );
  expect(czech(sample)).toContain('Klíč od bytu: 2');
  expect(czech(sample)).toContain('Pokoj – stav: běžně opotřebený. Vady: Škrábanec');
  expect(czech({ ...sample, moment: 'end' })).toContain('odevzdala nájemkyně pronajímateli');
});

test('a single key is a row, though nobody has to type anything into it', () => {
  const { fields } = handoverProtocol.form;
  const texts = answersToTexts(fields, { ...sample });
  expect(textsToAnswers(fields, texts).keys).toEqual(sample.keys);
  expect(sample.keys.at(-1)).toEqual({ kind: 'chip', count: 1 });
});

test('without rows it says that none are listed; an empty row is sent back, an apostrophe is kept', () => {
  const bare = { ...sample, meters: [], keys: [], rooms: [] };
  expect(countBlanks(view(bare))).toBe(0);
  expect(czech(bare).match(/Neuvedeno/g)).toHaveLength(3);
  const empty = { name: '', state: 'good', faults: '' } as const;
  expect(handoverProtocol.read({ ...sample, rooms: [empty] })).toMatchObject({
    ok: false,
    faults: [{ field: 'rooms.0.name' }],
  });
  const given = { ...sample, tenant: { ...sample.tenant, name: "D'Arcy" }, rooms: damaged("Ana's lamp") };
  expect(handoverProtocol.read(given).ok).toBe(true);
  expect(czech(given)).toMatch(/D'Arcy[\s\S]*Ana's lamp/);
});
