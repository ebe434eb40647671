import { Button } from '@majak/ui/button';
import { Icon } from '@majak/ui/icon';
import { TextField } from '@majak/ui/text-field';
import { longestQuestion } from './search-index.ts';

type Props = { label: string; words?: string; id?: string; className?: string };

/** Asks for words and leads to what the site has for them. */
export const SearchForm = ({ label, words = '', id = 'search-q', className = '' }: Props) => (
  <search aria-label="This site" className={className}>
    <form action="/search" className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        id={id}
        name="q"
        type="search"
        label={label}
        defaultValue={words}
        maxLength={longestQuestion}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <Button type="submit">
        <Icon name="search" size={20} />
        Search
      </Button>
    </form>
  </search>
);
