import { allEnquiries } from '@majak/sites/all-tools';
import { form } from '@majak/tools/form/form';
import { choices } from '@majak/tools/form/kinds/choices';
import { number } from '@majak/tools/form/kinds/number';
import { consultation } from '@majak/tools/forms/enquiries/consultation';
import type { Enquiry } from '@majak/tools/forms/enquiry';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EnquiryForm, loadEnquiryScreen } from './enquiry-form.tsx';
import { placeEnquiry } from './enquiry-placement.ts';

const into = choices({ label: 'Translate into', least: 1, options: [{ value: 'cs', label: 'Czech' }] });
const asks = { ...consultation.form.fields, pages: number({ label: 'Pages' }), into };
const translation = {
  ...consultation,
  slug: 'translation',
  form: form({ key: 'tried', version: 1, fields: asks }),
};

vi.mock('@majak/tools/forms/enquiries/bring-enquiry', async (original) => {
  const { bringEnquiry } = await original<typeof import('@majak/tools/forms/enquiries/bring-enquiry')>();
  return {
    bringEnquiry: async (country: string, slug: string) =>
      slug === translation.slug ? translation : bringEnquiry(country, slug),
  };
});

const site = {
  officeEmail: 'office@example.com',
  openingHours: '',
  country: { code: 'cz', inText: 'the Czech Republic' },
} as const;
async function drawn(enquiry: Enquiry): Promise<string> {
  await loadEnquiryScreen('cz', enquiry.slug);
  return renderToStaticMarkup(<EnquiryForm {...site} placement={placeEnquiry(enquiry)} />);
}

test.each([...(await allEnquiries()), translation].map((enquiry) => [enquiry.slug, enquiry] as const))(
  '%s is drawn, whatever it asks',
  async (_, enquiry) => {
    expect(await drawn(enquiry)).toContain(enquiry.button);
  },
);
