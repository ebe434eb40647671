import type { Plan } from '@majak/tools/plan/plan';
import { Hero, type HeroProps } from '../blocks/hero.tsx';
import { withLawTexts } from '../law/law-text.ts';
import { PlanStart } from './plan-start.tsx';

type Props = HeroProps & { plan: Plan; today: string };

/** The first screen of the front page: what is done here, and the sentence that says which permit it takes. */
export const FrontHero = ({ plan, today, ...hero }: Props) => (
  <Hero {...withLawTexts(hero)} first={<PlanStart plan={plan} today={today} />} />
);
