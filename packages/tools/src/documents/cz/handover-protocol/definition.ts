import { missing, right } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { czechDocument } from '../czech-document.ts';
import { partyChecks } from '../party-checks.ts';
import { provisionPlace } from '../provision-place.ts';
import { sampleFlat } from '../rented-flat-fields.ts';
import { samplePerson, sampleTrader } from '../sample-parties.ts';
import { type Handover, handoverForm } from './handover-form.ts';
import { handoverView } from './handover-view.ts';

const checks: readonly DocumentCheck<Handover>[] = [
  ...partyChecks<'landlord' | 'tenant', Handover>(['landlord', 'tenant']),
  {
    id: 'flat',
    field: 'flat.unit',
    place: provisionPlace('cz.lease.flat'),
    look: ({ given: { flat } }) =>
      flat.unit ? right('It says which flat it is') : missing('Enter the number of the flat'),
  },
  {
    id: 'day',
    field: 'handedOn',
    place: provisionPlace('cz.lease.returned'),
    look: ({ given: { handedOn, moment } }) => {
      if (!handedOn) return missing('Enter the day of the handover');
      return moment === 'start'
        ? right('It says when the tenant got the flat')
        : right('It says when the landlord got it back. The tenant returns it on the day the lease ends');
    },
  },
  {
    id: 'keys',
    field: 'keys',
    place: provisionPlace('cz.lease.returned'),
    look: ({ given: { keys } }) =>
      keys.length > 0
        ? right('It says how many keys there are: the person with the keys has the flat')
        : missing('Add the keys: a flat is returned once the landlord has them'),
  },
  {
    id: 'meters',
    field: 'meters',
    place: provisionPlace('cz.lease.services.bill'),
    look: ({ given: { meters } }) =>
      meters.length > 0 && meters.every(({ number, reading }) => number && reading)
        ? right('Services are billed from these readings')
        : missing('Add each meter with its number and reading: services are billed from them'),
  },
  {
    id: 'rooms',
    field: 'rooms',
    place: provisionPlace('cz.lease.handover'),
    look: ({ given: { rooms } }) =>
      rooms.length > 0
        ? right('The flat is returned in this state, apart from normal wear')
        : missing('Add the rooms: at the end the flat is compared with this state'),
  },
  {
    id: 'photographs',
    field: 'photographs',
    place: provisionPlace('cz.lease.handover'),
    look: ({ given: { photographs } }) =>
      photographs > 0
        ? right('Photographs show the state of the flat: keep them until the deposit is settled')
        : missing(
            'Photograph each room, each fault and each meter, and say here how many pictures there are',
          ),
  },
  {
    id: 'faults',
    field: 'rooms',
    place: provisionPlace('cz.lease.handover'),
    when: ({ given: { rooms } }) => rooms.some(({ state, faults }) => state === 'damaged' && !faults),
    look: () => missing('Say what’s damaged: what nobody wrote down is hard to prove later'),
  },
];

export const handoverProtocol = czechDocument<Handover>({
  slug: 'handover-protocol',
  title: 'Handover protocol of a flat, in English and Czech',
  lead: 'The state of the flat, the meters and the keys, on one paper for both of you. Fill it in as you walk through the flat.',
  useWhen: 'Use it when you move in, and again when you move out.',
  page: '/official-document-generator/rental/handover-protocol',
  form: handoverForm,
  checks,
  view: handoverView,
  sample: (today) => ({
    moment: 'start',
    landlord: sampleTrader,
    tenant: samplePerson,
    flat: sampleFlat,
    handedOn: today,
    meters: [
      { kind: 'electricity', number: '00000001', reading: '1234.5 kWh' },
      { kind: 'coldWater', number: '00000002', reading: '87.6 m³' },
    ],
    keys: [
      { kind: 'flat', count: 2 },
      { kind: 'chip', count: 1 },
    ],
    rooms: [
      { name: 'Kuchyně', state: 'good', faults: '' },
      { name: 'Pokoj', state: 'worn', faults: 'Škrábanec na podlaze u okna (invented)' },
    ],
    equipment: 'Kitchen with appliances (invented)',
    photographs: 24,
    remarks: '',
    place: 'Praha',
    signedOn: today,
    copies: 2,
  }),
});
