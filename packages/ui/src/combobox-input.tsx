import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type FocusEventHandler, useEffect, useMemo, useRef, useState } from 'react';
import { ComboboxMenu } from './combobox-menu.tsx';
import { OwnWords } from './combobox-own-words.tsx';
import { describedBy, Field, type FieldWords } from './field.tsx';
import { findOptions, optionMeant, optionNamed } from './find-options.tsx';
import { Icon } from './icon.tsx';
import { groupOptions, type Option } from './option-list.tsx';

export type ComboboxProps = FieldWords & {
  name: string;
  id?: string;
  /** What can be chosen; nothing while it is not there yet. */
  options: readonly Option[] | undefined;
  /** The answer: the value of an option, or a person's own words. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLElement>;
  placeholder?: string;
  /** Id of a `<datalist>` that stands in the page for who has no script. */
  list?: string;
};

type ComboboxInputProps = ComboboxProps & { options: readonly Option[]; autoFocus: boolean };
type State = UseComboboxState<Option>;

const { InputChange, InputBlur, InputKeyDownEnter, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;
const labelOf = (option: Option | null) => option?.label ?? '';
const inOwnWords = (typed: string): Option => ({ value: typed.trim(), label: typed.trim() });

/** What is offered for what was typed, best first; at the end the words themselves, unless they name an option. */
function itemsFor(options: readonly Option[], typed: string): Option[] {
  const found = findOptions(options, typed);
  return !typed.trim() || optionNamed(options, typed) ? found : [...found, inOwnWords(typed)];
}

/** What is searched for: what was typed, unless it is the answer that stands there. */
const searchIn = (typed: string, answer: Option | null): string => (typed === labelOf(answer) ? '' : typed);

/** What stands ready under Enter: an option that alone can be meant, or one's own words where nothing else is offered. */
function readyIndex(options: readonly Option[], search: string): number {
  const items = itemsFor(options, search);
  const meant = optionMeant(options, search);
  if (meant) return items.indexOf(meant);
  return search.trim() && items.length === 1 ? 0 : -1;
}

/** What was typed, as an answer: the option of that name, or the words themselves; nothing of nothing. */
function answerOf(options: readonly Option[], typed: string): Option | null {
  if (typed.trim() === '') return null;
  return optionNamed(options, typed) ?? inOwnWords(typed);
}

/** What Enter does: it chooses what stands highlighted; where nothing does it highlights the best match, and takes nothing. */
function onEnter(options: readonly Option[], { state, changes }: { state: State; changes: Partial<State> }) {
  if (state.highlightedIndex < 0) return { ...changes, isOpen: true, highlightedIndex: 0 };
  // By the state and not by the list on the screen: who types fast presses Enter before the list is drawn again.
  const items = itemsFor(options, searchIn(state.inputValue, state.selectedItem));
  const next = items[state.highlightedIndex] ?? state.selectedItem;
  return { ...changes, selectedItem: next, inputValue: labelOf(next) };
}

const reducerFor =
  (options: readonly Option[]) =>
  (state: State, { type, changes }: UseComboboxStateChangeOptions<Option>): Partial<State> => {
    if (type === InputKeyDownEnter) return onEnter(options, { state, changes });
    if (type === InputChange) {
      const search = searchIn(changes.inputValue ?? '', state.selectedItem);
      return { ...changes, highlightedIndex: readyIndex(options, search) };
    }
    // The answer before this one has come back from the form: who is typing the next one already goes on.
    if (type === ControlledPropUpdatedSelectedItem && state.isOpen) return state;
    if (type !== InputBlur) return changes;
    // Leaving takes what was typed, never what merely stood highlighted.
    const kept = state.inputValue === labelOf(state.selectedItem);
    const next = kept ? state.selectedItem : answerOf(options, state.inputValue);
    return { ...changes, selectedItem: next, inputValue: labelOf(next) };
  };

/** The searching half of the combobox: a text input, its list, and a hidden input that the form sends. */
export const ComboboxInput = (props: ComboboxInputProps) => {
  const { name, id = name, label, hint, optional, options, value, onValueChange } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ordered = useMemo(() => groupOptions(options).flatMap(([, members]) => members), [options]);
  const items = useMemo(() => itemsFor(ordered, typed), [ordered, typed]);
  const selectedItem = useMemo(() => answerOf(ordered, value), [ordered, value]);
  const combobox = useCombobox<Option>({
    id: `${id}-combobox`,
    inputId: id,
    labelId: `${id}-label`,
    items,
    selectedItem,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    onInputValueChange: ({ inputValue, selectedItem: answer }) =>
      setTyped(searchIn(inputValue, answer ?? null)),
    onSelectedItemChange: ({ selectedItem: next }) => onValueChange(next?.value ?? ''),
    stateReducer: useMemo(() => reducerFor(ordered), [ordered]),
  });
  // Who is still typing has not answered yet: what is wrong is said of an answer, once the field is left.
  const error = combobox.isOpen || typed ? undefined : props.error;

  // What was typed before the options came may be the name of one.
  useEffect(() => {
    if (selectedItem && selectedItem.value !== value) onValueChange(selectedItem.value);
  }, [selectedItem, value, onValueChange]);
  // The plain input that this replaces had the focus: hand it on.
  const { autoFocus } = props;
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: input,
            placeholder: props.placeholder,
            onBlur: props.onBlur,
            'aria-describedby': describedBy(id, { hint, error }),
            'aria-invalid': error ? true : undefined,
            className: 'field-edge min-h-12 w-full truncate py-2 pr-11 pl-3.5',
          })}
        />
        <button
          type="button"
          {...combobox.getToggleButtonProps({ 'aria-label': 'Show the list' })}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-sm"
        >
          <Icon name="chevron-down" size={20} />
        </button>
        <ComboboxMenu {...{ combobox, items, typed, options: ordered }} />
        <input type="hidden" name={name} value={value} />
      </div>
      <OwnWords
        value={combobox.isOpen ? '' : value}
        options={ordered}
        onChoose={(option) => onValueChange(option.value)}
      />
    </Field>
  );
};
