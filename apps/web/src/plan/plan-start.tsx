import type { Plan } from '@majak/tools/plan/plan';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { planPath } from './plan-address.ts';
import { Blanks } from './plan-sentence.tsx';

/** The sentence of a plan as the first thing on the front page: a plain form that leads to its page. */
export const PlanStart = ({ plan, today }: { plan: Plan; today: string }) => (
  <section aria-labelledby="plan-title" className="tone-paper">
    <Container>
      <form method="get" action={planPath} className="py-10 md:py-14">
        <h2 id="plan-title" className="text-title">
          Which permit is yours?
        </h2>
        <div className="mt-4 max-w-4xl">
          <Blanks
            blanks={plan.sentence
              .blanks(today)
              .map(({ few, ...blank }) => (few ? { ...blank, options: few } : blank))}
            typed={{}}
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">Show my plan</Button>
          <p className="text-small text-text-muted">
            The permit, the cost, the dates and the papers, on one page.
          </p>
        </div>
      </form>
    </Container>
  </section>
);
