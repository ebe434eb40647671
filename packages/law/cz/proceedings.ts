import type { Place, Proceedings } from '../legal-clock.ts';
import { commission, minister } from './offices.ts';

const procedure = (section: string): Place => ({ act: '500/2004 Sb.', section });
const residence = (section: string): Place => ({ act: '326/1999 Sb.', section });
const court: Place = { act: '150/2002 Sb.', section: '§ 79(1), § 80(1)' };

/** What is left to somebody whom an office lets wait. @param superior How the office above it is called. */
const whatCanBeDone = (superior: string): string =>
  `The Ministry still has to decide: the act doesn’t turn its silence into a yes or a no. You can ask the ${superior} to act against the delay, which is free. The ${superior} can order the Ministry to decide by a certain day, decide instead of it, or give it more time. If that doesn’t help, you can ask a court to order a decision, within a year of the day the time was over.`;

/**
 * How applications about a stay are decided. The Code of Administrative Procedure (act 500/2004) holds for permits; of
 * visas its parts two and three do not (§ 168(1) of act 326/1999), but for what § 154 names.
 */
export const proceedings = {
  permit: {
    counting: [procedure('§ 40(1)')],
    pausing: [residence('§ 169i(1)'), procedure('§ 64(1)'), procedure('§ 65(1)')],
    pausingSureness: 'stated',
    afterPauseNote:
      'The 15 days after a pause are those of a suspension by a resolution (§ 65 of act 500/2004). Where the office asked for papers and suspended nothing, § 169i of act 326/1999 has no such days, and the time may end sooner.',
    approvedNote:
      'You’ve been invited, so the Ministry is going to approve. Its time hasn’t run since it noted that in your file, and doesn’t until you collect the card or the paper (§ 169t(8) and (9) of act 326/1999). Only the file says which day that was.',
    whenLate: {
      superior: commission,
      what: whatCanBeDone('Commission'),
      places: [procedure('§ 80(3), (4)'), court],
      sureness: 'stated',
    },
  },
  visa: {
    counting: [residence('§ 168(1)'), procedure('§ 40(1), § 154, § 158(1)')],
    pausing: [residence('§ 169i(1)'), procedure('§ 65(1)')],
    pausingSureness: 'read',
    pauseNote:
      'The law doesn’t suspend proceedings on a visa (§ 168(1) of act 326/1999): the clock stops while the office waits for what it asked for (§ 169i of the same act).',
    afterPauseNote:
      'The 15 days after a pause are those of § 65 of act 500/2004, which applies to visas as far as necessary (§ 154). Without them the time may end sooner.',
    whenLate: {
      superior: commission,
      what: whatCanBeDone('Commission'),
      places: [procedure('§ 6(1), § 80(3), (4), § 154'), court],
      sureness: 'read',
    },
  },
  stateless: {
    counting: [residence('§ 170d(1)'), procedure('§ 40(1)')],
    pausing: [procedure('§ 64(1)'), procedure('§ 65(1)')],
    pausingSureness: 'read',
    pauseNote:
      'The provisions of act 500/2004 on how long decisions take don’t apply here (§ 170d of act 326/1999). That pauses work as they do elsewhere is our reading.',
    afterPauseNote: 'That 15 days are left after a pause is our reading of § 65 of act 500/2004.',
    whenLate: {
      superior: minister,
      what: whatCanBeDone('Minister'),
      places: [procedure('§ 80(3), (4)'), court],
      sureness: 'read',
    },
  },
} as const satisfies Record<string, Proceedings>;
