import { countries } from '@majak/tools/forms/contact-request/nationalities';
import { Button } from '@majak/ui/button';
import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import type { ReactNode } from 'react';
import type { Search } from './find-services.ts';
import { countOf } from './match-services.ts';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

const tabs = [
  { label: 'All services', query: '', audience: undefined },
  { label: 'EU citizens', query: '?for=eu', audience: 'eu' },
  { label: 'Non-EU citizens', query: '?for=non-eu', audience: 'nonEu' },
] as const;

type Props = {
  search: Search;
  count: number;
  /** The code of the country of the site. */
  country: string;
  answer?: ReactNode;
};

/** Two questions that shorten the list; the address holds the answers, so it works without a script. */
export const ServiceSearch = ({ search, count, country, answer }: Props) => (
  <div>
    <nav aria-label="EU or non-EU citizens" className="flex flex-wrap gap-2">
      {tabs.map(({ label, query, audience }) => (
        <a
          key={label}
          href={`/our-services${query}#services`}
          aria-current={audience === search.audience ? 'page' : undefined}
          className="tab"
        >
          {label}
        </a>
      ))}
    </nav>
    <search aria-label="Services">
      <form
        action="/our-services#services"
        className="mt-6 grid items-end gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto]"
      >
        <TextField
          id="services-q"
          name="q"
          label="What do you need?"
          defaultValue={search.words}
          maxLength={80}
          autoComplete="off"
          data-filter={country}
        />
        <SelectField
          id="services-from"
          name="from"
          label="Where are you from?"
          options={countryOptions}
          placeholder="Any country"
          defaultValue={search.country ?? ''}
        />
        <Button type="submit" className="max-md:col-span-full">
          Show services
        </Button>
      </form>
    </search>
    {answer}
    <p role="status" data-count className="mt-4 text-small text-text-muted">
      {countOf(count)}
    </p>
  </div>
);
