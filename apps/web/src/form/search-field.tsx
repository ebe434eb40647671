import { TextField } from '@majak/ui/text-field';
import { useId } from 'react';
import { useChoices } from '../contact/use-choices.ts';
import { controlProps, type FieldProps, isUnknown } from './field-components.ts';
import { UnknownBox } from './unknown-box.tsx';

type Props = FieldProps<'search'>;

const lists = ['nationalities', 'services'] as const;

/** A line with the browser's own list below it. Any words are an answer, and all of it works without script. */
function ListedLine({ names, ...props }: Props & { names: readonly string[] }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <TextField
        {...controlProps(props)}
        {...(isUnknown(props) ? { value: '', disabled: true } : {})}
        autoComplete={props.field.autoComplete ?? 'off'}
        list={id}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {props.field.mayBeUnknown ? <UnknownBox {...props} /> : null}
    </div>
  );
}

/** The lists of the site are long: they come when their line is in sight. */
function FetchedLine(props: Props) {
  const list = lists.find((name) => name === props.field.list);
  const choices = useChoices();
  return <ListedLine {...props} names={(list && choices?.[list].map(({ label }) => label)) ?? []} />;
}

/** A line that searches a list: one of the site's, or its own. */
export const SearchField = (props: Props) =>
  props.field.names ? <ListedLine {...props} names={props.field.names} /> : <FetchedLine {...props} />;
