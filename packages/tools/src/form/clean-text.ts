import * as z from 'zod/mini';

/** Control characters: nobody typed them, PostgreSQL stores no NUL and no mail carries them. Not tab, line feed and carriage return. */
const controls = /(?![\t\n\r])\p{Cc}/gu;
/** Scripts whose letters are written with joiners. */
const joining =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}';
/**
 * Characters that nobody sees: controls, zero-width and bidirectional marks, fillers, private use, halves of a pair.
 * Not the two joiners between letters that are written with them, as in Persian and Hindi.
 */
const hidden = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\u2800';
const invisible = new RegExp(`(?!(?<=[${joining}])[\\u200c\\u200d](?=[${joining}]))[${hidden}]`, 'gu');
/** Whether a text shows anything. */
export const anythingSeen = new RegExp(`[^\\s${hidden}]`, 'u');

/**
 * Keeps what can be seen of a text that has one line, such as a name; every space in it becomes a plain one, and a letter
 * with its accent one character, as it is searched for and counted.
 */
export const oneLine = z.overwrite<string>((text) =>
  text
    .normalize()
    .replace(/[^\S\ufeff]+/gu, ' ')
    .replace(invisible, ''),
);

/** Keeps a text of several lines as it was written, without control characters; nothing of one that shows nothing. */
export const someLines = z.overwrite<string>((text) =>
  anythingSeen.test(text) ? text.replace(/\r\n?/g, '\n').replace(controls, '') : '',
);
