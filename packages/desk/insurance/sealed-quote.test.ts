import { czechCoverLaw } from '@majak/tools/insurance/cz/czech-cover-law';
import { comprehensive, studyYear } from '@majak/tools/insurance/insurance-fixture';
import { quote } from '@majak/tools/insurance/quote';
import { afterEach, expect, test, vi } from 'vitest';
import { heldPrices, sealNeeds, sealQuote, sharedNeeds } from './sealed-quote.ts';

afterEach(() => {
  vi.useRealTimers();
});

const market = { products: [comprehensive], law: czechCoverLaw, currency: 'CZK' };
const sealed = () => sealQuote('health', studyYear, quote(studyYear, market));
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test('a price that was quoted is brought back as it was', async () => {
  const { seal } = await sealed();
  expect((await heldPrices(seal, 'health', studyYear))?.prices).toEqual({ whole: 12 * 1_600_50 });
});

test('it holds for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { seal } = await sealed();
  later(59);
  expect(await heldPrices(seal, 'health', studyYear)).toBeDefined();
  later(2);
  expect(await heldPrices(seal, 'health', studyYear)).toBeUndefined();
});

test.each([
  ['other needs', 'health', { ...studyYear, duration: 3 }],
  ['another line', 'travel', studyYear],
] as const)('it holds for no %s', async (_, line, needs) => {
  expect(await heldPrices((await sealed()).seal, line, needs)).toBeUndefined();
});

test.each(['', 'free', 'Fe26.2*1*a*b*c*d*e*f'])('%j is no quote of ours', async (seal) => {
  expect(await heldPrices(seal, 'health', studyYear)).toBeUndefined();
  expect(await sharedNeeds(seal)).toBeUndefined();
});

test('a quote that was changed on the way is none', async () => {
  const { seal } = await sealed();
  const at = Math.floor(seal.length / 2);
  const changed = `${seal.slice(0, at)}${seal[at] === 'A' ? 'B' : 'A'}${seal.slice(at + 1)}`;
  expect(await heldPrices(changed, 'health', studyYear)).toBeUndefined();
});

test('a link opens what was compared, and says nothing of it to whoever reads the address', async () => {
  const link = await sealNeeds('health', { age: '30', insuredType: 'pregnant' });
  expect(link).not.toContain('pregnant');
  expect(await sharedNeeds(link)).toEqual({ line: 'health', needs: { age: '30', insuredType: 'pregnant' } });
});
