import { pagesReadOn } from '../source.ts';

const page = pagesReadOn('2026-11-22');
const again = pagesReadOn('2026-11-23');

/** Pages that state values of several areas. What states those of one stands in its file. */
export const krosBands = page(
  'KROS, Progresívne zdanenie v roku 2026',
  'https://akademia.kros.sk/faq/mzdy-a-personalistika/progresivne-zdanenie-v-roku-2026',
);
export const krosBonus = page(
  'KROS, Daňový bonus na dieťa v roku 2026',
  'https://www.kros.sk/blog/danovy-bonus-na-dieta-v-roku-2026-ake-pravidla-je-dobre-poznat',
);
export const financialAdministration = page(
  'Finančná správa, sadzba dane zo závislej činnosti v roku 2025',
  'https://podpora.financnasprava.sk/418585',
);
export const salaryCalculator = page(
  'Daňový poradca, kalkulačka mzdy 2026',
  'https://www.danovy-poradca.sk/en/resources/kalkulacky/mzda',
);
export const tradeCalculator = page(
  'Daňový poradca, kalkulačka SZČO a s. r. o. 2026',
  'https://www.danovy-poradca.sk/en/resources/kalkulacky/szco-vs-sro',
);
export const wageFigures = again(
  'Ako účtovať, Mzdové veličiny od 1. 1. 2026',
  'https://www.ako-uctovat.sk/clanok.php?idc=568&t=Mzdove-veliciny-od-01-01-2026',
);
export const allowance2026 = again(
  'Daňový poradca, Nezdaniteľná časť základu dane 2026',
  'https://www.danovy-poradca.sk/blog/nezdanitelna-cast-2026',
);
export const taxes2026 = again(
  'DAUC, Konsolidačné opatrenia prijaté v oblasti dane z príjmov zákonom č. 261/2025 Z. z.',
  'https://www.dauc.sk/clanky/5557/konsolidacne-opatrenia-prijate-v-oblasti-dane-z-prijmov-zakonom-c-261-2025-z-z',
);
export const bandsInWords = again(
  'Právne noviny, Zmeny v dani z príjmov',
  'https://pravnenoviny.sk/zmeny-v-dani-z-prijmov-od-1-1-2025/2',
);
export const figures2026 = again(
  'Podnikajte.sk, Dôležité čísla v podnikaní 2026',
  'https://www.podnikajte.sk/dane/dolezite-cisla-v-podnikani-2026',
);
export const bonusRules = again(
  'J. Mihál, Daňový bonus na dieťa 2025 a 2026',
  'http://www.relia.sk/Article.aspx?ID=1331',
);
export const tradersOfMihal = page(
  'J. Mihál, Odvody a dane živnostníka',
  'http://relia.sk/Article.aspx?ID=1150',
);
export const tradersOf2026 = again(
  'SITA, Aj minimálne odvody 303,11 eura: zmeny v sociálnom poistení SZČO',
  'https://sita.sk/vofinanciach/aj-minimalne-odvody-30311-eura-ake-su-dalsie-zasadne-zmeny-v-socialnom-poisteni-pre-szco/',
);
export const minimums2026 = again(
  'Interez, Minimálne odvody stúpnu o takmer 1000 eur ročne',
  'https://www.interez.sk/zivnostnikov-pravdepodobne-caka-od-januara-2026-sok-minimalne-odvody-stupnu-o-takmer-1000-eur-rocne/',
);
export const microContribution = again(
  'Topky, J. Mihál o mikroodvodoch od 1. júla 2026',
  'https://www.topky.sk/cl/10/9336405/Odbornik-varuje--zacinajuci-zivnostnici-dostanu-v-lete-dalsiu-RANU--Pripravte-si-vase-penazenky--MIKROODVODY-',
);
export const ministryOnTraders = again(
  'Refresher, Ministerstvo práce chystá zmeny pre SZČO',
  'https://news.refresher.sk/194157-Ministerstvo-prace-chysta-zmeny-pre-SZCO-Niektore-skupiny-caka-vyrazne-znizenie-odvodov',
);
export const minimums2025 = page(
  'Pravda, Minimálne odvody živnostníkov a dobrovoľne poistených 2025',
  'https://uzitocna.pravda.sk/peniaze/clanok/734958',
);
export const maximum2026 = page(
  'Hlavný denník, hovorca Sociálnej poisťovne o odvodoch 2026',
  'https://www.hlavnydennik.sk/2026/01/09/',
);
export const changesOfTraders = again(
  'Topky, Sociálna poisťovňa: prehľad kľúčových zmien pre SZČO',
  'https://www.topky.sk/cl/10/9232689/SZCO-cakaju-od-noveho-roka-viacere-novinky--Pozrite-si-PREHLAD-klucovych-zmien',
);
export const flatCase = page(
  'Desiatok, Príklad výpočtu dane pre živnostníka 2025',
  'https://www.desiatok.sk/aktuality/priklad-vypoctu-dane-pre-zivnostnika-realna-pripadova-studia-2025',
);
