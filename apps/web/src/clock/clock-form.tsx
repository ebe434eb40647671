import type { Field } from '@majak/tools/form/field';
import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { FieldError } from '@majak/ui/field';
import { ChoiceField } from '../form/choice-field.tsx';
import { FaultsList } from '../form/faults-list.tsx';
import type { FieldComponents, FieldProps } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { rowCount } from '../form/rows.ts';
import { SingleLineField } from '../form/single-line-field.tsx';
import { useForm } from '../form/use-form.ts';
import { type FormScreen, withFieldErrors } from '../form/use-form-validation.ts';
import { trackerPath } from './clock-address.ts';
import type { ClockStart } from './read-clock-post.ts';
import type { SiteClock } from './site-clock.ts';

const drawing: FieldComponents = {
  kinds: { choice: ChoiceField, day: SingleLineField, rows: PauseRows },
};
const further = ['arrivedOn', 'invitedOn', 'fingerprintsOn', 'cardEndsOn', 'insuredUntil', 'oldestPaperOn'];

type Props = { form: SiteClock['form']; start: ClockStart };

/** What is asked: a plain form without any script, since each answer is a page. */
export function ClockForm({ form, start: { typed, said, asked } }: Props) {
  const live = useForm(form, { id: 'clock', typed, said });
  const screen = withFieldErrors(live, []);
  const isWrong = Object.keys(said).length > 0;
  const isFurther = further.some((key) => typed[key] || said[key]);
  return (
    <form
      id="clock"
      method="post"
      action={`${trackerPath}#answer`}
      noValidate
      className="no-print grid min-w-0 content-start gap-6"
    >
      {isWrong ? (
        <div id="answer" className="scroll-mt-24">
          <FaultsList live={live} faults={[]} />
        </div>
      ) : null}
      <FormFields
        screen={screen}
        drawing={drawing}
        fields={form.fields}
        only={['permit', 'filedOn', 'pauses']}
      />
      <div className="border-t border-line">
        <Details summary="Add what else you know, for more dates" open={isFurther}>
          <div className="grid gap-6 text-text">
            <FormFields screen={screen} drawing={drawing} fields={form.fields} only={further} />
          </div>
        </Details>
      </div>
      <div className="grid gap-3">
        <Button type="submit" variant={asked ? 'secondary' : 'primary'} className="justify-self-start">
          {asked ? 'Count again' : 'Count the days'}
        </Button>
        <p className="text-small text-text-muted">
          We use what you enter to work out the days, and don’t keep it.
        </p>
      </div>
    </form>
  );
}

/** A small group for each pause; a button adds one by a post of the whole form, with a script and without. */
function PauseRows({ screen, path, field: { label, hint, columns, max, row } }: FieldProps<'rows'>) {
  const count = rowCount(screen.typed, path);
  const error = screen.errorAt(path);
  return (
    <fieldset id={path} tabIndex={-1} className="grid min-w-0 scroll-mt-24 gap-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      {/* Enter presses the first button of a form: not one that adds a row or takes one out. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {hint ? <p className="text-small text-text-muted">{hint} Leave it empty if it never did.</p> : null}
      {error ? <FieldError id={path}>{error}</FieldError> : null}
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, as in its fields' names
        <PauseRow key={at} {...{ screen, columns, count }} path={`${path}.${at}`} name={`${row} ${at + 1}`} />
      ))}
      {count < max ? (
        <Button
          type="submit"
          name="add"
          value={path}
          formAction={`${trackerPath}#${path}`}
          className="justify-self-start"
        >
          Add a {row}
        </Button>
      ) : null}
    </fieldset>
  );
}

type RowProps = {
  screen: FormScreen;
  columns: Readonly<Record<string, Field>>;
  count: number;
  path: string;
  name: string;
};

const PauseRow = ({ screen, columns, count, path, name }: RowProps) => (
  <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
    <legend className="px-1 text-small font-semibold text-text-muted first-letter:uppercase">{name}</legend>
    <div className="grid items-end gap-4 xs:grid-cols-2">
      <FormFields {...{ screen, drawing }} fields={columns} above={`${path}.`} />
    </div>
    {count > 1 ? (
      <Button
        type="submit"
        name="remove"
        value={path}
        formAction={`${trackerPath}#pauses`}
        variant="quiet"
        className="justify-self-start"
      >
        Remove {name}
      </Button>
    ) : null}
  </fieldset>
);
