import type { ProvisionId } from '@majak/law/cz/provisions';
import type { Bilingual } from '../../two-language-view.ts';

/** Something an agent may be allowed to do. */
type Power = {
  label: string;
  hint: string;
  /** As the document says it, after "The agent may". */
  text: Bilingual;
  /** The Czech where the principal is a woman, if it names her. */
  ofWoman?: string;
  /** Whether the office decides in proceedings under the Administrative Procedure Code. */
  proceedings?: true;
  /** Where the signature has to be verified whatever else is agreed. */
  verified?: ProvisionId;
};

/** What can be ticked, in the order of the document. */
const powers = {
  residence: {
    label: 'Visa and residence: Ministry of the Interior, Foreign Police',
    hint: 'Applications, additional documents, the file, decisions. You give fingerprints and have your photograph taken yourself.',
    text: {
      en: 'act before the Ministry of the Interior and the Police of the Czech Republic in matters of visa and residence: file applications, supply documents, inspect the file, and receive documents and decisions.',
      local:
        'jednat před Ministerstvem vnitra a Policií České republiky ve věcech víz a pobytu: podávat žádosti, doplňovat podklady, nahlížet do spisu a přebírat písemnosti a rozhodnutí.',
    },
    proceedings: true,
  },
  trade: {
    label: 'Trade licence: Trade Licensing Office',
    hint: 'Register, change and end a trade, and receive extracts.',
    text: {
      en: 'act before any Trade Licensing Office: notify trades, their changes, suspension and end, and receive documents and extracts.',
      local:
        'jednat před kterýmkoli živnostenským úřadem: ohlašovat živnosti, jejich změny, přerušení a ukončení a přebírat písemnosti a výpisy.',
    },
    proceedings: true,
  },
  socialSecurity: {
    label: 'Social security: Social Security Administration',
    hint: 'Registration, statements of income, benefits.',
    text: {
      en: 'act before the Czech Social Security Administration and its offices: register and deregister the principal, file statements and applications, and receive documents.',
      local:
        'jednat před Českou správou sociálního zabezpečení a jejími pracovišti: přihlašovat a odhlašovat zmocnitele, podávat přehledy a žádosti a přebírat písemnosti.',
    },
    ofWoman:
      'jednat před Českou správou sociálního zabezpečení a jejími pracovišti: přihlašovat a odhlašovat zmocnitelku, podávat přehledy a žádosti a přebírat písemnosti.',
    proceedings: true,
  },
  tax: {
    label: 'Taxes: tax office',
    hint: 'Registration, tax returns, the file, overpayments. You have to list for the office what it covers.',
    text: {
      en: 'act before any tax office in the administration of income tax and value added tax: register the principal, file returns, statements and applications, inspect the file, and receive documents.',
      local:
        'jednat před kterýmkoli finančním úřadem při správě daně z příjmů a daně z přidané hodnoty: podávat přihlášky k registraci, daňová přiznání, hlášení a žádosti, nahlížet do spisu a přebírat písemnosti.',
    },
  },
  healthInsurance: {
    label: 'Health insurance company',
    hint: 'Registration, changes, statements, confirmations.',
    text: {
      en: 'act before the principal’s health insurance company: register and deregister the principal, report changes, file statements, and receive confirmations and documents.',
      local:
        'jednat před zdravotní pojišťovnou zmocnitele: přihlašovat a odhlašovat zmocnitele, oznamovat změny, podávat přehledy a přebírat potvrzení a písemnosti.',
    },
    ofWoman:
      'jednat před zdravotní pojišťovnou zmocnitelky: přihlašovat a odhlašovat zmocnitelku, oznamovat změny, podávat přehledy a přebírat potvrzení a písemnosti.',
  },
  criminalRecord: {
    label: 'Extract from the criminal record',
    hint: 'Needs a verified signature.',
    text: {
      en: 'apply for an extract from the Criminal Register concerning the principal, and receive it.',
      local: 'požádat o výpis z Rejstříku trestů týkající se zmocnitele a převzít jej.',
    },
    ofWoman: 'požádat o výpis z Rejstříku trestů týkající se zmocnitelky a převzít jej.',
    verified: 'cz.criminalRecord.attorney',
  },
  home: {
    label: 'Flat: lease and services',
    hint: 'Sign, change and end a lease, hand the flat over, and deal with energy and internet contracts.',
    text: {
      en: 'conclude, change and terminate the lease of a flat in which the principal lives or shall live, hand the flat over and take it over, and conclude, change and terminate contracts for energy, water and internet there.',
      local:
        'uzavírat, měnit a ukončovat nájemní smlouvu k bytu, v němž zmocnitel bydlí nebo má bydlet, byt předávat a přebírat a uzavírat, měnit a ukončovat smlouvy o dodávkách energií, vody a internetu v něm.',
    },
    ofWoman:
      'uzavírat, měnit a ukončovat nájemní smlouvu k bytu, v němž zmocnitelka bydlí nebo má bydlet, byt předávat a přebírat a uzavírat, měnit a ukončovat smlouvy o dodávkách energií, vody a internetu v něm.',
  },
  notary: {
    label: 'Acts before a notary, such as founding a company',
    hint: 'Needs a verified signature: the act is a public deed.',
    text: {
      en: 'found a business company with the principal as its member, and do for that purpose acts by notarial deed and give declarations for the Commercial Register.',
      local:
        'založit obchodní společnost, jejímž společníkem bude zmocnitel, a činit za tím účelem právní jednání formou notářského zápisu a prohlášení pro obchodní rejstřík.',
    },
    ofWoman:
      'založit obchodní společnost, jejímž společníkem bude zmocnitelka, a činit za tím účelem právní jednání formou notářského zápisu a prohlášení pro obchodní rejstřík.',
    verified: 'cz.attorney.publicDeed',
  },
} as const satisfies Record<string, Power>;
type PowerId = keyof typeof powers;
export const powerIds = Object.keys(powers) as [PowerId, ...PowerId[]];
export const powerOf = (id: PowerId): Power => powers[id];
