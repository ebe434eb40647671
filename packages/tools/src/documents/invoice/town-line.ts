const space = / +/g;
const hardSpace = '\u00A0';

/** A town with its postcode, which no end of a line parts from it, nor the number of its district: `110 00 Praha 1`. */
export function townLine(zip: string, city: string): string {
  const [, name = city, district = ''] = /^(.*?)( \d{1,2})?$/.exec(city) ?? [];
  return [zip.replace(space, hardSpace), `${name}${district.replace(space, hardSpace)}`]
    .filter(Boolean)
    .join(hardSpace);
}
