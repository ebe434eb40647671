import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const choice = z.pipe(
  z.object({
    label: z.string(),
    group: z.optional(z.string()),
    names: z.optional(z.array(z.string())),
    weight: z.optional(z.number()),
    freeMover: z.optional(z.boolean()),
  }),
  z.transform((option) => ({ ...option, value: option.label })),
);
const choices = z.object({ cf_nationality: z.array(choice), cf_select_servicee: z.array(choice) });
export type Choices = z.infer<typeof choices>;

let fetched: Promise<Choices | undefined> | undefined;

/** The lists, asked for once; nothing if they did not come, and then they are asked for again by the next form. */
const fetchChoices = (): Promise<Choices | undefined> => {
  fetched ??= fetch('/contact/choices.json')
    .then(async (response) => z.parse(choices, await response.json()))
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
