import * as z from 'zod';

/** A switch: on or off. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
/** A port of this machine. */
export const port = z.coerce.number('has to be a port, 1 to 65535').int().min(1).max(65535);
/** A whole number, zero among them. */
export const count = z.coerce.number('has to be a number').int().min(0);
/** Where something is, without a path. */
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** Origins by a name: `name=https://…,name=https://…`. */
export const addresses = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').map((one) => one.split('='))))
  .pipe(z.record(z.string(), origin));
