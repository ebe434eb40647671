import { localizeForm } from '@majak/tools/form/localize-form';
import { bringEnquiry } from '@majak/tools/forms/enquiries/bring-enquiry';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { type ComponentType, lazy, Suspense } from 'react';
import { RequestPlace } from '../contact/contact-form.tsx';
import type { RequestFormProps } from '../contact/request-form.tsx';
import { allFieldComponents } from '../form/all-field-components.ts';
import type { EnquiryPlacement } from './enquiry-placement.ts';

/** The country of the site: its code, and how it stands in a sentence. */
type FormCountry = { code: string; inText: string };
type Props = Omit<RequestFormProps, 'words' | 'kinds' | 'onSent' | 'again'> & {
  openingHours: string;
  placement: EnquiryPlacement;
  country: FormCountry;
};
type Screen = ComponentType<Props>;

const screenOf =
  ({ form, button, thanks }: Enquiry): Screen =>
  ({ placement, country, ...props }) => {
    const words = {
      form: localizeForm(form, country.inText),
      action: placement.action,
      sentTo: `/forms/${placement.slug}`,
      service: placement.service,
      button,
      thanks,
    };
    return <RequestPlace {...props} words={words} kinds={allFieldComponents} />;
  };

const loaded = new Map<string, Screen>();

/**
 * Fetches a form. A server calls it before it renders: it cannot wait while it does.
 * @throws Error for an address that is none.
 */
export async function loadEnquiryScreen(country: string, slug: string): Promise<Screen> {
  const known = loaded.get(slug);
  if (known) return known;
  const enquiry = await bringEnquiry(country, slug);
  if (!enquiry) throw new Error(`There is no form ${slug}`);
  const screen = screenOf(enquiry);
  loaded.set(slug, screen);
  return screen;
}

/** Whose code cannot be fetched stays what the server made: a plain form, which is sent as one. */
const never = new Promise<never>(() => {});
const awaited = new Map<string, Screen>();
function screenAt(country: string, slug: string): Screen {
  const known =
    awaited.get(slug) ??
    lazy(async () => ({ default: await loadEnquiryScreen(country, slug).catch(() => never) }));
  awaited.set(slug, known);
  return known;
}

/** A form about one matter, which may ask whatever can be asked. It is in sight until its own code, and no other's, is there. */
export function EnquiryForm(props: Props) {
  const { country, placement } = props;
  const Form = loaded.get(placement.slug) ?? screenAt(country.code, placement.slug);
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
