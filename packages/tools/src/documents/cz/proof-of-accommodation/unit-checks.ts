import { missing, right, wrong } from '../../../form/finding.ts';
import { provisionPlace } from '../provision-place.ts';
import type { AccommodationCheck, Seen } from './accommodation-check.ts';
import { leastFloorArea } from './floor-area.ts';

const persons = ({ given }: Seen): number => given.foreigners.length + given.others;
const people = (count: number): string => (count === 1 ? 'one person' : `${count} people`);
const need = (count: number): string => (count === 1 ? 'needs' : 'need');

/** Whether the flat is found, meant for living in, and large enough. */
export const unitChecks: readonly AccommodationCheck[] = [
  {
    id: 'findable',
    field: ({ given: { unit } }) => (unit.kind !== 'house' && !unit.number ? 'unit.number' : 'unit.city'),
    place: provisionPlace('cz.accommodation.house.numbered'),
    look: ({ given: { unit } }) => {
      if (unit.kind !== 'house' && !unit.number)
        return missing(
          'Enter the number of the flat or room, so that the office finds it in the land register',
        );
      return unit.city && unit.zip
        ? right('The office can find it in the land register')
        : missing('Enter the town and the postcode, so that the office finds it in the land register');
    },
  },
  {
    id: 'houseNumber',
    field: 'unit.house',
    place: provisionPlace('cz.accommodation.house.numbered'),
    look: ({ given: { unit } }) =>
      unit.house ? right('The house has a house number') : missing('Enter the house number'),
  },
  {
    id: 'use',
    field: 'unit.use',
    place: provisionPlace('cz.accommodation.house.numbered'),
    look: ({ given: { unit } }) =>
      unit.use === 'other'
        ? wrong('The building has to be meant for housing, accommodation or recreation')
        : right('The building is meant for people to live or stay in'),
  },
  {
    id: 'area',
    field: 'unit.area',
    place: provisionPlace('cz.accommodation.house.area'),
    look: (seen) => {
      const { area } = seen.given.unit;
      const count = persons(seen);
      const least = leastFloorArea(count, seen.today);
      if (!area)
        return missing(
          `Enter the floor area: ${people(count)} in one room ${need(count)} at least ${least} m²`,
        );
      return area < least
        ? wrong(`${area} m² is too little: ${people(count)} in one room ${need(count)} at least ${least} m²`)
        : right(
            `${area} m² is enough for ${people(count)} in one room, who ${need(count)} ${least} m². If there are several rooms, each is measured separately`,
          );
    },
  },
  {
    id: 'employer',
    field: 'price',
    place: provisionPlace('cz.accommodation.proof.employer'),
    when: ({ given }) => given.purpose === 'seasonal' && given.employer === true,
    look: ({ given }) =>
      given.price === null || given.price === undefined
        ? missing('If an employer arranges it, it has to say the price, or that it’s free')
        : right('It says the floor area, how many people live there, and the price'),
  },
];
