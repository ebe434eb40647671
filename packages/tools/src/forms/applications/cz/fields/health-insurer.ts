import { choose } from '../../fields/choose.ts';

/** The seven Czech public health insurers, by the code that stands on their cards. */
const insurers = [
  ['111', 'Všeobecná zdravotní pojišťovna (VZP)'],
  ['201', 'Vojenská zdravotní pojišťovna (VoZP)'],
  ['205', 'Česká průmyslová zdravotní pojišťovna (ČPZP)'],
  ['207', 'Oborová zdravotní pojišťovna (OZP)'],
  ['209', 'Zaměstnanecká pojišťovna Škoda (ZPŠ)'],
  ['211', 'Zdravotní pojišťovna ministerstva vnitra (ZPMV)'],
  ['213', 'RBP, zdravotní pojišťovna'],
] as const;

type Words = { label: string; hint: string; missing: string; other: { value: string; label: string } };

/** One of the insurers, or another answer. */
export const healthInsurer = ({ other, ...words }: Words) =>
  choose<string>({
    ...words,
    shown: 'select',
    options: [...insurers.map(([value, label]) => ({ value, label })), other],
    fact: 'insurance.insurer',
  });
