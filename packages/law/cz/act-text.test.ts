import { expect, test } from 'vitest';
import { gistOf, readAct } from './act-text.ts';

const act = `---
citace: 9/2031 Sb.
nazev: Zákon o houpacích koních
ucinnost_od: 2031-03-01
eli: /eli/cz/sb/2031/9/2031-03-01
---
# 9/2031 Sb.

*o houpacích koních*

Parlament se usnesl na tomto zákoně České republiky:

## ČÁST PRVNÍ
**HOUPÁNÍ**

### HLAVA I

#### § 1
**Předmět**
(1) Kůň se houpe1) nejvýše 2,5 hodiny denně.
(2) Houpat se smí
- a) ve dne,
- b) v noci, jde-li o koně podle § 38h odst. 2 písm. a) bod 3.

##### § 38h
Koně natírá majitel.

#### § 38ha
Kůň je dřevěný.

## § 169t až 170
(zrušeny)

## Čl. II
**Přechodné ustanovení**
- 1. Koně staří se nehoupou.
- 2. Koně malí též.
Novák v. r.
1) Zákon č. 1/2030 Sb., o koních.
17a) § 5 zákona č. 2/2030 Sb.

## Příloha
**SAZEBNÍK**
**Položka 7**
a) Vydání koněKč500
**Osvobození**
Děti neplatí.
**Položka 117A**
Přijetí koněKč20

## ČÁST DRUHÁ
**ÚČINNOST**
`;
const read = readAct(act);

test('an act has its number, its wording and its places by the names we cite them by', () => {
  expect(read).toMatchObject({ act: '9/2031', from: '2031-03-01' });
  const places = [
    'whole',
    '§ 1',
    '§ 38h',
    '§ 38ha',
    '§ 169t',
    'Art. II',
    'Annex',
    'Annex, item 7',
    'Annex, item 117A',
  ];
  expect([...(read?.places.keys() ?? [])]).toEqual(places);
});

test('a place ends where the next one or a part begins, and has no footnotes and no names under it', () => {
  expect(read?.places.get('§ 38h')).toBe('Koně natírá majitel.');
  expect(read?.places.get('Art. II')).toBe(
    '**Přechodné ustanovení**\n- 1. Koně staří se nehoupou.\n- 2. Koně malí též.',
  );
  expect(read?.places.get('Annex, item 7')).toBe('a) Vydání koněKč500\n**Osvobození**\nDěti neplatí.');
  expect(read?.places.get('Annex, item 117A')).toBe('Přijetí koněKč20');
  expect(read?.places.get('whole')).not.toMatch(/Novák|1\/2030|ČÁST/);
});

test('items of a tariff are places where they are plain lines too, and a sentence that cites one opens none', () => {
  const plain = act
    .replaceAll(/\*\*(Položka \w+)\*\*/g, '$1')
    .replace('Děti', 'Položka 9 neplatí pro děti. Děti');
  const places = readAct(plain)?.places;
  expect([...(places?.keys() ?? [])]).toEqual([...(read?.places.keys() ?? [])]);
  expect(places?.get('Annex, item 7')).toBe(
    'a) Vydání koněKč500\n**Osvobození**\nPoložka 9 neplatí pro děti. Děti neplatí.',
  );
  expect(places?.get('Annex, item 117A')).toBe('Přijetí koněKč20');
});

test('letters of a section are its own, though a footnote looks like one', () => {
  expect(read?.places.get('§ 1')).toMatch(/a\) ve dne,\n- b\) v noci/);
});

test('a wording that is promulgated already is told, and is no text of the act', () => {
  const coming = act
    .replace('eli: /', 'pristi_zneni_od: 2032-01-01\neli: /')
    .replace('# 9/2031', '> [!warning] Chystá se nové znění\n\n# 9/2031');
  expect(readAct(coming)).toEqual({ ...read, next: '2032-01-01' });
});

test('sections that an amendment writes into another act are part of its article', () => {
  const amendment = act.replace(
    '- 2. Koně malí též.',
    '- 2. Za § 4 se vkládá:\n### „§ 4a\n**Sedlo**\nKůň má sedlo.\n### § 4b\nKůň má uzdu.“.',
  );
  expect(readAct(amendment)?.places.get('Art. II')).toMatch(
    /Za § 4 se vkládá:.*§ 4a.*Kůň má sedlo.*§ 4b.*Kůň má uzdu/s,
  );
  expect([...(readAct(amendment)?.places.keys() ?? [])]).toEqual([...(read?.places.keys() ?? [])]);
});

test('a notice has no wording, and counts whole', () => {
  const notice = readAct(act.replace('2031-03-01\neli', '0000-00-00\neli'));
  expect(notice).not.toHaveProperty('from');
  expect(notice?.places.get('whole')).toMatch('Kůň je dřevěný.');
});

test.each(['', '# 9/2031 Sb.\n', '---\nnazev: Nic\n---\n# Nic\n', '---\ncitace: 9/2031 Sb.\n'])(
  '%j is no act of this layout',
  (text) => expect(readAct(text)).toBeUndefined(),
);

test.each([
  ['a footnote mark', 'Kůň se houpe1) rád.', 'Kůň se houpe12a) rád.'],
  ['quotes and dashes', '„kůň“ – malý', '"kůň" - malý'],
  ['spaces', '24 900 Kč', '24\u00a0900&nbsp;Kč'],
  ['emphasis and hyphens of lists', '- a) **ve dne**', 'a) ve dne'],
  ['commas between words', 've dne, v noci', 've dne v noci'],
])('%s are no change of the law', (_, one, other) => expect(gistOf(one)).toBe(gistOf(other)));

test.each([
  ['a number', '2,5 hodiny', '25 hodiny'],
  ['a per cent', '15 %', '15'],
  ['a word', 'kůň se houpe', 'kůň se nehoupe'],
  ['a paragraph', '(1) Kůň', '(2) Kůň'],
  ['a point within an act', 'podle bodu 3)', 'podle bodu 4)'],
])('%s is one', (_, one, other) => expect(gistOf(one)).not.toBe(gistOf(other)));
