import { describe, expect, test } from 'vitest';
import { textOfListFile } from './list-file.ts';
import { listSample, readPeopleList } from './people-list.ts';
import { readTariffs, tariffSample } from './tariff-text.ts';

describe('tariffs as an editor writes them', () => {
  test('the sample is read', () => {
    expect(readTariffs(tariffSample, 'CZK')).toEqual({
      ok: true,
      value: [
        {
          ages: { from: 18, to: 45 },
          insured: 'student',
          lasting: 12,
          each: { minor: 119_050, currency: 'CZK' },
        },
      ],
    });
  });

  test.each([
    ['', 'Write at least one line'],
    ['18-45; any; any; 12', 'Line 1: write ages'],
    [`${tariffSample}\n45-18; any; any; 12; 5`, 'Line 2: write ages as 18-45'],
    ['18-45; other; any; 12; 5', 'Line 1: the gender'],
    ['18-45; any; retired; 12; 5', 'Line 1: the insured type'],
    ['18-45; any; any; 0; 5', 'Line 1: the months'],
    ['18-45; any; any; 12; 0', 'Line 1: the price'],
    ['18-45; any; any; 12; 5.123', 'Line 1: the price'],
    ['18-45; any; any; 12; -5', 'Line 1: the price'],
  ])('%j is refused by its line', (text, said) => {
    const read = readTariffs(text, 'CZK');
    expect(read.ok ? '' : read.error).toContain(said);
  });
});

describe('a list of people', () => {
  const ada = {
    firstName: 'Ada',
    lastName: 'Sample',
    dateOfBirth: '31/12/1990',
    gender: 'female',
    insuredType: 'regular',
  };

  test.each([
    ['semicolons', listSample],
    ['commas', listSample.replaceAll(';', ',')],
    ['tabs', listSample.replaceAll(';', '\t')],
    ['the mark of Excel and its line ends', `\uFEFF${listSample.replace('\n', '\r\n')}\r\n\r\n`],
    ['the line that names the sign', `sep=;\r\n${listSample}`],
    [
      'quotes of Excel',
      `"First name";"Last name";"Date of birth";"Gender";"Insured type"\n"Ada";"Sample";"31/12/1990";"female";""`,
    ],
    [
      'columns nobody asks for, and empty lines',
      'Name,Note,Surname,Born,Gender\n\nAda,"a, b",Sample,31/12/1990,female\n,,,,\n',
    ],
    ['another order', 'Born;Sex;Surname;Name\n31/12/1990;F;Sample;Ada'],
  ])('with %s is read', (_, text) => {
    expect(readPeopleList(text)).toEqual({ people: [ada] });
  });

  test('what is missing in a line is left to the form, which names the person', () => {
    expect(readPeopleList('Name;Surname;Born;Gender\nAda')).toEqual({
      people: [{ firstName: 'Ada', lastName: '', dateOfBirth: '', gender: '', insuredType: 'regular' }],
    });
  });

  test.each([
    ['', 'no “first name”'],
    ['Name;Surname', 'no “date of birth”, no “gender”'],
    ['Name;Surname;Born;Gender', 'nobody below'],
    [`Name;Surname;Born;Gender\n${'Ada;B;1/1/1990;f\n'.repeat(201)}`, '201 people'],
  ])('%j is refused in words', (text, said) => {
    const read = readPeopleList(text);
    expect('refused' in read && read.refused).toContain(said);
  });
});

describe('a list that comes as a file', () => {
  const list = 'First name;Last name;Date of birth;Gender\nŽaneta;Řeháčková;31.12.1990;female';
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  /** The letters of the sample in the code page that Excel writes in Central Europe. */
  const windows1250 = (text: string) => {
    const letters: Readonly<Record<string, number>> = { Ž: 0x8e, Ř: 0xd8, á: 0xe1, č: 0xe8 };
    return Uint8Array.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
  };

  test.each([
    ['UTF-8', Buffer.from(list)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${list}`)],
    ['UTF-16 as Excel saves “Unicode text”', utf16(list.replaceAll(';', '\t'))],
    ['UTF-16 the other way round', utf16(list, true)],
    ['the code page of Windows', windows1250(list)],
  ])('in %s is read with its letters', (_, bytes) => {
    const given = textOfListFile(bytes);
    const read = 'text' in given ? readPeopleList(given.text) : given;
    expect(read).toMatchObject({ people: [{ firstName: 'Žaneta', lastName: 'Řeháčková' }] });
  });

  test.each([
    ['a workbook', [0x50, 0x4b, 3, 4], 'Save the sheet as CSV'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'Save the sheet as CSV'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13], 'no text'],
  ])('%s is refused in words', (_, bytes, said) => {
    const given = textOfListFile(Uint8Array.from(bytes));
    expect('refused' in given && given.refused).toContain(said);
  });

  test('5,000 people are counted, and refused in words', () => {
    const rows = 'Ada;Sample;31/12/1990;female\n'.repeat(5000);
    const given = textOfListFile(Buffer.from(`Name;Surname;Born;Gender\n${rows}`));
    const read = 'text' in given ? readPeopleList(given.text) : given;
    expect(read).toEqual({ refused: expect.stringContaining('5000 people. At most 200') });
  });
});
