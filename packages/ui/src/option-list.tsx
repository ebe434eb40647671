export type Option = {
  value: string;
  label: string;
  group?: string;
  /** Other names by which a search finds it. */
  names?: readonly string[];
  /** What is likelier comes first where two fit alike. */
  weight?: number;
  /** Asked for so often that it comes first while nothing is typed. */
  frequent?: boolean | undefined;
};

/** Parts options into their groups, in the order in which the groups first appear. */
export const groupOptions = (options: readonly Option[]): [group: string, options: Option[]][] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.group ?? '');
    if (group) group.push(option);
    else groups.set(option.group ?? '', [option]);
  }
  return [...groups];
};

/**
 * The `<option>`s of a `<select>`, under the headings of their groups. A browser may know a country by another name than
 * the server: what the server wrote stays.
 */
export const OptionList = ({ options }: { options: readonly Option[] }) =>
  groupOptions(options).map(([group, members]) => {
    const list = members.map(({ value, label }) => (
      <option key={value} value={value} suppressHydrationWarning>
        {label}
      </option>
    ));
    return group ? (
      <optgroup key={group} label={group}>
        {list}
      </optgroup>
    ) : (
      list
    );
  });
