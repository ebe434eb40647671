import type { UseComboboxReturnValue } from 'downshift';
import { groupOptions, type Option } from './option-list.tsx';

type ComboboxMenuProps = {
  combobox: UseComboboxReturnValue<Option>;
  items: readonly Option[];
  /** What is searched for; empty while the whole list is shown, under its headings. */
  typed: string;
  /** All that can be chosen; an item that is none of them is what was typed. */
  options: readonly Option[];
};

const itemClass = (highlighted: boolean, selected: boolean) =>
  `flex min-h-11 cursor-pointer items-center px-3.5 py-2 leading-snug ${
    highlighted ? 'bg-harbour text-paper' : ''
  } ${selected ? 'font-semibold' : ''}`;

const found = (count: number) => {
  if (count === 0) return 'Nothing in the list matches';
  return count === 1 ? '1 match' : `${count} matches`;
};

/** The list under the input; it stays in the document while closed, as the input refers to it. */
export const ComboboxMenu = ({ combobox, items, typed, options }: ComboboxMenuProps) => {
  const { isOpen, highlightedIndex, selectedItem, getMenuProps, getItemProps } = combobox;
  const matches = items.filter((item) => options.includes(item)).length;
  const option = (item: Option) => {
    const index = items.indexOf(item);
    return (
      <div
        key={item.value}
        {...getItemProps({
          item,
          index,
          className: itemClass(index === highlightedIndex, item.value === selectedItem?.value),
        })}
      >
        {options.includes(item) ? item.label : `Use “${item.label}” as I wrote it`}
      </div>
    );
  };
  const grouped = () =>
    groupOptions(items).map(([group, members]) =>
      group ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of fields
        <div key={group} role="group" aria-label={group}>
          <div aria-hidden="true" className="px-3.5 pt-4 pb-1 text-small font-semibold text-text-muted">
            {group}
          </div>
          {members.map(option)}
        </div>
      ) : (
        members.map(option)
      ),
    );
  return (
    <>
      <div
        {...getMenuProps({
          className: `absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded-sm border border-edge bg-surface-raised text-text ${
            isOpen ? '' : 'hidden'
          }`,
        })}
      >
        {isOpen && (typed ? items.map(option) : grouped())}
      </div>
      <span role="status" className="sr-only">
        {isOpen && typed ? found(matches) : ''}
      </span>
    </>
  );
};
