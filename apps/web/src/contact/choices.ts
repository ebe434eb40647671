import { serviceOptions, site } from '@majak/desk/site';
import { nationalities } from '@majak/tools/forms/contact-request/nationalities';
import type { Option } from '@majak/ui/option-list';

type Choice = Option & { freeMover?: boolean };

/** What the form offers under "nationality" and under "service", with every name by which each is found. */
export const choices: Readonly<Record<'nationalities' | 'services', readonly Choice[]>> = {
  nationalities: nationalities(site.jurisdiction.language.code).map(({ name, names, weight, freeMover }) => ({
    value: name,
    label: name,
    names,
    weight,
    freeMover,
  })),
  services: serviceOptions.map(({ label, group, names, frequent }) => ({
    value: label,
    label,
    group,
    names,
    frequent,
  })),
};
