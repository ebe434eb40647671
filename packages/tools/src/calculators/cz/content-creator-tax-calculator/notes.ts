import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { of, plain, rule, times } from '@majak/law/term';
import type { Method } from '../../../cz/self-employed.ts';
import type { Occasional } from './occasional.ts';
import type { CreatorAnswers, Trade } from './trade.ts';

type Known = { trade: Trade; occasional: Occasional; method: Method };

const always = [
  'Occasional means now and then, without aiming at regular income. If you publish regularly to earn money, you have a trade and need a licence, whichever leaves you more.',
  'Platforms such as YouTube, Instagram or Twitch pay from abroad. If you aren’t a VAT payer and sell a service to a company in another EU country, or buy one there (advertising, software), you become an identified person for VAT (identifikovaná osoba): register within 15 days (§ 97 of act 235/2004). Your turnover doesn’t matter.',
];

/** What the reader should know about income from publishing. */
export function notesOf(law: Law, answers: CreatorAnswers, { trade, occasional, method }: Known): string[] {
  const notes = [...always];
  if (method === 'real')
    notes.push('Your costs are higher than flat expenses, so your real costs are used for the trade.');
  if (answers.employed) notes.push(...employedNotes(answers));
  else notes.push(...uninsuredNotes(law, { trade, occasional }));
  notes.push(
    `Occasional income is exempt up to ${rule(law, 'cz.occasional.limit').write()} CZK: all of it in the year together, before costs (§ 10(3)(a) of act 586/1992).`,
    `Authors’ fees from newspapers, radio and television of up to ${rule(law, 'cz.author.withholdingLimit').write()} CZK a month from one payer are taxed by the payer (${rule(law, 'cz.tax.withholding.rate').write()}) and stay out of this.`,
  );
  return notes;
}

function employedNotes({ otherTaxBase, children }: CreatorAnswers): string[] {
  const notes = ['Your employer already uses your taxpayer credit, so it isn’t used again here.'];
  if (otherTaxBase === 0)
    notes.push('Enter your gross wages for the year to see whether you reach the second tax rate.');
  if (children > 0) notes.push('Your children are claimed through your job, so they aren’t included here.');
  return notes;
}

/** Who has neither a job nor a trade pays health insurance by themselves, unless the state does. Source: § 3b of act 592/1992. */
function uninsuredNotes(law: Law, { trade, occasional }: Omit<Known, 'method'>): string[] {
  const month = step(
    'healthOfUninsured',
    'Monthly health insurance',
    times(rule(law, 'cz.wage.minimum.month'), rule(law, 'cz.health.rate')),
    'upToWhole',
  );
  const year = step('healthOfUninsuredYear', 'Yearly health insurance', times(of(month), plain(12)));
  const behind = occasional.netIncome.number.minus(year.number).lt(trade.netIncome.number);
  const turns = behind && occasional.netIncome.number.gt(trade.netIncome.number);
  return [
    `You aren’t insured through occasional income. Without a job, and unless the state pays for you (students, parents, pensioners), you pay ${of(month).write()} CZK a month, ${of(year).write()} CZK a year, yourself. That is not taken off here${turns ? '; with it a trade leaves more' : ''}.`,
  ];
}
