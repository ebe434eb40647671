import type { Plan } from '@majak/tools/plan/plan';
import { Button } from '@majak/ui/button';
import { planPath } from './plan-address.ts';
import { Blanks } from './plan-sentence.tsx';

/** The sentence of a plan as the first thing on the front page: a plain form that leads to its page. */
export const PlanStart = ({ plan, today }: { plan: Plan; today: string }) => (
  <form
    method="get"
    action={planPath}
    aria-labelledby="plan-title"
    className="tone-paper mt-6 rounded-lg p-5 md:mt-8 md:p-6"
  >
    <h2 id="plan-title" className="text-heading">
      Which permit is yours?
    </h2>
    <div className="mt-2 max-w-4xl">
      <Blanks
        blanks={plan.sentence
          .blanks(today)
          .map(({ few, ...blank }) => (few ? { ...blank, options: few } : blank))}
        typed={{}}
      />
    </div>
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button type="submit" variant="primary">
        Show my plan
      </Button>
      <p className="text-small text-text-muted">
        The permit, the cost, the dates and the papers, on one page.
      </p>
    </div>
  </form>
);
