import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

interface Probe {
  /** The file in which the code would stand. */
  file: string
  code: string
}

/** For each way of crossing a border: an import that lint must not let pass. */
const FORBIDDEN: Record<string, Probe> = {
  'a remote imports another remote by its name': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import '@aldergate/mfe-portfolio/src/holdings'",
  },
  'a remote imports another remote by its folder': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import '../../../mfe-portfolio/src/texts'",
  },
  'a remote imports the host': {
    file: 'mfe-content/src/texts.ts',
    code: "import '@aldergate/host'",
  },
  'a remote reaches into shared by its folder': {
    file: 'mfe-strategy/src/texts.ts',
    code: "import '../../shared/platform/src/session'",
  },
  'a remote imports the router behind our back': {
    file: 'mfe-dashboard/src/texts.ts',
    code: "import 'react-router-dom'",
  },
  'the host imports a remote': {
    file: 'host/src/index.tsx',
    code: "import '@aldergate/mfe-content/remote.config'",
  },
  'shared imports the host': {
    file: 'shared/platform/src/log.ts',
    code: "import '@aldergate/host'",
  },
  'shared imports a remote by its folder': {
    file: 'shared/platform/src/session.ts',
    code: "import '../../../mfe-content/src/texts'",
  },
  'the kit imports the market': {
    file: 'shared/ui/src/Sparkline.tsx',
    code: "import '@aldergate/market'",
  },
  'a package imports one that stands above it': {
    file: 'shared/market/src/state/prices.ts',
    code: "import '@aldergate/ledger'",
  },
  'the pure part of a package imports its state': {
    file: 'shared/market/src/candles.ts',
    code: "import './state/prices'",
  },
  'a package reaches into another by its folder': {
    file: 'shared/ledger/src/order.ts',
    code: "import '../../market/src/pairs'",
  },
  'a package imports itself by its name': {
    file: 'shared/ledger/src/order.ts',
    code: "import '@aldergate/ledger'",
  },
  'browser code imports Node': {
    file: 'mfe-portfolio/src/texts.ts',
    code: "import 'node:fs'",
  },
  'a plain file imports React': {
    file: 'mfe-portfolio/src/portfolio/weights.ts',
    code: "import { useState } from 'react'",
  },
  'a plain file imports atoms': {
    file: 'mfe-portfolio/src/portfolio/weights.ts',
    code: "import { timeframeAtom } from './portfolio.atoms'",
  },
  'atoms import a component': {
    file: 'mfe-portfolio/src/portfolio/portfolio.atoms.ts',
    code: "import { SummaryCards } from './SummaryCards'",
  },
  'a hook imports a component': {
    file: 'mfe-trading/src/news/useNewsUrl.ts',
    code: "import { NewsFilters } from './NewsFilters'",
  },
  'data import logic': {
    file: 'mfe-trading/src/news/articles.data.ts',
    code: "import { matches } from './newsFilter'",
  },
  'delivery imports a remote': {
    file: 'delivery/src/start.ts',
    code: "import '../../mfe-content/remote.config.ts'",
  },
  'delivery imports the state of the app': {
    file: 'delivery/src/start.ts',
    code: "import '@aldergate/platform'",
  },
  'an end-to-end test imports a remote': {
    file: 'e2e/journeys/news.spec.ts',
    code: "import '../../mfe-trading/src/texts'",
  },
}

const ALLOWED: Record<string, Probe> = {
  'a remote imports shared': {
    file: 'mfe-trading/src/texts.ts',
    code: "import '@aldergate/platform'",
  },
  'a package imports one below it': {
    file: 'shared/ledger/src/order.ts',
    code: "import '@aldergate/market'",
  },
  'a test imports what several workspaces use': {
    file: 'shared/ledger/src/order.test.ts',
    code: "import '@aldergate/testing'",
  },
  'a component imports a hook': {
    file: 'mfe-trading/src/news/NewsFilters.tsx',
    code: "import './useNewsUrl'",
  },
  'data import a type of logic': {
    file: 'mfe-trading/src/news/articles.data.ts',
    code: "import type { Article } from './article'\n\nexport const A: Article[] = []",
  },
  'delivery imports the contract': {
    file: 'delivery/src/start.ts',
    code: "import '@aldergate/contract'",
  },
}

const TEXT_IN_JSX: Record<string, Probe> = {
  'text between tags': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: 'export const x = <p>Hello</p>\n',
  },
  'text in a label': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: 'export const x = <nav aria-label="Main" />\n',
  },
}

function lint(probes: Record<string, Probe>): Record<string, string[]> {
  const answers = JSON.parse(
    execFileSync(
      'node',
      [join(__dirname, 'lintProbe.mjs'), JSON.stringify(Object.values(probes))],
      { encoding: 'utf8' },
    ),
  ) as string[][]
  return Object.fromEntries(Object.keys(probes).map((name, at) => [name, answers[at] ?? []]))
}

describe('the lint', () => {
  let found: Record<string, string[]>

  beforeAll(() => {
    found = lint({ ...FORBIDDEN, ...ALLOWED, ...TEXT_IN_JSX })
  }, 60_000)

  it.each(Object.keys(FORBIDDEN))('fails when %s', (name) => {
    expect(found[name]?.join()).toContain('@typescript-eslint/no-restricted-imports')
  })

  it.each(Object.keys(ALLOWED))('passes when %s', (name) => {
    expect(found[name]).toEqual([])
  })

  it.each(Object.keys(TEXT_IN_JSX))('fails on %s', (name) => {
    expect(found[name]?.join()).toMatch(/jsx-no-literals|no-restricted-syntax/)
  })
})
