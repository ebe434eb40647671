import { type Money, money } from '@majak/tools/money/money';
import type { Payload, Where } from 'payload';
import type { Consultation as Stored } from '../payload-types.ts';
import { site } from '../site.ts';

/** What can be booked, as the site offers it. */
export type Consultation = {
  id: number;
  slug: string;
  title: string;
  lead: string;
  minutes: number;
  place: string;
  /** Nothing where it is free. */
  price?: Money;
};

/** The studio takes whole units. */
const hundredths = 100;

function consultationOf({ id, slug, title, lead, minutes, place, price }: Stored): Consultation {
  const { currency } = site.jurisdiction;
  return {
    id,
    slug,
    title,
    lead,
    minutes,
    place,
    ...(price ? { price: money(price * hundredths, currency) } : {}),
  };
}

async function offered(payload: Payload, where: Where): Promise<Consultation[]> {
  const { docs } = await payload.find({
    collection: 'consultations',
    where: { and: [{ offered: { equals: true } }, where] },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(consultationOf);
}

/** Everything that can be booked. */
export const listConsultations = (payload: Payload): Promise<Consultation[]> => offered(payload, {});

/** What can be booked at an address; nothing where nothing is offered there. */
export const findConsultation = async (payload: Payload, slug: string): Promise<Consultation | undefined> =>
  (await offered(payload, { slug: { equals: slug } }))[0];
