import { areas as czech } from '../packages/law/cz/rules.ts';
import { isDay } from '../packages/law/dates.ts';
import { areas as slovak } from '../packages/law/sk/rules.ts';
import { dueList } from './due-list.ts';

/**
 * `npm run law:due [day]`: which rules of the law should have been read again by a day, today if none is named; of every
 * country that has a law here.
 */
const laws = { cz: czech, sk: slovak };
const [day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!isDay(day)) {
  process.stderr.write(`${day} is not a day: write it as 2027-11-01.\n`);
  process.exit(1);
}
const areas = Object.entries(laws).flatMap(([country, law]) =>
  Object.entries(law).map(([area, rules]) => [`${country}/${area}`, rules]),
);
process.stdout.write(`${dueList(Object.fromEntries(areas), day)}\n`);
