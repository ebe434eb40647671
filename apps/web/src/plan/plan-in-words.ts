import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import type { PlanBlank } from '@majak/tools/plan/plan-blank';

type Planned = {
  blanks: readonly PlanBlank[];
  typed: Readonly<Record<string, string>>;
  answer: PlanAnswer;
  service: { title: string } | undefined;
};

/** A plan as a message to the agency: the sentence as it was filled in, and what came of it. */
export function planInWords({ blanks, typed, answer, service }: Planned): string {
  const words = blanks
    .filter(({ purposes }) => purposes?.includes(typed.purpose ?? '') ?? true)
    .map(({ name, before, after = '', options }) => {
      const value = typed[name] ?? '';
      const label = options?.find((option) => option.value === value)?.label ?? value;
      return `${before} ${label} ${after}`;
    });
  const sentence = words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.])/g, '$1')
    .trim();
  return [
    'My plan:',
    sentence,
    `Your site says: ${answer.title}.${service ? ` Your service: ${service.title}.` : ''}`,
    'My question: ',
  ].join('\n');
}
