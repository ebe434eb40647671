import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const at = new Date('2026-11-23T10:00:00Z');
const write = (days: Parameters<typeof writeCalendar>[0]['days']) =>
  writeCalendar({ name: 'Employee card', host: 'example.com', company: 'Sample', days, at });
/** Lines as they were before they were folded. */
const linesOf = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

test('a day is written as a whole day with an id that stays', () => {
  const file = write([{ id: 'employee-card-2026-02-02-decision', day: '2026-04-21', title: 'They decide' }]);
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:employee-card-2026-02-02-decision@example.com',
      'DTSTAMP:20261123T100000Z',
      'DTSTART;VALUE=DATE:20260421',
      'SUMMARY:They decide',
      'END:VCALENDAR',
    ]),
  );
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('29 February and New Year are those days, where summer time begins too', () => {
  const days = ['2024-02-29', '2026-12-31', '2027-01-01', '2026-03-29', '2026-10-25'];
  const file = write(days.map((day) => ({ id: day, day, title: 'A day' })));
  expect(
    [...file.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, ...parts]) => parts.join('-')),
  ).toEqual(days);
});

test('no text breaks out of its line, and no line is too long', () => {
  const words = fc.array(
    fc.constantFrom('a', 'ř', ',', ';', '\\', '\n', '\r\n', ':', '"', 'BEGIN:VEVENT', '😀'),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(words, words, (title, about) => {
      const file = write([{ id: 'x', day: '2026-04-21', title: title.join(''), about: about.join('') }]);
      expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});
