import { Button } from '@majak/ui/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A part of the form, with the id of its heading. What few invoices need is folded away on a phone. */
export type FormStep = { id: string; title: string; isExtra?: boolean; part: ReactNode };

type Props = {
  steps: readonly FormStep[];
  /** What has just been put into the form: it is looked through from the start. */
  replaced: string | undefined;
};

const stepOf = (element: Element | null): number =>
  Number(element?.closest('[data-step]')?.getAttribute('data-step') ?? -1);

/** The target of a link on this page, such as a field that something is said of. */
const targetOf = (event: Event): Element | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  return link ? document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')) : null;
};

/**
 * The parts of the form. On a phone one after the other, each a step, and those that few need behind a button at the
 * end; where there is room all of them stand below each other.
 */
export function FormSteps({ steps, replaced }: Props) {
  const [at, setAt] = useState(0);
  const [unfolded, setUnfolded] = useState(false);
  const needed = steps.filter(({ isExtra }) => !isExtra).length;
  const moved = useRef(false);
  // A link to a field opens its step before the browser goes there.
  useEffect(() => {
    const open = (event: Event) => {
      const to = stepOf(targetOf(event));
      if (to < 0) return;
      if (to < needed) setAt(to);
      else setUnfolded(true);
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [needed]);
  useEffect(() => {
    if (replaced) setAt(0);
  }, [replaced]);
  const id = steps[at]?.id ?? '';
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [id]);
  const go = (to: number) => {
    moved.current = true;
    setAt(to);
  };
  const isLast = at === needed - 1;
  const extras = steps.slice(needed);
  return (
    <>
      {steps.map(({ id, part, isExtra }, one) => (
        <div
          key={id}
          data-step={one}
          className={(isExtra ? unfolded && isLast : one === at) ? 'contents' : 'contents max-md:hidden'}
        >
          {part}
        </div>
      ))}
      <nav aria-label="Steps of the form" className="scripted grid gap-4 border-t border-line pt-5 md:hidden">
        {isLast && extras.length > 0 ? (
          <Button
            className="justify-self-start"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded
              ? 'Fewer questions'
              : `More: ${extras.map(({ title }) => title.toLowerCase()).join(', ')}`}
          </Button>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {at > 0 ? <Button onClick={() => go(at - 1)}>Back</Button> : null}
          {isLast ? null : (
            <Button onClick={() => go(at + 1)}>Next: {steps[at + 1]?.title.toLowerCase()}</Button>
          )}
          <span className="text-small text-text-muted">
            Step {at + 1} of {needed}
          </span>
        </p>
      </nav>
    </>
  );
}
