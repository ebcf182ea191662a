/** @jest-environment jsdom */

import { LANGUAGES } from '@aldergate/contract'
import { PERIODS_PER_YEAR } from '@aldergate/market/metrics'
import { renderHook } from '@testing-library/react'
import { remote } from '../../remote.config'
import { KPI_IDS } from './kpis/kpi'
import { textsIn as kpiTextsIn } from './kpis/texts'
import { textsIn, useText } from './texts'
import { TOOL_IDS } from './tools/tool'

it('says the specified texts literally', async () => {
  const { result } = renderHook(() => useText())
  const t = result.current

  expect([t('exportCsv'), t('exportPdf'), t('customiseView'), t('quickActions')]).toEqual([
    'Export as CSV',
    'Export as PDF',
    'Customise View',
    'Quick Actions',
  ])
  expect([t('exportedCsv'), t('exportedPdf')]).toEqual([
    'Data exported as CSV',
    'Data exported as PDF',
  ])
  expect(TOOL_IDS.map((id) => t(id))).toEqual([
    'Risk Calculator',
    'Strategy Backtester',
    'Market Insights',
    'Trade Simulator',
  ])
  expect(t('openTool')).toBe('Open Tool')
  const kpiText = await kpiTextsIn('en')
  expect(kpiText('viewDetails')).toBe('View Details')
})

it('names every figure and tool in every language, and the page, too', async () => {
  const kpiTexts = await Promise.all(LANGUAGES.map(kpiTextsIn))
  const texts = await Promise.all(LANGUAGES.map(textsIn))
  for (const id of KPI_IDS) {
    expect(new Set(kpiTexts.map((t) => t(`${id}.definition`, { hours: 1 }))).size).toBe(
      LANGUAGES.length,
    )
  }
  for (const id of TOOL_IDS) {
    expect(new Set(texts.map((t) => t(id))).size).toBe(LANGUAGES.length)
  }
  const page = remote.pages.find(({ path }) => path === '/analytics')
  expect(Object.keys(page?.title ?? {}).sort()).toEqual([...LANGUAGES].sort())
  expect(Object.keys(page?.description ?? {}).sort()).toEqual([...LANGUAGES].sort())
})

it('writes the hours of a year as each language writes numbers', async () => {
  for (const language of LANGUAGES) {
    const t = await kpiTextsIn(language)
    const hours = PERIODS_PER_YEAR.hourly
    const written = new Intl.NumberFormat(language).format(hours)
    expect(t('perYear.hours', { hours })).toContain(written)
    expect(t('marketVolatility.definition', { hours })).toContain(`√${written}`)
  }
})
