import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const choice = z.object({
  label: z.string(),
  group: z.optional(z.string()),
  names: z.optional(z.array(z.string())),
  weight: z.optional(z.number()),
  freeMover: z.optional(z.boolean()),
});
const lists = z.object({ nationalities: z.array(choice), services: z.array(choice) });

type Choice = z.infer<typeof choice> & { value: string };
type Choices = Record<keyof z.infer<typeof lists>, Choice[]>;

const asOptions = (list: z.infer<typeof choice>[]): Choice[] =>
  list.map((option) => ({ ...option, value: option.label }));

let fetched: Promise<Choices | undefined> | undefined;

/** The lists, asked for once; nothing if they did not come, and then they are asked for again by the next form. */
const fetchChoices = (): Promise<Choices | undefined> => {
  fetched ??= fetch('/contact/choices.json')
    .then(async (response) => {
      const { nationalities, services } = z.parse(lists, await response.json());
      return { nationalities: asOptions(nationalities), services: asOptions(services) };
    })
    .catch(() => {
      fetched = undefined;
      return undefined;
    });
  return fetched;
};

/** What the form offers under nationality and service. Nothing until it is there: any words are an answer till then. */
export function useChoices(): Choices | undefined {
  const [choices, setChoices] = useState<Choices>();
  useEffect(() => {
    void fetchChoices().then(setChoices);
  }, []);
  return choices;
}
