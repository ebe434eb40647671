import { pagesReadOn } from '../source.ts';
import { actsReadOn } from './acts-read-on.ts';

const act = actsReadOn('2026-11-23');
const earlier = actsReadOn('2026-11-22');
const page = pagesReadOn('2026-11-21');

// Acts, by the wording that was read.
export const pensionAct = earlier('155/1995', '2026-01-01');
export const transferTaxAct = earlier('386/2020', '2021-01-01');
export const ukraineTaxAct = earlier('128/2022', '2025-02-11');
export const socialAct = act('589/1992', '2026-07-01');
export const limitsAct = act('366/2022', '2023-01-01');
export const lowerMinimumAct = act('90/2026', '2026-07-01');
export const healthPremiumAct = act('592/1992', '2026-05-27');
export const healthAct = act('48/1997', '2026-10-01');
export const sicknessAct = act('187/2006', '2026-07-01');
export const familyAct = act('117/1995', '2026-09-01');
export const familyChangeAct = act('407/2023', '2024-07-01');
export const familyRiseAct = actsReadOn('2026-11-28')('152/2026', '2026-10-01');
export const labourCode = act('262/2006', '2026-08-29');
export const incomeTaxAct = act('586/1992', '2026-08-01');
export const vatAct = act('235/2004', '2026-01-01');

// Pages that state values of several areas. What states those of one stands in its file.
export const myucto = page(
  'myucto, constants of an accounting program',
  'https://github.com/radekhulan/myucto',
);
export const danero = page('danero, tax rules with sections', 'https://github.com/dundejan/danero');
export const fertek = page(
  'osvc-kalkulacka by fertek, values by year',
  'https://github.com/fertek/osvc-kalkulacka',
);
export const xzd3n3k = page(
  'osvc_kalkulacka by xzd3n3k, values of 2025 and 2026',
  'https://github.com/xzd3n3k/osvc_kalkulacka',
);
export const delfy = page(
  'Delfy.cz, Parametry pro sociální pojištění',
  'http://delfy.cz/ucetni-podpora/rocni-parametry/socialni-pojisteni/',
);
export const mesec2026 = page(
  'Měšec.cz, Minimální i průměrná mzda vzrostly',
  'https://www.mesec.cz/clanky/minimalni-i-prumerna-mzda-vzrostly-ovlivni-to-danovy-bonus-duchody-zalohy-na-pojistne-a-zdaneni/',
);
export const mesecMaternity = page(
  'Měšec.cz, Mateřská 2026',
  'https://www.mesec.cz/clanky/materska-2026-jak-se-v-pristim-roce-zvysi-davka-cerstvym-maminkam/',
);
export const mesecAdvances = page(
  'Měšec.cz, Na změnu trvalých příkazů pro platbu minimálních záloh už moc času nezbývá',
  'https://www.mesec.cz/aktuality/na-zmenu-trvalych-prikazu-pro-platbu-minimalnich-zaloh-uz-moc-casu-nezbyva/',
);
export const danestandou = page('Daně s Tandou, OSVČ 2026', 'https://danesestandou.cz/blog/osvc-2026');
export const idnesWage = page(
  'iDNES.cz, Zvedla se minimální mzda, s ní i odvody a limity',
  'https://www.idnes.cz/ekonomika/domaci/zvedla-se-minimalni-mzda-s-ni-i-odvody-a-limity-jak-se-dotkne-zamestnancu.A260102_114747_ekonomika_skr',
);
export const intereco = page(
  'Intereco, minimální mzda, odvody, DPP',
  'https://intereco.cz/novinky/minimalni-mzda-odvody-dpp',
);
export const unions = page(
  'Zdravotnické odbory, Pojistné na zdravotní pojištění a sociální zabezpečení',
  'https://www.zdravotnickeodbory.cz/aktuality/pojistne-na-zdravotni-pojisteni-a-socialni-zabezpeceni-u-zamestnancu/',
);
export const mojedaneDpp = page(
  'Portál Moje daně, Jak se daní příjem získaný z DPP v roce 2025',
  'https://portal-mojedane.cz/jak-se-dani-prijem-ziskany-z-dpp-v-roce-2025',
);
export const audisa = page(
  'Audisa, Omezení výše paušálních výdajů',
  'http://www.audisa.cz/2018/01/23/omezeni-vyse-pausalnich-vydaju/',
);
export const ecoarcz = page('Ecoar CZ, OSVČ 2023', 'https://info.ecoarcz.eu/OSV%C4%8C-2023.html');
export const starters = page(
  'Podnikatel.cz, Začínající OSVČ budou mít nižší sociální pojištění',
  'https://podnikatel.cz/clanky/zacinajici-osvc-budou-mit-nizsi-socialni-pojisteni-nez-ostrileni-podnikatele',
);
export const metro2026 = page(
  'Metro.cz, Daně a zálohy pro OSVČ 2026',
  'https://www.metro.cz/spolecnost/dane-a-zalohy-pro-osvc-2026-prehledne-na-kolik-se-zvysuji-mesicni-odvody.A251204_154552_metro-praha-zpravy_pzak',
);
export const ct24Flat = page(
  'ČT24, Pro živnostníky nově platí povinné odvody DPH až od dvou milionů korun (leden 2023)',
  'https://ct24.ceskatelevize.cz/domaci/3555696-pro-zivnostniky-nove-plati-povinne-odvody-dph-az-od-dvou-milionu-korun',
);
