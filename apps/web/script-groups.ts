import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What travels together as one file of script: packages from npm, and our own files without their endings. */
type ScriptGroup = {
  name: string;
  priority: number;
  packages?: readonly string[];
  files?: readonly string[];
  /** All that is in these, beside what is named in `except`. */
  folders?: readonly string[];
  except?: readonly string[];
};

/** Files of a folder by their names, listed or in one text. */
const under = (folder: string, names: string | readonly string[]): string[] =>
  (typeof names === 'string' ? names.split(' ') : names).map((name) => `${folder}/${name}`);

/** What tools of one country share, as a file in its folder says: `packages/tools/src/my-country/script-groups.json`. */
type OfCountry = {
  /** What most of its calculators count with. */
  calculators: readonly string[];
  /** What its applications ask and check alike: a form brings no words of another country. */
  applications: { folders: readonly string[]; files: readonly string[] };
  /** What its documents ask alike. */
  documents: readonly string[];
  /** What fields of companies take from its folder of the law. */
  companies: readonly string[];
};

const tools = path.resolve(import.meta.dirname, '../../packages/tools/src');
const countries = globSync('*/script-groups.json', { cwd: tools })
  .sort()
  .map((file): OfCountry & { code: string } => ({
    code: path.dirname(file),
    ...JSON.parse(readFileSync(path.join(tools, file), 'utf8')),
  }));

const calculatorsOf = ({ code, calculators }: (typeof countries)[number]): ScriptGroup => ({
  name: `calculators-${code}`,
  priority: 0,
  files: [
    `packages/law/${code}/rules-by-day`,
    `packages/tools/src/calculators/${code}/calculators`,
    ...under(`packages/tools/src/${code}`, calculators),
  ],
});

const documentsOf = ({ code, documents }: (typeof countries)[number]): ScriptGroup => ({
  name: `documents-${code}`,
  priority: 0,
  files: under(`packages/tools/src/documents/${code}`, ['document-forms', ...documents]),
});

const questionsOf = ({ code, applications }: (typeof countries)[number]): ScriptGroup => ({
  name: `questions-${code}`,
  priority: 0,
  folders: under(`packages/tools/src/forms/applications/${code}`, applications.folders),
  files: under(`packages/tools/src/forms/applications/${code}`, ['applications', ...applications.files]),
});

/**
 * The groups, by what a page may have of them without bringing the rest. What a group needs comes along with it, unless a
 * group of a higher priority has it.
 */
export const groupedFiles: readonly ScriptGroup[] = [
  // What a page without a form looks up too: whether something was kept here before.
  {
    name: 'kept',
    priority: 5,
    files: under('apps/web/src', 'applications/opened-file form/browser-store'),
  },
  // What every form needs; a request for help must not bring the law for it.
  {
    name: 'base',
    priority: 5,
    packages: ['react', 'zod'],
    files: [
      ...under(
        'packages/ui/src',
        'button details field format-date icon notice radio-group select-field text-field',
      ),
      ...under('packages/law', 'dates currency'),
      ...under(
        'packages/tools/src/form',
        'conditional-fields from-post schema field-texts unknown-answer wire-names kinds/amount kinds/choice kinds/number kinds/yes-no',
      ),
      ...under(
        'apps/web/src/form',
        'choice-field field-components form-fields form-state rows single-line-field use-form-validation use-form options-with-unknown yes-no-field',
      ),
      ...under('apps/web/src', 'client/today current-day'),
    ],
  },
  // What a request for help needs beside that, and what nearly every other form needs.
  {
    name: 'requests',
    priority: 4,
    files: [
      ...under('packages/ui/src', 'error-summary text-area'),
      ...under(
        'packages/tools/src',
        'form/answer-lines form/clean-text form/country-codes form/erase-personal form/kinds/email form/kinds/file form/kinds/long-text form/kinds/nationality form/kinds/person-name form/kinds/phone form/kinds/search form/kinds/text form/kinds/uploads forms/contact-messages',
      ),
      ...under(
        'apps/web/src',
        'client/http contact/use-choices form/honeypot form/long-text-field form/seconds-to-wait form/send-form form/server-errors-by-path form/use-sending intake/form-version intake/spam-checks profile/profile-name profile/profile-offer',
      ),
    ],
  },
  // Days and rows, which some calculators ask for too, and numbers of companies.
  { name: 'days', priority: 4, files: under('packages/tools/src/form/kinds', 'day rows') },
  {
    name: 'companies',
    priority: 4,
    files: [
      'packages/law/eight-digits',
      ...countries.flatMap(({ code, companies }) => under(`packages/law/${code}`, companies)),
      'packages/tools/src/form/kinds/company-number',
    ],
  },
  // What is kept while somebody fills it in, and saved: an invoice, documents, applications.
  {
    name: 'drafts',
    priority: 3,
    files: [
      ...under('packages/tools/src', 'form/draft form/kinds/code form/kinds/country form/kinds/group'),
      ...under('apps/web/src', 'form/country-field form/use-draft form/use-persisted-text tools/save-file'),
    ],
  },
  // How documents and applications ask: by rows and groups of fields, with answers that are not known yet.
  {
    name: 'long-forms',
    priority: 2,
    files: [
      ...under('packages/tools/src/form', 'required-when steps'),
      ...under(
        'apps/web/src/form',
        'choices-field group-field headed-by long-text-or-unknown rows-field single-line-or-unknown tick-field unknown-box unknown-notes',
      ),
    ],
  },
  // Files that are sent along.
  {
    name: 'uploads',
    priority: 1,
    files: under(
      'apps/web/src/form',
      'all-field-components file-control file-field search-field send-upload upload-field use-uploads',
    ),
  },
  // What every application needs, but for the forms of editors, whose questions come with the page.
  {
    name: 'applications',
    priority: 0,
    folders: ['apps/web/src/applications'],
    except: under('apps/web/src/applications', 'defined-application-island form-start-page resume'),
    files: [
      ...under('packages/tools/src/form', 'asked-steps labelled-text uploads-in kinds/consent'),
      ...under('packages/tools/src/forms/applications', 'application-form pages/contact'),
      ...under('apps/web/src/official-forms', 'official-form-address paper-download use-paper-download'),
      'packages/ui/src/container',
    ],
  },
  // What applications ask about a person, wherever they go: each asks for most of it.
  {
    name: 'questions',
    priority: 0,
    folders: ['packages/tools/src/forms/applications/fields'],
    files: under(
      'packages/tools/src/forms',
      'free-movement-states applications/citizenships applications/day-order-faults applications/expired-passport applications/pages/papers applications/pages/passport applications/pages/name-and-birth',
    ),
  },
  // What the applications and the documents of one country share.
  ...countries.flatMap((country) => [questionsOf(country), documentsOf(country)]),
  // What an invoice counts with too, which brings no law.
  {
    name: 'exact',
    priority: 4,
    packages: ['big.js'],
    files: [...under('packages/law', 'exact result format-exact'), 'apps/web/src/today'],
  },
  // What every calculator needs, of whichever country.
  {
    name: 'calculators',
    priority: 1,
    files: [
      ...under('packages/law', 'brief-citation carried-over-figures law-on rounding rule step term working'),
      'packages/tools/src/form/share-link',
      'packages/ui/src/format-value',
      ...under(
        'packages/tools/src/calculator',
        'calculate calculator calculator-answers changes output year-field',
      ),
      ...under(
        'apps/web/src/tools/calculators',
        'headline cited-rule labels is-trivial-formula format-output step-explanation charts/chart-key charts/chart-colours charts/split-chart',
      ),
      'packages/tools/src/calculators/bring-calculator',
    ],
  },
  // What calculators of one country share: its law, the list of them, what most of them count with.
  ...countries.map(calculatorsOf),
];

const isOf = ({ packages = [], files = [], folders = [], except = [] }: ScriptGroup) => {
  const named = [
    ...packages.map((name) => `/node_modules/${name}/`),
    ...files.map((file) => `/${file}.`),
    ...folders.map((folder) => `/${folder}/`),
  ];
  return (id: string): boolean =>
    named.some((part) => id.includes(part)) && !except.some((file) => id.includes(`/${file}.`));
};

/** How the bundler groups scripts. */
export const scriptGroups = [
  // Scripts of plain pages need it too, and must not bring the rest for it.
  { name: 'preload-helper', test: /vite\/preload-helper/, priority: 6 },
  ...groupedFiles.map((group) => ({ name: group.name, priority: group.priority, test: isOf(group) })),
];
