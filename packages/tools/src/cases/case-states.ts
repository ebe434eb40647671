/** Who has to do something next. */
export type Actor = 'you' | 'we' | 'the office' | 'nobody';

/** Who reads about a case: the person it is about, or somebody they shared it with. */
export type CaseReader = 'client' | 'shared with';
type Told = Readonly<Record<CaseReader, string>>;

/** Words that speak to nobody. */
const all = (words: string): Told => ({ client: words, 'shared with': words });

type StateWords = {
  /** As it stands on a badge and in a sentence: `Being prepared`. */
  label: string;
  actor: Actor;
  /** What happens next. */
  next: Told;
  /** Said beside it as long as nothing is wanted of the client. */
  idle?: Told;
  /** Whether nothing more is waited for. */
  ended?: true;
};

/** Where a case can stand, in the order in which most go through it. */
export const caseStates = {
  preparing: {
    label: 'Being prepared',
    actor: 'we',
    next: {
      client:
        'We’re putting your application together, and we’ll file it. Papers we still need from you are listed in your case.',
      'shared with':
        'We’re putting the application together, and we’ll file it. Papers we still need from the client are listed in the case.',
    },
  },
  filed: {
    label: 'With the office',
    actor: 'the office',
    next: {
      client: 'The office is looking at your application.',
      'shared with': 'The office is looking at the application.',
    },
    idle: {
      client: 'You don’t have to do anything until it writes.',
      'shared with': 'The client doesn’t have to do anything until it writes.',
    },
  },
  suspended: {
    label: 'Suspended',
    actor: 'you',
    next: {
      client:
        'The office has asked for something more, and the clock has stopped. Send us what it wants as soon as you can.',
      'shared with':
        'The office has asked for something more, and the clock has stopped until the client has sent us what it wants and we’ve handed it in.',
    },
  },
  granted: {
    label: 'Granted',
    actor: 'we',
    next: {
      client: 'The office said yes. We’ll tell you when and where to pick it up.',
      'shared with': 'The office said yes. We’ll tell the client when and where to pick it up.',
    },
  },
  refused: {
    label: 'Refused',
    actor: 'we',
    next: {
      client:
        'The office said no. We’re reading its reasons, and we’ll tell you what can still be done, and the deadline for it.',
      'shared with':
        'The office said no. We’re reading its reasons, and we’ll tell the client what can still be done, and the deadline for it.',
    },
  },
  stopped: {
    label: 'Stopped by the office',
    actor: 'we',
    next: {
      client:
        'The office ended the proceedings without a decision on the matter. We’ll tell you why, and what can be done.',
      'shared with':
        'The office ended the proceedings without a decision on the matter. We’ll tell the client why, and what can be done.',
    },
  },
  withdrawn: {
    label: 'Withdrawn',
    actor: 'nobody',
    next: all('The application was withdrawn. Nothing more will be decided about it.'),
    ended: true,
  },
  closed: {
    label: 'Closed',
    actor: 'nobody',
    next: all('This matter is done. We’ll keep it for as long as the law requires, then erase it.'),
    ended: true,
  },
} as const satisfies Record<string, StateWords>;

export type CaseState = keyof typeof caseStates;

/** Whether nothing more is waited for. */
export const isEnded = (state: CaseState): boolean => 'ended' in caseStates[state];
