import type { SlotRules } from '@majak/tools/bookings/free-starts';
import type { WorkingHours } from '@majak/tools/bookings/working-hours';
import type { Payload } from 'payload';
import type { Consultant as Stored } from '../payload-types.ts';
import { site } from '../site.ts';

/** Who can be booked, and when. */
export type Consultant = {
  id: number;
  name: string;
  email: string;
  meetingUrl?: string;
  hours: WorkingHours;
  rules: SlotRules;
  /** Numbers of the consultations that they give; empty for all of them. */
  gives: readonly number[];
};

const { timeZone, isPublicHoliday } = site.jurisdiction;

const consultantOf = (stored: Stored): Consultant => ({
  id: stored.id,
  name: stored.name,
  email: stored.email,
  ...(stored.meetingUrl ? { meetingUrl: stored.meetingUrl } : {}),
  hours: {
    timeZone,
    isPublicHoliday,
    weekly: (stored.hours ?? []).map(({ weekday, from, to }) => ({ weekday: Number(weekday), from, to })),
    daysOff: (stored.daysOff ?? []).map(({ from, to }) => ({ from, to })),
  },
  rules: {
    everyMinutes: stored.everyMinutes,
    bufferMinutes: stored.bufferMinutes,
    leadHours: stored.leadHours,
    horizonDays: stored.horizonDays,
  },
  gives: (stored.consultations ?? []).map((one) => (typeof one === 'number' ? one : one.id)),
});

/** Those who give a consultation and can be booked, in the order in which they were written down. */
export async function consultantsOf(payload: Payload, consultation: number): Promise<Consultant[]> {
  const { docs } = await payload.find({
    collection: 'consultants',
    where: { active: { equals: true } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(consultantOf).filter(({ gives }) => gives.length === 0 || gives.includes(consultation));
}

/** A consultant, who may have left: what they were booked for stays. */
export async function findConsultant(payload: Payload, id: number): Promise<Consultant | undefined> {
  const found = await payload.findByID({
    collection: 'consultants',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  return found ? consultantOf(found) : undefined;
}
