/** @jest-environment jsdom */

import { DARK } from '@aldergate/ui'
import type { ChartPalette } from '@aldergate/ui/data'
import type { ApexOptions } from 'apexcharts'
import { DRAWINGS } from './drawing'
import type { ChartKind, ChartModel } from './model'

const KINDS = Object.keys(DRAWINGS) as ChartKind[]

const MODEL: ChartModel = {
  categories: ['<b>Jan</b>', 'Feb'],
  series: [{ name: 'A & B', values: [10, null] }],
  max: undefined,
  isSigned: false,
  height: 280,
  palette: DARK as ChartPalette,
  write: (value) => `${value} GBP`,
  writeTick: String,
}

describe.each(KINDS)('a %s', (kind) => {
  const { options } = DRAWINGS[kind](MODEL)

  it('moves nothing, and has no tools and no legend of the library’s', () => {
    expect(options.chart?.animations?.enabled).toBe(false)
    expect(options.chart?.toolbar?.show).toBe(false)
    expect(options.legend?.show).toBe(false)
  })

  it('keeps names texts, where the library would write HTML', () => {
    const x = options.tooltip?.x?.formatter
    const { title, formatter } = [options.tooltip?.y].flat()[0] ?? {}

    expect(x?.(1, { dataPointIndex: 0 })).toBe('&lt;b&gt;Jan&lt;/b&gt;')
    expect(title?.formatter?.('A & "B"')).toBe('A &amp; &quot;B&quot;')
    expect(formatter?.(12)).toBe('12 GBP')
  })

  it('looks new to the library each time, even if only its functions are', () => {
    expect(JSON.stringify(options)).not.toBe(JSON.stringify(options))
  })
})

it('lets the axis end where it is specified, and begin below zero only for a loss', () => {
  const yaxis = (model: Partial<ChartModel>) => DRAWINGS.bar({ ...MODEL, ...model }).options.yaxis

  expect(yaxis({ max: 50 })).toMatchObject({ min: 0, max: 50 })
  expect(yaxis({ max: 50, series: [{ name: 'A', values: [-10, 20] }] })).not.toHaveProperty('min')
  expect(yaxis({})).not.toHaveProperty('max')
})

it('breaks the names below bars into lines, no wider than the bars that they name', () => {
  const categories = ['Realised P/L, before fees', 'Fees']
  const { labels } = DRAWINGS.bar({ ...MODEL, categories }).options.xaxis ?? {}
  const lines = (svgWidth: number) =>
    categories.map((name) => labels?.formatter?.(name, undefined, { w: { globals: { svgWidth } } }))

  expect(lines(1_000)).toEqual([['Realised P/L, before fees'], ['Fees']])
  expect(lines(260)).toEqual([['Realised P/L,', 'before fees'], ['Fees']])
  // The tooltip of a bar calls it without the drawing.
  expect(labels?.formatter?.('Fees')).toBe('Fees')
})

it('leaves out names that overlap where bars are many, as days are, and names every one of a few', () => {
  const hides = (count: number) => {
    const categories = Array.from({ length: count }, (_, index) => `${index + 1} Nov 2026`)
    return DRAWINGS.bar({ ...MODEL, categories }).options.xaxis?.labels?.hideOverlappingLabels
  }

  expect(hides(4)).toBe(false)
  expect(hides(30)).toBe(true)
})

describe('bars of which a name is longer than their place', () => {
  const bars = (width: number, ...categories: string[]) => {
    window.innerWidth = width
    return DRAWINGS.bar({ ...MODEL, categories, max: 300 }).options
  }
  const isLying = (options: ApexOptions) => options.plotOptions?.bar?.horizontal
  const streams = ['Subscriptions', 'API', 'White-label', 'Commissions', 'Signals', 'Bots']

  it('lie on a phone, with their names beside them and the values from left to right', () => {
    const { plotOptions, xaxis, yaxis } = bars(390, ...streams)

    expect(isLying({ plotOptions })).toBe(true)
    expect(xaxis).toMatchObject({ min: 0, max: 300 })
    expect(xaxis?.labels?.formatter?.('60')).toBe('60')
    expect(yaxis).not.toHaveProperty('max')
  })

  it('stand on a wide screen, and so do bars whose names are short or many', () => {
    const days = Array.from({ length: 30 }, (_, index) => `${index + 1} November 2026`)

    expect(isLying(bars(1440, ...streams))).toBe(false)
    expect(isLying(bars(390, 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'))).toBe(false)
    expect(isLying(bars(390, ...days))).toBe(false)
  })
})

describe('a radar', () => {
  const categories = [
    'Sharpe ratio',
    'Sortino ratio',
    'Alpha',
    'Volatility',
    'Max drawdown',
    'Beta',
  ]
  const radar = (width: number) => {
    window.innerWidth = width
    return DRAWINGS.radar({ ...MODEL, categories }).options
  }
  const size = (width: number) => Number(radar(width).plotOptions?.radar?.size)
  const names = (width: number) =>
    categories.map((name) => radar(width).xaxis?.labels?.formatter?.(name))

  it('is as large as its height lets it, and on a phone as the names beside it do', () => {
    expect(size(1440)).toBe(0.4 * MODEL.height)
    expect(size(390)).toBeLessThan(0.4 * MODEL.height)
    expect(size(320)).toBeLessThan(size(390))
  })

  it('breaks the names beside it on a phone, and not those above and below', () => {
    expect(names(1440)).toEqual(categories)
    expect(names(390)).toEqual([
      'Sharpe ratio',
      ['Sortino', 'ratio'],
      ['Alpha'],
      'Volatility',
      ['Max', 'drawdown'],
      ['Beta'],
    ])
  })
})

it('names only the ends of a line on a phone, unless its names are short', () => {
  const shown = (categories: string[], width: number) => {
    window.innerWidth = width
    const axis = DRAWINGS.line({ ...MODEL, categories }).options.xaxis
    return categories.map((name) => axis?.labels?.formatter?.(name))
  }
  const days = ['25 Oct 2026', '26 Oct 2026', '27 Oct 2026']

  expect(shown(days, 390)).toEqual(['25 Oct 2026', '', '27 Oct 2026'])
  expect(shown(days, 1440)).toEqual(days)
  expect(shown(['2024', '2025', '2026'], 390)).toEqual(['2024', '2025', '2026'])
})
