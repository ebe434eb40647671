import { optionalDay } from '../form/kinds/day.ts';

/** Days from which the law counts what a person has to do, beside that of the filing. An empty one is not known. */
export const caseDayFields = {
  arrivedOn: optionalDay({ label: 'Arrived on', personal: true, near: true }),
  invitedOn: optionalDay({
    label: 'Invited to the office for',
    hint: 'For fingerprints, or to collect the card',
    personal: true,
    near: true,
  }),
  fingerprintsOn: optionalDay({ label: 'Gave fingerprints on', personal: true, near: true }),
  cardEndsOn: optionalDay({ label: 'Card or visa valid until', personal: true, near: true }),
  insuredUntil: optionalDay({ label: 'Health insurance until', personal: true, near: true }),
};

export const caseDayKeys = Object.keys(caseDayFields) as (keyof typeof caseDayFields)[];
