import type { ProvisionId } from '@majak/law/cz/provisions';
import type { Bilingual } from '../../two-language-view.ts';
import { roleWords, type Spoken } from '../role-words.ts';
import type { ContractNotice } from './contract-notice-form.ts';

type Way = {
  basis: ProvisionId;
  titles: Bilingual;
  /** What whoever writes is called. */
  role: (writer: Spoken) => Bilingual;
  /** What they do: somebody alone, and a company. */
  does: Readonly<Record<'alone' | 'company', Bilingual>>;
  works: boolean;
};
const notice = { en: 'Notice of contract', local: 'Výpověď smlouvy' };
const ending = () => ({ en: 'party giving notice', local: 'vypovídající strana' });
const gives = {
  alone: { en: 'I give notice of this contract', local: 'vypovídám tuto smlouvu' },
  company: { en: 'we give notice of this contract', local: 'vypovídáme tuto smlouvu' },
};

/** The ways to end a contract: where they stand, what they are called, and whether a contract for work knows them. */
export const ways: Readonly<Record<ContractNotice['way'], Way>> = {
  agreed: { basis: 'cz.contract.notice.agreed', titles: notice, role: ending, does: gives, works: true },
  ongoing: { basis: 'cz.contract.notice.ongoing', titles: notice, role: ending, does: gives, works: false },
  agent: { basis: 'cz.mandate.notice', titles: notice, role: ending, does: gives, works: false },
  principal: {
    basis: 'cz.mandate.end',
    titles: { en: 'Revocation of a mandate', local: 'Odvolání příkazu' },
    role: (writer) => roleWords('principal', writer),
    does: {
      alone: { en: 'I revoke the mandate by this contract', local: 'odvolávám příkaz podle této smlouvy' },
      company: {
        en: 'we revoke the mandate by this contract',
        local: 'odvoláváme příkaz podle této smlouvy',
      },
    },
    works: false,
  },
  breach: {
    basis: 'cz.contract.withdrawal',
    titles: { en: 'Withdrawal from a contract', local: 'Odstoupení od smlouvy' },
    role: () => ({ en: 'withdrawing party', local: 'odstupující strana' }),
    does: {
      alone: { en: 'I withdraw from this contract', local: 'odstupuji od této smlouvy' },
      company: { en: 'we withdraw from this contract', local: 'odstupujeme od této smlouvy' },
    },
    works: true,
  },
};
