/** @jest-environment jsdom */

import { csvText } from '@aldergate/files'
import { DEFAULT_SETTINGS } from '@aldergate/platform'
import { createFormat } from '@aldergate/ui'
import { textsIn as kpiTextsIn } from '../kpis/texts'
import { kpiWriter } from '../kpis/useKpiFormat'
import { textsIn } from '../texts'
import { kpiTable, writtenKpis } from './kpiReport'

const KPIS = [
  { id: 'topMover', value: -3.456, previous: 0, history: [], pair: 'ETH/GBP' },
  { id: 'portfolioValue', value: 101_234.5, previous: 101_234.5, history: [] },
  { id: 'winRate', value: Number.NaN, previous: Number.NaN, history: [] },
  { id: 'sharpe', value: 1.234, previous: 1.2, history: [] },
] as const

it('has a row for each figure in its order, with numbers that a program reads', async () => {
  const text = await csvText(kpiTable(KPIS, await textsIn('en'), await kpiTextsIn('en')))

  expect(text.split('\r\n')).toEqual([
    'Figure,Value,Unit,Trend,Before,Compared with',
    'Top mover (24 h): ETH/GBP,-3.46,%,Down,0,24 hours ago',
    'Portfolio value,101234.5,GBP,Neutral,101234.5,24 hours ago',
    'Win rate,,%,Neutral,,Before the latest closed trade',
    'Sharpe ratio (30 d): annualised (365 days),1.23,,Up,1.2,A day earlier',
  ])
})

it.each([
  ['es', 'Mayor movimiento (24 h): ETH/GBP'],
  ['fr', 'Plus forte variation (24 h)\u00A0: ETH/GBP'],
  ['zh', '最大异动（24 小时）：ETH/GBP'],
] as const)('names the pair of a figure as %s punctuates', async (language, figure) => {
  const { rows } = kpiTable(KPIS, await textsIn(language), await kpiTextsIn(language))
  expect(rows[0]?.[0]).toBe(figure)
})

it('names its columns in the language of the file', async () => {
  const { columns } = kpiTable(KPIS, await textsIn('es'), await kpiTextsIn('es'))
  expect(columns[0]?.header).toBe('Cifra')
})

it('is written on paper as on the screen, with money masked in discreet mode', async () => {
  const written = async (discreet: boolean) => {
    const write = kpiWriter(createFormat({ ...DEFAULT_SETTINGS, discreet }))
    const { rows } = writtenKpis(KPIS, await textsIn('en'), await kpiTextsIn('en'), write)
    return rows.map((row) => [row[1], row[3]])
  }

  expect(await written(false)).toEqual([
    ['−3.46%', '0.00%'],
    ['£101,234.50', '£101,234.50'],
    ['–', '–'],
    ['1.23', '1.20'],
  ])
  expect(await written(true)).toEqual([
    ['−3.46%', '0.00%'],
    ['•••••', '•••••'],
    ['–', '–'],
    ['1.23', '1.20'],
  ])
})
