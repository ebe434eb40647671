import { type ProvisionId, provisions } from '@majak/law/cz/provisions';
import type { Provision } from '@majak/law/provision';
import type { Pair } from '../two-language-view.ts';

/** The name of an act that documents cite. */
const names: Readonly<Record<string, { en: string; local: string }>> = {
  '89/2012 Sb.': { en: 'Civil Code', local: 'občanský zákoník' },
  '500/2004 Sb.': { en: 'Administrative Procedure Code', local: 'správní řád' },
  '326/1999 Sb.': {
    en: 'Act on the Residence of Foreign Nationals',
    local: 'o pobytu cizinců na území České republiky',
  },
  '280/2009 Sb.': { en: 'Tax Code', local: 'daňový řád' },
  '586/1992 Sb.': { en: 'Income Tax Act', local: 'o daních z příjmů' },
  '67/2013 Sb.': {
    en: 'Act on Services in Flats',
    local:
      'kterým se upravují některé otázky související s poskytováním plnění spojených s užíváním bytů a nebytových prostorů v domě s byty',
  },
  '262/2006 Sb.': { en: 'Labour Code', local: 'zákoník práce' },
};

/** A provision as a document cites it: `§ 2586(1) of Act No. 89/2012 Sb., the Civil Code`, `§ 2586 odst. 1 zákona č. 89/2012 Sb., občanský zákoník`. */
export function citeProvision(id: ProvisionId): Pair {
  const { act, section }: Provision = provisions[id];
  const name = names[act];
  const czech = section.replace(/\((\d+)\)/g, ' odst. $1').replace(/\(([a-z])\)/g, ' písm. $1)');
  return [
    `${section} of Act No. ${act}${name ? `, the ${name.en}` : ''}`,
    `${czech} zákona č. ${act}${name ? `, ${name.local}` : ''}`,
  ];
}
