/** @jest-environment jsdom */

import { DARK } from '@aldergate/ui'
import type { ChartPalette } from '@aldergate/ui/data'
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
  share: (percent) => `${percent}%`,
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

it('draws no part of a whole that is negative or missing', () => {
  const series = [{ name: 'Value', values: [-5, null, 7] }]

  expect(DRAWINGS.doughnut({ ...MODEL, series }).series).toEqual([0, 0, 7])
})

it('breaks the names below bars into lines, no wider than the bars that they name', () => {
  const categories = ['Realised P/L, before fees', 'Fees']
  const { labels } = DRAWINGS.bar({ ...MODEL, categories }).options.xaxis ?? {}
  const lines = (svgWidth: number) =>
    categories.map((name) => labels?.formatter?.(name, undefined, { w: { globals: { svgWidth } } }))

  expect(lines(1_000)).toEqual([['Realised P/L, before fees'], ['Fees']])
  expect(lines(260)).toEqual([['Realised P/L,', 'before fees'], ['Fees']])
})

it('leaves out names that overlap where bars are many, as days are, and names every one of a few', () => {
  const hides = (count: number) => {
    const categories = Array.from({ length: count }, (_, index) => `${index + 1} Nov 2026`)
    return DRAWINGS.bar({ ...MODEL, categories }).options.xaxis?.labels?.hideOverlappingLabels
  }

  expect(hides(4)).toBe(false)
  expect(hides(30)).toBe(true)
})

it('draws a radar as large as its height lets it where its names have room, and no larger on a phone', () => {
  const size = (width: number) => {
    window.innerWidth = width
    return DRAWINGS.radar(MODEL).options.plotOptions?.radar?.size
  }

  expect(size(1440)).toBeGreaterThan(0.38 * MODEL.height)
  expect(size(390)).toBeUndefined()
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
