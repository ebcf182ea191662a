import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../process/root.ts'

interface Probe {
  /** The file that would contain the code. */
  file: string
  code: string
}

/** For each way to violate a boundary: an import that lint has to reject. */
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
  "a remote imports all of jotai's tools": {
    file: 'mfe-dashboard/src/texts.ts',
    code: "import 'jotai/utils'",
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
  'a folder of the host imports from one above it': {
    file: 'host/src/registry/trust.ts',
    code: "import '../composition/composition'",
  },
  'a part of a folder of the host imports from one above it': {
    file: 'host/src/background/alerts/FillWatch.tsx',
    code: "import '../../page/Working'",
  },
  'a folder of the host imports only a type from one above it': {
    file: 'host/src/registry/readRegistry.ts',
    code: "import type { Override } from '../deviation/overrides'\n\nexport type O = Override",
  },
  'the host imports what its tests are made of': {
    file: 'host/src/loading/browserLoader.ts',
    code: "import '../testing/fakeLoader'",
  },
  'a folder of delivery imports from one above it': {
    file: 'delivery/src/store/live.ts',
    code: "import '../promotion/promoteVersions.ts'",
  },
  'delivery imports what its tests are made of': {
    file: 'delivery/src/commands/deliver.ts',
    code: "import '../testing/handmadeBuilds.ts'",
  },
  'a folder of the price chart imports from one above it': {
    file: 'shared/charts/src/price/lines/MovableLine.tsx',
    code: "import '../series/priceLines'",
  },
  'what stands around a drawing imports more of it than a type': {
    file: 'shared/charts/src/price/around/ChartSurface.tsx',
    code: "import '../drawing/usePriceChart'",
  },
  'the price chart imports a part of its drawing': {
    file: 'shared/charts/src/price/PriceChart.tsx',
    code: "import './series/seriesData'",
  },
  'the model of the price chart imports the library': {
    file: 'shared/charts/src/price/model/keys.ts',
    code: "import 'lightweight-charts'",
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
  'what each build bundles imports its package by its folder': {
    file: 'shared/ui/src/fields/SearchField.tsx',
    code: "import '../theme/tokens'",
  },
  'browser code imports Node': {
    file: 'mfe-portfolio/src/texts.ts',
    code: "import 'node:fs'",
  },
  'a plain file imports React': {
    file: 'mfe-portfolio/src/portfolio/weights.ts',
    code: "import { useState } from 'react'",
  },
  'a plain file of the host imports a component': {
    file: 'host/src/deviation/timeTravel.ts',
    code: "import { DeviationNotice } from './parts/DeviationNotice'",
  },
  'a plain file of the host imports React': {
    file: 'host/src/loading/standIns.ts',
    code: "import { useState } from 'react'",
  },
  'a plain file of the host makes atoms': {
    file: 'host/src/registry/trust.ts',
    code: "import { atom } from 'jotai'",
  },
  'a plain file imports the hook of its texts': {
    file: 'host/src/background/tellOfProblem.ts',
    code: "import { useText } from './texts'",
  },
  'a form is sent with an event that there is not': {
    file: 'mfe-content/src/login/LoginForm.tsx',
    code: "import type { FormEvent } from 'react'",
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
    file: 'mfe-trading/src/articles/articles.data.ts',
    code: "import { articlesAt } from './article'",
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
    code: "import '../../mfe-trading/src/news/texts'",
  },
}

/** Forbidden imports between neighbouring folders. The files exist, because these rules resolve imports. */
const NEIGHBOURS: Record<string, Probe> = {
  'a panel imports another panel': {
    file: 'mfe-dashboard/src/panels/overview/OverviewPanel.tsx',
    code: "import '../risk-management/risk'",
  },
  'a panel imports only a type of another panel': {
    file: 'mfe-dashboard/src/panels/overview/OverviewPanel.tsx',
    code: "import type { Risk } from '../risk-management/risk'\n\nexport type R = Risk",
  },
  'a panel imports the page that it stands on': {
    file: 'mfe-dashboard/src/panels/overview/OverviewPanel.tsx',
    code: "import '../../dashboard/PanelGrid'",
  },
  'a panel imports what loads panels': {
    file: 'mfe-dashboard/src/panels/overview/OverviewPanel.tsx',
    code: "import '../loadablePanels'",
  },
  'what panels share imports a panel': {
    file: 'mfe-dashboard/src/parts/Pill.tsx',
    code: "import '../panels/overview/figures'",
  },
  'a page imports another page': {
    file: 'mfe-content/src/guides/GuidesPage.tsx',
    code: "import '../help/entries'",
  },
  'a page of another remote imports its neighbour': {
    file: 'mfe-trading/src/trading-view/latest-news/LatestNews.tsx',
    code: "import '../../news/newsFilter'",
  },
  'what pages share imports a page': {
    file: 'mfe-content/src/reading/Prose.tsx',
    code: "import '../blog/post'",
  },
}

/** Each closes an import cycle with existing files. */
const CYCLES: Record<string, Probe> = {
  'a component imports the one that imports it': {
    file: 'mfe-trading/src/news/ArticleItem.tsx',
    code: "import './ArticleList'",
  },
  'the way back leads over several files': {
    file: 'mfe-trading/src/news/ArticleItem.tsx',
    code: "import './NewsPage'",
  },
  'the way back begins with a lazy import': {
    file: 'mfe-trading/src/news/ArticleItem.tsx',
    code: "export const page = () => import('./NewsPage')",
  },
  'a package of shared goes round in itself': {
    file: 'shared/ledger/src/decimal.ts',
    code: "import './account'",
  },
}

/**
 * Imports that the folder's own `package.json` does not declare. The packages are installed, because others declare
 * them.
 */
const UNDECLARED: Record<string, Probe> = {
  'a remote imports a library of another remote': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import 'sortablejs'",
  },
  'a remote imports only a type of such a library': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import type { Options } from 'sortablejs'\n\nexport type O = Options",
  },
  'a remote loads such a library later': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "export const load = () => import('sortablejs')",
  },
  'a remote imports a tool of the whole project': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import '@testing-library/react'",
  },
  'a remote imports what it declares for tests alone': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import '@aldergate/testing'",
  },
  'a remote imports a package of shared that it does not declare': {
    file: 'mfe-trading/src/news/NewsPage.tsx',
    code: "import '@aldergate/files'",
  },
  'a test of a remote imports a library of another remote': {
    file: 'mfe-trading/src/news/NewsPage.test.tsx',
    code: "import 'sortablejs'",
  },
  'a package of shared imports a library of another one': {
    file: 'shared/contract/src/paths.ts',
    code: "import 'jspdf'",
  },
  'delivery imports a tool of its tests': {
    file: 'delivery/src/start.ts',
    code: "import 'yaml'",
  },
}

const ALLOWED: Record<string, Probe> = {
  'a remote imports shared': {
    file: 'mfe-trading/src/news/texts.ts',
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
  'a test imports a tool of the whole project': {
    file: 'mfe-trading/src/news/NewsPage.test.tsx',
    code: "import '@testing-library/react'",
  },
  'a remote loads later what it declares': {
    file: 'mfe-dashboard/src/dashboard/PanelGrid.tsx',
    code: "export const load = () => import('sortablejs')",
  },
  'a component imports a hook': {
    file: 'mfe-trading/src/news/NewsFilters.tsx',
    code: "import './useNewsUrl'",
  },
  'data import a type of logic': {
    file: 'mfe-trading/src/articles/articles.data.ts',
    code: "import type { Article } from './article'\n\nexport const A: Article[] = []",
  },
  'a type leads back to where it is used': {
    file: 'mfe-trading/src/news/ArticleItem.tsx',
    code: "import type { ArticleList } from './ArticleList'\n\nexport type L = typeof ArticleList",
  },
  'a panel imports the facts of all panels': {
    file: 'mfe-dashboard/src/panels/overview/OverviewPanel.tsx',
    code: "import '../panels.data'",
  },
  'a page imports what pages share': {
    file: 'mfe-content/src/guides/GuidesPage.tsx',
    code: "import '../reading/Document'",
  },
  'a plain file asks for texts outside of React': {
    file: 'host/src/background/tellOfProblem.ts',
    code: "export { textsIn } from './texts'",
  },
  'a folder of the host imports from one below it': {
    file: 'host/src/page/RemotePage.tsx',
    code: "import '../composition/composition'",
  },
  'what stands around a drawing imports a type of it': {
    file: 'shared/charts/src/price/around/ChartSurface.tsx',
    code: "import type { usePriceChart } from '../drawing/usePriceChart'\n\nexport type U = typeof usePriceChart",
  },
  'a folder of the price chart imports what stands beside that': {
    file: 'shared/charts/src/price/drawer/IndicatorDrawer.tsx',
    code: "import '../../indicators'",
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

/** The layers under a name in the ESLint configuration: a list, or a map of each layer to its permitted imports. */
function layersOf(name: string): string[] {
  const config = readFileSync(join(ROOT, 'eslint/layers.mjs'), 'utf8')
  const [, list = ''] = new RegExp(`const ${name} = [[{](.*?)\\n[\\]}]`, 's').exec(config) ?? []
  return Array.from(list.matchAll(/^ {2}'?(\w+)/gm), ([, layer = '']) => layer)
}

function foldersOf(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

it('has a place in the order of layers for each folder of delivery', () => {
  const layers = [...layersOf('DELIVERY_LAYERS'), 'rules', 'testing']
  expect(layers.toSorted()).toEqual(foldersOf('delivery/src').toSorted())
})

it('has a place in the order of layers for each folder of the host', () => {
  const layers = [...layersOf('HOST_LAYERS'), 'testing', 'texts']
  expect(layers.toSorted()).toEqual(foldersOf('host/src').toSorted())
})

it('has a place in the order of layers for each folder of the price chart', () => {
  const layers = [...layersOf('PRICE_CHART_BELOW'), 'texts']
  expect(layers.toSorted()).toEqual(foldersOf('shared/charts/src/price').toSorted())
})

describe('the lint', () => {
  let found: Record<string, string[]>

  beforeAll(() => {
    found = lint({
      ...FORBIDDEN,
      ...NEIGHBOURS,
      ...CYCLES,
      ...UNDECLARED,
      ...ALLOWED,
      ...TEXT_IN_JSX,
    })
  }, 60_000)

  it.each(Object.keys(FORBIDDEN))('fails when %s', (name) => {
    expect(found[name]?.join()).toContain('@typescript-eslint/no-restricted-imports')
  })

  it.each(Object.keys(NEIGHBOURS))('fails when %s', (name) => {
    expect(found[name]?.join()).toContain('import-x/no-restricted-paths')
  })

  it.each(Object.keys(CYCLES))('fails when %s', (name) => {
    expect(found[name]?.join()).toContain('import-x/no-cycle')
  })

  it.each(Object.keys(UNDECLARED))('fails when %s', (name) => {
    expect(found[name]?.join()).toContain('import-x/no-extraneous-dependencies')
  })

  it.each(Object.keys(ALLOWED))('passes when %s', (name) => {
    expect(found[name]).toEqual([])
  })

  it.each(Object.keys(TEXT_IN_JSX))('fails on %s', (name) => {
    expect(found[name]?.join()).toMatch(/jsx-no-literals|no-restricted-syntax/)
  })
})
