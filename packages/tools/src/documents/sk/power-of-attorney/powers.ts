import type { Bilingual } from '../../two-language-view.ts';

/** Something an agent may be allowed to do. */
type Power = {
  label: string;
  hint: string;
  /** As the document says it, after "The agent may". */
  text: Bilingual;
};

/** What can be ticked, in the order of the document. */
const powers = {
  trade: {
    label: 'Trade licence: district office',
    hint: 'Register, change and end a trade, and receive the certificate.',
    text: {
      en: 'act before the trade department of any district office: notify trades, their changes, suspension and end, and receive certificates and documents.',
      local:
        'konať pred odborom živnostenského podnikania ktoréhokoľvek okresného úradu: ohlasovať živnosti, ich zmeny, pozastavenie a ukončenie a preberať osvedčenia a písomnosti.',
    },
  },
  tax: {
    label: 'Taxes: tax office',
    hint: 'Registration, tax returns, the file, overpayments.',
    text: {
      en: 'act before any tax office in the administration of income tax and value added tax: register the principal, file returns, statements and other submissions, inspect the file, and receive documents.',
      local:
        'konať pred ktorýmkoľvek daňovým úradom pri správe dane z príjmov a dane z pridanej hodnoty: žiadať o registráciu splnomocniteľa, podávať daňové priznania, výkazy a iné podania, nazerať do spisu a preberať písomnosti.',
    },
  },
  healthInsurance: {
    label: 'Health insurance company',
    hint: 'Registration, changes, confirmations.',
    text: {
      en: 'act before the principal’s health insurance company: register and deregister the principal, report changes, file statements, and receive confirmations and documents.',
      local:
        'konať pred zdravotnou poisťovňou splnomocniteľa: prihlasovať a odhlasovať splnomocniteľa, oznamovať zmeny, podávať výkazy a preberať potvrdenia a písomnosti.',
    },
  },
  socialInsurance: {
    label: 'Social insurance: Social Insurance Agency',
    hint: 'Registration, statements, confirmations.',
    text: {
      en: 'act before the Social Insurance Agency: register and deregister the principal, file statements and applications, and receive documents.',
      local:
        'konať pred Sociálnou poisťovňou: prihlasovať a odhlasovať splnomocniteľa, podávať výkazy a žiadosti a preberať písomnosti.',
    },
  },
  residence: {
    label: 'Residence: letters and the file',
    hint: 'Additional documents, the file, decisions. You have to go in person for the application, the fingerprints and the card.',
    text: {
      en: 'act before the Police Force in matters of the principal’s residence, where the law does not ask for the principal in person: supply documents, inspect the file, and receive documents and decisions.',
      local:
        'konať pred Policajným zborom vo veciach pobytu splnomocniteľa, ak zákon nevyžaduje jeho osobnú prítomnosť: dopĺňať podklady, nazerať do spisu a preberať písomnosti a rozhodnutia.',
    },
  },
  company: {
    label: 'Company: Commercial Register',
    hint: 'File for entries and receive extracts. You sign founding deeds yourself.',
    text: {
      en: 'file applications for entries of a company of which the principal is a member or a director in the Commercial Register, and receive extracts and documents.',
      local:
        'podávať návrhy na zápis obchodnej spoločnosti, ktorej spoločníkom alebo konateľom je splnomocniteľ, do obchodného registra a preberať výpisy a písomnosti.',
    },
  },
  home: {
    label: 'Flat: lease and services',
    hint: 'Hand the flat over, and deal with energy and internet contracts.',
    text: {
      en: 'hand over and take over the flat in which the principal lives or shall live, and conclude, change and terminate contracts for energy, water and internet there.',
      local:
        'odovzdávať a preberať byt, v ktorom splnomocniteľ býva alebo má bývať, a uzatvárať, meniť a ukončovať zmluvy o dodávke energií, vody a internetu do tohto bytu.',
    },
  },
} as const satisfies Record<string, Power>;

export type PowerId = keyof typeof powers;
export const powerIds = Object.keys(powers) as [PowerId, ...PowerId[]];
export const powerOf = (id: PowerId): Power => powers[id];
