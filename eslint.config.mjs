import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import importX from 'eslint-plugin-import-x'
import a11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import typescript from 'typescript-eslint'
import {
  DELIVERY_LAYERS,
  HOST_LAYERS,
  PACKAGES_BELOW,
  PRICE_CHART_BELOW,
} from './eslint/layers.mjs'

/** Remotes are found by folder and never listed, so that a new one is under the same rules. */
const REMOTES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'))
const ROOMS = ['host', ...REMOTES, 'delivery', 'e2e']

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js']

const NO_FORM_EVENT = {
  regex: '^react$',
  importNames: ['FormEvent', 'FormEventHandler'],
  message:
    'There is no such event: a form is sent with a SubmitEvent, and typing is an InputEvent.',
}

/** The import rule of a workspace: the forbidden imports, and what to do instead. */
function forbid(patterns) {
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [...patterns, NO_FORM_EVENT] },
    ],
  }
}

/** Matches a workspace by its package name, and by a relative path into its folder. */
function rooms(names) {
  return `^@aldergate/(${names.join('|')})(/|$)|^(\\.\\./)+(${names.join('|')})/`
}

/** Matches relative imports of these folders from other folders of the same workspace. */
function above(folders) {
  return `^(\\.\\./)+(${folders.join('|')})/`
}

const ROUTER_IS_OURS = {
  group: ['react-router', 'react-router-dom', 'react-router-dom/*'],
  message: 'Import from @aldergate/platform: the router is shared through that one module.',
}

const ATOM_TOOLS_ARE_OURS = {
  group: ['jotai/utils', 'jotai/vanilla/utils', 'jotai/react/utils'],
  message:
    'Import from @aldergate/platform, which brings the tools that are used, not all of them.',
}

const NO_DEEP_SHARED = {
  regex: '^(\\.\\./)+shared/',
  message: 'Import a package of shared by its name, or two copies of it are bundled.',
}

const NO_NODE = {
  regex: '^@aldergate/build(/|$)|^node:',
  message: 'This code runs in the browser: Node and the build stay in *.config.mjs and delivery.',
}

/** Permitted imports by the kind of file: Component -> use -> atoms -> plain -> data. */
const COMPONENT = '^\\.{1,2}/(.*/)?[A-Z][A-Za-z]*$'
const HOOK = '^\\.{1,2}/(.*/)?use[A-Z]'
const ATOMS = '\\.atoms$'
const TEXTS = {
  regex: '^\\.{1,2}/(.*/)?texts$',
  allowImportNames: ['textsIn'],
  allowTypeImports: true,
  message: 'Texts come by a hook; what is no part of React asks for textsIn.',
}
const LAYERS = [
  {
    files: 'use[A-Z]*.ts',
    below: [
      {
        regex: COMPONENT,
        caseSensitive: true,
        message: 'A hook imports atoms and logic: components import it.',
      },
    ],
  },
  {
    files: '*.atoms.ts',
    below: [
      {
        regex: `${COMPONENT}|${HOOK}`,
        allowTypeImports: true,
        caseSensitive: true,
        message: 'Atoms import logic and data: hooks and components import them.',
      },
      TEXTS,
    ],
  },
  {
    files: '!(use[A-Z]*|*.atoms|*.data|*.test|texts*).ts',
    below: [
      {
        regex: `${COMPONENT}|${HOOK}|${ATOMS}|^(react|react-dom|jotai|styled-components)(/|$)`,
        allowTypeImports: true,
        caseSensitive: true,
        message: 'A plain .ts file is pure: it takes what it needs as parameters.',
      },
      TEXTS,
    ],
  },
  {
    files: '*.data.ts',
    below: [
      {
        regex: `${COMPONENT}|${HOOK}|${ATOMS}|^(react|react-dom|jotai|styled-components)(/|$)|^\\.{1,2}/(?!.*\\.data$)`,
        allowTypeImports: true,
        caseSensitive: true,
        message: 'Data imports only types and other data.',
      },
    ],
  },
]

function foldersIn(path) {
  return readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function isPage(path) {
  const files = readdirSync(join(import.meta.dirname, path), { recursive: true })
  return files.some((file) => file.endsWith('Page.tsx'))
}

/**
 * The import zones of a remote: a page imports no other page, and code that several pages share imports none of them.
 */
function pageZones(remote) {
  const folders = foldersIn(`${remote}/src`)
  const pages = folders.filter((folder) => isPage(`${remote}/src/${folder}`))
  return folders.flatMap((folder) => {
    const others = pages.filter((page) => page !== folder)
    return others.map((page) => ({
      target: `./${remote}/src/${folder}`,
      from: `./${remote}/src/${page}`,
      message: 'A page is known to no other folder: move what two share to a folder beside them.',
    }))
  })
}

const PANELS = './mfe-dashboard/src/panels'
const FACTS = ['./panel.ts', './panels.data.ts']

/**
 * The import zones of panels: a panel may import the data of all panels, but no other panel's code; nor may code that
 * panels share.
 */
const PANEL_ZONES = [
  ...foldersIn(PANELS).map((panel) => ({
    target: `${PANELS}/${panel}`,
    from: PANELS,
    except: [...FACTS, `./${panel}`],
    message: 'A panel is known to no other panel: move what two share to src/parts.',
  })),
  ...foldersIn('mfe-dashboard/src')
    .filter((folder) => !['panels', 'dashboard'].includes(folder))
    .map((folder) => ({
      target: `./mfe-dashboard/src/${folder}`,
      from: PANELS,
      except: FACTS,
      message: 'What panels share knows the facts of panels only.',
    })),
]

const ZONES = [...REMOTES.flatMap(pageZones), ...PANEL_ZONES]

/** Returns the imports that are forbidden in all of a remote. */
function remoteBorders(name) {
  return [
    {
      regex: rooms(ROOMS.filter((room) => room !== name)),
      message: 'A remote imports shared and itself: move what two remotes use to shared.',
    },
    ROUTER_IS_OURS,
    ATOM_TOOLS_ARE_OURS,
    NO_DEEP_SHARED,
    NO_NODE,
  ]
}

const HOST_BORDERS = [
  {
    regex: rooms(ROOMS.filter((room) => room !== 'host')),
    message: 'The host imports shared only: remotes come at run time, through the registry.',
  },
  ROUTER_IS_OURS,
  ATOM_TOOLS_ARE_OURS,
  NO_DEEP_SHARED,
  NO_NODE,
]

/** Packages that tests may import additionally. */
const FOR_TESTS = ['testing', 'keeping']

/** Entries that each build bundles, by their folder in a package. */
const BUNDLED = [
  ['ui', 'fields'],
  ['ui', 'saving'],
  ['charts', 'indicators'],
  ['charts', 'live'],
  ['charts', 'tickers'],
]

const DELIVERY_BORDERS = [
  {
    regex: `${rooms(ROOMS.filter((room) => room !== 'delivery'))}|^@aldergate/(?!delivery|contract|build)`,
    message: 'Delivery imports the contract and the build only.',
  },
  NO_DEEP_SHARED,
]

const PACKAGE_BY_ITS_NAME = {
  regex: '^\\.\\./',
  message:
    'What each build bundles takes its own package by its name, or a spare copy of it comes along.',
}

function packageBorders(name, below) {
  return [
    { regex: rooms(ROOMS), message: 'Shared imports no workspace.' },
    {
      regex: `^@aldergate/(?!(${below.join('|') || '-'})(/|$))`,
      message: `${name} imports ${below.join(', ') || 'no other package'}, and itself by relative paths.`,
    },
    {
      regex: `^(\\.\\./)+(${Object.keys(PACKAGES_BELOW).join('|')})/src/`,
      message: 'Import a package by its name, or two copies of it are bundled.',
    },
    ROUTER_IS_OURS,
    ATOM_TOOLS_ARE_OURS,
    NO_NODE,
  ]
}

const PRICE_CHART_ORDER =
  'A folder of the price chart imports from those that PRICE_CHART_BELOW names for it.'

const PLAIN_MODEL = {
  regex: '^(react|react-dom|jotai|styled-components|lightweight-charts)(/|$)',
  message: 'The model of the price chart is plain: it takes what it needs as parameters.',
}

/**
 * The import limits of a folder of the price chart. Code around the drawing is passed in, and only its types are
 * imported.
 */
function priceChartBorders(folder, below) {
  return [
    ...packageBorders('charts', PACKAGES_BELOW.charts),
    {
      regex: `^\\.\\./(?!(${[...below, 'drawing'].join('|')})(/|$))`,
      message: PRICE_CHART_ORDER,
    },
    {
      regex: '^\\.\\./drawing/',
      allowTypeImports: folder === 'around',
      message: PRICE_CHART_ORDER,
    },
    ...(folder === 'model' ? [PLAIN_MODEL] : []),
  ]
}

/**
 * Returns the rule that every imported package is declared in the nearest `package.json`. `node_modules` also has
 * packages that only others declare: these disappear when nothing else declares them, or when the part becomes a
 * repository of its own.
 */
function declared(options) {
  return {
    'import-x/no-extraneous-dependencies': [
      'error',
      { devDependencies: false, includeTypes: true, includeInternal: true, ...options },
    ],
  }
}

/** Files that are never shipped to users. */
const FOR_DEVELOPMENT = [
  '*.mjs',
  '*/webpack.config.mjs',
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'shared/build/jest/**',
  'delivery/src/rules/**',
  'e2e/**',
]

/** The folders with the test tools. */
const TOOLS = [import.meta.dirname, join(import.meta.dirname, 'shared/build')]

const TEXT_OF_THE_CATALOGUE = {
  selector: `JSXAttribute[name.name=/^(aria-label|aria-description|alt|placeholder|title|label|heading|hint|text)$/] > Literal[value=/./]`,
  message: "What the user reads or hears comes from the workspace's catalogue.",
}

const READ_AT_ONCE = {
  selector: `:matches(CallExpression[callee.property.name=/^(evaluateAll|allInnerTexts|allTextContents)$/], CallExpression[callee.property.name=/^(all|count)$/][arguments.length=0])[callee.object.type!='AwaitExpression']:not(CallExpression[callee.property.name=/^(poll|toPass)$/] *)`,
  message:
    'It reads what stands at this moment, be it nothing: read from (await stood(many)), or poll.',
}

export default typescript.config(
  { ignores: ['**/dist/**', '**/*.d.arb.ts', '.aldergate/**', 'e2e/results/**', 'coverage/**'] },
  js.configs.recommended,
  typescript.configs.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      // The limits between packages already exclude cycles, so this finds those within a package.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: ZONES }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type X }` still loads the module: only `import type` does not.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      ...declared(),
    },
    settings: {
      // Without these extensions, the cycle rule silently ignores TypeScript.
      'import-x/extensions': EXTENSIONS,
      'import-x/resolver': { node: { extensions: EXTENSIONS } },
    },
  },
  { files: FOR_DEVELOPMENT, rules: declared({ devDependencies: true, packageDir: TOOLS }) },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { react },
    extends: [a11y.flatConfigs.strict, hooks.configs.flat['recommended-latest']],
    rules: {
      'react/jsx-no-literals': 'error',
      'no-restricted-syntax': ['error', TEXT_OF_THE_CATALOGUE],
      'react/jsx-no-target-blank': 'error',
    },
    settings: { react: { version: '19.3' } },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'host/src/workbench/**'],
    rules: { 'react/jsx-no-literals': 'off', 'no-restricted-syntax': 'off' },
  },
  { files: ['e2e/**', 'delivery/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['e2e/**'],
    ignores: ['e2e/quality/**'],
    rules: { 'no-restricted-syntax': ['error', READ_AT_ONCE] },
  },

  ...REMOTES.flatMap((name) => [
    { files: [`${name}/**/*.{ts,tsx}`], rules: forbid(remoteBorders(name)) },
    ...LAYERS.map(({ files, below }) => ({
      files: [`${name}/src/**/${files}`],
      rules: forbid([...remoteBorders(name), ...below]),
    })),
  ]),
  { files: ['host/**/*.{ts,tsx}'], rules: forbid(HOST_BORDERS) },
  ...HOST_LAYERS.flatMap((folder, place) => {
    const borders = [
      ...HOST_BORDERS,
      {
        regex: above([...HOST_LAYERS.slice(place + 1), 'testing']),
        message: 'A folder of the host imports from those below it (HOST_LAYERS).',
      },
    ]
    const layers = [{ files: '*.{ts,tsx}', below: [] }, ...LAYERS]
    return layers.map(({ files, below }) => ({
      files: [`host/src/${folder}/**/${files}`],
      ignores: ['**/*.test.{ts,tsx}'],
      rules: forbid([...borders, ...below]),
    }))
  }),
  { files: ['delivery/**/*.ts'], rules: forbid(DELIVERY_BORDERS) },
  ...DELIVERY_LAYERS.map((folder, place) => ({
    files: [`delivery/src/${folder}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: forbid([
      ...DELIVERY_BORDERS,
      {
        regex: above([...DELIVERY_LAYERS.slice(place + 1), 'rules', 'testing']),
        message: 'A folder of delivery imports from those below it (DELIVERY_LAYERS).',
      },
    ]),
  })),
  {
    files: ['e2e/**/*.ts'],
    rules: forbid([
      {
        regex: rooms(ROOMS.filter((room) => !['e2e', 'delivery'].includes(room))),
        message: 'End-to-end tests see the app as a user does: through the browser.',
      },
      NO_DEEP_SHARED,
    ]),
  },
  {
    // The only code that imports host and remotes: the monolith that they are compared with.
    files: ['e2e/bench/monolith/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['shared/testing/src/**/*.{ts,tsx}'],
    rules: forbid([{ regex: rooms(ROOMS), message: 'Shared imports no workspace.' }]),
  },
  ...Object.entries(PACKAGES_BELOW).flatMap(([name, below]) => [
    {
      files: [`shared/${name}/src/**/*.{ts,tsx}`],
      rules: forbid(packageBorders(name, [...below, ...FOR_TESTS])),
    },
    {
      files: [`shared/${name}/src/**/*.{ts,tsx}`],
      ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: forbid(packageBorders(name, below)),
    },
  ]),
  ...BUNDLED.map(([name, folder]) => ({
    files: [`shared/${name}/src/${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: forbid([...packageBorders(name, [...PACKAGES_BELOW[name], name]), PACKAGE_BY_ITS_NAME]),
  })),
  ...Object.entries(PRICE_CHART_BELOW).map(([folder, below]) => ({
    files: [`shared/charts/src/price/${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: forbid(priceChartBorders(folder, below)),
  })),
  {
    files: ['shared/charts/src/price/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: forbid([
      ...packageBorders('charts', PACKAGES_BELOW.charts),
      {
        regex: '^\\./(axis|series|lines)/',
        message: 'The price chart takes its drawing and what stands around it, not their parts.',
      },
    ]),
  },
  {
    // `import { type X }` still loads the library: only `import type` and `import()` do not.
    files: ['shared/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        TEXT_OF_THE_CATALOGUE,
        {
          selector:
            "ImportDeclaration[importKind='value'][source.value=/^(apexcharts|react-apexcharts|jspdf|jspdf-autotable|papaparse)$/]",
          message: 'A heavy library is loaded when it is asked for: write import() or import type.',
        },
        {
          selector: 'ExportNamedDeclaration > ClassDeclaration:has(PrivateIdentifier)',
          message:
            'Such a class is another type in each build, and no two of them fit (decision 12): export an interface.',
        },
      ],
    },
  },
  ...['market', 'ledger', 'files'].map((name) => ({
    files: [`shared/${name}/src/**/*.ts`],
    ignores: ['**/*.test.ts', '**/testing/**', '**/state/**', '**/*.atoms.ts'],
    rules: forbid([
      ...packageBorders(name, PACKAGES_BELOW[name]),
      {
        regex: '^(react|react-dom|jotai|styled-components)(/|$)|/state(/|$)',
        message: 'The engine is pure: it takes the state that it needs as parameters.',
      },
    ]),
  })),
  {
    files: ['shared/platform/src/{router,memory,atomTools}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.data.ts', '{host,shared,mfe-*}/**/*.ts'],
    ignores: [
      '**/use[A-Z]*.ts',
      '**/*.atoms.ts',
      '**/*.test.ts',
      'shared/build/**',
      'shared/{platform,keeping,ui,testing}/src/**',
      'shared/{market,ledger}/src/state/**',
      'host/src/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take a Random parameter.' },
        { object: 'Date', property: 'now', message: 'Take the time as a parameter.' },
      ],
    },
  },
  prettier,
)
