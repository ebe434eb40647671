import type { PlanSituation } from '../../plan-law.ts';

const purpose = ['same-job', 'stay-on'];

/** Those whose card or permit ends, and who stay for the same reason. */
export const staying: readonly PlanSituation[] = [
  {
    name: 'extending the card of family of an EU citizen',
    when: { holds: 'eu-family', purpose },
    tries: ['eu-family-extension'],
    also: [{ permit: 'permanent-residence-eu' }],
  },
  {
    name: 'a new card for permanent residence',
    when: { holds: 'permanent-residence', purpose },
    tries: ['permanent-card'],
    also: [{ permit: 'citizenship', words: 'after five years of permanent residence' }],
  },
  {
    name: 'a new card for permanent residence as an EU citizen or their family',
    when: { holds: 'permanent-residence-eu', purpose },
    tries: ['permanent-eu-card'],
    also: [{ permit: 'citizenship', words: 'after five years of permanent residence' }],
  },
  { name: 'staying on with protection', when: { holds: 'asylum', purpose }, tries: ['keep:asylum'] },
  {
    name: 'extending a transfer within a group',
    when: { holds: 'ict-card', purpose },
    tries: ['transfer-extension'],
    also: [{ permit: 'permanent-residence', words: 'after 5 years' }],
  },
  {
    name: 'extending a permit for investing',
    when: { holds: 'residence-investor', purpose },
    tries: ['investor-extension'],
    also: [{ permit: 'permanent-residence', words: 'after 5 years' }],
  },
  {
    name: 'extending a residence permit',
    when: { held: ['long', 'study', 'jobseeker'], purpose },
    tries: ['residence-extension'],
    also: [{ permit: 'permanent-residence', words: 'after 5 years' }],
    otherwise: ['file-before-card-ends'],
  },
];
