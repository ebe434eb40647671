import { expect, it } from 'vitest';
import { applyFix, type Check, findingsOf, missing, right } from './finding.ts';

type Letter = { to: string; urgent: boolean };
const checks: readonly Check<{ letter: Letter }, Letter>[] = [
  {
    id: 'to',
    field: 'to',
    place: { act: '89/2012 Sb.', section: '§ 570' },
    look: ({ letter }) => (letter.to ? right('It says to whom') : missing('Say to whom')),
    mend: ({ letter }) => ({ label: 'Write to the office', to: { ...letter, to: 'The office' } }),
  },
  {
    id: 'urgent',
    field: ({ letter }) => (letter.to ? 'urgent' : 'to'),
    place: ({ letter }) => ({ act: letter.to, section: '§ 1' }),
    when: ({ letter }) => letter.urgent,
    look: () => right('It is urgent'),
  },
];
const letter = { to: '', urgent: false };

it('says what is missing, where the law wants it, and what would mend it', () => {
  expect(findingsOf(checks, { letter })).toEqual([
    {
      rule: 'to',
      state: 'missing',
      field: 'to',
      says: 'Say to whom',
      act: '89/2012 Sb.',
      section: '§ 570',
      mend: 'Write to the office',
    },
  ]);
});
it('offers no mend for what is right, and says of each field what is asked of these answers', () => {
  expect(findingsOf(checks, { letter: { to: 'You', urgent: true } })).toEqual([
    {
      rule: 'to',
      state: 'right',
      field: 'to',
      says: 'It says to whom',
      act: '89/2012 Sb.',
      section: '§ 570',
    },
    { rule: 'urgent', state: 'right', field: 'urgent', says: 'It is urgent', act: 'You', section: '§ 1' },
  ]);
});
it('mends one finding, and nothing that is right or not there', () => {
  expect(applyFix(checks, 'to', { letter })).toEqual({ to: 'The office', urgent: false });
  expect(applyFix(checks, 'to', { letter: { ...letter, to: 'You' } })).toBeUndefined();
  expect(applyFix(checks, 'urgent', { letter })).toBeUndefined();
  expect(applyFix(checks, 'none', { letter })).toBeUndefined();
});
