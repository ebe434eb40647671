import type { PublishedState } from '@majak/law/jurisdiction';

/** What the office publishes of an application, in words for its person. None of it is the decision. */
export const publishedStates: Readonly<Record<PublishedState, string>> = {
  processing: 'Being processed',
  suspended: 'Suspended',
  positive: 'Assessed positively, not final yet',
  granted: 'Granted',
  negative: 'Not granted, or ended without a permit',
  listed: 'On the list of applications that were decided in favour',
};
