import { isApplicable } from '@majak/tools/form/conditional-fields';
import type { Field, Fields } from '@majak/tools/form/field';
import { Details } from '@majak/ui/details';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type FieldComponents, type FieldProps, siblingAnswers } from './field-components.ts';
import { rowCount } from './rows.ts';
import type { FormScreen } from './use-form-validation.ts';

type Props = {
  screen: FormScreen;
  drawing: FieldComponents;
  fields: Fields;
  /** Which of them, such as those of one step; all of them otherwise. */
  only?: readonly string[];
  /** What the paths of these fields begin with: `home.`, `children.0.`. */
  above?: string;
};

/** Fields in their order; those that few people need are folded away, unless one of them is answered. */
export function FormFields({ fields, only, above = '', ...props }: Props) {
  const { screen } = props;
  const shown = Object.entries(fields).filter(([key]) => !only || only.includes(key));
  const seldom = shown.filter(([, field]) => field.seldom);
  const isOpen = seldom.some(([key, field]) => isAnswered(screen, above + key, field));
  // Once open it stays open: nothing closes under the reader.
  const [opened, setOpened] = useState(isOpen);
  if (isOpen && !opened) setOpened(true);
  const fieldsOf = (some: typeof shown) =>
    some.map(([key, field]) => <FormField key={key} {...props} path={above + key} field={field} />);
  return (
    <>
      {fieldsOf(shown.filter(([, field]) => !field.seldom))}
      {seldom.length > 0 ? (
        <div className="border-t border-line">
          <Details summary="More about you" open={opened}>
            <div className="grid gap-6 text-text">{fieldsOf(seldom)}</div>
          </Details>
        </div>
      ) : null}
    </>
  );
}

/** Whether something stands in a field, or in one inside it, or is wrong with it. */
function isAnswered(screen: FormScreen, path: string, field: Field): boolean {
  if (screen.errorAt(path) !== undefined) return true;
  if (field.kind === 'rows') return rowCount(screen.typed, path) > 0;
  if (field.kind !== 'group') {
    const start = field.write(field.start);
    return (screen.typed[path] ?? start) !== start;
  }
  return Object.entries(field.fields).some(([key, inner]) => isAnswered(screen, `${path}.${key}`, inner));
}

/** A field, as its screen draws it. One that does not matter is out of sight, unless no script could bring it back. */
export function FormField(props: FieldProps) {
  const { screen, path, field } = props;
  if (!field.when) return drawn(props);
  const asked = isApplicable(field, siblingAnswers(screen.given, path), screen.given) || screen.errorAt(path);
  return <div className={asked ? 'min-w-0' : 'unscripted'}>{drawn(props)}</div>;
}

function drawn(props: FieldProps): ReactNode {
  const { screen, path, field, drawing } = props;
  const own = drawing.fields?.[path];
  if (own) return own(props);
  const Drawn = drawing.kinds[field.kind] as ComponentType<FieldProps> | undefined;
  if (!Drawn) throw new Error(`The screen of ${screen.form.key} draws no ${field.kind}`);
  return <Drawn {...props} />;
}
