import { serviceOptions } from '@majak/desk/site';

type About = { service?: string | null };
export type ServiceFilter = { slug: string; label: string; count: number };

/** From here on the reviews are offered by service. */
const many = 6;

/** The services that reviews are about, by name; none while there are few reviews. */
export function reviewedServices(reviews: readonly About[]): ServiceFilter[] {
  if (reviews.length < many) return [];
  return serviceOptions
    .flatMap(({ slug, label }) => {
      const count = slug ? reviews.filter(({ service }) => service === slug).length : 0;
      return slug && count > 0 ? [{ slug, label, count }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The name of a service, as the forms offer it. */
export const serviceLabel = (slug: string | null | undefined): string | undefined =>
  serviceOptions.find((option) => slug && option.slug === slug)?.label;
