/** What travels together as one file of script: packages from npm, and our own files without their endings. */
type ScriptGroup = {
  name: string;
  priority: number;
  packages?: readonly string[];
  files: readonly string[];
  /** What the addresses of further files end with. */
  endings?: readonly string[];
};

const under = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name}`);

/** The groups, by what a page may have of them without bringing the rest. */
export const groupedFiles: readonly ScriptGroup[] = [
  // What every form needs; a request for help must not bring the law for it.
  {
    name: 'base',
    priority: 2,
    packages: ['react', 'zod'],
    files: [
      ...under('packages/ui/src', 'button details field icon notice radio-group select-field text-field'),
      ...under('packages/law', 'dates currency'),
      ...under(
        'packages/tools/src/form',
        'conditional-fields from-post schema field-texts unknown-answer wire-names kinds/amount kinds/choice kinds/number kinds/yes-no',
      ),
      ...under(
        'apps/web/src/form',
        'choice-field field-components form-fields form-state rows single-line-field use-form-validation use-form options-with-unknown yes-no-field',
      ),
    ],
  },
  // What an invoice counts with too, which brings no law.
  {
    name: 'exact',
    priority: 1,
    packages: ['big.js'],
    files: [
      ...under('packages/law', 'exact result format-exact'),
      'packages/ui/src/format-date',
      'apps/web/src/today',
    ],
  },
  // What every calculator needs.
  {
    name: 'calculators',
    priority: 0,
    // Of whichever country's law.
    endings: ['/rules-by-day.ts'],
    files: [
      ...under('packages/law', 'brief-citation carried-over-figures law-on rounding rule step term working'),
      'packages/tools/src/form/share-link',
      ...under(
        'packages/tools/src/calculator',
        'calculate calculator calculator-answers changes output year-field',
      ),
      ...under(
        'packages/tools/src/cz',
        'crowns household income-tax payroll-year small-wage tax-outputs wage withholding',
      ),
      ...under(
        'apps/web/src/tools/calculators',
        'headline cited-rule labels is-trivial-formula format-value format-output step-explanation charts/chart-key charts/chart-colours charts/split-chart',
      ),
      'packages/tools/src/calculators/catalogue',
    ],
  },
];

const isOf = ({ packages = [], files, endings = [] }: ScriptGroup) => {
  const named = [...packages.map((name) => `/node_modules/${name}/`), ...files.map((file) => `/${file}.`)];
  return (id: string): boolean =>
    named.some((part) => id.includes(part)) || endings.some((ending) => id.endsWith(ending));
};

/** How the bundler groups scripts. */
export const scriptGroups = [
  // Scripts of plain pages need it too, and must not bring the rest for it.
  { name: 'preload-helper', test: /vite\/preload-helper/, priority: 3 },
  ...groupedFiles.map((group) => ({ name: group.name, priority: group.priority, test: isOf(group) })),
];
