import type { RuleId } from './rules.ts';

/** Where a value was read. */
export type Source = {
  title: string;
  /** Left out where the page itself was not seen again. */
  url?: string;
  checkedOn: '2026-11-21' | '2026-11-22';
  /** Which value it states, and for which years. */
  says?: string;
};

const page =
  (title: string, url?: string) =>
  (says: string): Source => ({ title, ...(url ? { url } : {}), checkedOn: '2026-11-21', says });

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A consolidated act as it was read, by the first day of its wording. */
const wording =
  (act: `${number}/${number}`, from: string) =>
  (says: string): Source => {
    const [number, year] = act.split('/');
    const url = `https://e-sbirka.gov.cz/eli/cz/sb/${year}/${number}/${from}`;
    return { title: `Act ${act}, wording of ${inWords(from)}`, url, checkedOn: '2026-11-22', says };
  };

const pensionAct = wording('155/1995', '2026-01-01');
const participation = wording('187/2006', '2026-07-01');
const transferTaxAct = wording('386/2020', '2021-01-01');
const ukraineTaxAct = wording('128/2022', '2025-02-11');
const familyAct = wording('117/1995', '2026-09-01');
const incomeTaxAct = wording('586/1992', '2026-08-01');
const vatAct = wording('235/2004', '2026-01-01');

const repository = 'https://github.com/';
const podnikatel = 'https://www.podnikatel.cz/clanky/';

const myucto = page('myucto, constants of an accounting program', `${repository}radekhulan/myucto`);
const danero = page('danero, tax rules with sections', `${repository}dundejan/danero`);
const fertek = page('osvc-kalkulacka by fertek, values by year', `${repository}fertek/osvc-kalkulacka`);
const xzd3n3k = page(
  'osvc_kalkulacka by xzd3n3k, values of 2025 and 2026',
  `${repository}xzd3n3k/osvc_kalkulacka`,
);
const kalkulackycz = page(
  'Finanční kalkulačky, parental allowance by year',
  `${repository}kalkulackycz/financni-kalkulacky`,
);

const delfy = page(
  'Delfy.cz, Parametry pro sociální pojištění',
  'http://delfy.cz/ucetni-podpora/rocni-parametry/socialni-pojisteni/',
);
const delfyVat = page(
  'Delfy.cz, Povinná registrace k DPH při překročení obratu',
  'http://delfy.cz/ucetni-podpora/dph/registrace/obrat',
);
const order177 = page(
  'Government order 177/2026 Sb., general assessment base of 2025 and its coefficient',
  'https://e-sbirka.gov.cz/eli/cz/sb/2026/177/2027-01-01',
);
const notice171 = page(
  'Notice of the Ministry of Labour 171/2026 Sb., minimum wage of 2027',
  'https://e-sbirka.gov.cz/eli/cz/sb/2026/171',
);
const mesec2026 = page(
  'Měšec.cz, Minimální i průměrná mzda vzrostly',
  'https://www.mesec.cz/clanky/minimalni-i-prumerna-mzda-vzrostly-ovlivni-to-danovy-bonus-duchody-zalohy-na-pojistne-a-zdaneni/',
);
const mesecMaternity = page(
  'Měšec.cz, Mateřská 2026',
  'https://www.mesec.cz/clanky/materska-2026-jak-se-v-pristim-roce-zvysi-davka-cerstvym-maminkam/',
);
const mesecAdvances = page(
  'Měšec.cz, Na změnu trvalých příkazů pro platbu minimálních záloh už moc času nezbývá',
  'https://www.mesec.cz/aktuality/na-zmenu-trvalych-prikazu-pro-platbu-minimalnich-zaloh-uz-moc-casu-nezbyva/',
);
const mesecAgreements = page(
  'Měšec.cz, Dohoda o provedení práce a dohoda o pracovní činnosti v roce 2026',
  'https://www.mesec.cz/clanky/prehledne-dohoda-o-provedeni-prace-a-dohoda-o-pracovni-cinnosti-v-roce-2026/',
);
const mesecAuthors = page(
  'Měšec.cz, Autorské honoráře 2021',
  'https://www.mesec.cz/clanky/autorske-honorare-2021-pravidla-pro-placeni-dane-z-prijmu-a-placeni-pojistnych-odvodu/',
);
const mesecCnb = page(
  'Měšec.cz, ČNB doporučila zpřísnit limity pro investiční hypotéky',
  'https://www.mesec.cz/aktuality/cnb-doporucila-zprisnit-limity-pro-investicni-hypoteky/',
);
const danestandou = page('Daně s Tandou, OSVČ 2026', 'https://danesestandou.cz/blog/osvc-2026');
const mazars = page(
  'Forvis Mazars, Změny ve mzdových limitech a sazbách od roku 2026',
  'https://www.forvismazars.com/cz/cs/prehledy/newslettery/newslettery-ze-mzdove-oblasti/payroll-newslettery-2026/payroll-newsletter-archiv-2026/zmeny-ve-mzdovych-limitech-a-sazbach-od-roku-2026',
);
const idnesWage = page(
  'iDNES.cz, Zvedla se minimální mzda, s ní i odvody a limity',
  'https://www.idnes.cz/ekonomika/domaci/zvedla-se-minimalni-mzda-s-ni-i-odvody-a-limity-jak-se-dotkne-zamestnancu.A260102_114747_ekonomika_skr',
);
const intereco = page(
  'Intereco, minimální mzda, odvody, DPP',
  'https://intereco.cz/novinky/minimalni-mzda-odvody-dpp',
);
const aamzdy = page(
  'AA mzdy, Výše minimální a zaručených mezd 2023',
  'https://www.aamzdy.cz/news/vyse-minimalni-a-zarucenych-mezd-2023/',
);
const novyepis = page(
  'Nový epis, Vývoj minimální mzdy',
  'https://www.novyepis.cz/clanek-vybrane-sazby/355868',
);
const unions = page(
  'Zdravotnické odbory, Pojistné na zdravotní pojištění a sociální zabezpečení',
  'https://www.zdravotnickeodbory.cz/aktuality/pojistne-na-zdravotni-pojisteni-a-socialni-zabezpeceni-u-zamestnancu/',
);
const dumfinanci = page(
  'Dům financí, Povinné pojistné v roce 2024',
  'https://dumfinanci.cz/clanky/7633-povinne-pojistne-v-roce-2024/',
);
const vzp = page(
  'VZP, Odvod pojistného za zaměstnance',
  'https://www.vzp.cz/platci/informace/zamestnavatel/povinnosti-zamestnavatele/odvod-pojistneho-za-zamestnance',
);
const financeHealth = page(
  'Finance.cz, Minimální zdravotní pojištění 2024',
  'https://finance.cz/549510-minimalni-zdravotni-pojisteni-2024',
);
const mojedaneDpp = page(
  'Portál Moje daně, Jak se daní příjem získaný z DPP v roce 2025',
  'https://portal-mojedane.cz/jak-se-dani-prijem-ziskany-z-dpp-v-roce-2025',
);
const chamber = page(
  'Krajská hospodářská komora, Slevy na dani v roce 2025 (Finanční správa)',
  'https://www.komora-khk.cz/informacni-servis-khk-khk/dane-a-ucetnictvi/dane-informace-nejen-pro-podnikatele-161/',
);
const chamberOccasional = page(
  'Krajská hospodářská komora, Příležitostný příjem do 50 000 nedaníte (BusinessInfo.cz)',
  'https://www.komora-khk.cz/informacni-servis-khk-khk/dane-a-ucetnictvi/dane-informace-nejen-pro-podnikatele-181',
);
const creditsReturn = page(
  'Podnikatel.cz, Zrušené slevy na dani by se měly vrátit',
  `${podnikatel}zrusene-slevy-na-dani-by-se-mely-vratit-potvrdila-babisova-vlada/`,
);
const danari = page(
  'Daňaři online, Slevy na dani podle § 35ba ZDP',
  'http://www.danarionline.cz/archiv/dokument/doc-d32529v41679-nezdanitelne-castky-slevy-na-dani-a-danove-zvyhodneni-v-ro/?as_id=958lklev93spmkekqo3iq3s0e5',
);
const spouseNews = page(
  'iDNES.cz, Stát přitvrdil, slevu na manželku získá méně rodin (Čerstvé zprávy)',
  'https://www.cerstvezpravy.cz/finance-idnes-cz/stat-pritvrdil-slevu-na-manzelku-ziska-mene-rodin-kdo-ma-letos-narok',
);
const banksSpouse = page(
  'Banky.cz, Sleva na manželku: Jak ušetřit na daních v roce 2024',
  'https://www.banky.cz/clanky/dane/3/',
);
const idnesChildren = page(
  'iDNES.cz, Slevy a bonus na děti v roce 2026',
  'https://www.idnes.cz/finance/dane/sleva-na-dite-bonus-podminky-2026-rodiny-s-detmi.A251123_124706_p_dane_sov',
);
const udpa = page(
  'UDPA, Máte povinnost podat daňové přiznání za rok 2024?',
  'https://www.udpa.cz/aktuality/161/mate-povinnost-podat-danove-priznani-k-danim-z-prijmu-fyzickych-osob-za-rok-2024',
);
const deductions2025 = page(
  'Podnikatel.cz, Kterými nezdanitelnými částkami si můžete snížit základ daně za rok 2025?',
  `${podnikatel}kterymi-nezdanitelnymi-castkami-si-muzete-snizit-zaklad-dane-za-rok-2025/`,
);
const rulecalc = page(
  'RuleCalc, Nezdanitelná část základu daně 2026',
  'https://rulecalc.com/cs/dan/dan-nezdanitelna-cast',
);
const money = page(
  'Money.cz, Nezdanitelné položky v roce 2025',
  'https://money.cz/novinky-a-tipy/dane/nezdanitelne-polozky-snizte-si-danovy-zaklad-a-usetrete',
);
const mlckovsky = page('Mlčkovský, Odčitatelné položky', 'https://www.mlckovsky.cz/odcitatelne-polozky/');
const idnesSavings = page(
  'iDNES.cz, odpočet životního pojištění od roku 2024',
  'https://www.idnes.cz/finance/pojisteni/zivotni-pojisteni.A240507_793708_poj_sov',
);
const lidovkyExpenses = page(
  'Lidovky.cz, Daňové přiznání živnostníka (KODAP, březen 2023)',
  'https://www.lidovky.cz/byznys/dane-danove-priznani-online-zivnostnik-dane-prehledne-kodap.A230316_112232_ln_ekonomika_ape',
);
const audisa = page(
  'Audisa, Omezení výše paušálních výdajů',
  'http://www.audisa.cz/2018/01/23/omezeni-vyse-pausalnich-vydaju/',
);
const ecoarcz = page('Ecoar CZ, OSVČ 2023', 'https://info.ecoarcz.eu/OSV%C4%8C-2023.html');
const starters = page(
  'Podnikatel.cz, Začínající OSVČ budou mít nižší sociální pojištění',
  'https://podnikatel.cz/clanky/zacinajici-osvc-budou-mit-nizsi-socialni-pojisteni-nez-ostrileni-podnikatele',
);
const social2024 = page(
  'Podnikatel.cz, Jaké změny platí u sociálního pojištění OSVČ (březen 2024)',
  `${podnikatel}jake-zmeny-plati-u-socialniho-pojisteni-osvc-a-jake-dalsi-novinky-se-chystaji/`,
);
const advances2026 = page(
  'Podnikatel.cz, OSVČ budou v roce 2026 platit zprvu vyšší zálohy, pak jim ale klesnou',
  `${podnikatel}osvc-budou-v-roce-2026-platit-zprvu-vyssi-zalohy-na-pojistnem-pak-jim-ale-klesnou/`,
);
const changes2026 = page(
  'Podnikatel.cz, Velký rozcestník změn v roce 2026',
  `${podnikatel}velky-rozcestnik-zmen-v-roce-2026-ktere-se-tykaji-podnikatelu`,
);
const flatTax2026 = page(
  'Podnikatel.cz, Kolik bude stát snížení záloh OSVČ?',
  `${podnikatel}kolik-bude-stat-snizeni-zaloh-osvc-je-bizarni-ze-kazdy-tvrdi-neco-jineho/`,
);
const sickness2026 = page(
  'Podnikatel.cz, Výše záloh na nemocenské pojištění, které zaplatí OSVČ v roce 2026',
  `${podnikatel}vyse-zaloh-na-nemocenske-pojisteni-ktere-zaplati-osvc-v-roce-2026/`,
);
const lidovky2026 = page(
  'Lidovky.cz, OSVČ: daně, zálohy, odvody 2026',
  'https://www.lidovky.cz/byznys/osvc-dane-zalohy-odvody-2026-pausalni-dan.A251204_132554_ln_ekonomika_paza',
);
const metro2026 = page(
  'Metro.cz, Daně a zálohy pro OSVČ 2026',
  'https://www.metro.cz/spolecnost/dane-a-zalohy-pro-osvc-2026-prehledne-na-kolik-se-zvysuji-mesicni-odvody.A251204_154552_metro-praha-zpravy_pzak',
);
const lerika = page(
  'Lerika, Sociální a zdravotní pojištění OSVČ v roce 2024',
  'https://blog.lerika.eu/2023/12/08/socialni-a-zdravotni-pojisteni-osvc-v-roce-2024/',
);
const golan = page(
  'Golan, Změny u začínajících OSVČ účinné od roku 2024 a 2025',
  'https://golan.cz/zmeny-u-zacinajicich-osvc-ucinne-od-roku-2024-a-2025',
);
const socialAct = page(
  'Podnikatel.cz, zákon č. 589/1992 Sb., odvod pojistného OSVČ (znění od 1. 7. 2024)',
  'https://podnikatel.cz/zakony/zakon-c-589-1992-sb-o-pojistnem-na-socialni-zabezpeceni-a-prispevku-na-statni-politiku-zamestnanosti/f7798838',
);
const ct24Flat = page(
  'ČT24, Pro živnostníky nově platí povinné odvody DPH až od dvou milionů korun (leden 2023)',
  'https://ct24.ceskatelevize.cz/domaci/3555696-pro-zivnostniky-nove-plati-povinne-odvody-dph-az-od-dvou-milionu-korun',
);
const idnesFlat = page(
  'iDNES.cz, pásma paušální daně podle ministerstva financí (červen 2022)',
  'https://www.idnes.cz/finance/prace-a-podnikani/osvc-dph-limit-novela-pausalni-dan-zaloha.A220621_080000_podnikani_sov',
);
const newstream = page(
  'Newstream, Živnostníci se mohou do dneška přihlásit k paušální dani (leden 2025)',
  'https://www.newstream.cz/money/zivnostnici-se-mohou-do-dneska-prihlasit-k-pausalni-dani-kdo-by-mel-zbystrit',
);
const conto = page(
  'Conto servis, Redukční hranice 2024',
  'https://www.conto-servis.cz/nemocenske-pojisteni/redukcni-hranice-2024',
);
const alfa = page(
  'Alfa software, Redukční hranice pro rok 2024',
  'https://www.alfasoftware.cz/blog/redukcni-hranice-pro-rok-2024/',
);
const sicknessAct = page(
  'Podnikatel.cz, zákon č. 187/2006 Sb., § 33 a 34 (znění od 1. 7. 2024)',
  'https://businesscenter.podnikatel.cz/pravo/zakony/nemocenske-pojisteni/f3033766',
);
const penizeMaternity = page('Peníze.cz, článek o peněžité pomoci v mateřství');
const blesk = page(
  'Blesk.cz, Odborníci na telefonu: rodičovský příspěvek (duben 2023)',
  'https://www.blesk.cz/clanek/zpravy-udalosti/740267/odbornici-na-telefonu-uz-ve-stredu-pomohou-s-dluhy-prispevkem-na-bydleni-i-se-zamestnanim.html',
);
const twins = page(
  'Mateřská.org, Rodičovská na dvojčata 2023',
  'https://materska.org/t/rodicovska-na-dvojcata/',
);
const twins2026 = page(
  'Peníze.cz, Vyšší rodičovský příspěvek pro dvojčata přijde i zpětně',
  'https://www.penize.cz/rodicovsky-prispevek/473880-vyssi-rodicovsky-prispevek-pro-dvojcata-prijde-i-zpetne',
);
const moneymag = page(
  'Moneymag, Rodičovský příspěvek v roce 2026',
  'https://moneymag.cz/autor/marie-dvorakova-21/158',
);
const pool2024 = page(
  'Kalkulačka.org, Výpočet maximální rodičovské v roce 2024',
  'https://kalkulacka.org/vypocet/vypocet-maximalni-rodicovske-v-roce-2020',
);
const radioParental = page(
  'Radio Prague International, Parental allowance set to increase from January',
  'https://english.radio.cz/node/8801544',
);
const novinkyParental = page(
  'Novinky.cz, Zvýšenou rodičovskou každý nevyčerpá (2019)',
  'https://www.novinky.cz/finance/clanek/zvysenou-rodicovskou-kazdy-nevycerpa-40303207',
);
const holiday = page(
  'Kalkulačka.org, Výpočet dovolené v zaměstnání',
  'https://kalkulacka.org/2020-kalkulacka-vypocet-dovolene-v-zamestnani-od-1-1-2021/',
);
const holidayLoans = page(
  'Férové půjčky, Kalkulačka dovolená 2024',
  'https://ferove-pujcky.cz/kalkulacka-dovolena-2023-vypocet-dovolene-v-hodinach-pomerna-cast-dovolene/',
);
const vatRates = page(
  'DAUC, Snížená sazba DPH v roce 2024',
  'https://www.dauc.cz/clanky/12925/snizena-sazba-dph-v-roce-2024',
);
const vatOnline = page(
  'Faktura Online, Vše o registraci k DPH',
  'https://www.fakturaonline.cz/podnikatelsky-zpravodaj/dane/vse-o-registraci-k-dph',
);
const jezek = page(
  'Ježek software, Změna výpočtu obratu pro účely povinné registrace k DPH od 1. 1. 2025',
  'https://jezeksw.cz/aktuality/archiv-3/2024/04/24/zmena-vypoctu-obratu-pro-ucely-povinne-registrace-k-dph-od-1-1-2025/?page=3',
);
const czechStar = page(
  'Czech Star, Plátce a neplátce DPH',
  'https://www.czech-star.cz/platce-a-neplatce-dph-kdy-se-musite-stat-platcem-a-jake-to-ma-vyhody-nevyhody',
);
const daucRent = page(
  'DAUC, Výdaje procentem z příjmů z nájmu § 9 odst. 4 ZDP',
  'https://www.dauc.cz/dokument/?modul=li&cislo=210081',
);
const shares2023 = page(
  'Seznam Zprávy, Danění akcií a kryptoměn (březen 2023)',
  'https://www.seznamzpravy.cz/clanek/ekonomika-finance-dane-daneni-akcii-a-kryptomen-jak-se-lisi-a-co-byste-meli-vedet-228355',
);
const smelikova = page(
  'Smělíková, Osvobození příjmů z prodeje cenných papírů',
  'http://www.smelikova.cz/osvobozeni-prijmu-z-prodeje-cennych-papiru/',
);
const crypto2025 = page(
  'Kurzy.cz, Co přináší nový zákon o kryptoaktivech',
  'https://zpravy.kurzy.cz/801539-mensi-danove-zatizeni-drobnych-investoru-i-vetsi-duvera-v-kryptomenove-spolecnosti-co-prinasi-novy/',
);
const capPenize = page(
  'Peníze.cz, Limit 40 milionů korun pro daně',
  'https://www.penize.cz/akcie-svet/484372-limit-40-milionu-korun-pro-dane-prodej-akcii-krypta-firmy',
);
const capDaneBily = page(
  'Daně Bílý, Změny v osvobození příjmů z prodeje cenných papírů od roku 2026',
  'https://www.dane-bily.cz/zmeny-v-osvobozeni-prijmu-z-prodeje-cennych-papiru-a-obchodnich-podilu-od-roku-2026/',
);
const occasional2025 = page(
  'Extra účetnictví, Příležitostná činnost a příležitostné příjmy v roce 2025',
  'https://www.extraucetnictvi.cz/prilezitostna-cinnost-a-prilezitostne-prijmy-v-roce-2025-kdy-je-danite-a-kdy-uz-jde-o-podnikani',
);
const ltv2023 = page(
  'Seznam Zprávy, podmínky ČNB pro hypotéky (prosinec 2023)',
  'https://www.seznamzpravy.cz/clanek/ekonomika-finance-zapis-ukazal-jak-cnb-schvalovala-nove-podminky-pro-hypoteky-241815',
);
const ceskenoviny = page(
  'České noviny, Kubelková z ČNB navrhovala větší uvolnění podmínek pro hypotéky (červen 2023)',
  'https://www.ceskenoviny.cz/zpravy/kubelkova-z-cnb-navrhovala-vetsi-uvolneni-podminek-pro-hypoteky/2380120',
);
const penizeCnb = page(
  'Peníze.cz, ČNB chce přísnější limity pro hypotéky na investiční nemovitosti',
  'https://www.penize.cz/hypoteky/482012-cnb-chce-prisnejsi-limity-pro-hypoteky-na-investicni-nemovitosti',
);
const banksCnb = page(
  'Banky.cz, ČNB chce přitvrdit u investičních hypoték',
  'https://www.banky.cz/clanky/cnb-chce-pritvrdit-u-investicnich-hypotek',
);

const residence = page(
  'Práce a mzda, Určení daňové rezidence dle zákona o daních z příjmů',
  'https://www.praceamzda.cz/pracovni-situace/6631/urceni-danove-rezidence-dle-zakona-o-danich-z-prijmu-rezident',
);
const residenceQuestions = page(
  'DAUC, Aktuální dotazy a odpovědi k dani z příjmů (GFŘ)',
  'https://www.dauc.cz/clanky/3585/aktualni-dotazy-a-odpovedi-k-dani-z-prijmu-fyzickych-osob-ze-zavisle-cinnosti-2-cast',
);
const maternitySelf = page(
  'Podnikatel.cz, Jaké podmínky musí splnit OSVČ, aby měly nárok na mateřskou? (ČSSZ, říjen 2023)',
);
const maternityDays = page(
  'Odkazy.org, Druhá mateřská, smlouva na dobu určitou',
  'https://odkazy.org/listing/druha-materska-smlouva-na-dobu-urcitou/',
);
const maternitySelfDays = page(
  'Odkazy.org, Kalkulačka mateřská pro OSVČ 2017',
  'https://odkazy.org/listing/kalkulacka-materska-pro-osvc-2017/',
);
const newLoans = page(
  'Nové půjčky, Kalkulačka dovolená 2024',
  'https://nove-pujcky.eu/kalkulacka-dovolena-2023-vypocet-dovolene-v-hodinach-zmeny-od-roku-2024/',
);

const rents2026 = page(
  'Banky.cz, Zdanění příjmů z nájmu: kdy zvolit paušál (únor 2026)',
  'https://www.banky.cz/clanky/zdaneni-prijmu-z-najmu-kdy-zvolit-pausal-a-kdy-skutecne-vydaje',
);
const rents2025 = page(
  'Finance.cz, Stejný příjem z nájmu, přesto různé zdanění',
  'https://finance.cz/552826-stejny-prijem-z-najmu-presto-ruzne-zdaneni-proc',
);
const changes2023 = page(
  'Živnostník.cz, Daňové a související změny od roku 2023',
  'https://zivnostnik.cz/sdru/33/danove-a-souvisejici-zmeny-od-roku-2023-uniqueidmRRWSbk196FNf8-jVUh4EspaFgFPoWWuhWBaHAibcSY/?query=1&serp=1',
);
const studentReturn = page(
  'Finance.cz, Školkovné a sleva na studenta na daních se vrátí (únor 2026)',
  'https://www.finance.cz/clanky/skolkovne-a-sleva-na-studenta-na-danich-se-vrati/',
);
const familyReturn = page(
  'E15, Rodiny s dětmi si polepší o desetitisíce ročně (únor 2026)',
  'https://www.e15.cz/domaci/politika/rodiny-s-detmi-si-polepsi-o-desetitisice-rocne-umozni-to-navrat-nekterych-danovych-slev-1431022',
);
const donations2025 = page('Finance.cz, Zvýšené odpočty darů od základu daně platí i pro roky 2025 a 2026');
const donations2023 = page(
  'České noviny, Vláda schválila prodloužení daňových úlev za dary pro Ukrajinu (leden 2023)',
  'https://www.ceskenoviny.cz/zpravy/vlada-schvalila-prodlouzeni-danovych-ulev-za-dary-pro-ukrajinu/2309829',
);
const flatTaxDoctors = page(
  'Mediprofi, Paušální daň pro soukromé lékaře (duben 2023)',
  'https://www.mediprofi.cz/33/pausalni-dan-pro-soukrome-lekare-uniqueidmRRWSbk196FNf8-jVUh4EvvmkXV2S0dZcRFraJ4GxDxPpA5B5rrwHw/?serp=1',
);
const flatTaxJanuary = page(
  'Podnikatel.cz, Změnili jste trvalý příkaz? (leden 2026)',
  `${podnikatel}zmenili-jste-trvaly-prikaz-uz-dnes-musi-bernaku-dorazit-nova-vyse-pausalni-dane/`,
);
const bandOneRule = page(
  'Daňový portál, Proč vzroste v roce 2026 platba na paušální daň jen v prvním pásmu?',
  'https://www.danovy-portal.com/proc-vzroste-v-roce-2026-platba-na-pausalni-dan-jen-v-prvnim-pasmu',
);
const billOfMinimum = page(
  'Podnikatel.cz, Práce kvapná: Schillerová a spol. zapomněli u snížení záloh na OSVČ s paušální daní',
  `${podnikatel}prace-kvapna-schillerova-a-spol-zapomneli-u-snizeni-zaloh-na-osvc-s-pausalni-dani/`,
);
const mesecHealth = page(
  'Měšec.cz, Minimální záloha na zdravotní pojištění',
  'https://www.mesec.cz/danovy-portal/dan-z-prijmu/minimalni-zaloha-na-zdravotni-pojisteni',
);
const parental2025 = page(
  'Měšec.cz, Strop pro výplatu rodičovského příspěvku bude od července vyšší (červen 2025)',
  'https://www.mesec.cz/clanky/strop-pro-vyplatu-rodicovskeho-prispevku-bude-od-cervence-vyssi-chysta-se-i-vic-penez-pro-dvojcata/',
);
const parental2026 = page(
  'Peníze.cz, Rodičovský příspěvek 2026: kolik dostanete a kdo si přilepší',
  'https://www.penize.cz/rodicovsky-prispevek/479012-rodicovsky-prispevek-2026-kolik-dostanete-a-kdo-si-prilepsi',
);
const parentalBill = page(
  'Měšec.cz, Chystají se změny, které ovlivní peněženky rodičů (červenec 2023)',
  'https://www.mesec.cz/clanky/chystaji-se-zmeny-ktere-ovlivni-penezenky-rodicu-kdo-si-polepsi/',
);

const arstas = page('Arstas, DPČ 2023', 'https://arstas.cz/danove-novinky/dpc-2023/');
const wagePay2026 = page(
  'Podnikatel.cz, Náhrada mzdy 2026 (říjen 2025)',
  `${podnikatel}nahrada-mzdy-2026-vyssi-upravuji-se-povinnosti-pro-nemocenske-daky/`,
);

const disability = (crowns: string): readonly Source[] => [
  chamber(`${crowns} CZK a year for 2025, a twelfth of it a month`),
  myucto(`${crowns} CZK a year, 2024 to 2026`),
  danari(`${crowns} CZK a year in 2010 already`),
];
const expenses = (most: string): readonly Source[] => [
  lidovkyExpenses(`${most} CZK, of an income of 2 000 000, 2023`),
  myucto(`${most} CZK, 2024 to 2026`),
];
const bands: readonly Source[] = [
  idnesFlat('limits of the three bands, in the bill for 2023'),
  ecoarcz('limits of band I, 2023'),
  myucto('limits of the bands by expense rate, 2024 to 2026'),
];
const higherBands = (of2023: string, later: string): readonly Source[] => [
  flatTaxJanuary(`${later} CZK, January 2026`),
  ecoarcz(`${of2023} CZK, 2023`),
  ct24Flat(`about ${of2023} CZK, 2023`),
  newstream(`${later} CZK, 2025`),
  myucto(`${later} CZK, 2024 to 2026`),
];
const thresholds: readonly Source[] = [
  conto('the three thresholds of 2023 and 2024 (313/2023 Sb.)'),
  mesecMaternity('the three thresholds of 2026'),
  wagePay2026('the three thresholds of 2025 and 2026 (397/2025 Sb.)'),
  alfa('a thirtieth of the average wage, 1.5 and 3 times'),
];
const children: readonly Source[] = [
  fertek('15 204, 22 320 and 27 840 CZK a year, 2022 to 2026'),
  myucto('the same, 2024 to 2026; 1 267, 1 860 and 2 320 a month, 2026'),
  idnesChildren('unchanged in 2026'),
];
const mainMinimum: readonly Source[] = [
  advances2026('5 720 CZK, then 5 005; the difference is overpaid'),
  mesecAdvances('5 720 CZK from January 2026; 5 005 back to January once the bill passes'),
  starters('2 944 CZK, 2023'),
  social2024('3 852 CZK, 30 % of the average wage, 2024'),
];
const starting: readonly Source[] = [
  golan('base 10 992 and advance 3 210 in 2024, 11 640 and 3 399 in 2025'),
  changes2026('3 575 CZK, 2026'),
  mesecAdvances('3 575 CZK, a quarter of the average wage, first three years, 2026'),
  social2024('lower minimum of starting activities, new in 2024'),
];
const secondary: readonly Source[] = [
  ecoarcz('advance 1 178, base 48 396 CZK, 2023'),
  lerika('11 % of the average wage from 2024'),
  changes2026('1 574 CZK in 2026, 1 496 in 2025'),
  myucto('bases 58 044, 61 476 and 64 644 CZK, 2024 to 2026'),
];
const vatTurnover: readonly Source[] = [
  delfyVat('2 000 000 and 2 536 500 CZK in a calendar year, from 2025'),
  vatOnline('2 000 000: from next January; 2 536 500: the next day; from 2025'),
  czechStar('both limits, 2026'),
  jezek('2 000 000 CZK in 12 months until 2024'),
  ct24Flat('2 000 000 CZK from 2023'),
];
const cap: readonly Source[] = [
  capPenize('none until 2024, 40 000 000 CZK for everything in 2025'),
  capDaneBily('from 2026 the cap holds for crypto, not for shares'),
  danero('§ 4(3): securities, shares and crypto in 2025, crypto only from 2026'),
];
const investment: readonly Source[] = [
  mesecCnb('70 % and 7 yearly incomes from 1 April 2026'),
  penizeCnb('70 % and 7 yearly incomes from April 2026'),
];
const agreementHoliday: readonly Source[] = [
  mesecAgreements('20 hours a week, 28 days and 80 hours, 2026'),
  holidayLoans('20 hours a week, from 80 hours, since January 2024'),
];
const reductionBands: readonly Source[] = [
  mesecMaternity('100, 60 and 30 % of the parts between the thresholds'),
  penizeMaternity('bands of maternity pay, 2023'),
];

/** Where the values of each rule were read: the best source first. */
export const sources: Readonly<Record<RuleId, readonly Source[]>> = {
  'cz.wage.average': [
    order177('48 900 CZK times 1.0565 in 2027'),
    mesec2026('48 967 CZK in 2026, 46 557 in 2025'),
    delfy('40 324 CZK in 2023, 43 967 in 2024'),
    danestandou('48 967 CZK, government order 365/2025 Sb.'),
  ],
  'cz.wage.minimum.month': [
    notice171('24 900 CZK, 2027'),
    mazars('22 400 CZK in 2026 (356/2025 Sb.), 20 800 in 2025'),
    idnesWage('every year to 2026'),
    novyepis('18 900 CZK, 2024'),
    aamzdy('17 300 CZK, 2023'),
  ],
  'cz.wage.minimum.hour': [
    notice171('148.30 CZK, 2027'),
    mazars('134.40 CZK in 2026, 124.40 in 2025'),
    novyepis('112.50 CZK, 2024'),
    aamzdy('103.80 CZK, 2023'),
  ],
  'cz.social.employee.rate': [
    delfy('6.5 % in 2023, 7.1 % in 2024'),
    idnesWage('7.1 %, 2026'),
    dumfinanci('6.5 % and 0.6 % for sickness, 2024'),
  ],
  'cz.social.employer.rate': [
    delfy('24.8 %, 2022 to 2024'),
    danestandou('24.8 %, 2026'),
    unions('24.8 % and what it consists of, 2024'),
  ],
  'cz.social.maximumBase.year': [
    delfy('1 935 552 CZK in 2023, 2 110 416 in 2024: 48 average wages'),
    xzd3n3k('2 350 416 CZK, 2026'),
    myucto('2 110 416 to 2 350 416 CZK, 2024 to 2026'),
  ],
  'cz.health.rate': [
    vzp('13.5 %, up to 1 CZK'),
    danestandou('4.5 and 9 %, 2026'),
    unions('4.5 and 9 %, 2024'),
  ],
  'cz.health.employee.share': [vzp('the employee pays a third'), financeHealth('4.5 of 13.5 %, 2024')],
  'cz.health.minimumBase.month': [
    financeHealth('the minimum wage, 18 900 CZK in 2024; the employee pays the gap'),
    myucto('22 400 CZK, 2026'),
  ],
  'cz.dpp.limit': [
    mojedaneDpp('insured from 11 500 CZK in 2025; 10 000 in 2024'),
    intereco('12 000 CZK, 2026'),
    delfy('10 000 CZK, § 7a, 2022 to 2024'),
  ],
  'cz.dpp.limitIsFree': [
    mojedaneDpp('up to 11 499 CZK free in 2025'),
    myucto('"does not exceed 10 000" until 2024, "does not reach" from 2025'),
  ],
  'cz.dpc.limit': [
    participation('a tenth of the average wage, rounded down to 500 CZK, § 6(2); below it § 7'),
    delfy('4 000 CZK, § 6(2): a tenth of the average wage down to 500, 2022 to 2024'),
    arstas('4 000 CZK, 2023'),
    intereco('4 500 CZK, 2025 and 2026'),
  ],
  'cz.residence.days': [
    residence('183 days in a calendar year, every day begun counts'),
    residenceQuestions('183 days; not those who study or are treated here'),
  ],
  'cz.tax.rate.first': [idnesWage('15 %, 2026'), myucto('15 %, 2024 to 2026')],
  'cz.tax.rate.second': [mesec2026('23 %, 2026'), myucto('23 %, 2024 to 2026')],
  'cz.tax.threshold.year': [
    mesec2026('1 762 812 CZK, 36 average wages, 2026'),
    danero('1 676 052 CZK in 2025, 1 762 812 in 2026'),
    myucto('1 582 812 CZK, 2024'),
    page('Finance.cz, article on the 23 % rate in 2023')('1 935 552 CZK, 48 average wages, 2023'),
  ],
  'cz.tax.threshold.month': [
    mesec2026('146 901 CZK, 3 average wages, 2026'),
    myucto('131 901, 139 671 and 146 901 CZK, 2024 to 2026'),
  ],
  'cz.tax.withholding.rate': [
    mojedaneDpp('15 %, agreements without a signed declaration, 2025'),
    myucto('15 %, 2024 to 2026'),
  ],
  'cz.credit.taxpayer.year': [
    chamber('30 840 CZK, not cut by months, 2025'),
    fertek('30 840 CZK, 2022 to 2026'),
    myucto('30 840 CZK, 2024 to 2026'),
  ],
  'cz.credit.taxpayer.month': [mojedaneDpp('2 570 CZK, 2025'), myucto('2 570 CZK, 2026')],
  'cz.credit.spouse.year': [
    chamber('24 840 CZK, double with ZTP/P, 2025'),
    fertek('24 840 CZK, 2022 to 2026'),
  ],
  'cz.credit.spouse.incomeLimit': [
    banksSpouse('68 000 CZK, 2024'),
    creditsReturn('68 000 CZK, January 2026'),
    myucto('68 000 CZK, 2024 to 2026'),
  ],
  'cz.credit.spouse.childUnder3': [
    creditsReturn('since 2024; its end was announced in January 2026, no act seen'),
    familyReturn('changes are to hold from 2027'),
    spouseNews('from 2024'),
    myucto('3 years, 2024 to 2026'),
  ],
  'cz.credit.student.year': [
    creditsReturn('4 020 CZK until 2023; its return was announced in January 2026, no act seen'),
    studentReturn('4 020 CZK, for the last time for 2023'),
    chamber('abolished from 2024'),
  ],
  'cz.credit.student.month': [
    studentReturn('335 CZK, for the last time for 2023'),
    chamber('abolished from 2024'),
    page('Skutečnost.cz, article on tax credits')('335 CZK, 2023'),
  ],
  'cz.credit.disability.basic.month': disability('2 520'),
  'cz.credit.disability.extended.month': disability('5 040'),
  'cz.credit.ztpp.month': disability('16 140'),
  'cz.credit.child.first.year': children,
  'cz.credit.child.second.year': children,
  'cz.credit.child.third.year': children,
  'cz.credit.child.first.month': children,
  'cz.credit.child.second.month': children,
  'cz.credit.child.third.month': children,
  'cz.bonus.minimumIncome.year': [
    intereco('134 400 CZK, 2026'),
    changes2023('103 800 CZK, § 35c(4), 2023'),
    myucto('113 400, 124 800 and 134 400 CZK, 2024 to 2026'),
  ],
  'cz.bonus.minimumIncome.month': [
    intereco('11 200 CZK, 2026'),
    changes2023('8 650 CZK, half the minimum wage, § 35d(4), 2023'),
    myucto('11 200 CZK, 2026'),
  ],
  'cz.bonus.smallest.year': [myucto('100 CZK, 2024 to 2026')],
  'cz.bonus.smallest.month': [myucto('at least 50 CZK, § 35d(4), 2026')],
  'cz.filing.totalIncome': [
    udpa('50 000 CZK, § 38g(1), 2024'),
    myucto('50 000 CZK from 2023 (366/2022 Sb.)'),
    danero('50 000 CZK'),
  ],
  'cz.filing.sideIncome': [
    udpa('20 000 CZK, 2024'),
    myucto('20 000 CZK from 2023 (366/2022 Sb.)'),
    danero('20 000 CZK'),
  ],
  'cz.deduction.mortgage.limit': [
    incomeTaxAct('150 000 CZK for all loans of a household, § 15(4)'),
    rulecalc('150 000 CZK, 2026'),
    myucto('150 000 CZK, 2024 to 2026'),
  ],
  'cz.deduction.mortgage.limitBefore2021': [
    transferTaxAct(
      '150 000 instead of 300 000 CZK, Art. III(9); the older wording goes on, Art. IV(3) and (4)',
    ),
    money('300 000 CZK for loans agreed by the end of 2020, 2025'),
    myucto('300 000 CZK, 2024 to 2026'),
  ],
  'cz.deduction.retirement.limit': [
    incomeTaxAct('48 000 CZK, § 15(6)'),
    rulecalc('48 000 CZK, 2026'),
    idnesSavings('48 000 CZK in all, for the first time in 2024'),
    myucto('48 000 CZK, 2024 to 2026'),
    mlckovsky('24 000 CZK for pension and 24 000 for life insurance, before 2024'),
  ],
  'cz.deduction.donations.share': [
    ukraineTaxAct('30 % for 2022 to 2026, § 1(1)'),
    deductions2025('30 % for 2025; 15 % by the general rule'),
    donations2025('30 % for 2024 to 2026, act 24/2025 Sb.'),
    donations2023('30 % for 2023'),
    myucto('30 %, 2024 to 2026'),
  ],
  'cz.deduction.donations.leastShare': [
    incomeTaxAct('more than 2 % of the base, or at least 1 000 CZK, § 15(1)'),
    deductions2025('2 % of the base, or 1 000 CZK, 2025'),
    donations2025('more than 2 %, or 1 000 CZK'),
    myucto('2 %, 2024 to 2026'),
    mlckovsky('2 %, undated'),
  ],
  'cz.deduction.donations.least': [
    incomeTaxAct('more than 2 % of the base, or at least 1 000 CZK, § 15(1)'),
    deductions2025('1 000 CZK, 2025'),
    donations2025('1 000 CZK'),
    myucto('1 000 CZK, 2024 to 2026'),
    mlckovsky('1 000 CZK, undated'),
  ],
  'cz.refund.smallest': [myucto('more than 50 CZK, § 38ch(5), 2026')],
  'cz.expenses.cap.80': expenses('1 600 000'),
  'cz.expenses.cap.60': expenses('1 200 000'),
  'cz.expenses.cap.40': [
    audisa('800 000 CZK, § 7(7), 2018'),
    myucto('800 000 CZK, 2024 to 2026'),
    xzd3n3k('800 000 CZK, 2026'),
  ],
  'cz.expenses.cap.30': expenses('600 000'),
  'cz.social.self.share': [
    social2024('55 % from 2024, 50 % before'),
    danestandou('55 %, 2026'),
    lerika('55 % from 2024, 50 % before'),
    starters('50 %, 2023'),
  ],
  'cz.social.self.rate': [
    danestandou('29.2 %, 2026'),
    starters('29.2 %, 2023'),
    myucto('29.2 %, 2024 to 2026'),
  ],
  'cz.social.self.minimumBase.main.year': [
    page('Tests of a public repository that quote article II(5) of act 90/2026')(
      '35 % of the average wage for the whole of 2026: 205 668 CZK',
    ),
    myucto('158 292 and 195 540 CZK in 2024 and 2025; against: 235 044 for 2026'),
    ecoarcz('120 972 CZK, 2023'),
    billOfMinimum('what was paid above 35 % counts when the premium of the year is set'),
    ...mainMinimum,
  ],
  'cz.social.self.minimumBase.starting.year': starting,
  'cz.social.self.minimumBase.secondary.year': secondary,
  'cz.social.self.minimumAdvance.main': [...mainMinimum, metro2026('4 759 CZK in 2025, 5 720 in 2026')],
  'cz.social.self.minimumAdvance.starting': starting,
  'cz.social.self.minimumAdvance.secondary': [
    ...secondary,
    lidovky2026('1 574 CZK, 2026'),
    socialAct('§ 13 and following: who pays advances'),
  ],
  'cz.social.self.secondaryLimit': [
    pensionAct(
      '2.4 average wages rounded up, § 10(2); a twelfth, rounded up, off for each month without it, § 10(3)',
    ),
    danestandou('117 521 CZK, 2026'),
    fertek('96 777, 105 520, 111 736 and 117 521 CZK, 2023 to 2026'),
    myucto('105 520, 111 736 and 117 521 CZK, 2024 to 2026'),
    ecoarcz('against: 96 778 CZK, 2023'),
  ],
  'cz.health.self.share': [starters('50 %, 2023'), myucto('50 %, 2024 to 2026')],
  'cz.health.self.minimumBase.year': [
    myucto('263 802, 279 342 and 293 802 CZK, 2024 to 2026'),
    ecoarcz('20 163 CZK a month, 2023'),
  ],
  'cz.health.self.minimumAdvance': [
    mesecAdvances('3 306 CZK, 2026'),
    metro2026('3 143 CZK in 2025, 3 306 in 2026'),
    mesecHealth('2 968 CZK, 2024'),
    starters('2 722 CZK, 2023'),
  ],
  'cz.sickness.self.rate': [myucto('2.7 %, 2024 to 2026'), unions('2.7 % in all for sickness, 2024')],
  'cz.sickness.self.minimumBase.month': [myucto('8 000 CZK in 2024, 9 000 in 2025 and 2026')],
  'cz.sickness.self.minimumPremium': [
    sickness2026('243 CZK in 2025 and 2026'),
    ecoarcz('168 CZK, 2023'),
    intereco('243 CZK, 2026'),
  ],
  'cz.flatTax.incomeLimit': [
    newstream('2 000 000 CZK, not a VAT payer, 2025'),
    ct24Flat('2 000 000 CZK, 2023'),
    flatTaxDoctors('from 1 to 2 million CZK by act 366/2022 Sb., 2023'),
    idnesFlat('2 000 000 CZK, in the bill for 2023'),
  ],
  'cz.flatTax.otherIncomeLimit': [danero('50 000 CZK of income under § 8 to § 10, before expenses')],
  'cz.flatTax.band1.month': [
    flatTax2026('8 716 CZK in 2025, 9 984 in 2026, then 9 162'),
    flatTaxJanuary('9 984 CZK, January 2026'),
    newstream('8 716 CZK, 2025'),
    ecoarcz('6 208 CZK, 2023'),
    myucto('7 498, 8 716, 9 984 and from July 2026 9 162 CZK'),
    bandOneRule('what it consists of'),
  ],
  'cz.flatTax.band1.due': [
    danero('9 162 CZK for each month of 2026, the rest is overpaid (information of the tax authority)'),
    flatTax2026('9 984 CZK, then 9 162'),
    xzd3n3k('9 162 CZK, 109 944 for 2026'),
    myucto('against: 114 876 CZK for 2026, as paid'),
  ],
  'cz.flatTax.band2.month': higherBands('16 000', '16 745'),
  'cz.flatTax.band3.month': higherBands('26 000', '27 139'),
  'cz.flatTax.band1.any': bands,
  'cz.flatTax.band1.at60': bands,
  'cz.flatTax.band1.at80': bands,
  'cz.flatTax.band2.any': bands,
  'cz.flatTax.band2.at60': bands,
  'cz.sickness.threshold.first': thresholds,
  'cz.sickness.threshold.second': thresholds,
  'cz.sickness.threshold.third': thresholds,
  'cz.maternity.band.first': reductionBands,
  'cz.maternity.band.second': reductionBands,
  'cz.maternity.band.third': reductionBands,
  'cz.maternity.rate': [mesecMaternity('70 %, 2026'), penizeMaternity('70 %, 2023')],
  'cz.maternity.days.one': [sicknessAct('§ 33: 28 weeks; 22 for others than the mother')],
  'cz.maternity.days.more': [sicknessAct('§ 33: 37 weeks; 31 for others than the mother')],
  'cz.maternity.insuredDays': [
    maternityDays('270 days in the last two years'),
    maternitySelf('270 days in the two years before, 2023'),
  ],
  'cz.maternity.self.insuredDays': [
    maternitySelfDays('180 days in the last year, 2017'),
    maternitySelf('180 days in the year before, 2023'),
  ],
  'cz.parental.pool.one': [
    twins2026('350 000 CZK in 2025, unchanged in 2026'),
    radioParental('350 000 instead of 300 000 CZK for children born from 2024'),
    pool2024('350 000 CZK, 2024'),
  ],
  'cz.parental.pool.more': [
    twins2026('700 000 CZK from 2026, 525 000 before'),
    moneymag('700 000 CZK from 2026'),
    pool2024('525 000 CZK, 2024'),
    twins('450 000 CZK, 2023'),
  ],
  'cz.parental.monthlyLimit.one': [
    parental2026('15 000 CZK; 13 000 until June 2025'),
    parental2025('13 000 CZK, 2 000 more from July 2025'),
    blesk('13 000 CZK, 2023'),
    twins('13 000 CZK from July 2022'),
    kalkulackycz('against: 15 000 CZK for every year'),
  ],
  'cz.parental.monthlyLimit.more': [
    parental2026('30 000 CZK from 2026'),
    blesk('19 500 CZK, 2023'),
    twins('19 500 CZK from July 2022: 1.5 times'),
    parentalBill('1.5 times, from 2024 too'),
    kalkulackycz('30 000 CZK from 2026; against: 15 000 for 2024 and 2025'),
  ],
  'cz.parental.rate': [
    parental2025('70 % of 30 daily bases, 2025'),
    parentalBill('70 % of 30 daily bases, 2023 and 2024'),
    novinkyParental('70 % of 30 reduced daily bases, 2019'),
    kalkulackycz('70 % of 30 daily bases'),
  ],
  'cz.parental.moreFactor': [
    twins2026('twice from 2026, 1.5 times before'),
    parentalBill('1.5 times, 2023 and 2024'),
    twins('1.5 times, 2022 and 2023'),
  ],
  'cz.parental.ageLimit': [
    familyAct('3 years, § 30(1); the rest is paid out when the next child is born, § 30a(1)'),
    radioParental('three years instead of four for children born from 2024'),
    pool2024('3 years, 2024'),
    kalkulackycz('4 years in 2023, 3 from 2024'),
  ],
  'cz.holiday.weeks': [newLoans('4 weeks at least, 2024'), holidayLoans('4, 5 or 8 weeks, 2024')],
  'cz.holiday.weeksOfYear': [holiday('1/52 for each week worked')],
  'cz.holiday.leastMultiples': [holiday('from 4 weeks worked')],
  'cz.holiday.agreement.weeklyHours': agreementHoliday,
  'cz.holiday.agreement.leastHours': agreementHoliday,
  'cz.vat.standard': [
    vatOnline('21 %'),
    myucto('21 %, 2024 to 2026'),
    vatAct('§ 36(5) and § 37: no rounding of the tax; a total rounded to crowns stays out of the base'),
  ],
  'cz.vat.reduced': [vatRates('12 % from 2024, 15 % before'), myucto('12 %, 2024 to 2026')],
  'cz.vat.secondReduced': [vatRates('10 % until 2023, then abolished')],
  'cz.vat.registration.limit': vatTurnover,
  'cz.vat.registration.immediateLimit': vatTurnover,
  'cz.vat.registration.byCalendarYear': vatTurnover,
  'cz.vat.invoice.days': [
    vatAct('§ 28(8): 15 days of the duty to declare the tax; § 28(9): of the end of the month'),
  ],
  'cz.vat.simplified.maximum': [vatAct('§ 30(1): no more than 10 000 CZK')],
  'cz.rental.expenses.rate': [
    rents2026('30 %, 2026'),
    rents2025('30 %, 2025'),
    daucRent('30 %, § 9(4), 2017'),
    audisa('30 %, § 9(4), 2018'),
  ],
  'cz.rental.expenses.cap': [
    rents2026('600 000 CZK, 2026'),
    audisa('600 000 CZK, § 9(4), 2018'),
    myucto('600 000 CZK, 2024 to 2026'),
  ],
  'cz.securities.years': [
    incomeTaxAct('three years, § 4(1)(u)'),
    shares2023('three years, 2023'),
    danero('three years, § 4(1)(u)'),
    smelikova('since 2014'),
  ],
  'cz.securities.proceedsLimit': [
    incomeTaxAct('100 000 CZK, § 4(1)(t)'),
    shares2023('100 000 CZK of proceeds, 2023'),
    danero('100 000 CZK, § 4(1)(t), 2025 and 2026'),
    smelikova('since 2014'),
  ],
  'cz.crypto.years': [
    crypto2025('three years, from 15 February 2025'),
    danero('§ 4(1)(zk), act 32/2025 Sb., income from 15 February 2025'),
  ],
  'cz.crypto.proceedsLimit': [
    crypto2025('100 000 CZK, from 15 February 2025'),
    danero('§ 4(1)(zj), act 32/2025 Sb.; e-money tokens stay outside'),
  ],
  'cz.capital.exemptionCap': cap,
  'cz.capital.capCoversSecurities': cap,
  'cz.occasional.limit': [
    chamberOccasional('50 000 CZK, for the first time for 2024; 30 000 until 2023'),
    occasional2025('50 000 CZK, 2025'),
  ],
  'cz.author.withholdingLimit': [
    mesecAuthors('10 000 CZK a month of one payer, § 7(6), 2021'),
    myucto('10 000 CZK, 2024 to 2026'),
  ],
  'cz.mortgage.ltv': [
    penizeCnb('80 % unchanged, November 2025'),
    banksCnb('80 %, November 2025'),
    ltv2023('80 % since April 2022'),
    ceskenoviny('80 %, June 2023'),
  ],
  'cz.mortgage.ltvUnder36': [
    banksCnb('90 %, November 2025'),
    ltv2023('90 % for an own home, since April 2022'),
    ceskenoviny('90 %, June 2023'),
  ],
  'cz.mortgage.ltvInvestment': investment,
  'cz.mortgage.dtiInvestment': [
    ...investment,
    ltv2023('8.5 yearly incomes for everyone until the end of 2023'),
    ceskenoviny('8.5, June 2023'),
  ],
};
