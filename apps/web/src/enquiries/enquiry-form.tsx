import { localizeForm } from '@majak/tools/form/localize-form';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { type ComponentType, lazy, Suspense } from 'react';
import { RequestPlace } from '../contact/contact-form.tsx';
import type { RequestFormProps } from '../contact/request-form.tsx';
import { allFieldComponents } from '../form/all-field-components.ts';
import type { EnquiryPlacement } from './enquiry-placement.ts';
import { enquirySlugs, loadEnquiry } from './load-enquiry.ts';

type Props = Omit<RequestFormProps, 'words' | 'kinds' | 'onSent' | 'again'> & {
  openingHours: string;
  placement: EnquiryPlacement;
  /** The country of the site, as it stands in a sentence. */
  country: string;
};
type Screen = ComponentType<Props>;

const screenOf =
  ({ form, button, thanks }: Enquiry): Screen =>
  ({ placement, country, ...props }) => {
    const words = {
      form: localizeForm(form, country),
      action: placement.action,
      sentTo: `/forms/${placement.slug}`,
      service: placement.service,
      button,
      thanks,
    };
    return <RequestPlace {...props} words={words} kinds={allFieldComponents} />;
  };

const loaded = new Map<string, Screen>();

/** Fetches a form. A server calls it before it renders: it cannot wait while it does. */
export async function loadEnquiryScreen(slug: string): Promise<Screen> {
  const screen = loaded.get(slug) ?? screenOf(await loadEnquiry(slug));
  loaded.set(slug, screen);
  return screen;
}

/** Whose code cannot be fetched stays what the server made: a plain form, which is sent as one. */
const never = new Promise<never>(() => {});
const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  enquirySlugs.map((slug) => [
    slug,
    lazy(async () => ({ default: await loadEnquiryScreen(slug).catch(() => never) })),
  ]),
);

/** A form about one matter, which may ask whatever can be asked. It is in sight until its own code, and no other's, is there. */
export function EnquiryForm(props: Props) {
  const Form = loaded.get(props.placement.slug) ?? screens[props.placement.slug];
  return <Suspense>{Form ? <Form {...props} /> : null}</Suspense>;
}
