import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComboboxProps } from './combobox.tsx';
import { ComboboxMenu } from './combobox-menu.tsx';
import { describedBy, Field } from './field.tsx';
import { filterOptions, fold } from './fold.tsx';
import { Icon } from './icon.tsx';
import { groupOptions, type Option } from './option-list.tsx';

type ComboboxInputProps = Omit<ComboboxProps, 'defaultValue'> & {
  value: string;
  onValueChange: (value: string) => void;
  autoFocus: boolean;
};

const { InputChange, InputBlur } = useCombobox.stateChangeTypes;
const labelOf = (option: Option | null) => option?.label ?? '';

/** The searching half of the combobox: a text input, its list, and a hidden input that the form sends. */
export const ComboboxInput = (props: ComboboxInputProps) => {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    options,
    value,
    onValueChange,
    disabled,
    required,
  } = props;
  const {
    noMatch = 'Check the spelling, or delete it to see the whole list',
    placeholder = 'Type to search',
  } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ordered = useMemo(() => groupOptions(options).flatMap(([, members]) => members), [options]);
  const items = useMemo(() => filterOptions(ordered, typed), [ordered, typed]);
  const selectedItem = ordered.find((option) => option.value === value) ?? null;

  const combobox = useCombobox<Option>({
    id: `${id}-combobox`,
    inputId: id,
    labelId: `${id}-label`,
    items,
    selectedItem,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onInputValueChange: ({ type, inputValue }) => setTyped(type === InputChange ? inputValue : ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped('');
    },
    onSelectedItemChange: ({ selectedItem: next }) => onValueChange(next?.value ?? ''),
    stateReducer: (state, { type, changes }) => {
      if (type === InputChange) {
        // The best match is ready under Enter as soon as something is typed.
        const matches = changes.inputValue ? filterOptions(ordered, changes.inputValue) : [];
        return { ...changes, highlightedIndex: matches.length > 0 ? 0 : -1 };
      }
      if (type !== InputBlur) return changes;
      // Leaving takes only what was typed in full, never what merely stood highlighted.
      const exact = ordered.find((option) => fold(option.label) === fold(state.inputValue));
      const next = state.inputValue.trim() === '' ? null : (exact ?? state.selectedItem);
      return { ...changes, selectedItem: next, inputValue: labelOf(next) };
    },
  });

  // The list that this replaces had the focus: hand it on.
  const { autoFocus } = props;
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  return (
    <Field {...{ id, label, hint, error, optional }} className={props.fieldClassName}>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: input,
            disabled,
            placeholder,
            onBlur: props.onBlur,
            'aria-describedby': describedBy(id, { hint, error }),
            'aria-invalid': error ? true : undefined,
            'aria-required': required || undefined,
            className: 'field-edge min-h-12 w-full truncate py-2 pr-11 pl-3.5',
          })}
        />
        <button
          type="button"
          {...combobox.getToggleButtonProps({ disabled, 'aria-label': 'Show the list' })}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-sm"
        >
          <Icon name="chevron-down" size={20} />
        </button>
        <ComboboxMenu {...{ combobox, items, typed, noMatch }} />
        <input type="hidden" name={name} value={value} disabled={disabled} />
      </div>
    </Field>
  );
};
