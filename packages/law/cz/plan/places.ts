import type { Place } from '../../legal-clock.ts';

const placesOf =
  (act: string) =>
  (...sections: string[]): readonly Place[] =>
    sections.map((section) => ({ act: `${act} Sb.`, section }));

/** Places in the acts that say who needs what, by their sections. */
export const residence = placesOf('326/1999');
export const asylum = placesOf('325/1999');
export const employment = placesOf('435/2004');
export const tariff = placesOf('634/2004');
export const procedure = placesOf('500/2004');
export const quotas = placesOf('220/2019');
export const inadmissible = placesOf('55/2024');
export const protection = placesOf('65/2022');
export const freeAccess = placesOf('158/2024');
export const health = placesOf('48/1997');
export const social = placesOf('582/1991');
export const taxes = placesOf('280/2009');
export const driving = placesOf('361/2000');
export const trade = placesOf('455/1991');
export const anyPost = placesOf('429/2010');
export const citizenship = placesOf('186/2013');
/** The resolution of the government on the programme for digital nomads. It is no act. */
export const nomadProgramme: readonly Place[] = [
  { act: 'Resolution of the government 475/2023', section: 'programme Digital nomad' },
];
