import { useEffect, useRef, useState } from 'react';
import { ComboboxInput, type ComboboxProps } from './combobox-input.tsx';
import { TextField } from './text-field.tsx';

/**
 * One of many answers, or one's own words. The server sends a plain text input, which takes any answer, without a script
 * and before one has come; once the options are there it searches them. What was typed in the meantime stays.
 */
export const Combobox = (props: ComboboxProps) => {
  const { options, value, onValueChange, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);

  // Only once: what the reader typed before the script came is in the element, not in the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the element at the moment of mounting
  useEffect(() => {
    const early = input.current?.value;
    if (early !== undefined && early !== value) onValueChange(early);
    setFocused(document.activeElement !== null && document.activeElement === input.current);
  }, []);

  if (options) return <ComboboxInput {...{ ...props, options }} autoFocus={focused} />;
  return (
    <TextField
      {...field}
      ref={input}
      defaultValue={value}
      autoComplete="off"
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        setFocused(false);
        field.onBlur?.(event);
      }}
    />
  );
};
