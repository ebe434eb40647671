import { expect, test } from 'vitest';
import { jobPosting } from './json-ld.ts';

const job = {
  title: 'Consultant',
  summary: 'Papers for people.',
  slug: 'consultant',
  createdAt: '2026-11-02T08:00:00.000Z',
};

test('an open position is said to be one, a sample is not', () => {
  expect(jobPosting(job)).toMatchObject([{ '@type': 'JobPosting', datePosted: '2026-11-02' }]);
  expect(jobPosting({ ...job, sample: false })).toHaveLength(1);
  expect(jobPosting({ ...job, sample: true })).toEqual([]);
});
