import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import importX from 'eslint-plugin-import-x'
import a11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import typescript from 'typescript-eslint'

/** Each remote's folder is found, never listed: a new one is under the same rules. */
const REMOTES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'))
const ROOMS = ['host', ...REMOTES, 'delivery', 'e2e']

/** The rule of imports: what each room must not import, and what to do instead. */
function forbid(patterns) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] }
}

/** Matches a workspace by its package name and by a relative way into its folder. */
function rooms(names) {
  return `^@aldergate/(${names.join('|')})(/|$)|^(\\.\\./)+(${names.join('|')})/`
}

const ROUTER_IS_OURS = {
  group: ['react-router', 'react-router-dom', 'react-router-dom/*'],
  message: 'Import from @aldergate/shared/router: the router is shared through that one module.',
}

const NO_DEEP_SHARED = {
  regex: '^(\\.\\./)+shared/',
  message: 'Import @aldergate/shared/… by its package name, or two copies of it are bundled.',
}

const NO_NODE = {
  regex: '^@aldergate/shared/build/|^node:',
  message: 'This code runs in the browser: Node and the build stay in *.config.mjs and delivery.',
}

/** How the files of a page or panel may import each other: Component -> use -> atoms -> plain -> data. */
const COMPONENT = '^\\.{1,2}/(.*/)?[A-Z][A-Za-z]*$'
const HOOK = '^\\.{1,2}/(.*/)?use[A-Z]|^\\.{1,2}/(.*/)?texts$'
const ATOMS = '\\.atoms$'
const LAYERS = [
  {
    files: 'src/**/use[A-Z]*.ts',
    below: {
      regex: COMPONENT,
      caseSensitive: true,
      message: 'A hook imports atoms and logic: components import it.',
    },
  },
  {
    files: 'src/**/*.atoms.ts',
    below: {
      regex: `${COMPONENT}|${HOOK}`,
      allowTypeImports: true,
      caseSensitive: true,
      message: 'Atoms import logic and data: hooks and components import them.',
    },
  },
  {
    files: 'src/**/!(use[A-Z]*|*.atoms|*.data|*.test|texts*).ts',
    below: {
      regex: `${COMPONENT}|${HOOK}|${ATOMS}|^(react|react-dom|jotai|styled-components)(/|$)`,
      allowTypeImports: true,
      caseSensitive: true,
      message: 'A plain .ts file is pure: it takes what it needs as parameters.',
    },
  },
  {
    files: 'src/**/*.data.ts',
    below: {
      regex: `${COMPONENT}|${HOOK}|${ATOMS}|^(react|react-dom|jotai|styled-components)(/|$)|^\\.{1,2}/(?!.*\\.data$)`,
      allowTypeImports: true,
      caseSensitive: true,
      message: 'Data imports only types and other data.',
    },
  },
]

/** What a remote must not import, wherever in it. */
function remoteBorders(name) {
  return [
    {
      regex: rooms(ROOMS.filter((room) => room !== name)),
      message: 'A remote imports shared and itself: move what two remotes use to shared.',
    },
    ROUTER_IS_OURS,
    NO_DEEP_SHARED,
    NO_NODE,
  ]
}

const TEXT_OF_THE_CATALOGUE = {
  selector: `JSXAttribute[name.name=/^(aria-label|aria-description|alt|placeholder|title|label|heading|hint|text)$/] > Literal[value=/./]`,
  message: "What the user reads or hears comes from the workspace's catalogue.",
}

export default typescript.config(
  { ignores: ['**/dist/**', '.aldergate/**', 'e2e/results/**', 'coverage/**'] },
  js.configs.recommended,
  typescript.configs.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js'] } } },
  },
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

  ...REMOTES.flatMap((name) => [
    { files: [`${name}/**/*.{ts,tsx}`], rules: forbid(remoteBorders(name)) },
    ...LAYERS.map(({ files, below }) => ({
      files: [`${name}/${files}`],
      rules: forbid([...remoteBorders(name), below]),
    })),
  ]),
  {
    files: ['host/**/*.{ts,tsx}'],
    rules: forbid([
      {
        regex: rooms(ROOMS.filter((room) => room !== 'host')),
        message: 'The host imports shared only: remotes come at run time, through the registry.',
      },
      ROUTER_IS_OURS,
      NO_DEEP_SHARED,
      NO_NODE,
    ]),
  },
  {
    files: ['delivery/**/*.ts'],
    rules: forbid([
      {
        regex: `${rooms(ROOMS.filter((room) => room !== 'delivery'))}|^@aldergate/shared/(?!contract|build|paths|brand)`,
        message: 'Delivery imports the contract of shared only.',
      },
      NO_DEEP_SHARED,
    ]),
  },
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
    files: ['shared/src/**/*.{ts,tsx}'],
    rules: forbid([
      { regex: rooms(ROOMS), message: 'Shared imports no workspace.' },
      ROUTER_IS_OURS,
      NO_NODE,
    ]),
  },
  {
    files: ['shared/src/{ui,charts,format,strategy,i18n,theme}/**/*.{ts,tsx}'],
    rules: forbid([
      { regex: rooms(ROOMS), message: 'Shared imports no workspace.' },
      {
        regex: '^(\\.\\./)+(state|router)(/|$)',
        message:
          'Import @aldergate/shared/state/… by its package name: a relative import puts a second copy of the atoms into every remote.',
      },
      ROUTER_IS_OURS,
      NO_NODE,
    ]),
  },
  {
    // `import { type X }` still loads the library: only `import type` and `import()` do not.
    files: ['shared/src/**/*.{ts,tsx}'],
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
      ],
    },
  },
  {
    files: ['shared/src/{market,ledger,alerts,files}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid([
      { regex: rooms(ROOMS), message: 'Shared imports no workspace.' },
      {
        regex:
          '^(react|react-dom|jotai|styled-components)(/|$)|(^(\\.\\./)+|/)(state|ui|charts)(/|$)',
        message: 'The engine is pure: it takes the state that it needs as parameters.',
      },
      ROUTER_IS_OURS,
      NO_NODE,
    ]),
  },
  { files: ['shared/src/router.ts'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
  {
    files: ['**/*.data.ts', '{host,shared,mfe-*}/**/*.ts'],
    ignores: [
      '**/use[A-Z]*.ts',
      '**/*.atoms.ts',
      '**/*.test.ts',
      'shared/src/{state,testing,i18n,ui}/**',
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
