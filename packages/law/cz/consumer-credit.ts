import type { Rule } from '../rule.ts';
import { pagesReadOn } from '../source.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const creditAct = actsReadOn('2026-11-23')('257/2016', '2024-09-01');
const directive = pagesReadOn('2026-11-22')(
  'Directive (EU) 2023/2225 on credit agreements for consumers',
  'https://eur-lex.europa.eu/eli/dir/2023/2225',
)('applies from 20 November 2026, and takes in credit that costs nothing');

type Stated = Pick<Rule<DisputeName>, 'title' | 'section' | 'about' | 'note'> & { read: string };

/** What the act leaves out. A new wording of it was announced before it was read. */
const leftOut = ({ read, ...told }: Stated): Rule<DisputeName> => ({
  ...told,
  unit: 'yes or no',
  act: '257/2016 Sb.',
  lasts: 'until changed',
  values: [{ from: '2023-01-01', value: false, sure: { 2023: 'k', 2026: '1k' } }],
  sources: [creditAct(read), directive],
  reviewBy: '2027-01-01',
  unread: 'No calculator uses it. The page of an order cites it where a price is paid in parts.',
});

const toCome =
  'Directive (EU) 2023/2225 takes in free credit since 20 November 2026; a wording of the act from 1 January 2027 was published and is not read yet. The directive leaves out what a supplier puts off without a charge for 50 days at most after delivery (14 where a large one sells at a distance): known from a commentary, not read in the directive.';

/** When a price that is paid in parts is consumer credit. */
export const consumerCredit = area({
  'cz.consumerCredit.continuing': leftOut({
    title: 'Whether a service paid in parts while it’s provided is consumer credit',
    section: '§ 4(1)(b)',
    about:
      'The act on consumer credit (spotřebitelský úvěr) leaves out a service that goes on (průběžné poskytování služby) and is paid in parts as it does.',
    note: toCome,
    read: '§ 4(1)(b): not of services that go on, paid in instalments while they are given',
  }),
  'cz.consumerCredit.free': leftOut({
    title: 'Whether credit without interest or a fee needs a licence',
    section: '§ 5(3)',
    about:
      'Only a few sections of the act apply to credit without interest or any charge (§ 1 to 4, 122 to 124 and 168), and none of them is about a licence or about checking what somebody can repay.',
    note: toCome,
    read: '§ 5(3): § 1 to 4, 122 to 124 and 168 alone hold for it',
  }),
});
