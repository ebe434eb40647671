import fc from 'fast-check';

/** The part of JSON Schema that inputs are described in. */
export type InputSchema = {
  type: 'object' | 'array' | 'number' | 'integer' | 'boolean' | 'string';
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  'x-decimals'?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  format?: string;
  items?: InputSchema;
  properties?: Readonly<Record<string, InputSchema>>;
  required?: readonly string[];
};

export type Row = Record<string, unknown>;

const dayText = (day: Date) => day.toISOString().slice(0, 10);
/** Days people ask about; older and later ones are for the checks of the single calculators. */
const days = fc.date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const fewRows = 5;

/** Decimals that a schema lets through. */
const decimalsOf = (schema: InputSchema) => schema['x-decimals'] ?? 0;

/** Numbers within the range, written with as many decimals as are allowed; small, usual and extreme ones. */
function numberFrom(schema: InputSchema): fc.Arbitrary<number> {
  const { minimum = 0, maximum = 1_000_000_000 } = schema;
  const decimals = decimalsOf(schema);
  const parts = 10 ** decimals;
  const [least, most] = [Math.ceil(minimum * parts), Math.floor(maximum * parts)];
  const usual = Math.max(least, Math.min(most, 3_000_000 * parts));
  return fc
    .oneof(
      fc.integer({ min: least, max: usual }),
      fc.integer({ min: least, max: most }),
      fc.constantFrom(least, most),
    )
    .map((whole) => Number((whole / parts).toFixed(decimals)));
}

/** An object with all that is required, and any of the rest. */
function objectFrom({ properties = {}, required = [] }: InputSchema): fc.Arbitrary<Row> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
}

/** Values that a JSON Schema of an input allows. */
export function fromSchema(schema: InputSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFrom(schema);
    case 'array':
      return fc.array(fromSchema(schema.items ?? { type: 'string' }), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(fewRows, schema.maxItems ?? fewRows),
      });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema.format === 'date'
        ? days.map(dayText)
        : fc
            .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 8 })
            .filter((text) => /\S/.test(text) && text.length <= (schema.maxLength ?? text.length));
    default:
      return numberFrom(schema);
  }
}

/** Requests near one that works: the sample with some of its fields answered otherwise. */
export const nearSample = (schema: InputSchema, sample: Row): fc.Arbitrary<Row> =>
  objectFrom({ ...schema, required: [] }).map((other) => ({ ...sample, ...other }));

/** Values of another type, which no input of this one takes. */
const otherTypes: Readonly<Record<InputSchema['type'], readonly unknown[]>> = {
  number: ['12', true, null, [], {}],
  integer: ['12', 1.5, null, [], {}],
  boolean: ['true', 1, 0, null],
  string: [7, true, null, [], {}],
  array: ['sales', {}, null, 3],
  object: ['row', 3, null],
};

/** Values of the right type that the schema refuses all the same. */
function outOfRange(schema: InputSchema): unknown[] {
  const { minimum, maximum, maxLength, maxItems, minItems, items, format } = schema;
  if (schema.enum) return schema.type === 'string' ? ['nonsense', ''] : [1999, -1];
  if (format === 'date') return ['2026-02-30', '21/11/2026', '2026-1-1', ''];
  const finer = 10 ** -(decimalsOf(schema) + 1);
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e300]),
    ...(schema.type === 'number' ? [Math.max(1, minimum ?? 1) + finer] : []),
    ...(schema.type === 'string' ? ['', '   '] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minItems === undefined ? [] : [[]]),
    // A list of empty rows that is too long is refused for its rows as well.
    ...(maxItems === undefined || items === undefined || maxItems > 200
      ? []
      : [Array(maxItems + 1).fill({})]),
  ];
}

type Broken = { name: string; field: string; body: Row };

/** A request that works, broken in one place at a time: what was done, and the field that has to be named. */
export function brokenFrom(schema: InputSchema, sample: Row, above = ''): Broken[] {
  const { properties = {}, required = [] } = schema;
  const of = Object.entries(properties).flatMap(([name, inside]) => {
    const field = `${above}${name}`;
    const wrong = [...otherTypes[inside.type], ...outOfRange(inside)].map((value) => ({
      name: `${field} is ${JSON.stringify(value).slice(0, 40)}`,
      field,
      body: { ...sample, [name]: value },
    }));
    return [...wrong, ...brokenRows(inside, sample, { name, field })];
  });
  const missing = required.map((name) => {
    const { [name]: _, ...body } = sample;
    return { name: `${above}${name} is missing`, field: `${above}${name}`, body };
  });
  const extra = {
    name: `${above}colour is not known`,
    field: `${above}colour`,
    body: { ...sample, colour: 'blue' },
  };
  return [...of, ...missing, extra];
}

/** The same within the first row of a list. */
function brokenRows({ items }: InputSchema, sample: Row, at: { name: string; field: string }): Broken[] {
  const rows = sample[at.name];
  if (!items || !Array.isArray(rows)) return [];
  const [first, ...others]: Row[] = rows;
  return brokenFrom(items, first ?? {}, `${at.field}.0.`).map(({ body, ...rest }) => ({
    ...rest,
    body: { ...sample, [at.name]: [body, ...others] },
  }));
}
