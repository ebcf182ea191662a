import { LANGUAGES } from '@aldergate/contract'
import { renderHook } from '@testing-library/react'
import { remote } from '../../remote.config'
import { KPI_IDS } from './kpis/kpi'
import { kpiTextsIn } from './kpis/texts'
import { analyticsTextsIn, useText } from './texts'
import { TOOL_IDS } from './tools/tool'

it('says the specified texts literally', () => {
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
  expect(kpiTextsIn('en')('viewDetails')).toBe('View Details')
})

it('names every figure and tool in every language, and the page, too', () => {
  for (const id of KPI_IDS) {
    expect(
      new Set(LANGUAGES.map((language) => kpiTextsIn(language)(`${id}.definition`))).size,
    ).toBe(LANGUAGES.length)
  }
  for (const id of TOOL_IDS) {
    expect(new Set(LANGUAGES.map((language) => analyticsTextsIn(language)(id))).size).toBe(
      LANGUAGES.length,
    )
  }
  const page = remote.pages.find(({ path }) => path === '/analytics')
  expect(Object.keys(page?.title ?? {}).sort()).toEqual([...LANGUAGES].sort())
  expect(Object.keys(page?.description ?? {}).sort()).toEqual([...LANGUAGES].sort())
})
