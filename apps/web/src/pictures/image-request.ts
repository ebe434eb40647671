import * as z from 'zod';

/** The widths a picture is made in; few, so that a page needs few and nobody can ask for all. */
export const widths = [160, 320, 480, 640, 828, 1080, 1280, 1600, 1920, 2400] as const;
export type Width = (typeof widths)[number];
export type Form = 'avif' | 'webp';

const largest: Width = 2400;
const qualityStep = 5;
const widthsInWords = `has to be one of ${widths.join(', ')}`;
const qualityInWords = 'has to be a whole number from 1 to 100';

const asked = z.strictObject({
  // A name, never a path: no address of another host fits, and no way out of the folder.
  url: z
    .string('is missing: /media/ and the name of a picture')
    .regex(/^\/media\/\w[\w.-]*\.(webp|avif|png|jpe?g)$/i, 'has to be /media/ and the name of a picture')
    .transform((url) => url.slice('/media/'.length)),
  width: z
    .string()
    .transform((text) => widths.find((width) => String(width) === text))
    .refine((width) => width !== undefined, widthsInWords)
    .transform((width) => width ?? largest)
    .default(largest),
  quality: z
    .string()
    .regex(/^\d{1,3}$/, qualityInWords)
    .transform(Number)
    .refine((quality) => quality >= 1 && quality <= 100, qualityInWords)
    .transform((quality) => Math.max(1, Math.round(quality / qualityStep)) * qualityStep)
    .default(75),
});

type ImageRequest = { file: string; width: Width; quality: number };
type ImageFault = { field: string; code: string; message: string };

const fault = (field: string, words: string): ImageFault => ({
  field,
  code: 'invalid',
  message: `${field} ${words}`,
});

/**
 * Reads what an address of a picture asks for, or says of each parameter what is wrong with it. One that is unknown or
 * given twice is refused: a cache in front might take another one for the name of the picture than we do.
 */
export function readImageRequest(params: URLSearchParams): ImageRequest | ImageFault[] {
  const names = [...params.keys()];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) return [fault(twice, 'is given twice')];
  const { success, data, error } = asked.safeParse(Object.fromEntries(params));
  if (success) return { file: data.url, width: data.width, quality: data.quality };
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => fault(name, 'is not known: url, width and quality are'))
      : [fault(String(issue.path[0]), issue.message)],
  );
}

/** AVIF for a browser that names it and does not rule it out, WebP for all others. */
export const formFor = (accept: string | null): Form =>
  /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
