import type { PlanLaw } from '../../plan-law.ts';
import { planFees } from './fees.ts';
import { impossibleWays } from './impossible.ts';
import { planPapers } from './papers.ts';
import { asylumPermits } from './permits-asylum.ts';
import { blueCard } from './permits-blue-card.ts';
import { businessPermits } from './permits-business.ts';
import { familyPermits } from './permits-family.ts';
import { keptPermits } from './permits-kept.ts';
import { permitsOfVisas } from './permits-of-visas.ts';
import { protectionPermits } from './permits-protection.ts';
import { renewedPermits } from './permits-renewed.ts';
import { settledPermits } from './permits-settled.ts';
import { studyPermits } from './permits-study.ts';
import { workPermits } from './permits-work.ts';
import { otherWorkPermits } from './permits-work-other.ts';
import { planSituations } from './situations.ts';
import { planSteps } from './steps.ts';

/** Who needs which permit in the Czech Republic. */
export const planLaw: PlanLaw = {
  permits: {
    ...blueCard,
    ...workPermits,
    ...otherWorkPermits,
    ...businessPermits,
    ...studyPermits,
    ...familyPermits,
    ...settledPermits,
    ...protectionPermits,
    ...asylumPermits,
    ...keptPermits,
    ...permitsOfVisas,
    ...renewedPermits,
    ...impossibleWays,
  },
  fees: planFees,
  steps: planSteps,
  papers: planPapers,
  situations: planSituations,
};
