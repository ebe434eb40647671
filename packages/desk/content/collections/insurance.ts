import { purposes } from '@majak/tools/insurance/needs-fields';
import {
  coverCategories,
  covers,
  exclusions,
  insuranceLines,
  isInsuranceLine,
} from '@majak/tools/insurance/product';
import { readTariffs, tariffLine, tariffSample } from '@majak/tools/insurance/tariff-text';
import type { CollectionConfig, Field, TextareaFieldValidation } from 'payload';
import { site } from '../../site.ts';
import { accessTo, withoutRole } from '../access.ts';
import { line, words } from '../blocks/fields.ts';
import { sample, slug } from '../fields.ts';
import { publicationHooks } from '../publication-hooks.ts';

const announced = publicationHooks(() => ['insurance']);

/** Companies whose insurance is compared. */
export const insurers: CollectionConfig = {
  slug: 'insurers',
  admin: {
    useAsTitle: 'name',
    group: 'Insurance',
    hideAPIURL: true,
    description:
      'Companies whose insurance is compared at /healthInsurance, /travelInsurance and /liabilityInsurance.',
    hidden: withoutRole,
    defaultColumns: ['name', 'licensedHere', 'sample'],
  },
  access: accessTo('insurers', 'everything'),
  versions: false,
  defaultSort: 'name',
  hooks: announced,
  fields: [
    line('name', { unique: true }),
    {
      ...words('identity'),
      label: 'Full name, seat, number and register',
      admin: { description: 'As it has to be given before a contract.' },
    } as Field,
    {
      name: 'licensedHere',
      type: 'checkbox',
      defaultValue: true,
      label: 'Licensed in this country for insurance of foreigners',
    },
    sample,
  ],
};

const half = { width: '50%' } as const;
const whole = (name: string, label: string, most: number): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  max: most,
  admin: half,
});
const tick = (name: string, label: string): Field => ({ name, type: 'checkbox', defaultValue: false, label });
const oneALine = (name: string, label: string): Field => ({
  name,
  type: 'textarea',
  label,
  admin: { description: 'One a line.' },
});

const labels: Readonly<Record<string, string>> = {
  thirdParty: 'Damage to others',
  urgent: 'Urgent and necessary care',
  home: 'Transport home',
  remains: 'Repatriation of remains',
  preventive: 'Preventive care',
  checkups: 'Check-ups during an illness',
  pregnancy: 'Pregnancy and birth',
  dental: 'Dentist',
  luggage: 'Luggage',
  cancellation: 'A trip that’s cancelled',
  intent: 'Intentional injury',
  fault: 'Injury that’s the insured’s own fault',
  alcohol: 'Injury after alcohol',
  drugs: 'Injury after drugs',
  sports: 'Winter and adventure sports',
  business: 'Business',
};

const tariffsAreRead: TextareaFieldValidation = (value) => {
  const read = readTariffs(value ?? '', site.jurisdiction.currency);
  return read.ok || read.error;
};

const purposesAreKnown: TextareaFieldValidation = (value, { siblingData }) => {
  const of = (siblingData as { line?: unknown }).line;
  const known = isInsuranceLine(of) ? purposes[of].map((purpose) => purpose.value) : [];
  const unknown = (value ?? '').split(/\r?\n/).filter((one) => one.trim() && !known.includes(one.trim()));
  return unknown.length === 0 || `“${unknown[0]}” is no purpose. There are: ${known.join(', ')}`;
};

/** What can be bought: what it covers, for whom, and what it costs. */
export const insuranceProducts: CollectionConfig = {
  slug: 'insurance-products',
  labels: { singular: 'Product of insurance', plural: 'Products of insurance' },
  admin: {
    useAsTitle: 'title',
    group: 'Insurance',
    hideAPIURL: true,
    description:
      'What insurers sell: for whom, what it covers and what it costs. A change applies to everyone who compares from now on.',
    hidden: withoutRole,
    defaultColumns: ['title', 'insurer', 'line', 'category', '_status'],
  },
  access: accessTo('insurance-products', 'published'),
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: announced,
  fields: [
    line('title'),
    { name: 'insurer', type: 'relationship', relationTo: 'insurers', required: true },
    {
      type: 'row',
      fields: [
        { name: 'line', type: 'select', required: true, options: [...insuranceLines], admin: half },
        { name: 'category', type: 'select', required: true, options: [...coverCategories], admin: half },
      ],
    },
    { type: 'row', fields: [whole('agesFrom', 'From age', 120), whole('agesTo', 'To age', 120)] },
    {
      type: 'row',
      fields: [
        whole('lengthFrom', 'From months (of travel: days)', 365),
        whole('lengthTo', 'To months (of travel: days)', 365),
      ],
    },
    {
      name: 'insured',
      type: 'group',
      label: 'Who can be insured',
      fields: [
        tick('regular', 'Regular clients'),
        tick('student', 'Students'),
        tick('pregnant', 'Anyone who’s pregnant when it begins'),
      ],
    },
    { ...oneALine('notFor', 'Purposes it is not sold for'), validate: purposesAreKnown } as Field,
    {
      type: 'row',
      fields: [
        whole('limitAmount', 'Limit of one event', 1_000_000_000),
        line('limitCurrency', { label: 'Currency of the limit', maxLength: 3, minLength: 3, admin: half }),
      ],
    },
    tick('sharing', 'The insured pay a part of an event'),
    { name: 'covers', type: 'group', fields: covers.map((one) => tick(one, labels[one] ?? one)) },
    {
      name: 'excludes',
      type: 'group',
      label: 'Leaves out',
      fields: exclusions.map((one) => tick(one, labels[one] ?? one)),
    },
    oneALine('limitLines', 'Further limits'),
    oneALine('exclusionLines', 'Further exclusions'),
    oneALine('territoryLines', 'Where it’s valid'),
    oneALine('obligationLines', 'What the insured have to do'),
    {
      name: 'tariffs',
      type: 'textarea',
      required: true,
      validate: tariffsAreRead,
      admin: {
        rows: 10,
        description: `One a line: ${tariffLine}. Such as ${tariffSample}. “any” is anybody; the price is that of one month (of travel: one day).`,
      },
    } as Field,
    {
      name: 'document',
      type: 'text',
      label: 'Information document of the insurer',
      admin: {
        description:
          'Its address, which starts with https://. Without one the site makes a document from what’s written here.',
      },
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && /^https:\/\/\S+$/.test(value)) ||
        'An address that starts with https://',
    },
    slug,
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Among equals smaller numbers come first.' },
    },
    sample,
  ],
};
