import { expect, test } from 'vitest';
import { agreed, nameCases, nameIn, type Sex } from './declension.ts';

test.each<[string, Sex, string]>([
  ['Jan Novák', 'man', 'Jana Nováka, Janu Novákovi, Jana Nováka, Janem Novákem'],
  ['Tomáš Kovář', 'man', 'Tomáše Kováře, Tomášu Kovářovi, Tomáše Kováře, Tomášem Kovářem'],
  ['Petr Svoboda', 'man', 'Petra Svobody, Petru Svobodovi, Petra Svobodu, Petrem Svobodou'],
  ['Petr Janko', 'man', 'Petra Janka, Petru Jankovi, Petra Janka, Petrem Jankem'],
  ['Jan Černý', 'man', 'Jana Černého, Janu Černému, Jana Černého, Janem Černým'],
  ['Jiří Krejčí', 'man', 'Jiřího Krejčího, Jiřímu Krejčímu, Jiřího Krejčího, Jiřím Krejčím'],
  ['Robert Kennedy', 'man', 'Roberta Kennedyho, Robertu Kennedymu, Roberta Kennedyho, Robertem Kennedym'],
  ['Pavel Němec', 'man', 'Pavla Němce, Pavlu Němcovi, Pavla Němce, Pavlem Němcem'],
  ['Daniel Hájek', 'man', 'Daniela Hájka, Danielu Hájkovi, Daniela Hájka, Danielem Hájkem'],
  ['Luděk Vaněk', 'man', 'Luďka Vaňka, Luďku Vaňkovi, Luďka Vaňka, Luďkem Vaňkem'],
  ['Boris Klaus', 'man', 'Borise Klause, Borisu Klausovi, Borise Klause, Borisem Klausem'],
  ['Max Gomez', 'man', 'Maxe Gomeze, Maxu Gomezovi, Maxe Gomeze, Maxem Gomezem'],
  ['Luca Rossi', 'man', 'Lucy Rossiho, Lucovi Rossimu, Lucu Rossiho, Lucou Rossim'],
  ['Alexander Nový', 'man', 'Alexandra Nového, Alexandru Novému, Alexandra Nového, Alexandrem Novým'],
  ['Petr Zelenskyj', 'man', 'Petra Zelenského, Petru Zelenskému, Petra Zelenského, Petrem Zelenským'],
  ['Jan Janů', 'man', 'Jana Janů, Janu Janů, Jana Janů, Janem Janů'],
  ['Josef Starých', 'man', 'Josefa Starých, Josefu Starých, Josefa Starých, Josefem Starých'],
  ['Jana Nováková', 'woman', 'Jany Novákové, Janě Novákové, Janu Novákovou, Janou Novákovou'],
  ['Lenka Černá', 'woman', 'Lenky Černé, Lence Černé, Lenku Černou, Lenkou Černou'],
  ['Olga Veselá', 'woman', 'Olgy Veselé, Olze Veselé, Olgu Veselou, Olgou Veselou'],
  ['Petra Malá', 'woman', 'Petry Malé, Petře Malé, Petru Malou, Petrou Malou'],
  ['Lucie Dvořáková', 'woman', 'Lucie Dvořákové, Lucii Dvořákové, Lucii Dvořákovou, Lucií Dvořákovou'],
  ['Alice Horáková', 'woman', 'Alice Horákové, Alici Horákové, Alici Horákovou, Alicí Horákovou'],
])('%s', (name, sex, forms) => expect(nameCases.map((one) => nameIn(name, sex, one)).join(', ')).toBe(forms));

test.each<[string, Sex]>([
  ['Sukarno', 'man'],
  ['Maria Smith', 'woman'],
  ['Ana García', 'woman'],
  ["Sean O'Brien", 'man'],
  ['Jean-Luc Picard', 'man'],
  ['Andrei Popescu', 'man'],
  ['Jan Wichterle', 'man'],
  ['Robert Bush', 'man'],
  ['Nguyễn Văn An', 'man'],
  ['', 'woman'],
  ['иван Петров', 'man'],
])('%s stays as it is: one name, or one that is foreign to Czech', (name, sex) => {
  for (const one of nameCases) expect(nameIn(name, sex, one)).toBe(name);
});

test('a word agrees with a man, a woman or a company, and says both where nobody said', () => {
  const born = (['man', 'woman', 'company', 'unknown'] as const).map((one) =>
    agreed('oprávněn', 'oprávněna', one),
  );
  expect(born).toEqual(['oprávněn', 'oprávněna', 'oprávněna', 'oprávněn/oprávněna']);
});
