import { unknownText, unknownWords } from '@majak/tools/form/unknown-answer';
import { controlProps, type FieldProps, isUnknown } from './field-components.ts';

/** A box for who does not know an answer yet. It has the field's name and comes after it: in a plain post it has the last word. */
export const UnknownBox = (props: FieldProps) => {
  const { screen, path, field } = props;
  const { name, id } = controlProps(props);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
      <input
        type="checkbox"
        id={`${id}-unknown`}
        name={name}
        value={unknownText}
        checked={isUnknown(props)}
        onChange={(event) => screen.change(path, event.currentTarget.checked ? unknownText : '')}
        className="tick size-5.5"
      />
      <span>
        {unknownWords}
        <span className="sr-only">: {field.label}</span>
      </span>
    </label>
  );
};
