import { noVerdict, type RegistersPort } from './port.ts';

type Options = {
  /** `unavailable` shows what people see while the registers are away. */
  answer: 'notChecked' | 'unavailable';
};

/** Asks nobody: a number is judged by its format and check digit alone, which needs no register. */
export const formatsOnly = ({ answer }: Options): RegistersPort => ({
  kind: 'local',
  target:
    answer === 'unavailable' ? 'no one, as if the registers were away' : 'formats and check digits only',
  checkVat: async () => noVerdict(answer),
  company: async () => ({ kind: answer }),
});
