import { expect, test } from 'vitest';
import { foldAccents } from './fold-accents.tsx';

test('accents and case do not matter', () => {
  expect(foldAccents(' Žluťoučký KŮŇ ')).toBe('zlutoucky kun');
  expect(foldAccents('TÜRKİYE')).toBe('turkiye');
  expect(foldAccents('Łódź, Đà Nẵng, Født, Straße, Ísland, Þór')).toBe(
    'lodz, da nang, fodt, strasse, island, thor',
  );
});
