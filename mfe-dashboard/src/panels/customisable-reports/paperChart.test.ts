/** @jest-environment jsdom */

import { paperChart } from './paperChart'
import type { ReportChart } from './report'

function chart(change: Partial<ReportChart> = {}): ReportChart {
  return {
    kind: 'bar',
    label: 'Turnover',
    categories: ['BTC/GBP', 'ETH/GBP'],
    categoriesLabel: 'Pair',
    series: [
      { name: 'Bought', values: [100, 0] },
      { name: 'Sold', values: [50, -50] },
    ],
    ...change,
  }
}

const write = (value: number) => `£${value}`

/** The bars of the plot, which begins below the legend. */
function barsOf(drawn: ReportChart) {
  return paperChart(drawn, write).bars.filter(({ top }) => top > 20)
}

it('has a bar for each value, as high as it is, from the line of zero up or down', () => {
  const [bought, none, sold, loss] = barsOf(chart())
  const zero = Number(bought?.top) + Number(bought?.height)

  expect(sold?.height).toBeCloseTo(Number(bought?.height) / 2)
  expect(Number(sold?.top) + Number(sold?.height)).toBeCloseTo(zero)
  expect(none?.height).toBe(0)
  expect(loss?.top).toBeCloseTo(zero)
  expect(loss?.height).toBeCloseTo(Number(sold?.height))
  expect([bought?.tint, sold?.tint]).toEqual(['first', 'second'])
})

it('writes what it is, its values, its categories and what its colours are', () => {
  const texts = paperChart(chart(), write).texts.map(({ text }) => text)

  expect(texts).toEqual(
    expect.arrayContaining(['Turnover', 'Bought', 'Sold', 'BTC/GBP', 'ETH/GBP']),
  )
  expect(texts).toEqual(expect.arrayContaining(['£-50', '£0', '£50', '£100']))
})

it('joins the values of a line, and leaves out what is none', () => {
  const values = [1, 2, Number.NaN, 3, 4]
  const drawn = chart({
    kind: 'line',
    categories: values.map(String),
    series: [{ name: 'Profit', values }],
  })
  const { lines } = paperChart(drawn, write)

  expect(lines.filter(({ tint }) => tint === 'first')).toHaveLength(2)
})

it('shows a line of one value as a point', () => {
  const series = [{ name: 'Profit', values: [5] }]
  expect(barsOf(chart({ kind: 'line', categories: ['Today'], series }))).toHaveLength(1)
})

it.each([
  ['bar', 40],
  ['bar', 400],
  ['line', 400],
] as const)('lets no two names of a %s of %d categories touch', (kind, count) => {
  const categories = Array.from({ length: count }, (_, index) => `Category ${index}`)
  const series = [{ name: 'Profit', values: categories.map((_, index) => index) }]
  const { texts, height, width } = paperChart(chart({ kind, categories, series }), write)
  const names = texts.filter(({ text }) => text.startsWith('Category'))

  expect(names.length).toBeGreaterThan(5)
  for (const [index, { text, at, isUpright = false }] of names.entries()) {
    const room = isUpright ? 8 : text.length * 4
    expect((names[index + 1]?.at[0] ?? width) - at[0]).toBeGreaterThanOrEqual(room)
    expect(at[1] + (isUpright ? text.length * 4 : 0)).toBeLessThanOrEqual(height)
  }
})

it('gives Chinese characters the room that they take', () => {
  const categories = Array.from({ length: 30 }, (_, index) => `2026年10月${index + 1}日`)
  const series = [{ name: '利润', values: categories.map((_, index) => index) }]
  const { texts } = paperChart(chart({ kind: 'line', categories, series }), write)
  const names = texts.filter(({ text }) => text.startsWith('2026年'))

  expect(names.length).toBeGreaterThan(3)
  for (const [index, { text, at }] of names.slice(0, -1).entries()) {
    const width = text.replace(/\D/g, '').length * 4 + 3 * 8
    expect((names[index + 1]?.at[0] ?? 0) - at[0]).toBeGreaterThanOrEqual(width)
  }
})

it('stays on the paper, however large its values are', () => {
  const series = [{ name: 'Profit', values: [123_456_789, -987_654_321] }]
  const { lines, width } = paperChart(chart({ series }), (value) => `£${value.toFixed(2)}`)

  for (const { from, to } of lines) {
    expect(from[0]).toBeGreaterThanOrEqual(0)
    expect(to[0]).toBeLessThan(width)
    expect(to[0]).toBeGreaterThan(0)
  }
})
