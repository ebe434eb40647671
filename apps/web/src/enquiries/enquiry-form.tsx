import { localizeForm } from '@majak/tools/form/localize-form';
import { findEnquiry } from '@majak/tools/forms/enquiries/catalogue';
import { RequestPlace } from '../contact/contact-form.tsx';
import type { RequestFormProps } from '../contact/request-form.tsx';
import { allFieldComponents } from '../form/all-field-components.ts';
import type { EnquiryPlacement } from './enquiry-placement.ts';

type Props = Omit<RequestFormProps, 'words' | 'kinds' | 'onSent' | 'again'> & {
  openingHours: string;
  placement: EnquiryPlacement;
  /** The country of the site, as it stands in a sentence. */
  country: string;
};

/** A form about one matter, which may ask whatever can be asked. */
export function EnquiryForm({ placement, country, ...props }: Props) {
  const enquiry = findEnquiry(placement.slug);
  if (!enquiry) return null;
  const { form, button, thanks } = enquiry;
  const words = {
    form: localizeForm(form, country),
    action: placement.action,
    sentTo: `/forms/${placement.slug}`,
    service: placement.service,
    button,
    thanks,
  };
  return <RequestPlace {...props} words={words} kinds={allFieldComponents} />;
}
