import * as z from 'zod/mini';

/** Control characters. Not tab, line feed and carriage return, which text is made of; nor the joiners that emoji and Persian need. */
export const controls = /(?![\t\n\r])\p{Cc}/gu;

/** Takes out control characters: nobody typed them, PostgreSQL stores no NUL and no mail carries them. */
export const withoutControls = z.overwrite<string>((text) => text.replace(controls, ''));
