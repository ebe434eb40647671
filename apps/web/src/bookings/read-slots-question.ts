import { addYears, type Day, daysBetween, isDay } from '@majak/law/dates';
import { momentInZone, timeZoneOf } from '@majak/tools/bookings/moment-in-zone';
import type { Fault, ParseResult } from '@majak/tools/form/fault';

/** Which free times somebody asks for: whole days of a time zone. */
export type SlotsQuestion = { from: Day; to: Day; zone: string };

/** No list is longer. */
export const mostDays = 62;
/** Nobody gives time away so far ahead. */
const yearsAhead = 5;

/** The clock it is asked by. */
type By = { now: Date; officeZone: string };

const fault = (field: string, code: string, message: string): Fault => ({ field, code, message });

function daysIn(asked: URLSearchParams, today: Day): { from: Day; to: Day; faults: Fault[] } {
  const from = asked.get('from') ?? today;
  const to = asked.get('to') ?? from;
  const wrong = (['from', 'to'] as const).filter((name) => !isDay({ from, to }[name]));
  if (wrong.length > 0)
    return { from, to, faults: wrong.map((name) => fault(name, 'invalid', 'Use a day as YYYY-MM-DD')) };
  const faults = [
    ...(from < today ? [fault('from', 'past', 'This day is over where the time zone is')] : []),
    ...(to < from ? [fault('to', 'order', 'It can’t be before from')] : []),
    ...(daysBetween(from, to) >= mostDays
      ? [fault('to', 'too_long', `Ask for at most ${mostDays} days`)]
      : to > addYears(today, yearsAhead)
        ? [fault('to', 'far', 'Use a day within five years')]
        : []),
  ];
  return { from, to, faults };
}

/** Reads what was asked in an address; each fault at the parameter that has it. */
export function readSlotsQuestion(
  asked: URLSearchParams,
  { now, officeZone }: By,
): ParseResult<SlotsQuestion> {
  const zone = timeZoneOf(asked.get('zone') ?? officeZone);
  if (!zone)
    return {
      ok: false,
      faults: [fault('zone', 'unknown', 'Use the name of a time zone, such as those of IANA')],
    };
  const { from, to, faults } = daysIn(asked, momentInZone(now.getTime(), zone).day);
  const names = [...new Set(asked.keys())];
  const unknown = names.filter((name) => !['from', 'to', 'zone'].includes(name));
  const repeated = names.filter((name) => asked.getAll(name).length > 1);
  const all = [
    ...faults,
    ...unknown.map((name) => fault(name, 'unrecognized_keys', 'This parameter is not known')),
    ...repeated.map((name) => fault(name, 'repeated', 'Name this parameter once')),
  ];
  return all.length > 0 ? { ok: false, faults: all } : { ok: true, value: { from, to, zone } };
}
