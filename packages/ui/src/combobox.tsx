import { type FocusEventHandler, useEffect, useRef, useState } from 'react';
import { ComboboxInput } from './combobox-input.tsx';
import type { FieldWords } from './field.tsx';
import type { Option } from './option-list.tsx';
import { SelectField } from './select-field.tsx';

export type ComboboxProps = FieldWords & {
  name: string;
  id?: string;
  options: readonly Option[];
  /** Give `value` and `onValueChange` to keep the answer yourself, else it is kept here. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The first, empty answer of the plain list, and the empty input's prompt. */
  placeholder?: string;
  /** What to do when nothing matches. */
  noMatch?: string;
  required?: boolean;
  disabled?: boolean;
  fieldClassName?: string;
};

/**
 * One of many answers. The server sends a plain `<select>`, which works without a script and with one
 * that has not come yet; once mounted it becomes an input that searches. Both have the same height,
 * and an answer given in the meantime stays.
 */
export const Combobox = ({ value, defaultValue = '', onValueChange, ...props }: ComboboxProps) => {
  const [kept, setKept] = useState(defaultValue);
  const [mounted, setMounted] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const focused = useRef(false);
  const chosen = value ?? kept;

  const choose = (next: string) => {
    setKept(next);
    onValueChange?.(next);
  };

  // Only once: what the reader did before the script came is in the element, not in the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the element at the moment of mounting
  useEffect(() => {
    const early = select.current?.value;
    if (early !== undefined && early !== chosen) choose(early);
    focused.current = document.activeElement !== null && document.activeElement === select.current;
    setMounted(true);
  }, []);

  if (mounted) {
    return <ComboboxInput {...props} value={chosen} onValueChange={choose} autoFocus={focused.current} />;
  }
  const { noMatch: _, placeholder = 'Choose from the list', ...field } = props;
  return (
    <SelectField
      {...field}
      ref={select}
      placeholder={placeholder}
      defaultValue={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
};
