/** Who has to do something next. */
export type Actor = 'you' | 'we' | 'the office' | 'nobody';

type StateWords = {
  /** As it stands on a badge and in a sentence: `Being prepared`. */
  label: string;
  actor: Actor;
  /** What happens next, said to the person whose case it is. */
  next: string;
  /** Said beside it as long as nothing is wanted of them. */
  idle?: string;
  /** Whether nothing more is waited for. */
  ended?: true;
};

/** Where a case can stand, in the order in which most go through it. */
export const caseStates = {
  preparing: {
    label: 'Being prepared',
    actor: 'we',
    next: 'We’re putting your application together, and we’ll file it. Papers we still need from you are listed in your case.',
  },
  filed: {
    label: 'With the office',
    actor: 'the office',
    next: 'The office is looking at your application.',
    idle: 'You don’t have to do anything until it writes.',
  },
  suspended: {
    label: 'Suspended',
    actor: 'you',
    next: 'The office has asked for something more, and the clock has stopped. Send us what it wants as soon as you can.',
  },
  granted: {
    label: 'Granted',
    actor: 'we',
    next: 'The office said yes. We’ll tell you when and where to pick it up.',
  },
  refused: {
    label: 'Refused',
    actor: 'we',
    next: 'The office said no. We’re reading its reasons, and we’ll tell you what can still be done, and the deadline for it.',
  },
  stopped: {
    label: 'Stopped by the office',
    actor: 'we',
    next: 'The office ended the proceedings without a decision on the matter. We’ll tell you why, and what can be done.',
  },
  withdrawn: {
    label: 'Withdrawn',
    actor: 'nobody',
    next: 'The application was withdrawn. Nothing more will be decided about it.',
    ended: true,
  },
  closed: {
    label: 'Closed',
    actor: 'nobody',
    next: 'This matter is done. We’ll keep it for as long as the law requires, then erase it.',
    ended: true,
  },
} as const satisfies Record<string, StateWords>;

export type CaseState = keyof typeof caseStates;

/** Whether nothing more is waited for. */
export const isEnded = (state: CaseState): boolean => 'ended' in caseStates[state];
