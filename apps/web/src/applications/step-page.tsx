import { partOf } from '@majak/tools/form/asked-steps';
import type { Field } from '@majak/tools/form/field';
import type { FormStep } from '@majak/tools/form/form';
import { Button } from '@majak/ui/button';
import { allFieldComponents } from '../form/all-field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import type { FormScreen } from '../form/use-form-validation.ts';
import { FillFromProfile } from '../profile/profile-offer.tsx';
import { countedAnswers, firstPage, hasParts, pagesOf } from './advance.ts';
import { posted, startPath } from './application-address.ts';
import { BackButton } from './back-button.tsx';
import { FaultsSummary } from './faults-summary.tsx';
import { Findings } from './findings.tsx';
import type { LiveApplication } from './use-application.ts';

const drawing = { kinds: allFieldComponents };

/** Fields that have no label of their own to be the heading of a page. */
const unnamed: readonly Field['kind'][] = ['tick', 'file', 'uploads'];
/** Fields with a legend, which a heading may stand in. */
const inLegend: readonly Field['kind'][] = ['choices', 'group', 'rows'];

/** The key of the field that is alone on a page: its label is the heading. */
function aloneOn(live: LiveApplication, { fields }: FormStep): string | undefined {
  const [key = '', ...more] = fields;
  const field = live.application.form.fields[key];
  return field && more.length === 0 && !unnamed.includes(field.kind) ? key : undefined;
}

/** The form with what is wrong on this page, told since it was tried. */
export function screenOf({ application, live, position }: LiveApplication, alone?: string): FormScreen {
  return {
    ...live,
    given: countedAnswers(application.form, live.given),
    errorAt: (path) => live.said[path] ?? position.faults.find(({ field }) => field === path)?.message,
    wordsAt: (path, { kind, label }) => {
      if (path !== alone) return undefined;
      return inLegend.includes(kind) ? { label: <h1>{label}</h1> } : { label, heading: true };
    },
  };
}

/** Which part of a long form this is. */
function Place({ live, step }: { live: LiveApplication; step: FormStep }) {
  const { form } = live.application;
  if (!hasParts(form)) return null;
  const parts = [...new Set(pagesOf(form, live.live.given).map(partOf))];
  const part = partOf(step);
  return (
    <p className="mb-2 text-small text-text-muted">
      Part {parts.indexOf(part) + 1} of {parts.length}: {part}
    </p>
  );
}

/** One page of questions. */
export function StepPage({ live, step }: { live: LiveApplication; step: FormStep }) {
  const { application } = live;
  const alone = aloneOn(live, step);
  const isFirst = step.key === firstPage(application.form) && live.position.returns.length === 0;
  return (
    <>
      <BackButton href={isFirst ? startPath(application) : undefined} />
      {/* Closed again on the next page. */}
      <FillFromProfile key={step.key} live={live.live} />
      <div className="mt-5">
        <FaultsSummary live={live} />
        {/* Once the page was answered, not on the way through it. */}
        {live.position.seen.includes(step.key) ? <Findings live={live} only={step.fields} /> : null}
        <Place live={live} step={step} />
        {alone ? null : <h1 className="mb-7">{step.title}</h1>}
        <div className="grid gap-7">
          <FormFields
            screen={screenOf(live, alone)}
            drawing={drawing}
            fields={application.form.fields}
            only={step.fields}
          />
          {step.why ? (
            <p className="border-l-4 border-line pl-4 text-text-muted">
              <strong className="font-semibold text-text">Why we ask.</strong> {step.why}
            </p>
          ) : null}
          <div>
            <Button type="submit" name={posted.intent} value="continue" variant="primary">
              Continue
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
