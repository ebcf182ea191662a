import { posix } from 'node:path'

/** The name of a new remote, and the path of its first page. */
export interface NewRemote {
  name: string
  /** The path of its first page, such as `/alerts`. */
  path: string
}

/** Version ranges by package name. */
export type Ranges = Readonly<Record<string, string>>

/** The shared packages that the first page, its test and the build use. */
const SHARED = ['@aldergate/contract', '@aldergate/market', '@aldergate/ui']
const SHARED_FOR_TESTS = ['@aldergate/build', '@aldergate/testing']

/** Libraries of which a page has a single copy: the host's. */
const OF_THE_HOST = ['jotai', 'react']

/**
 * The files of a remote with one page, by their paths in its folder. `ranges` are the host's ranges for its libraries.
 * The title quotes the name, which has no translations yet.
 */
export function remoteFiles({ name, path }: NewRemote, ranges: Ranges): Record<string, string> {
  const last = posix.basename(path)
  const page = `${last.split('-').map(capitalised).join('')}Page`
  const title = capitalised(last.replaceAll('-', ' '))
  const folder = `src${path}`
  return {
    'package.json': json({
      name: `@aldergate/mfe-${name}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      dependencies: {
        ...Object.fromEntries(SHARED.map((each) => [each, '*'])),
        ...Object.fromEntries(OF_THE_HOST.map((each) => [each, ranges[each]])),
      },
      devDependencies: Object.fromEntries(SHARED_FOR_TESTS.map((each) => [each, '*'])),
    }),
    'tsconfig.json': `{ "extends": "../tsconfig.base.json", "include": ["."], "exclude": ["dist", "results"] }\n`,
    'webpack.config.mjs': WEBPACK,
    'remote.config.ts': configuration({ name, path, page, title }),
    [`${folder}/${page}.tsx`]: component(page),
    [`${folder}/${page}.test.tsx`]: test(page),
    [`${folder}/texts.ts`]: TEXTS,
    ...Object.fromEntries(
      Object.entries(MESSAGES).map(([language, { titled, bitcoin }]) => [
        `${folder}/texts/${language}.arb`,
        json({ '@@locale': language, title: titled(title), bitcoin }),
      ]),
    ),
  }
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const MESSAGES = {
  en: {
    titled: (name: string) => `New page: “${name}”`,
    bitcoin: 'Price of bitcoin',
    description: 'The simulated price of bitcoin.',
  },
  es: {
    titled: (name: string) => `Página nueva: «${name}»`,
    bitcoin: 'Precio del bitcoin',
    description: 'El precio simulado del bitcoin.',
  },
  zh: {
    titled: (name: string) => `新页面：“${name}”`,
    bitcoin: 'Bitcoin 价格',
    description: 'Bitcoin 的模拟价格。',
  },
  fr: {
    titled: (name: string) => `Nouvelle page\u00a0: «\u00a0${name}\u00a0»`,
    bitcoin: 'Cours du bitcoin',
    description: 'Le cours simulé du bitcoin.',
  },
}

const WEBPACK = `import { remoteBuild } from '@aldergate/build/remote'
import { remote } from './remote.config.ts'

export default remoteBuild(import.meta.dirname, remote)
`

const TEXTS = `import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)
`

function configuration({ name, path, page, title }: NewRemote & { page: string; title: string }) {
  const rows = Object.entries(MESSAGES)
  const titles = rows.map(([language, { titled }]) => `        ${language}: '${titled(title)}',`)
  const descriptions = rows.map(
    ([language, { description }]) => `        ${language}: '${description}',`,
  )
  return `import type { RemoteConfig } from '@aldergate/contract'

export const remote: RemoteConfig = {
  name: '${name}',
  contract: 1,
  pages: [
    {
      path: '${path}',
      expose: './src${path}/${page}.tsx',
      title: {
${titles.join('\n')}
      },
      description: {
${descriptions.join('\n')}
      },
    },
  ],
}
`
}

function component(page: string): string {
  return `import { quoteAtom } from '@aldergate/market/state'
import { Blank, Page, SimulatedTag, useFormat } from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useText } from './texts'

export default function ${page}() {
  const t = useText()

  return (
    <Page title={t('title')}>
      <Stat label={t('bitcoin')} value={<Price />} tag={<SimulatedTag />} />
    </Page>
  )
}

function Price() {
  return (
    // Drawn into HTML, the page has no price.
    <Suspense fallback={<Blank $digits={7} />}>
      <PriceNow />
    </Suspense>
  )
}

function PriceNow() {
  const format = useFormat()
  const { price } = useAtomValue(quoteAtom('BTC/GBP'))
  return format.money(price)
}
`
}

function test(page: string): string {
  return `import { advance, english, renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import ${page} from './${page}'

const EN = english(__dirname)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it('shows what a bitcoin costs, says that it is simulated, and follows the market', () => {
  renderWithApp(<${page} />)
  const figure = screen.getByRole('group', { name: EN('bitcoin') })
  const before = figure.textContent

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(EN('title'))
  expect(figure).toHaveTextContent(/£[\\d,]+/)
  expect(figure).toHaveTextContent('Simulated data')

  advance(60_000)
  expect(figure.textContent).not.toBe(before)
})
`
}
