import * as z from 'zod/mini';

// Not tab, line feed and carriage return, which text is made of; nor the joiners that emoji and Persian need.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Takes out control characters: nobody typed them, PostgreSQL stores no NUL and no mail carries them. */
export const withoutControls = z.overwrite<string>((text) => text.replace(controls, ''));
