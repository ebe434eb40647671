import { expect, test } from 'vitest';
import { fold } from './fold.tsx';

test('accents and case do not matter', () => {
  expect(fold(' Žluťoučký KŮŇ ')).toBe('zlutoucky kun');
  expect(fold('TÜRKİYE')).toBe('turkiye');
  expect(fold('Łódź, Đà Nẵng, Født, Straße, Ísland, Þór')).toBe('lodz, da nang, fodt, strasse, island, thor');
});
