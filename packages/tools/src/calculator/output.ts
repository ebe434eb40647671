import type { Currency } from '@majak/law/currency';
import type { Unit } from '@majak/law/rule';
import type { AnyStep, FactStep, Step } from '@majak/law/working';

type Count = Exclude<Unit, 'yes or no' | 'date' | 'text'>;

/** One value of a result: what it is called, and how it is counted. */
export type Leaf<U extends Unit = Unit> = {
  readonly label: string;
  readonly unit: U;
  /** The words it can be, and how a reader is told; any text where there are none. */
  readonly options?: Readonly<Record<string, string>>;
  /** It can come to nothing. */
  readonly nullable?: true;
  readonly columns?: undefined;
  readonly outputs?: undefined;
};
type Leaves = { readonly [name: string]: Leaf };
/** Rows of values, and one step that explains them. */
export type TableOutput<C extends Leaves = Leaves> = {
  readonly label: string;
  readonly columns: C;
  readonly unit?: undefined;
  readonly options?: undefined;
  readonly outputs?: undefined;
};
/** Outputs under one heading. */
type Group<O = { readonly [name: string]: Output }> = {
  readonly label: string;
  readonly outputs: O;
  readonly unit?: undefined;
  readonly columns?: undefined;
};
/** Some answers do not have it. */
type Optional = { readonly optional?: true };

/** What a calculator answers, as it is declared: forms of it are the page, the CSV and the API. */
export type Output = (Leaf | TableOutput | Group) & Optional;
export type Outputs = { readonly [name: string]: Output };

const leaf =
  <const U extends Unit>(unit: U) =>
  (label: string): Leaf<U> => ({ label, unit });

/** Amounts in a currency. */
export const moneyIn = <const C extends Currency>(currency: C) => leaf(currency);
/** 80 is 80 %. */
export const percent = leaf('percent');
export const count = leaf('count');
export const hours = leaf('hours');
export const days = leaf('days');
/** Yes or no. */
export const decision = leaf('yes or no');
/** A day of the calendar, as YYYY-MM-DD. */
export const date = leaf('date');
export const words = leaf('text');

/** One of a few words: what programs are told, and what a reader is. */
export const oneOf = <const W extends Readonly<Record<string, string>>>(label: string, options: W) => ({
  ...words(label),
  options,
});

export const table = <const C extends Leaves>(label: string, columns: C): TableOutput<C> => ({
  label,
  columns,
});
export const group = <const O extends Outputs>(label: string, outputs: O): Group<O> => ({ label, outputs });

/** A value that can come to nothing: `null`. */
export const orNothing = <const L extends Leaf>(one: L): L & { readonly nullable: true } => ({
  ...one,
  nullable: true,
});
/** An output that some answers do not have. */
export const sometimes = <const O extends Output>(one: O): O & { readonly optional: true } => ({
  ...one,
  optional: true,
});

type FactIn<L extends Leaf> = L extends { options: infer W }
  ? keyof W & string
  : L['unit'] extends 'yes or no'
    ? boolean
    : string;
type ValueIn<L extends Leaf> =
  | (L['unit'] extends Count ? number : FactIn<L>)
  | (L extends { nullable: true } ? null : never);
type RowIn<C extends Leaves> = { readonly [K in keyof C]: ValueIn<C[K]> };

type OptionalIn<O> = { [K in keyof O]: O[K] extends { optional: true } ? K : never }[keyof O];
/** The same names with other values; what is optional may be left out. */
type Named<O, V extends { [K in keyof O]: unknown }> = {
  readonly [K in Exclude<keyof O, OptionalIn<O>>]: V[K];
} & { readonly [K in OptionalIn<O>]?: V[K] };

type StepFor<V> =
  | ([Extract<V, number>] extends [never] ? never : Step)
  | ([Exclude<V, number>] extends [never] ? never : FactStep<Extract<V, string | boolean | null>>);

/** Rows of plain values, and the step that explains them. */
export type Table<R = Readonly<Record<string, number | string | boolean | null>>> = {
  readonly explained: AnyStep;
  readonly rows: readonly R[];
};

/** What `compute` gives for declared outputs: a step for each, a table's rows, a group's own. */
export type StepsOf<O> = Named<O, { [K in keyof O]: StepsIn<O[K]> }>;
type StepsIn<D> =
  D extends Group<infer O>
    ? StepsOf<O>
    : D extends TableOutput<infer C>
      ? Table<RowIn<C>>
      : D extends Leaf
        ? StepFor<ValueIn<D>>
        : never;

/** Declared outputs as plain values, as the API gives them. */
export type PlainOf<O> = Named<O, { [K in keyof O]: PlainIn<O[K]> }>;
type PlainIn<D> =
  D extends Group<infer O>
    ? PlainOf<O>
    : D extends TableOutput<infer C>
      ? readonly RowIn<C>[]
      : D extends Leaf
        ? ValueIn<D>
        : never;

/** Paths of declared outputs: `flatTax.monthly`. */
export type PathOf<O> = {
  [K in keyof O & string]: O[K] extends Group<infer I> ? `${K}.${PathOf<I>}` : K;
}[keyof O & string];

/** An output that holds no others. */
export type Declared = {
  /** `flatTax.monthly`. */
  path: string;
  output: Leaf | TableOutput;
  /** Every result has it. */
  always: boolean;
  /** The heading it stands under; empty where there is none. */
  under: string;
};

/** Every declared output, those of groups in their place. */
export const declaredIn = (
  outputs: Outputs,
  above: Omit<Declared, 'output'> = { path: '', always: true, under: '' },
): Declared[] =>
  Object.entries(outputs).flatMap(([name, output]): Declared[] => {
    const path = above.path + name;
    const always = above.always && !output.optional;
    return output.outputs
      ? declaredIn(output.outputs, { path: `${path}.`, always, under: output.label })
      : [{ ...above, path, always, output }];
  });
